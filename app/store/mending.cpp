// A damaged store: it is set aside under another name, and its readable rows are in a new file. Nothing is lost by a
// kill at any moment of it. The rows are written into FILE.mending; the whole of it becomes FILE.mended; only then the
// damaged file goes out of the way, and FILE.mended takes its place. A start that finds FILE.mended goes on from there.
#include "app/store/database.h"
#include "app/store/folder_lock.h"
#include "app/store/salvage.h"
#include "app/store/schema.h"
#include "app/store/store.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

namespace mk {

namespace {

QString freeName(const QString& file) {
  const QString stamp = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd-hhmmss"));
  QString aside = file + QStringLiteral(".damaged-") + stamp;
  for (int n = 2; QFile::exists(aside); ++n) aside = file + QStringLiteral(".damaged-%1-%2").arg(stamp).arg(n);
  return aside;
}

void mustRename(const QString& from, const QString& to) {
  if (!QFile::rename(from, to)) throw SqlFailure::readOnly();
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
}

} // namespace

void Store::setAsideAndSalvage() {
  db_->close();
  if (!lock_->beAlone()) {
    return goInMemory(tr("The store is damaged. Close all windows of Mängukast and start it again to mend it; until "
                         "then matches are kept in memory and end with the program."));
  }
  const Rows rows = salvageRows(file());
  const QString making = file() + QStringLiteral(".mending"), mended = file() + QStringLiteral(".mended");
  try {
    for (const QString& old : {making, making + QStringLiteral("-journal"), mended}) QFile::remove(old);
    {
      Database fresh;
      fresh.open(making);
      migrate(fresh, kSchema);
      fill(fresh, rows);
    }
    mustRename(making, mended);
    mustRename(file(), freeName(file()));
    finishMending();
    connectToFile(*db_);
  } catch (const SqlFailure& failure) {
    db_->close();
    goInMemory(diskProblem(failure), false);
    fill(*db_, rows);
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
  news_ = messages_.last();
}

void Store::fill(Database& db, const Rows& rows) {
  if (rows.isEmpty()) return;
  Transaction transaction(db);
  for (const TableShape& table : tableShapes()) {
    for (const SalvagedRow& row : rows) {
      if (row.columns.size() != table.columns || row.columns.first().isValid()) continue;
      QVariantList values = row.columns;
      values.first() = row.key;
      db.run(table.insert, values);
    }
  }
  mendSalvaged(db);
  transaction.commit();
}

} // namespace mk
