// Bringing the window into the state that is asked for, and drawing it.
#include "app/shell/screenshot.h"

#include "app/host/exchange_file.h"
#include "app/play/score_pad.h"
#include "app/shell/book_paper.h"
#include "app/shell/book_place.h"
#include "app/shell/game_page.h"
#include "app/shell/landing.h"
#include "app/shell/program.h"
#include "app/shell/sheet_print.h"
#include "app/shell/table_bars.h"
#include "app/shell/table_place.h"
#include "app/shell/window.h"
#include "boards/table_widget.h"
#include "i18n/file_trouble.h"
#include "i18n/printable.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QPixmap>
#include <QPushButton>
#include <QSaveFile>
#include <QThread>
#include <QToolButton>

#include <cstdio>

namespace mk {

namespace {

int fail(const QString& why) {
  std::fputs((printable(why) + u'\n').toUtf8().constData(), stderr);
  return 1;
}

// Lets timers and pictures that are drawn in idle time come to their end.
void settle(int milliseconds) {
  QElapsedTimer timer;
  timer.start();
  while (timer.elapsed() < milliseconds) {
    QApplication::processEvents(QEventLoop::AllEvents, 20);
    QThread::msleep(2);
  }
}

// A line of a log ("0 c3-d4", "chance dice 3 5"), or a bare move of the seat to act.
Permission playLine(Match& match, const std::string& line) {
  if (const auto event = match.read(line); event && match.allows(*event)) return match.play(*event);
  while (match.turn().isChance())
    if (auto ok = match.chance(); !ok) return ok;
  if (const auto event = match.read(line); event && match.allows(*event)) return match.play(*event);
  return match.play(match.turn().seat(), line);
}

// The moves of the command line.
QString playMoves(Match& match, const QStringList& moves) {
  for (const QString& move : moves)
    if (const auto ok = playLine(match, move.trimmed().toStdString()); !ok)
      return QStringLiteral("%1: %2").arg(move, Words().write(ok.why()));
  return {};
}

// What is wrong with a line of a log is told as in the terminal program.
QString playLog(Match& match, const QString& file) {
  QString problem;
  const auto bytes = Exchange::bytesOf(file, &problem);
  if (!bytes) return problem;
  int number = 0;
  for (const QByteArray& piece : bytes->split('\n')) {
    const std::string line = piece.trimmed().toStdString();
    if (line.empty()) continue;
    ++number;
    const auto event = match.read(line);
    const Permission fits = event ? match.allows(*event) : Permission(refuse(event.why()));
    if (!playLine(match, line))
      return ProgramOptions::tr("Line %1 of the log, “%2”, does not fit: %3")
          .arg(QString::number(number), QString::fromStdString(line).left(60), Words().write(fits.why()));
  }
  return {};
}

// The start of a match that has already come as far as the script wants.
QString openTable(Window& window, Context& context, const ProgramOptions& options) {
  const BoxedGame* game = context.box.find(options.game);
  if (!game) return ProgramOptions::tr("There is no game “%1”.").arg(options.game);
  MatchSetup setup;
  setup.game = game->id();
  setup.seed = options.seed;
  setup.pad = setup.realDice = options.pad;
  if (options.pad && hasCardPad(*game->info)) setup.options[QString::fromLatin1(kCardPad)] = QStringLiteral("on");
  for (const QString& option : options.options) setup.options[option.section(u'=', 0, 0)] = option.section(u'=', 1);
  const int seats = options.seats > 0 ? options.seats : game->info->seats;
  for (int seat = 0; seat < seats; ++seat) setup.seats << SeatPlayer{};
  auto match = Match::begin(*game->info, seats, optionsOf(setup), setup.seed);
  if (!match) return Words().write(match.why());
  const QString problem = options.log.isEmpty() ? playMoves(*match, options.moves) : playLog(*match, options.log);
  if (!problem.isEmpty()) return problem;
  // Deals come by themselves, throws are waited for.
  while (match->turn().isChance() && match->now().chance().by == kNobody && match->chance()) {
  }
  const MatchId id = context.store.createMatch(setup);
  QStringList log;
  for (const std::string& line : match->log()) log << QString::fromStdString(line);
  if (!log.isEmpty()) context.store.appendEntries(id, 0, log);
  if (!window.table().resumeMatch(id)) return window.table().banner().text();
  if (window.table().table().isCurtained()) emit window.table().table().curtainLifted();
  land(window.table());
  return {};
}

QString arrange(Window& window, Context& context, const ProgramOptions& options) {
  const QString place = !options.place.isEmpty() ? options.place
                        : options.game.isEmpty() ? QStringLiteral("box")
                                                 : QStringLiteral("table");
  const BoxedGame* game = context.box.find(options.game);
  if (!options.game.isEmpty() && !game) return ProgramOptions::tr("There is no game “%1”.").arg(options.game);
  if (place == u"table") {
    window.go(Window::Table);
    return options.game.isEmpty() ? QString() : openTable(window, context, options);
  }
  if (place == u"game") {
    if (!game) return ProgramOptions::tr("--place game needs --game ID.");
    window.openGame(options.game);
  }
  if (place == u"lesson") {
    if (!game) return ProgramOptions::tr("--place lesson needs --game ID.");
    if (!window.table().startLesson(*game)) return window.table().banner().text();
    window.go(Window::Table);
    for (int step = 1; step < options.step; ++step) window.table().lessonBar().nextButton().click();
  }
  if (place == u"book") {
    window.go(Window::Book);
    if (game) window.book().showGame(*game);
  }
  if (place == u"records") window.go(Window::Records);
  if (place == u"settings") window.go(Window::SettingsPage);
  if (place == u"profiles") window.go(Window::Profiles);
  if (place == u"evening") window.go(Window::Evening);
  return {};
}

} // namespace

namespace {

int writeSheet(Window& window, Context& context, const QString& file) {
  const Session* session = window.table().session();
  if (!session || !hasSheet(*session))
    return fail(ProgramOptions::tr("--sheet needs --game ID, a game with a score sheet."));
  const QString problem = writePdf(file, sheetPage(*session, context.lang(), QDate::currentDate()));
  return problem.isEmpty() ? 0 : fail(QStringLiteral("%1: %2").arg(file, problem));
}

// The whole book, the pages of a family (family-dice) or the page of one game.
int writeBookTo(const Context& context, const QString& page, const QString& file) {
  const BoxedGame* game = context.box.find(page);
  const Family* family = context.box.familyOfPage(page);
  if (!page.isEmpty() && game == nullptr && family == nullptr)
    return fail(ProgramOptions::tr("There is no game “%1”.").arg(page));
  const QStringList pages = game ? QStringList{game->id()} : family ? pagesOf(context, *family) : allPages(context);
  QSaveFile out(file);
  if (!out.open(QIODevice::WriteOnly)) return fail(QStringLiteral("%1: %2").arg(file, fileTrouble(out)));
  writeBook(out, context, pages, context.lang());
  return out.commit() ? 0 : fail(QStringLiteral("%1: %2").arg(file, fileTrouble(out)));
}

} // namespace

int takeScreenshot(Window& window, Context& context, const ProgramOptions& options) {
  if (QString problem; !options.file.isEmpty() && !Exchange::bytesOf(options.file, &problem)) return fail(problem);
  if (!options.book.isEmpty()) return writeBookTo(context, options.game, options.book);
  context.settings.lend("animations", false);
  window.setMinimumSize(320, 240);
  window.resize(options.size);
  window.show();
  if (const QString why = arrange(window, context, options); !why.isEmpty()) return fail(why);
  if (!options.sheet.isEmpty())
    if (const int failed = writeSheet(window, context, options.sheet); failed != 0 || options.screenshot.isEmpty())
      return failed;
  settle(options.place == u"box" || options.game.isEmpty() ? 1200 : 400);
  for (QToolButton* button : window.findChildren<QToolButton*>())
    button->setAttribute(Qt::WA_UnderMouse, false); // no mouse is there
  QImage image(options.size, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  window.render(&image);
  QFile out(options.screenshot);
  if (!out.open(QIODevice::WriteOnly) || !image.save(&out, "PNG") || !out.flush())
    return fail(QStringLiteral("%1: %2").arg(options.screenshot, fileTrouble(out)));
  return 0;
}

} // namespace mk
