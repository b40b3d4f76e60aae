// The mill boards: points, lines and mills. Rules: booklet, chapter on the mill board, "Boards" of the ruling.
#pragma once

#include "games/kernel/board.h"

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>

namespace mk {

using Points = std::uint32_t; // a bit for each point

inline constexpr Points onlyPoint(int p) { return Points{1} << p; }

// Counting all the bits of a set costs more than this where the processor has no instruction for it.
inline constexpr bool fewerThan(int n, Points set) {
  for (; n > 0 && set != 0; --n) set &= set - 1;
  return n > 0;
}

template <class F> void eachPoint(Points set, F f) {
  for (; set != 0; set &= set - 1) f(std::countr_zero(set));
}

enum class MillBoardKind : std::uint8_t {
  Plain,  // 24 points, 16 mills
  Corner, // with lines across the corners, 20 mills
  Small   // 9 points, 8 mills
};

// Unused slots of the tables hold kNoLine, a line no colour ever fills, or 0, a line without points: the loops over
// them have a fixed length and no branches.
struct MillBoard {
  static constexpr int kMostMills = 4; // through one point
  static constexpr Points kNoLine = ~Points{0};

  int points = 0;
  Points all = 0;
  std::array<Points, 24> neighbours{};
  // For each mill through a point its two other points; then kNoLine.
  std::array<std::array<Points, kMostMills>, 24> others{};
  std::array<Points, 20> mills{}; // every line of three; then 0
  BoardShape shape;

  // Whether a stone of this colour on p stands in a full line.
  bool inMill(Points colour, int p) const {
    bool full = false;
    for (const Points line : others[static_cast<std::size_t>(p)]) full |= (colour & line) == line;
    return full;
  }
  // All stones of the colour that stand in mills.
  Points millsOf(Points colour) const {
    Points out = 0;
    for (const Points line : mills) out |= (colour & line) == line ? line : 0;
    return out;
  }
  // The points on which one more stone of the colour closes a mill.
  Points closers(Points colour) const {
    Points out = 0;
    for (const Points line : mills) {
      const Points rest = line & ~colour;
      out |= (rest & (rest - 1)) == 0 ? rest : 0;
    }
    return out;
  }
};

const MillBoard& millBoard(MillBoardKind);

} // namespace mk
