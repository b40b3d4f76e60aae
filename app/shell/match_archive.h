// The finished matches, a place of their own: all that is kept, found by game, player, result or day, to be looked
// through again.
#pragma once

#include "app/shell/context.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QTableWidget;

namespace mk {

class MatchArchive final : public QWidget {
  Q_OBJECT

public:
  explicit MatchArchive(Context&, QWidget* parent = nullptr);
  void refresh();
  QLineEdit& searchField() { return *search_; }
  QTableWidget& rows() { return *rows_; }
  QPushButton& openButton() { return *open_; }
  QPushButton& reviewButton() { return *review_; }
  MatchId current() const; // kNoId: none is chosen

signals:
  void picked(qint64 id); // to look through
  void reviewPicked(qint64 id);

protected:
  void changeEvent(QEvent*) override;

private:
  void retranslate();
  void fill();
  void filter();
  void choose();

  Context& context_;
  QList<MatchSummary> matches_;
  QLineEdit* search_;
  QLabel* count_;
  QTableWidget* rows_;
  QPushButton *open_, *review_;
};

} // namespace mk
