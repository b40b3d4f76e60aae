// The part of the settings that brings back matches from the daily copies of the store.
#pragma once

#include "app/shell/context.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;

namespace mk {

class CopiesBox final : public QWidget {
  Q_OBJECT

public:
  explicit CopiesBox(Context&, QWidget* parent = nullptr);
  void retranslate();
  void refresh(); // the days of which there is a copy
  QComboBox& days() { return *days_; }
  QPushButton& missingButton() { return *missing_; }
  QPushButton& chooseButton() { return *choose_; }
  QLabel& report() { return *report_; }

private:
  QString copy() const; // of the day that is chosen
  void bringMissing();
  void choose();
  void bring(const QList<MatchId>&);

  Context& context_;
  QLabel *title_, *text_, *report_;
  QComboBox* days_;
  QPushButton *missing_, *choose_;
};

} // namespace mk
