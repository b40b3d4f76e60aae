// Boards without a picture of their own, drawn from their places and lines.
#include "boards/look.h"

#include <QPainter>

#include <algorithm>

namespace mk {

Look::Look() : Look(themes().front(), std::make_shared<Art>()) {}
Look::Look(const Theme& t, std::shared_ptr<Art> a) : theme(&t), art(std::move(a)) {}

namespace {

class PlainBoard {
public:
  PlainBoard(QPainter& painter, const BoardPicture& board, const Theme& colours)
      : p_(painter), b_(board), theme_(colours), unit_(board.rect.width() / board.shape->width) {}

  void paint() {
    p_.setPen(Qt::NoPen);
    p_.setBrush(theme_.wood);
    p_.drawRoundedRect(b_.rect, unit_ * 0.12, unit_ * 0.12);
    const bool squared = b_.shape->id.starts_with("squares");
    if (!squared) paintLines();
    for (const BoardPlace& place : b_.shape->places) squared ? paintSquare(place) : paintPoint(place);
    if (squared) writeNames();
  }

private:
  QPointF pixel(QPointF at) const {
    if (b_.turned) at = QPointF(b_.shape->width, b_.shape->height) - at;
    return b_.rect.topLeft() + at * unit_;
  }
  QRectF around(QPointF at, double side) const {
    const QPointF c = pixel(at);
    return {c.x() - side / 2, c.y() - side / 2, side, side};
  }
  void paintLines() {
    p_.setPen(QPen(theme_.woodLight.lighter(130), std::max(1.0, unit_ * 0.05)));
    for (const auto& [from, to] : b_.shape->links) {
      const BoardPlace &a = b_.shape->places[static_cast<std::size_t>(from)],
                       &b = b_.shape->places[static_cast<std::size_t>(to)];
      p_.drawLine(pixel({a.x, a.y}), pixel({b.x, b.y}));
    }
  }
  void paintSquare(const BoardPlace& place) {
    const double rim = b_.shape->places.front().x - 0.5;
    const int file = static_cast<int>(place.x - rim), rank = static_cast<int>(b_.shape->height - rim - place.y);
    const bool dark = (file + rank) % 2 == 0; // a1 is dark
    p_.setPen(Qt::NoPen);
    const bool pure = theme_.cloth == theme_.clothEdge; // high contrast
    const QColor darkWood = pure ? QColor(0x5a, 0x5a, 0x5a) : theme_.woodLight;
    p_.setBrush(dark ? darkWood : pure ? QColor(0xff, 0xff, 0xff) : QColor(0xe9, 0xd3, 0xa8));
    p_.drawRect(around({place.x, place.y}, place.size * unit_));
  }
  void paintPoint(const BoardPlace& place) {
    p_.setPen(QPen(theme_.woodLight.lighter(130), std::max(1.0, unit_ * 0.04)));
    p_.setBrush(theme_.woodLight);
    const bool stands = b_.shape->links.empty(); // fields to stand on, not crossings of lines
    const double side = place.size * unit_ * (stands ? 0.94 : 0.34);
    p_.drawEllipse(around({place.x, place.y}, side));
  }
  // Letters below and above the files, numbers beside the ranks.
  void writeNames() {
    const double rim = b_.shape->places.front().x - 0.5;
    QFont f = p_.font();
    f.setPixelSize(std::max(1, static_cast<int>(unit_ * rim * 0.6)));
    if (rim < 0.25 || f.pixelSize() < 5) return;
    p_.setFont(f);
    p_.setPen(QColor(0xf0, 0xdc, 0xb4));
    const auto write = [&](const QString& t, QPointF at) { p_.drawText(around(at, unit_), Qt::AlignCenter, t); };
    for (const BoardPlace& place : b_.shape->places) {
      const QString name = QString::fromStdString(place.name);
      if (name.mid(1) == u"1")
        for (const double y : {rim / 2, b_.shape->height - rim / 2}) write(name.left(1), {place.x, y});
      if (name.startsWith(u'a'))
        for (const double x : {rim / 2, b_.shape->width - rim / 2}) write(name.mid(1), {x, place.y});
    }
  }

  QPainter& p_;
  const BoardPicture& b_;
  const Theme& theme_;
  double unit_;
};

// What is written on the board itself, upright from both sides.
void writeOnBoard(QPainter& p, const BoardPicture& board) {
  const double unit = board.rect.width() / board.shape->width;
  QFont f = p.font();
  f.setBold(false);
  f.setItalic(false);
  f.setStrikeOut(false);
  for (const BoardLabel& label : board.shape->labels) {
    if (label.on == BoardLabel::On::Rim) continue;
    f.setPixelSize(std::max(1, static_cast<int>(label.height * unit)));
    if (f.pixelSize() < 6) continue;
    p.setFont(f);
    QPointF at(label.x, label.y);
    if (board.turned) at = QPointF(board.shape->width, board.shape->height) - at;
    const QPointF c = board.rect.topLeft() + at * unit;
    p.setPen(label.on == BoardLabel::On::Colour ? QColor(0xff, 0xff, 0xff) : QColor(0x8a, 0x6a, 0x4a));
    p.drawText(QRectF(c.x() - unit / 2, c.y() - unit / 2, unit, unit), Qt::AlignCenter,
               QString::fromStdString(label.text));
  }
}

} // namespace

void paintBoard(QPainter& p, const BoardPicture& board, const Look& look) {
  if (board.shape->places.empty()) return;
  if (!look.art->paintBoard(p, QString::fromStdString(board.shape->id), board.rect, board.turned))
    PlainBoard(p, board, *look.theme).paint();
  writeOnBoard(p, board);
}

} // namespace mk
