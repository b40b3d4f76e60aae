// Command line and start-up. Nothing that can wait happens before the first paint.
#include "app/shell/program.h"

#include "app/host/language.h"
#include "app/shell/first_paint.h"
#include "app/shell/screenshot.h"
#include "app/shell/style.h"
#include "app/shell/window.h"
#include "i18n/printable.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QFont>
#include <QKeyEvent>
#include <QScreen>
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

QString dataDirOf(const ProgramOptions& options) {
  return options.data.isEmpty() ? defaultDataDir() : QDir(options.data).absolutePath();
}

// The language for who is told something before there is a window: the one asked for, else that of the settings.
QString languageFor(const ProgramOptions& options) {
  if (languages().contains(options.lang)) return options.lang;
  return Settings(dataDirOf(options)).language();
}

void say(const QString& text, FILE* where) { std::fputs(printable(text).toUtf8().constData(), where); }

// What the command line asks to be told, or what is wrong with it: with that the program is done.
std::optional<int> told(const QStringList& arguments, const ProgramOptions& seen) {
  if (seen.problem.isEmpty() && seen.help.isEmpty()) return std::nullopt;
  Language language;
  language.set(languageFor(seen));
  const ProgramOptions options = ProgramOptions::read(arguments); // again, in that language
  const bool wrong = !options.problem.isEmpty();
  say(wrong ? options.problem + u'\n' : options.help, wrong ? stderr : stdout);
  return wrong ? 2 : 0;
}

// Help and drawings need no screen; a window does, and Qt would abort.
std::optional<int> withoutScreen(int argc, char** argv) {
  const bool namesPlatform = std::any_of(argv, argv + argc, [](const char* a) { return QByteArray(a) == "-platform"; });
  if (namesPlatform) return std::nullopt;
  int count = argc;
  const QCoreApplication core(count, argv);
  const ProgramOptions options = ProgramOptions::read(QCoreApplication::arguments());
  if (const std::optional<int> done = told(QCoreApplication::arguments(), options)) return done;
  if (!options.isDrawing()) {
    Language language;
    language.set(languageFor(options));
    say(QCoreApplication::translate("mk::ProgramOptions",
                                    "mangukast needs a screen: neither DISPLAY nor WAYLAND_DISPLAY is set.") +
            u'\n',
        stderr);
    return 1;
  }
  qputenv("QT_QPA_PLATFORM", "offscreen");
  return std::nullopt;
}

} // namespace

int runProgram(int argc, char** argv) {
  QCoreApplication::setApplicationName(QStringLiteral("mangukast"));
  QCoreApplication::setApplicationVersion(QStringLiteral(MK_VERSION));
  QGuiApplication::setDesktopFileName(QStringLiteral("mangukast"));
  if (!hasScreen())
    if (const std::optional<int> done = withoutScreen(argc, argv)) return *done;
  QApplication app(argc, argv);
  app.installEventFilter(new EnterPresses(&app));
  const ProgramOptions options = ProgramOptions::read(app.arguments());
  if (const std::optional<int> done = told(QApplication::arguments(), options)) return *done;
  // A screenshot without a data folder leaves no trace and shows nobody's matches.
  const bool drawing = options.isDrawing();
  const QString data = drawing && options.data.isEmpty() ? QString() : dataDirOf(options);
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
  if (!settings.value("geometry").isValid())
    window.resize(QSize(1180, 780).boundedTo(window.screen()->availableSize()));
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
