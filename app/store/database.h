// One SQLite connection with its prepared statements. Errors are thrown as SqlFailure and never leave app/store.
#pragma once

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QVariant>

#include <initializer_list>
#include <memory>
#include <unordered_map>

namespace mk {

struct SqlFailure {
  int code = 0; // SQLite's primary result code
  QString text;

  bool isDamage() const; // the file is not a sound database
  bool isBusy() const;   // another copy is writing for longer than the timeout
  bool isFull() const;
  bool isReadOnly() const;
  bool isDisk() const; // full, read-only, not to be opened, or not to be written

  static SqlFailure damage();
  static SqlFailure readOnly();
};

class Database {
public:
  Database() = default;
  ~Database() { close(); }
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  void open(const QString& file, const QString& connectOptions = {}); // ":memory:" for one without a file
  void close();
  bool isOpen() const { return db_.isOpen(); }
  bool isFile() const { return isOpen() && db_.databaseName() != QLatin1String(":memory:"); }

  // Runs a statement prepared once; the result stays valid until the same text is run again. Rows are fetched with
  // next(); finish() must end a result that is not read to its end, else it holds a read lock.
  QSqlQuery& run(const char* sql, std::initializer_list<QVariant> values = {});
  QSqlQuery& run(const char* sql, const QVariantList& values);
  // The first column of the first row; an invalid QVariant when there is none.
  QVariant value(const char* sql, std::initializer_list<QVariant> values = {});
  // Fetches the next row; throws when the file fails under it.
  static bool next(QSqlQuery&);
  // A statement that is not worth keeping: schema, pragmas, dynamic text.
  void execute(const QString& sql);

private:
  QSqlQuery& prepared(const char* sql);
  QSqlDatabase db_;
  QString name_;
  std::unordered_map<const char*, std::unique_ptr<QSqlQuery>> statements_; // keyed by literal, not by text
};

// BEGIN ... COMMIT; rolled back unless committed. One that writes takes the write lock at once.
class Transaction {
public:
  enum class Kind { Read, Write };
  explicit Transaction(Database& db, Kind kind = Kind::Write);
  ~Transaction();
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;
  void commit();

private:
  Database& db_;
  bool open_ = true;
};

} // namespace mk
