// A board on which a position is laid by hand: pieces are dragged onto it, over it and off it, or set by letters. What
// lies there is FEN of chess, or a position of draughts or mill as our games write it, read and written.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QString>
#include <QWidget>

#include <array>
#include <optional>
#include <string_view>

namespace mk {

struct BoardShape;
using Squares = std::array<char, 64>; // a8 first, as FEN has it; ' ' is empty

std::optional<Squares> squaresOf(const QString& fen); // nothing where it is no placement of eight ranks
// The same text with these pieces; rights to castle that the pieces no longer have, and en passant, are gone.
QString withSquares(const QString& fen, const Squares&);
// Draughts, "W:Wa1,Kc3:Bb8": men are M and m, kings K and k. What follows the men stays.
std::optional<Squares> draughtsSquaresOf(const QString& text);
QString withDraughtsSquares(const QString& text, const Squares&);

// Mill, "W a7,d7 hand 7 | B - hand 9 | turn W": stones are M and m. What is laid comes out of the hand, what is taken
// off goes back to it.
std::optional<Squares> millSquaresOf(const QString& text, const BoardShape&);
QString withMillSquares(const QString& text, const Squares&);

class BoardSetup final : public QWidget {
  Q_OBJECT

public:
  enum class Notation { None, Chess, Draughts, Mill };

  explicit BoardSetup(QWidget* parent = nullptr);
  void setShape(const BoardShape* shape) { shape_ = shape; } // the game's own board; nullptr: it has none
  bool setText(const QString& position);                     // false: no such position, nothing is shown
  Notation notationOf(const QString& position) const;
  const QString& text() const { return text_; }
  QPoint pointOf(int square) const; // for tests: the middle of a square, of a piece of the store beside it
  QPoint storePointOf(char piece) const;
  QSize sizeHint() const override { return {430, 340}; }

signals:
  void changed(const QString& position); // by hand

protected:
  void paintEvent(QPaintEvent*) override;
  void mousePressEvent(QMouseEvent*) override;
  void mouseMoveEvent(QMouseEvent*) override;
  void mouseReleaseEvent(QMouseEvent*) override;
  void keyPressEvent(QKeyEvent*) override;

private:
  QRectF board() const;
  QRectF squareRect(int) const;
  QRectF storeRect(int) const;
  int squareAt(QPointF) const; // -1: none
  int storeAt(QPointF) const;
  void put(int square, char piece);
  void write(); // what lies there, in place of what the text said
  void walk(int dx, int dy);
  bool isPoint(int square) const;
  std::string_view store() const; // the pieces beside the board
  void tellCursor();

  QString text_;
  Notation notation_ = Notation::None;
  const BoardShape* shape_ = nullptr;
  Squares squares_{};
  char held_ = ' ';
  int from_ = -1, cursor_ = 60;
  QPointF at_;
};

} // namespace mk
