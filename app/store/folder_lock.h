// Whether other copies of the program use the same data folder. The kernel lets the lock go when a process ends,
// however it ends.
#pragma once

#include <QString>

namespace mk {

class FolderLock {
public:
  explicit FolderLock(const QString& file);
  ~FolderLock();
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;

  bool isOpen() const { return file_ >= 0; }
  int error() const { return error_; } // errno of a failed opening
  bool beAlone();                      // true: nobody else has the folder, and nobody comes in until share()
  bool share();                        // waits some seconds for a copy that is alone

private:
  int file_ = -1;
  int error_ = 0;
};

} // namespace mk
