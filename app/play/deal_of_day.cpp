// Dates as numbers of deals.
#include "app/play/deal_of_day.h"

#include "app/store/store.h"

#include <limits>

namespace mk {

namespace {

constexpr const char* kDay = "yyyyMMdd";

QDate dayOfDeal(quint64 seed) { return QDate::fromString(QString::number(seed), QLatin1String(kDay)); }

} // namespace

quint64 dealOfDay(QDate day) { return day.toString(QLatin1String(kDay)).toULongLong(); }

QSet<QDate> daysWon(Store& store, const QString& game) {
  QSet<QDate> days;
  for (const MatchSummary& m : store.finishedMatches(std::numeric_limits<int>::max())) {
    if (m.setup.game != game || !m.setup.start.isEmpty() || m.setup.realDice || m.setup.seats.size() != 1) continue;
    if (m.result->undone || m.result->places != QList<int>{1}) continue;
    const QDate day = dayOfDeal(m.setup.seed);
    if (day.isValid()) days.insert(day);
  }
  return days;
}

} // namespace mk
