// Drawing the faces: what tells the levels apart is what they wear (pigtails, cap, bun, hat, glasses), what tells those
// of one level apart is the hair.
#include "app/shell/face.h"

#include <QPainter>
#include <QPainterPath>

#include <array>

namespace mk {

namespace {

constexpr std::array<QRgb, 4> kHair{0xff5b3a21, 0xff2f2a26, 0xffb98a4e, 0xff8c4a2a};
constexpr std::array<QRgb, 4> kOldHair{0xffd9d4ca, 0xffb9b3a8, 0xffe6e1d6, 0xff9e978c};
constexpr QRgb kGround = 0xff6b4a2f, kRing = 0xffe9d6b0, kSkin = 0xfff3e3c6, kInk = 0xff33261b, kCheek = 0x50b5593a,
               kCloth = 0xff2f5d50, kHat = 0xff3b3a44;

// Everything is drawn on a field of 100 x 100.
struct Pen {
  QPainter& p;
  void fill(QRgb c) const { p.setPen(Qt::NoPen), p.setBrush(QColor::fromRgba(c)); }
  void line(QRgb c, qreal width) const {
    p.setPen(QPen(QColor::fromRgba(c), width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    p.setBrush(Qt::NoBrush);
  }
};

bool isWoman(const Character& c) { return c.level == 3 || c.face % 2 == 0; }

void hairBehind(const Pen& pen, const Character& c, QRgb hair) {
  pen.fill(hair);
  if (c.level == 1 && isWoman(c)) { // pigtails
    pen.p.drawEllipse(QPointF(20, 52), 9, 13);
    pen.p.drawEllipse(QPointF(80, 52), 9, 13);
  } else if (c.level == 3) { // a bun
    pen.p.drawEllipse(QPointF(50, 19), 12, 10);
  } else if (isWoman(c)) {
    pen.p.drawRoundedRect(QRectF(25, 30, 50, 46), 20, 20);
  }
}

void hairInFront(const Pen& pen, const Character& c, QRgb hair) {
  pen.fill(hair);
  QPainterPath cap;
  cap.moveTo(26, 48);
  cap.cubicTo(22, 16, 78, 16, 74, 48);
  cap.cubicTo(66, 36, c.face < 2 ? 46 : 60, 32, 26, 48);
  if (c.level != 5 || isWoman(c)) pen.p.drawPath(cap);
  if (c.level == 5 && !isWoman(c)) { // a beard and a bare head
    QPainterPath beard;
    beard.moveTo(27, 56);
    beard.cubicTo(28, 92, 72, 92, 73, 56);
    beard.cubicTo(66, 70, 34, 70, 27, 56);
    pen.p.drawPath(beard);
  }
}

void worn(const Pen& pen, const Character& c) {
  if (c.level == 2) { // a cap with a peak
    pen.fill(kCloth);
    QPainterPath cap;
    cap.moveTo(27, 38);
    cap.cubicTo(28, 14, 72, 14, 73, 38);
    cap.closeSubpath();
    pen.p.drawPath(cap);
    pen.p.drawRoundedRect(QRectF(c.face < 2 ? 46 : 16, 34, 38, 6), 3, 3);
  } else if (c.level == 4) { // a hat with a band
    pen.fill(kHat);
    pen.p.drawRoundedRect(QRectF(30, 11, 40, 25), 9, 9);
    pen.p.drawEllipse(QPointF(50, 35), 35, 5.5);
    pen.fill(kRing);
    pen.p.drawRect(QRectF(30, 27, 40, 3.5));
  } else if (c.level == 5 || (c.level == 3 && c.face >= 2)) { // glasses
    pen.line(kInk, 2);
    pen.p.drawEllipse(QPointF(40, 53), 8, 7);
    pen.p.drawEllipse(QPointF(60, 53), 8, 7);
    pen.p.drawLine(QPointF(48, 52), QPointF(52, 52));
  }
}

void features(const Pen& pen, const Character& c) {
  pen.fill(kInk);
  pen.p.drawEllipse(QPointF(40, 53), 2.6, 3.2);
  pen.p.drawEllipse(QPointF(60, 53), 2.6, 3.2);
  if (c.level <= 2) {
    pen.fill(kCheek);
    pen.p.drawEllipse(QPointF(34, 63), 5, 3.5);
    pen.p.drawEllipse(QPointF(66, 63), 5, 3.5);
  }
  pen.line(kInk, 2);
  if (c.level == 4) pen.p.drawArc(QRectF(54, 43, 13, 8), 30 * 16, 120 * 16); // one eyebrow is raised
  pen.p.drawLine(QPointF(50, 57), QPointF(49, 62));
  const qreal smile = c.level == 1 ? 8 : c.level == 4 ? 4 : 6;
  QPainterPath mouth;
  mouth.moveTo(42, 69);
  mouth.quadTo(50, 69 + smile, c.level == 4 ? 60 : 58, c.level == 4 ? 66 : 69);
  pen.p.drawPath(mouth);
}

// Another program: a turned head with two lamps.
void machine(const Pen& pen) {
  pen.fill(0xff8d8f96);
  pen.p.drawRoundedRect(QRectF(46, 14, 8, 16), 3, 3);
  pen.p.drawEllipse(QPointF(50, 14), 6, 6);
  pen.p.drawRoundedRect(QRectF(24, 28, 52, 50), 12, 12);
  pen.fill(kInk);
  pen.p.drawRoundedRect(QRectF(31, 40, 38, 16), 7, 7);
  pen.fill(kRing);
  pen.p.drawEllipse(QPointF(41, 48), 4, 4);
  pen.p.drawEllipse(QPointF(59, 48), 4, 4);
  pen.line(kInk, 2.4);
  pen.p.drawLine(QPointF(38, 67), QPointF(62, 67));
}

} // namespace

void paintFace(QPainter& painter, const QRectF& box, const Character& c) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.translate(box.topLeft());
  painter.scale(box.width() / 100, box.height() / 100);
  const Pen pen{painter};
  const auto face = static_cast<std::size_t>(c.face % kFaces);
  const QRgb hair = c.level == 3 || c.level == 5 ? kOldHair[face] : kHair[face];
  pen.fill(kGround);
  painter.drawEllipse(QPointF(50, 50), 49, 49);
  QPainterPath round;
  round.addEllipse(QPointF(50, 50), 46, 46);
  painter.setClipPath(round);
  pen.fill(kCloth);
  painter.drawEllipse(QPointF(50, 106), 36, 26); // shoulders
  if (c.face == kMachine) {
    machine(pen);
  } else {
    hairBehind(pen, c, hair);
    pen.fill(kSkin);
    painter.drawEllipse(QPointF(50, 55), 24, 27);
    hairInFront(pen, c, hair);
    features(pen, c);
    worn(pen, c);
  }
  painter.setClipping(false);
  pen.line(kRing, 2.5);
  painter.drawEllipse(QPointF(50, 50), 46.5, 46.5);
  painter.restore();
}

QIcon faceIcon(const Character& c, int size, qreal ratio) {
  QPixmap out(QSize(size, size) * ratio);
  out.setDevicePixelRatio(ratio);
  out.fill(Qt::transparent);
  QPainter painter(&out);
  paintFace(painter, QRectF(0, 0, size, size), c);
  return out;
}

} // namespace mk
