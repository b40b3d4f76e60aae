// What chess pieces attack, as sets of squares looked up in small tables: lines by kindergarten multiplication (the six
// inner squares of a line are gathered into an index), so that all tables for lines take a few kilobytes.
#pragma once

#include "games/chessboard/squares.h"

#include <array>
#include <cstddef>

namespace mk {

struct ChessTables {
  template <class T> using BySquare = std::array<T, 64>;
  BySquare<Squares> knight, king;
  std::array<BySquare<Squares>, 2> pawn;         // by side
  BySquare<Squares> rank, diagonal, anti;        // the line through a square, without it
  std::array<std::array<Squares, 64>, 8> across; // by file and occupied inner files: attacked files, on every rank
  std::array<std::array<Squares, 64>, 8> upDown; // by rank and occupied inner ranks: attacked squares of file a
  BySquare<BySquare<Squares>> between;           // squares strictly between two squares of a line
  BySquare<BySquare<Squares>> line;              // the whole line through two squares, 0 if there is none
};
extern const ChessTables kChess;

namespace detail {
inline Squares along(const std::array<Squares, 64>& lines, int square, Squares occupied) {
  const auto at = static_cast<std::size_t>(square);
  const std::size_t inner = (lines[at] & occupied) * (kFileA << 1) >> 58;
  return lines[at] & kChess.across[at & 7][inner];
}
} // namespace detail

inline Squares bishopAttacks(int square, Squares occupied) {
  return detail::along(kChess.diagonal, square, occupied) | detail::along(kChess.anti, square, occupied);
}
inline Squares rookAttacks(int square, Squares occupied) {
  constexpr Squares kC2ToH7 = 0x0080402010080400;
  const int file = fileOf(square);
  const std::size_t inner = (kFileA & occupied >> file) * kC2ToH7 >> 58;
  return detail::along(kChess.rank, square, occupied) | kChess.upDown[static_cast<std::size_t>(rankOf(square))][inner]
                                                            << file;
}

} // namespace mk
