// Where zones lie on the table: rectangles in table units, made from a view by the family. The drawing scales a layout
// into the window; a layout knows neither pixels nor widgets.
#pragma once

#include "games/kernel/view.h"

#include <vector>

namespace mk {

struct Box {
  double x = 0, y = 0, width = 0, height = 0;
  double right() const { return x + width; }
  double bottom() const { return y + height; }
  bool operator==(const Box&) const = default;
};

struct Frame {
  std::int16_t zone = 0;
  Box box;
  double thing = 0;   // width of a card, die or piece in it; 0 = as the box and the contents give
  bool label = false; // the zone's name is written beside it
  bool operator==(const Frame&) const = default;
};

struct Layout {
  double width = 1600, height = 1000; // table units
  std::vector<Frame> frames;          // zones without a frame are not drawn (they are still spoken)
  const Frame* find(std::int16_t zone) const;
};

enum class Aspect : std::uint8_t { Wide, Tall };

// The arrangement used where a family has none of its own: boards in the middle, hands at the bottom and around, stock
// and discard between, dice below the board, sheets at the right.
Layout arrange(const View&, Aspect);

} // namespace mk
