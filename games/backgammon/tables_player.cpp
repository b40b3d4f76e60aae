// What a sensible player would do on the backgammon board: the best play by pips, made points, blots and stones home.
#include "games/backgammon/tables.h"

#include <algorithm>

namespace mk {

namespace {

constexpr Seat other(Seat s) { return static_cast<Seat>(1 - s); }

// Enemy stones that may still hit on this own number.
bool isExposed(const Stones& s, Seat seat, int point) {
  for (int p = 25 - point + 1; p <= kBar; ++p)
    if (s.of(other(seat), p) > 0) return true;
  return false;
}

int worth(const Play& p, Seat seat) {
  const Stones& s = p.stones;
  int sum = s.pips(other(seat)) - s.pips(seat) + 3 * s.of(seat, kOff);
  sum += 40 * (p.score[static_cast<std::size_t>(seat)] - p.score[static_cast<std::size_t>(other(seat))]);
  for (int point = 1; point <= 24; ++point) {
    const int n = s.of(seat, point);
    if (n == 1 && isExposed(s, seat, point)) sum -= 4 + (25 - point) / 4;
    if (n >= 2) sum += point <= 7 ? 6 : 3;
    if (n > 3) sum -= 2 * (n - 3);
  }
  return sum;
}

} // namespace

std::optional<Tables::Move> Tables::suggest(const State& s, Seat seat, Random&) const {
  std::vector<Move> list;
  moves(s, seat, list);
  if (list.empty()) return std::nullopt;
  const int mine = s.play.stones.pips(seat), theirs = s.play.stones.pips(other(seat));
  switch (s.phase) {
  case Phase::Decide:
    return list[10 * mine < 9 * theirs && mine < 120 ? 1 : 0];
  case Phase::Answer:
    return list[8 * mine > 9 * theirs ? 1 : 0];
  case Phase::Steps:
    break;
  default:
    return list.front();
  }
  const auto all = plays(s);
  const auto best = std::ranges::max_element(all, {}, [&](const WholePlay& w) { return worth(w.result, seat); });
  if (best == all.end() || best->steps.empty()) return list.back();
  Move m;
  m.steps.push_back(best->steps.front());
  return m;
}

} // namespace mk
