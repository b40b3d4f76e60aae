// What the table is drawn with: a theme and the pictures of things and boards.
#pragma once

#include "boards/art/art.h"
#include "boards/scene.h"

#include <memory>

class QPainter;

namespace mk {

struct Look {
  const Theme* theme;       // never null
  std::shared_ptr<Art> art; // never null
  Look();                   // the first theme, pictures of its own
  Look(const Theme&, std::shared_ptr<Art>);
};

// The board's picture; a board that has none is drawn from its places and lines.
void paintBoard(QPainter&, const BoardPicture&, const Look&);

} // namespace mk
