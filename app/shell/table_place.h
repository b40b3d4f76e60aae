// Laud: the table fills the window; above it what can always be done with a match, beside it rules, log and scores,
// below it what a patience or the end of a match offers.
#pragma once

#include "app/play/lesson.h"
#include "app/play/seat_colour.h"
#include "app/play/session.h"
#include "app/play/solver.h"
#include "app/shell/banner.h"
#include "app/shell/context.h"

#include <QWidget>

class QAction;
class QFrame;
class QHBoxLayout;
class QLabel;
class QMenu;
class QSplitter;
class QToolButton;

namespace mk {

class EndPanel;
class LessonBar;
class PracticeBar;
class SidePanel;
class TableWidget;

class TablePlace final : public QWidget {
  Q_OBJECT

public:
  explicit TablePlace(Context&, QWidget* parent = nullptr);
  ~TablePlace() override;

  bool startMatch(const BoxedGame&, const MatchSetup&); // false: a message says why
  bool resumeMatch(MatchId);
  bool startLesson(const BoxedGame&);
  void leave(); // puts the match away; it waits unfinished
  bool isEmpty() const { return !session_ && !lesson_; }
  Session* session() { return session_.get(); }
  const Lesson* lesson() const { return lesson_ ? &*lesson_ : nullptr; }
  TableWidget& table() { return *table_; }
  LessonBar& lessonBar() { return *lessonBar_; }
  PracticeBar& practiceBar() { return *practice_; }
  EndPanel& endPanel() { return *end_; }
  SidePanel& side() { return *side_; }
  Banner& banner() { return *banner_; }
  void applySettings();
  void lookBack(int ply); // shows the position after that many events; the newest one returns to the match
  QString gameId() const;
  QMenu& moreMenu();
  std::size_t shownPly() const;              // looked back at, or the newest
  QAction& turnAction() { return *turn_; }   // a whole turn by one key
  QAction& roundAction() { return *round_; } // everybody's turns by one key
  QAction& pdfAction() { return *pdf_; }
  QAction& printAction() { return *print_; }

signals:
  void backToBox();
  void setUpAgain(const QString& id);
  void gamePicked(const QString& id);
  void matchesChanged();

protected:
  void changeEvent(QEvent*) override;
  void hideEvent(QHideEvent*) override;
  void showEvent(QShowEvent*) override;

private:
  void buildBar(QHBoxLayout*);
  QAction* action(const QString& iconName, const QKeySequence&, void (TablePlace::*)());
  void connectTable();
  void adopt(std::unique_ptr<Session>);
  void retranslate();
  void refresh();
  void refreshActions();
  void refreshClock();
  void showPosition(std::size_t ply, Viewer, bool mayMove);
  void showNow();
  std::string spelled(const std::string& typed) const;
  void showLesson();
  void play(int index);
  void say(const Permission&);
  void pickPanel(int part);

  void undo();
  void redo();
  void hint();
  void showHint(const QString& move);
  void pause();
  void askResign();
  void askDraw();
  void askStop();
  void again();
  void swapSeats();
  void newDeal(quint64 seed);
  void stepToEnd();

  void playTurn() { playFast(FastTurn::Reach::Turn); }
  void playRound() { playFast(FastTurn::Reach::Round); }
  void playFast(FastTurn::Reach);
  void tellFast(std::size_t from);
  void printSheet();
  void savePdf();
  QDate matchDate() const;
  void focusSheet();
  void showSeatMark(const Position&, const View&, const std::vector<Gesture>& legal);

  Context& context_;
  std::unique_ptr<Session> session_;
  std::optional<Lesson> lesson_;
  Solver hints_;
  TableWidget* table_;
  SidePanel* side_;
  Banner* banner_;
  EndPanel* end_;
  PracticeBar* practice_;
  LessonBar* lessonBar_;
  QSplitter* split_;
  QLabel *title_, *clock_;
  QAction *undo_, *redo_, *hint_, *pause_, *resign_, *draw_, *stop_, *again_, *turn_, *round_, *print_, *pdf_;
  QToolButton *back_, *more_;
  QList<QToolButton*> tools_, panels_;
  QTimer tick_;
  QStringList finishing_; // moves of a patience that are still to be played by themselves
  SeatColours colours_;
  Seat shownViewer_ = kNobody;
  bool shownAny_ = false;
  bool covered_ = false; // by the curtain: between persons, or a pause
  int lookedAt_ = -1;    // the ply looked back at
  std::size_t announced_ = 0;
};

} // namespace mk
