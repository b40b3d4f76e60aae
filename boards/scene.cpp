// Looking things up in a composed scene.
#include "boards/scene.h"

#include <QTransform>

#include <algorithm>
#include <cmath>

namespace mk {

namespace {

QTransform turning(const Sprite& s) {
  const QPointF c = s.rect.center();
  return QTransform::fromTranslate(-c.x(), -c.y()) * QTransform().rotate(s.rotation) *
         QTransform::fromTranslate(c.x(), c.y());
}

} // namespace

bool Sprite::contains(QPointF p) const {
  return rotation == 0 ? rect.contains(p) : rect.contains(turning(*this).inverted().map(p));
}

QRectF Sprite::bounds() const { return rotation == 0 ? rect : turning(*this).mapRect(rect); }

const Spot* Scene::spot(Place p) const {
  const auto it = std::ranges::find(spots, p, &Spot::place);
  return it == spots.end() ? nullptr : &*it;
}

const ZoneArea* Scene::area(std::int16_t zone) const {
  const auto it = std::ranges::find(zones, zone, &ZoneArea::zone);
  return it == zones.end() ? nullptr : &*it;
}

const ZoneArea* Scene::choices() const {
  const auto it = std::ranges::find_if(zones, [](const ZoneArea& z) { return !z.ground.isEmpty(); });
  return it == zones.end() ? nullptr : &*it;
}

bool Scene::isCovered(const Spot& s) const {
  const ZoneArea* over = choices();
  return over && s.place.zone != over->zone && over->ground.contains(s.rect.center());
}

const Sprite* Scene::top(Place p) const {
  for (auto s = sprites.rbegin(); s != sprites.rend(); ++s)
    if (!s->closed && s->place == p) return &*s;
  return nullptr;
}

std::optional<Place> Scene::placeAt(QPointF p) const {
  const ZoneArea* over = choices();
  if (over && !over->ground.contains(p)) over = nullptr;
  const auto liesThere = [&](Place place) { return !over || place.zone == over->zone; };
  for (auto s = sprites.rbegin(); s != sprites.rend(); ++s)
    if (liesThere(s->place) && s->contains(p)) return s->place;
  const Spot* best = nullptr;
  double nearest = 1e18;
  for (const Spot& s : spots) {
    if (!liesThere(s.place)) continue;
    const double slack = s.round ? 0.35 * s.rect.width() : 0; // points of a graph are small: allow for a shaky hand
    if (!s.rect.adjusted(-slack, -slack, slack, slack).contains(p)) continue;
    const QPointF d = s.rect.center() - p;
    const double distance = std::hypot(d.x(), d.y());
    if (distance < nearest) nearest = distance, best = &s;
  }
  return best ? std::optional(best->place) : std::nullopt;
}

// How far a spot lies in a direction, sideways distance counting more; nothing when it lies elsewhere.
static std::optional<double> reach(QPointF d, Qt::ArrowType direction) {
  double along = 0, aside = 0;
  switch (direction) {
  case Qt::LeftArrow:
    along = -d.x(), aside = d.y();
    break;
  case Qt::RightArrow:
    along = d.x(), aside = d.y();
    break;
  case Qt::UpArrow:
    along = -d.y(), aside = d.x();
    break;
  case Qt::DownArrow:
    along = d.y(), aside = d.x();
    break;
  case Qt::NoArrow:
    return std::nullopt;
  }
  aside = std::abs(aside);
  if (along < 1 || aside > 4 * along) return std::nullopt;
  return along + 2.5 * aside;
}

std::optional<Place> Scene::towards(QPointF from, Qt::ArrowType direction, Place except,
                                    const std::function<bool(Place)>& suits) const {
  std::optional<Place> best;
  double nearest = 1e18;
  for (const Spot& s : spots) {
    if (s.place == except || isCovered(s) || (suits && !suits(s.place))) continue;
    QPointF way = s.rect.center() - from;
    // From the side a column is as near as its frame, however few cards it has; the card at this height comes first.
    double within = 0;
    const ZoneArea* zone = area(s.place.zone);
    const bool sideways = direction == Qt::LeftArrow || direction == Qt::RightArrow;
    if (sideways && zone && zone->kind == Zone::Kind::Column && zone->rect.top() <= from.y() &&
        from.y() <= zone->rect.bottom()) {
      within = 1e-3 * std::abs(way.y());
      way.setY(0);
    }
    const auto d = reach(way, direction);
    if (d && *d + within < nearest) nearest = *d + within, best = s.place;
  }
  return best;
}

} // namespace mk
