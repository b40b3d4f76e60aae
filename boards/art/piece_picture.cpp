// Men are undyed drawings in the colours of their side, with the side's second mark; dice have drilled pips.
#include "boards/art/piece_picture.h"

#include <QPainter>
#include <QSvgRenderer>

#include <array>

namespace mk {

namespace {

QString drawingOf(PieceKind kind, Colour colour) {
  // White and black men differ in their rings, so they have drawings of their own.
  const QString side = colour == Colour::White   ? QStringLiteral("-white")
                       : colour == Colour::Black ? QStringLiteral("-black")
                                                 : QString();
  switch (kind) {
  case PieceKind::Man:
    return QStringLiteral("men/man") + side;
  case PieceKind::King:
    return QStringLiteral("men/king") + side;
  case PieceKind::ChessKing:
    return QStringLiteral("men/chess-king");
  case PieceKind::ChessQueen:
    return QStringLiteral("men/chess-queen");
  case PieceKind::ChessRook:
    return QStringLiteral("men/chess-rook");
  case PieceKind::ChessBishop:
    return QStringLiteral("men/chess-bishop");
  case PieceKind::ChessKnight:
    return QStringLiteral("men/chess-knight");
  case PieceKind::ChessPawn:
    return QStringLiteral("men/chess-pawn");
  case PieceKind::Wolf:
    return QStringLiteral("men/wolf");
  case PieceKind::Hound:
    return QStringLiteral("men/hound");
  case PieceKind::Pawn:
    return QStringLiteral("men/pawn");
  case PieceKind::Marathoner:
    return QStringLiteral("men/marathoner");
  case PieceKind::Hunter:
    return QStringLiteral("men/hunter");
  case PieceKind::Tiger:
    return QStringLiteral("men/tiger");
  case PieceKind::Taxi:
    return QStringLiteral("men/taxi");
  case PieceKind::Bear:
    return QStringLiteral("men/bear");
  case PieceKind::Horse:
    return QStringLiteral("men/horse");
  case PieceKind::Cube:
    return QStringLiteral("men/cube");
  case PieceKind::Chip:
    return QStringLiteral("men/chip");
  case PieceKind::Sheep:
    return QStringLiteral("men/sheep");
  case PieceKind::Hare:
    return QStringLiteral("men/hare");
  case PieceKind::Marker:
    return QStringLiteral("men/marker");
  }
  return {};
}

QString markOf(Colour c) {
  static constexpr std::array<const char*, 8> ids = {"white",  "black", "red",    "blue",
                                                     "yellow", "green", "violet", "orange"};
  return QLatin1String(ids[static_cast<std::size_t>(c) % ids.size()]);
}

// Where an element of the drawing comes to lie when the drawing fills the square.
QRectF placeOf(QSvgRenderer& drawing, const QString& id, const QRectF& square) {
  if (!drawing.elementExists(id)) return {};
  const QRectF box = drawing.boundsOnElement(id), all = drawing.viewBoxF();
  const double scale = square.width() / all.width();
  return {square.topLeft() + (box.topLeft() - all.topLeft()) * scale, box.size() * scale};
}

void paintNumber(QPainter& p, int value, const QRectF& box, QColor colour) {
  const QPointF foot(box.center().x(), box.bottom());
  p.fillPath(lettering(QString::number(value), box.height(), box.width(), foot), colour);
}

void paintDyed(QPainter& p, Drawings& drawings, const QString& name, const Thing& t, const QRectF& square,
               bool contrast) {
  const Dye dye = dyeOf(t.asColour(), contrast);
  QSvgRenderer* drawing = drawings.find(name, dye);
  if (!drawing) return;
  drawing->render(&p, square);
  if (const QRectF mark = placeOf(*drawing, QStringLiteral("mark"), square); !mark.isEmpty()) {
    // A sign's plate is light in every colour, so its mark is dark; in pure tones only white's is.
    const bool pure = contrast && (t.asColour() == Colour::White || t.asColour() == Colour::Black);
    const QColor ink = t.asPiece() == PieceKind::Taxi && !pure ? dye.shade : dye.incised;
    if (QSvgRenderer* marks = drawings.find(QStringLiteral("men/marks"), flatDye(ink)))
      paintElement(p, *marks, markOf(t.asColour()), mark);
  }
  if (const QRectF number = placeOf(*drawing, QStringLiteral("number"), square); !number.isEmpty()) {
    const bool plate = !name.endsWith(QLatin1String("cube"));
    if (!plate || t.value != 0) paintNumber(p, t.value, number, plate ? dye.line : dye.incised);
  }
}

constexpr QColor kBonePip{0x2a, 0x22, 0x1e};

Dye dieDye(Colour c, bool contrast) {
  Dye d = dyeOf(c, contrast);
  if (c == Colour::White && !contrast) d.incised = kBonePip, d.line = QColor(0x6b, 0x5a, 0x44);
  return d;
}

} // namespace

void paintPiece(QPainter& p, Drawings& drawings, const Thing& t, const QRectF& rect, bool contrast) {
  paintDyed(p, drawings, drawingOf(t.asPiece(), t.asColour()), t, fitted({1, 1}, rect), contrast);
}

void paintToken(QPainter& p, Drawings& drawings, const Thing& t, const QRectF& rect, bool contrast) {
  paintDyed(p, drawings, QStringLiteral("men/token"), t, fitted({1, 1}, rect), contrast);
}

void paintDie(QPainter& p, Drawings& drawings, int face, Colour colour, const QRectF& rect, bool contrast) {
  const QRectF square = fitted({1, 1}, rect);
  const Dye dye = dieDye(colour, contrast);
  if (QSvgRenderer* body = drawings.find(QStringLiteral("dice/die"), dye)) body->render(&p, square);
  QSvgRenderer* pip = drawings.find(QStringLiteral("dice/pip"), flatDye(dye.incised));
  if (!pip || face < 1 || face > 6) return;
  const double unit = square.width() / 100, size = 19 * unit;
  const auto drill = [&](int column, int row) {
    const QPointF middle = square.topLeft() + QPointF(50 + 24 * column, 47.5 + 23.5 * row) * unit;
    pip->render(&p, QRectF(middle - QPointF(size / 2, size / 2), QSizeF(size, size)));
  };
  if (face % 2 == 1) drill(0, 0);
  if (face >= 2) drill(-1, -1), drill(1, 1);
  if (face >= 4) drill(1, -1), drill(-1, 1);
  if (face == 6) drill(-1, 0), drill(1, 0);
}

void paintPokerDie(QPainter& p, Drawings& drawings, int face, CardLetters letters, const QRectF& rect, bool contrast) {
  const QRectF square = fitted({1, 1}, rect);
  if (QSvgRenderer* body = drawings.find(QStringLiteral("dice/die"), dieDye(Colour::White, contrast)))
    body->render(&p, square);
  if (face < 1 || face > 6) return;
  static constexpr std::array<int, 6> values = {9, 10, 11, 12, 13, 1};
  static const std::array<QColor, 6> colours = {QColor(0x1f, 0x1c, 0x1b), QColor(0xb8, 0x2a, 0x28),
                                                QColor(0x24, 0x4f, 0x86), QColor(0x2a, 0x77, 0x48),
                                                QColor(0xb8, 0x2a, 0x28), QColor(0x1f, 0x1c, 0x1b)};
  const auto i = static_cast<std::size_t>(face - 1);
  const double unit = square.width() / 100;
  const QPointF foot = square.topLeft() + QPointF(50, 60) * unit; // room above for the dots of an Ä
  p.fillPath(lettering(indexOf(values[i], letters), 34 * unit, 56 * unit, foot), colours[i]);
  if (QSvgRenderer* emblems = drawings.find(QStringLiteral("dice/emblems"), flatDye(colours[i])))
    paintElement(p, *emblems, QStringLiteral("face%1").arg(face),
                 QRectF(square.topLeft() + QPointF(38, 64.5) * unit, QSizeF(24, 19) * unit));
}

} // namespace mk
