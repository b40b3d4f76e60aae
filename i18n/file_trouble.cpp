// The error codes of the system in people's words.
#include "i18n/file_trouble.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <array>
#include <cerrno>
#include <utility>

namespace mk {

QString fileTrouble(const QFileDevice& file) {
  static constexpr auto kReasons = std::to_array<std::pair<int, const char*>>({
      {ENOENT, QT_TRANSLATE_NOOP("mk::FileTrouble", "there is no such file or folder")},
      {EACCES, QT_TRANSLATE_NOOP("mk::FileTrouble", "you do not have permission to do that")},
      {EPERM, QT_TRANSLATE_NOOP("mk::FileTrouble", "you do not have permission to do that")},
      {EISDIR, QT_TRANSLATE_NOOP("mk::FileTrouble", "it is a folder")},
      {ENOTDIR, QT_TRANSLATE_NOOP("mk::FileTrouble", "something on the way to it is not a folder")},
      {EEXIST, QT_TRANSLATE_NOOP("mk::FileTrouble", "there is something of that name already")},
      {EROFS, QT_TRANSLATE_NOOP("mk::FileTrouble", "nothing can be written to that disk")},
      {ENOSPC, QT_TRANSLATE_NOOP("mk::FileTrouble", "the disk is full")},
      {EDQUOT, QT_TRANSLATE_NOOP("mk::FileTrouble", "the disk is full")},
      {EMFILE, QT_TRANSLATE_NOOP("mk::FileTrouble", "too many files are open")},
      {ENFILE, QT_TRANSLATE_NOOP("mk::FileTrouble", "too many files are open")},
      {EIO, QT_TRANSLATE_NOOP("mk::FileTrouble", "the disk does not work as it should")},
      {ENAMETOOLONG, QT_TRANSLATE_NOOP("mk::FileTrouble", "the name is too long")},
      {EFBIG, QT_TRANSLATE_NOOP("mk::FileTrouble", "the file is too large")},
      {EBUSY, QT_TRANSLATE_NOOP("mk::FileTrouble", "something else is using it")},
      {ETXTBSY, QT_TRANSLATE_NOOP("mk::FileTrouble", "something else is using it")},
      {ELOOP, QT_TRANSLATE_NOOP("mk::FileTrouble", "its links lead in a circle")},
  });
  // Qt keeps the system's words, not the code: the code is the one that has these words. Of a folder it speaks itself.
  const QString said = QFileInfo(file.fileName()).isDir() ? qt_error_string(EISDIR) : file.errorString();
  for (const auto& [code, reason] : kReasons)
    if (said == qt_error_string(code)) return QCoreApplication::translate("mk::FileTrouble", reason);
  return said;
}

} // namespace mk
