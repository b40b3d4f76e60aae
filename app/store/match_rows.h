// The rows of one match, in whatever database they lie: keys, seals, copies. Private to app/store.
#pragma once

#include "app/store/store.h"

#include <QList>
#include <QSqlQuery>
#include <QStringList>

#include <optional>

namespace mk {

inline constexpr int kMostSeats = 16; // seat.at = match * 16 + seat

// A damaged file may hold any number as a match's: keys wrap around then.
inline qint64 keyOf(MatchId id, quint64 most, qint64 at) {
  return static_cast<qint64>(static_cast<quint64>(id) * most + static_cast<quint64>(at));
}
inline qint64 entryKey(MatchId id, int ply) { return keyOf(id, Store::kMostEntries, ply); }
inline qint64 seatKey(MatchId id, qsizetype seat) { return keyOf(id, kMostSeats, seat); }

void addEntry(Database&, MatchId, int ply, const QString& text);
void dropEntries(Database&, MatchId, int from); // this one and all behind it

// A log as it lies on the disk: an entry that is missing, or not as it was written, is nothing.
struct SealedLog {
  QList<std::optional<QString>> entries;

  bool isWhole(int length) const;
  QStringList upToTheFirstBreak() const;
  // Takes what is missing from another log of the same match, unless the two were played apart. True: something came.
  bool fillFrom(const SealedLog& other);
};
SealedLog readLog(Database&, MatchId);

// What of a match, beside its log, is not as it was written.
struct SealState {
  bool setupChanged = false, standingChanged = false;
  bool operator==(const SealState&) const = default;
};
SealState sealState(Database&, MatchId);
// After every change. The first seal of a match from before seals is put on all its entries too.
void seal(Database&, MatchId);

QVariantList rowOf(const QSqlQuery&, int columns); // the row that a query stands on
// All rows of a match, under the number `as`; what was there under it goes.
void copyMatch(Database& from, Database& to, MatchId id, MatchId as);

} // namespace mk
