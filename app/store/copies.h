// Daily copies of the store: copies/mangukast-YYYY-MM-DD.db beside it, the last seven days on which there was something
// to copy. A copy is a sound store of its own.
#pragma once

#include "app/store/database.h"

#include <QCoreApplication>
#include <QDate>
#include <QHash>
#include <QList>
#include <QString>

#include <memory>
#include <utility>

namespace mk {

inline constexpr int kCopiesKept = 7;

struct DayCopy {
  QDate day;
  QString file;
};

QList<DayCopy> dayCopies(const QString& dataDir); // latest first

// Makes the copy of this day unless it is there or the store holds neither a match nor a source text; older ones than
// the last seven go. Safe beside windows that write, on any thread. Returns why it could not be made, or nothing.
QString makeDayCopy(const QString& dataDir, const QDate& day);

// A copy opened for reading; one of an older schema is brought up to date in a file of its own that goes with this.
// What cannot be read of it is as if it were not there: no SqlFailure leaves it, so that trouble with a copy is never
// taken for trouble with the store.
class OpenCopy {
public:
  static std::unique_ptr<OpenCopy> open(const QString& file, QString* why = nullptr); // null: it cannot be read
  ~OpenCopy();
  OpenCopy(const OpenCopy&) = delete;
  OpenCopy& operator=(const OpenCopy&) = delete;

  QHash<qint64, qint64> matches();            // number -> when begun
  std::unique_ptr<Database> match(qint64 id); // its rows alone, in memory; null where it is not there as written
  QList<QVariantList> people();               // rows of profile
  QList<QVariantList> books();                // source texts: key, language, text, when loaded
  template <class Read> auto read(Read work) -> decltype(work(std::declval<Database&>())) {
    try {
      return work(db_);
    } catch (const SqlFailure&) {
      return {};
    }
  }

private:
  OpenCopy() = default;
  void openFile(const QString& file);
  QList<QVariantList> rows(const char* sql);

  Database db_;
  QString ownFile_;
};

} // namespace mk
