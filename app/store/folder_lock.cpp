// Whether other copies of the program use the same data folder.
#include "app/store/folder_lock.h"

#include <QFile>
#include <QThread>

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace mk {

FolderLock::FolderLock(const QString& file)
    : file_(::open(QFile::encodeName(file).constData(), O_RDWR | O_CREAT | O_CLOEXEC, 0644)) {
  if (file_ < 0) error_ = errno;
}

FolderLock::~FolderLock() {
  if (file_ >= 0) ::close(file_);
}

bool FolderLock::beAlone() {
  if (::flock(file_, LOCK_EX | LOCK_NB) == 0) return true;
  share(); // a refused change lets the old lock go
  return false;
}

bool FolderLock::share() {
  constexpr int kTries = 150, kPauseMs = 20;
  for (int i = 0; i < kTries; ++i) {
    if (::flock(file_, LOCK_SH | LOCK_NB) == 0) return true;
    QThread::msleep(kPauseMs);
  }
  return false;
}

} // namespace mk
