// What the open boxes of a sheet are still good for: the mean of all that a player gets out of them who plays on for
// the highest total. Exact for every set of open boxes, with and without a box still to be struck.
#pragma once

#include "games/dice/sheets/hands.h"
#include "games/dice/sheets/sheet.h"

#include <compare>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mk::dice {

class SheetValues {
public:
  using BoxSet = std::uint16_t;
  // House rules that matter.
  struct How {
    bool keeping = true;   // off: every throw is made with all dice
    bool anyResult = true; // off: only the last result may be written
    int strike = 0;        // credited for one box of the sheet that may be struck
    auto operator<=>(const How&) const = default;
  };

  SheetValues(std::span<const Box>, How);
  // As text() wrote it, for these boxes or for more of which these are the first.
  SheetValues(std::span<const Box>, How, std::span<const std::string_view> lines);
  // Worked out at the first call, or read where it comes with the program; then kept.
  static const SheetValues& of(std::span<const Box>, How, std::span<const std::string_view> lines = {});

  double open(BoxSet boxes, bool mayStrike = false) const { return value_[mayStrike][boxes]; }
  double points(std::size_t hand, int box) const { return points_[static_cast<std::size_t>(box)][hand]; }
  // What a result brings at once and leaves to be had: written into its best open box, or given up for a strike.
  struct Best {
    double worth = BestTurn::kNothing;
    int box = 0;
    bool strikes = false;
  };
  Best best(std::size_t hand, BoxSet open, bool mayStrike) const;
  BestTurn::Worth worths(BoxSet open, bool mayStrike) const;
  // How much the total to come varies: the sum of the squares for each box played for alone.
  double spread(BoxSet open) const;
  std::string text() const; // lines of C++ string literals

private:
  explicit SheetValues(How how) : how_(how) {}
  void note(std::span<const Box>);
  int bestStrike(BoxSet open) const;

  How how_;
  std::vector<BestTurn::Worth> points_;      // [box][hand]
  std::array<std::vector<double>, 2> value_; // [may strike][set of open boxes]
  std::vector<double> spread_;               // [box]
};

} // namespace mk::dice
