// A board on which a position is laid by hand: pieces are dragged onto it, over it and off it, or set by letters. What
// lies there is read from the text of a position and written back by the rules of the game (games/kernel/laying.h).
#pragma once

#include "boards/scene.h"
#include "games/kernel/laying.h"

#include <QString>
#include <QWidget>

#include <memory>
#include <string_view>

namespace mk {

class Game;

class BoardSetup final : public QWidget {
  Q_OBJECT

public:
  explicit BoardSetup(QWidget* parent = nullptr);
  void setGame(std::shared_ptr<const Game>); // before any text
  // The letters under which things are laid, "K Q R"; empty where this game is not laid by hand.
  QString letters() const;
  bool shows(const QString& position) const; // whether this text has a board to lay on
  bool setText(const QString& position);     // false: it has none, nothing is shown
  const QString& text() const { return text_; }
  QPoint pointOf(std::string_view place) const; // for tests: the middle of a place, of a thing beside the board
  QPoint storePointOf(char letter) const;
  const std::optional<Thing>& at(std::string_view place) const;
  QSize sizeHint() const override { return {430, 340}; }

signals:
  void changed(const QString& position); // by hand

protected:
  void paintEvent(QPaintEvent*) override;
  void resizeEvent(QResizeEvent*) override;
  void mousePressEvent(QMouseEvent*) override;
  void mouseMoveEvent(QMouseEvent*) override;
  void mouseReleaseEvent(QMouseEvent*) override;
  void keyPressEvent(QKeyEvent*) override;

private:
  static constexpr std::int16_t kBoard = 0, kStore = 1; // zones of the scene: the board, what is beside it

  void arrange();
  QRectF rectOf(Place) const;
  int boardPlaceAt(QPointF) const; // -1: none
  std::optional<Thing>& on(int place) { return laid_[static_cast<std::size_t>(place)]; }
  void put(int place, std::optional<Thing>);
  void walk(Qt::ArrowType);
  void tellCursor();

  std::shared_ptr<const Game> game_;
  const BoardShape* shape_ = nullptr; // of the game's own board; nullptr: nothing can be laid
  std::vector<Thing> store_;
  QString text_;
  Laid laid_;
  Scene scene_;
  std::optional<Thing> held_;
  int from_ = -1, cursor_ = 0; // places of the board
  QPointF at_;
};

} // namespace mk
