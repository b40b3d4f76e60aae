// Pictures of boards: ":/art/boards/<id>.svg", and the names of files and ranks of square boards.
#pragma once

#include "boards/art/drawings.h"

namespace mk {

// False where there is no such drawing. `contrast` takes the drawing in black and white, if there is one.
bool paintBoardPicture(QPainter&, Drawings&, const QString& id, const QRectF&, bool turned, bool contrast);
bool hasBoardPicture(const Drawings&, const QString& id);

} // namespace mk
