// Laying pieces.
#include "app/shell/board_setup.h"

#include "app/shell/style.h"
#include "app/shell/table_look.h"
#include "boards/look.h"
#include "games/box/game.h"
#include "i18n/words.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace mk {

namespace {

QRectF centred(QPointF at, double side) { return {at.x() - side / 2, at.y() - side / 2, side, side}; }

} // namespace

BoardSetup::BoardSetup(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setMinimumSize(320, 250);
  setAccessibleName(tr("Board to lay pieces on"));
}

void BoardSetup::setGame(std::shared_ptr<const Game> game) {
  game_ = std::move(game);
  store_ = game_->toLay();
  for (const Zone& z : game_->start()->look(Viewer{0}).zones)
    if (z.kind == Zone::Kind::Board && !store_.empty()) shape_ = z.board;
  arrange();
}

QString BoardSetup::letters() const {
  QStringList out;
  for (const Thing& t : store_) out << QString(QLatin1Char(letterOf(t)));
  return out.join(u' ');
}

bool BoardSetup::shows(const QString& position) const {
  return shape_ && game_->laidIn(position.toStdString()).has_value();
}

bool BoardSetup::setText(const QString& position) {
  text_ = position;
  auto laid = shape_ ? game_->laidIn(position.toStdString()) : std::nullopt;
  if (laid) laid_ = std::move(*laid);
  update();
  return laid.has_value();
}

// The board at the right, as large as it goes; beside it what there is to lay, a column for each side.
void BoardSetup::arrange() {
  scene_ = {};
  if (!shape_) return;
  const double unit = std::min<double>(height() / shape_->height, width() * 0.76 / shape_->width);
  const QRectF board(width() - unit * shape_->width, (height() - unit * shape_->height) / 2, unit * shape_->width,
                     unit * shape_->height);
  scene_.boards.push_back({shape_, kBoard, board, false});
  for (std::size_t i = 0; i < shape_->places.size(); ++i) {
    const BoardPlace& p = shape_->places[i];
    scene_.spots.push_back({{kBoard, static_cast<std::int16_t>(i)},
                            centred(board.topLeft() + QPointF(p.x, p.y) * unit, p.size * unit),
                            false,
                            false});
  }
  const int rows = static_cast<int>(store_.size()) / 2;
  const double side = std::min({1.05 * unit, (board.left() - 10) / 2, height() / double(rows)});
  const double top = (height() - rows * side) / 2;
  for (int i = 0; i < static_cast<int>(store_.size()); ++i)
    scene_.spots.push_back({{kStore, static_cast<std::int16_t>(i)},
                            {(i / rows) * side, top + (i % rows) * side, side, side},
                            false,
                            false});
}

void BoardSetup::resizeEvent(QResizeEvent*) { arrange(); }

QRectF BoardSetup::rectOf(Place place) const {
  const Spot* spot = scene_.spot(place);
  return spot ? spot->rect : QRectF();
}

int BoardSetup::boardPlaceAt(QPointF p) const {
  const auto place = scene_.placeAt(p);
  return place && place->zone == kBoard ? place->at : -1;
}

QPoint BoardSetup::pointOf(std::string_view place) const {
  return rectOf({kBoard, static_cast<std::int16_t>(shape_->find(place))}).center().toPoint();
}

QPoint BoardSetup::storePointOf(char letter) const {
  const auto thing = std::ranges::find(store_, letter, letterOf);
  return rectOf({kStore, static_cast<std::int16_t>(thing - store_.begin())}).center().toPoint();
}

const std::optional<Thing>& BoardSetup::at(std::string_view place) const {
  return laid_[static_cast<std::size_t>(shape_->find(place))];
}

void BoardSetup::paintEvent(QPaintEvent*) {
  if (laid_.empty()) return;
  QPainter p(this);
  p.setRenderHint(QPainter::Antialiasing);
  p.setRenderHint(QPainter::SmoothPixmapTransform);
  const Look look = tableLook();
  for (const BoardPicture& board : scene_.boards) paintBoard(p, board, look);
  const auto paint = [&](const Thing& thing, const QRectF& rect) {
    look.art->paint(p, thing, centred(rect.center(), 0.92 * rect.width()));
  };
  for (const Spot& spot : scene_.spots) {
    const int at = spot.place.at;
    const bool lifted = held_ && spot.place.zone == kBoard && at == from_;
    const auto thing = spot.place.zone == kStore ? std::optional(store_[static_cast<std::size_t>(at)]) : on(at);
    if (thing && !lifted) paint(*thing, spot.rect);
  }
  const QRectF marked = rectOf({kBoard, static_cast<std::int16_t>(cursor_)}).adjusted(2, 2, -2, -2);
  if (hasFocus()) {
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(look.theme->focusHalo, 4));
    p.drawRect(marked);
    p.setPen(QPen(look.theme->focus, 2, Qt::DashLine));
    p.drawRect(marked);
  }
  if (held_) paint(*held_, centred(at_, marked.width() + 4));
}

void BoardSetup::put(int place, std::optional<Thing> thing) {
  on(place) = thing;
  text_ = QString::fromStdString(game_->layInto(text_.toStdString(), laid_));
  update();
  emit changed(text_);
}

void BoardSetup::mousePressEvent(QMouseEvent* event) {
  if (laid_.empty()) return;
  at_ = event->position();
  from_ = boardPlaceAt(at_);
  if (event->button() == Qt::RightButton) {
    if (from_ >= 0) put(from_, std::nullopt);
    from_ = -1;
    return;
  }
  const auto place = scene_.placeAt(at_);
  held_.reset();
  if (place) held_ = place->zone == kStore ? std::optional(store_[static_cast<std::size_t>(place->at)]) : on(place->at);
  if (from_ >= 0) cursor_ = from_;
  update();
}

void BoardSetup::mouseMoveEvent(QMouseEvent* event) {
  at_ = event->position();
  if (held_) update();
}

// Let go beside the board it is off the board.
void BoardSetup::mouseReleaseEvent(QMouseEvent* event) {
  const auto thing = std::exchange(held_, std::nullopt);
  const int from = std::exchange(from_, -1), to = boardPlaceAt(event->position());
  update();
  if (!thing || from == to) return;
  if (from >= 0) on(from).reset();
  if (to >= 0) cursor_ = to;
  put(to >= 0 ? to : from, to >= 0 ? thing : std::nullopt);
}

void BoardSetup::keyPressEvent(QKeyEvent* event) {
  if (laid_.empty()) return QWidget::keyPressEvent(event);
  switch (event->key()) {
  case Qt::Key_Left:
    walk(Qt::LeftArrow);
    break;
  case Qt::Key_Right:
    walk(Qt::RightArrow);
    break;
  case Qt::Key_Up:
    walk(Qt::UpArrow);
    break;
  case Qt::Key_Down:
    walk(Qt::DownArrow);
    break;
  case Qt::Key_Delete:
  case Qt::Key_Backspace:
    put(cursor_, std::nullopt);
    break;
  default: {
    const char letter = event->text().isEmpty() ? '\0' : event->text().front().toLatin1();
    const auto thing = std::ranges::find(store_, letter, letterOf);
    if (letter == '\0' || thing == store_.end()) return QWidget::keyPressEvent(event);
    put(cursor_, *thing);
  }
  }
  tellCursor();
}

// To the next place in this direction, if there is one.
void BoardSetup::walk(Qt::ArrowType direction) {
  Scene board = scene_;
  std::erase_if(board.spots, [](const Spot& s) { return s.place.zone == kStore; });
  const Place here{kBoard, static_cast<std::int16_t>(cursor_)};
  if (const auto next = board.towards(rectOf(here).center(), direction, here)) cursor_ = next->at;
}

void BoardSetup::tellCursor() {
  const std::optional<Thing>& thing = on(cursor_);
  const QString what = thing ? Words().speak(mk::nameOf(*thing)) : tr("empty");
  const auto& name = shape_->places[static_cast<std::size_t>(cursor_)].name;
  setAccessibleDescription(QStringLiteral("%1: %2").arg(QString::fromStdString(name), what));
  update();
}

} // namespace mk
