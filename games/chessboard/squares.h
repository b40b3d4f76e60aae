// Sets of squares of the 8 x 8 board as 64 bits, a1 = bit 0, b1 = bit 1 ... h8 = bit 63, and the eight directions over
// them. The vocabulary of every game on the draughts and the chess board.
#pragma once

#include <bit>
#include <cstdint>
#include <string>
#include <string_view>

namespace mk {

using Squares = std::uint64_t;

inline constexpr Squares only(int square) { return Squares{1} << square; }
inline constexpr int lowest(Squares s) { return std::countr_zero(s); }
inline constexpr int fileOf(int square) { return square & 7; }
inline constexpr int rankOf(int square) { return square >> 3; }

inline constexpr Squares kRank1 = 0xFF;
inline constexpr Squares kRank8 = kRank1 << 56;
inline constexpr Squares kFileA = 0x0101010101010101;
inline constexpr Squares kFileH = kFileA << 7;
inline constexpr Squares kDark = 0xAA55AA55AA55AA55; // a1 is dark

// Clockwise from north (White's forward); the opposite direction is four further on.
enum Direction : std::uint8_t { North, NorthEast, East, SouthEast, South, SouthWest, West, NorthWest };

// A set of directions, one bit each.
using Directions = std::uint8_t;
inline constexpr Directions set(Direction d) { return static_cast<Directions>(1u << d); }
inline constexpr Directions kDiagonals = 0xAA;
inline constexpr Directions kOrthogonals = 0x55;
inline constexpr Direction opposite(Direction d) { return static_cast<Direction>((d + 4) & 7); }
// The same directions for the player on the other side of the board.
inline constexpr Directions turned(Directions d) { return std::rotl(d, 4); }

namespace detail {
struct StepOf {
  int rotate;   // of the 64 bits
  Squares from; // squares that have a neighbour in this direction
};
inline constexpr StepOf kSteps[8] = {{8, ~kRank8},  {9, ~(kRank8 | kFileH)},  {1, ~kFileH},  {-7, ~(kRank1 | kFileH)},
                                     {-8, ~kRank1}, {-9, ~(kRank1 | kFileA)}, {-1, ~kFileA}, {7, ~(kRank8 | kFileA)}};
} // namespace detail

// Every square of the set moved one step; what would leave the board is gone.
inline constexpr Squares step(Squares s, Direction d) {
  return std::rotl(s & detail::kSteps[d].from, detail::kSteps[d].rotate);
}
inline constexpr int neighbour(int square, Direction d) { return square + detail::kSteps[d].rotate; }

// The squares from (not including) `from` on in a direction as long as they are empty.
inline constexpr Squares ray(Squares from, Direction d, Squares empty) {
  Squares out = 0;
  for (Squares s = step(from, d) & empty; s != 0; s = step(s, d) & empty) out |= s;
  return out;
}

// The set seen from the other side of the board.
inline constexpr Squares turned(Squares s) {
  Squares out = 0;
  for (; s != 0; s &= s - 1) out |= only(63 - lowest(s));
  return out;
}

template <class F> void forEach(Squares s, F&& f) {
  for (; s != 0; s &= s - 1) f(lowest(s));
}
template <class F> void forEach(Directions ds, F&& f) {
  for (unsigned m = ds; m != 0; m &= m - 1) f(static_cast<Direction>(std::countr_zero(m)));
}

// "c3"
inline std::string squareName(int square) {
  return {static_cast<char>('a' + fileOf(square)), static_cast<char>('1' + rankOf(square))};
}
// The square of that name, -1 if it is none.
inline constexpr int readSquare(std::string_view t) {
  if (t.size() != 2 || t[0] < 'a' || t[0] > 'h' || t[1] < '1' || t[1] > '8') return -1;
  return (t[1] - '1') * 8 + (t[0] - 'a');
}

} // namespace mk
