// What the open boxes of a sheet are still good for: the mean of all that a player gets out of them who plays on for
// the highest total and writes the last result of every turn.
#pragma once

#include "games/dice/sheets/hands.h"
#include "games/dice/sheets/sheet.h"

#include <span>
#include <vector>

namespace mk::dice {

class SheetValues {
public:
  using BoxSet = std::uint16_t;
  SheetValues(std::span<const Box>, bool keeping);
  // Worked out at the first call for these boxes, then kept.
  static const SheetValues& of(std::span<const Box>, bool keeping);

  double open(BoxSet boxes) const { return value_[boxes]; }
  double points(std::size_t hand, int box) const { return points_[static_cast<std::size_t>(box)][hand]; }
  // What a result brings at once and leaves to be had, in its best open box.
  double worth(std::size_t hand, BoxSet open, int* box = nullptr) const;
  BestTurn::Worth worths(BoxSet open) const;
  // The box whose loss leaves most to be had, if that is more than this; else -1.
  int leastMissed(BoxSet open, double moreThan) const;

private:
  std::vector<BestTurn::Worth> points_; // [box][hand]
  std::vector<double> value_;           // [set of open boxes]
};

} // namespace mk::dice
