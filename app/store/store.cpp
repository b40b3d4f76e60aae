// Opening the store, and what happens when the disk or the file lets it down.
#include "app/store/store.h"

#include "app/store/attempt.h"
#include "app/store/database.h"
#include "app/store/folder_lock.h"
#include "app/store/look.h"
#include "app/store/match_rows.h"
#include "app/store/salvage.h"
#include "app/store/schema.h"
#include "app/store/tally.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>

namespace mk {

namespace {

constexpr auto kFileName = "mangukast.db";
constexpr int kPatienceMs = 1000; // with another copy that is writing
// Up to this size a full check, indexes too, costs a few milliseconds and is made at every start.
constexpr qint64 kAlwaysChecked = qint64{1} << 20;

} // namespace

Store::Store() : db_(std::make_unique<Database>()) {}
Store::~Store() {
  if (mayReturn()) returnToDisk();
}

QString Store::fileIn(const QString& dataDir) { return QDir(dataDir).filePath(QLatin1String(kFileName)); }

QString Store::logFile() const { return file() + QStringLiteral("-wal"); }

QStringList Store::takeMessages() { return std::exchange(messages_, {}); }

std::unique_ptr<Store> Store::open(const QString& dataDir) {
  std::unique_ptr<Store> store(new Store);
  store->dataDir_ = dataDir;
  if (dataDir.isEmpty()) {
    store->goInMemory({}, false);
  } else {
    store->openOnDisk();
  }
  return store;
}

void Store::openOnDisk() {
  const QString folder = QDir::toNativeSeparators(QDir(dataDir_).absolutePath());
  if (!QDir().mkpath(dataDir_))
    return goInMemory(
        tr("The folder %1 cannot be made. Matches are kept in memory and end with the program.").arg(folder), false);
  lock_ = std::make_unique<FolderLock>(QDir(dataDir_).filePath(QStringLiteral("mangukast.lock")));
  if (!lock_->isOpen()) {
    sinceRefused_.emplace().start();
    return goInMemory(
        lock_->error() == ENOSPC
            ? tr("The disk is full: nothing can be written to %1. Matches are kept in memory and end with the program.")
                  .arg(folder)
            : tr("The folder %1 cannot be written to. Matches are kept in memory and end with the program.")
                  .arg(folder));
  }
  if (const QFileInfo info(file()); info.exists() && !info.isFile()) { // a pipe would wait for ever
    return goInMemory(tr("%1 is not an ordinary file. Matches are kept in memory and end with the program.")
                          .arg(QDir::toNativeSeparators(info.absoluteFilePath())),
                      false);
  }
  const bool alone = lock_->beAlone();
  if (!alone && !lock_->share()) {
    return goInMemory(
        tr("Another window of Mängukast holds the store. Matches are kept in memory and end with the program."), false);
  }
  // A log left lying means that the last copy did not come to its end, unless another copy is at work.
  const bool wasClosed = !alone || !QFile::exists(logFile());
  try {
    if (alone) finishMending();
    connectToFile(*db_);
    const int version = schemaVersion(*db_);
    if (version > kSchema) {
      lock_->share();
      return goInMemory(tr("The store was written by a newer Mängukast. It is left as it is; matches are kept in "
                           "memory and end with the program."),
                        false);
    }
    if (!isWhole(*db_, version) || !isSound(wasClosed)) throw SqlFailure::damage();
    if (version < kSchema) migrate(*db_, kSchema);
  } catch (const SqlFailure& failure) {
    if (failure.isDamage()) {
      setAsideAndSalvage();
    } else {
      goInMemory(diskProblem(failure));
      sinceRefused_.emplace().start();
    }
  }
  if (alone) lock_->share();
}

// A file that exists but may not be written is found here: SQLite would open it for reading and refuse the first move.
void Store::connectToFile(Database& db) const {
  const QFileInfo info(file());
  if (info.exists() && !info.isWritable()) throw SqlFailure::readOnly();
  db.open(file(), QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(kPatienceMs));
  db.execute(QStringLiteral("PRAGMA journal_mode = WAL"));
  db.execute(QStringLiteral("PRAGMA synchronous = NORMAL"));
}

void Store::setPatient(bool on) {
  if (!inMemory_) db_->execute(QStringLiteral("PRAGMA busy_timeout = %1").arg(on ? kPatienceMs : 0));
}

bool Store::isSound(bool wasClosed) {
  if (wasClosed && QFileInfo(file()).size() > kAlwaysChecked) return true;
  return db_->value("PRAGMA integrity_check(1)").toString() == QLatin1String("ok");
}

QString Store::diskProblem(const SqlFailure& failure) const {
  const QString folder = QDir::toNativeSeparators(QDir(dataDir_).absolutePath());
  if (failure.isFull())
    return tr("The disk is full: nothing can be written to %1. Matches are kept in memory and end with the program.")
        .arg(folder);
  if (failure.isReadOnly())
    return tr("The folder %1 cannot be written to. Matches are kept in memory and end with the program.").arg(folder);
  if (failure.isBusy())
    return tr("Another program holds the store in %1. Matches are kept in memory and end with the program.")
        .arg(folder);
  return tr("The store in %1 cannot be used (%2). Matches are kept in memory and end with the program.")
      .arg(folder, failure.text);
}

void Store::recover(const SqlFailure& failure) {
  if (inMemory_ || failure.isBusy()) throw failure;
  if (failure.isDamage()) {
    setAsideAndSalvage();
  } else if (failure.isDisk()) {
    goInMemory(diskProblem(failure));
    sinceRefused_.emplace().start();
  } else {
    throw failure;
  }
}

void Store::goInMemory(const QString& why, bool withRows) {
  db_->close();
  inMemory_ = true;
  problem_ = why;
  if (withRows && isTooLargeToSalvage(file()))
    problem_ += u' ' + tr("The store is larger than %1 GB and is not read into memory.").arg(kMostSalvaged >> 30);
  if (!problem_.isEmpty()) messages_ << problem_;
  news_ = problem_;
  const Rows rows = withRows ? salvagedFrom(file()) : Rows();
  db_->open(QStringLiteral(":memory:"));
  migrate(*db_, kSchema);
  fill(*db_, rows, false);
}

QStringList Store::faultsIn(Database& db) {
  QStringList found;
  int faults = 0; // in SQLite's own words, which nobody but SQLite speaks
  QSqlQuery& q = db.run("PRAGMA integrity_check(20)");
  while (Database::next(q)) faults += q.value(0).toString() != QLatin1String("ok");
  if (faults > 0) found << tr("the file of the store is damaged in %n place(s)", nullptr, faults);
  const int stray = db.value("SELECT count(*) FROM entry WHERE (at >> 20) NOT IN (SELECT id FROM matches)").toInt();
  if (stray > 0) found << tr("%n move(s) belong to no match", nullptr, stray);
  const int torn =
      db.value("SELECT count(*) FROM matches WHERE cursor > length OR length <>"
               " (SELECT count(*) FROM entry WHERE at >= matches.id << 20 AND at < (matches.id + 1) << 20)")
          .toInt();
  if (torn > 0) found << tr("%n match(es) have gaps", nullptr, torn);
  const auto changed = static_cast<int>(changedMatches(db).size());
  if (changed > 0) found << tr("%n match(es) are not as they were written", nullptr, changed);
  return found;
}

QStringList Store::check() {
  return attempt([this] {
    QStringList found = faultsIn(*db_);
    if (!problem_.isEmpty()) found << problem_;
    return found;
  });
}

QStringList Store::inspect(const QString& dataDir) {
  Store unopened;
  unopened.dataDir_ = dataDir;
  const QFileInfo info(unopened.file());
  if (!info.exists()) return {};
  const QString folder = QDir::toNativeSeparators(QDir(dataDir).absolutePath());
  if (!info.isFile()) return {tr("The store in %1 cannot be read.").arg(folder)};
  try {
    Database db;
    if (QFile::exists(unopened.logFile())) // it stays as it is: the next window looks why it was left
      db.open(unopened.file(), QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_BUSY_TIMEOUT=%1").arg(kPatienceMs));
    else
      openToLook(db, unopened.file(), kPatienceMs);
    if (schemaVersion(db) > kSchema) return {tr("The store in %1 was written by a newer Mängukast.").arg(folder)};
    if (schemaVersion(db) < kSchema) return {}; // it is brought up to date
    return faultsIn(db);
  } catch (const SqlFailure& failure) {
    return {failure.isDamage() ? tr("The store in %1 is damaged.").arg(folder)
                               : tr("The store in %1 cannot be read.").arg(folder)};
  }
}

bool Store::isDamaged(const QString& dataDir) {
  try {
    Database db;
    openToLook(db, fileIn(dataDir), kPatienceMs);
    return db.value("PRAGMA integrity_check(1)").toString() != QLatin1String("ok");
  } catch (const SqlFailure& failure) {
    return failure.isDamage();
  }
}

QList<MatchId> Store::changedMatches(Database& db) {
  QList<MatchId> ids;
  QSqlQuery& q = db.run("SELECT id FROM matches");
  while (Database::next(q)) ids << q.value(0).toLongLong();
  ids.removeIf([&](MatchId id) {
    const QVariant length = db.value("SELECT length FROM matches WHERE id = ?", {id});
    return sealState(db, id) == SealState{} && readLog(db, id).isWhole(length.toInt());
  });
  return ids;
}

bool Store::repair() {
  if (inMemory_ || check().isEmpty()) return !inMemory_;
  for (const MatchId id : attempt([this] { return changedMatches(*db_); })) mendMatch(id);
  if (check().isEmpty()) return true;
  setAsideAndSalvage();
  return !inMemory_;
}

Written Store::written(const std::function<QString()>& work) {
  constexpr qint64 kPauseMs = 20000;
  if (mayReturn() && sinceRefused_->elapsed() > kPauseMs) returnToDisk();
  try {
    for (int tries = 0;; ++tries) {
      try {
        Transaction transaction(*db_);
        if (const QString why = work(); !why.isEmpty()) return refused(why);
        transaction.commit();
        return {inMemory_ ? Written::How::InMemory : Written::How::OnDisk, std::exchange(news_, {})};
      } catch (const SqlFailure& failure) {
        if (tries == 2) throw;
        recover(failure);
      }
    }
  } catch (const SqlFailure& failure) {
    return refused(failure.isBusy() ? tr("Another window of Mängukast is writing. Try again.")
                                    : tr("The store refuses it: %1").arg(failure.text));
  }
}

} // namespace mk
