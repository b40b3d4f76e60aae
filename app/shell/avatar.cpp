// Drawing the marks of profiles.
#include "app/shell/avatar.h"

#include <QColor>
#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace mk {

namespace {

// Round the middle (0, 0), within a radius of 1.
QPainterPath shapeOf(int sign) {
  QPainterPath path;
  const auto corners = [&](int n, double inner, double turn) {
    QPolygonF p;
    for (int i = 0; i < (inner > 0 ? 2 * n : n); ++i) {
      const double a = turn + (inner > 0 ? M_PI : 2 * M_PI) * i / n, r = inner > 0 && i % 2 == 1 ? inner : 1.0;
      p << QPointF(std::sin(a) * r, -std::cos(a) * r);
    }
    path.addPolygon(p);
    path.closeSubpath();
  };
  switch (sign) {
  case 1:
    path.addRoundedRect(QRectF(-0.86, -0.86, 1.72, 1.72), 0.25, 0.25);
    break;
  case 2:
    corners(4, 0, 0);
    break;
  case 3:
    corners(6, 0, 0);
    break;
  case 4:
    corners(8, 0.78, 0);
    break;
  case 5: // a shield
    path.moveTo(-0.85, -0.8);
    path.lineTo(0.85, -0.8);
    path.cubicTo(0.9, 0.2, 0.55, 0.7, 0, 1);
    path.cubicTo(-0.55, 0.7, -0.9, 0.2, -0.85, -0.8);
    break;
  case 6: // a drop
    path.moveTo(0, -1);
    path.cubicTo(0.5, -0.4, 0.85, 0, 0.85, 0.3);
    path.cubicTo(0.85, 1.2, -0.85, 1.2, -0.85, 0.3);
    path.cubicTo(-0.85, 0, -0.5, -0.4, 0, -1);
    break;
  case 7: // a flower
    for (int i = 0; i < 6; ++i)
      path = path.united([&] {
        QPainterPath leaf;
        leaf.addEllipse(QPointF(std::sin(M_PI * i / 3) * 0.52, -std::cos(M_PI * i / 3) * 0.52), 0.48, 0.48);
        return leaf;
      }());
    break;
  default:
    path.addEllipse(QPointF(0, 0), 0.97, 0.97);
  }
  return path;
}

} // namespace

QPixmap avatarOf(const QString& colour, int sign, const QString& name, int side) {
  QPixmap out(side, side);
  out.fill(Qt::transparent);
  QPainter p(&out);
  p.setRenderHint(QPainter::Antialiasing);
  const double half = side / 2.0;
  p.translate(half, half);
  p.scale(half * 0.97, half * 0.97);
  const QColor ground = QColor::isValidColorName(colour) ? QColor(colour) : QColor(0x70, 0x70, 0x70);
  p.setPen(QPen(ground.darker(150), 0.06));
  p.setBrush(ground);
  p.drawPath(shapeOf(((sign % kSigns) + kSigns) % kSigns));
  p.resetTransform();
  QFont font;
  font.setPixelSize(std::max(6, static_cast<int>(0.46 * side)));
  font.setBold(true);
  p.setFont(font);
  p.setPen(ground.lightness() > 150 ? Qt::black : Qt::white);
  p.drawText(QRectF(0, 0.02 * side, side, side), Qt::AlignCenter, name.left(1).toUpper());
  return out;
}

QString nameOfSign(int sign) {
  static constexpr const char* kNames[kSigns] = {
      QT_TRANSLATE_NOOP("mk::Avatar", "disc"),    QT_TRANSLATE_NOOP("mk::Avatar", "square"),
      QT_TRANSLATE_NOOP("mk::Avatar", "diamond"), QT_TRANSLATE_NOOP("mk::Avatar", "hexagon"),
      QT_TRANSLATE_NOOP("mk::Avatar", "sun"),     QT_TRANSLATE_NOOP("mk::Avatar", "shield"),
      QT_TRANSLATE_NOOP("mk::Avatar", "drop"),    QT_TRANSLATE_NOOP("mk::Avatar", "flower")};
  return QCoreApplication::translate("mk::Avatar", kNames[((sign % kSigns) + kSigns) % kSigns]);
}

} // namespace mk
