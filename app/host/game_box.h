// The box: all games of all family plugins that could be loaded, in booklet order, and what was wrong with the other
// files. Metadata is read before a library is loaded; a broken, foreign or outdated file is reported and skipped.
#pragma once

#include "app/host/probe.h"
#include "games/plugin.h"

#include <QCoreApplication>
#include <QList>
#include <QString>
#include <QStringList>

namespace mk {

// The page that tells what the games of a family share: "family-dice".
QString pageOf(const Family&);
QString nameOf(const Family&, const QString& lang);

struct BoxedGame {
  const GameInfo* info = nullptr;
  const Family* family = nullptr;

  QString id() const { return QString::fromUtf8(info->id); }
  QString slug() const { return QString::fromUtf8(info->slug); }
  QString name(const QString& lang) const; // "et": Estonian, anything else English
  QString page(const QString& lang) const; // ":/rulebook/et/12-russian-draughts.md"
  QString lesson() const;                  // ":/lessons/12-russian-draughts.json"
};

// A file in a plugin folder that is not used, or a game of a plugin that is not.
struct PluginProblem {
  Q_DECLARE_TR_FUNCTIONS(mk::PluginProblem)

public:
  enum class Kind {
    NotALibrary, // no plugin at all: a text, a cut-off copy
    Truncated,   // a library that ends before its contents do
    Foreign,     // a plugin of another program
    NoFamily,    // metadata without a family's name
    Interface,   // made for another version of the program
    NotLoadable, // the system refuses it
    NotAFamily,  // loads, but hands over no catalogue of that name
    Unsound,     // the probe has found it so; detail is its word (probe.h)
    Writable,    // others may write to the file or its folder; detail is who (probe.h)
    Twice,       // a family that is there already
    GameTwice    // a game that another family has brought
  };
  Kind kind = Kind::NotALibrary;
  QString file;   // path
  QString detail; // the system's own words (English), a number, a name

  static QString unsoundness(const QString& word);
  static QString refusal(const QString& words); // what the system's loader says, in the language of the moment
  QString message() const;                      // in the language of the moment: what it is, and what would be right
};

class GameBox {
public:
  // Loads every plugin found in the folders; the first of two families with one name wins. Folders need not exist.
  // With a prober, nothing is loaded here that its helper process has not loaded well before.
  static GameBox open(const QStringList& folders, const Prober* prober = nullptr);
  // A box of families that are linked into the program.
  static GameBox of(const QList<const Family*>& families);

  const QList<BoxedGame>& games() const { return games_; }
  const QList<const Family*>& families() const { return families_; } // in the order of their first games
  const QList<PluginProblem>& problems() const { return problems_; }
  const QStringList& folders() const { return folders_; }
  const BoxedGame* find(const QString& idOrSlug) const;  // nullptr when the box has no such game
  const Family* familyOfPage(const QString& page) const; // nullptr when it is no family's page

private:
  struct Candidate {
    QString file, family;
  };
  QList<Candidate> candidates(const QStringList& folders);
  QString familyOf(const QString& file); // as its metadata say; empty, with a problem, where there is none
  void load(const Candidate&);
  void add(const Family&, const QString& file);
  void sort();

  QStringList folders_;
  QList<BoxedGame> games_;
  QList<const Family*> families_;
  QList<PluginProblem> problems_;
};

// Where plugins are looked for: the folder given (command line), MANGUKAST_PLUGINS, and those of the program itself:
// beside it and
// ../lib/mangukast/plugins. A given folder or the variable replaces the program's own.
QStringList pluginFolders(const QString& given = {});

} // namespace mk
