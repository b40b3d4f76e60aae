// A damaged store: it is set aside under another name, and its readable rows are in a new file. Nothing is lost by a
// kill at any moment of it. The rows are written into FILE.mending; the whole of it becomes FILE.mended; only then the
// damaged file goes out of the way, and FILE.mended takes its place. A start that finds FILE.mended goes on from there.
#include "app/store/database.h"
#include "app/store/folder_lock.h"
#include "app/store/match_rows.h"
#include "app/store/rulebook.h"
#include "app/store/salvage.h"
#include "app/store/schema.h"
#include "app/store/seal.h"
#include "app/store/store.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <climits>

namespace mk {

namespace {

QString freeName(const QString& file) {
  const QString stamp = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd-hhmmss"));
  QString aside = file + QStringLiteral(".damaged-") + stamp;
  for (int n = 2; QFile::exists(aside); ++n) aside = file + QStringLiteral(".damaged-%1-%2").arg(stamp).arg(n);
  return aside;
}

bool isText(const QVariant& v) { return v.typeId() == QMetaType::QString; }
bool isBetween(const QVariant& v, qint64 least, qint64 most) {
  return v.typeId() == QMetaType::LongLong && v.toLongLong() >= least && v.toLongLong() <= most;
}

// Whether bytes that look like a row are one of our tables.
bool couldBeOurs(const SalvagedRow& row) {
  const QVariantList& c = row.columns;
  if (row.key <= 0 || c.isEmpty() || c.first().isValid()) return false;
  switch (c.size()) {
  case 2: {
    const QString text = c[1].toString();
    return isText(c[1]) && text.contains(u'\t') && unsealed(static_cast<int>(row.key % Store::kMostEntries), text);
  }
  case 3:
    return isText(c[1]) && isText(c[2]) && c[1].toString().size() == 8 && c[2].toString().size() == 8;
  case 4:
    return isText(c[1]) && isText(c[2]) && isText(c[3]) && c[3].toString().size() == 8;
  case 5:
    return isText(c[1]) && isText(c[2]) && isText(c[3]) && isBetween(c[4], 0, LLONG_MAX);
  case 6:
    return isText(c[1]) && isText(c[2]) && isBetween(c[3], 0, INT_MAX) && isBetween(c[5], 0, 1);
  case 7:
    return isText(c[2]) && isBetween(c[3], 0, 5) && isText(c[4]);
  case 19:
    return isText(c[1]) && isText(c[3]) && isText(c[4]) && isBetween(c[8], 1, 16) && isBetween(c[9], 0, 1) &&
           isBetween(c[11], 0, Store::kMostEntries) && isBetween(c[10], 0, c[11].toLongLong());
  default:
    return false;
  }
}

void mustRename(const QString& from, const QString& to) {
  if (!QFile::rename(from, to)) throw SqlFailure::readOnly();
}

// The source texts that were there and are not.
QStringList lostBooks(Database& db, const QString& dataDir) {
  QStringList lost = indexedBooks(dataDir);
  lost.removeIf(
      [&db](const QString& key) { return db.value("SELECT count(*) FROM book WHERE key = ?", {key}).toInt() > 0; });
  return lost;
}

// Entries that are not as they were written go.
void dropChanged(Database& db) {
  QList<qint64> changed;
  QSqlQuery& q = db.run("SELECT at, text FROM entry");
  while (Database::next(q)) {
    const qint64 at = q.value(0).toLongLong();
    if (!unsealed(static_cast<int>(at % Store::kMostEntries), q.value(1).toString())) changed << at;
  }
  for (const qint64 at : std::as_const(changed)) db.run("DELETE FROM entry WHERE at = ?", {at});
}

// What lost its match goes; a log with a hole ends at the hole.
void mendSalvaged(Database& db) {
  db.run("DELETE FROM entry WHERE (at >> 20) NOT IN (SELECT id FROM matches)");
  db.run("DELETE FROM seat WHERE (at >> 4) NOT IN (SELECT id FROM matches)");
  db.run("DELETE FROM entry WHERE at IN (SELECT e.at FROM (SELECT at, (at & 1048575) AS ply,"
         " row_number() OVER (PARTITION BY at >> 20 ORDER BY at) - 1 AS place FROM entry) e WHERE e.ply <> e.place)");
  db.run("UPDATE matches SET length = (SELECT count(*) FROM entry WHERE at >= matches.id << 20 AND at < (matches.id "
         "+ 1) << 20)");
  db.run("UPDATE matches SET cursor = min(max(cursor, 0), length)");
  // What could be saved is what the match is from here on; the message and the file set aside tell of the rest.
  QList<MatchId> ids;
  QSqlQuery& q = db.run("SELECT id FROM matches");
  while (Database::next(q)) ids << q.value(0).toLongLong();
  for (const MatchId id : std::as_const(ids)) seal(db, id);
}

} // namespace

// Of several versions of a match, the one with the most changes comes first and is kept.
Store::Rows Store::salvagedFrom(const QString& file) {
  constexpr int kMatchColumns = 19, kChange = 12;
  Rows rows = salvageRows(file, couldBeOurs);
  const auto isMatch = [](const SalvagedRow& row) { return row.columns.size() == kMatchColumns; };
  const auto behind = std::stable_partition(rows.begin(), rows.end(), isMatch);
  std::stable_sort(rows.begin(), behind, [](const SalvagedRow& a, const SalvagedRow& b) {
    return a.columns[kChange].toLongLong() > b.columns[kChange].toLongLong();
  });
  return rows;
}

void Store::setAsideAndSalvage() {
  db_->close();
  if (!lock_->beAlone()) {
    return goInMemory(tr("The store is damaged. Close all windows of Mängukast and start it again to mend it; until "
                         "then matches are kept in memory and end with the program."));
  }
  const Rows rows = salvagedFrom(file());
  const QString making = file() + QStringLiteral(".mending"), mended = file() + QStringLiteral(".mended");
  try {
    for (const QString& old : {making, making + QStringLiteral("-journal"), mended}) QFile::remove(old);
    {
      Database fresh;
      fresh.open(making);
      migrate(fresh, kSchema);
      fill(fresh, rows, true);
    }
    mustRename(making, mended);
    mustRename(file(), freeName(file()));
    finishMending();
    connectToFile(*db_);
  } catch (const SqlFailure& failure) {
    db_->close();
    goInMemory(diskProblem(failure), false);
    fill(*db_, rows, true);
  }
  lock_->share();
}

// The damaged file is out of the way, its log perhaps not yet.
void Store::finishMending() {
  const QString mended = file() + QStringLiteral(".mended");
  if (!QFile::exists(mended)) return;
  if (QFile::exists(file())) { // stopped before that: the damaged file is mended again
    QFile::remove(mended);
    return;
  }
  const QStringList aside =
      QDir(dataDir_).entryList({QFileInfo(file()).fileName() + QStringLiteral(".damaged-*")}, QDir::Files, QDir::Time);
  const QStringList files = aside.filter(QRegularExpression(QStringLiteral("(?<!-wal)$")));
  const QString last = files.value(0);
  if (QFile::exists(logFile()) && !QFile::rename(logFile(), QDir(dataDir_).filePath(last + QStringLiteral("-wal"))))
    QFile::remove(logFile());
  QFile::remove(file() + QStringLiteral("-shm"));
  mustRename(mended, file());
  Database db;
  db.open(file());
  const int saved = db.value("SELECT count(*) FROM matches").toInt();
  messages_ << tr("The store was damaged. It was set aside as %1, and %n match(es) were saved from it.", nullptr, saved)
                   .arg(last);
  if (isTooLargeToSalvage(QDir(dataDir_).filePath(last)))
    messages_.last() += u' ' + tr("Nothing could be read from it, because it is larger than %1 GB; what is here comes "
                                  "from the copies of the last days.")
                                   .arg(kMostSalvaged >> 30);
  if (const QStringList lost = lostBooks(db, dataDir_); !lost.isEmpty())
    messages_.last() += u' ' + tr("These source texts are lost and have to be loaded again: %1.").arg(lost.join(u", "));
  news_ = messages_.last();
}

void Store::fill(Database& db, const Rows& rows, bool damaged) {
  if (rows.isEmpty() && !damaged) return;
  Transaction transaction(db);
  for (const TableShape& table : tableShapes()) {
    for (const SalvagedRow& row : rows) {
      if (row.columns.size() != table.columns || row.columns.first().isValid()) continue;
      QVariantList values = row.columns;
      values.first() = row.key;
      db.run(table.insert, values);
    }
  }
  dropChanged(db);
  if (damaged) fillFromCopies(db);
  mendSalvaged(db);
  transaction.commit();
}

} // namespace mk
