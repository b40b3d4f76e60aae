// What stands over and under the table: the end of a match, the steps of a lesson, the tools of a patience.
#pragma once

#include "app/play/lesson.h"
#include "app/play/session.h"
#include "app/play/solver.h"

#include <QFrame>

class QAction;
class QBoxLayout;
class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace mk {

class DayCalendar;
struct Scene;

// Who won and why, the scores, what next. It lies over the prompt and the buttons of the match where they have left it
// room, with a smaller heading or less to say where that fits, and else where it covers least of the table, which keeps
// its size. Why somebody won and the scores are always told.
class EndPanel final : public QFrame {
  Q_OBJECT

public:
  explicit EndPanel(QWidget* parent = nullptr);
  void show(const Session&, bool ofAnEvening = false); // then the way on leads back to the evening
  void place(const QRect& table, const QRect& canvas, const Scene&);
  QString text() const;
  static QString summary(const Session&);       // who won and why, on one line
  void setSheetActions(const QList<QAction*>&); // what can be done with the score sheet, where there is one
  QPushButton& sheetButton() { return *sheet_; }
  QPushButton& againButton() { return *again_; }
  QPushButton& eveningButton() { return *evening_; }
  QPushButton& reviewButton() { return *review_; } // hidden where there is nothing to look through

signals:
  void review();
  void again();
  void swap();
  void backToBox();
  void backToEvening();

protected:
  void changeEvent(QEvent*) override;

private:
  void retranslate();
  // How it stands in so much width with so many lines told; finding out changes nothing.
  struct Fit {
    QString why;
    double heading = 1; // times the size of other letters
    bool beside = true; // the buttons beside the words
    QSize buttons;
    int height = 0;
  };
  Fit fitted(int width, qsizetype lines, double heading) const;
  QBoxLayout* row_;
  QWidget* buttons_;
  QStringList told_;     // what matters most first
  qsizetype needed_ = 0; // of that, what is never left out: why, and the scores
  QLabel *title_, *why_;
  QPushButton *evening_, *again_, *swap_, *review_, *sheet_, *box_;
};

// Says what happens and waits: next, back, or by itself at the speed that is wished. Quick stretches run by themselves.
class LessonBar final : public QFrame {
  Q_OBJECT

public:
  explicit LessonBar(QWidget* parent = nullptr);
  void show(const Lesson&, const QString& lang);
  void setRunning(bool);
  bool isRunning() const { return running_; }
  void faster(int by); // one speed up, or down with -1
  QPushButton& nextButton() { return *next_; }
  QPushButton& backButton() { return *back_; }
  QPushButton& runButton() { return *run_; }
  QPushButton& tryButton() { return *try_; }

signals:
  void next();
  void goOn(); // the next event of a quick stretch
  void back();
  void closed();
  void tryIt(); // from here

protected:
  void changeEvent(QEvent*) override;

private:
  void retranslate();
  void keepRoom(const QStringList& comments);
  QLabel *comment_, *count_;
  QPushButton *back_, *run_, *next_, *speed_, *try_, *close_;
  QTimer timer_, quick_;
  bool running_ = false;
  int rate_ = 1;    // which of the speeds
  int reading_ = 0; // milliseconds for the words of this step, at the usual speed
};

// A numbered deal or that of a day, whether it can still be won, only winnable deals, the rest played by itself, and
// after a loss the move that threw the deal away.
class PracticeBar final : public QFrame {
  Q_OBJECT

public:
  explicit PracticeBar(QWidget* parent = nullptr);
  enum class Rest { No, Offered, Running }; // of the deal: whether it can be played by itself
  // `covered`: nobody is before the table yet.
  void show(const Session&, bool winnableOnly, Rest, bool covered);
  void leave(); // stops all thinking
  Solver& solver() { return solver_; }
  QString verdict() const;
  QLineEdit& number() { return *number_; }
  QPushButton& finishButton() { return *finish_; }
  QPushButton& mistakeButton() { return *mistake_; }
  DayCalendar& days() { return *days_; }
  // Asks for that deal, or for the next one after it that is proved winnable where only those are wanted.
  void newDeal(quint64 seed);

signals:
  void dealPicked(quint64 seed);
  void winnableOnlyChanged(bool on);
  void finishAsked();
  void stopAsked();        // while it finishes by itself
  void daysAsked();        // which of them have been won
  void jumpAsked(int ply); // to the position before a move, which is then shown
  void focusLeft();        // the button that had the keyboard has gone

protected:
  void changeEvent(QEvent*) override;

private:
  void retranslate();
  void fitNumber();
  void judge(const Position&);
  void typed();
  void setVerdict(const QString& text, bool working);
  void tellMistake(Solver::Blame, int ply);
  void letGo(QPushButton*);
  bool hasBegun() const;

  Solver solver_;
  const Session* session_ = nullptr;
  QLabel *verdict_, *dealLabel_;
  QLineEdit* number_;
  QCheckBox* winnable_;
  QPushButton *finish_, *fresh_, *day_, *mistake_, *cancel_;
  DayCalendar* days_;
  QTimer patience_; // the position rests for a moment before it is judged
  bool searching_ = false;
  Rest rest_ = Rest::No;
  std::string judged_; // what the verdict is about: the position, and whether it is the last one
  Winnable known_ = Winnable::Unknown;
  bool won_ = false; // it has come out already
};

} // namespace mk
