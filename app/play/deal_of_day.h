// The deal of the day: its number is its date, so it is the same for everybody.
#pragma once

#include <QDate>
#include <QSet>
#include <QString>

namespace mk {

class Store;

quint64 dealOfDay(QDate); // 22 November 2026: deal 20261122
// The days whose deal of this patience has been won, alone and without taking back what showed a card.
QSet<QDate> daysWon(Store&, const QString& game);

} // namespace mk
