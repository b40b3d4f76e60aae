// Laying pieces.
#include "app/shell/board_setup.h"

#include "app/shell/style.h"
#include "app/shell/table_look.h"
#include "boards/look.h"
#include "games/kernel/board.h"
#include "i18n/words.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <string_view>
#include <utility>

namespace mk {

namespace {

constexpr std::string_view kStore = "KQRBNPkqrbnp", kDraughts = "KMkm", kMill = "Mm";

Thing thingOf(char piece, BoardSetup::Notation notation) {
  const Colour colour = piece >= 'a' ? Colour::Black : Colour::White;
  if (notation != BoardSetup::Notation::Chess)
    return Thing::piece((piece | 0x20) == 'k' ? PieceKind::King : PieceKind::Man, colour);
  switch (piece | 0x20) {
  case 'k':
    return Thing::piece(PieceKind::ChessKing, colour);
  case 'q':
    return Thing::piece(PieceKind::ChessQueen, colour);
  case 'r':
    return Thing::piece(PieceKind::ChessRook, colour);
  case 'b':
    return Thing::piece(PieceKind::ChessBishop, colour);
  case 'n':
    return Thing::piece(PieceKind::ChessKnight, colour);
  default:
    return Thing::piece(PieceKind::ChessPawn, colour);
  }
}

QString nameOfSquare(int square) { return QString(QChar(u'a' + square % 8)) + QString::number(8 - square / 8); }

} // namespace

std::optional<Squares> squaresOf(const QString& fen) {
  const QStringList ranks = fen.trimmed().section(u' ', 0, 0).split(u'/');
  if (ranks.size() != 8) return std::nullopt;
  Squares out;
  out.fill(' ');
  for (int rank = 0; rank < 8; ++rank) {
    int file = 0;
    for (const QChar c : ranks[rank]) {
      const char letter = c.toLatin1();
      if (letter >= '1' && letter <= '8') {
        file += letter - '0';
      } else if (letter != '\0' && kStore.find(letter) != std::string_view::npos && file < 8) {
        out[static_cast<std::size_t>(8 * rank + file++)] = letter;
      } else {
        return std::nullopt;
      }
    }
    if (file != 8) return std::nullopt;
  }
  return out;
}

QString withSquares(const QString& fen, const Squares& squares) {
  QString placement;
  for (int rank = 0; rank < 8; ++rank) {
    int empty = 0;
    for (int file = 0; file < 8; ++file) {
      const char piece = squares[static_cast<std::size_t>(8 * rank + file)];
      if (piece == ' ') {
        ++empty;
        continue;
      }
      if (empty > 0) placement += QString::number(std::exchange(empty, 0));
      placement += QLatin1Char(piece);
    }
    if (empty > 0) placement += QString::number(empty);
    if (rank < 7) placement += u'/';
  }
  QStringList fields = fen.simplified().split(u' ');
  fields[0] = placement;
  if (fields.size() > 2 && fields[2] != u"-") {
    const auto is = [&](int square, char piece) { return squares[static_cast<std::size_t>(square)] == piece; };
    fields[2].removeIf([&](QChar right) {
      switch (right.toLatin1()) {
      case 'K':
        return !is(60, 'K') || !is(63, 'R');
      case 'Q':
        return !is(60, 'K') || !is(56, 'R');
      case 'k':
        return !is(4, 'k') || !is(7, 'r');
      case 'q':
        return !is(4, 'k') || !is(0, 'r');
      default:
        return false;
      }
    });
    if (fields[2].isEmpty()) fields[2] = QStringLiteral("-");
  }
  if (fields.size() > 3) fields[3] = QStringLiteral("-");
  return fields.join(u' ');
}

std::optional<Squares> draughtsSquaresOf(const QString& text) {
  const QStringList parts = text.trimmed().split(u':');
  if (parts.size() < 3 || !parts[1].startsWith(u'W') || !parts[2].startsWith(u'B')) return std::nullopt;
  Squares out;
  out.fill(' ');
  for (const int side : {1, 2})
    for (QString man : parts[side].mid(1).split(u',', Qt::SkipEmptyParts)) {
      const bool king = man.startsWith(u'K');
      if (king) man.remove(0, 1);
      if (man.size() != 2 || man[0] < u'a' || man[0] > u'h' || man[1] < u'1' || man[1] > u'8') return std::nullopt;
      const int square = 8 * (u'8' - man[1].unicode()) + (man[0].unicode() - u'a');
      out[static_cast<std::size_t>(square)] = side == 1 ? (king ? 'K' : 'M') : (king ? 'k' : 'm');
    }
  return out;
}

QString withDraughtsSquares(const QString& text, const Squares& squares) {
  QStringList sides[2];
  for (int rank = 7; rank >= 0; --rank) // from the first rank, as our games write it
    for (int file = 0; file < 8; ++file) {
      const char piece = squares[static_cast<std::size_t>(8 * rank + file)];
      if (piece == ' ') continue;
      const QString king = (piece | 0x20) == 'k' ? QStringLiteral("K") : QString();
      sides[piece >= 'a' ? 1 : 0] << king + nameOfSquare(8 * rank + file);
    }
  QStringList parts = text.trimmed().split(u':');
  parts[1] = u'W' + sides[0].join(u',');
  parts[2] = u'B' + sides[1].join(u',');
  return parts.join(u':');
}

namespace {

constexpr const char* kHand = " hand ";

int handOf(const QString& side) { return side.section(QLatin1String(kHand), 1).toInt(); }

} // namespace

std::optional<Squares> millSquaresOf(const QString& text, const BoardShape& shape) {
  const QStringList parts = text.trimmed().split(u'|');
  if (parts.size() < 3) return std::nullopt;
  Squares out;
  out.fill(' ');
  for (int side = 0; side < 2; ++side) {
    const QString part = parts[side].trimmed();
    if (!part.startsWith(side == 0 ? u"W " : u"B ")) return std::nullopt;
    for (const QString& name : part.mid(2).section(u' ', 0, 0).split(u',')) {
      if (name == u"-") continue;
      if (shape.find(name.toStdString()) < 0) return std::nullopt;
      const int square = 8 * (u'8' - name[1].unicode()) + (name[0].unicode() - u'a');
      out[static_cast<std::size_t>(square)] = side == 0 ? 'M' : 'm';
    }
  }
  return out;
}

QString withMillSquares(const QString& text, const Squares& squares) {
  QStringList parts = text.trimmed().split(u'|');
  for (QString& part : parts) part = part.trimmed();
  for (int side = 0; side < 2; ++side) {
    QStringList names;
    for (int square = 0; square < 64; ++square)
      if (squares[static_cast<std::size_t>(square)] == (side == 0 ? 'M' : 'm')) names << nameOfSquare(square);
    const QString before = parts[side].mid(2).section(u' ', 0, 0);
    const auto lay = before == u"-" ? 0 : static_cast<int>(before.split(u',').size());
    QString now = (side == 0 ? QStringLiteral("W ") : QStringLiteral("B ")) +
                  (names.isEmpty() ? QStringLiteral("-") : names.join(u','));
    if (parts[side].contains(QLatin1String(kHand)))
      now += QLatin1String(kHand) +
             QString::number(std::max(0, handOf(parts[side]) + lay - static_cast<int>(names.size())));
    parts[side] = now;
  }
  parts.removeIf([](const QString& part) { // what the men there before have left behind
    return part == u"closed" || part.startsWith(u"times ") || part.startsWith(u"dice ");
  });
  return parts.join(QStringLiteral(" | "));
}

BoardSetup::BoardSetup(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setMinimumSize(320, 250);
  setAccessibleName(tr("Board to lay pieces on"));
}

std::string_view BoardSetup::store() const {
  return notation_ == Notation::Draughts ? kDraughts : notation_ == Notation::Mill ? kMill : kStore;
}

BoardSetup::Notation BoardSetup::notationOf(const QString& position) const {
  if (squaresOf(position)) return Notation::Chess;
  if (draughtsSquaresOf(position)) return Notation::Draughts;
  const bool mill = shape_ && shape_->id.starts_with("mill") && millSquaresOf(position, *shape_);
  return mill ? Notation::Mill : Notation::None;
}

bool BoardSetup::setText(const QString& position) {
  notation_ = notationOf(position);
  text_ = position;
  update();
  if (notation_ == Notation::None) return false;
  squares_ = notation_ == Notation::Chess      ? *squaresOf(position)
             : notation_ == Notation::Draughts ? *draughtsSquaresOf(position)
                                               : *millSquaresOf(position, *shape_);
  for (int square = 0; !isPoint(cursor_) && square < 64; ++square)
    if (isPoint(square)) cursor_ = square;
  return true;
}

bool BoardSetup::isPoint(int square) const {
  return notation_ != Notation::Mill || shape_->find(nameOfSquare(square).toStdString()) >= 0;
}

QRectF BoardSetup::board() const {
  const double side = std::min<double>(height(), width() * 0.76);
  return {width() - side, (height() - side) / 2, side, side};
}

// One unit a square, and half a unit of rim; the points of a mill lie where its board has them.
QRectF BoardSetup::squareRect(int square) const {
  const QRectF b = board();
  if (notation_ == Notation::Mill) {
    const int at = shape_->find(nameOfSquare(square).toStdString());
    if (at < 0) return {};
    const BoardPlace& place = shape_->places[static_cast<std::size_t>(at)];
    const double unit = b.width() / shape_->width, side = 0.8 * unit;
    return {b.x() + place.x * unit - side / 2, b.y() + place.y * unit - side / 2, side, side};
  }
  const double unit = b.width() / 9;
  return {b.x() + unit * (0.5 + square % 8), b.y() + unit * (0.5 + square / 8), unit, unit};
}

QRectF BoardSetup::storeRect(int i) const {
  const double unit = std::min(board().width() / 9 * 1.05, (board().left() - 10) / 2);
  const int column = std::max(1, static_cast<int>(store().size()) / 2);
  return {(i / column) * unit, board().top() + unit * (0.5 + i % column), unit, unit};
}

int BoardSetup::squareAt(QPointF p) const {
  for (int square = 0; square < 64; ++square)
    if (isPoint(square) && squareRect(square).contains(p)) return square;
  return -1;
}

int BoardSetup::storeAt(QPointF p) const {
  for (int i = 0; i < static_cast<int>(store().size()); ++i)
    if (storeRect(i).contains(p)) return i;
  return -1;
}

QPoint BoardSetup::pointOf(int square) const { return squareRect(square).center().toPoint(); }
QPoint BoardSetup::storePointOf(char piece) const {
  return storeRect(static_cast<int>(store().find(piece))).center().toPoint();
}

void BoardSetup::paintEvent(QPaintEvent*) {
  QPainter p(this);
  p.setRenderHint(QPainter::Antialiasing);
  p.setRenderHint(QPainter::SmoothPixmapTransform);
  const Look look = tableLook();
  look.art->paintBoard(
      p, notation_ == Notation::Mill ? QString::fromStdString(shape_->id) : QStringLiteral("squares-8x8"), board());
  for (std::size_t i = 0; i < store().size(); ++i)
    look.art->paint(p, thingOf(store()[i], notation_), storeRect(static_cast<int>(i)));
  for (int square = 0; square < 64; ++square) {
    const char piece = squares_[static_cast<std::size_t>(square)];
    if (piece != ' ' && !(held_ != ' ' && square == from_))
      look.art->paint(p, thingOf(piece, notation_), squareRect(square));
  }
  if (hasFocus()) {
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(look.theme->focusHalo, 4));
    p.drawRect(squareRect(cursor_).adjusted(2, 2, -2, -2));
    p.setPen(QPen(look.theme->focus, 2, Qt::DashLine));
    p.drawRect(squareRect(cursor_).adjusted(2, 2, -2, -2));
  }
  if (held_ == ' ') return;
  const double side = squareRect(cursor_).width();
  look.art->paint(p, thingOf(held_, notation_), {at_.x() - side / 2, at_.y() - side / 2, side, side});
}

void BoardSetup::put(int square, char piece) {
  squares_[static_cast<std::size_t>(square)] = piece;
  write();
}

void BoardSetup::write() {
  text_ = notation_ == Notation::Draughts ? withDraughtsSquares(text_, squares_)
          : notation_ == Notation::Mill   ? withMillSquares(text_, squares_)
                                          : withSquares(text_, squares_);
  update();
  emit changed(text_);
}

void BoardSetup::mousePressEvent(QMouseEvent* event) {
  at_ = event->position();
  from_ = squareAt(at_);
  if (event->button() == Qt::RightButton) {
    if (from_ >= 0) put(from_, ' ');
    from_ = -1;
    return;
  }
  const int stored = storeAt(at_);
  held_ = stored >= 0  ? store()[static_cast<std::size_t>(stored)]
          : from_ >= 0 ? squares_[static_cast<std::size_t>(from_)]
                       : ' ';
  if (from_ >= 0) cursor_ = from_;
  update();
}

void BoardSetup::mouseMoveEvent(QMouseEvent* event) {
  at_ = event->position();
  if (held_ != ' ') update();
}

// Let go beside the board it is off the board.
void BoardSetup::mouseReleaseEvent(QMouseEvent* event) {
  const char piece = std::exchange(held_, ' ');
  const int from = std::exchange(from_, -1), to = squareAt(event->position());
  update();
  if (piece == ' ' || from == to) return;
  if (from >= 0) squares_[static_cast<std::size_t>(from)] = ' ';
  if (to >= 0) cursor_ = to;
  if (to >= 0 || from >= 0) put(to >= 0 ? to : from, to >= 0 ? piece : ' ');
}

void BoardSetup::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
  case Qt::Key_Left:
    walk(-1, 0);
    break;
  case Qt::Key_Right:
    walk(1, 0);
    break;
  case Qt::Key_Up:
    walk(0, -1);
    break;
  case Qt::Key_Down:
    walk(0, 1);
    break;
  case Qt::Key_Delete:
  case Qt::Key_Backspace:
    put(cursor_, ' ');
    break;
  default: {
    const char letter = event->text().isEmpty() ? '\0' : event->text().front().toLatin1();
    if (letter == '\0' || store().find(letter) == std::string_view::npos) return QWidget::keyPressEvent(event);
    put(cursor_, letter);
  }
  }
  tellCursor();
}

// To the next place in this direction, if there is one.
void BoardSetup::walk(int dx, int dy) {
  int file = cursor_ % 8 + dx, rank = cursor_ / 8 + dy;
  for (; file >= 0 && file < 8 && rank >= 0 && rank < 8; file += dx, rank += dy)
    if (isPoint(8 * rank + file)) {
      cursor_ = 8 * rank + file;
      return;
    }
}

void BoardSetup::tellCursor() {
  const char piece = squares_[static_cast<std::size_t>(cursor_)];
  const QString what = piece == ' ' ? tr("empty") : Words().speak(mk::nameOf(thingOf(piece, notation_)));
  setAccessibleDescription(QStringLiteral("%1: %2").arg(nameOfSquare(cursor_), what));
  update();
}

} // namespace mk
