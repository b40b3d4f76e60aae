// Profiles, what they have won, and the source texts the user has loaded.
#include "app/store/attempt.h"
#include "app/store/database.h"
#include "app/store/store.h"
#include "app/store/tally.h"
#include "i18n/file_trouble.h"

#include <QDir>
#include <QSaveFile>

#include <algorithm>
#include <limits>
#include <utility>

namespace mk {

namespace {

Profile profileOf(const QSqlQuery& q) {
  return {q.value(0).toLongLong(), q.value(1).toString(), q.value(2).toString(), q.value(3).toInt()};
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

bool Store::countForRecords(int most) {
  return attempt([&] {
    const QString kept = inMemory_ ? QString() : QDir(dataDir_).filePath(QStringLiteral("records.json"));
    if (!tally_) {
      tally_ = std::make_unique<Tally>();
      tally_->read(kept);
    }
    const bool more = tally_->count(*db_, most);
    if (!more) tally_->write(kept);
    return more;
  });
}

template <class Read> auto Store::tallied(Read read) -> decltype(read(std::declval<const Tally&>())) {
  countForRecords(std::numeric_limits<int>::max());
  return attempt([&] { return read(*tally_); });
}

QList<Record> Store::records(ProfileId id) {
  return tallied([id](const Tally& tally) { return tally.records(id); });
}

Record Store::record(ProfileId id, const QString& game) {
  const QList<Record> all = records(id);
  const auto found = std::find_if(all.cbegin(), all.cend(), [&](const Record& r) { return r.game == game; });
  Record none;
  none.game = game;
  return found == all.cend() ? none : *found;
}

QList<quint64> Store::dealsWon(const QString& game) {
  return attempt([&] {
    QList<quint64> seeds;
    QSqlQuery& q = db_->run("SELECT DISTINCT seed FROM matches WHERE finished = 1 AND game = ? AND seats = 1"
                            " AND firsts = 1 AND undone = 0 AND start = '' AND real_dice = 0",
                            {game});
    while (Database::next(q)) seeds.append(static_cast<quint64>(q.value(0).toLongLong()));
    return seeds;
  });
}

HeadToHead Store::headToHead(ProfileId first, ProfileId second, const QString& game) {
  return tallied([&](const Tally& tally) { return tally.between(first, second, game); });
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
    return refused(tr("%1 cannot be written: %2").arg(path, fileTrouble(out)));
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
