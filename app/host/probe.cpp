// Loading plugins in a helper process.
#include "app/host/probe.h"

#include "games/plugin.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPluginLoader>
#include <QProcess>
#include <QSaveFile>
#include <QStandardPaths>

#include <cstdio>
#include <cstring>

#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

namespace mk {

namespace {

constexpr auto kAsked = "--probe-plugins";

// --- what is remembered

class Memory {
public:
  explicit Memory(QString file) : file_(std::move(file)) {
    QFile in(file_);
    if (file_.isEmpty() || !in.open(QIODevice::ReadOnly)) return;
    const QJsonObject all = QJsonDocument::fromJson(in.read(kMostBytes)).object();
    if (all.value(u"interface").toInt() != MK_PLUGIN_INTERFACE) return;
    verdicts_ = all.value(u"verdicts").toObject();
    files_ = all.value(u"files").toObject();
  }
  // The checksum of a file; read again only where size or times are others.
  QString sumOf(const QString& path) {
    struct stat is {};
    if (::stat(QFile::encodeName(path).constData(), &is) != 0) return {};
    const QString mark = QStringLiteral("%1 %2.%3 %4.%5")
                             .arg(is.st_size)
                             .arg(is.st_mtim.tv_sec)
                             .arg(is.st_mtim.tv_nsec)
                             .arg(is.st_ctim.tv_sec)
                             .arg(is.st_ctim.tv_nsec);
    const QJsonObject known = files_.value(path).toObject();
    if (known.value(u"mark").toString() == mark) return known.value(u"sum").toString();
    QCryptographicHash hash(QCryptographicHash::Sha1);
    QFile in(path);
    if (!in.open(QIODevice::ReadOnly) || !hash.addData(&in)) return {};
    const QString sum = QString::fromLatin1(hash.result().toHex());
    files_.insert(path, QJsonObject{{QStringLiteral("mark"), mark}, {QStringLiteral("sum"), sum}});
    isNew_ = true;
    return sum;
  }
  std::optional<QString> verdict(const QString& sum) const {
    return verdicts_.contains(sum) ? std::optional(verdicts_.value(sum).toString()) : std::nullopt;
  }
  void remember(const QString& sum, const QString& verdict) {
    verdicts_.insert(sum, verdict);
    isNew_ = true;
  }
  void write() const {
    if (!isNew_ || file_.isEmpty()) return;
    QSaveFile out(file_);
    if (!out.open(QIODevice::WriteOnly)) return; // then it is probed again next time
    out.write(QJsonDocument(QJsonObject{{QStringLiteral("interface"), MK_PLUGIN_INTERFACE},
                                        {QStringLiteral("verdicts"), verdicts_},
                                        {QStringLiteral("files"), files_}})
                  .toJson());
    out.commit();
  }

private:
  static constexpr qint64 kMostBytes = 1 << 20;
  QString file_;
  QJsonObject verdicts_, files_;
  bool isNew_ = false;
};

// --- the helper's side

// The beginning of a match of every game, as the window would show it.
const char* wrongWith(const Family& family) {
  if (!family.id || !family.et || !family.en) return "unnamed";
  for (const GameInfo& info : family.games) {
    if (!info.id || !info.slug || !info.et || !info.en || !info.make || !info.arrange) return "unnamed";
    const auto game = makeGame(info, info.seats);
    if (!game || !*game) return "empty";
    const auto position = (*game)->start();
    (void)position->text();
    (void)position->turn();
    (void)position->look(Viewer::everybody());
  }
  return nullptr;
}

const char* verdictOn(const QString& file) {
  try {
    QPluginLoader loader(file);
    loader.setLoadHints(QLibrary::ResolveAllSymbolsHint | QLibrary::PreventUnloadHint);
    if (!loader.load()) return nullptr; // the window says it in the system's words
    const auto* plugin = qobject_cast<FamilyPlugin*>(loader.instance());
    return plugin ? wrongWith(plugin->family()) : nullptr;
  } catch (...) {
    return "throws";
  }
}

void answer(const char* word, const QString& file, const char* why = "") {
  std::printf("%s\t%s\t%s\n", word, qPrintable(file), why);
  std::fflush(stdout);
}

} // namespace

std::optional<int> probeAsked(int argc, char** argv) {
  if (argc < 2 || std::strcmp(argv[1], kAsked) != 0) return std::nullopt;
  const rlimit noCore{0, 0};
  ::setrlimit(RLIMIT_CORE, &noCore);
  const QCoreApplication core(argc, argv);
  const QStringList files = QCoreApplication::arguments().mid(2);
  for (const QString& file : files) {
    answer("try", file);
    const char* wrong = verdictOn(file);
    answer(wrong ? "bad" : "good", file, wrong ? wrong : "");
  }
  ::_exit(0); // what a strange library does at its end is nobody's business any more
}

// --- the window's side

namespace {

struct Round {
  QHash<QString, QString> verdicts; // "" = sound
  QString last;                     // tried, without a verdict
  bool slow = false;
};

Round ask(const Prober& prober, const QStringList& files) {
  Round round;
  QProcess helper;
  helper.setStandardErrorFile(QProcess::nullDevice());
  helper.start(prober.program, QStringList{QLatin1String(kAsked)} + files, QIODevice::ReadOnly);
  QElapsedTimer sinceAnswer;
  sinceAnswer.start();
  const auto read = [&] {
    while (helper.canReadLine()) {
      const QStringList words = QString::fromLocal8Bit(helper.readLine()).trimmed().split(u'\t');
      const QString file = words.value(1);
      if (!files.contains(file)) continue; // what the library itself prints
      sinceAnswer.restart();
      if (words.first() == u"try") round.last = file;
      if (words.first() == u"good") round.verdicts.insert(file, {});
      if (words.first() == u"bad") round.verdicts.insert(file, words.value(2));
    }
  };
  while (helper.state() != QProcess::NotRunning && sinceAnswer.elapsed() < prober.patienceMs) {
    if (!helper.waitForReadyRead(50)) helper.waitForFinished(1);
    read();
  }
  round.slow = helper.state() != QProcess::NotRunning;
  helper.kill();
  helper.waitForFinished(1000);
  read();
  if (round.verdicts.contains(round.last)) round.last.clear();
  return round;
}

} // namespace

QHash<QString, QString> probe(const Prober& prober, const QStringList& files) {
  QHash<QString, QString> refused;
  Memory memory(prober.memory);
  QHash<QString, QString> sums;
  QStringList unknown;
  const auto keep = [&](const QString& file, const QString& verdict) {
    if (!verdict.isEmpty()) refused.insert(file, verdict);
  };
  for (const QString& file : files) {
    sums[file] = memory.sumOf(file);
    if (const auto verdict = memory.verdict(sums[file]))
      keep(file, *verdict);
    else
      unknown << file;
  }
  while (!unknown.isEmpty()) {
    const Round round = ask(prober, unknown);
    for (auto it = round.verdicts.cbegin(); it != round.verdicts.cend(); ++it) {
      memory.remember(sums[it.key()], it.value());
      keep(it.key(), it.value());
      unknown.removeAll(it.key());
    }
    if (!round.last.isEmpty()) {
      const QString why = round.slow ? QStringLiteral("slow") : QStringLiteral("ends");
      if (!round.slow) memory.remember(sums[round.last], why);
      keep(round.last, why);
      unknown.removeAll(round.last);
    } else if (round.verdicts.isEmpty()) {
      break; // no helper: the plugins are loaded as they are
    }
  }
  memory.write();
  return refused;
}

Prober ownProber() {
  const QString cache =
      QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) + QStringLiteral("/mangukast");
  return {QCoreApplication::applicationFilePath(),
          QDir().mkpath(cache) ? QDir(cache).filePath(QStringLiteral("plugins.json")) : QString()};
}

QString writableByOthers(const QString& path) {
  struct stat is {
  }, own{};
  if (::stat(QFile::encodeName(path).constData(), &is) != 0) return {};
  if (is.st_mode & S_IWOTH) return QStringLiteral("everybody");
  const bool hasOwn = ::stat(QFile::encodeName(QCoreApplication::applicationFilePath()).constData(), &own) == 0;
  if (is.st_uid == 0 || is.st_uid == ::geteuid() || (hasOwn && is.st_uid == own.st_uid)) return {};
  return QStringLiteral("other");
}

} // namespace mk
