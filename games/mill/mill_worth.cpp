// What a mill position is worth, for the computer player.
#include "games/mill/mill.h"

#include "games/kernel/worth.h"

#include <algorithm>

namespace mk {

namespace {

std::size_t index(Seat s) { return static_cast<std::size_t>(s); }

} // namespace

double Mill::worth(const State& s, Seat seat) const {
  const int sign = s.toMove == seat ? 1 : -1;
  if (patterns_) return expectedFrom(sign * static_cast<int>(patterns_->worth(patterns_->find(sight(s)))));
  // Whoever closes a mill first has won: points where that can be done at once, and room to step.
  const Points free = empty(s);
  std::array<int, 2> sum{};
  for (const Seat k : {Seat{0}, Seat{1}}) {
    if (traits_.closing == MillTraits::Closing::BlackWins && k == 0) continue;
    int room = 0;
    Points reach = 0; // points that a stone can go to
    eachPoint(s.stones[index(k)], [&](int p) {
      const Points to = free & board_->neighbours[static_cast<std::size_t>(p)];
      room += std::popcount(to);
      reach |= to;
    });
    if (flies(s, k)) reach = free;
    sum[index(k)] = 60 * std::popcount(board_->closers(s.stones[index(k)]) & reach) + (flies(s, k) ? 0 : 8 * room);
  }
  const int black = traits_.blackMoves > 0 ? 25 * s.blackMoves : 0;
  return expectedFrom((seat == 0 ? 1 : -1) * (sum[0] - sum[1] + black) + 6 * sign);
}

MillPatterns::Sight Mill::sight(const State& s) const {
  const std::size_t me = index(s.toMove), other = 1 - me;
  return {{s.stones[me], s.stones[other]}, {s.hand[me], s.hand[other]}, flies(s, 0) || flies(s, 1)};
}

// Taking first, then closing a mill, then standing in the way of one.
int Mill::order(const State& s, Seat seat, const Move& m) const {
  if (m.take >= 0) return 500;
  const Points mine = s.stones[index(seat)] & ~(m.from >= 0 ? onlyPoint(m.from) : 0);
  if (closes(mine | onlyPoint(m.to), m.to)) return 400;
  if (board_->inMill(s.stones[index(static_cast<Seat>(1 - seat))], m.to)) return 200;
  return 0;
}

bool Mill::noisy(const State& s, Seat seat, std::vector<Move>& out) const {
  const Points mine = s.stones[index(seat)];
  if ((board_->closers(mine) & empty(s)) == 0) return true;
  moves(s, seat, out);
  const bool takes = traits_.closing == MillTraits::Closing::Takes;
  std::erase_if(out, [&](const Move& m) {
    if (takes) return m.take < 0;
    return !closes((mine & ~onlyPoint(m.from)) | onlyPoint(m.to), m.to);
  });
  return true;
}

std::uint64_t Mill::digest(const State& s) const {
  std::uint64_t out =
      mixed(std::uint64_t{s.stones[0]} | std::uint64_t{s.stones[1]} << 24 | std::uint64_t(s.toMove) << 48,
            std::uint64_t{s.hand[0]} | std::uint64_t{s.hand[1]} << 8 | std::uint64_t{s.blackMoves} << 16);
  if (traits_.dice) out = mixed(out, std::uint64_t{s.dice[0]} << 16 | std::uint64_t{s.dice[1]} << 8 | s.dice[2]);
  const int left = kQuietLimit - s.quiet;
  return left > 8 ? out : mixed(out, static_cast<std::uint64_t>(left + 1));
}

} // namespace mk
