// Painting and walking the tiles.
#include "app/shell/tile_view.h"

#include "app/shell/box_model.h"
#include "app/shell/style.h"
#include "app/shell/thumbnails.h"
#include "games/box/told.h"

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>

namespace mk {

namespace {

constexpr int kGap = 8; // around a tile, inside its cell

// The mark of chance: a die; the mark of skill: a pawn. Both stand where both count.
void paintDie(QPainter* p, const QRectF& r) {
  p->drawRoundedRect(r, 2.5, 2.5);
  const double d = r.width() / 5;
  const QPointF pips[] = {{1.3, 1.3}, {3.7, 1.3}, {2.5, 2.5}, {1.3, 3.7}, {3.7, 3.7}};
  p->save();
  p->setBrush(p->pen().color());
  for (const QPointF& pip : pips) p->drawEllipse(r.topLeft() + pip * d, d * 0.35, d * 0.35);
  p->restore();
}

void paintPawn(QPainter* p, const QRectF& r) {
  QPainterPath path;
  path.addEllipse(QPointF(r.center().x(), r.top() + r.height() * 0.24), r.width() * 0.22, r.height() * 0.22);
  path.moveTo(r.center().x() - r.width() * 0.13, r.top() + r.height() * 0.42);
  path.lineTo(r.left() + r.width() * 0.18, r.bottom());
  path.lineTo(r.right() - r.width() * 0.18, r.bottom());
  path.lineTo(r.center().x() + r.width() * 0.13, r.top() + r.height() * 0.42);
  p->save();
  p->setBrush(p->pen().color());
  p->drawPath(path);
  p->restore();
}

// A match of the game waits.
void paintRibbon(QPainter* p, const QRectF& picture) {
  QPainterPath ribbon;
  const QPointF corner = picture.topRight();
  ribbon.addPolygon(
      QPolygonF{corner + QPointF(-44, 0), corner + QPointF(-22, 0), corner + QPointF(0, 22), corner + QPointF(0, 44)});
  p->fillPath(ribbon, style().accent);
}

} // namespace

TileDelegate::TileDelegate(BoxModel& model, Thumbnails& pictures, QListView* view)
    : QStyledItemDelegate(view), model_(model), pictures_(pictures), view_(view) {}

QSize TileDelegate::tile() const {
  const QFontMetrics small(view_->font());
  return pictures_.size() + QSize(2 * kGap, 2 * kGap + small.height() * 2 + 22);
}

QSize TileDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const {
  if (model_.kind(index) != BoxModel::RowKind::Heading) return tile();
  return {view_->viewport()->width() - 2, QFontMetrics(headline(1.15)).height() + 26};
}

void TileDelegate::paint(QPainter* p, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  p->setRenderHint(QPainter::Antialiasing);
  if (model_.kind(index) == BoxModel::RowKind::Heading) {
    paintHeading(p, option.rect, index.data().toString());
    return;
  }
  const bool picked = option.state.testFlag(QStyle::State_HasFocus) && option.state.testFlag(QStyle::State_Selected);
  paintTile(p, option.rect, index, picked, option.state.testFlag(QStyle::State_MouseOver));
}

void TileDelegate::paintHeading(QPainter* p, const QRect& rect, const QString& text) const {
  p->setFont(headline(1.15));
  p->setPen(style().text);
  const QRect line = rect.adjusted(kGap + 2, 0, -kGap, -8);
  p->drawText(line, Qt::AlignLeft | Qt::AlignBottom, text);
  const int left = line.left() + p->fontMetrics().horizontalAdvance(text) + 14;
  p->setPen(style().line);
  const int y = line.bottom() - p->fontMetrics().height() / 2 + 2;
  if (left < line.right()) p->drawLine(left, y, line.right(), y);
}

void TileDelegate::paintTile(QPainter* p, const QRect& cell, const QModelIndex& index, bool picked,
                             bool hovered) const {
  const Style& s = style();
  const QRectF tile = QRectF(cell).adjusted(kGap, kGap, -kGap, -kGap);
  QPainterPath shape;
  shape.addRoundedRect(tile, Thumbnails::kCorner, Thumbnails::kCorner);
  p->fillPath(shape, hovered ? s.raised : s.surface);

  const QRectF picture(tile.topLeft(), pictures_.size());
  const MatchSummary* match = model_.match(index);
  const QPixmap pixmap = match ? pictures_.of(*model_.game(index), *match) : pictures_.of(*model_.game(index));
  if (!pixmap.isNull()) p->drawPixmap(picture.topLeft(), pixmap);
  if (pixmap.isNull() || index.data(BoxModel::UnfinishedRole).toBool()) {
    p->save();
    p->setClipPath(shape);
    if (pixmap.isNull()) p->fillRect(picture, s.line);
    if (index.data(BoxModel::UnfinishedRole).toBool()) paintRibbon(p, picture);
    p->restore();
  }
  paintFacts(
      p,
      QRectF(tile.left() + 10, picture.bottom() + 6, tile.width() - 20, tile.bottom() - picture.bottom() - 8).toRect(),
      index);

  p->setBrush(Qt::NoBrush);
  p->setPen(picked ? QPen(s.accent, 3) : QPen(hovered ? s.accent : s.line, 1));
  p->drawRoundedRect(tile.adjusted(0.5, 0.5, -0.5, -0.5), Thumbnails::kCorner, Thumbnails::kCorner);
}

void TileDelegate::paintFacts(QPainter* p, const QRect& rect, const QModelIndex& index) const {
  const Style& s = style();
  const BoxedGame& game = *model_.game(index);
  const QFont font = view_->font();
  const int line = QFontMetrics(font).height();
  QFont bold = font;
  bold.setWeight(QFont::DemiBold);
  p->setFont(bold);
  p->setPen(s.text);
  p->drawText(QRect(rect.left(), rect.top(), rect.width(), line), Qt::AlignLeft | Qt::AlignVCenter,
              p->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, rect.width()));

  const QRect facts(rect.left(), rect.top() + line + 3, rect.width(), line);
  p->setFont(font);
  p->setPen(s.soft);
  if (model_.kind(index) == BoxModel::RowKind::Match) {
    const QString subtitle = index.data(BoxModel::SubtitleRole).toString();
    p->drawText(facts, Qt::AlignLeft | Qt::AlignVCenter,
                p->fontMetrics().elidedText(subtitle, Qt::ElideRight, facts.width()));
    return;
  }
  bool isNumber = false;
  game.id().toInt(&isNumber);
  if (isNumber) p->drawText(facts, Qt::AlignLeft | Qt::AlignVCenter, game.id());
  const Kind kind = game.info->kind;
  double x = facts.right();
  const double size = line * 0.8;
  const double y = facts.center().y() - size / 2 + 1;
  p->setPen(QPen(s.soft, 1.2));
  p->setBrush(Qt::NoBrush);
  if (kind != Kind::Skill && kind != Kind::Performance) paintDie(p, {x -= size, y, size, size}), x -= 4;
  if (kind != Kind::MostlyLuck && kind != Kind::PureLuck) paintPawn(p, {x -= size, y, size, size}), x -= 4;
  const QString players = QString::fromStdString(playersText(*game.info));
  p->setPen(s.soft);
  const QRect middle(facts.left() + 40, facts.top(), static_cast<int>(x) - facts.left() - 50, facts.height());
  p->drawText(middle, Qt::AlignRight | Qt::AlignVCenter, BoxModel::tr("%1 pl.", "players, short").arg(players));
}

TileView::TileView(QWidget* parent) : QListView(parent) {
  setViewMode(QListView::IconMode);
  setMovement(QListView::Static);
  setResizeMode(QListView::Adjust);
  setFlow(QListView::LeftToRight);
  setWrapping(true);
  setSpacing(0);
  setMouseTracking(true);
  setVerticalScrollMode(ScrollPerPixel);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // the headings' width must not hang on it
  setSelectionMode(SingleSelection);
  setTabKeyNavigation(false);
  setFrameShape(QFrame::NoFrame);
  verticalScrollBar()->setSingleStep(40);
}

void TileView::resizeEvent(QResizeEvent* event) {
  QListView::resizeEvent(event);
  scheduleDelayedItemsLayout(); // headings are as wide as the view
}

QModelIndex TileView::nearest(const QModelIndex& from, int dx, int dy) const {
  const QPoint here = visualRect(from).center();
  QModelIndex best;
  double least = 1e18;
  for (int row = 0; row < model()->rowCount(); ++row) {
    const QModelIndex index = model()->index(row, 0);
    if (index == from || !(index.flags() & Qt::ItemIsEnabled)) continue;
    const QPoint d = visualRect(index).center() - here;
    const bool sameLine = std::abs(d.y()) < 10;
    if (dx != 0 && !(sameLine && d.x() * dx > 0)) continue;
    if (dy != 0 && (sameLine || d.y() * dy <= 0)) continue;
    const double distance = dx != 0 ? std::abs(d.x()) : std::abs(d.y()) * 10.0 + std::abs(d.x());
    if (distance < least) least = distance, best = index;
  }
  return best;
}

QModelIndex TileView::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) {
  const auto enabled = [this](int row, int step) {
    for (; row >= 0 && row < model()->rowCount(); row += step)
      if (const QModelIndex index = model()->index(row, 0); index.flags() & Qt::ItemIsEnabled) return index;
    return QModelIndex();
  };
  const QModelIndex now = currentIndex();
  if (!now.isValid() || action == MoveHome) return enabled(0, 1);
  QModelIndex next;
  switch (action) {
  case MoveEnd:
    next = enabled(model()->rowCount() - 1, -1);
    break;
  case MoveUp:
    next = nearest(now, 0, -1);
    break;
  case MoveDown:
    next = nearest(now, 0, 1);
    break;
  case MoveLeft:
  case MovePrevious:
    next = nearest(now, -1, 0);
    break;
  case MoveRight:
  case MoveNext:
    next = nearest(now, 1, 0);
    break;
  default:
    return QListView::moveCursor(action, modifiers);
  }
  // Past the end of a line the walk goes on in the next one.
  if (!next.isValid() && (action == MoveRight || action == MoveNext)) next = enabled(now.row() + 1, 1);
  if (!next.isValid() && (action == MoveLeft || action == MovePrevious)) next = enabled(now.row() - 1, -1);
  return next.isValid() ? next : now;
}

void TileView::keyPressEvent(QKeyEvent* event) {
  const bool plain = (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
  if (plain && event->key() != Qt::Key_Delete && !event->text().isEmpty() && event->text().front().isPrint() &&
      event->text() != QStringLiteral(" ")) {
    emit typed(event->text());
    return;
  }
  if (event->key() == Qt::Key_Escape) return emit typed({});
  if (event->key() == Qt::Key_Delete && currentIndex().isValid()) return emit deleteAsked(currentIndex());
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space) {
    if (currentIndex().isValid()) emit activated(currentIndex());
    return;
  }
  QListView::keyPressEvent(event);
}

} // namespace mk
