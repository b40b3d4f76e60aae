// Matches to choose from: the games of a file, or the finished matches of the store. What a row says is asked for when
// it is shown, so that a file of ten thousand games opens at once.
#pragma once

#include "app/shell/context.h"

#include <QDialog>
#include <QString>

#include <functional>

class QLabel;
class QPushButton;
class QTableView;

namespace mk {

struct GameRow {
  QString title, players, result;
  int moves = 0;
};

// A match of the store or of a copy of it: game and day, who played, and how it stands.
GameRow rowOf(const Context&, const MatchSummary&, const QString& result);

class GameList final : public QDialog {
  Q_OBJECT

public:
  GameList(const QString& heading, int count, std::function<GameRow(int)> row, QWidget* parent = nullptr);
  QTableView& rows() { return *rows_; }
  QPushButton& openButton() { return *open_; }

signals:
  void chosen(const QList<int>& rows); // at least one, in the order of the list

private:
  void choose();
  QTableView* rows_;
  QPushButton* open_;
};

} // namespace mk
