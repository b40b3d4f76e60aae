// Daily copies of the store.
#include "app/store/copies.h"

#include "app/store/look.h"
#include "app/store/match_rows.h"
#include "app/store/schema.h"
#include "app/store/store.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSqlRecord>
#include <QTemporaryFile>

namespace mk {

namespace {

constexpr int kPatienceMs = 5000; // with a window that is writing

QDir copiesFolder(const QString& dataDir) { return QDir(QDir(dataDir).filePath(QStringLiteral("copies"))); }

QString readOnlyOptions() { return QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_BUSY_TIMEOUT=%1").arg(kPatienceMs); }

bool isSoundStore(const QString& file) {
  Database db;
  db.open(file, readOnlyOptions());
  return db.value("PRAGMA integrity_check(1)").toString() == QLatin1String("ok");
}

} // namespace

QList<DayCopy> dayCopies(const QString& dataDir) {
  static const QRegularExpression shape(QStringLiteral("^mangukast-(\\d{4}-\\d\\d-\\d\\d)\\.db$"));
  QList<DayCopy> found;
  const QDir folder = copiesFolder(dataDir);
  for (const QString& name : folder.entryList({QStringLiteral("mangukast-*.db")}, QDir::Files, QDir::Name)) {
    const QDate day = QDate::fromString(shape.match(name).captured(1), Qt::ISODate);
    if (day.isValid()) found.prepend({day, folder.filePath(name)});
  }
  return found;
}

QString makeDayCopy(const QString& dataDir, const QDate& day) {
  const QDir folder = copiesFolder(dataDir);
  const QString file = folder.filePath(QStringLiteral("mangukast-%1.db").arg(day.toString(Qt::ISODate)));
  const QString making = file + QStringLiteral(".making-%1").arg(QCoreApplication::applicationPid());
  if (QFile::exists(file)) return {};
  try {
    {
      Database db;
      openToLook(db, Store::fileIn(dataDir), kPatienceMs);
      if (schemaVersion(db) != Store::kSchema ||
          db.value("SELECT (SELECT count(*) FROM matches) + (SELECT count(*) FROM book)").toInt() == 0)
        return {};
      if (!QDir().mkpath(folder.path())) throw SqlFailure::readOnly();
      QFile::remove(making);
      db.run("VACUUM INTO ?", {making});
    }
    if (!isSoundStore(making)) throw SqlFailure::damage();
    if (!QFile::rename(making, file) && !QFile::exists(file)) throw SqlFailure::readOnly();
    const QList<DayCopy> all = dayCopies(dataDir);
    for (const DayCopy& old : all.mid(kCopiesKept)) QFile::remove(old.file);
    QFile::remove(making);
    return {};
  } catch (const SqlFailure& failure) {
    QFile::remove(making);
    return failure.text;
  }
}

std::unique_ptr<OpenCopy> OpenCopy::open(const QString& file, QString* why) {
  std::unique_ptr<OpenCopy> copy(new OpenCopy);
  try {
    copy->openFile(file);
    return copy;
  } catch (const SqlFailure& failure) {
    if (why) *why = failure.text;
    return nullptr;
  }
}

void OpenCopy::openFile(const QString& file) {
  db_.open(file, readOnlyOptions());
  const int version = schemaVersion(db_);
  if (version == Store::kSchema) return;
  db_.close();
  if (version > Store::kSchema) throw SqlFailure::damage();
  QTemporaryFile own;
  own.setAutoRemove(false);
  if (!own.open()) throw SqlFailure::readOnly();
  ownFile_ = own.fileName();
  own.close();
  QFile::remove(ownFile_);
  if (!QFile::copy(file, ownFile_)) throw SqlFailure::readOnly();
  QFile::setPermissions(ownFile_, QFile::ReadOwner | QFile::WriteOwner);
  db_.open(ownFile_);
  migrate(db_, Store::kSchema);
}

QHash<qint64, qint64> OpenCopy::matches() {
  return read([](Database& db) {
    QHash<qint64, qint64> found;
    QSqlQuery& q = db.run("SELECT id, started FROM matches");
    while (Database::next(q)) found.insert(q.value(0).toLongLong(), q.value(1).toLongLong());
    return found;
  });
}

std::unique_ptr<Database> OpenCopy::match(qint64 id) {
  return read([id](Database& db) -> std::unique_ptr<Database> {
    if (db.value("SELECT count(*) FROM matches WHERE id = ?", {id}).toInt() != 1 || sealState(db, id).setupChanged)
      return nullptr;
    auto rows = std::make_unique<Database>();
    rows->open(QStringLiteral(":memory:"));
    migrate(*rows, Store::kSchema);
    copyMatch(db, *rows, id, id);
    return rows;
  });
}

QList<QVariantList> OpenCopy::rows(const char* sql) {
  return read([sql](Database& db) {
    QList<QVariantList> found;
    QSqlQuery& q = db.run(sql);
    while (Database::next(q)) found << rowOf(q, q.record().count());
    return found;
  });
}

QList<QVariantList> OpenCopy::people() { return rows("SELECT * FROM profile"); }
QList<QVariantList> OpenCopy::books() { return rows("SELECT key, lang, text, added FROM book"); }

OpenCopy::~OpenCopy() {
  db_.close();
  if (!ownFile_.isEmpty()) QFile::remove(ownFile_);
}

} // namespace mk
