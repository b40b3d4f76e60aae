// Our SVG drawings, read from the resources and parsed once for each dye. Men and dice are drawn undyed, in five greys;
// a dye puts a side's colours in their place.
#pragma once

#include "games/kernel/things.h"

#include <QColor>
#include <QHash>
#include <QRectF>
#include <QString>

#include <memory>

class QPainter;
class QSvgRenderer;

namespace mk {

struct Dye {
  QColor light, base, shade, line, incised;
};
Dye dyeOf(Colour, bool contrast = false); // contrast: white and black pure, each with a line of the other
Dye flatDye(QColor);                      // one colour throughout, for pips and marks

class Drawings {
public:
  Drawings();
  ~Drawings();
  Drawings(const Drawings&) = delete;
  Drawings& operator=(const Drawings&) = delete;

  bool has(const QString& name) const; // "men/bear", "boards/ladder"
  QSvgRenderer* find(const QString& name);
  QSvgRenderer* find(const QString& name, const Dye&);

private:
  QSvgRenderer* parse(const QString& key, const QString& name, const Dye*);
  QHash<QString, std::shared_ptr<QSvgRenderer>> parsed_;
};

// Paints the element into the middle of the rectangle, as large as it fits.
void paintElement(QPainter&, QSvgRenderer&, const QString& id, const QRectF&);
// The largest rectangle of the proportion in the middle of the other.
QRectF fitted(QSizeF proportion, const QRectF& into);

} // namespace mk
