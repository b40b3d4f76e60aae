// Painting the pictures of sheets: each is drawn by hand from a few shapes, in the colours of the theme's paper and
// wood.
#include "boards/pool_sheet.h"
#include "boards/story_brush.h"

#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace mk {

namespace {

using namespace story;

struct Painter : StoryBrush {
  // A groove with marks, and the flag where it ends.
  void track() const {
    const double high = trackHeight(r);
    const QRectF way = trackWay(r);
    const double y = way.center().y(), g = 0.16 * high;
    noPen();
    p.setBrush(theme.woodLight);
    p.drawRoundedRect(QRectF(way.left() - 0.7 * high, y - 0.5 * high, way.width() + 1.4 * high, high), 0.5 * high,
                      0.5 * high);
    p.setBrush(theme.wood);
    p.drawRoundedRect(QRectF(way.left() - g, y - g, way.width() + 2 * g, 2 * g), g, g);
    if (part.goal <= 0) return;
    static constexpr std::array<int, 14> kSteps = {1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 2500};
    const double letters = std::min(0.17 * r.height(), 0.42 * high);
    int step = kSteps.back();
    for (const int s : kSteps)
      if (part.goal <= 12 * s && s * way.width() / part.goal > 3.2 * letters) {
        step = s;
        break;
      }
    for (int n = 0; n <= part.goal; n += step) {
      if (n != part.goal && part.goal - n < step * 0.7) continue;
      const double x = way.left() + way.width() * n / part.goal;
      pen(soft(theme.ink, 120));
      p.drawLine(QPointF(x, y + 0.3 * high), QPointF(x, y + 0.5 * high));
      number({x, y + 0.5 * high + 0.85 * letters}, letters, QString::number(n), theme.ink);
    }
    const double x = way.right();
    if (part.goal % step != 0)
      number({x, y + 0.5 * high + 0.85 * letters}, letters, QString::number(part.goal), theme.ink);
    if (part.picture == u"masks") return mask({x + 1.15 * high, y}, 0.42 * high, part.value >= part.goal);
    pen(theme.ink, 1.4);
    const double foot = y + 0.5 * high, tip = y - 0.62 * high, from = x + 0.85 * high;
    p.drawLine(QPointF(from, foot), QPointF(from, tip));
    for (int i = 0; i < 6; ++i) { // a chequered flag
      noPen();
      p.setBrush(i % 2 == (i / 3) % 2 ? theme.ink : theme.paper);
      p.drawRect(QRectF(from + (i % 3) * 0.2 * high, tip + (i / 3) * 0.2 * high, 0.2 * high, 0.2 * high));
    }
    p.setBrush(Qt::NoBrush);
    pen(theme.ink, 0.7);
    p.drawRect(QRectF(from, tip, 0.6 * high, 0.4 * high));
  }

  void mask(QPointF c, double d, bool won) const {
    QPainterPath face;
    face.moveTo(c + QPointF(-d, -d));
    face.cubicTo(c + QPointF(-0.4 * d, -0.7 * d), c + QPointF(0.4 * d, -0.7 * d), c + QPointF(d, -d));
    face.cubicTo(c + QPointF(1.1 * d, 0.4 * d), c + QPointF(0.5 * d, d), c + QPointF(0, 1.15 * d));
    face.cubicTo(c + QPointF(-0.5 * d, d), c + QPointF(-1.1 * d, 0.4 * d), c + QPointF(-d, -d));
    pen(theme.ink);
    p.setBrush(won ? kGold : kSail);
    p.drawPath(face);
    p.setBrush(QColor(40, 30, 24));
    noPen();
    p.drawEllipse(c + QPointF(-0.42 * d, -0.2 * d), 0.24 * d, 0.15 * d);
    p.drawEllipse(c + QPointF(0.42 * d, -0.2 * d), 0.24 * d, 0.15 * d);
    QPainterPath smile;
    smile.moveTo(c + QPointF(-0.5 * d, 0.35 * d));
    smile.quadTo(c + QPointF(0, 0.95 * d), c + QPointF(0.5 * d, 0.35 * d));
    smile.quadTo(c + QPointF(0, 0.6 * d), c + QPointF(-0.5 * d, 0.35 * d));
    p.drawPath(smile);
  }

  // Ivory while it stands, its wooden back when it is turned over.
  void tiles() const {
    for (const StoryPart::Step& s : part.steps) {
      const double round = 0.14 * std::min(s.rect.width(), s.rect.height());
      if (s.open && !s.filled) {
        open(s.rect, round);
        continue;
      }
      noPen();
      p.setBrush(QColor(0, 0, 0, 60));
      p.drawRoundedRect(s.rect.translated(0, 0.04 * s.rect.height()), round, round);
      if (s.struck || !s.filled) {
        p.setBrush(theme.wood);
        pen(theme.wood.darker(140));
        p.drawRoundedRect(s.rect, round, round);
        pen(soft(theme.woodLight, 150));
        const QRectF in = s.rect.adjusted(2 * round, 2 * round, -2 * round, -2 * round);
        p.drawLine(in.topLeft(), in.bottomRight());
        p.drawLine(in.topRight(), in.bottomLeft());
      } else {
        pen(soft(theme.ink, 150));
        p.setBrush(theme.openCell);
        p.drawRoundedRect(s.rect, round, round);
      }
    }
  }

  // Boxes that fill from left to right.
  void strip() const {
    for (const StoryPart::Step& s : part.steps) {
      const double round = 0.12 * std::min(s.rect.width(), s.rect.height());
      if (s.open) {
        open(s.rect, round);
        continue;
      }
      pen(soft(theme.ink, s.filled ? 160 : 70));
      p.setBrush(s.filled ? (s.struck ? soft(theme.ink, 26) : soft(theme.woodLight, 150)) : QBrush(Qt::NoBrush));
      p.drawRoundedRect(s.rect, round, round);
      if (s.struck) p.drawLine(s.rect.bottomLeft(), s.rect.topRight());
    }
  }

  // A pane shines when something has been seen in it.
  void window() const {
    QRectF frame;
    for (const StoryPart::Step& s : part.steps) frame |= s.rect;
    const double bar = 0.03 * r.width();
    noPen();
    p.setBrush(theme.wood);
    p.drawRoundedRect(frame.adjusted(-bar, -bar, bar, bar), bar / 2, bar / 2);
    p.setBrush(theme.woodLight);
    p.drawRect(QRectF(frame.left() - 2 * bar, frame.bottom() + bar, frame.width() + 4 * bar, 0.9 * bar));
    for (const StoryPart::Step& s : part.steps) {
      p.setBrush(s.worth > 0 ? (theme.ink.lightness() > 128 ? kLamp.darker(210) : kLamp)
                 : s.filled  ? theme.paper
                             : kGlass);
      if (s.open) p.setBrush(theme.openCell);
      pen(theme.wood.darker(140));
      p.drawRect(s.rect);
      if (!s.name.isNull()) { // a plate for the name
        p.setBrush(theme.paper);
        p.drawRect(QRectF(s.rect.left(), s.name.top(), s.rect.width(), s.rect.bottom() - s.name.top()));
      }
      if (s.filled || s.open) continue;
      pen(QColor(255, 255, 255, 70));
      p.drawLine(s.rect.topLeft() + QPointF(0.25 * s.rect.width(), 0.55 * s.rect.height()),
                 s.rect.topLeft() + QPointF(0.55 * s.rect.width(), 0.2 * s.rect.height()));
    }
  }

  // The number stands in plates over the door.
  void house() const {
    noPen();
    p.setBrush(soft(kLeaf, 190));
    p.drawRoundedRect(QRectF(at(0, 0.9), at(1, 1)), 4, 4);
    p.setBrush(theme.woodLight);
    pen(theme.wood.darker(140));
    p.drawRect(QRectF(at(0.14, 0.4), at(0.86, 0.92)));
    p.setBrush(kBrick);
    p.drawPolygon(QPolygonF{at(0.06, 0.42), at(0.5, 0.04), at(0.94, 0.42)});
    p.drawRect(QRectF(at(0.7, 0.06), at(0.78, 0.24)));
    p.setBrush(theme.wood);
    p.drawRect(QRectF(at(0.42, 0.67), at(0.58, 0.92)));
    p.setBrush(part.steps.empty() || !part.steps.back().filled ? kGlass : kLamp);
    p.drawRect(QRectF(at(0.2, 0.7), at(0.35, 0.85)));
    p.drawRect(QRectF(at(0.65, 0.7), at(0.8, 0.85)));
    for (const StoryPart::Step& s : part.steps) {
      if (s.open) {
        open(s.rect, 3);
        continue;
      }
      pen(theme.ink);
      p.setBrush(s.filled ? theme.paper : soft(theme.wood, 90));
      p.drawRoundedRect(s.rect, 3, 3);
      if (s.filled || s.name.isNull()) continue;
      noPen();
      p.setBrush(theme.paper); // a slip for the name
      p.drawRect(QRectF(s.rect.left() + 2, s.name.top(), s.rect.width() - 4, s.rect.bottom() - s.name.top() - 2));
    }
  }

  // Logs lie bound together; one that is crossed off floats away.
  void raft() const {
    sea(0.5);
    bool bound = false;
    for (const StoryPart::Step& s : part.steps) {
      QRectF log = s.rect;
      const double round = 0.3 * std::min(log.width(), log.height());
      if (s.struck) {
        const QRectF afloat(log.x() + 0.06 * log.width(), r.top() + 0.78 * r.height(), 0.88 * log.width(),
                            0.13 * r.height());
        noPen();
        p.setBrush(soft(theme.wood, 150));
        p.drawRoundedRect(afloat, afloat.height() / 2, afloat.height() / 2);
        pen(QColor(255, 255, 255, 120));
        p.drawLine(QPointF(afloat.left(), afloat.bottom() + 2 * line),
                   QPointF(afloat.right(), afloat.bottom() + 2 * line));
        p.setPen(QPen(soft(theme.ink, 90), line, Qt::DotLine));
        p.setBrush(Qt::NoBrush);
        p.drawRoundedRect(log, round, round);
        continue;
      }
      bound = true;
      QLinearGradient wood(log.topLeft(), log.topRight());
      wood.setColorAt(0, theme.wood);
      wood.setColorAt(0.4, theme.woodLight);
      wood.setColorAt(1, theme.wood);
      p.setBrush(wood);
      pen(theme.wood.darker(150));
      p.drawRoundedRect(log, round, round);
      p.setBrush(theme.paper);
      const double d = 0.36 * std::min(log.width(), log.height());
      p.drawEllipse(log.center(), d, d);
    }
    if (!bound) return;
    for (const double y : {0.19, 0.5})
      for (const StoryPart::Step& s : part.steps)
        if (!s.struck) {
          pen(kSail.darker(130), 2.4);
          p.drawLine(QPointF(s.rect.left(), r.top() + y * r.height()),
                     QPointF(s.rect.right(), r.top() + y * r.height()));
        }
  }

  // A road by the stops; the coach stands at the last one that was reached.
  void journey() const {
    if (part.steps.empty()) return;
    noPen();
    p.setBrush(soft(kLeaf, 120));
    p.drawRoundedRect(QRectF(at(0, 0.8), at(1, 1)), line, line);
    QPainterPath road(at(0.01, 0.8));
    for (const StoryPart::Step& s : part.steps) road.lineTo(s.rect.center());
    road.lineTo(at(0.97, 0.66));
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(soft(theme.ink, 110), std::max(3.0, 0.09 * r.height()), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    p.drawPath(road);
    p.setPen(QPen(theme.paper, line, Qt::DashLine));
    p.drawPath(road);
    p.setBrush(kBrick); // the town at the end
    pen(theme.ink, 0.8);
    p.drawRect(QRectF(at(0.9, 0.32), at(0.94, 0.62)));
    p.drawPolygon(QPolygonF{at(0.89, 0.34), at(0.92, 0.1), at(0.95, 0.34)});
    p.setBrush(theme.woodLight);
    p.drawRect(QRectF(at(0.945, 0.42), at(0.99, 0.62)));
    const StoryPart::Step* last = nullptr;
    for (const StoryPart::Step& s : part.steps) {
      pen(theme.ink);
      p.setBrush(s.filled ? theme.woodLight : theme.paper);
      if (s.open) p.setPen(QPen(theme.ink, 1.4 * line, Qt::DashLine)), p.setBrush(theme.openCell);
      p.drawEllipse(s.rect);
      if (s.filled) last = &s;
    }
    const double d = 0.3 * r.height();
    const QPointF wheel = last ? QPointF(last->rect.center().x(), last->rect.top() - 0.06 * r.height())
                               : at(0.01, 0.62) + QPointF(0.8 * d, 0);
    p.setBrush(kSea);
    pen(theme.ink);
    p.drawRoundedRect(QRectF(wheel.x() - 0.75 * d, wheel.y() - 0.72 * d, 1.5 * d, 0.6 * d), 0.14 * d, 0.14 * d);
    p.setBrush(kSail);
    for (int i = 0; i < 3; ++i)
      p.drawRect(QRectF(wheel.x() + (-0.6 + 0.42 * i) * d, wheel.y() - 0.62 * d, 0.34 * d, 0.24 * d));
    p.setBrush(theme.ink);
    p.drawEllipse(wheel + QPointF(-0.42 * d, -0.1 * d), 0.14 * d, 0.14 * d);
    p.drawEllipse(wheel + QPointF(0.42 * d, -0.1 * d), 0.14 * d, 0.14 * d);
  }

  // The crew sets the sail, the captain his flag.
  void captain() const {
    sea(0.78);
    p.setBrush(theme.wood);
    pen(theme.ink);
    p.drawPolygon(QPolygonF{at(0.12, 0.64), at(0.9, 0.64), at(0.78, 0.88), at(0.24, 0.88)});
    pen(theme.wood.darker(130), 2.6);
    p.drawLine(at(0.57, 0.64), at(0.57, 0.06));
    for (std::size_t i = 0; i < part.steps.size() && i < 2; ++i) {
      const StoryPart::Step& s = part.steps[i];
      const QPolygonF cloth =
          i == 0 ? QPolygonF{s.rect.topRight(), s.rect.bottomRight(), s.rect.bottomLeft()}
                 : QPolygonF{s.rect.topLeft(), QPointF(s.rect.right(), s.rect.center().y()), s.rect.bottomLeft()};
      p.setPen(QPen(theme.ink, line, s.filled ? Qt::SolidLine : Qt::DashLine));
      p.setBrush(s.filled ? (i == 0 ? kSail : kGold) : s.open ? QBrush(theme.openCell) : QBrush(Qt::NoBrush));
      p.drawPolygon(cloth);
    }
    if (part.steps.size() > 1 && part.steps[1].filled) {
      p.setBrush(kGold);
      pen(theme.ink);
      p.drawEllipse(at(0.72, 0.56), 0.05 * r.height(), 0.05 * r.height());
      p.drawRect(QRectF(at(0.69, 0.6), at(0.75, 0.64)));
    }
  }

  void clock() const {
    const double d = 0.47 * std::min(r.width(), r.height());
    const QPointF c = r.center();
    const bool late = part.value > part.goal;
    p.setBrush(late ? soft(kBrick, 200) : theme.paper.lighter(104));
    pen(theme.wood, 3.5);
    p.drawEllipse(c, d, d);
    for (int h = 1; h <= part.goal; ++h) {
      const double a = 2 * M_PI * h / part.goal;
      const QPointF u(std::sin(a), -std::cos(a));
      pen(theme.ink, h % 3 == 0 ? 1.6 : 0.9);
      p.drawLine(c + u * (0.9 * d), c + u * (0.97 * d));
      number(c + u * (0.76 * d), 0.19 * d, QString::number(h), theme.ink);
    }
    const double a = 2 * M_PI * part.value / std::max(1, part.goal);
    const QPointF u(std::sin(a), -std::cos(a)), n(u.y(), -u.x());
    p.setBrush(theme.ink);
    noPen();
    p.drawPolygon(
        QPolygonF{c - u * (0.12 * d) + n * (0.05 * d), c + u * (0.6 * d), c - u * (0.12 * d) - n * (0.05 * d)});
    p.drawEllipse(c, 0.07 * d, 0.07 * d);
    if (!late) return;
    pen(theme.ink, 2); // it has struck thirteen
    p.drawLine(c + QPointF(-0.6 * d, -0.6 * d), c + QPointF(0.6 * d, 0.6 * d));
  }

  // A stone on the crown for each point.
  void crown() const {
    const int stones = std::max(1, part.goal);
    const double low = part.steps.empty() ? 0.86 : 0.74;
    QPolygonF gold{at(0.12, low)};
    for (int i = 0; i < stones; ++i) {
      const double x = 0.1 + 0.8 * (i + 0.5) / stones, half = 0.4 / stones;
      gold << at(x - half, 0.42 * low + 0.14) << at(x, 0.16);
    }
    gold << at(0.9, 0.42 * low + 0.14) << at(0.88, low);
    QLinearGradient shine(r.topLeft(), r.bottomLeft());
    shine.setColorAt(0, kGold.lighter(125));
    shine.setColorAt(1, kGold.darker(120));
    p.setBrush(part.value > 0 ? QBrush(shine) : QBrush(soft(kGold, 60)));
    pen(theme.ink);
    p.drawPolygon(gold);
    const double d = std::min(0.07 * r.height(), 0.24 * r.width() / stones);
    for (int i = 0; i < stones; ++i) {
      const bool won = i < part.value;
      p.setPen(QPen(theme.ink, line, won ? Qt::SolidLine : Qt::DashLine));
      p.setBrush(won ? QBrush(QColor(0xb8, 0x2c, 0x38)) : QBrush(theme.paper));
      p.drawEllipse(at(0.1 + 0.8 * (i + 0.5) / stones, 0.14), d, d);
    }
    p.setBrush(part.value > 0 ? kGold.darker(130) : soft(kGold, 90));
    pen(theme.ink);
    p.drawRect(QRectF(at(0.12, low - 0.1), at(0.88, low)));
    strip();
  }

  // Shields: those who fight now have their swords drawn.
  void duel() const {
    const bool fights = !part.steps.empty() && part.steps[0].open, out = !part.steps.empty() && part.steps[0].struck;
    if (fights) {
      const double from = part.facesLeft ? 0.82 : 0.18, to = part.facesLeft ? 0.02 : 0.98;
      pen(theme.ink, 3);
      p.drawLine(at(from, 0.9), at(to, 0.12));
      pen(kGold.darker(120), 4);
      p.drawLine(at(from + (part.facesLeft ? -0.16 : 0.16) - 0.05, 0.62),
                 at(from + (part.facesLeft ? -0.16 : 0.16) + 0.05, 0.86));
    }
    QPainterPath shield(at(0.25, 0.14));
    shield.lineTo(at(0.75, 0.14));
    shield.cubicTo(at(0.78, 0.6), at(0.66, 0.82), at(0.5, 0.95));
    shield.cubicTo(at(0.34, 0.82), at(0.22, 0.6), at(0.25, 0.14));
    p.setBrush(out ? QBrush(soft(theme.ink, 30)) : fights ? QBrush(kBrick.lighter(135)) : QBrush(theme.woodLight));
    p.setPen(QPen(theme.ink, 1.4 * line, out ? Qt::DashLine : Qt::SolidLine));
    p.drawPath(shield);
    p.setBrush(soft(theme.paper, 200));
    noPen();
    if (!part.steps.empty() && part.steps[0].filled) p.drawRoundedRect(part.steps[0].rect, 3, 3);
  }
};

} // namespace

void paintStory(QPainter& p, const StoryPart& part, const Theme& theme) {
  p.save();
  if (part.picture == u"pool") {
    const double edge = std::min(8.0, 0.02 * part.rect.width());
    const QRectF sheet = part.rect.adjusted(-edge, -edge, edge, edge);
    p.setPen(Qt::NoPen);
    p.setBrush(QColor(0, 0, 0, 60));
    p.drawRoundedRect(sheet.translated(0.3 * edge, 0.5 * edge), 3, 3);
    p.setBrush(theme.paper);
    p.drawRoundedRect(sheet, 3, 3);
    paintPoolSheet(p, part, {theme.paper, theme.paperLine, theme.ink, soft(theme.openCell, 110)});
    return p.restore();
  }
  const double line = std::max(1.0, part.rect.height() / 110), round = 0.05 * part.rect.height();
  p.setPen(Qt::NoPen);
  p.setBrush(QColor(0, 0, 0, 60));
  p.drawRoundedRect(part.rect.translated(0, 1.5 * line), round, round);
  p.setBrush(theme.paper);
  p.setPen(part.current ? QPen(theme.ink, 2.4 * line) : QPen(theme.paperLine, line));
  p.drawRoundedRect(part.rect, round, round);
  if (part.current) { // an arrowhead before the name: not told by colour alone
    const double margin = std::min(0.035 * part.rect.width(), 0.07 * part.rect.height());
    const double high = part.picturePlace.top() - part.rect.top() - margin, d = 0.17 * high;
    const QPointF tip(part.rect.left() + margin + 1.6 * d, part.rect.top() + margin + 0.47 * high);
    p.setBrush(theme.ink);
    p.drawPolygon(QPolygonF{tip, tip + QPointF(-1.4 * d, -d), tip + QPointF(-1.4 * d, d)});
  }
  const Painter picture{{p, part, theme, part.picturePlace, line}};
  using Draw = void (Painter::*)() const;
  static const std::array<std::pair<const char*, Draw>, 13> kDraw = {{{"track", &Painter::track},
                                                                      {"masks", &Painter::track},
                                                                      {"tiles", &Painter::tiles},
                                                                      {"strip", &Painter::strip},
                                                                      {"window", &Painter::window},
                                                                      {"house", &Painter::house},
                                                                      {"raft", &Painter::raft},
                                                                      {"journey", &Painter::journey},
                                                                      {"captain", &Painter::captain},
                                                                      {"clock", &Painter::clock},
                                                                      {"crown", &Painter::crown},
                                                                      {"sultan", &Painter::crown},
                                                                      {"duel", &Painter::duel}}};
  for (const auto& [name, draw] : kDraw)
    if (part.picture == QLatin1String(name)) (picture.*draw)();
  if (part.picture == u"luck") paintLuck(picture);
  if (part.picture == u"bridge") paintBridge(picture);
  if (part.picture == u"family") paintFamily(picture);
  p.restore();
}

} // namespace mk
