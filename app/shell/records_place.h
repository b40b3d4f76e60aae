// Tulemused: what a profile has played, won and at its best, game by game; two profiles against each other; everything
// as CSV.
#pragma once

#include "app/shell/context.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace mk {

class RecordsPlace final : public QWidget {
  Q_OBJECT

public:
  explicit RecordsPlace(Context&, QWidget* parent = nullptr);
  QPushButton& finishedButton() { return *finished_; }
  void refresh();
  QTableWidget& table() { return *table_; }
  bool exportTo(const QString& file); // false: the message says why

signals:
  void matchPicked(qint64 id); // a finished one, to look through

protected:
  void changeEvent(QEvent*) override;
  void showEvent(QShowEvent*) override;

private:
  void retranslate();
  void fillProfiles();
  void fillTable();
  void fillHeadToHead();
  void askFile();
  void showFinished();
  QString gameName(const QString& id) const;

  Context& context_;
  QLabel *title_, *whose_, *against_, *score_, *message_;
  QComboBox *profile_, *rival_;
  QPushButton *export_, *finished_;
  QTableWidget* table_;
};

QString durationText(qint64 milliseconds); // "1 h 5 min", "3 min 20 s"

} // namespace mk
