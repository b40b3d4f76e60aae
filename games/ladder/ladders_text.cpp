// Trepp as text: positions both ways, a walk as it stands in a record.
#include "games/kit/words.h"
#include "games/ladder/ladders.h"

namespace mk {

namespace {

Refusal notAPosition(std::string_view t) {
  return refuse({MK_TEXT("games", "“%1” is not a position: it would be the field of every bear and who throws, as in "
                                  "A=47 B=28 turn A."),
                 {Arg::literal(std::string(t.substr(0, 60)))}});
}

} // namespace

std::string Ladders::text(const State& s) const {
  std::string out;
  for (Seat seat = 0; seat < seats_; ++seat)
    out += std::string(seat == 0 ? "" : " ") + seatLetter(seat) + "=" + std::to_string(s.field[seatAt(seat)]);
  if (s.isOn()) return out + " " + Start::text(s);
  if (const Seat w = winner(s); w != kNobody)
    out += std::string(" win ") + seatLetter(w);
  else
    out += std::string(" turn ") + seatLetter(s.turn);
  if (s.first != 0) out += std::string(" first ") + seatLetter(s.first);
  if (s.round != 1) out += " round " + std::to_string(s.round);
  if (s.sixes != 0) out += " sixes " + std::to_string(s.sixes);
  return out;
}

Checked<Ladders::State> Ladders::read(std::string_view t) const {
  const auto w = split(t, ' ');
  const auto n = static_cast<std::size_t>(seats_);
  if (w.size() < n + 1) return notAPosition(t);
  State s;
  for (Seat seat = 0; seat < seats_; ++seat) {
    const std::string_view word = w[seatAt(seat)];
    const int field =
        word.size() > 2 && word[0] == seatLetter(seat) && word[1] == '=' ? numberIn(word.substr(2), kGoal) : -1;
    if (field < 0) return notAPosition(t);
    s.field[seatAt(seat)] = static_cast<std::uint8_t>(field);
  }
  int round = 1;
  Seat won = kNobody;
  std::string_view dice;
  for (std::size_t i = n; i < w.size(); i += 2) {
    if (w[i] == "lot" && i + 1 == w.size() && i == n) {
      s.lot = true;
      break;
    }
    if (i + 1 == w.size()) return notAPosition(t);
    const std::string_view value = w[i + 1];
    const Seat seat = seatOf(value, seats_);
    const int count = numberIn(value, kRaceRounds + 1);
    const bool opens = i == n;
    if (opens && w[i] == "turn" && seat != kNobody)
      s.turn = seat;
    else if (opens && w[i] == "win" && seat != kNobody)
      s.turn = won = seat;
    else if (opens && w[i] == "throw-off")
      dice = value;
    else if (!opens && w[i] == "first" && seat != kNobody && dice.empty())
      s.first = seat;
    else if (!opens && w[i] == "round" && count >= 1)
      round = count;
    else if (!opens && w[i] == "sixes" && sixAgain_ && count >= 0 && count <= kMostSixes && dice.empty())
      s.sixes = static_cast<std::uint8_t>(count);
    else
      return notAPosition(t);
  }
  if (!dice.empty()) {
    const auto off = ThrowOff::read(dice, round, seats_);
    if (!off) return Refusal{off.why()};
    s.throwOff = *off;
  } else {
    s.round = static_cast<std::uint16_t>(round);
  }
  if (winner(s) != won || !fault(s).empty())
    return refuse(
        {MK_TEXT("games", "“%1” cannot be: before the race all bears stand at 0, and a single bear on %2 has won."),
         {Arg::literal(std::string(t.substr(0, 60))), Arg::number(kGoal)}});
  return s;
}

std::string Ladders::text(const State& s, Seat seat, const Move& m) const {
  const int from = s.field[seatAt(seat)];
  const Walk w = walk(from, m.die);
  std::string out = seatLetter(seat) + std::to_string(m.die) + ":" + std::to_string(from) + "-";
  if (w.stop == from) return out + "-";
  out += std::to_string(w.stop);
  if (w.end != w.stop) out += "/" + std::to_string(w.end);
  return out;
}

} // namespace mk
