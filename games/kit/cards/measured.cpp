// Measured moves: writing, reading and telling.
#include "games/kit/cards/measured.h"

#include "games/kit/cards/notation.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <span>
#include <utility>

namespace mk::cards {

namespace {

using SeatRow = Row<Seat, Measured::kMostSeats>;

bool readNumber(std::string_view w, int highest, int& out) {
  const auto [end, error] = std::from_chars(w.data(), w.data() + w.size(), out);
  return error == std::errc() && end == w.data() + w.size() && w.front() != '-' && out <= highest;
}

// The times by seat, -1 where none is told; a false alarm has none: 0.
Checked<std::array<int, Measured::kMostSeats>> readTimes(std::span<const std::string_view> words, int seats,
                                                         const SeatRow* racing, int longest) {
  std::array<int, Measured::kMostSeats> times;
  times.fill(-1);
  for (const std::string_view w : words.subspan(1)) {
    const auto mark = w.find('=');
    int seat = 0, ms = 0;
    const bool ok = readNumber(w.substr(0, mark), seats, seat) && seat >= 1 &&
                    (racing == nullptr ? mark == std::string_view::npos
                                       : mark != std::string_view::npos && readNumber(w.substr(mark + 1), longest, ms));
    if (!ok)
      return refuse(
          {racing == nullptr
               ? MK_TEXT("games", "“%1” is not a seat at this table: write false 4")
               : MK_TEXT("games", "“%1” is not a seat's time of up to 3000 milliseconds: write race 1=640 3=512"),
           {Arg::literal(std::string(w.substr(0, 40)))}});
    int& time = times[at(seat - 1)];
    if (time >= 0) return refuse({MK_TEXT("games", "%1 is named twice."), {Arg::seat(static_cast<Seat>(seat - 1))}});
    if (racing != nullptr && !racing->contains(static_cast<Seat>(seat - 1)))
      return refuse({MK_TEXT("games", "%1 has laid and does not race."), {Arg::seat(static_cast<Seat>(seat - 1))}});
    time = ms;
  }
  return times;
}

Phrase listed(Phrase list, Phrase one) {
  if (list.empty()) return one;
  return {MK_TEXT("games", "%1, %2"), {Arg::phrase(std::move(list)), Arg::phrase(std::move(one))}};
}

} // namespace

std::string measuredText(const Measured& m) {
  std::string out = m.seats.empty() ? "" : m.ms.empty() ? "false" : "race";
  for (std::size_t i = 0; i < m.seats.size(); ++i)
    out += ' ' + std::to_string(m.seats[i] + 1) + (m.ms.empty() ? "" : '=' + std::to_string(m.ms[i]));
  return out;
}

Checked<Measured> readMeasured(std::string_view t, int seats, const SeatRow& racing, int longest) {
  const auto words = wordsOf(t);
  const bool race = !racing.empty();
  if (words.empty() || words.front() != (race ? "race" : "false")) return Refusal{};
  const auto times = readTimes(words, seats, race ? &racing : nullptr, longest);
  if (!times) return Refusal{times.why()};
  Measured m;
  for (Seat k = 0; k < seats; ++k) {
    const int time = (*times)[at(k)];
    if (time < 0 && racing.contains(k))
      return refuse({MK_TEXT("games", "The time of %1 is missing; without a key it is 3000."), {Arg::seat(k)}});
    if (time < 0) continue;
    m.seats.push_back(k);
    if (race) m.ms.push_back(static_cast<std::int16_t>(time));
  }
  if (m.seats.empty()) return refuse(MK_TEXT("games", "A false alarm names the seat that pressed: false 4"));
  return m;
}

SeatRow slowestOf(const Measured& m) {
  SeatRow out;
  for (std::size_t i = 0; i < m.seats.size(); ++i)
    if (m.ms[i] == std::ranges::max(m.ms)) out.push_back(m.seats[i]);
  return out;
}

Phrase seatsNamed(std::span<const Seat> seats) {
  Phrase out;
  for (const Seat s : seats) out = listed(std::move(out), {"%1", {Arg::seat(s)}});
  return out;
}

Phrase raceTold(const Measured& m, int longest) {
  Phrase out;
  for (std::size_t i = 0; i < m.seats.size(); ++i)
    out = listed(std::move(out), m.ms[i] >= longest ? Phrase{MK_TEXT("games", "%1 no key"), {Arg::seat(m.seats[i])}}
                                                    : Phrase{MK_TEXT("games", "%1 %2 ms"),
                                                             {Arg::seat(m.seats[i]), Arg::number(m.ms[i])}});
  return out;
}

} // namespace mk::cards
