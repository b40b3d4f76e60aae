// Composition of a card: index in two corners, pips in the usual rows, courts in a frame.
#include "boards/art/card_face.h"

#include <QFont>
#include <QFontMetricsF>
#include <QPainter>
#include <QSvgRenderer>

#include <array>
#include <cmath>
#include <initializer_list>

namespace mk {

namespace {

constexpr double kLetterTop = 27, kLetterHeight = 52, kIndexMiddle = 34, kIndexWidth = 46;
constexpr QRectF kFrame{60, 22, 130, 306};

struct PipSpot {
  double column; // -1, 0, 1
  double row;    // 0 top .. 1 bottom; the lower half stands on its head
};

// The usual pattern of 2..10.
std::initializer_list<PipSpot> pattern(int value) {
  constexpr double third = 1.0 / 3, sixth = 1.0 / 6;
  switch (value) {
  case 2: {
    static constexpr std::initializer_list<PipSpot> p = {{0, 0}, {0, 1}};
    return p;
  }
  case 3: {
    static constexpr std::initializer_list<PipSpot> p = {{0, 0}, {0, 0.5}, {0, 1}};
    return p;
  }
  case 4: {
    static constexpr std::initializer_list<PipSpot> p = {{-1, 0}, {1, 0}, {-1, 1}, {1, 1}};
    return p;
  }
  case 5: {
    static constexpr std::initializer_list<PipSpot> p = {{-1, 0}, {1, 0}, {0, 0.5}, {-1, 1}, {1, 1}};
    return p;
  }
  case 6: {
    static constexpr std::initializer_list<PipSpot> p = {{-1, 0}, {1, 0}, {-1, 0.5}, {1, 0.5}, {-1, 1}, {1, 1}};
    return p;
  }
  case 7: {
    static constexpr std::initializer_list<PipSpot> p = {{-1, 0},  {1, 0},  {0, 0.25}, {-1, 0.5},
                                                         {1, 0.5}, {-1, 1}, {1, 1}};
    return p;
  }
  case 8: {
    static constexpr std::initializer_list<PipSpot> p = {{-1, 0},  {1, 0},    {0, 0.25}, {-1, 0.5},
                                                         {1, 0.5}, {0, 0.75}, {-1, 1},   {1, 1}};
    return p;
  }
  case 9: {
    static constexpr std::initializer_list<PipSpot> p = {
        {-1, 0}, {1, 0}, {-1, third}, {1, third}, {0, 0.5}, {-1, 2 * third}, {1, 2 * third}, {-1, 1}, {1, 1}};
    return p;
  }
  default: {
    static constexpr std::initializer_list<PipSpot> p = {{-1, 0},    {1, 0},          {0, sixth},     {-1, third},
                                                         {1, third}, {-1, 2 * third}, {1, 2 * third}, {0, 5 * sixth},
                                                         {-1, 1},    {1, 1}};
    return p;
  }
  }
}

void paintPip(QPainter& p, QSvgRenderer& pips, Suit suit, QPointF middle, double size, bool onItsHead) {
  // Every pip is drawn in a square of 100, so that the four keep their proportions to each other.
  static constexpr std::array<const char*, 4> ids = {"club", "diamond", "heart", "spade"};
  const QString id = QLatin1String(ids[static_cast<std::size_t>(suit)]);
  const QRectF drawn = pips.boundsOnElement(id);
  const QPointF square(100.0 * static_cast<int>(suit) + 50, 50);
  p.save();
  p.translate(middle);
  if (onItsHead) p.rotate(180);
  p.scale(size / 100, size / 100);
  pips.render(&p, id, drawn.translated(-square));
  p.restore();
}

void paintPips(QPainter& p, QSvgRenderer& pips, Card c) {
  if (c.value() == 1) {
    paintPip(p, pips, c.suit(), {125, 175}, c.suit() == Suit::Spades ? 138 : 112, false);
    return;
  }
  constexpr double size = 47, top = 58, bottom = 292, columnStep = 34;
  for (const PipSpot& s : pattern(c.value()))
    paintPip(p, pips, c.suit(), {125 + s.column * columnStep, top + s.row * (bottom - top)}, size, s.row > 0.5);
}

void paintCourt(QPainter& p, Drawings& drawings, QSvgRenderer& pips, Card c) {
  static constexpr std::array<const char*, 3> ranks = {"jack", "queen", "king"};
  static constexpr std::array<const char*, 4> suits = {"clubs", "diamonds", "hearts", "spades"};
  const QString name = QStringLiteral("cards/%1-%2")
                           .arg(QLatin1String(ranks[static_cast<std::size_t>(c.value() - 11)]),
                                QLatin1String(suits[static_cast<std::size_t>(c.suit())]));
  if (QSvgRenderer* figure = drawings.find(name)) figure->render(&p, kFrame);
  // The jacks hold their weapon where kings and queens leave room for the pip.
  const QPointF pip = c.value() == 11 ? QPointF(171, 84) : QPointF(78, 43);
  paintPip(p, pips, c.suit(), pip, 27, false);
  paintPip(p, pips, c.suit(), QPointF(250, 350) - pip, 27, true);
}

QPainterPath star(QPointF middle, double radius) {
  QPainterPath path;
  for (int i = 0; i < 10; ++i) {
    QLineF ray(middle, middle + QPointF(0, -(i % 2 == 0 ? radius : radius * 0.42)));
    ray.setAngle(90 - 36.0 * i);
    if (i == 0)
      path.moveTo(ray.p2());
    else
      path.lineTo(ray.p2());
  }
  path.closeSubpath();
  return path;
}

template <class PaintIndex> void inBothCorners(QPainter& p, const PaintIndex& paintIndex) {
  paintIndex();
  p.save();
  p.translate(kCardUnits.width(), kCardUnits.height());
  p.rotate(180);
  paintIndex();
  p.restore();
}

void paintJoker(QPainter& p, Drawings& drawings, Card c) {
  const int which = c == Card::joker(1) ? 1 : 2;
  if (QSvgRenderer* figure = drawings.find(QStringLiteral("cards/joker-%1").arg(which))) figure->render(&p, kFrame);
  const QColor colour = which == 1 ? suitColour(Suit::Hearts, false) : suitColour(Suit::Spades, false);
  inBothCorners(p, [&] { p.fillPath(star({kIndexMiddle, 53}, 25), colour); });
}

void paintSheet(QPainter& p) {
  p.setPen(QPen(QColor(0xa8, 0x9d, 0x88), 2));
  p.setBrush(QColor(0xff, 0xfe, 0xfa));
  p.drawRoundedRect(QRectF(1, 1, kCardUnits.width() - 2, kCardUnits.height() - 2), 15, 15);
}

} // namespace

QString indexOf(int value, CardLetters letters) {
  static constexpr std::array<const char16_t*, 4> estonian = {u"Ä", u"S", u"E", u"K"},
                                                  english = {u"A", u"J", u"Q", u"K"};
  if (value >= 2 && value <= 10) return QString::number(value);
  const auto& names = letters == CardLetters::Estonian ? estonian : english;
  return QString::fromUtf16(names[value == 1 ? 0 : static_cast<std::size_t>(value - 10)]);
}

QColor suitColour(Suit suit, bool fourColours) {
  switch (suit) {
  case Suit::Clubs:
    return fourColours ? QColor(0x17, 0x7a, 0x3a) : QColor(0x1f, 0x1c, 0x1b);
  case Suit::Diamonds:
    return fourColours ? QColor(0x15, 0x5f, 0xbd) : QColor(0xc4, 0x27, 0x2b);
  case Suit::Hearts:
    return {0xc4, 0x27, 0x2b};
  case Suit::Spades:
    break;
  }
  return {0x1f, 0x1c, 0x1b};
}

QColor suitInk(Suit suit, bool fourColours, const QColor& paper, const QColor& ink) {
  const QColor c = suitColour(suit, fourColours);
  if (c == suitColour(Suit::Spades, false)) return ink;
  return paper.lightness() < 128 ? c.lighter(190) : c;
}

QPainterPath lettering(const QString& text, double height, double width, QPointF foot) {
  QFont font;
  font.setFamilies({QStringLiteral("DejaVu Serif"), QStringLiteral("Noto Serif"), QStringLiteral("Liberation Serif"),
                    QStringLiteral("serif")});
  font.setStyleHint(QFont::Serif);
  font.setWeight(QFont::Bold);
  font.setPixelSize(200); // large, so that hinting does not bend the outline
  font.setHintingPreference(QFont::PreferNoHinting);
  QPainterPath path;
  path.addText(0, 0, font, text);
  const double capital = QFontMetricsF(font).capHeight();
  const QRectF box = path.boundingRect();
  const double tall = height / (capital > 0 ? capital : 140);
  const double wide = std::min(tall, box.width() > 0 ? width / box.width() : tall);
  QTransform t;
  t.translate(foot.x(), foot.y());
  t.scale(wide, tall);
  t.translate(-box.center().x(), 0);
  return t.map(path);
}

void paintSuit(QPainter& p, Drawings& drawings, Suit suit, QColor colour, const QRectF& rect) {
  const QRectF square = fitted({1, 1}, rect);
  if (QSvgRenderer* pips = drawings.find(QStringLiteral("cards/pips"), flatDye(colour)))
    paintPip(p, *pips, suit, square.center(), square.width(), false);
}

void paintFace(QPainter& p, Drawings& drawings, Card c, CardLetters letters, bool fourColours) {
  paintSheet(p);
  if (c.isJoker()) return paintJoker(p, drawings, c);
  const QColor colour = suitColour(c.suit(), fourColours);
  QSvgRenderer* pips = drawings.find(QStringLiteral("cards/pips"), flatDye(colour));
  if (!pips) return;
  if (c.value() > 10)
    paintCourt(p, drawings, *pips, c);
  else
    paintPips(p, *pips, c);
  const QPainterPath letter =
      lettering(indexOf(c.value(), letters), kLetterHeight, kIndexWidth, {kIndexMiddle, kLetterTop + kLetterHeight});
  inBothCorners(p, [&] {
    p.fillPath(letter, colour);
    paintPip(p, *pips, c.suit(), {kIndexMiddle, 106}, 38, false);
  });
}

namespace {

void paintRings(QPainter& p, const QRectF& inside) {
  constexpr double kStep = 33;
  for (double y = inside.top(); y <= inside.bottom() + 1; y += kStep)
    for (double x = inside.left(); x <= inside.right() + 1; x += kStep) {
      p.drawEllipse(QPointF(x, y), kStep * 0.7, kStep * 0.7);
      p.drawEllipse(QPointF(x, y), kStep * 0.2, kStep * 0.2);
    }
}

void paintLozenges(QPainter& p, const QRectF& inside, QColor dark) {
  constexpr double kWide = 33, kHigh = 49.6;
  p.setBrush(dark);
  for (int row = 0; row * kHigh / 2 <= inside.height() + kHigh; ++row)
    for (int column = 0; column * kWide <= inside.width() + kWide; ++column) {
      const QPointF m(inside.left() + (column + (row % 2) * 0.5) * kWide, inside.top() + row * kHigh / 2);
      if (row % 2 == 0)
        p.drawPolygon(QPolygonF{m + QPointF(0, -kHigh / 2), m + QPointF(kWide / 2, 0), m + QPointF(0, kHigh / 2),
                                m + QPointF(-kWide / 2, 0)});
      p.drawEllipse(m, 2.5, 2.5);
    }
}

void paintSun(QPainter& p, const QRectF& inside, QColor dark, QColor pale) {
  constexpr int kRays = 24;
  const QPointF m = inside.center();
  p.setBrush(dark);
  for (int ray = 0; ray < kRays; ++ray) {
    const double a = 2 * M_PI * ray / kRays, b = a + M_PI / kRays;
    p.drawPolygon(
        QPolygonF{m, m + 300 * QPointF(std::cos(a), std::sin(a)), m + 300 * QPointF(std::cos(b), std::sin(b))});
  }
  for (const double radius : {62.0, 52.0, 24.0}) {
    p.setBrush(radius < 30 ? pale : dark);
    p.drawEllipse(m, radius, radius);
  }
}

} // namespace

void paintBack(QPainter& p, Drawings& drawings, int pack, int pattern) {
  paintSheet(p);
  if (pattern == 0) {
    if (QSvgRenderer* drawing =
            drawings.find(pack == 0 ? QStringLiteral("cards/back-red") : QStringLiteral("cards/back-blue")))
      drawing->render(&p, QRectF(QPointF(3, 3), kCardUnits - QSizeF(6, 6)));
    return;
  }
  const QColor ground(pack == 0 ? 0x9e2f2c : 0x2c4f83), dark(pack == 0 ? 0x7f211f : 0x1f3b66);
  const QColor pale(pack == 0 ? 0xf0c9b6 : 0xc3d4ea);
  const QRectF inside(26, 26, 198, 298);
  p.setPen(Qt::NoPen);
  p.setBrush(ground);
  p.drawRoundedRect(QRectF(13, 13, 224, 324), 9, 9);
  p.save();
  p.setClipRect(inside, Qt::IntersectClip);
  p.setPen(QPen(pale, 1.8));
  p.setBrush(Qt::NoBrush);
  if (pattern == 1)
    paintRings(p, inside);
  else if (pattern == 2)
    paintLozenges(p, inside, dark);
  else
    paintSun(p, inside, dark, pale);
  p.restore();
  p.setPen(QPen(pale, 2));
  p.setBrush(Qt::NoBrush);
  p.drawRect(inside);
  p.drawRoundedRect(QRectF(18.5, 18.5, 213, 313), 6, 6);
}

} // namespace mk
