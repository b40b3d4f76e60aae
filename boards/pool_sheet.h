// The sheet of preference as it is drawn on paper: a field for each player around the pool in the middle, lines from
// the corners to it, and along the edge of each field the tricks and the chips deal by deal. It says what the table of
// the sheet says, and every cell of that has its place in the picture.
#pragma once

#include "boards/scene.h"

#include <QColor>

#include <utility>
#include <vector>

class QPainter;

namespace mk {

bool isPoolSheet(const Zone&);

struct PoolSheet {
  StoryPart part;
  std::vector<TextBlock> texts;
  std::vector<std::pair<int, QRectF>> cells; // of the table, by their index
  bool fits = true;                          // everything can be written in its place
};

struct PoolWriting {
  double smallest = 11, largest = 22; // pixels, along the edges
};
// As large as the box allows. The fields lie clockwise from the player below.
PoolSheet poolSheet(const Zone&, const Words&, QRectF box, Seat bottom, Seat current, const PoolWriting&);

struct PoolInk {
  QColor paper, ruled, ink, current; // the fields' edges, the lines between the players, whose turn it is
};
void paintPoolSheet(QPainter&, const StoryPart&, const PoolInk&);

} // namespace mk
