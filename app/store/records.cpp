// Profiles, what they have won, and the source texts the user has loaded.
#include "app/store/attempt.h"
#include "app/store/database.h"
#include "app/store/store.h"

#include <QSaveFile>

#include <algorithm>

namespace mk {

namespace {

Profile profileOf(const QSqlQuery& q) {
  return {q.value(0).toLongLong(), q.value(1).toString(), q.value(2).toString(), q.value(3).toInt()};
}

// One finished match as one person saw it. A person who held several seats counts once, with the best of them.
struct Played {
  QString game;
  int place = 0, seats = 0, firsts = 0;
  std::optional<int> highest, lowest;
  int stars = -1, moves = 0;
  bool undone = false;
  qint64 milliseconds = 0;

  bool isDraw() const { return seats > 1 && firsts == seats; }
  bool isWon() const { return place == 1 && !isDraw(); }
};

// CROSS JOIN: the tables are read in this order, seat by seat with its match. In any other SQLite may compare every
// seat with every match.
constexpr auto kPlayedByOne =
    "SELECT m.game, min(s.place), m.seats, m.firsts, max(s.score), min(s.score), m.stars, m.moves, m.undone, m.duration"
    " FROM seat s CROSS JOIN matches m ON m.id = s.at >> 4 WHERE m.finished = 1 AND s.profile = ?"
    " GROUP BY m.id ORDER BY m.changed, m.id";
constexpr auto kPlayedByAnyone =
    "SELECT m.game, min(s.place), m.seats, m.firsts, max(s.score), min(s.score), m.stars, m.moves, m.undone, m.duration"
    " FROM seat s CROSS JOIN matches m ON m.id = s.at >> 4"
    " WHERE m.finished = 1 AND s.level = 0 GROUP BY m.id ORDER BY m.changed, m.id";

std::optional<int> number(const QVariant& v) { return v.isNull() ? std::nullopt : std::optional(v.toInt()); }

Played playedOf(const QSqlQuery& q) {
  Played p;
  p.game = q.value(0).toString();
  p.place = q.value(1).toInt();
  p.seats = q.value(2).toInt();
  p.firsts = q.value(3).toInt();
  p.highest = number(q.value(4));
  p.lowest = number(q.value(5));
  p.stars = q.value(6).toInt();
  p.moves = q.value(7).toInt();
  p.undone = q.value(8).toBool();
  p.milliseconds = q.value(9).toLongLong();
  return p;
}

template <class T> void keepLeast(std::optional<T>& best, T now) { best = best ? std::min(*best, now) : now; }
template <class T> void keepMost(std::optional<T>& best, T now) { best = best ? std::max(*best, now) : now; }

void count(Record& r, const Played& p) {
  if (p.undone) return;
  ++r.played;
  r.milliseconds += p.milliseconds;
  if (p.highest) keepMost(r.highestScore, *p.highest);
  if (p.lowest) keepLeast(r.lowestScore, *p.lowest);
  if (p.stars >= 0) keepMost(r.mostStars, p.stars);
  if (p.isWon()) {
    ++r.won;
    r.longestStreak = std::max(r.longestStreak, ++r.streak);
    keepLeast(r.fewestMoves, p.moves);
    keepLeast(r.fastestWin, p.milliseconds);
    return;
  }
  ++(p.isDraw() ? r.draws : r.lost);
  r.streak = 0;
}

// A field that a spreadsheet would take for a formula is marked as text, as spreadsheets do it: a name may be "=1+1".
QString quoted(QString field, QChar separator) {
  bool isNumber = false;
  field.toDouble(&isNumber);
  if (!isNumber && !field.isEmpty() && QStringLiteral("=+-@\t\r").contains(field.front())) field.prepend(u'\'');
  const bool plain = !field.contains(separator) && !field.contains(QLatin1Char('"')) &&
                     !field.contains(QLatin1Char('\n')) && !field.contains(QLatin1Char('\r'));
  if (plain) return field;
  return QLatin1Char('"') + field.replace(QLatin1Char('"'), QLatin1String("\"\"")) + QLatin1Char('"');
}

} // namespace

QList<Profile> Store::profiles() {
  return attempt([&] {
    QList<Profile> found;
    QSqlQuery& q = db_->run("SELECT id, name, colour, avatar FROM profile WHERE gone = 0");
    while (Database::next(q)) found.append(profileOf(q));
    std::sort(found.begin(), found.end(),
              [](const Profile& a, const Profile& b) { return QString::localeAwareCompare(a.name, b.name) < 0; });
    return found;
  });
}

std::optional<Profile> Store::profile(ProfileId id) {
  return attempt([&]() -> std::optional<Profile> {
    QSqlQuery& q = db_->run("SELECT id, name, colour, avatar FROM profile WHERE gone = 0 AND id = ?", {id});
    if (!Database::next(q)) return std::nullopt;
    Profile found = profileOf(q);
    q.finish();
    return found;
  });
}

QString Store::nameProblem(ProfileId except, const QString& name) {
  if (name.isEmpty()) return tr("A profile needs a name.");
  if (name.size() > kLongestName) return tr("A name has at most %1 letters.").arg(kLongestName);
  QSqlQuery& q = db_->run("SELECT id, name FROM profile WHERE gone = 0");
  bool taken = false;
  while (Database::next(q))
    taken |= q.value(0).toLongLong() != except && q.value(1).toString().compare(name, Qt::CaseInsensitive) == 0;
  return taken ? tr("There is already a profile with the name %1.").arg(name) : QString();
}

ProfileId Store::addProfile(const QString& name, const QString& colour, int avatar) {
  ProfileId id = kNoId;
  const Written done = written([&] {
    if (const QString why = nameProblem(kNoId, name.trimmed()); !why.isEmpty()) return why;
    id = db_->run("INSERT INTO profile(id, name, colour, avatar, created, gone) VALUES(?,?,?,?,?,0)",
                  {newId(), name.trimmed(), colour.isNull() ? QString(QLatin1String("")) : colour, avatar,
                   QDateTime::currentMSecsSinceEpoch()})
             .lastInsertId()
             .toLongLong();
    return QString();
  });
  if (done) return id;
  messages_ << done.message;
  return kNoId;
}

Written Store::changeProfile(const Profile& p) {
  return written([&] {
    if (const QString why = nameProblem(p.id, p.name.trimmed()); !why.isEmpty()) return why;
    const int changedRows =
        db_->run("UPDATE profile SET name = ?, colour = ?, avatar = ? WHERE id = ? AND gone = 0",
                 {p.name.trimmed(), p.colour.isNull() ? QString(QLatin1String("")) : p.colour, p.avatar, p.id})
            .numRowsAffected();
    return changedRows == 1 ? QString() : tr("This profile is no longer in the store.");
  });
}

Written Store::removeProfile(ProfileId id) {
  return written([&] {
    db_->run("UPDATE profile SET gone = 1 WHERE id = ?", {id});
    return QString();
  });
}

QList<Record> Store::records(ProfileId id) {
  return attempt([&] {
    QMap<QString, Record> byGame;
    QSqlQuery& q = id == kNoId ? db_->run(kPlayedByAnyone) : db_->run(kPlayedByOne, {id});
    while (Database::next(q)) {
      const Played p = playedOf(q);
      Record& r = byGame[p.game];
      r.game = p.game;
      count(r, p);
    }
    byGame.removeIf([](const auto& game) { return game.value().played == 0; }); // only matches that do not count
    return QList<Record>(byGame.cbegin(), byGame.cend());
  });
}

Record Store::record(ProfileId id, const QString& game) {
  const QList<Record> all = records(id);
  const auto found = std::find_if(all.cbegin(), all.cend(), [&](const Record& r) { return r.game == game; });
  Record none;
  none.game = game;
  return found == all.cend() ? none : *found;
}

HeadToHead Store::headToHead(ProfileId first, ProfileId second, const QString& game) {
  return attempt([&] {
    HeadToHead count;
    QSqlQuery& q =
        db_->run("SELECT m.game, min(a.place), min(b.place) FROM seat a CROSS JOIN matches m ON m.id = a.at >> 4"
                 " CROSS JOIN seat b ON b.at >= m.id << 4 AND b.at < (m.id + 1) << 4 AND b.profile = ?"
                 " WHERE m.finished = 1 AND a.profile = ? GROUP BY m.id",
                 {second, first});
    while (Database::next(q)) {
      if (!game.isEmpty() && q.value(0).toString() != game) continue;
      const int a = q.value(1).toInt(), b = q.value(2).toInt();
      ++count.played;
      ++(a < b ? count.firstWon : b < a ? count.secondWon : count.level);
    }
    return count;
  });
}

QString Store::recordsCsv(const std::function<QString(const QString& game)>& gameName, QChar separator) {
  const QStringList head = {tr("Date"),  tr("Game number"), tr("Game"),       tr("Match"),
                            tr("Seat"),  tr("Player"),      tr("Level"),      tr("Score"),
                            tr("Place"), tr("Seconds"),     tr("Taken back"), tr("Why it ended")};
  return attempt([&] {
    const auto line = [&](QStringList fields) {
      for (QString& field : fields) field = quoted(field, separator);
      return fields.join(separator) + QLatin1String("\r\n");
    };
    QString out = line(head);
    QSqlQuery& q =
        db_->run("SELECT m.changed, m.game, m.id, s.at & 15, s.name, s.level, s.score, s.place, m.duration, m.undone,"
                 " m.why FROM seat s CROSS JOIN matches m ON m.id = s.at >> 4"
                 " WHERE m.finished = 1 ORDER BY m.changed, s.at");
    while (Database::next(q)) {
      const QString game = q.value(1).toString();
      out += line({QDateTime::fromMSecsSinceEpoch(q.value(0).toLongLong()).toString(Qt::ISODate), game, gameName(game),
                   q.value(2).toString(), QString::number(q.value(3).toInt() + 1), q.value(4).toString(),
                   q.value(5).toString(), q.value(6).toString(), q.value(7).toString(),
                   QString::number(q.value(8).toLongLong() / 1000), q.value(9).toString(), q.value(10).toString()});
    }
    return out;
  });
}

Written Store::exportCsv(const QString& path, const std::function<QString(const QString& game)>& gameName,
                         QChar separator) {
  QSaveFile out(path);
  const QByteArray bytes =
      "\xEF\xBB\xBF" + recordsCsv(gameName, separator).toUtf8(); // the mark tells spreadsheets that it is UTF-8
  if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size() || !out.commit())
    return refused(tr("%1 cannot be written: %2").arg(path, out.errorString()));
  return {};
}

Written Store::saveBook(const Book& book) {
  return written([&] {
    db_->run("INSERT INTO book(key, lang, text, added) VALUES(?,?,?,?)"
             " ON CONFLICT(key) DO UPDATE SET lang = excluded.lang, text = excluded.text, added = excluded.added",
             {book.key, book.lang, book.text, QDateTime::currentMSecsSinceEpoch()});
    return QString();
  });
}

QList<Store::Book> Store::books() {
  return attempt([&] {
    QList<Book> found;
    QSqlQuery& q = db_->run("SELECT key, lang, text FROM book ORDER BY id");
    while (Database::next(q)) found.append({q.value(0).toString(), q.value(1).toString(), q.value(2).toString()});
    return found;
  });
}

Written Store::removeBook(const QString& key) {
  return written([&] {
    db_->run("DELETE FROM book WHERE key = ?", {key});
    return QString();
  });
}

} // namespace mk
