// Reads the rows of an SQLite file page by page, without SQLite: whatever lies in sound table pages is found, also when
// the header, the schema or the inner pages are gone. The write-ahead log beside the file is read over it. Format:
// sqlite.org/fileformat2.html.
#pragma once

#include <QList>
#include <QString>
#include <QVariant>

namespace mk {

// One row of a rowid table. Column 0 of our tables is the key itself, which SQLite stores as NULL.
struct SalvagedRow {
  qint64 key = 0;
  QVariantList
      columns; // numbers as qlonglong or double, text as QString, blobs as QByteArray, NULL as an invalid QVariant
};

QList<SalvagedRow> salvageRows(const QString& file);

} // namespace mk
