// Dates as numbers of deals.
#include "app/play/deal_of_day.h"

#include "app/store/store.h"

namespace mk {

namespace {

constexpr const char* kDay = "yyyyMMdd";

QDate dayOfDeal(quint64 seed) { return QDate::fromString(QString::number(seed), QLatin1String(kDay)); }

} // namespace

quint64 dealOfDay(QDate day) { return day.toString(QLatin1String(kDay)).toULongLong(); }

QSet<QDate> daysWon(Store& store, const QString& game) {
  QSet<QDate> days;
  for (const quint64 seed : store.dealsWon(game))
    if (const QDate day = dayOfDeal(seed); day.isValid()) days.insert(day);
  return days;
}

} // namespace mk
