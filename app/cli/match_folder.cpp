// The folder of saved matches. Everything is opened relative to it and without following anything.
#include "app/cli/match_folder.h"

#include "app/cli/console.h"
#include "app/cli/request.h"

#include <QFile>

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace mk {

namespace {

// The system tells reasons in its own language; the usual ones are told in that of the program.
QString reason(int error) {
  switch (error) {
  case EROFS:
    return Cli::tr("the folder can only be read.");
  case ENAMETOOLONG:
    return Cli::tr("the name is too long.");
  case EISDIR:
    return Cli::tr("it is a folder.");
  case EEXIST:
    return Cli::tr("something of that name is there already.");
  case ENOENT:
    return Cli::tr("there is no such file.");
  case EACCES:
    return Cli::tr("that is not permitted.");
  case ENOSPC:
    return Cli::tr("the disk is full.");
  default:
    return qt_error_string(error);
  }
}

// A descriptor that closes itself.
struct Open {
  int file;
  ~Open() {
    if (file >= 0) ::close(file);
  }
};

bool isOrdinary(int folder, const char* name, bool& exists) {
  struct stat about {};
  exists = ::fstatat(folder, name, &about, AT_SYMLINK_NOFOLLOW) == 0;
  return exists && S_ISREG(about.st_mode);
}

} // namespace

MatchFolder::MatchFolder(const QString& folder) {
  if (!folder.isEmpty()) folder_ = ::open(QFile::encodeName(folder).constData(), O_PATH | O_DIRECTORY | O_CLOEXEC);
}

MatchFolder::MatchFolder(MatchFolder&& other) noexcept : folder_(std::exchange(other.folder_, -1)) {}

MatchFolder::~MatchFolder() {
  if (folder_ >= 0) ::close(folder_);
}

QByteArray MatchFolder::checked(const QString& name) const {
  if (!isOpen()) throw BadRequest{Cli::tr("Files may be touched only where the table was opened with --files DIR.")};
  const bool plain = !name.isEmpty() && !name.startsWith(u'.') && !name.contains(u'/') && !name.contains(QChar(0)) &&
                     name.size() <= 200;
  if (!plain) throw BadRequest{Cli::tr("\"%1\" is not a plain file name, such as \"match.json\".").arg(shown(name))};
  return QFile::encodeName(name);
}

QByteArray MatchFolder::read(const QString& name, qint64 most) const {
  const QByteArray plain = checked(name);
  // A pipe would wait for its writer: nothing waits.
  const Open in{::openat(folder_, plain.constData(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)};
  if (in.file < 0 && errno == ELOOP) throw BadRequest{Cli::tr("%1 is not a file.").arg(shown(name))};
  if (in.file < 0) throw BadRequest{Cli::tr("%1 cannot be read: %2").arg(shown(name), reason(errno))};
  struct stat about {};
  if (::fstat(in.file, &about) != 0 || !S_ISREG(about.st_mode))
    throw BadRequest{Cli::tr("%1 is not a file.").arg(shown(name))};
  QFile file;
  if (about.st_size > most || !file.open(in.file, QIODevice::ReadOnly))
    throw BadRequest{Cli::tr("%1 cannot be read: %2").arg(shown(name), Cli::tr("it is too large."))};
  return file.read(most);
}

// Beside its place first, then renamed into it.
void MatchFolder::write(const QString& name, const QByteArray& bytes) const {
  const QByteArray plain = checked(name), beside = "." + plain + ".part";
  const auto failed = [&](int error) {
    ::unlinkat(folder_, beside.constData(), 0);
    return BadRequest{Cli::tr("The match could not be saved in %1: %2").arg(shown(name), reason(error))};
  };
  bool exists = false;
  if (!isOrdinary(folder_, plain.constData(), exists) && exists)
    throw BadRequest{Cli::tr("%1 is not a file.").arg(shown(name))};
  if (isOrdinary(folder_, beside.constData(), exists)) ::unlinkat(folder_, beside.constData(), 0); // of a killed one
  const Open out{::openat(folder_, beside.constData(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0644)};
  if (out.file < 0) throw BadRequest{Cli::tr("The match could not be saved in %1: %2").arg(shown(name), reason(errno))};
  for (qsizetype at = 0; at < bytes.size();) {
    const ssize_t wrote = ::write(out.file, bytes.constData() + at, static_cast<std::size_t>(bytes.size() - at));
    if (wrote < 0 && errno == EINTR) continue;
    if (wrote <= 0) throw failed(wrote < 0 ? errno : EIO);
    at += wrote;
  }
  if (::fsync(out.file) != 0 || ::renameat(folder_, beside.constData(), folder_, plain.constData()) != 0)
    throw failed(errno);
}

} // namespace mk
