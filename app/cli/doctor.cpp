// `doctor`: is everything in its place, and can it be put right?
#include "app/cli/commands.h"

#include "app/host/language.h"
#include "app/store/store.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <fcntl.h>
#include <unistd.h>

namespace mk {

namespace {

class Report {
public:
  void well(const QString& what) { print(Cli::tr("OK: %1").arg(what)); }
  void wrong(const QString& what) {
    print(Cli::tr("wrong: %1").arg(what));
    ++wrong_;
  }
  int wrongs() const { return wrong_; }

private:
  int wrong_ = 0;
};

void checkPlugins(const GameBox& box, Report& report) {
  for (const PluginProblem& problem : box.problems()) report.wrong(problem.message());
  if (box.games().isEmpty())
    report.wrong(box.folders().isEmpty()
                     ? Cli::tr("there is no folder of games")
                     : Cli::tr("no games were found in %1").arg(box.folders().join(QLatin1String(", "))));
  else
    report.well(Cli::tr("%n families", nullptr, int(box.families().size())) + QLatin1String(", ") +
                Cli::tr("%n games", nullptr, int(box.games().size())));
}

void checkTexts(const GameBox& box, Report& report) {
  const int before = report.wrongs();
  for (const QString& lang : languages())
    for (const BoxedGame& game : box.games())
      if (!QFile::exists(game.page(lang)))
        report.wrong(Cli::tr("the page of %1 %2 is missing (%3)").arg(game.id(), game.name(lang), languageName(lang)));
  QStringList modules{QStringLiteral("kernel"), QStringLiteral("cli"), QStringLiteral("host"),
                      QStringLiteral("outside"), QStringLiteral("store")};
  for (const Family* family : box.families()) modules += QLatin1String(family->id);
  for (const QString& module : modules)
    if (!QFile::exists(QStringLiteral(":/i18n/%1_et.qm").arg(module)))
      report.wrong(Cli::tr("the Estonian texts of “%1” are missing").arg(module));
  if (report.wrongs() == before) report.well(Cli::tr("rulebook and translations"));
}

// Whether the folder, or what it would have to be made in, may be written to; nothing is made.
bool canBeKeptIn(const QString& folder) {
  QFileInfo info(QDir(folder).absolutePath());
  while (!info.exists() && !info.isRoot()) info.setFile(info.absolutePath());
  return info.isDir() && ::faccessat(AT_FDCWD, QFile::encodeName(info.filePath()).constData(), W_OK, AT_EACCESS) == 0;
}

void checkStore(const QString& folder, bool repair, Report& report) {
  const QStringList before = Store::inspect(folder);
  if (!canBeKeptIn(folder)) {
    for (const QString& problem : before) report.wrong(problem);
    report.wrong(Cli::tr("nothing can be kept in %1").arg(QDir::toNativeSeparators(folder)));
    return;
  }
  if (!repair) {
    for (const QString& problem : before) report.wrong(problem);
    if (before.isEmpty()) report.well(Cli::tr("store in %1").arg(folder));
    return;
  }
  const auto store = Store::open(folder); // sets a damaged file aside and takes over what can be read
  QStringList problems = store->check();
  if (!problems.isEmpty() && store->repair()) problems = store->check();
  if (problems.isEmpty())
    for (const QString& problem : before) print(Cli::tr("repaired: %1").arg(problem));
  for (const QString& message : store->takeMessages())
    if (!problems.contains(message)) print(message);
  for (const QString& problem : problems) report.wrong(problem);
  if (problems.isEmpty()) report.well(Cli::tr("store in %1").arg(store->file()));
}

} // namespace

int checkInstallation(const Surrounding& here, const Arguments& given) {
  Report report;
  checkPlugins(here.box, report);
  checkTexts(here.box, report);
  checkStore(here.dataDir, given.has(QStringLiteral("repair")), report);
  return report.wrongs() == 0 ? kDone : kFailed;
}

} // namespace mk
