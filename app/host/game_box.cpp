// Finding, checking and loading family plugins.
#include "app/host/game_box.h"

#include "app/host/deal_studies.h"
#include "app/host/elf.h"

#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QJsonObject>
#include <QPluginLoader>
#include <QRegularExpression>

#include <algorithm>

namespace mk {

QString pageOf(const Family& family) { return QStringLiteral("family-") + QLatin1String(family.id); }

QString nameOf(const Family& family, const QString& lang) {
  return QString::fromUtf8(lang == u"et" ? family.et : family.en);
}

const Family* GameBox::familyOfPage(const QString& page) const {
  const auto found = std::ranges::find_if(families_, [&page](const Family* family) {
    const QString own = pageOf(*family);
    return page == own || page.startsWith(own + u'-');
  });
  return found == families_.end() ? nullptr : *found;
}

QString BoxedGame::name(const QString& lang) const { return QString::fromUtf8(lang == u"et" ? info->et : info->en); }

QString BoxedGame::page(const QString& lang) const {
  return QStringLiteral(":/rulebook/%1/%2-%3.md").arg(lang, id(), slug());
}

QString BoxedGame::lesson() const { return QStringLiteral(":/lessons/%1-%2.json").arg(id(), slug()); }

QString PluginProblem::unsoundness(const QString& word) {
  if (word == u"throws") return tr("it fails with an error when it is loaded");
  if (word == u"slow") return tr("it does not answer");
  if (word == u"unnamed") return tr("it has a game without a name or without rules");
  if (word == u"empty") return tr("one of its games cannot be started");
  return tr("it would end the program");
}

// The loader speaks English alone; the names it tells are kept.
QString PluginProblem::refusal(const QString& words) {
  static const QRegularExpression symbol(QStringLiteral("undefined symbol: ([^\\s,)]+)"));
  static const QRegularExpression library(QStringLiteral("([^\\s:()]+): cannot open shared object file"));
  static const QRegularExpression version(QStringLiteral("version [`']([^']+)' not found"));
  if (const auto m = symbol.match(words); m.hasMatch())
    return tr("it needs “%1”, which this program does not have").arg(m.captured(1));
  if (const auto m = version.match(words); m.hasMatch())
    return tr("it needs “%1” of a newer system").arg(m.captured(1));
  if (const auto m = library.match(words); m.hasMatch())
    return tr("the library “%1” is missing").arg(QFileInfo(m.captured(1)).fileName());
  if (words.contains(u"wrong ELF class") || words.contains(u"invalid ELF header"))
    return tr("it was made for another kind of computer");
  if (words.contains(u"ermission denied") || words.contains(u"failed to map"))
    return tr("the system does not allow it to be run");
  return tr("the system refuses it");
}

QString PluginProblem::message() const {
  const QString name = QFileInfo(file).fileName();
  switch (kind) {
  case Kind::NotALibrary:
    return tr("“%1” in the plugin folder is not a plugin. Only family plugins of this program belong there.").arg(name);
  case Kind::Truncated:
    return tr("The plugin “%1” is cut off: the file ends too early. Install it again.").arg(name);
  case Kind::Foreign:
    return tr("“%1” is a plugin of another program (%2). Only family plugins of this program belong there.")
        .arg(name, detail);
  case Kind::NoFamily:
    return tr("The plugin “%1” does not say which family of games it brings. Install a newer copy.").arg(name);
  case Kind::Interface:
    return tr("The plugin “%1” was made for another version of the program (interface %2, needed %3). Install the one "
              "that came "
              "with this program.")
        .arg(name, detail)
        .arg(MK_PLUGIN_INTERFACE);
  case Kind::NotLoadable:
    return tr("The plugin “%1” could not be loaded: %2. Install it again.").arg(name, refusal(detail));
  case Kind::NotAFamily:
    return tr("The plugin “%1” does not bring the family “%2” that it promises. Install it again.").arg(name, detail);
  case Kind::Unsound:
    return tr("The plugin “%1” is not used: %2. Remove it or install it again.").arg(name, unsoundness(detail));
  case Kind::Writable:
    return (detail == u"everybody"
                ? tr("%1 is not used: everybody may write to it, so anybody could put a program there.")
                : tr("%1 is not used: it belongs to another user, who could put a program there."))
        .arg(QDir::toNativeSeparators(file));
  case Kind::Twice:
    return tr("The plugin “%1” brings the family “%2”, which is already there. Remove one of the two files.")
        .arg(name, detail);
  case Kind::GameTwice:
    return tr("The plugin “%1” brings the game “%2”, which another family has already brought. The first one is used.")
        .arg(name, detail);
  }
  return name;
}

QList<GameBox::Candidate> GameBox::candidates(const QStringList& folders) {
  QList<Candidate> found;
  const auto isOurs = [this](const QString& path) {
    const QString who = writableByOthers(path);
    if (!who.isEmpty()) problems_ << PluginProblem{PluginProblem::Kind::Writable, path, who};
    return who.isEmpty();
  };
  for (const QString& folder : folders) {
    const QFileInfo where(folder);
    if (!where.isDir() || folders_.contains(where.canonicalFilePath())) continue;
    folders_ << where.canonicalFilePath();
    if (!isOurs(where.canonicalFilePath())) continue;
    for (const QFileInfo& info : QDir(folder).entryInfoList(QDir::Files | QDir::NoDotAndDotDot, QDir::Name)) {
      const QString file = info.absoluteFilePath();
      if (!isOurs(file)) continue;
      if (const QString family = familyOf(file); !family.isEmpty()) found.append({file, family});
    }
  }
  return found;
}

GameBox GameBox::open(const QStringList& folders, const Prober* prober) {
  GameBox box;
  const QList<Candidate> found = box.candidates(folders);
  QHash<QString, QString> refused;
  if (prober) {
    QStringList files;
    for (const Candidate& plugin : found) files << plugin.file;
    refused = probe(*prober, files);
  }
  for (const Candidate& plugin : found) {
    if (refused.contains(plugin.file))
      box.problems_ << PluginProblem{PluginProblem::Kind::Unsound, plugin.file, refused[plugin.file]};
    else
      box.load(plugin);
  }
  box.sort();
  return box;
}

GameBox GameBox::of(const QList<const Family*>& families) {
  GameBox box;
  for (const Family* family : families) box.add(*family, {});
  box.sort();
  return box;
}

QString GameBox::familyOf(const QString& file) {
  using Trouble = PluginProblem::Kind;
  const auto refuse = [&](Trouble kind, const QString& detail = {}) {
    problems_ << PluginProblem{kind, file, detail};
    return QString();
  };
  switch (elfSoundness(file)) {
  case ElfSoundness::NotElf:
    return refuse(Trouble::NotALibrary);
  case ElfSoundness::Truncated:
    return refuse(Trouble::Truncated);
  case ElfSoundness::Whole:
    break;
  }
  const QJsonObject meta = QPluginLoader(file).metaData();
  const QString iid = meta.value(u"IID").toString();
  if (iid.isEmpty()) return refuse(Trouble::NotALibrary);
  if (iid != QStringLiteral(MK_FAMILY_PLUGIN_IID)) return refuse(Trouble::Foreign, iid);
  const QJsonObject own = meta.value(u"MetaData").toObject();
  if (const int made = own.value(u"interface").toInt(-1); made != MK_PLUGIN_INTERFACE)
    return refuse(Trouble::Interface, made < 0 ? QStringLiteral("?") : QString::number(made));
  const QString id = own.value(u"family").toString();
  return id.isEmpty() ? refuse(Trouble::NoFamily) : id;
}

void GameBox::load(const Candidate& candidate) {
  using Trouble = PluginProblem::Kind;
  const auto& [file, id] = candidate;
  const auto report = [&](Trouble kind, const QString& detail = {}) {
    problems_ << PluginProblem{kind, candidate.file, detail};
  };
  for (const Family* family : families_)
    if (id == QString::fromUtf8(family->id)) return report(Trouble::Twice, id);
  QPluginLoader loader(file);
  // A plugin that lacks a symbol is refused here instead of ending the program in the middle of a match.
  loader.setLoadHints(QLibrary::ResolveAllSymbolsHint | QLibrary::PreventUnloadHint);
  try {
    if (!loader.load()) return report(Trouble::NotLoadable, loader.errorString());
    const auto* plugin = qobject_cast<FamilyPlugin*>(loader.instance());
    if (!plugin || id != QString::fromUtf8(plugin->family().id)) return report(Trouble::NotAFamily, id);
    add(plugin->family(), file);
    keepStudy(plugin->family(), loader.instance());
  } catch (...) {
    report(Trouble::Unsound, QStringLiteral("throws"));
  }
}

void GameBox::add(const Family& family, const QString& file) {
  families_ << &family;
  for (const GameInfo& info : family.games) {
    if (find(QString::fromUtf8(info.id)) || find(QString::fromUtf8(info.slug)))
      problems_ << PluginProblem{PluginProblem::Kind::GameTwice, file, QString::fromUtf8(info.id)};
    else
      games_ << BoxedGame{&info, &family};
  }
}

namespace {

// Booklet numbers in their order; named games follow in the order their families tell them.
int bookletOrder(const BoxedGame& game) {
  bool isNumber = false;
  const int number = game.id().toInt(&isNumber);
  return isNumber ? number : 1'000'000;
}

} // namespace

void GameBox::sort() {
  std::ranges::stable_sort(games_, {}, bookletOrder);
  const auto first = [this](const Family* family) {
    return std::ranges::find(games_, family, &BoxedGame::family) - games_.begin();
  };
  std::ranges::stable_sort(families_, {}, first);
}

const BoxedGame* GameBox::find(const QString& idOrSlug) const {
  const QByteArray key = idOrSlug.trimmed().toLower().toUtf8();
  const auto it =
      std::ranges::find_if(games_, [&](const BoxedGame& g) { return key == g.info->id || key == g.info->slug; });
  return it == games_.end() ? nullptr : &*it;
}

QStringList pluginFolders(const QString& given) {
  if (!given.isEmpty()) return {given};
  if (const QString named = qEnvironmentVariable("MANGUKAST_PLUGINS"); !named.isEmpty())
    return named.split(QDir::listSeparator(), Qt::SkipEmptyParts);
  const QString here = QCoreApplication::applicationDirPath();
  return {here + "/plugins", here + "/../lib/mangukast/plugins"};
}

} // namespace mk
