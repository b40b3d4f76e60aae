// What a mill position is worth, for the computer player: stones, room to move, mills, pairs that one stone completes.
#include "games/mill/mill.h"

#include "games/kernel/worth.h"

#include <algorithm>

namespace mk {

namespace {

std::size_t index(Seat s) { return static_cast<std::size_t>(s); }

} // namespace

double Mill::worth(const State& s, Seat seat) const {
  const Points free = empty(s);
  const bool placing = s.hand[0] + s.hand[1] > 0;
  std::array<int, 2> sum{};
  for (const Seat k : {Seat{0}, Seat{1}}) {
    const Points mine = s.stones[index(k)];
    const Points closing = board_->closers(mine) & free;
    const int stones = std::popcount(mine) + s.hand[index(k)];
    int room = 0;
    Points reach = 0; // points that a stone can go to
    eachPoint(mine, [&](int p) {
      const Points to = free & board_->neighbours[static_cast<std::size_t>(p)];
      room += std::popcount(to);
      reach |= to;
    });
    if (placing || flies(s, k)) reach = free;
    int mills = 0, running = 0; // running: a full line of which a stone can step out and in again
    for (const Points line : board_->mills) {
      if (line == 0 || (mine & line) != line) continue;
      ++mills;
      bool opens = false;
      eachPoint(line, [&](int p) { opens = opens || (board_->neighbours[static_cast<std::size_t>(p)] & free) != 0; });
      running += opens ? 1 : 0;
    }
    int& v = sum[index(k)];
    if (traits_.closing == MillTraits::Closing::Takes) {
      v = 100 * stones + 35 * std::popcount(closing & reach) + 6 * std::popcount(closing) + 40 * mills + 30 * running;
      // Whoever is shut in has lost; while stones are placed that is still to come.
      if (placing)
        v += 10 * room;
      else
        v += flies(s, k) ? 70 : 10 * std::min(room, 12) - (room < 4 ? 25 * (4 - room) : 0);
      if (placing) {
        int joints = 0;
        eachPoint(mine, [&](int p) { joints += std::popcount(board_->neighbours[static_cast<std::size_t>(p)]); });
        v += 3 * joints;
      }
    } else {
      v = 60 * std::popcount(closing & reach) + (flies(s, k) ? 0 : 8 * room);
      if (traits_.closing == MillTraits::Closing::BlackWins && k == 0) v = 0;
    }
  }
  int value = sum[0] - sum[1];
  if (traits_.blackMoves > 0) value += 25 * s.blackMoves;
  return expectedFrom((seat == 0 ? value : -value) + (s.toMove == seat ? 6 : -6));
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
