// Every size is tried in the corners, then all over the area.
#include "boards/free_place.h"

#include "boards/scene.h"

#include <QRegion>

namespace mk {

namespace {

constexpr int kRim = 12;        // pixels to the edge of the area
constexpr int kTries = 12;      // places across and down
constexpr int kOpenCounts = 20; // times what lies face down, or is empty
constexpr int kPaperCounts = 8; // the same of what is written on paper

// Cards that are seen: they are what the table is looked at for.
QRegion open(const Scene& scene) {
  QRegion out;
  for (const Sprite& s : scene.sprites)
    if (s.thing.kind == Thing::Kind::Card && !s.thing.asCard().isBack()) out += s.bounds().toAlignedRect();
  return out;
}

// Sheets with calls and points.
QRegion written(const Scene& scene) {
  QRegion out;
  for (const Paper& p : scene.papers) out += p.rect.toAlignedRect();
  return out;
}

// Where something lies or is written, in the table's own coordinates.
QRegion taken(const Scene& scene) {
  QRegion out;
  const auto add = [&out](const QRectF& r) { out += r.toAlignedRect(); };
  for (const Sprite& s : scene.sprites) add(s.bounds());
  for (const Spot& s : scene.spots) add(s.rect);
  for (const BoardPicture& b : scene.boards) add(b.rect);
  for (const Paper& p : scene.papers) add(p.rect);
  for (const StoryPart& s : scene.stories) add(s.rect);
  for (const TextBlock& t : scene.texts) add(t.rect);
  return out;
}

qint64 surface(const QRegion& region) {
  qint64 out = 0;
  for (const QRect& r : region) out += qint64{r.width()} * r.height();
  return out;
}

} // namespace

QRect leastCovering(const QRect& area, const Scene& scene, QPoint sceneAt, const QList<QSize>& sizes) {
  const QRegion full = taken(scene).translated(sceneAt), seen = open(scene).translated(sceneAt),
                papers = written(scene).translated(sceneAt);
  QRect best;
  qint64 least = 0;
  for (const QSize size : sizes) {
    const int left = area.left() + kRim, top = area.top() + kRim;
    const int across = area.width() - size.width() - 2 * kRim, down = area.height() - size.height() - 2 * kRim;
    QList<QPoint> corners{{left, top}, {left + across, top}, {left, top + down}, {left + across, top + down}};
    for (int i = 0; i <= kTries; ++i)
      for (int j = 0; j <= kTries; ++j) corners << QPoint(left + across * i / kTries, top + down * j / kTries);
    for (const QPoint corner : corners) {
      const QRect here(corner, size);
      const qint64 covers =
          surface(full & here) + kPaperCounts * surface(papers & here) + kOpenCounts * surface(seen & here);
      if (!best.isNull() && covers >= least) continue;
      best = here;
      least = covers;
    }
    if (least == 0) break;
  }
  return best;
}

} // namespace mk
