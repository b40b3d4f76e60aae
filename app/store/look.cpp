// Looking into a store that others may have open.
#include "app/store/look.h"

#include <QFile>
#include <QFileInfo>
#include <QUrl>

#include <fcntl.h>
#include <unistd.h>

namespace mk {

namespace {

bool mayWriteTo(const QString& path) {
  return ::faccessat(AT_FDCWD, QFile::encodeName(path).constData(), W_OK, AT_EACCESS) == 0;
}

} // namespace

// Where nobody may write, nobody does: the file is read as it lies, without a log.
void openToLook(Database& db, const QString& file, int patienceMs) {
  const QFileInfo info(file);
  const bool mayWrite = mayWriteTo(info.absoluteFilePath()) && mayWriteTo(info.absolutePath());
  const QString uri = QUrl::fromLocalFile(info.absoluteFilePath()).toString(QUrl::FullyEncoded);
  db.open(uri + (mayWrite ? QStringLiteral("?mode=rw") : QStringLiteral("?mode=ro&immutable=1")),
          QStringLiteral("QSQLITE_OPEN_URI;QSQLITE_BUSY_TIMEOUT=%1").arg(patienceMs));
}

} // namespace mk
