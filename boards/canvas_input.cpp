// The canvas: mouse and keyboard.
#include "boards/accessible_table.h"
#include "boards/table_canvas.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>

namespace mk {

// What a click there means: the place itself, or, once something is in the hand, the legal place of the same pile,
// column, row or hand.
std::optional<Place> TableCanvas::resolve(QPointF at) const {
  auto hit = scene_.placeAt(at);
  if (!hit) // the top of a card that is lifted out of the hand
    for (const Sprite& s : scene_.sprites)
      if (const QPointF by = shift(s); !by.isNull() && s.contains(at - by)) hit = s.place;
  const auto next = touch_.targets();
  if (hit && std::ranges::binary_search(next, *hit)) return hit;
  const auto held = touch_.picked();
  if (hit && std::ranges::find(held, *hit) != held.end()) return hit; // it is put back
  std::int16_t zone = hit ? hit->zone : std::int16_t{-1};
  if (!hit)
    for (const ZoneArea& z : scene_.zones)
      if (z.rect.contains(at) && z.kind != Zone::Kind::Board) zone = z.zone;
  const ZoneArea* area = scene_.area(zone);
  using enum Zone::Kind;
  if (!area || area->kind == Board || area->kind == Sheet || area->kind == Grid) return hit;
  if (!touch_.begun() && area->kind != Pile) return hit;
  if (hit && area->kind == Hand && scene_.top(*hit)) return hit; // it is this card that is meant, and refused
  std::optional<Place> best = hit;
  double nearest = 1e18;
  for (const Place p : next) {
    if (p.zone != zone) continue;
    const Spot* s = scene_.spot(p);
    const QPointF d = (s ? s->rect.center() : area->rect.center()) - at;
    const double distance = std::hypot(d.x(), d.y());
    if (distance < nearest) nearest = distance, best = p;
  }
  return best;
}

bool TableCanvas::onTray(QPointF at) const {
  return std::ranges::any_of(scene_.zones,
                             [&](const ZoneArea& z) { return z.kind == Zone::Kind::Dice && z.rect.contains(at); });
}

std::optional<Place> TableCanvas::onBoard(QPointF at) const {
  const auto hit = scene_.placeAt(at);
  const ZoneArea* area = hit ? scene_.area(hit->zone) : nullptr;
  return area && area->kind == Zone::Kind::Board ? hit : std::nullopt;
}

// The same once more takes it away.
void TableCanvas::draw(Place from, Place to) {
  const auto toggle = [](auto& all, auto same, auto fresh) {
    if (std::erase_if(all, same) == 0) all.push_back(fresh);
  };
  if (from == to)
    toggle(
        marks_.ringed, [&](Place p) { return p == from; }, from);
  else
    toggle(
        marks_.drawn, [&](const Arrow& a) { return a.from == from && a.to == to; }, Arrow{from, to});
  update();
}

void TableCanvas::wipe() {
  drawFrom_.reset();
  if (marks_.drawn.empty() && marks_.ringed.empty()) return;
  marks_.drawn.clear();
  marks_.ringed.clear();
  update();
}

void TableCanvas::mousePressEvent(QMouseEvent* e) {
  finishMotion();
  setFocusPlace(focus_, false);
  swallow_ = false;
  if (e->button() == Qt::RightButton) {
    const bool held = pressed_ || dragging_ || touch_.begun();
    pressed_ = dragging_ = false;
    if (touch_.letGo()) act(Touch::Answer::LetGo);
    drawFrom_ = held ? std::nullopt : onBoard(e->position());
    return;
  }
  if (e->button() != Qt::LeftButton) return;
  wipe();
  pressAt_ = dragAt_ = e->position();
  if (throwing_ && onTray(pressAt_)) return shake();
  pressed_ = true;
  pressPlace_ = resolve(pressAt_);
}

void TableCanvas::startDrag(QPointF at) {
  if (!pressPlace_ || !scene_.top(*pressPlace_)) return;
  const bool mayPick = touch_.mayPick(*pressPlace_);
  if (!mayPick && !isSortable(*pressPlace_)) return; // what cannot be played can still be laid elsewhere in the hand
  const auto held = touch_.picked();
  // A card of a hand that one touch plays is played where it is let go: it may only want another place in the hand.
  const bool later = isSortable(*pressPlace_) && Touch(touch_).place(*pressPlace_) == Touch::Answer::Moved;
  if (mayPick && !later && (held.empty() || held.back() != *pressPlace_)) {
    const Touch::Answer a = touch_.place(*pressPlace_);
    act(a);
    if (a != Touch::Answer::Picked) {
      pressed_ = false;
      return;
    }
  }
  dragging_ = true;
  dragAt_ = at;
  update();
}

void TableCanvas::mouseMoveEvent(QMouseEvent* e) {
  const QPointF at = e->position();
  if (dragging_) {
    const QRegion before = dragRegion();
    dragAt_ = at;
    update(before + dragRegion());
    return;
  }
  if (pressed_ && (at - pressAt_).manhattanLength() >= QApplication::startDragDistance()) startDrag(at);
  const auto hover = resolve(at);
  if (hover == marks_.hover) return;
  const bool seen = [&] {
    const auto starts = [&](std::optional<Place> p) { return p && std::ranges::binary_search(marks_.starts, *p); };
    return starts(hover) || starts(marks_.hover);
  }();
  marks_.hover = hover;
  const bool does = hover && (std::ranges::binary_search(touch_.targets(), *hover) || writes(*hover) > 0);
  setCursor(does ? Qt::PointingHandCursor : Qt::ArrowCursor);
  if (seen) update();
}

void TableCanvas::mouseReleaseEvent(QMouseEvent* e) {
  if (e->button() == Qt::RightButton && drawFrom_) {
    const auto to = onBoard(e->position());
    if (to && to->zone == drawFrom_->zone) draw(*drawFrom_, *to);
    drawFrom_.reset();
    return;
  }
  if (e->button() != Qt::LeftButton) return;
  if (shaking_) return endShake();
  if (!std::exchange(pressed_, false) || std::exchange(swallow_, false)) return;
  const auto place = resolve(e->position());
  if (!dragging_) {
    if (place && place == pressPlace_) return press(*place);
    if (!place && touch_.begun() && touch_.letGo()) act(Touch::Answer::LetGo); // a click on the bare cloth
    return;
  }
  const auto from = pressPlace_;
  if (sortTo(e->position())) return;
  Touch::Answer a = place && place != from ? touch_.drop(*place) : Touch::Answer::Nothing;
  if (a == Touch::Answer::Nothing && from && isSortable(*from) && touch_.mayPick(*from) &&
      std::ranges::count(touch_.picked(), *from) == 0)
    a = touch_.place(*from);
  if (a == Touch::Answer::Nothing) { // nowhere to lie: back to where it came from
    touch_.letGo();
    dragging_ = false;
    return act(Touch::Answer::LetGo);
  }
  act(a); // the thing flies on from where it was dropped: a new view may come at once
  dragging_ = false;
  update();
}

// --- the order of one's own hand

bool TableCanvas::isSortable(Place p) const {
  const Zone* z = handSortable_ ? view_.find(p.zone) : nullptr;
  return z && z->kind == Zone::Kind::Hand && z->role == Zone::Role::Hand && z->owner == view_.bottom &&
         z->closed == 0 && std::ranges::find(z->items, p.at, &Item::at) != z->items.end();
}

std::vector<std::int16_t> TableCanvas::handRow(std::int16_t zone) const {
  std::vector<std::int16_t> row;
  if (const Zone* z = view_.find(zone))
    for (const Item& i : z->items) row.push_back(i.at);
  return row;
}

// Dropped on its own hand a card is put between the cards there; what has been picked besides stays picked.
bool TableCanvas::sortTo(QPointF at) {
  if (!pressPlace_ || !isSortable(*pressPlace_)) return false;
  const ZoneArea* area = scene_.area(pressPlace_->zone);
  if (!area || !area->rect.contains(at)) return false;
  std::vector<std::int16_t> row = handRow(pressPlace_->zone);
  const auto old = row;
  std::erase(row, pressPlace_->at);
  auto to = row.begin();
  for (const Sprite& s : scene_.sprites)
    if (s.place.zone == pressPlace_->zone && s.place.at != pressPlace_->at && !s.closed && s.rect.center().x() < at.x())
      ++to;
  row.insert(to, pressPlace_->at);
  const bool picked = std::ranges::count(touch_.picked(), *pressPlace_) > 0;
  dragging_ = false;
  if (picked) act(touch_.back() ? Touch::Answer::LetGo : Touch::Answer::Nothing);
  update();
  if (row != old) emit handSorted(row);
  return true;
}

bool TableCanvas::shiftInHand(Place p, int by) {
  if (!isSortable(p)) return false;
  std::vector<std::int16_t> row = handRow(p.zone);
  const auto here = std::ranges::find(row, p.at) - row.begin();
  const auto there = here + by;
  if (there < 0 || there >= static_cast<std::ptrdiff_t>(row.size())) return false;
  std::swap(row[static_cast<std::size_t>(here)], row[static_cast<std::size_t>(there)]);
  emit handSorted(row);
  return true;
}

void TableCanvas::mouseDoubleClickEvent(QMouseEvent* e) {
  if (e->button() != Qt::LeftButton || throwing_) return mousePressEvent(e);
  finishMotion();
  const auto place = resolve(e->position());
  const Touch::Answer a = place ? touch_.doubled(*place) : Touch::Answer::Nothing;
  if (a == Touch::Answer::Moved) return act(a);
  mousePressEvent(e);
  const auto held = touch_.picked();
  swallow_ = place && touch_.mayPick(*place) && !held.empty() && held.back() == *place; // stays in the hand
}

void TableCanvas::leaveEvent(QEvent*) {
  marks_.hover.reset();
  update();
}

// --- keyboard

// Where the arrows and Tab stop. A board, a sheet, rows of places and dice are walked from place to place, as one looks
// at them; among cards only what may be touched now counts, and what lies in the own hand. Where nothing may be
// touched, everything is looked at.
std::set<Place> TableCanvas::stops() const {
  std::set<Place> out;
  for (const auto& all : {touch_.targets(), touch_.picked()}) out.insert(all.begin(), all.end());
  const bool any = !out.empty();
  for (const Spot& s : scene_.spots) {
    const ZoneArea* zone = scene_.area(s.place.zone);
    using enum Zone::Kind;
    const bool cards = zone && (zone->kind == Pile || zone->kind == Column || zone->kind == Row || zone->kind == Hand);
    if (!any || !cards || isSortable(s.place)) out.insert(s.place);
  }
  return out;
}

void TableCanvas::walk(Qt::ArrowType direction, bool everywhere) {
  if (!focus_) {
    const auto next = touch_.targets();
    if (!next.empty()) return setFocusPlace(next.front(), true);
    if (!scene_.spots.empty()) setFocusPlace(scene_.spots.front().place, true);
    return;
  }
  const Sprite* thing = scene_.top(*focus_);
  const Spot* spot = scene_.spot(*focus_);
  if (!thing && !spot) return setFocusPlace(std::nullopt, true);
  const QPointF from = spot ? spot->rect.center() : thing->rect.center();
  const std::set<Place> suit = everywhere ? std::set<Place>() : stops();
  auto to = scene_.towards(from, direction, *focus_, [&](Place p) { return everywhere || suit.contains(p); });
  // Where a sheet that is only looked at ends, the way leads back to what may be touched.
  const auto next = touch_.targets();
  const ZoneArea* here = scene_.area(focus_->zone);
  if (!to && here && here->kind == Zone::Kind::Sheet && !std::ranges::binary_search(next, *focus_)) {
    double nearest = 1e18;
    for (const Place p : next)
      if (const Spot* s = scene_.spot(p)) {
        const double distance = (s->rect.center() - from).manhattanLength();
        if (distance < nearest) nearest = distance, to = p;
      }
  }
  setFocusPlace(to ? to : focus_, true);
}

void TableCanvas::keyPressEvent(QKeyEvent* e) {
  finishMotion();
  const bool sideways = e->key() == Qt::Key_Left || e->key() == Qt::Key_Right;
  if (sideways && e->modifiers() == Qt::ControlModifier && focus_ && isSortable(*focus_)) {
    shiftInHand(*focus_, e->key() == Qt::Key_Left ? -1 : 1);
    return setFocusPlace(focus_, true);
  }
  const bool everywhere = e->modifiers().testFlag(Qt::ShiftModifier);
  switch (e->key()) {
  case Qt::Key_Left:
    return walk(Qt::LeftArrow, everywhere);
  case Qt::Key_Right:
    return walk(Qt::RightArrow, everywhere);
  case Qt::Key_Up:
    return walk(Qt::UpArrow, everywhere);
  case Qt::Key_Down:
    return walk(Qt::DownArrow, everywhere);
  case Qt::Key_Return:
  case Qt::Key_Enter:
    if (const auto button = touch_.onlyButton(); button && !e->isAutoRepeat()) return act(touch_.button(*button));
    if (focus_) press(*focus_);
    focusShown_ = true;
    return remark();
  case Qt::Key_Backspace:
    if (touch_.back()) act(Touch::Answer::LetGo);
    return;
  default:
    e->ignore(); // the table widget knows the other keys
  }
}

bool TableCanvas::focusNextPrevChild(bool next) {
  std::vector<Place> entries; // where Tab lands in each zone: on the first place that can be touched, else the first
  const auto targets = touch_.targets();
  const std::set<Place> stop = stops();
  for (const ZoneArea& z : scene_.zones) {
    const auto own = [&](Place p) { return p.zone == z.zone; };
    const auto legal = std::ranges::find_if(targets, own);
    const auto any = std::ranges::find_if(
        scene_.spots, [&](Place p) { return own(p) && stop.contains(p); }, &Spot::place);
    if (legal != targets.end())
      entries.push_back(*legal);
    else if (any != scene_.spots.end() &&
             (z.kind == Zone::Kind::Board || z.kind == Zone::Kind::Sheet ||
              std::ranges::any_of(scene_.sprites, [&](const Sprite& s) { return s.zone == z.zone; })))
      entries.push_back(any->place); // bare places are no stop
  }
  const auto here = focus_ ? std::ranges::find(entries, focus_->zone, &Place::zone) : entries.end();
  if (entries.empty()) return QWidget::focusNextPrevChild(next);
  if (here == entries.end()) {
    setFocusPlace(next ? entries.front() : entries.back(), true);
    return true;
  }
  if (next ? here + 1 == entries.end() : here == entries.begin()) return QWidget::focusNextPrevChild(next);
  setFocusPlace(next ? *(here + 1) : *(here - 1), true);
  return true;
}

void TableCanvas::focusInEvent(QFocusEvent* e) {
  const bool byKey = e->reason() == Qt::TabFocusReason || e->reason() == Qt::BacktabFocusReason;
  if (byKey) {
    focus_.reset();
    focusNextPrevChild(e->reason() == Qt::TabFocusReason);
  }
  marks_.focus = focusShown_ ? focus_ : std::nullopt;
  QWidget::focusInEvent(e);
  tellFocus(this);
  update();
}

void TableCanvas::focusOutEvent(QFocusEvent* e) {
  marks_.focus.reset();
  QWidget::focusOutEvent(e);
  update();
}

} // namespace mk
