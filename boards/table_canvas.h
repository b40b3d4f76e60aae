// The cloth with everything on it: paints the scene, moves things from one view to the next, and turns mouse and keys
// into touches.
#pragma once

#include "boards/motion.h"
#include "boards/painter.h"
#include "boards/touch.h"

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QPixmap>
#include <QWidget>

#include <functional>
#include <set>

namespace mk {

using Arrange = std::function<Layout(const View&, Aspect)>;

// What is to be heard at the table.
enum class Noise : std::uint8_t { Wood, Card, Dice };

class TableCanvas final : public QWidget {
  Q_OBJECT
public:
  explicit TableCanvas(QWidget* parent = nullptr);

  void setView(View, Arrange, std::vector<Gesture> legal, std::vector<std::size_t> moves = {},
               std::size_t steps = Touch::kAll);
  void clear(); // forgets the view: nothing of it stays in memory that is drawn or spoken
  void setWords(Words);
  void setLook(Look);
  void setAnimated(bool on) { animated_ = on; }
  void setPace(int percent); // of the usual time for a movement; 0 = everything is there at once
  void setLastMove(std::vector<Place>);
  void setSeatColour(std::optional<Colour> c) { colour_ = c; } // of men that are put on the board
  bool isMidMove() const { return midMove_; }                  // a move of several parts is under way
  bool showsStarts() const { return !marks_.starts.empty(); }  // something may be touched first
  void setPad(bool on) { pad_ = on; }                          // the score pad: its layout is not arranged anew
  void setCurrentSeat(Seat s) { current_ = s; }                // marked on the sheet from the next view on
  Seat currentSeat() const { return current_; }
  void setHint(std::vector<Place>, bool isPath);
  // Arrows and rings that somebody draws on a board with the right button, to think: until the next view.
  const std::vector<Arrow>& drawnArrows() const { return marks_.drawn; }
  const std::vector<Place>& ringedPlaces() const { return marks_.ringed; }
  const std::vector<std::int16_t>& meantHands() const { return marks_.meant; }
  void finishMotion(); // jumps to where everything ends
  bool isMoving() const { return !motion_.empty(); }

  // Dice: shaking while the cup is held, falling when it is let go.
  void setThrowing(bool on);
  bool isThrowing() const { return throwing_; }
  void shake();
  void endShake();  // lets the dice fall
  void stopShake(); // puts the cup down without a throw
  void setQuickDice(bool on) { quickDice_ = on; }

  const View& view() const { return view_; }
  const Scene& scene() const { return scene_; }
  const Words& words() const { return words_; }
  const Look& look() const { return look_; }
  Touch& touch() { return touch_; }
  const Touch& touch() const { return touch_; }
  void act(Touch::Answer);  // what follows from a touch made elsewhere (a button)
  int writes(Place) const;  // the face that a touch there writes; 0 = none
  void press(Place);        // a touch by keyboard or screen reader
  bool holdDie(int number); // 1..: the n-th die of the tray that may be touched
  // The viewer's own hand may be laid in another order, by dragging or by key; handSorted() tells the order wanted.
  void setHandSortable(bool on) { handSortable_ = on; }
  bool isSortable(Place) const;
  bool shiftInHand(Place, int by); // to the right; false where there is nothing to do
  std::optional<Place> focusPlace() const { return focus_; }
  void setFocusPlace(std::optional<Place>, bool shown);
  std::vector<Place> targets() const { return marks_.targets; }

  QSize sizeHint() const override { return {960, 600}; }
  QSize minimumSizeHint() const override { return {320, 240}; }

signals:
  void moveMade(std::size_t index);
  void touched();            // something was picked, put back or chosen
  void dieTouched(int face); // a die that writes what it shows into the text that is asked for
  void shakeStarted();
  void shakeEnded();
  void settled(); // the last movement has come to its end
  void noise(mk::Noise);
  void nothingThere(mk::Place); // a touch that does nothing now, while something else would
  void focusPlaceChanged();
  void handSorted(const std::vector<std::int16_t>& ats); // places of the hand's cards from left to right

protected:
  void paintEvent(QPaintEvent*) override;
  void resizeEvent(QResizeEvent*) override;
  void mousePressEvent(QMouseEvent*) override;
  void mouseMoveEvent(QMouseEvent*) override;
  void mouseReleaseEvent(QMouseEvent*) override;
  void mouseDoubleClickEvent(QMouseEvent*) override;
  void leaveEvent(QEvent*) override;
  void keyPressEvent(QKeyEvent*) override;
  void focusInEvent(QFocusEvent*) override;
  void focusOutEvent(QFocusEvent*) override;
  bool focusNextPrevChild(bool next) override;
  void timerEvent(QTimerEvent*) override;
  void changeEvent(QEvent*) override;

private:
  void recompose();
  void remark();
  void followHand();
  bool isForced() const;
  void showHalfDone();
  View halfDone(bool& midMove) const;
  const Zone* choices() const;
  void startMotion(const Scene& before, bool threw);
  void tellNoise(const Scene& before);
  void renderGround();
  std::optional<Place> resolve(QPointF) const;
  std::set<Place> stops() const;
  void walk(Qt::ArrowType, bool everywhere);
  std::optional<Place> onBoard(QPointF) const;
  void draw(Place from, Place to);
  void wipe(); // what has been drawn
  std::vector<std::int16_t> handsMeant() const;
  void startDrag(QPointF);
  bool sortTo(QPointF); // the dragged card within its hand
  std::vector<std::int16_t> handRow(std::int16_t zone) const;
  bool isDragged(const Sprite&) const;
  QPointF shift(const Sprite&) const; // of a picked card in a hand, of a dragged thing
  void paintSprites(QPainter&, const QRegion&, const Marks&);
  void paintMoving(QPainter&);
  void paintShaken(QPainter&, const Sprite&);
  QRegion dragRegion() const;
  QRegion trayRegion() const;
  bool onTray(QPointF) const;

  View view_;
  Seat current_ = kNobody, composedFor_ = kNobody;
  std::optional<Colour> colour_;
  std::vector<Place> halfDone_; // what was in the hand or chosen when the scene was composed
  bool midMove_ = false, pad_ = false;
  Arrange arrange_;
  Layout layout_; // how the table of this match lies
  Words words_;
  Look look_;
  Scene scene_;
  Touch touch_;
  Marks marks_;
  Motion motion_;
  QElapsedTimer clock_;
  QBasicTimer motionTimer_, shakeTimer_;
  QPixmap ground_;
  int flight_ = 0; // milliseconds a movement
  bool animated_ = true, quickDice_ = false;
  QBasicTimer showingStarts_; // after a touch that does nothing
  bool throwing_ = false, shaking_ = false, thrown_ = false;
  int shakes_ = 0;

  std::optional<Place> focus_;
  bool focusShown_ = false;
  bool pressed_ = false, dragging_ = false, swallow_ = false;
  bool handSortable_ = false;
  std::optional<Place> pressPlace_, drawFrom_;
  QPointF pressAt_, dragAt_;
};

} // namespace mk
