// Mänguõhtu: who plays and which games; then the standing over all of them, the next game, and the podium.
#pragma once

#include "app/play/evening.h"
#include "app/shell/context.h"

#include <QPixmap>
#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QStackedWidget;
class QTableWidget;
class QTextDocument;

namespace mk {

class PodiumView;

class EveningPlace final : public QWidget {
  Q_OBJECT

public:
  explicit EveningPlace(Context&, QWidget* parent = nullptr);
  const Evening& evening() const { return evening_; }
  QPlainTextEdit& people() { return *people_; }
  QPushButton& lotButton() { return *lot_; }
  QPushButton& voteButton() { return *vote_; }
  QComboBox& timeBox() { return *time_; }
  QPushButton& beginButton() { return *begin_; }
  QPushButton& nextButton() { return *next_; }
  QListWidget& games() { return *games_; }
  QLineEdit& find() { return *find_; }
  QTableWidget& table() { return *table_; }
  QWidget& known() { return *known_; }   // a switch for everybody the house knows
  void refresh();                        // what the store has of it by now
  void writeSheet(QTextDocument&) const; // to be printed

signals:
  void play(const mk::MatchSetup&);
  void resume(qint64 match);

protected:
  void changeEvent(QEvent*) override;
  void showEvent(QShowEvent*) override;
  bool eventFilter(QObject* watched, QEvent*) override;

private:
  QWidget* buildPlan();
  QWidget* buildStanding();
  void retranslate();
  void fillKnown();  // the people of the house, to be switched on and off
  void checkKnown(); // who of them plays
  void fillGames();
  void showFound(); // of the games those that are looked for
  QPixmap markOf(const QString& name) const;
  void drawLots();
  void vote(); // begins it, or takes the votes of whose turn it is
  void tick(const QStringList& games);
  QStringList ticked() const;
  void tellTime();
  int minutesFor(const BoxedGame&);
  void begin();
  void goOn();
  void finish();
  void print();
  void keep();
  void showStanding();
  void tellPodium(const QList<Evening::Line>&);
  QStringList names() const;
  QString gameName(const QString& id) const;
  void tell(const QString&);

  Context& context_;
  Evening evening_;
  QLabel *title_, *about_, *peopleLabel_, *gamesLabel_, *message_, *podium_;
  QWidget* known_;
  PodiumView *empty_, *steps_;
  QStackedWidget* stack_;
  QPlainTextEdit* people_;
  QListWidget* games_;
  QLineEdit* find_;
  QTableWidget* table_;
  QPushButton *lot_, *vote_, *begin_, *next_, *print_, *end_;
  QComboBox* time_;
  QLabel* takes_;
  bool wasTicked_ = false; // the line that was pressed last, before that
  int voter_ = -1;         // whose turn it is to vote; -1: nobody votes
  QMap<QString, int> votes_;
  QHash<QString, int> minutes_; // by game, read once
};

} // namespace mk
