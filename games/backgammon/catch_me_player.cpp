// What a sensible player would do in Püüa mind kinni: take what can be taken, stand where the next throws do not reach,
// and have others within reach.
#include "games/backgammon/catch_me.h"

#include <algorithm>

namespace mk {

namespace {

constexpr Seat other(Seat s) { return static_cast<Seat>(1 - s); }

// Of 36 throws so many move a stone so many points: sums with a 1 or a 6, and doubles, which move two stones n each.
constexpr int kThrows[] = {0, 1, 1, 3, 3, 3, 2, 2, 2, 2, 2, 2, 1};

// The throws by which a stone of this side lands on one of the other.
int threats(const CatchMe& rules, const CatchMe::State& s, Seat seat) {
  int sum = 0;
  if (rules.men(s, seat) < 2) return 0;
  for (int from = 0; from < CatchMe::kPoints; ++from) {
    if (CatchMe::ownerOf(s.man[static_cast<std::size_t>(from)]) != seat) continue;
    for (int steps = 1; steps <= 12; ++steps) {
      const int to = (from + steps) % CatchMe::kPoints;
      if (CatchMe::ownerOf(s.man[static_cast<std::size_t>(to)]) == other(seat)) sum += kThrows[steps];
    }
  }
  return sum;
}

} // namespace

// A stone is worth more than any threat; a threat of the one who throws next counts more.
int CatchMe::gain(const State& s, Seat seat) const {
  const bool mine = s.toMove == seat;
  return 60 * (men(s, seat) - men(s, other(seat))) + (mine ? 2 : 1) * threats(*this, s, seat) -
         (mine ? 1 : 2) * threats(*this, s, other(seat));
}

std::optional<CatchMe::Move> CatchMe::suggest(const State& s, Seat seat, Random&) const {
  std::vector<Move> list;
  moves(s, seat, list);
  const auto after = [&](const Move& m) {
    State next = s;
    play(next, seat, m);
    return gain(next, seat);
  };
  return *std::ranges::max_element(list, {}, after);
}

} // namespace mk
