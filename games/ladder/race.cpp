// What the races of one piece per player share.
#include "games/ladder/race.h"

#include <algorithm>
#include <charconv>

namespace mk {

int forward(int from, int thrown, int goal, Last last) {
  const int to = from + thrown;
  if (to <= goal) return to;
  switch (last) {
  case Last::Stay:
    return from;
  case Last::Bounce:
    return 2 * goal - to;
  case Last::Pass:
    break;
  }
  return goal;
}

Result standing(std::vector<int> fields, Phrase why) {
  Result r = Result::byScore(std::move(fields), std::move(why));
  r.scores.clear(); // fields are no points
  return r;
}

int numberIn(std::string_view t, int most) {
  int n = 0;
  const auto [end, error] = std::from_chars(t.data(), t.data() + t.size(), n);
  return error == std::errc() && end == t.data() + t.size() && t[0] != '-' && n <= most ? n : -1;
}

Seat seatOf(std::string_view t, int seats) {
  return t.size() == 1 && t[0] >= 'A' && t[0] < 'A' + seats ? static_cast<Seat>(t[0] - 'A') : kNobody;
}

std::string text(const RaceTail& t) {
  std::string out = " " + std::string(t.how) + " " + seatLetter(t.seat);
  if (t.first != 0) out += std::string(" first ") + seatLetter(t.first);
  if (t.round != 1) out += " round " + std::to_string(t.round);
  return out;
}

std::optional<RaceTail> readTail(std::span<const std::string_view> w, int seats,
                                 std::initializer_list<std::string_view> hows, std::string_view ownWord) {
  RaceTail out;
  out.lot = w.size() == 1 && w[0] == "lot";
  if (out.lot) return out;
  if (w.empty() || w.size() % 2 != 0) return std::nullopt;
  for (std::size_t i = 0; i < w.size(); i += 2) {
    const std::string_view word = w[i], value = w[i + 1];
    const Seat seat = seatOf(value, seats);
    const bool opens = i == 0, race = !opens && out.dice.empty();
    if (opens && seat != kNobody && std::ranges::find(hows, word) != hows.end())
      out.how = word, out.seat = seat;
    else if (opens && word == "throw-off")
      out.dice = value;
    else if (race && word == "first" && seat != kNobody)
      out.first = seat;
    else if (!opens && word == "round" && numberIn(value, kRaceRounds + 1) >= 1)
      out.round = numberIn(value, kRaceRounds + 1);
    else if (race && !ownWord.empty() && word == ownWord)
      out.own = value;
    else
      return std::nullopt;
  }
  return out;
}

Permission place(const RaceTail& t, int seats, RaceState& s) {
  s.lot = t.lot;
  s.turn = t.seat;
  s.first = t.first;
  if (t.dice.empty()) {
    s.round = static_cast<std::uint16_t>(t.round);
    return Ok{};
  }
  const auto off = ThrowOff::read(t.dice, t.round, seats);
  if (!off) return Refusal{off.why()};
  s.throwOff = *off;
  return Ok{};
}

std::string faultOf(const RaceState& s, int seats) {
  if (s.turn < 0 || s.turn >= seats || s.first < 0 || s.first >= seats) return "the turn of nobody";
  if (s.round < 1 || s.round > kRaceRounds + 1) return "the round is out of range";
  if (s.die > 6) return "a die that cannot be";
  if (s.isOn() && *std::ranges::max_element(s.field) != 0) return "a piece has left before the race";
  return {};
}

Result stopped(std::vector<int> fields, const char* alone) {
  const bool level = std::ranges::count(fields, *std::ranges::max_element(fields)) > 1;
  return standing(std::move(fields), {level ? MK_TEXT("games", "%1 rounds are over: the leaders are level.") : alone,
                                      {Arg::number(kRaceRounds)}});
}

Phrase tellTooMany(Seat seat, int die, int from, int stop, int goal, Last last, const char* stays) {
  const bool back = from + die > goal && last == Last::Bounce;
  if (!back && stop != from) return {};
  return {back ? MK_TEXT("games", "%1 throws %2, more than is left, and turns back to %3.") : stays,
          {Arg::seat(seat), Arg::number(die), Arg::number(stop)}};
}

OptionSpec lastOption() {
  return {.key = "last",
          .name = MK_TEXT("games", "A throw that goes past the last field"),
          .meaning = MK_TEXT("games", "Decides what happens when a throw is more than is left to the end."),
          .values = {{"stay", MK_TEXT("games", "is not moved")},
                     {"bounce", MK_TEXT("games", "counts the rest backwards")},
                     {"pass", MK_TEXT("games", "is good enough to arrive")}}};
}

Last readLast(const Options& o) {
  if (o.is("last", "stay")) return Last::Stay;
  return o.is("last", "bounce") ? Last::Bounce : Last::Pass;
}

} // namespace mk
