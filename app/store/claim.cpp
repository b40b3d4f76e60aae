// Names that were typed at the table, and the profiles that claim what was played under them.
#include "app/store/attempt.h"
#include "app/store/database.h"
#include "app/store/match_rows.h"
#include "app/store/store.h"

#include <QSet>

namespace mk {

namespace {

struct TypedSeat {
  qint64 at = 0;
  QString name;
  MatchId match() const { return at / kMostSeats; }
};

// People without a profile, the earliest match first.
QList<TypedSeat> typedSeats(Database& db) {
  QList<TypedSeat> out;
  QSqlQuery& q = db.run("SELECT s.at, s.name FROM seat s CROSS JOIN matches m ON m.id = s.at >> 4"
                        " WHERE s.profile IS NULL AND s.level = 0 AND s.name <> '' ORDER BY m.changed, s.at");
  while (Database::next(q)) out.append({q.value(0).toLongLong(), q.value(1).toString().trimmed()});
  return out;
}

} // namespace

QMap<QString, int> Store::typedNames() {
  return attempt([&] {
    QMap<QString, QString> spelt;
    QMap<QString, QSet<MatchId>> matches;
    for (const TypedSeat& seat : typedSeats(*db_)) {
      const QString key = seat.name.toCaseFolded();
      spelt[key] = seat.name;
      matches[key] << seat.match();
    }
    QMap<QString, int> out;
    for (auto it = spelt.cbegin(); it != spelt.cend(); ++it)
      out[it.value()] = static_cast<int>(matches[it.key()].size());
    return out;
  });
}

// A match that the disk has changed keeps its seal as it is: a new one would make the fault good.
int Store::claim(ProfileId id) {
  if (inMemory_ && !dataDir_.isEmpty()) return 0;
  const auto who = profile(id);
  if (!who) return 0;
  QSet<MatchId> claimed;
  const Written done = written([&] {
    claimed.clear();
    for (const TypedSeat& seat : typedSeats(*db_)) {
      if (seat.name.compare(who->name, Qt::CaseInsensitive) != 0) continue;
      if (!claimed.contains(seat.match()) && sealState(*db_, seat.match()) != SealState()) continue;
      db_->run("UPDATE seat SET profile = ? WHERE at = ?", {id, seat.at});
      claimed << seat.match();
    }
    // A moment later: by the times of the matches every copy of the program sees that its count of them has to be new.
    for (const MatchId match : claimed) {
      db_->run("UPDATE matches SET changed = changed + 1 WHERE id = ?", {match});
      seal(*db_, match);
    }
    return QString();
  });
  return done ? static_cast<int>(claimed.size()) : 0;
}

} // namespace mk
