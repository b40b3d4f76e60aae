// The way back from memory to the disk, once the disk takes writes again.
#include "app/store/database.h"
#include "app/store/folder_lock.h"
#include "app/store/match_rows.h"
#include "app/store/schema.h"
#include "app/store/store.h"

#include <QDir>
#include <QRandomGenerator>

namespace mk {

namespace {

// Numbers given out in memory lie far above those of the file, so that the two never meet.
constexpr qint64 kMemoryIds = qint64{1} << 40;

} // namespace

QVariant Store::newId() const {
  if (!inMemory_ || dataDir_.isEmpty()) return {};
  return kMemoryIds + QRandomGenerator::global()->generate();
}

// Profiles and books that the file does not have, and every match changed since; one that another copy has changed too
// becomes a match of its own.
bool Store::writeBack(Database& disk) {
  bool all = true;
  Transaction transaction(disk);
  QSqlQuery& people = db_->run("SELECT * FROM profile");
  while (Database::next(people)) disk.run("INSERT OR IGNORE INTO profile VALUES(?,?,?,?,?,?)", rowOf(people, 6));
  QSqlQuery& books = db_->run("SELECT key, lang, text, added FROM book");
  while (Database::next(books))
    disk.run("INSERT OR IGNORE INTO book(key, lang, text, added) VALUES(?,?,?,?)", rowOf(books, 4));
  for (auto it = kept_.cbegin(); it != kept_.cend(); ++it) {
    const QVariant there = disk.value("SELECT change FROM matches WHERE id = ?", {it.key()});
    if ((there.isValid() ? there.toLongLong() : -1) == it.value()) {
      copyMatch(*db_, disk, it.key(), it.key());
    } else {
      copyMatch(*db_, disk, it.key(), disk.value("SELECT ifnull(max(id), 0) + 1 FROM matches").toLongLong());
      picture_.remove(it.key());
      all = false;
    }
  }
  transaction.commit();
  return all;
}

bool Store::returnToDisk() {
  if (!mayReturn()) return !inMemory_;
  sinceRefused_->restart();
  auto disk = std::make_unique<Database>();
  bool all = true;
  try {
    if (!QDir().mkpath(dataDir_)) return false;
    auto lock = std::make_unique<FolderLock>(QDir(dataDir_).filePath(QStringLiteral("mangukast.lock")));
    if (!lock->isOpen() || !lock->share()) return false;
    connectToFile(*disk);
    if (schemaVersion(*disk) > kSchema) return false;
    migrate(*disk, kSchema);
    all = writeBack(*disk);
    lock_ = std::move(lock);
  } catch (const SqlFailure&) {
    return false;
  }
  db_ = std::move(disk);
  inMemory_ = false;
  sinceRefused_.reset();
  kept_.clear();
  problem_.clear();
  news_ = tr("The disk can be written to again: what was kept in memory is saved.");
  if (!all)
    news_ += QLatin1Char(' ') +
             tr("A match that was played on in another window too is there twice, each as it was played.");
  messages_ << news_;
  return true;
}

} // namespace mk
