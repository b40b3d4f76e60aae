// Every size is tried in the corners, then all over the area, then closer around the best place.
#include "boards/free_place.h"

#include "boards/scene.h"

#include <QRegion>

namespace mk {

namespace {

constexpr int kRim = 12;        // pixels to the edge of the area
constexpr int kTries = 12;      // places across and down
constexpr int kCloser = 5;      // steps to every side of the best of them
constexpr int kStep = 6;        // pixels
constexpr int kOpenCounts = 20; // times what is empty
constexpr int kPaperCounts = 8; // the same of what is written on paper
constexpr int kBackCounts = 3;  // and of what lies face down

// Cards that are seen: they are what the table is looked at for. Or those face down.
QRegion cards(const Scene& scene, bool backs) {
  QRegion out;
  for (const Sprite& s : scene.sprites)
    if (s.thing.kind == Thing::Kind::Card && s.thing.asCard().isBack() == backs) out += s.bounds().toAlignedRect();
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
  const QRegion full = taken(scene).translated(sceneAt), seen = cards(scene, false).translated(sceneAt),
                backs = cards(scene, true).translated(sceneAt), papers = written(scene).translated(sceneAt);
  QRect best;
  qint64 least = 0;
  const auto consider = [&](const QRect& here) {
    const qint64 covers = surface(full & here) + kPaperCounts * surface(papers & here) +
                          kOpenCounts * surface(seen & here) + kBackCounts * surface(backs & here);
    if (!best.isNull() && covers >= least) return;
    best = here;
    least = covers;
  };
  const QRect inside = area.adjusted(kRim, kRim, -kRim, -kRim);
  for (const QSize size : sizes) {
    const int left = inside.left(), top = inside.top();
    const int across = inside.width() - size.width(), down = inside.height() - size.height();
    for (const QPoint corner : {QPoint(0, 0), {across, 0}, {0, down}, {across, down}})
      consider({QPoint(left, top) + corner, size});
    for (int i = 0; i <= kTries; ++i)
      for (int j = 0; j <= kTries; ++j) consider({QPoint(left + across * i / kTries, top + down * j / kTries), size});
    if (least == 0) return best;
  }
  const QRect coarse = best;
  for (int dx = -kCloser; dx <= kCloser && least > 0; ++dx)
    for (int dy = -kCloser; dy <= kCloser && least > 0; ++dy)
      if (const QRect here = coarse.translated(dx * kStep, dy * kStep); inside.contains(here)) consider(here);
  return best;
}

} // namespace mk
