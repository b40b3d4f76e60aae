// What a chess position is worth, for the computer player: material, where the pieces stand and how far they reach,
// pawns, the kings' safety, told apart for the middle game and the end. In giveaway chess whoever has less is better.
#include "games/chessboard/chess.h"

#include "games/kernel/worth.h"

#include <algorithm>

namespace mk {

namespace {

constexpr Seat opponent(Seat s) { return static_cast<Seat>(1 - s); }

// In hundredths of a pawn, in the middle game and in the end.
struct Both {
  int middle = 0, end = 0;
  constexpr Both& operator+=(const Both& o) {
    middle += o.middle, end += o.end;
    return *this;
  }
  constexpr Both& operator-=(const Both& o) {
    middle -= o.middle, end -= o.end;
    return *this;
  }
  constexpr Both operator*(int n) const { return {middle * n, end * n}; }
};

constexpr std::array<Both, 6> kMaterial{{{90, 110}, {325, 295}, {340, 315}, {480, 530}, {960, 960}, {0, 0}}};
constexpr std::array<int, 6> kPhase{0, 1, 1, 2, 4, 0}; // how much of the middle game a piece keeps up
constexpr int kAllPhases = 24;
constexpr std::array<Both, 6> kReach{{{0, 0}, {5, 4}, {5, 5}, {3, 5}, {1, 4}, {0, 0}}}; // a square that it attacks
constexpr std::array<int, 6> kUsualReach{0, 4, 6, 7, 13, 0};
constexpr std::array<int, 6> kSiege{0, 14, 12, 18, 30, 0}; // a piece that attacks squares around the enemy king
constexpr std::array<Both, 8> kPassed{{{}, {4, 12}, {6, 16}, {12, 32}, {28, 62}, {60, 110}, {110, 180}, {}}};
constexpr Both kPairOfBishops{28, 48}, kDoubled{-10, -20}, kLonely{-12, -14}, kOpenFile{24, 12}, kHalfOpen{11, 8},
    kSeventh{14, 24}, kShield{11, 0}, kBareFile{-18, 0};
constexpr int kTempo = 10;

// 0 on the rim, 3 in the middle.
constexpr int inner(int i) { return std::min(i, 7 - i); }
constexpr int centre(int square) { return inner(fileOf(square)) + inner(rankOf(square)); } // 0..6

// Where a piece likes to stand, White's way up.
constexpr Both standing(Chessman m, int square) {
  const int rank = rankOf(square), file = fileOf(square), c = centre(square);
  switch (m) {
  case Chessman::Pawn: {
    const bool central = file == 3 || file == 4;
    const int steps = rank - 1;
    return {(central ? 9 * std::min(steps, 3) : inner(file) * std::min(steps, 3)) + (steps > 3 ? 6 * (steps - 3) : 0) -
                (central && steps == 0 ? 12 : 0),
            5 * steps};
  }
  case Chessman::Knight:
    return {9 * c - 30 - (rank == 0 ? 10 : 0) + (rank >= 3 && rank <= 5 ? 6 : 0), 7 * c - 24};
  case Chessman::Bishop:
    return {5 * c - 15 - (rank == 0 ? 12 : 0), 4 * c - 12};
  case Chessman::Rook:
    return {(file == 3 || file == 4 ? 8 : 0) - (rank >= 2 && rank <= 4 ? 4 : 0), 0};
  case Chessman::Queen:
    return {2 * c - 6 - (rank >= 2 && rank <= 5 ? 3 : 0), 5 * c - 15};
  case Chessman::King:
    return {(rank == 0 ? (file == 6 || file <= 2 ? 28 - (file == 2 ? 6 : 0)
                          : file == 7            ? 20
                                                 : 0)
                       : -22 * std::min(rank, 4)),
            10 * c - 32};
  case Chessman::None:
    break;
  }
  return {};
}

struct Standings {
  std::array<std::array<Both, 64>, 6> of{};
  constexpr Standings() {
    for (int m = 0; m < 6; ++m)
      for (int s = 0; s < 64; ++s) {
        Both b = standing(static_cast<Chessman>(m), s);
        b += kMaterial[static_cast<std::size_t>(m)];
        of[static_cast<std::size_t>(m)][static_cast<std::size_t>(s)] = b;
      }
  }
};
constexpr Standings kStandings;

constexpr Squares fileThrough(int square) { return kFileA << fileOf(square); }
constexpr Squares filesBeside(int square) {
  const Squares f = fileThrough(square);
  return step(f, East) | step(f, West);
}
// All squares before those of the side, on their own files.
Squares ahead(Squares s, Seat seat) {
  if (seat == 0) {
    s <<= 8, s |= s << 8, s |= s << 16, s |= s << 32;
  } else {
    s >>= 8, s |= s >> 8, s |= s >> 16, s |= s >> 32;
  }
  return s;
}

Both pawns(const ChessBoard& b, Seat seat) {
  Both out;
  const Squares mine = b.of(Chessman::Pawn, seat), theirs = b.of(Chessman::Pawn, opponent(seat));
  const Squares front = ahead(theirs, opponent(seat));
  const Squares barred = theirs | front | step(front | theirs, East) | step(front | theirs, West);
  out += kDoubled * std::popcount(mine & ahead(mine, seat));
  forEach(mine, [&](int square) {
    if ((mine & filesBeside(square)) == 0) out += kLonely;
    if ((barred & only(square)) == 0) {
      const int rank = seat == 0 ? rankOf(square) : 7 - rankOf(square);
      out += kPassed[static_cast<std::size_t>(rank)];
      if ((ahead(only(square), seat) & b.occupied()) == 0) out += Both{0, 6 * rank};
    }
  });
  return out;
}

// The king behind his pawns, and what aims at the squares around him.
Both shelter(const ChessBoard& b, Seat seat, int king) {
  Both out;
  const Squares mine = b.of(Chessman::Pawn, seat), files = fileThrough(king) | filesBeside(king);
  const Squares zone = ahead(only(king) | step(only(king), East) | step(only(king), West), seat) & files;
  const Squares near = zone & (seat == 0 ? step(kChess.king[at(king)], North) | kChess.king[at(king)]
                                         : step(kChess.king[at(king)], South) | kChess.king[at(king)]);
  out += kShield * std::min(3, std::popcount(mine & near));
  for (Squares f : {fileThrough(king), step(fileThrough(king), East), step(fileThrough(king), West)})
    if (f != 0 && (f & mine) == 0) out += kBareFile;
  return out;
}

Both side(const ChessBoard& b, Seat seat, int enemyKing, int& phase) {
  Both out;
  const Squares own = b.of(seat), all = b.occupied(), pawnsOfAll = b.of(Chessman::Pawn);
  const Squares theirPawns = b.of(Chessman::Pawn, opponent(seat));
  const Squares guarded = seat == 0 ? step(theirPawns, SouthWest) | step(theirPawns, SouthEast)
                                    : step(theirPawns, NorthWest) | step(theirPawns, NorthEast);
  const Squares aim = ~own & ~guarded;
  const Squares court = enemyKing >= 0 ? kChess.king[at(enemyKing)] | only(enemyKing) : 0;
  int siege = 0, besiegers = 0;
  for (std::size_t m = 0; m < 6; ++m) {
    forEach(b.men[m] & own, [&](int square) {
      out += kStandings.of[m][at(seat == 0 ? square : square ^ 56)];
      phase += kPhase[m];
      if (m == 0 || m == 5) return;
      Squares reach = 0;
      const auto man = static_cast<Chessman>(m);
      if (man == Chessman::Knight) reach = kChess.knight[at(square)];
      if (man == Chessman::Bishop || man == Chessman::Queen) reach |= bishopAttacks(square, all);
      if (man == Chessman::Rook || man == Chessman::Queen) reach |= rookAttacks(square, all);
      out += kReach[m] * (std::popcount(reach & aim) - kUsualReach[m]);
      if ((reach & court) != 0) siege += kSiege[m] + 4 * std::popcount(reach & court), ++besiegers;
      if (man == Chessman::Rook) {
        const Squares file = fileThrough(square);
        if ((file & pawnsOfAll) == 0)
          out += kOpenFile;
        else if ((file & pawnsOfAll & own) == 0)
          out += kHalfOpen;
        if (rankOf(square) == (seat == 0 ? 6 : 1)) out += kSeventh;
      }
    });
  }
  if (std::popcount(b.of(Chessman::Bishop, seat)) >= 2) out += kPairOfBishops;
  if (besiegers >= 2) out += Both{siege * std::min(besiegers, 5) / 4, siege / 8};
  return out;
}

// Against a bare king: to the rim with him, the own king near.
int hunt(const ChessBoard& b, Seat seat) {
  const Seat other = opponent(seat);
  if (std::popcount(b.of(other)) != 1 || std::popcount(b.of(seat)) < 2) return 0;
  const int mine = b.king(seat), his = b.king(other);
  const int apart = std::max(std::abs(fileOf(mine) - fileOf(his)), std::abs(rankOf(mine) - rankOf(his)));
  return 150 + 20 * (6 - centre(his)) + 12 * (7 - apart);
}

int ordinary(const ChessBoard& b) {
  const bool kings = b.of(Chessman::King, 0) != 0 && b.of(Chessman::King, 1) != 0;
  int phase = 0;
  Both sum = side(b, 0, kings ? b.king(1) : -1, phase);
  sum -= side(b, 1, kings ? b.king(0) : -1, phase);
  sum += pawns(b, 0);
  sum -= pawns(b, 1);
  if (kings) {
    sum += shelter(b, 0, b.king(0));
    sum -= shelter(b, 1, b.king(1));
  }
  phase = std::min(phase, kAllPhases);
  int value = (sum.middle * phase + sum.end * (kAllPhases - phase)) / kAllPhases;
  if (kings) value += hunt(b, 0) - hunt(b, 1);
  return value + (b.toMove == 0 ? kTempo : -kTempo);
}

// Every piece is a burden, a pawn that can hardly move the heaviest; whoever has more squares to go to is freer.
int giveaway(const ChessBoard& b) {
  constexpr std::array<int, 6> kBurden{110, 85, 100, 90, 80, 60};
  int value = 0;
  for (std::size_t m = 0; m < 6; ++m)
    value += kBurden[m] * (std::popcount(b.men[m] & b.side[1]) - std::popcount(b.men[m] & b.side[0]));
  const auto reach = [&](Seat seat) {
    int n = 0;
    for (std::size_t m = 1; m < 6; ++m)
      forEach(b.men[m] & b.of(seat), [&](int square) {
        Squares to = 0;
        if (m == 1) to = kChess.knight[at(square)];
        if (m == 2 || m == 4) to |= bishopAttacks(square, b.occupied());
        if (m == 3 || m == 4) to |= rookAttacks(square, b.occupied());
        if (m == 5) to = kChess.king[at(square)];
        n += std::popcount(to & ~b.of(seat));
      });
    const Squares pawns = b.of(Chessman::Pawn, seat);
    return n + std::popcount(step(pawns, seat == 0 ? North : South) & ~b.occupied());
  };
  return value + 3 * (reach(0) - reach(1));
}

} // namespace

double Chess::worth(const State& s, Seat seat) const {
  const int white = traits_.goal == ChessTraits::Goal::LoseAll ? giveaway(s.board) : ordinary(s.board);
  return expectedFrom(seat == 0 ? white : -white);
}

// A great victim by a small piece first, then promotions.
int Chess::order(const State& s, Seat, const Move& m) const {
  int out = 0;
  if (const int victim = s.board.victim(m.step); victim >= 0)
    out = 100 + 100 * kMaterial[static_cast<std::size_t>(s.board.at(victim))].middle / 100 -
          static_cast<int>(m.step.man) * 5 + (s.board.at(victim) == Chessman::King ? 2000 : 0);
  if (m.step.promotes()) out += m.step.becomes == Chessman::Queen ? 900 : 20;
  return out;
}

std::uint64_t Chess::digest(const State& s) const {
  std::uint64_t more = s.board.passed ^ (s.second ? 0x5bd1e995u : 0u);
  if (s.clock >= kFifty - 12) more ^= std::uint64_t{s.clock} << 40;
  if (traits_.shortFirstTurn && s.number == 1) more ^= 0x1234567u;
  return more == 0 ? s.key : mixed(s.key, more);
}

} // namespace mk
