// What the command line of the window says, and its help.
#include "app/host/language.h"
#include "app/shell/program.h"

#include <QCommandLineParser>

#include <algorithm>
#include <array>
#include <utility>

namespace mk {

namespace {

QSize sizeFrom(const QString& text) {
  const QStringList parts = text.split(u'x');
  const QSize size(parts.value(0).toInt(), parts.value(1).toInt());
  return parts.size() == 2 && size.width() >= 320 && size.height() >= 240 && size.width() <= 8192 &&
                 size.height() <= 8192
             ? size
             : QSize();
}

// Separated by spaces; by semicolons where a move has spaces in it.
QStringList movesFrom(const QString& text) {
  QStringList out;
  for (const QString& move : text.split(text.contains(u';') ? u';' : u' ', Qt::SkipEmptyParts))
    if (const QString trimmed = move.trimmed(); !trimmed.isEmpty()) out << trimmed;
  return out;
}

// An option that would have the next option for its value has none: it goes to the end, where the parser misses the
// value.
QStringList withoutSwallowed(QStringList arguments, const QList<QCommandLineOption>& options) {
  const auto takesValue = [&options](const QString& argument) {
    return std::ranges::any_of(options, [&argument](const QCommandLineOption& o) {
      return !o.valueName().isEmpty() && argument == QLatin1String("--") + o.names().constFirst();
    });
  };
  QString unfinished;
  qsizetype at = 0;
  while (at < arguments.size() && arguments[at] != QLatin1String("--")) {
    if (takesValue(arguments[at]) && arguments.value(at + 1).startsWith(QLatin1String("--")))
      unfinished = arguments.takeAt(at);
    else
      ++at;
  }
  return unfinished.isEmpty() ? arguments : arguments.first(at) << unfinished;
}

// Of such a pair one is all that can be done.
constexpr std::array kEither{std::pair{"moves", "log"}, std::pair{"book", "sheet"}, std::pair{"book", "screenshot"}};
// What a match or a place is drawn by; the window that stays open takes none of it.
constexpr std::array kOfDrawings{"place", "size", "seed", "seats", "step", "option", "moves", "pad", "log"};

} // namespace

ProgramOptions ProgramOptions::read(const QStringList& arguments) {
  QCommandLineParser parser;
  parser.setApplicationDescription(tr("Mängukast: a box of family games."));
  const QList<QCommandLineOption> known{
      {{"h", "help"}, tr("Show this help.")},
      {"version", tr("Show the version.")},
      {"data", tr("Keep matches and settings in this folder."), "DIR"},
      {"plugins", tr("Take family plugins from this folder."), "DIR"},
      {"game", tr("Open this game: its booklet number or short name."), "ID"},
      {"lang", tr("Language of the program: et or en."), "LANG"},
      {"theme", tr("Theme: klassika, oo or kontrast."), "THEME"},
      {"screenshot", tr("Draw the window into this PNG and exit."), "PNG"},
      {"place", tr("Place to draw: box, table, book, records, game, lesson, settings, profiles or evening."), "PLACE"},
      {"size", tr("Size of the drawing, such as 1280x800."), "SIZE"},
      {"seed", tr("Seed of the match that is drawn."), "N"},
      {"seats", tr("Number of players of the match that is drawn."), "N"},
      {"step", tr("Step of the lesson that is drawn."), "N"},
      {"option", tr("House rule of the match that is drawn, key=value."), "RULE"},
      {"moves", tr("Moves to play first, separated by spaces or semicolons."), "MOVES"},
      {"pad", tr("The match that is drawn is played on the score pad.")},
      {"sheet", tr("Write the score sheet of the match into this PDF file and exit."), "PDF"},
      {"book", tr("Write the rulebook, or with --game one of its pages, into this PDF file and exit."), "PDF"},
      {"go-on", tr("Continue the last unfinished match.")},
      {"log", tr("A file with the log to play first, an event a line."), "FILE"}};
  parser.addOptions(known);
  parser.addPositionalArgument("file", tr("A match to open: PGN, PDN, PBN, .mat."), "[FILE]");
  ProgramOptions o;
  if (!parser.parse(withoutSwallowed(arguments, known))) {
    o.problem = parser.errorText();
    o.lang = parser.value("lang"), o.data = parser.value("data");
    return o;
  }
  const QStringList files = parser.positionalArguments();
  if (files.size() > 1) o.problem = tr("Unexpected argument: %1").arg(files[1]);
  o.file = files.value(0);
  o.goOn = parser.isSet("go-on");
  if (parser.isSet("help")) o.help = parser.helpText();
  if (parser.isSet("version")) o.help = QStringLiteral("mangukast %1\n").arg(QCoreApplication::applicationVersion());
  o.data = parser.value("data"), o.plugins = parser.value("plugins"), o.game = parser.value("game");
  o.log = parser.value("log"), o.place = parser.value("place"), o.lang = parser.value("lang");
  o.theme = parser.value("theme"), o.screenshot = parser.value("screenshot");
  o.sheet = parser.value("sheet"), o.book = parser.value("book"), o.pad = parser.isSet("pad");
  o.moves = movesFrom(parser.value("moves"));
  o.options = parser.values("option");
  bool isNumber = true;
  if (parser.isSet("step")) o.step = parser.value("step").toInt(&isNumber);
  if (!isNumber) o.problem = tr("--step needs a number.");
  isNumber = true;
  if (parser.isSet("seats")) o.seats = parser.value("seats").toInt(&isNumber);
  if (!isNumber) o.problem = tr("--seats needs a number.");
  isNumber = true;
  if (parser.isSet("seed")) o.seed = parser.value("seed").toULongLong(&isNumber);
  if (!isNumber) o.problem = tr("--seed needs a number.");
  if (parser.isSet("size") && (o.size = sizeFrom(parser.value("size"))).isEmpty())
    o.problem = tr("--size needs width and height in pixels, such as 1280x800 (at least 320x240).");
  static const QStringList places{"",     "box",      "table",    "book",    "records",
                                  "game", "settings", "profiles", "evening", "lesson"};
  if (!places.contains(o.place))
    o.problem = tr("--place can be box, table, book, records, game, lesson, settings, profiles or evening.");
  for (const auto& [one, other] : kEither)
    if (parser.isSet(one) && parser.isSet(other))
      o.problem = tr("--%1 and --%2 cannot be had together.").arg(QLatin1String(one), QLatin1String(other));
  if (!parser.isSet("screenshot") && !parser.isSet("sheet"))
    for (const auto& option : kOfDrawings)
      if (parser.isSet(option)) o.problem = tr("--%1 is only for --screenshot and --sheet.").arg(QLatin1String(option));
  if (!o.lang.isEmpty() && !languages().contains(o.lang)) o.problem = tr("--lang can be et or en.");
  if (!o.theme.isEmpty() && !QStringList{"klassika", "oo", "kontrast"}.contains(o.theme))
    o.problem = tr("--theme can be klassika, oo or kontrast.");
  return o;
}

} // namespace mk
