// Takistussõit as text: positions both ways, a ride as it stands in a record.
#include "games/kit/words.h"
#include "games/ladder/steeplechase.h"

namespace mk {

namespace {

Refusal notAPosition(std::string_view t) {
  return refuse({MK_TEXT("games", "“%1” is not a position: write the field of every horse, or out, and who throws, as "
                                  "in A=18 B=out C=5 turn A."),
                 {Arg::literal(std::string(t.substr(0, 60)))}});
}

} // namespace

std::string_view Steeplechase::howItStands(const State& s) const {
  if (riding(s) == 0) return "draw";
  return winner(s) != kNobody ? "win" : "turn";
}

std::string Steeplechase::text(const State& s) const {
  std::string out;
  for (Seat seat = 0; seat < seats_; ++seat)
    out += std::string(seat == 0 ? "" : " ") + seatLetter(seat) + "=" +
           (isOut(s, seat) ? "out" : std::to_string(s.field[seatAt(seat)]));
  if (s.isOn()) return out + " " + Start::text(s);
  const Seat w = winner(s);
  out +=
      mk::text(RaceTail{.how = howItStands(s), .seat = w != kNobody ? w : s.turn, .first = s.first, .round = s.round});
  if (s.misses != 0) out += " miss ";
  for (Seat seat = 0; seat < seats_; ++seat)
    if ((s.misses >> seat & 1) != 0) out += seatLetter(seat);
  return out;
}

bool Steeplechase::readHorse(std::string_view word, Seat seat, State& s) const {
  if (word.size() < 3 || word[0] != seatLetter(seat) || word[1] != '=') return false;
  word.remove_prefix(2);
  if (word == "out") s.out |= static_cast<std::uint8_t>(1 << seat);
  const int field = word == "out" ? kWater : numberIn(word, kGoal);
  s.field[seatAt(seat)] = static_cast<std::uint8_t>(field);
  return field >= 0;
}

bool Steeplechase::readMisses(std::string_view letters, State& s) const {
  for (std::size_t i = 0; i < letters.size(); ++i) {
    const Seat seat = seatOf(letters.substr(i, 1), seats_);
    if (seat == kNobody) return false;
    s.misses |= static_cast<std::uint8_t>(1 << seat);
  }
  return true;
}

Checked<Steeplechase::State> Steeplechase::read(std::string_view t) const {
  const auto w = split(t, ' ');
  const auto n = static_cast<std::size_t>(seats_);
  if (w.size() < n + 1) return notAPosition(t);
  State s;
  for (Seat seat = 0; seat < seats_; ++seat)
    if (!readHorse(w[seatAt(seat)], seat, s)) return notAPosition(t);
  const auto tail = readTail(std::span(w).subspan(n), seats_, {"turn", "win", "draw"}, "miss");
  if (!tail || !readMisses(tail->own.value_or(""), s)) return notAPosition(t);
  if (auto ok = place(*tail, seats_, s); !ok) return Refusal{ok.why()};
  const Seat won = winner(s);
  if (tail->how != howItStands(s) || (won != kNobody && s.turn != won) || !fault(s).empty())
    return refuse(
        {MK_TEXT("games",
                 "“%1” is impossible: check who has won and who may throw, and that no horse can stand on 30 or 40."),
         {Arg::literal(std::string(t.substr(0, 60)))}});
  return s;
}

std::string Steeplechase::text(const State& s, Seat seat, const Move& m) const {
  const int from = s.field[seatAt(seat)], stop = ride(from, m.die);
  const std::string out = seatLetter(seat) + std::to_string(m.die) + ":" + std::to_string(from) + "-";
  if (stop == from) return out + "-";
  return out + std::to_string(stop) + (stop == kWater ? "+" : stop == kFall ? "/0" : "");
}

} // namespace mk
