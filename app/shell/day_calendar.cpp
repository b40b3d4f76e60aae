// The calendar of the days' deals.
#include "app/shell/day_calendar.h"

#include "boards/plain_label.h"

#include <QCalendarWidget>
#include <QDate>
#include <QLabel>
#include <QTextCharFormat>
#include <QVBoxLayout>
#include <QWidgetAction>

namespace mk {

namespace {

constexpr int kDaysOfPage = 42; // six weeks

} // namespace

DayCalendar::DayCalendar(QWidget* parent) : QMenu(parent), calendar_(new QCalendarWidget), summary_(plainLabel()) {
  auto* inside = new QWidget(this);
  auto* column = new QVBoxLayout(inside);
  column->addWidget(calendar_);
  column->addWidget(summary_);
  calendar_->setVerticalHeaderFormat(QCalendarWidget::NoVerticalHeader);
  calendar_->setGridVisible(true);
  calendar_->setMinimumSize(340, 250); // a finger finds a day
  auto* action = new QWidgetAction(this);
  action->setDefaultWidget(inside);
  addAction(action);
  connect(this, &QMenu::aboutToShow, calendar_, qOverload<>(&QWidget::setFocus));
  // A click and Enter are the same day.
  connect(calendar_, &QCalendarWidget::activated, this, [this](QDate day) {
    close();
    emit picked(day);
  });
  connect(calendar_, &QCalendarWidget::clicked, calendar_, &QCalendarWidget::activated);
}

void DayCalendar::showWon(const QSet<QDate>& days) {
  const QDate today = QDate::currentDate();
  calendar_->setLocale(QLocale());
  calendar_->setFirstDayOfWeek(QLocale().firstDayOfWeek());
  calendar_->setMaximumDate(today);
  calendar_->setSelectedDate(today);
  calendar_->setDateTextFormat({}, {}); // forgets the days of another game
  QTextCharFormat won;
  won.setFontWeight(QFont::Black);
  won.setFontUnderline(true);
  won.setToolTip(tr("won"));
  for (const QDate& day : days) calendar_->setDateTextFormat(day, won);
  // Days to come cannot be picked; those of the months beside the one that is shown stand back, too.
  QTextCharFormat toCome; // of the last page that is shown
  QColor faint = palette().color(QPalette::WindowText);
  faint.setAlphaF(0.35f);
  toCome.setForeground(faint);
  calendar_->setStyleSheet(QStringLiteral("QTableView:disabled { color: %1; }").arg(faint.name(QColor::HexArgb)));
  for (int i = 1; i <= kDaysOfPage; ++i) calendar_->setDateTextFormat(today.addDays(i), toCome);
  int inMonth = 0;
  for (const QDate& day : days) inMonth += day.year() == today.year() && day.month() == today.month();
  summary_->setText(days.contains(today) ? tr("Today's deal is won. Won this month: %n", nullptr, inMonth)
                                         : tr("Won this month: %n", nullptr, inMonth));
  calendar_->setAccessibleName(tr("Daily deals"));
  calendar_->setAccessibleDescription(summary_->text());
}

QString DayCalendar::summary() const { return summary_->text(); }

} // namespace mk
