// The deals of the days: a calendar of those that have been won, from which one is chosen.
#pragma once

#include <QMenu>
#include <QSet>

class QCalendarWidget;
class QDate;
class QLabel;

namespace mk {

class DayCalendar final : public QMenu {
  Q_OBJECT

public:
  explicit DayCalendar(QWidget* parent = nullptr);
  void showWon(const QSet<QDate>&);
  QCalendarWidget& calendar() { return *calendar_; }
  QString summary() const;

signals:
  void picked(QDate day); // today or earlier

private:
  QCalendarWidget* calendar_;
  QLabel* summary_;
};

} // namespace mk
