// Beside the table: the rules of this game, the log (a click looks back), the scores as they stand.
#pragma once

#include "app/play/session.h"
#include "app/shell/context.h"

#include <QFrame>

class QLabel;
class QListView;
class QStackedWidget;

namespace mk {

class LogLines;
class LogModel;
class PageView;

class SidePanel final : public QFrame {
  Q_OBJECT

public:
  explicit SidePanel(Context&, QWidget* parent = nullptr);
  enum Part { Rules, Log, Scores };
  void showPart(Part);
  Part part() const;
  // The session as this viewer may know it. A nullptr empties the panel.
  void refresh(const Session*, Viewer);
  void setShownPly(int ply);
  QListView& log() { return *log_; }
  QLabel& opening() { return *opening_; } // its name, over the moves

protected:
  void resizeEvent(QResizeEvent*) override;
  void showEvent(QShowEvent*) override;

signals:
  void plyPicked(int ply); // the position after that many events
  void gamePicked(const QString& id);

private:
  void refreshLog(const Session&, Viewer);
  void refreshScores(const Session&, Viewer);
  void setScores(const QList<std::pair<QString, QString>>&);
  void fitLines();
  void goToLine(); // the one that is shown

  Context& context_;
  QStackedWidget* stack_;
  PageView* rules_;
  LogModel* lines_;
  QListView* log_;
  LogLines* drawn_;
  bool paired_ = false; // as the lines were fitted last, to this width
  int fitted_ = -1;
  QWidget* scores_;
  QLabel* scoresTitle_;
  QLabel *house_, *opening_;
  QList<std::pair<QLabel*, QLabel*>> scoreLines_; // a name and its score
  QString lang_;                                  // the language of the lines
  QString page_;                                  // the game and language shown in rules_
};

} // namespace mk
