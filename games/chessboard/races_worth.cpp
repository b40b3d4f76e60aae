// What positions of the small games on the draughts board are worth, for the computer player: 13 Hunt ja lambad, 15, 17
// and 18 (races from corner to corner), 19 and 20 (surrounding), 24 (surround first), 25 (hares and wolves).
#include "games/chessboard/blockade.h"
#include "games/chessboard/corners.h"
#include "games/chessboard/hares.h"
#include "games/chessboard/surround.h"
#include "games/chessboard/wolf.h"

#include "games/kernel/worth.h"

#include <algorithm>

namespace mk {

namespace {

std::uint64_t digestOf(const Placement& b, Seat toMove, std::uint64_t more) {
  std::uint64_t out = mixed(b.pieces[0], static_cast<std::uint64_t>(toMove) | more << 1);
  out = mixed(out, b.pieces[1]);
  return b.kings == 0 ? out : mixed(out, b.kings);
}

} // namespace

// --- 13: the wolf wants to come down and to have room, the sheep to stay in line

double Wolf::worth(const State& s, Seat seat) const {
  const Squares sheep = s.board.pieces[side(kSheep)], wolf = s.board.pieces[side(kWolf)],
                empty = kDark & ~s.board.all();
  Squares reached = wolf;
  for (Squares wave = wolf; wave != 0;) {
    Squares next = 0;
    forEach(kDiagonals, [&](Direction d) { next |= step(wave, d) & empty; });
    wave = next & ~reached;
    reached |= next;
  }
  int lowestRank = 7, highestRank = 0;
  forEach(sheep, [&](int square) {
    lowestRank = std::min(lowestRank, rankOf(square));
    highestRank = std::max(highestRank, rankOf(square));
  });
  const Squares below = reached & ((Squares{1} << (8 * lowestRank + 7) << 1) - 1); // ranks up to the last sheep's
  const int forWolf = (below != 0 ? 900 : -150) + 10 * std::popcount(reached) + 25 * (highestRank - lowestRank) -
                      8 * rankOf(lowest(wolf));
  return expectedFrom(seat == kWolf ? forWolf : -forWolf);
}

std::uint64_t Wolf::digest(const State& s) const { return digestOf(s.board, s.toMove, 0); }

// --- 15, 17, 18: ways still to go, and stragglers

double Corners::worth(const State& s, Seat seat) const {
  std::array<int, 2> ahead{};
  for (const Seat k : {Seat{0}, Seat{1}}) {
    int sum = 0, last = 99;
    forEach(s.board.pieces[side(k)], [&](int square) {
      const int way = k == 0 ? fileOf(square) + rankOf(square) : 14 - fileOf(square) - rankOf(square);
      sum += way;
      last = std::min(last, way);
    });
    const int made = madeBy(s, k), homely = std::popcount(s.board.pieces[side(k)] & home(k));
    ahead[side(k)] = 12 * sum + 6 * last + 15 * arrived(s, k) - (made > kLeaveBy - 14 ? 25 * homely : 0);
  }
  const int value = ahead[0] - ahead[1];
  return expectedFrom(2 * (seat == 0 ? value : -value));
}

int Corners::order(const State&, Seat seat, const Move& m) const {
  if (m.isPass()) return -100;
  const int way = fileOf(m.to) + rankOf(m.to) - fileOf(m.from) - rankOf(m.from);
  return 10 * (seat == 0 ? way : -way);
}

std::uint64_t Corners::digest(const State& s) const { return digestOf(s.board, s.toMove, s.made); }

// --- 19, 20: men taken, and men about to be

double Blockade::worth(const State& s, Seat seat) const {
  const Squares free = kDark & ~s.board.all();
  std::array<int, 2> sum{};
  for (const Seat k : {Seat{0}, Seat{1}}) {
    const Squares mine = s.board.pieces[side(k)];
    int room = 0;
    forEach(ways_[side(k)], [&](Direction d) { room += std::popcount(step(mine, d) & free); });
    sum[side(k)] = 100 * std::popcount(mine) + 120 * s.taken[side(k)] / 2 + 7 * room;
  }
  const int value = sum[0] - sum[1];
  return expectedFrom(seat == 0 ? value : -value);
}

std::uint64_t Blockade::digest(const State& s) const {
  const std::uint64_t taken = std::uint64_t{s.taken[0]} << 8 | s.taken[1];
  return digestOf(s.board, s.toMove, kQuiet - s.quiet > 8 ? taken : taken | std::uint64_t{s.quiet} << 16);
}

// --- 24: who cannot move has lost

double Surround::worth(const State& s, Seat seat) const {
  std::array<int, 2> sum{};
  for (const Seat k : {Seat{0}, Seat{1}}) {
    int ways = 0, free = 0;
    forEach(s.board.pieces[side(k)], [&](int from) {
      const int n = std::popcount(targets(s, k, from));
      ways += n;
      free += n > 0 ? 1 : 0;
    });
    sum[side(k)] =
        12 * ways + 14 * free + 50 * std::popcount(s.board.pieces[side(k)] & s.board.kings) - (ways < 3 ? 120 : 0);
  }
  const int value = sum[0] - sum[1];
  return expectedFrom((seat == 0 ? value : -value) + (s.toMove == seat ? 8 : -8));
}

std::uint64_t Surround::digest(const State& s) const {
  const int left = std::min(kQuiet - s.quiet, kLongest - s.made);
  return digestOf(s.board, s.toMove, left > 8 ? 0 : static_cast<std::uint64_t>(left + 1));
}

// --- 25: ranks gone

double Hares::worth(const State& s, Seat seat) const {
  int value = 0;
  forEach(s.board.pieces[0], [&](int square) { value += rankOf(square); });
  forEach(s.board.pieces[1], [&](int square) { value -= 7 - rankOf(square); });
  return expectedFrom(20 * (seat == 0 ? value : -value));
}

std::uint64_t Hares::digest(const State& s) const { return digestOf(s.board, s.toMove, 0); }

} // namespace mk
