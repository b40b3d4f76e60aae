// Trepp as text: positions both ways, a walk as it stands in a record.
#include "games/kit/words.h"
#include "games/ladder/ladders.h"

namespace mk {

namespace {

Refusal notAPosition(std::string_view t) {
  return refuse(
      {MK_TEXT("games",
               "“%1” is not a position: write the field of every bear and who throws, as in A=47 B=28 turn A."),
       {Arg::literal(std::string(t.substr(0, 60)))}});
}

} // namespace

std::string Ladders::text(const State& s) const {
  std::string out;
  for (Seat seat = 0; seat < seats_; ++seat)
    out += std::string(seat == 0 ? "" : " ") + seatLetter(seat) + "=" + std::to_string(s.field[seatAt(seat)]);
  if (s.isOn()) return out + " " + Start::text(s);
  const Seat w = winner(s);
  out += mk::text(RaceTail{
      .how = w != kNobody ? "win" : "turn", .seat = w != kNobody ? w : s.turn, .first = s.first, .round = s.round});
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
  const auto tail = readTail(std::span(w).subspan(n), seats_, {"turn", "win"}, sixAgain_ ? "sixes" : "");
  const int sixes = tail && tail->own ? numberIn(*tail->own, kMostSixes) : 0;
  if (!tail || sixes < 0) return notAPosition(t);
  s.sixes = static_cast<std::uint8_t>(sixes);
  if (auto ok = place(*tail, seats_, s); !ok) return Refusal{ok.why()};
  if (winner(s) != (tail->how == "win" ? s.turn : kNobody) || !fault(s).empty())
    return refuse(
        {MK_TEXT("games", "“%1” is impossible: before the race all bears stand at 0, and a single bear on %2 has won."),
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
