// Painting the pictures of sheets, the second part: the stories in which somebody has bad luck, crosses a bridge or
// founds a family.
#include "boards/story_brush.h"

#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace mk {

using namespace story;

// A clover leaf while all is well; a storm over whoever has thrown the bad face, which lies beside it.
void paintLuck(const StoryBrush& b) {
  const StoryPart::Step* thrown = b.part.steps.empty() ? nullptr : &b.part.steps.front();
  const bool hit = b.part.out || (thrown != nullptr && thrown->struck);
  const double d = std::min(0.2 * b.r.width(), 0.36 * b.r.height());
  const QPointF c = b.at(0.25, hit ? 0.42 : 0.5);
  if (hit) {
    b.pen(b.theme.ink);
    b.p.setBrush(kGold);
    b.p.drawPolygon(QPolygonF{c + QPointF(0.1 * d, 0.1 * d), c + QPointF(-0.35 * d, 0.75 * d),
                              c + QPointF(-0.02 * d, 0.68 * d), c + QPointF(-0.2 * d, 1.25 * d),
                              c + QPointF(0.42 * d, 0.5 * d), c + QPointF(0.1 * d, 0.55 * d),
                              c + QPointF(0.35 * d, 0.1 * d)});
    QPainterPath cloud;
    cloud.setFillRule(Qt::WindingFill);
    cloud.addEllipse(c + QPointF(-0.5 * d, -0.1 * d), 0.42 * d, 0.34 * d);
    cloud.addEllipse(c + QPointF(0, -0.34 * d), 0.52 * d, 0.46 * d);
    cloud.addEllipse(c + QPointF(0.55 * d, -0.08 * d), 0.4 * d, 0.32 * d);
    b.p.setBrush(kGlass.lighter(135));
    b.p.drawPath(cloud.simplified());
    b.pen(kSea, 1.2);
    for (const double x : {-0.62, -0.36, 0.66})
      b.p.drawLine(c + QPointF(x * d, 0.4 * d), c + QPointF((x - 0.1) * d, 0.72 * d));
  } else {
    b.pen(kLeaf.darker(140), 2);
    b.p.setBrush(Qt::NoBrush);
    QPainterPath stem(c);
    stem.quadTo(c + QPointF(0.1 * d, 0.7 * d), c + QPointF(0.5 * d, 1.15 * d));
    b.p.drawPath(stem);
    b.pen(kLeaf.darker(150));
    b.p.setBrush(kLeaf);
    QPainterPath leaf;
    leaf.cubicTo(-0.1 * d, -0.2 * d, -0.62 * d, -0.45 * d, -0.4 * d, -0.8 * d);
    leaf.cubicTo(-0.28 * d, -0.98 * d, -0.05 * d, -0.92 * d, 0, -0.72 * d);
    leaf.cubicTo(0.05 * d, -0.92 * d, 0.28 * d, -0.98 * d, 0.4 * d, -0.8 * d);
    leaf.cubicTo(0.62 * d, -0.45 * d, 0.1 * d, -0.2 * d, 0, 0);
    for (int i = 0; i < 4; ++i) {
      b.p.save();
      b.p.translate(c);
      b.p.rotate(45 + 90 * i);
      b.p.drawPath(leaf);
      b.p.restore();
    }
  }
  if (thrown != nullptr) {
    QRectF place = thrown->rect;
    if (!thrown->name.isNull()) place.setBottom(thrown->name.top());
    b.die(place, thrown->worth);
  }
  const double ring = 0.36 * d, small = 0.36 * d; // the face to beware of, before a barred ring: its pips are seen
  const QPointF middle = b.at(0.86, 0.5), aside(0.71 * ring, -0.71 * ring);
  b.pen(kBrick, 2.4);
  b.p.setBrush(Qt::NoBrush);
  b.p.drawEllipse(middle, ring, ring);
  b.p.drawLine(middle - aside, middle + aside);
  b.die(QRectF(middle - QPointF(small / 2, small / 2), QSizeF(small, small)), b.part.goal);
}

// So many planks are needed as the number that was called, so many lie as are counted.
void paintBridge(const StoryBrush& b) {
  const auto step = [&](std::size_t i) { return i < b.part.steps.size() ? b.part.steps[i] : StoryPart::Step(); };
  const int needed = step(0).worth, counted = std::min(step(1).worth, needed);
  b.sea(0.86);
  b.pen(b.theme.wood.darker(140));
  b.p.setBrush(b.theme.woodLight);
  b.p.drawPolygon(QPolygonF{b.at(0, 0.6), b.at(0.19, 0.6), b.at(0.15, 0.8), b.at(0.2, 1), b.at(0, 1)});
  b.p.drawPolygon(QPolygonF{b.at(1, 0.6), b.at(0.81, 0.6), b.at(0.85, 0.8), b.at(0.8, 1), b.at(1, 1)});
  b.noPen();
  b.p.setBrush(kLeaf);
  b.p.drawRect(QRectF(b.at(0, 0.56), b.at(0.19, 0.62)));
  b.p.drawRect(QRectF(b.at(0.81, 0.56), b.at(1, 0.62)));
  b.pen(b.theme.ink, 1.6); // the sign with the number, on the other side
  b.p.drawLine(b.at(0.9, 0.56), b.at(0.9, 0.34));
  if (!b.part.steps.empty()) {
    b.p.setBrush(b.theme.paper);
    b.p.setPen(QPen(b.theme.ink, b.line, needed > 0 ? Qt::SolidLine : Qt::DashLine));
    b.p.drawRoundedRect(b.part.steps[0].rect, 3, 3);
  }
  if (b.part.out) { // the ropes have come down
    b.pen(b.theme.wood.darker(130), 2);
    b.p.drawLine(b.at(0.19, 0.58), b.at(0.26, 0.84));
    b.p.drawLine(b.at(0.81, 0.58), b.at(0.74, 0.84));
    return;
  }
  const double from = 0.19, to = 0.81, wide = (to - from) / std::max(needed, 1);
  for (int i = 0; i < needed; ++i) {
    const QRectF plank(b.at(from + i * wide + 0.12 * wide, 0.57), b.at(from + (i + 1) * wide - 0.12 * wide, 0.63));
    if (i < counted) {
      b.pen(b.theme.wood.darker(140), 0.7);
      b.p.setBrush(b.theme.wood);
    } else {
      b.p.setPen(QPen(soft(b.theme.ink, 110), 0.8 * b.line, Qt::DotLine));
      b.p.setBrush(Qt::NoBrush);
    }
    b.p.drawRect(plank);
  }
  b.p.setPen(QPen(soft(b.theme.ink, needed > 0 ? 180 : 90), b.line, needed > 0 ? Qt::SolidLine : Qt::DashLine));
  b.p.drawLine(b.at(from, 0.58), b.at(to, 0.58));
}

namespace {

// A person in so much room: found, or only an outline.
void paintPerson(const StoryBrush& b, const QRectF& r, bool skirt, bool found, const QColor& dress) {
  const double w = std::min(r.width(), 0.62 * r.height()), h = r.height();
  const QPointF top(r.center().x(), r.top());
  b.p.setPen(QPen(b.theme.ink, b.line, found ? Qt::SolidLine : Qt::DashLine));
  b.p.setBrush(found ? QBrush(dress) : QBrush(Qt::NoBrush));
  const double shoulder = skirt ? 0.16 * w : 0.34 * w, foot = skirt ? 0.46 * w : 0.28 * w;
  b.p.drawPolygon(QPolygonF{top + QPointF(-shoulder, 0.42 * h), top + QPointF(shoulder, 0.42 * h),
                            top + QPointF(foot, 0.97 * h), top + QPointF(-foot, 0.97 * h)});
  b.p.setBrush(found ? QBrush(QColor(0xf1, 0xcf, 0xa8)) : QBrush(Qt::NoBrush));
  b.p.drawEllipse(top + QPointF(0, 0.25 * h), 0.17 * h, 0.17 * h);
  if (!found) return;
  b.p.setBrush(skirt ? kBrick : kGlass); // a kerchief, a cap
  QPainterPath hat;
  hat.moveTo(top + QPointF(-0.18 * h, 0.22 * h));
  hat.quadTo(top + QPointF(0, -0.12 * h), top + QPointF(0.18 * h, 0.22 * h));
  if (skirt) hat.lineTo(top + QPointF(0.2 * h, 0.4 * h));
  hat.quadTo(top + QPointF(0, 0.08 * h), top + QPointF(skirt ? -0.2 * h : -0.18 * h, skirt ? 0.4 * h : 0.22 * h));
  hat.closeSubpath();
  b.p.drawPath(hat);
}

} // namespace

// The last three steps are Ivanov, his wife and the children; what stands before them are the rounds.
void paintFamily(const StoryBrush& b) {
  const std::vector<StoryPart::Step>& steps = b.part.steps;
  if (steps.size() < 3) return;
  const std::size_t people = steps.size() - 3;
  for (std::size_t i = 0; i < people; ++i) {
    const StoryPart::Step& s = steps[i];
    if (s.open) {
      b.open(s.rect, 3);
      continue;
    }
    b.pen(soft(b.theme.ink, s.filled ? 160 : 70));
    b.p.setBrush(s.filled ? QBrush(soft(b.theme.woodLight, 150)) : QBrush(Qt::NoBrush));
    b.p.drawRoundedRect(s.rect, 3, 3);
  }
  for (std::size_t i = 0; i < 2; ++i) {
    const StoryPart::Step& s = steps[people + i];
    const double low = s.name.isNull() ? s.rect.bottom() : s.name.top();
    paintPerson(b, {s.rect.left(), s.rect.top(), s.rect.width(), low - s.rect.top()}, i == 1, s.filled,
                i == 0 ? kSea : kGold);
  }
  const StoryPart::Step& children = steps.back();
  const double low = children.name.isNull() ? children.rect.bottom() : children.name.top();
  if (children.open) b.open(children.rect, 4);
  constexpr int kMost = 6;
  static constexpr std::array<QColor, 3> kDresses = {QColor(0x5c, 0x8a, 0x4a), QColor(0xa8, 0x55, 0x3c),
                                                     QColor(0x3f, 0x86, 0xa8)};
  for (int i = 0; i < (children.filled ? children.worth : kMost); ++i) {
    const double w = children.rect.width() / 3, h = (low - children.rect.top()) / 2;
    const QRectF place(children.rect.left() + (i % 3) * w, children.rect.top() + (i / 3) * h, w, h);
    paintPerson(b, place.adjusted(0.1 * w, 0.08 * h, -0.1 * w, -0.04 * h), i % 2 == 1, children.filled,
                kDresses[static_cast<std::size_t>(i % 3)]);
  }
}

} // namespace mk
