// Reads the rows of an SQLite file page by page, without SQLite: whatever lies in sound table pages is found, also when
// the header, the schema or the inner pages are gone. The write-ahead log beside the file is read over it. Format:
// sqlite.org/fileformat2.html.
#pragma once

#include <QList>
#include <QString>
#include <QVariant>

#include <functional>

namespace mk {

// Everything that is found lies in memory: of a file or a log larger than this nothing is read.
inline constexpr qint64 kMostSalvaged = qint64{1} << 30; // bytes
bool isTooLargeToSalvage(const QString& file);

// One row of a rowid table. Column 0 of our tables is the key itself, which SQLite stores as NULL.
struct SalvagedRow {
  qint64 key = 0;
  QVariantList
      columns; // numbers as qlonglong or double, text as QString, blobs as QByteArray, NULL as an invalid QVariant
};

// A page whose head is gone is searched byte by byte; what is found so comes last and only where `plausible` agrees,
// because bytes of other things can look like a row, and rows that were deleted still lie about.
QList<SalvagedRow> salvageRows(const QString& file, const std::function<bool(const SalvagedRow&)>& plausible);

} // namespace mk
