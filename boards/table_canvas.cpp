// The canvas: its state, its painting and its movement.
#include "boards/table_canvas.h"

#include "boards/accessible_table.h"
#include "boards/arrange.h"

#include <QApplication>
#include <QEvent>
#include <QFontInfo>
#include <QPaintEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace mk {

namespace {

constexpr int kFlight = 220; // milliseconds a step at the usual pace
constexpr int kFrame = 16;

bool isDie(const Sprite& s) { return s.thing.kind == Thing::Kind::Die || s.thing.kind == Thing::Kind::PokerDie; }

} // namespace

TableCanvas::TableCanvas(QWidget* parent) : QWidget(parent), flight_(kFlight) {
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_OpaquePaintEvent);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void TableCanvas::setView(View view, Arrange arrange, std::vector<Gesture> legal, std::vector<std::size_t> moves,
                          std::size_t steps) {
  const bool first = view_.zones.empty();
  if (!first && !thrown_ && view == view_ &&
      composedFor_ == current_) { // nothing has changed on the table: what is on its way goes on
    touch_.begin(view_, std::move(legal), std::move(moves), steps);
    pressed_ = dragging_ = false;
    showHalfDone();
    return remark();
  }
  finishMotion();
  stopShake();
  forgetAccessiblePlaces(this);
  Scene before = std::move(scene_);
  for (Sprite& s : before.sprites) s.rect.translate(shift(s));
  dragging_ = pressed_ = false;
  pressPlace_.reset();
  wipe();
  view_ = std::move(view);
  arrange_ = std::move(arrange);
  touch_.begin(view_, std::move(legal), std::move(moves), steps);
  recompose();
  followHand();
  if (focus_ && !scene_.spot(*focus_)) focus_.reset();
  remark();
  const bool threw = std::exchange(thrown_, false) && !quickDice_;
  if (!first) tellNoise(before);
  if (animated_ && !first && isVisible() && before.size == scene_.size) startMotion(before, threw);
  if (motion_.empty()) // told after this view is shown completely: the listener may bring the next one
    QMetaObject::invokeMethod(
        this,
        [this] {
          if (motion_.empty()) emit settled();
        },
        Qt::QueuedConnection);
  update();
}

// The cursor goes along from a hand that has played to the one that plays next, such as from dummy to declarer; where
// its card has been played and nothing is to be played yet it stays in the hand.
void TableCanvas::followHand() {
  const auto isHand = [&](Place p) {
    const Zone* z = view_.find(p.zone);
    return z && z->role == Zone::Role::Hand;
  };
  if (!focus_ || !focusShown_ || !isHand(*focus_)) return;
  const auto next = touch_.targets();
  const bool stays = std::ranges::find(next, focus_->zone, &Place::zone) != next.end();
  const auto to = stays ? next.end() : std::ranges::find_if(next, isHand);
  if (to != next.end()) return setFocusPlace(*to, true);
  if (scene_.spot(*focus_)) return;
  for (auto s = scene_.spots.rbegin(); s != scene_.spots.rend(); ++s)
    if (s->place.zone == focus_->zone) return setFocusPlace(s->place, true);
}

// What can be heard of the way from one view to the next: men, cards and dice that lie elsewhere or show something
// else.
void TableCanvas::tellNoise(const Scene& before) {
  std::optional<Noise> heard;
  for (const Sprite& s : scene_.sprites) {
    if (s.closed || s.id == 0) continue;
    const auto was =
        std::ranges::find_if(before.sprites, [&](const Sprite& b) { return b.id == s.id && b.zone == s.zone; });
    if (was != before.sprites.end() && was->place == s.place && was->thing == s.thing) continue;
    if (isDie(s)) {
      if (s.thing.code != 0) heard = Noise::Dice;
    } else if (!heard) {
      heard = s.thing.kind == Thing::Kind::Card ? Noise::Card : Noise::Wood;
    }
  }
  if (heard) emit noise(*heard);
}

void TableCanvas::clear() {
  forgetAccessiblePlaces(this);
  motion_ = {};
  motionTimer_.stop();
  shakeTimer_.stop();
  shaking_ = throwing_ = thrown_ = dragging_ = pressed_ = false;
  view_ = {};
  arrange_ = {};
  layout_ = {};
  scene_ = {};
  scene_.size = size();
  marks_ = {};
  focus_.reset();
  pressPlace_.reset();
  touch_.end();
  ground_ = {};
  update();
}

void TableCanvas::setWords(Words words) {
  words_ = std::move(words);
  recompose();
  update();
}

void TableCanvas::setLook(Look look) {
  look_ = std::move(look);
  ground_ = {};
  update();
}

void TableCanvas::setPace(int percent) {
  animated_ = percent > 0;
  flight_ = std::max(1, kFlight * percent / 100);
}

void TableCanvas::setLastMove(std::vector<Place> places) {
  marks_.last = std::move(places);
  update();
}

void TableCanvas::setHint(std::vector<Place> places, bool isPath) {
  marks_.arrows.clear();
  marks_.hinted.clear();
  if (isPath && places.size() > 1)
    for (std::size_t i = 0; i + 1 < places.size(); ++i) marks_.arrows.push_back({places[i], places[i + 1]});
  else
    marks_.hinted = std::move(places);
  update();
}

void TableCanvas::recompose() {
  ground_ = {};
  if (!arrange_ || width() <= 0 || height() <= 0) {
    scene_ = {};
    scene_.size = size();
    return;
  }
  const double ratio = static_cast<double>(width()) / height();
  composedFor_ = current_;
  ComposeOptions options;
  options.current = current_;
  options.pictures = !pad_;
  options.smallestText = std::max(options.smallestText, 0.82 * QFontInfo(QApplication::font()).pixelSize());
  halfDone_ = touch_.picked();
  const View now = halfDone(midMove_);
  const Layout family = arrange_(view_, ratio >= 1 ? Aspect::Wide : Aspect::Tall);
  layout_ = pad_ ? stretched(family, ratio) : arranged(view_, family, ratio, &layout_);
  scene_ = compose(now, layout_, size(), words_, options);
  if (const Zone* asked = choices()) composeChoices(scene_, *asked, touch_.way().back());
}

// What a man who has got to his place is to be asked, where the answers lie nowhere on the table: what a pawn becomes.
const Zone* TableCanvas::choices() const {
  const auto next = touch_.targets();
  if (!midMove_ || next.empty() || layout_.find(next.front().zone)) return nullptr;
  return view_.find(next.front().zone);
}

// The view with what the hand has done of a move: dice that are chosen lie apart, a man stands where it has got to, one
// that is put on the board stands there while the move goes on.
View TableCanvas::halfDone(bool& midMove) const {
  View now = view_;
  midMove = false;
  for (Zone& z : now.zones) {
    if (z.kind != Zone::Kind::Dice) continue;
    const auto chosen = [&](const Item& i) {
      const Place p{z.id, i.at};
      return std::ranges::find(halfDone_, p) != halfDone_.end() && touch_.isOfSet(p);
    };
    if (std::ranges::any_of(z.items, chosen))
      for (Item& i : z.items) i.held = chosen(i);
  }
  const std::vector<Place> way = touch_.way();
  if (way.empty()) return now;
  Zone* board = now.find(way.front().zone);
  if (!board || board->kind != Zone::Kind::Board) return now;
  const auto stands = [&](Place p) { // the topmost
    auto top = board->items.end();
    for (auto it = board->items.begin(); it != board->items.end(); ++it)
      if (it->at == p.at) top = it;
    return top;
  };
  const auto man = stands(way.front());
  if (man == board->items.end()) { // put on the board
    if (!colour_ || !touch_.wantsPlaces()) return now;
    board->items.push_back({.at = way.front().at, .thing = Thing::piece(PieceKind::Man, *colour_)});
    midMove = true;
    return now;
  }
  std::optional<Place> to;
  for (std::size_t i = 1; i < way.size(); ++i)
    if (way[i].zone == board->id && (stands(way[i]) == board->items.end() || way.size() == 2)) to = way[i];
  if (!to) return now;
  Item moved = *man;
  board->items.erase(man);
  std::erase_if(board->items, [&](const Item& i) { return i.at == to->at; });
  moved.at = to->at;
  board->items.push_back(moved);
  midMove = true;
  return now;
}

void TableCanvas::showHalfDone() {
  if (touch_.picked() == halfDone_) return;
  const bool was = midMove_;
  const auto held = [](const Scene& scene) {
    std::vector<std::pair<Place, bool>> out;
    for (const Sprite& s : scene.sprites) out.emplace_back(s.place, s.held);
    return out;
  };
  Scene before = scene_;
  recompose();
  if (!was && !midMove_ && held(before) == held(scene_)) return;
  if (animated_ && isVisible() && !dragging_) startMotion(before, false);
  update();
}

// What glows and what is ringed follows from the touches so far.
void TableCanvas::remark() {
  marks_.arrows.clear();
  marks_.hinted.clear();
  marks_.picked = touch_.picked();
  marks_.meant = handsMeant();
  const auto next = touch_.targets();
  marks_.targets.clear();
  marks_.starts.clear();
  for (const Place p : next) { // dice that may be chosen too do not glow: those that are chosen lie apart or are ringed
    const Zone* z = view_.find(p.zone);
    const bool more =
        touch_.isOfSet(p) || std::ranges::find(marks_.picked, p.zone, &Place::zone) != marks_.picked.end();
    const bool glows = touch_.begun() && !(z && z->kind == Zone::Kind::Dice && more);
    (glows ? marks_.targets : marks_.starts).push_back(p);
  }
  marks_.focus = focusShown_ && hasFocus() ? focus_ : std::nullopt;
  marks_.startsShown = showingStarts_.isActive() || isForced();
  update();
}

// Whom a trade is offered to is seen at the table, not on a button alone.
std::vector<std::int16_t> TableCanvas::handsMeant() const {
  std::vector<std::int16_t> out;
  for (const Button& b : view_.buttons) {
    if (!touch_.pressed(b.id)) continue;
    for (const Arg& a : b.label.args)
      for (const Zone& z : view_.zones)
        if (a.kind == Arg::Kind::Player && z.kind == Zone::Kind::Hand && z.owner == a.value) out.push_back(z.id);
  }
  return out;
}

// Few of one's many men may be touched: a capture that has to be made, the only one that can move.
bool TableCanvas::isForced() const {
  constexpr std::size_t kFew = 3, kMany = 4;
  if (touch_.begun() || marks_.starts.empty() || marks_.starts.size() > kFew) return false;
  const Zone* board = view_.find(marks_.starts.front().zone);
  if (!board || board->kind != Zone::Kind::Board) return false;
  const Sprite* man = scene_.top(marks_.starts.front());
  if (!man) return false;
  const auto like =
      std::ranges::count_if(board->items, [&](const Item& i) { return i.thing.colour == man->thing.colour; });
  return static_cast<std::size_t>(like) >= std::max(kMany, marks_.starts.size() + 1);
}

void TableCanvas::act(Touch::Answer a) {
  if (a == Touch::Answer::Nothing) return;
  if (a != Touch::Answer::Moved) showHalfDone();
  remark();
  tellStates(this);
  emit touched();
  if (a != Touch::Answer::Moved) return;
  const std::size_t move = touch_.move();
  touch_.end(); // the next view brings the next moves
  marks_.picked.clear();
  marks_.meant.clear();
  marks_.targets.clear();
  marks_.starts.clear();
  emit moveMade(move);
}

void TableCanvas::press(Place p) {
  finishMotion();
  const Touch::Answer a = touch_.place(p);
  if (const int face = writes(p); a == Touch::Answer::Nothing && face > 0) emit dieTouched(face);
  if (a == Touch::Answer::Nothing && writes(p) == 0 && touch_.active()) {
    constexpr int kShown = 1800; // milliseconds
    if (!marks_.starts.empty()) showingStarts_.start(kShown, this);
    remark();
    emit nothingThere(p);
  }
  act(a);
}

int TableCanvas::writes(Place p) const {
  const Zone* z = view_.entry && touch_.active() && p.zone == view_.entry->dice ? view_.find(p.zone) : nullptr;
  if (!z) return 0;
  for (const Item& i : z->items)
    if (i.at == p.at && !i.held) return i.thing.code;
  return 0;
}

bool TableCanvas::holdDie(int number) {
  const auto next = touch_.targets();
  const auto made = touch_.picked();
  for (const Zone& z : view_.zones) {
    if (z.kind != Zone::Kind::Dice) continue;
    const Place p{z.id, static_cast<std::int16_t>(number - 1)};
    if (std::ranges::find(next, p) == next.end() && std::ranges::find(made, p) == made.end()) continue;
    press(p);
    return true;
  }
  return false;
}

void TableCanvas::setFocusPlace(std::optional<Place> p, bool shown) {
  const bool changed = p != focus_;
  focus_ = p;
  focusShown_ = shown;
  marks_.focus = shown && hasFocus() ? focus_ : std::nullopt;
  update();
  if (!changed) return;
  tellFocus(this);
  emit focusPlaceChanged();
}

// --- movement

void TableCanvas::startMotion(const Scene& before, bool threw) {
  motion_ = Motion(before, scene_, threw);
  if (motion_.empty()) return;
  clock_.start();
  motionTimer_.start(kFrame, Qt::PreciseTimer, this);
}

void TableCanvas::finishMotion() {
  if (motion_.empty()) return;
  motionTimer_.stop();
  motion_ = {};
  update();
  emit settled();
}

void TableCanvas::setThrowing(bool on) {
  throwing_ = on;
  if (!on) stopShake();
}

void TableCanvas::shake() {
  if (!throwing_ || shaking_) return;
  shaking_ = true;
  shakes_ = 0;
  if (animated_ && !quickDice_) shakeTimer_.start(32, this);
  emit shakeStarted();
}

void TableCanvas::stopShake() {
  if (!std::exchange(shaking_, false)) return;
  shakeTimer_.stop();
  update(trayRegion());
}

void TableCanvas::endShake() {
  if (!shaking_) return;
  stopShake();
  thrown_ = true;
  emit shakeEnded();
}

void TableCanvas::timerEvent(QTimerEvent* e) {
  if (e->timerId() == shakeTimer_.timerId()) {
    ++shakes_;
    update(trayRegion());
  } else if (e->timerId() == showingStarts_.timerId()) {
    showingStarts_.stop();
    remark();
  } else if (e->timerId() == motionTimer_.timerId()) {
    if (static_cast<double>(clock_.elapsed()) >= flight_ * motion_.length()) return finishMotion();
    QRegion region;
    for (const Flight& f : motion_.flights()) region += motion_.path(f).toAlignedRect().adjusted(-2, -2, 2, 2);
    update(region);
  } else {
    QWidget::timerEvent(e);
  }
}

// --- painting

void TableCanvas::renderGround() {
  const double ratio = devicePixelRatioF();
  ground_ = QPixmap(size() * ratio);
  if (ground_.isNull()) return; // pressed to nothing by its window
  ground_.setDevicePixelRatio(ratio);
  QPainter p(&ground_);
  paintGround(p, scene_, look_);
}

bool TableCanvas::isDragged(const Sprite& s) const {
  if (!dragging_ || !pressPlace_ || s.closed || s.place.zone != pressPlace_->zone) return false;
  if (s.place == *pressPlace_) {
    const Zone* z = view_.find(s.zone); // of a stack on a board only the topmost man is taken
    return !z || z->kind != Zone::Kind::Board || scene_.top(s.place) == &s;
  }
  const Zone* z = view_.find(s.zone);
  return z && z->kind == Zone::Kind::Column && s.place.at > pressPlace_->at;
}

QPointF TableCanvas::shift(const Sprite& s) const {
  if (isDragged(s)) return dragAt_ - pressAt_;
  const bool picked = std::ranges::find(marks_.picked, s.place) != marks_.picked.end();
  if (!picked && marks_.focus != s.place) return {};
  const Zone* z = view_.find(s.zone);
  return z ? lift(s, z->kind) * (picked ? 1.0 : 0.4) : QPointF();
}

void TableCanvas::paintShaken(QPainter& p, const Sprite& s) {
  Sprite rattling = s;
  const int n = shakes_ * 7 + s.place.at * 5;
  rattling.thing.code = static_cast<std::uint8_t>(1 + n % 6);
  rattling.rotation = s.rotation + 37.0 * n;
  rattling.rect.translate(std::sin(n * 2.1) * s.rect.width() * 0.16, std::cos(n * 1.7) * s.rect.height() * 0.16);
  paintSprite(p, rattling, look_);
}

void TableCanvas::paintSprites(QPainter& p, const QRegion& region, const Marks& marks) {
  const ZoneArea* over = scene_.choices();
  for (std::size_t i = 0; i < scene_.sprites.size(); ++i) {
    const Sprite& s = scene_.sprites[i];
    if (over && s.zone == over->zone) paintTray(p, std::exchange(over, nullptr)->ground, scene_, look_);
    if (motion_.isMoving(i) || isDragged(s)) continue;
    if (!region.intersects(s.bounds().toAlignedRect().adjusted(-30, -30, 30, 30))) continue;
    if (shaking_ && shakeTimer_.isActive() && isDie(s) && !s.held) {
      paintShaken(p, s);
      continue;
    }
    Sprite drawn = s;
    drawn.rect.translate(shift(s));
    paintSprite(p, drawn, look_);
    if (s.lit || isMarked(marks, s.place)) paintRings(p, scene_, drawn, scene_.top(s.place) == &s, marks, look_);
  }
}

void TableCanvas::paintMoving(QPainter& p) {
  const double moment = static_cast<double>(clock_.elapsed()) / (flight_ * motion_.length());
  for (const Flight& f : motion_.flights()) {
    const Motion::Frame frame = Motion::at(f, moment);
    if (f.from.rect != f.to.rect) paintShadow(p, frame.sprite, frame.opacity);
    paintSprite(p, frame.sprite, look_, frame.opacity);
  }
  for (const Sprite& s : scene_.sprites) {
    if (!isDragged(s)) continue;
    Sprite carried = s;
    carried.rotation = 0;
    carried.rect.translate(shift(s));
    paintShadow(p, carried);
    paintSprite(p, carried, look_);
  }
}

void TableCanvas::paintEvent(QPaintEvent* e) {
  if (ground_.isNull()) renderGround();
  QPainter p(this);
  const double ratio = devicePixelRatioF();
  for (const QRect& r : e->region())
    p.drawPixmap(QRectF(r), ground_, QRectF(r.x() * ratio, r.y() * ratio, r.width() * ratio, r.height() * ratio));
  p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  Marks marks = marks_;
  if (dragging_) marks.picked.clear();
  if (!motion_.empty()) marks.last.clear(); // the mark comes when the thing has arrived
  paintUnder(p, scene_, marks, look_);
  paintSprites(p, e->region(), marks);
  paintOver(p, scene_, marks, look_);
  paintMoving(p);
}

void TableCanvas::resizeEvent(QResizeEvent*) {
  motionTimer_.stop();
  motion_ = {};
  recompose();
}

void TableCanvas::changeEvent(QEvent* e) {
  if (e->type() == QEvent::LanguageChange || e->type() == QEvent::FontChange ||
      e->type() == QEvent::ApplicationFontChange) {
    recompose();
    update();
  }
  QWidget::changeEvent(e);
}

QRegion TableCanvas::trayRegion() const {
  QRegion r;
  for (const ZoneArea& z : scene_.zones)
    if (z.kind == Zone::Kind::Dice) r += z.rect.toAlignedRect().adjusted(-24, -24, 24, 24);
  return r;
}

QRegion TableCanvas::dragRegion() const {
  QRegion r;
  for (const Sprite& s : scene_.sprites)
    if (isDragged(s)) r += s.rect.translated(dragAt_ - pressAt_).toAlignedRect().adjusted(-16, -16, 24, 28);
  return r;
}

} // namespace mk
