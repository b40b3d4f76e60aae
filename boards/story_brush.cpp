// The strokes that all pictures of sheets share.
#include "boards/story_brush.h"

#include <QPainterPath>

#include <algorithm>

namespace mk {

QColor story::soft(QColor c, int alpha) {
  c.setAlpha(alpha);
  return c;
}

using namespace story;

void StoryBrush::pen(QColor c, double times) const {
  p.setPen(QPen(c, line * times, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

void StoryBrush::open(const QRectF& box, double round) const {
  p.setBrush(theme.openCell);
  p.setPen(QPen(theme.ink, line, Qt::DashLine));
  p.drawRoundedRect(box, round, round);
}

void StoryBrush::sea(double from) const {
  noPen();
  p.setBrush(soft(kSea, 200));
  QPainterPath water;
  water.moveTo(at(0, from));
  const int waves = std::max(3, static_cast<int>(r.width() / std::max(1.0, 0.28 * r.height())));
  for (int i = 0; i < waves; ++i) {
    const double a = (i + 0.5) / waves, b = (i + 1.0) / waves;
    water.quadTo(at(a, from - (i % 2 == 0 ? 0.05 : -0.05)), at(b, from));
  }
  water.lineTo(r.bottomRight());
  water.lineTo(r.bottomLeft());
  water.closeSubpath();
  p.drawPath(water);
}

void StoryBrush::number(const QPointF& middle, double size, const QString& text, QColor c) const {
  if (size < 5) return;
  QFont f = p.font();
  f.setPixelSize(static_cast<int>(size));
  f.setBold(false);
  f.setItalic(false);
  f.setStrikeOut(false);
  p.setFont(f);
  p.setPen(c);
  p.drawText(QRectF(middle.x() - 3 * size, middle.y() - size, 6 * size, 2 * size), Qt::AlignCenter, text);
}

void StoryBrush::die(const QRectF& box, int face) const {
  const double side = std::min(box.width(), box.height()), third = 0.26 * side;
  const QRectF cube(box.center().x() - side / 2, box.center().y() - side / 2, side, side);
  p.setPen(QPen(theme.ink, line, face == 0 ? Qt::DashLine : Qt::SolidLine));
  p.setBrush(face == 0 ? QBrush(Qt::NoBrush) : QBrush(kSail));
  p.drawRoundedRect(cube, 0.18 * side, 0.18 * side);
  noPen();
  p.setBrush(QColor(40, 30, 24));
  const auto pip = [&](int x, int y) {
    p.drawEllipse(cube.center() + QPointF(x * third, y * third), 0.09 * side, 0.09 * side);
  };
  if (face % 2 == 1) pip(0, 0);
  if (face >= 2) pip(-1, -1), pip(1, 1);
  if (face >= 4) pip(1, -1), pip(-1, 1);
  if (face == 6) pip(-1, 0), pip(1, 0);
}

} // namespace mk
