// Pictures of men, dice and counters, painted into any rectangle.
#pragma once

#include "boards/art/card_face.h"

namespace mk {

void paintPiece(QPainter&, Drawings&, const Thing&, const QRectF&, bool contrast);
void paintDie(QPainter&, Drawings&, int face, Colour, const QRectF&, bool contrast);
void paintPokerDie(QPainter&, Drawings&, int face, CardLetters, const QRectF&, bool contrast);
void paintToken(QPainter&, Drawings&, const Thing&, const QRectF&, bool contrast);

} // namespace mk
