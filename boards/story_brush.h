// The brush that the pictures of sheets are painted with, and the colours of their stories; what is wood and paper
// comes from the theme.
#pragma once

#include "boards/art/theme.h"
#include "boards/story.h"

#include <QPainter>

namespace mk {

namespace story {
inline const QColor kSea(0x3f, 0x86, 0xa8), kLeaf(0x5c, 0x8a, 0x4a), kGold(0xe3, 0xb0, 0x3c), kLamp(0xff, 0xd3, 0x73);
inline const QColor kGlass(0x3d, 0x55, 0x66), kBrick(0xa8, 0x55, 0x3c), kSail(0xf3, 0xea, 0xd6);
QColor soft(QColor, int alpha);
} // namespace story

struct StoryBrush {
  QPainter& p;
  const StoryPart& part;
  const Theme& theme;
  QRectF r;    // of the picture
  double line; // width of a pen

  QPointF at(double x, double y) const { return {r.x() + x * r.width(), r.y() + y * r.height()}; }
  void pen(QColor, double times = 1) const;
  void noPen() const { p.setPen(Qt::NoPen); }
  void open(const QRectF& box, double round) const; // wanted next: a dashed frame, not by colour alone
  void sea(double from) const;
  void number(const QPointF& middle, double size, const QString&, QColor) const;
  void die(const QRectF&, int face) const; // 0: not thrown yet
};

// Who is unlucky, the bridge to a number, a family.
void paintLuck(const StoryBrush&);
void paintBridge(const StoryBrush&);
void paintFamily(const StoryBrush&);

} // namespace mk
