// mangukast-cli: the box of games for bots, scripts, servers without a screen, and tests.
#include "app/cli/commands.h"

#include "app/host/language.h"
#include "i18n/words.h"

#include <QCoreApplication>
#include <QStandardPaths>

#include <algorithm>
#include <csignal>

#include <pwd.h>
#include <unistd.h>

namespace mk {

namespace {

struct Command {
  CommandForm form;
  QString (*purpose)();
  int (*run)(const Surrounding&, const Arguments&);
  bool langOfText = false; // --lang is the language of a text, which may be one that the program does not speak
};

const QStringList kEverywhere{QStringLiteral("lang"), QStringLiteral("data"), QStringLiteral("plugins")};

QList<Command> commands() {
  return {
      {{"list", {}, {}, {"json"}}, [] { return Cli::tr("every game of the box"); }, listGames},
      {{"rules", {"ID"}, {"format"}, {"secret"}},
       [] { return Cli::tr("a game's rules; formats: text, html, markdown; --secret shows a trick's secret too"); },
       showRules},
      {{"search", {"WORDS..."}, {}, {"json"}}, [] { return Cli::tr("finds words in the rulebook"); }, searchRules},
      {{"perft", {"ID", "DEPTH"}, {"position", "option"}, {"divide"}},
       [] { return Cli::tr("counts move sequences"); },
       countMoves},
      {{"playouts", {"ID"}, {"count", "seed", "seats", "option"}, {"json", "check"}},
       [] { return Cli::tr("plays random matches of one game or of all"); },
       playRandomMatches},
      {{"think", {"ID"}, {"position", "log", "level", "nodes", "seed", "seats", "option"}, {"json"}, {"level"}},
       [] {
         return Cli::tr("what a computer player of level 1 to 5 would do: move, chance of winning, candidates, line");
       },
       thinkAbout},
      {{"duel",
        {"ID"},
        {"level", "against", "count", "seed", "seats", "nodes", "against-nodes", "opening", "option"},
        {"json", "partners"},
        {"level"}},
       [] {
         return Cli::tr("matches of one computer player against others; --against 1 to 5, random, stockfish:ELO, "
                        "fairy-stockfish:ELO or gnubg:PLIES; --partners gives it the seat opposite as well");
       },
       playDuel},
      {{"deal", {"ID"}, {"position", "log", "seed", "seats", "option"}, {}},
       [] {
         return Cli::tr("the last deal of a match of bridge with all hands open: what could be made, tricks lost");
       },
       reviewDeal},
      {{"table", {}, {"files"}, {}}, [] { return Cli::tr("plays matches by JSON requests, one a line"); }, serveTable},
      {{"import", {"FILE"}, {"game", "format"}, {"json"}, {"game"}},
       [] { return Cli::tr("reads games or a position of another program; FILE can be -"); },
       importGames},
      {{"export", {}, {"game", "log", "format", "option", "seats", "position", "name"}, {}, {"game", "log"}},
       [] { return Cli::tr("writes the match of a log for another program; FILE can be -"); },
       exportGame},
      {{"source", {"NAME?"}, {}, {}},
       [] {
         return Cli::tr(
             "prints what a loaded source text says about a game or section; without a name, what is loaded");
       },
       showSource},
      {{"import-source", {"FILE"}, {"lang"}, {}, {"lang"}},
       [] { return Cli::tr("loads a source text into the rulebook; --lang is its language"); },
       importSource,
       true},
      {{"doctor", {}, {}, {"repair"}},
       [] {
         return Cli::tr("checks plugins, store and translations; --repair mends what it can and says what was lost");
       },
       checkInstallation},
  };
}

// Of one command, or of all where the name is none.
void printHelp(const QString& name) {
  const QList<Command> all = commands();
  const auto one = std::ranges::find(all, name, [](const Command& c) { return c.form.name; });
  if (one == all.end()) {
    print(Cli::tr("Mängukast, the box of games, for the terminal."));
    print(QString());
  }
  for (const Command& command : all)
    if (one == all.end() || command.form.name == name)
      print(QStringLiteral("  mangukast-cli %1\n      %2").arg(command.form.synopsis(), command.purpose()));
  print(QString());
  print(Cli::tr("Everywhere: --lang et|en, --data DIR (the store's folder), --plugins DIR (the families' folder)."));
}

// The language is needed before the first message, so it is looked for before anything else is read.
QString languageGiven(const QStringList& words) {
  for (qsizetype i = 0; i < words.size(); ++i) {
    if (words[i].startsWith(QLatin1String("--lang="))) return words[i].mid(7);
    if (words[i] == QLatin1String("--lang") && i + 1 < words.size()) return words[i + 1];
  }
  return {};
}

// Options that stand before the command go behind it.
QStringList commandFirst(QStringList words) {
  QStringList before;
  while (!words.isEmpty() && words.first().startsWith(QLatin1String("--"))) {
    before += words.takeFirst();
    if (kEverywhere.contains(before.last().mid(2)) && !words.isEmpty()) before += words.takeFirst();
  }
  if (words.isEmpty()) return before;
  const QString command = words.takeFirst();
  return QStringList(command) + before + words;
}

int runCommand(Command command, const QStringList& words, Language& language) {
  command.form.options += kEverywhere;
  const Arguments given(command.form, words);
  QString lang = given.value(QStringLiteral("lang")).value_or(language.current());
  if (command.langOfText && !languages().contains(lang)) lang = language.current();
  if (!languages().contains(lang))
    throw WrongUsage{Cli::tr("--lang can be %1, not “%2”.").arg(languages().join(QLatin1String(", ")), lang)};
  const QString data = given.value(QStringLiteral("data"))
                           .value_or(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
                                     QStringLiteral("/mangukast"));
  const Prober prober = ownProber();
  const GameBox box = GameBox::open(pluginFolders(given.value(QStringLiteral("plugins")).value_or(QString())), &prober);
  language.set(lang); // again: the families have brought their texts
  for (const PluginProblem& problem : box.problems()) complain(problem.message());
  const Words words_;
  return command.run({box, lang, data, [&words_](const Phrase& p) { return words_.write(p); }}, given);
}

int run(const QStringList& arguments, Language& language) {
  language.set(languages().contains(languageGiven(arguments)) ? languageGiven(arguments) : preferredLanguage());
  QStringList words = commandFirst(arguments);
  const bool help = words.value(0) == QLatin1String("help");
  const auto before = words.first(std::max<qsizetype>(words.indexOf(QLatin1String("--")), 0)); // "--" ends the options
  const QStringList& asked = words.contains(QStringLiteral("--")) ? before : words;
  if (help || asked.contains(QStringLiteral("--help")) || asked.contains(QStringLiteral("-h"))) {
    const QString of = words.value(help ? 1 : 0);
    const auto isCommand = [&of](const Command& c) { return c.form.name == of; };
    if (!of.isEmpty() && !of.startsWith(u'-') && std::ranges::none_of(commands(), isCommand))
      throw WrongUsage{Cli::tr("There is no command “%1”.").arg(of)};
    printHelp(of);
    return kDone;
  }
  if (words.value(0) == QLatin1String("--version")) {
    print(QStringLiteral("mangukast-cli ") + QCoreApplication::applicationVersion());
    return kDone;
  }
  if (words.isEmpty() || words.first().startsWith(QLatin1Char('-'))) throw WrongUsage{Cli::tr("A command is missing.")};
  const QString name = words.takeFirst();
  for (const Command& command : commands())
    if (command.form.name == name) return runCommand(command, words, language);
  throw WrongUsage{Cli::tr("There is no command “%1”.").arg(name)};
}

} // namespace

} // namespace mk

int main(int argc, char** argv) {
  if (const auto probed = mk::probeAsked(argc, argv)) return *probed;
  if (qEnvironmentVariableIsEmpty("HOME")) // a service without one: the folder of its user
    if (const passwd* user = getpwuid(getuid())) qputenv("HOME", user->pw_dir);
  std::signal(SIGPIPE, SIG_IGN); // a reader that goes away is a failed write
  QCoreApplication app(argc, argv);
  QCoreApplication::setApplicationName(QStringLiteral("mangukast"));
  QCoreApplication::setApplicationVersion(QStringLiteral(MK_VERSION));
  mk::Language language;
  int code = mk::kDone;
  try {
    code = mk::run(QCoreApplication::arguments().mid(1), language);
  } catch (const mk::WrongUsage& wrong) {
    mk::complain(wrong.why + QLatin1Char(' ') + mk::Cli::tr("See `mangukast-cli --help`."));
    code = mk::kWrongUsage;
  } catch (const mk::Failed& failed) {
    mk::complain(failed.why);
    code = mk::kFailed;
  }
  if (mk::outputFailed() && code == mk::kDone) code = mk::kFailed;
  return code;
}
