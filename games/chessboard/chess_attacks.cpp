// The attack tables of chess, computed by the compiler from single steps.
#include "games/chessboard/chess_attacks.h"

#include <initializer_list>

namespace mk {

namespace {

constexpr Squares steps(int square, std::initializer_list<Direction> ways) {
  Squares out = 0;
  for (const Direction d : ways) out |= step(only(square), d);
  return out;
}

constexpr Squares knightAttacks(int square) {
  Squares out = 0;
  for (const Direction d : {North, East, South, West}) // a step straight on, then one to either side of it
    for (const int turn : {1, 7}) out |= step(step(only(square), d), static_cast<Direction>((d + turn) & 7));
  return out;
}

// Attacked on a line of eight places from one of them; `inner` are the occupied ones among places 1 to 6.
constexpr unsigned attackedPlaces(int from, unsigned inner) {
  unsigned out = 0;
  for (const int way : {-1, 1})
    for (int at = from + way; at >= 0 && at < 8; at += way) {
      out |= 1u << at;
      if ((inner << 1 & 1u << at) != 0) break;
    }
  return out;
}

constexpr void fillLines(ChessTables& t) {
  for (int from = 0; from < 8; ++from)
    for (unsigned inner = 0; inner < 64; ++inner) {
      const auto i = static_cast<std::size_t>(from);
      t.across[i][inner] = attackedPlaces(from, inner) * kFileA;
      unsigned upsideDown = 0; // the multiplication for files gathers the ranks from the top
      for (unsigned bit = 0; bit < 6; ++bit) upsideDown |= (inner >> bit & 1u) << (5 - bit);
      Squares file = 0;
      for (int rank = 0; rank < 8; ++rank)
        if ((attackedPlaces(from, upsideDown) >> rank & 1u) != 0) file |= only(8 * rank);
      t.upDown[i][inner] = file;
    }
}

constexpr ChessTables make() {
  ChessTables t{};
  fillLines(t);
  for (int a = 0; a < 64; ++a) {
    const auto i = static_cast<std::size_t>(a);
    t.knight[i] = knightAttacks(a);
    t.king[i] = steps(a, {North, NorthEast, East, SouthEast, South, SouthWest, West, NorthWest});
    t.pawn[0][i] = steps(a, {NorthEast, NorthWest});
    t.pawn[1][i] = steps(a, {SouthEast, SouthWest});
    for (int d = 0; d < 8; ++d) {
      const auto way = static_cast<Direction>(d);
      const Squares ahead = ray(only(a), way, ~Squares{0}), line = ahead | ray(only(a), opposite(way), ~Squares{0});
      if (way == East) t.rank[i] = line;
      if (way == NorthEast) t.diagonal[i] = line;
      if (way == NorthWest) t.anti[i] = line;
      Squares passed = 0;
      for (Squares at = step(only(a), way); at != 0; at = step(at, way)) {
        const auto j = static_cast<std::size_t>(lowest(at));
        t.between[i][j] = passed;
        t.line[i][j] = line | only(a);
        passed |= at;
      }
    }
  }
  return t;
}

} // namespace

constexpr ChessTables kTables = make();
const ChessTables kChess = kTables;

} // namespace mk
