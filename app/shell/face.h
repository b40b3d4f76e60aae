// The faces of the computer players: a turned wooden man with a drawn face, in the manner of the house's pieces.
#pragma once

#include "app/play/character.h"

#include <QIcon>

class QPainter;
class QRectF;

namespace mk {

void paintFace(QPainter&, const QRectF&, const Character&);
QIcon faceIcon(const Character&, int size, qreal ratio);

} // namespace mk
