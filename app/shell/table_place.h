// Laud: the table fills the window; above it what can always be done with a match, beside it rules, log and scores,
// below it what a patience offers. Messages, questions and the end of a match lie over it, so that it keeps its size.
// What happens at the table is the presenter's; here it is shown, and what people do is handed on.
#pragma once

#include "app/play/presenter.h"
#include "app/shell/banner.h"
#include "app/shell/context.h"
#include "app/shell/sounds.h"

#include <QPointer>
#include <QWidget>

class QAction;
class QActionGroup;
class QFrame;
class QHBoxLayout;
class QLabel;
class QMenu;
class QPushButton;
class QSplitter;
class QToolButton;
class QVBoxLayout;

namespace mk {

class Celebration;
class ClockBar;
class EndPanel;
class LessonBar;
class OpponentsBar;
class PracticeBar;
class ReviewDialog;
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
  void leave() { presenter_.leave(); } // puts the match away; it waits unfinished
  Presenter& presenter() { return presenter_; }
  Session* session() { return presenter_.session(); }
  const Lesson* lesson() const { return presenter_.lesson(); }
  TableWidget& table() { return *table_; }
  LessonBar& lessonBar() { return *lessonBar_; }
  PracticeBar& practiceBar() { return *practice_; }
  EndPanel& endPanel() { return *end_; }
  ClockBar& clocks() { return *clocks_; }
  OpponentsBar& opponents() { return *opponents_; }
  QAction& coachAction() { return *coach_; } // asks before a bad move; of the person at the table
  ReviewDialog* review();                    // nullptr: closed
  void openReview();                         // of the match on the table
  QMenu& speedMenu() { return *speed_; }
  SidePanel& side() { return *side_; }
  Banner& banner() { return *banner_; }
  void applySettings();
  void lookBack(int ply) { presenter_.lookBack(ply); }
  QMenu& moreMenu();
  std::size_t shownPly() const { return presenter_.shownPly(); }
  QAction& turnAction() { return *turn_; }           // a whole turn by one key
  QAction& roundAction() { return *round_; }         // everybody's turns by one key
  QAction& sortAction() { return *sort_; }           // the next order of the hand
  QAction& turnBoardAction() { return *turnBoard_; } // the board is seen from the other side
  QAction& pdfAction() { return *pdf_; }
  QAction& printAction() { return *print_; }

signals:
  void backToBox();
  void backToEvening();
  void setUpAgain(const QString& id);
  void gamePicked(const QString& id);
  void matchesChanged();
  void resumeAsked(qint64 match);

protected:
  void changeEvent(QEvent*) override;
  void hideEvent(QHideEvent*) override;
  void showEvent(QShowEvent*) override;
  void keyPressEvent(QKeyEvent*) override;
  bool eventFilter(QObject*, QEvent*) override;

private:
  void placeOverTable();
  void buildBar(QHBoxLayout*);
  template <class Act> QAction* action(const QString& iconName, const QKeySequence&, Act);
  void connectTable();
  void connectDesk();
  void connectBars();
  void connectPresenter();
  void retranslate();
  void open();
  void show(const Presenter::Shown&);
  void showWatch(const std::optional<Watch>&);
  void refresh();
  void refreshActions();
  void refreshClock();
  void showLookingBack(int ply, int last);
  void pickPanel(int part);
  bool tell(const QString& problem); // true: there is none
  void focusTable();
  void buildBare(QVBoxLayout*);
  void refreshBare();
  void celebrate();

  void askResign();
  void askDraw();
  void askStop();
  void again();
  void leaveLesson();
  void printSheet();
  void savePdf();
  QDate matchDate() const;
  void focusSheet();
  void nextOrder();
  void buildSpeed();
  void connectAdvice();
  void refreshAdvice();
  void closeExplained();
  void showPoint(int ply, const QString& better);
  void refreshSpeed();

  Context& context_;
  Presenter presenter_;
  TableWidget* table_;
  SidePanel* side_;
  Banner* banner_;
  EndPanel* end_;
  PracticeBar* practice_;
  LessonBar* lessonBar_;
  QSplitter* split_;
  QFrame* bare_; // where no match lies
  QLabel* bareText_;
  QPushButton *goOn_, *toBox_;
  Celebration* celebration_;
  OpponentsBar* opponents_;
  ClockBar* clocks_;
  QPointer<ReviewDialog> review_;
  QString explained_; // why a hint is good, told in the banner
  std::size_t explainedAt_ = 0;
  Sounds sounds_;
  bool wasOver_ = true; // a match that was over when it came is not celebrated
  QLabel *title_, *clock_;
  QAction *undo_, *redo_, *hint_, *hurry_, *pause_, *resign_, *draw_, *stop_, *again_, *turn_, *round_, *print_, *pdf_;
  QAction *forward_, *backward_, *faster_, *slower_; // of a lesson
  QAction *sort_, *turnBoard_, *coach_;
  QActionGroup* orders_;
  QMenu *hand_, *speed_;
  QToolButton *back_, *more_;
  QList<QToolButton*> tools_, panels_;
  QTimer tick_;
  int lookedAt_ = -1;
  std::size_t lookedBy_ = 0; // the answer that was given last while looking back
};

} // namespace mk
