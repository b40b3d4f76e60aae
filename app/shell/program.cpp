// Command line and start-up. Nothing that can wait happens before the first paint.
#include "app/shell/program.h"

#include "app/shell/first_paint.h"
#include "app/shell/screenshot.h"
#include "app/shell/style.h"
#include "app/shell/window.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QFont>
#include <QKeyEvent>
#include <QStandardPaths>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <optional>

namespace mk {

namespace {

QString defaultDataDir() {
  return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + "/mangukast";
}

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

// Enter presses the button that has the keyboard, as the space bar does: Qt leaves that to dialogs.
class EnterPresses final : public QObject {
public:
  using QObject::QObject;
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() != QEvent::KeyPress) return false;
    const int key = static_cast<QKeyEvent*>(event)->key();
    auto* button = qobject_cast<QAbstractButton*>(watched);
    if (!button || !button->isEnabled() || (key != Qt::Key_Return && key != Qt::Key_Enter)) return false;
    button->click();
    return true;
  }
};

bool hasScreen() {
  return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
         qEnvironmentVariableIsSet("QT_QPA_PLATFORM");
}

// What the command line asks to be told, or what is wrong with it: with that the program is done.
std::optional<int> told(const ProgramOptions& options) {
  if (options.problem.isEmpty() && options.help.isEmpty()) return std::nullopt;
  const bool wrong = !options.problem.isEmpty();
  std::fputs(qPrintable(wrong ? options.problem + u'\n' : options.help), wrong ? stderr : stdout);
  return wrong ? 2 : 0;
}

// Help and drawings need no screen; a window does, and Qt would abort.
std::optional<int> withoutScreen(int argc, char** argv) {
  const bool namesPlatform = std::any_of(argv, argv + argc, [](const char* a) { return QByteArray(a) == "-platform"; });
  if (namesPlatform) return std::nullopt;
  int count = argc;
  const QCoreApplication core(count, argv);
  const ProgramOptions options = ProgramOptions::read(QCoreApplication::arguments());
  if (const std::optional<int> done = told(options)) return done;
  if (!options.isDrawing()) {
    std::fputs("mangukast needs a screen: neither DISPLAY nor WAYLAND_DISPLAY is set.\n", stderr);
    return 1;
  }
  qputenv("QT_QPA_PLATFORM", "offscreen");
  return std::nullopt;
}

} // namespace

ProgramOptions ProgramOptions::read(const QStringList& arguments) {
  QCommandLineParser parser;
  parser.setApplicationDescription(QStringLiteral("Mängukast: a box of family games."));
  parser.addOptions(
      {{"help", "Show this help."},
       {"version", "Show the version."},
       {"data", "Keep matches and settings in this folder.", "DIR"},
       {"plugins", "Take family plugins from this folder.", "DIR"},
       {"game", "Open this game: its booklet number or short name.", "ID"},
       {"lang", "Language of the program: et or en.", "LANG"},
       {"theme", "Theme: klassika, oo or kontrast.", "THEME"},
       {"screenshot", "Draw the window into this PNG and end.", "PNG"},
       {"place", "Place to draw: box, table, book, records, game or lesson.", "PLACE"},
       {"size", "Size of the drawing, such as 1280x800.", "SIZE"},
       {"seed", "Seed of the match that is drawn.", "N"},
       {"seats", "Number of players of the match that is drawn.", "N"},
       {"step", "Step of the lesson that is drawn.", "N"},
       {"option", "House rule of the match that is drawn, key=value.", "RULE"},
       {"moves", "Moves to play first, separated by spaces or semicolons.", "MOVES"},
       {"pad", "The match that is drawn is played on the score pad."},
       {"sheet", "Write the score sheet of the match into this PDF file and end.", "PDF"},
       {"book", "Write the rulebook, or with --game one of its pages, into this PDF file and end.", "PDF"},
       {"go-on", "Go on with the last unfinished match."},
       {"log", "A file with the log to play first, an event a line.", "FILE"}});
  parser.addPositionalArgument("file", "A match to open: PGN, PDN, .mat.", "[FILE]");
  ProgramOptions o;
  if (!parser.parse(arguments)) {
    o.problem = parser.errorText();
    return o;
  }
  const QStringList files = parser.positionalArguments();
  if (files.size() > 1) o.problem = QStringLiteral("Unexpected argument: %1").arg(files[1]);
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
  if (parser.isSet("seed")) o.seed = parser.value("seed").toULongLong(&isNumber);
  if (!isNumber) o.problem = QStringLiteral("--seed wants a number.");
  if (parser.isSet("seats")) o.seats = parser.value("seats").toInt(&isNumber);
  if (!isNumber) o.problem = QStringLiteral("--seats wants a number.");
  if (parser.isSet("step")) o.step = parser.value("step").toInt(&isNumber);
  if (!isNumber) o.problem = QStringLiteral("--step wants a number.");
  if (parser.isSet("size") && (o.size = sizeFrom(parser.value("size"))).isEmpty())
    o.problem = QStringLiteral("--size wants width and height in pixels, such as 1280x800 (at least 320x240).");
  static const QStringList places{"",     "box",      "table",    "book",    "records",
                                  "game", "settings", "profiles", "evening", "lesson"};
  if (!places.contains(o.place))
    o.problem = QStringLiteral("--place wants box, table, book, records, game, lesson, settings, profiles or evening.");
  if (!o.lang.isEmpty() && !languages().contains(o.lang)) o.problem = QStringLiteral("--lang wants et or en.");
  if (!o.theme.isEmpty() && !QStringList{"klassika", "oo", "kontrast"}.contains(o.theme))
    o.problem = QStringLiteral("--theme wants klassika, oo or kontrast.");
  return o;
}

int runProgram(int argc, char** argv) {
  QCoreApplication::setApplicationName(QStringLiteral("mangukast"));
  QCoreApplication::setApplicationVersion(QStringLiteral(MK_VERSION));
  QGuiApplication::setDesktopFileName(QStringLiteral("mangukast"));
  if (!hasScreen())
    if (const std::optional<int> done = withoutScreen(argc, argv)) return *done;
  QApplication app(argc, argv);
  app.installEventFilter(new EnterPresses(&app));
  const ProgramOptions options = ProgramOptions::read(app.arguments());
  if (const std::optional<int> done = told(options)) return *done;
  // A screenshot without a data folder leaves no trace and shows nobody's matches.
  const bool drawing = options.isDrawing();
  const QString data = !options.data.isEmpty() ? QDir(options.data).absolutePath()
                       : drawing               ? QString()
                                               : defaultDataDir();
  if (!data.isEmpty()) QDir().mkpath(data);

  const Prober prober = ownProber();
  const GameBox box = GameBox::open(pluginFolders(options.plugins), drawing ? nullptr : &prober);
  const auto store = Store::open(data);
  Settings settings(data);
  if (!options.lang.isEmpty()) settings.lend("language", options.lang);
  if (!options.theme.isEmpty()) settings.lend("theme", options.theme);
  Language language;
  language.set(settings.language());
  applyStyle(app, settings.theme());
  Rulebook rulebook(*store);
  QList<CatalogueName> catalogue;
  for (const BoxedGame& game : box.games()) catalogue << CatalogueName{game.id(), game.name(QStringLiteral("et"))};
  SourceTexts sources(*store, rulebook, catalogue);
  Context context{box, *store, settings, language, rulebook, sources};

  Window window(context);
  if (drawing) return takeScreenshot(window, context, options);
  if (!settings.value("geometry").isValid()) window.resize(1180, 780);
  traceFirstPaint(window);
  window.show();
  if (!options.game.isEmpty()) window.openGame(options.game);
  QTimer::singleShot(60, &window, [&] {
    window.afterFirstPaint();
    if (!options.file.isEmpty())
      window.openFile(options.file);
    else if (options.goOn)
      window.goOn();
    else
      window.welcome();
  });
  return QApplication::exec();
}

} // namespace mk
