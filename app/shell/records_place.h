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
  void refresh();
  QTableWidget& table() { return *table_; }
  bool exportTo(const QString& file); // false: the message says why

protected:
  void changeEvent(QEvent*) override;
  void showEvent(QShowEvent*) override;

private:
  void retranslate();
  void fillProfiles();
  void fillTable();
  void fillHeadToHead();
  void askFile();
  QString gameName(const QString& id) const;

  Context& context_;
  QLabel *title_, *whose_, *against_, *score_, *message_;
  QComboBox *profile_, *rival_;
  QPushButton* export_;
  QTableWidget* table_;
};

QString durationText(qint64 milliseconds); // "1 h 5 min", "3 min 20 s"

} // namespace mk
