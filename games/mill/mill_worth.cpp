// What a mill position is worth, for the computer player: stones, room to move, mills, pairs that one stone completes.
#include "games/mill/mill.h"

#include "games/kernel/worth.h"

#include <algorithm>

namespace mk {

namespace {

std::size_t index(Seat s) { return static_cast<std::size_t>(s); }

// In hundredths of a stone; found by matches of one set of weights against another, 6,000 positions a move.
struct Weights {
  int closable;         // a point where a mill can be closed at once
  int closing;          // any free point that one stone more makes a mill
  int mill, open, twin; // a full line; one of which a stone can step out; one of which it steps into another mill
  int turn;             // to be on move
  int roomPlacing;      // a free neighbour of a stone, while stones are placed
  int shutPlacing;      // a stone without one, then
  int joint;            // a line that leaves a point held, then
  int fork;             // two mills that can be closed, then
  int flying;           // three stones, that go anywhere
  int room, shut;       // free neighbours and shut-in stones of those that step
  int cramped;          // each free neighbour fewer than four
};
constexpr Weights kNineStones{.closable = 5,
                              .closing = 14,
                              .mill = 0,
                              .open = 13,
                              .twin = 40,
                              .turn = 19,
                              .roomPlacing = 27,
                              .shutPlacing = 19,
                              .joint = 0,
                              .fork = 20,
                              .flying = 70,
                              .room = 10,
                              .shut = 10,
                              .cramped = 35};
// Twelve stones, and diagonals.
constexpr Weights kWithDiagonals{.closable = 35,
                                 .closing = 6,
                                 .mill = 40,
                                 .open = 30,
                                 .twin = 0,
                                 .turn = 6,
                                 .roomPlacing = 10,
                                 .shutPlacing = 0,
                                 .joint = 3,
                                 .fork = 0,
                                 .flying = 70,
                                 .room = 10,
                                 .shut = 0,
                                 .cramped = 25};

} // namespace

double Mill::worth(const State& s, Seat seat) const {
  const Weights& w = traits_.board == MillBoardKind::Corner ? kWithDiagonals : kNineStones;
  const Points free = empty(s);
  const bool placing = s.hand[0] + s.hand[1] > 0;
  const auto neighbours = [&](int p) { return board_->neighbours[static_cast<std::size_t>(p)]; };
  std::array<int, 2> sum{};
  for (const Seat k : {Seat{0}, Seat{1}}) {
    const Points mine = s.stones[index(k)];
    const Points closing = board_->closers(mine) & free;
    int room = 0, shut = 0, joints = 0;
    Points reach = 0; // points that a stone can go to
    eachPoint(mine, [&](int p) {
      const Points to = free & neighbours(p);
      room += std::popcount(to);
      shut += to == 0 ? 1 : 0;
      joints += std::popcount(neighbours(p));
      reach |= to;
    });
    if (placing || flies(s, k)) reach = free;
    int& v = sum[index(k)];
    if (traits_.closing != MillTraits::Closing::Takes) {
      v = 60 * std::popcount(closing & reach) + (flies(s, k) ? 0 : 8 * room);
      if (traits_.closing == MillTraits::Closing::BlackWins && k == 0) v = 0;
      continue;
    }
    v = 100 * (std::popcount(mine) + s.hand[index(k)]);
    v += w.closable * std::popcount(closing & reach) + w.closing * std::popcount(closing);
    for (const Points line : board_->mills) {
      if (line == 0 || (mine & line) != line) continue;
      bool open = false, twin = false;
      eachPoint(line, [&](int p) {
        const Points to = neighbours(p) & free;
        if (to == 0) return;
        open = true;
        twin = twin || (w.twin != 0 && (to & board_->closers(mine & ~onlyPoint(p))) != 0);
      });
      v += w.mill + (open ? w.open : 0) + (twin ? w.twin : 0);
    }
    // Whoever is shut in has lost; while stones are placed that is still to come.
    if (placing)
      v += w.roomPlacing * room - w.shutPlacing * shut + w.joint * joints + (std::popcount(closing) > 1 ? w.fork : 0);
    else if (flies(s, k))
      v += w.flying;
    else
      v += w.room * std::min(room, 12) - w.shut * shut - w.cramped * std::max(0, 4 - room);
  }
  int value = sum[0] - sum[1];
  if (traits_.blackMoves > 0) value += 25 * s.blackMoves;
  const int turn = traits_.closing == MillTraits::Closing::Takes ? w.turn : 6;
  return expectedFrom((seat == 0 ? value : -value) + (s.toMove == seat ? turn : -turn));
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
