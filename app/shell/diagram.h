// A diagram of the rulebook: a few lines in a page that say which position the real table draws.
#pragma once

#include "app/host/diagram_block.h"

#include <QImage>
#include <QString>

namespace mk {

// The picture; an empty one with the reason in `problem` where the block does not say a position of a game that is
// here.
QImage drawDiagram(const GameBox&, const DiagramBlock&, QSize size, double devicePixelRatio,
                   QString* problem = nullptr);

// A page whose picture of this number cannot be drawn says so in the picture's place.
QString tellInstead(QString markdown, qsizetype diagram, const QString& problem);

} // namespace mk
