// The table: draws any game's view and lets a person make its legal moves by mouse, touch, keyboard or screen reader.
//
// The shell hands over a view with the gestures of the legal moves and hears which move was made; it then plays the
// move and hands over the next view. The table knows no rules.
#pragma once

#include "boards/race_desk.h"
#include "boards/table_canvas.h"
#include "games/kernel/chance.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

class QAction;
class QHBoxLayout;
class QLabel;

namespace mk {

class ActionStrip;
class Curtain;
class Notice;
class OutcomeEntry;

class TableWidget final : public QWidget {
  Q_OBJECT
public:
  explicit TableWidget(QWidget* parent = nullptr);

  // The position as the person at the table may see it, and the gestures of their legal moves (empty = only looking
  // on). The same things (Item::id) move to their new places.
  // `moves` says which move each gesture makes where a move has several; moveMade() then tells the move.
  void setView(View, Arrange, std::vector<Gesture> legal = {}, std::vector<std::size_t> moves = {},
               std::size_t steps = Touch::kAll);
  const View& view() const { return canvas_->view(); }
  // Before another match: forgets the view, the last move and the height of the strip.
  void clear();

  void setWords(Words); // names of the seats
  void setLook(Look);
  void setAnimated(bool on) { canvas_->setAnimated(on); }
  void setPace(int percent) { canvas_->setPace(percent); }
  void setQuickDice(bool on) { canvas_->setQuickDice(on); } // dice do not rattle or tumble
  void setSeatMark(std::optional<Colour>);                  // the colour of the seat to act, beside the prompt
  // Where it has none: the mark of whoever sits there; a null picture is none.
  void setSeatPicture(const QPixmap&, const QString& name);
  // The score pad: the sheet is the table, and dice are typed in a large row under it.
  void setPad(bool);
  void setCurrentSeat(Seat s) { canvas_->setCurrentSeat(s); }
  // Buttons beside those of the view, for what the shell can do; those that are enabled are shown.
  void setActions(const QList<QAction*>&);
  void refreshActions();
  void setLastMove(std::vector<Place> places) { canvas_->setLastMove(std::move(places)); }
  // How a move would be made: arrows along its path, rings around its set, the focus on its button. Gone with the next
  // touch.
  void showHint(const Gesture&);
  // What has just happened: a line under the prompt, read aloud by screen readers; `spoken` where that is more,
  // `brief` where the line has no room for it.
  void announce(const QString&, const QString& spoken = {}, const QString& brief = {});

  // What the person has missed lies over the table until something is touched.
  void showMissed(const QString& heading, const QStringList& events);
  void setHandSortable(bool on) { canvas_->setHandSortable(on); }

  // The person may throw: press and hold to shake, let go to throw. throwReleased() asks for the outcome.
  // `deals`: it is a pack that they deal.
  void awaitThrow(bool on, bool deals = false);
  // The person types what their own dice, cards or lot showed.
  void askOutcome(const ChanceRequest&, const QStringList& meanings = {});
  bool isAsking() const;
  void stopAsking();

  // The time that is left for this decision, counted down beside the prompt; negative = no time runs.
  void setCountdown(qint64 milliseconds);

  // Covers the table and forgets the view; the shell hands a view over again when curtainLifted() says that the person
  // is there.
  void showCurtain(const QString& name);
  bool isCurtained() const;

  // Everybody watches the table, each with a key of their own.
  void askKeys(const RaceDesk::Round&);
  RaceDesk& raceDesk() { return *race_; }

  TableCanvas& canvas() { return *canvas_; }
  void finishMotion() { canvas_->finishMotion(); }

signals:
  void moveMade(int legalIndex);
  // Typed, but the gesture of no listed move: the shell asks the rules for it.
  void textEntered(const QString&);
  void throwRequested();
  void throwReleased();
  void outcomeEntered(const mk::Outcome&);
  void curtainLifted();
  void handSorted(const std::vector<std::int16_t>& ats);
  void nothingThere(mk::Place); // touched, while something else could be done
  void closedPressed(int button);
  void settled(); // the movement to the last view has ended
  void noise(mk::Noise);

protected:
  bool eventFilter(QObject*, QEvent*) override;
  void keyPressEvent(QKeyEvent*) override;
  void keyReleaseEvent(QKeyEvent*) override;
  void resizeEvent(QResizeEvent*) override;
  void changeEvent(QEvent*) override;

private:
  void connectParts();
  void showPrompt(const Phrase&);
  using InWords = QString (Words::*)(const Phrase&) const; // written or spoken
  QString halfDone(const Phrase& asked, InWords) const;
  QString halfTask(InWords) const;
  void shareLine();
  void fitPrompt();
  void showHappened();
  void showCountdown();
  void styleButtons();
  void scaleTexts();
  void begin(const View& first);
  void placeStrip(bool beside);
  void showStrip(bool whole = false);
  void reserveStrip();
  void enter(Touch::Answer, const QString& text);
  Words words_;
  std::optional<Colour> mark_;
  QString told_, brief_; // what has happened, whole and where there is no room for it
  QLabel *markLabel_, *prompt_, *happened_;
  QHBoxLayout* top_; // prompt and what happened
  ActionStrip* strip_;
  OutcomeEntry* outcome_;
  TableCanvas* canvas_;
  Curtain* curtain_;
  Notice* notice_;
  RaceDesk* race_;
  QLabel* countdown_;
  QTimer countdownTick_;
  QElapsedTimer countdownSince_;
  qint64 countdownFrom_ = -1;
  bool stripUsed_ = false, pad_ = false, scaledForPad_ = false;
  bool begun_ = false;    // a view of this match has been here
  bool beside_ = false;   // the strip stands beside the prompt
  int promptSize_ = 0;    // of its letters where they are few, in pixels
  int happenedSize_ = 12; // of what happened, where it is short
  int stripRoom_ = 0;     // what the buttons and entries of this match have needed so far
  int keysRoom_ = 0;      // and the keys of its races
};

} // namespace mk
