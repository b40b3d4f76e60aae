// Files that somebody else has written or the disk has changed: the store with its log, and plugins before they are
// loaded. First byte: which; for a store the second tells where the file ends and its log begins.
#include "tests/fuzz/target.h"

#include "app/host/elf.h"
#include "app/store/salvage.h"
#include "app/store/store.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

using namespace mk;

namespace {

void write(const QString& path, std::string_view bytes) {
  QFile file(path);
  fuzz::expect(file.open(QIODevice::WriteOnly), "the folder of the test can be written to");
  file.write(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

// A small store that is sound, as a mould: the bytes given are laid over it, each at its place.
std::string bent(std::string_view changes) {
  static const std::string sound = [] {
    const QTemporaryDir folder;
    {
      const auto store = Store::open(folder.path());
      MatchSetup setup;
      setup.game = QStringLiteral("12");
      setup.seats = {{kNoId, QStringLiteral("Mari"), 0, {}}, {kNoId, QStringLiteral("Juku"), 0, {}}};
      for (int n = 0; n < 3; ++n) {
        const MatchId id = store->createMatch(setup);
        for (int ply = 0; ply < 30; ++ply) store->appendEntry(id, ply, QStringLiteral("0 c3-d4 %1").arg(ply));
      }
    }
    QFile file(Store::fileIn(folder.path()));
    fuzz::expect(file.open(QIODevice::ReadOnly), "a store can be read");
    return file.readAll().toStdString();
  }();
  std::string out = sound;
  for (std::size_t i = 0; i + 3 < changes.size(); i += 4) {
    const auto byte = [&](std::size_t n) {
      return static_cast<std::size_t>(static_cast<unsigned char>(changes[i + n]));
    };
    out[(byte(0) << 16 | byte(1) << 8 | byte(2)) % out.size()] = static_cast<char>(byte(3));
  }
  return out;
}

bool anything(const SalvagedRow&) { return true; }

void open(const QString& folder) {
  (void)Store::inspect(folder);
  const auto store = Store::open(folder);
  for (const MatchSummary& match : store->unfinishedMatches()) (void)store->loadMatch(match.id);
  for (const MatchSummary& match : store->finishedMatches()) (void)store->loadMatch(match.id);
  (void)store->records(kNoId);
  (void)store->check();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static int none = 0;
  static const QCoreApplication app(none, nullptr); // the database driver is a plugin
  static const QTemporaryDir folder(QFileInfo::exists(QStringLiteral("/dev/shm")) ? QStringLiteral("/dev/shm/mk-XXXXXX")
                                                                                  : QDir::tempPath() + "/mk-XXXXXX");
  if (size < 2) return 0;
  const std::string_view bytes(reinterpret_cast<const char*>(data) + 2, size - 2);
  const QString file = Store::fileIn(folder.path());
  switch (data[0] % 4) {
  case 0:
    write(file, bytes);
    (void)elfSoundness(file);
    break;
  case 1: {
    const std::size_t end = bytes.size() * data[1] / 255;
    write(file, bytes.substr(0, end));
    write(file + QStringLiteral("-wal"), bytes.substr(end));
    (void)salvageRows(file, anything);
    QFile::remove(file + QStringLiteral("-wal"));
    break;
  }
  case 2:
    write(file, bent(bytes));
    (void)salvageRows(file, anything);
    break;
  default:
    write(file, bent(bytes));
    open(folder.path());
    for (const QString& name : QDir(folder.path()).entryList(QDir::Files)) QFile::remove(folder.filePath(name));
    QDir(folder.filePath(QStringLiteral("copies"))).removeRecursively();
  }
  QFile::remove(file);
  return 0;
}
