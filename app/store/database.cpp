// One SQLite connection with its prepared statements.
#include "app/store/database.h"

#include <QSqlError>

#include <atomic>

namespace mk {

namespace {

// SQLite's primary result codes, from its documentation.
enum Code {
  Busy = 5,
  Locked = 6,
  ReadOnly = 8,
  IoError = 10,
  Corrupt = 11,
  Full = 13,
  CannotOpen = 14,
  NotADatabase = 26
};

[[noreturn]] void fail(const QSqlError& error) {
  bool isNumber = false;
  const int code = error.nativeErrorCode().toInt(&isNumber);
  throw SqlFailure{isNumber ? code & 0xff : 1, error.databaseText().isEmpty() ? error.text() : error.databaseText()};
}

} // namespace

bool SqlFailure::isDamage() const { return code == Corrupt || code == NotADatabase; }
bool SqlFailure::isBusy() const { return code == Busy || code == Locked; }
bool SqlFailure::isFull() const { return code == Full; }
bool SqlFailure::isReadOnly() const { return code == ReadOnly || code == CannotOpen; }
bool SqlFailure::isDisk() const { return isFull() || isReadOnly() || code == IoError; }
SqlFailure SqlFailure::damage() { return {Corrupt, QStringLiteral("database disk image is malformed")}; }
SqlFailure SqlFailure::readOnly() { return {ReadOnly, QStringLiteral("attempt to write a readonly database")}; }

void Database::open(const QString& file, const QString& connectOptions) {
  close();
  static std::atomic<int> serial{0};
  name_ = QStringLiteral("mangukast-%1").arg(++serial);
  db_ = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name_);
  db_.setDatabaseName(file);
  db_.setConnectOptions(connectOptions);
  if (!db_.open()) {
    const QSqlError error = db_.lastError();
    close();
    fail(error);
  }
}

void Database::close() {
  statements_.clear();
  if (name_.isEmpty()) return;
  db_.close();
  db_ = QSqlDatabase();
  QSqlDatabase::removeDatabase(name_);
  name_.clear();
}

QSqlQuery& Database::prepared(const char* sql) {
  std::unique_ptr<QSqlQuery>& slot = statements_[sql];
  if (!slot) {
    auto query = std::make_unique<QSqlQuery>(db_);
    query->setForwardOnly(true);
    if (!query->prepare(QString::fromUtf8(sql))) {
      const QSqlError error = query->lastError();
      statements_.erase(sql);
      fail(error);
    }
    slot = std::move(query);
  } else {
    slot->finish();
  }
  return *slot;
}

QSqlQuery& Database::run(const char* sql, std::initializer_list<QVariant> values) {
  return run(sql, QVariantList(values));
}

QSqlQuery& Database::run(const char* sql, const QVariantList& values) {
  QSqlQuery& query = prepared(sql);
  for (qsizetype i = 0; i < values.size(); ++i) query.bindValue(static_cast<int>(i), values[i]);
  if (!query.exec()) fail(query.lastError());
  return query;
}

QVariant Database::value(const char* sql, std::initializer_list<QVariant> values) {
  QSqlQuery& query = run(sql, values);
  QVariant found = next(query) ? query.value(0) : QVariant();
  query.finish();
  return found;
}

bool Database::next(QSqlQuery& query) {
  if (query.next()) return true;
  if (query.lastError().isValid()) fail(query.lastError());
  return false;
}

void Database::execute(const QString& sql) {
  QSqlQuery query(db_);
  if (!query.exec(sql)) fail(query.lastError());
}

Transaction::Transaction(Database& db, Kind kind) : db_(db) {
  db_.run(kind == Kind::Read ? "BEGIN" : "BEGIN IMMEDIATE");
}

Transaction::~Transaction() {
  if (!open_) return;
  try {
    db_.run("ROLLBACK");
  } catch (const SqlFailure&) {
    // SQLite has rolled back by itself after a full disk or an I/O error.
  }
}

void Transaction::commit() {
  db_.run("COMMIT");
  open_ = false;
}

} // namespace mk
