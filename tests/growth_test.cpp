// Nothing grows: somebody who opens games and pages, resizes the window, plays, looks back and watches for an hour
// leaves the program as it was after the first minute. A thing is done every two seconds, thirty in a minute; here they
// follow each other without a pause. MK_LONG=1 does the whole hour, else a short piece of it.
#include "tests/running.h"
#include "tests/sanitized.h"

#include "games/kernel/random.h"

#include <QPixmapCache>
#include <QScrollBar>
#include <QTest>

#include <malloc.h>

using namespace mk;

namespace {

constexpr int kMinute = 30; // things done
// Memory is not measured under sanitizers: what is freed is kept.
constexpr int kShort = kSanitized ? 1 : 4, kEvery = kSanitized ? 80 : 40; // minutes, games
constexpr int kPages = fewer(60);
constexpr QSize kSizes[] = {{1180, 780}, {800, 900}, {1500, 850}};
constexpr double kMostGrowth = 5.0; // MB

// What the program holds: blocks in use, whatever the allocator keeps beside them for later.
double megabytesInUse() {
  const auto info = ::mallinfo2();
  return static_cast<double>(info.uordblks + info.hblkhd) / (1 << 20);
}

// What the system counts.
double megabytesResident() {
  QFile file(QStringLiteral("/proc/self/statm"));
  if (!file.open(QIODevice::ReadOnly)) return 0;
  return file.readAll().split(' ').value(1).toDouble() * 4096 / (1 << 20);
}

class Somebody {
public:
  Somebody(Running& run, const QList<QString>& games) : run_(run), games_(games) {}

  void doSomething() {
    switch (random_.below(8)) {
    case 0:
    case 1:
      play(game());
      break;
    case 2:
      watch(game());
      break;
    case 3:
      run_.window->go(Window::Book);
      run_.window->book().showPage(game());
      break;
    case 4:
      run_.window->openGame(game());
      break;
    case 5:
      run_.window->resize(kSizes[random_.below(3)]);
      break;
    case 6: {
      const Window::Place places[] = {Window::Box, Window::Records, Window::SettingsPage, Window::Profiles};
      run_.window->go(places[random_.below(4)]);
      break;
    }
    default:
      run_.window->go(Window::Box);
      run_.window->box().search().setText(random_.below(2) ? QStringLiteral("kabe") : QString());
    }
    for (int i = 0; i < 3; ++i) QCoreApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }
  // Every tile of the box has its picture, every game was on the table in every size, every place has been made.
  void seeEverything() {
    run_.window->go(Window::Box);
    int drawn = 0;
    QObject counting;
    QObject::connect(&run_.window->box().model(), &QAbstractItemModel::dataChanged, &counting, [&drawn] { ++drawn; });
    QScrollBar* bar = run_.window->box().tiles().verticalScrollBar();
    for (int at = 0;; at += std::max(1, bar->pageStep())) {
      bar->setValue(at);
      for (int before = -1; before != drawn; QTest::qWait(100)) before = drawn;
      if (at >= bar->maximum()) break;
    }
    for (const QSize& size : kSizes) {
      run_.window->resize(size);
      for (const QString& id : games_) {
        run_.window->openGame(id);
        run_.window->go(Window::Book);
        run_.window->book().showPage(id);
        play(id);
        watch(id);
      }
    }
    for (const Window::Place place : {Window::Records, Window::SettingsPage, Window::Profiles}) run_.window->go(place);
  }

  // What the program holds at the same place each time: the box shown, the same pages behind it.
  double megabytes() {
    run_.window->table().leave();
    run_.window->resize(kSizes[0]);
    run_.window->openGame(games_.first());
    run_.window->go(Window::Book);
    run_.window->book().showPage(games_.first());
    run_.window->go(Window::Box);
    run_.window->box().search().clear();
    for (int i = 0; i < 10; ++i) {
      QCoreApplication::processEvents();
      QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    ::malloc_trim(0);
    return megabytesInUse();
  }

  int moves() const { return moves_; }
  int lessons() const { return lessons_; }

private:
  const QString& game() { return games_[random_.below(static_cast<std::uint32_t>(games_.size()))]; }

  void play(const QString& id) {
    emit run_.window->box().gamePicked(id);
    QTest::mouseClick(&run_.window->game().playButton(), Qt::LeftButton);
    for (int i = 0; i < 12 && run_.window->table().session() && !run_.match().over(); ++i) {
      const Turn turn = run_.match().turn();
      if (turn.isChance()) {
        if (!run_.session().throwDice()) break;
      } else {
        const auto moves = run_.match().now().moves(turn.seat());
        if (moves.empty() ||
            !run_.session().play(turn.seat(), moves[random_.below(static_cast<std::uint32_t>(moves.size()))]))
          break;
        ++moves_;
      }
      QCoreApplication::processEvents();
    }
    // Matches are played to their end or removed: an hour leaves a few, not hundreds.
    run_.window->go(Window::Box);
    for (const MatchSummary& match : run_.store->unfinishedMatches().mid(5)) run_.store->removeMatch(match.id);
  }

  void watch(const QString& id) {
    emit run_.window->game().lesson(id);
    for (int i = 0; i < 6 && run_.window->table().lesson(); ++i) {
      QTest::keyClick(&run_.window->table(), Qt::Key_Right);
      QCoreApplication::processEvents();
    }
    ++lessons_;
  }

  Running& run_;
  QList<QString> games_;
  Random random_{13, 1};
  int moves_ = 0, lessons_ = 0;
};

} // namespace

class GrowthTest : public QObject {
  Q_OBJECT

private slots:
  void initTestCase() { applyStyle(*qApp, {}); }

  // Qt's style sheets keep something of every box that is made and goes: the form of a game page uses its boxes again.
  void gamePagesThatAreGoneLeaveNothingBehind() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("12");
    NEEDS("171");
    const auto turnPages = [&] {
      for (int i = 0; i < kPages; ++i) {
        run.window->openGame(i % 2 ? QStringLiteral("12") : QStringLiteral("171"));
        for (int k = 0; k < 3; ++k) QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
      }
      ::malloc_trim(0);
      return megabytesInUse();
    };
    (void)turnPages();
    const double before = turnPages(), grown = turnPages() - before;
    QCOMPARE(run.window->game().game()->id(), QStringLiteral("12"));
    if (!kSanitized) QVERIFY2(grown < 0.15, qPrintable(QStringLiteral("grew by %1 MB").arg(grown)));
  }

  void anHourLeavesTheProgramAsItWas() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("12");
    run.settings.set("sounds", false);
    const bool isLong = qEnvironmentVariableIsSet("MK_LONG");
    QList<QString> games;
    for (qsizetype i = 0; i < run.box.games().size(); i += isLong ? 1 : kEvery) games << run.box.games()[i].id();
    Somebody somebody(run, games);
    // Pictures of other sizes are kept up to a bound; they are none of this.
    QPixmapCache::setCacheLimit(1024);
    somebody.seeEverything();
    for (int i = 0; i < kMinute; ++i) somebody.doSomething();
    const double first = somebody.megabytes();
    const int all = (isLong ? 60 : kShort) * kMinute;
    for (int done = 1; done <= all; ++done) {
      somebody.doSomething();
      if (isLong && done % (10 * kMinute) == 0)
        qInfo("after %2d minutes: %.1f MB in use, %.1f MB resident; %.1f MB after a minute", done / kMinute,
              somebody.megabytes(), megabytesResident(), first);
    }
    qInfo("%d things done with %d games, %d moves played, %d lessons begun", all, static_cast<int>(games.size()),
          somebody.moves(), somebody.lessons());
    QVERIFY(somebody.moves() > all / 2);
    const double grown = somebody.megabytes() - first;
    if (!kSanitized) QVERIFY2(grown < kMostGrowth, qPrintable(QStringLiteral("grew by %1 MB").arg(grown)));
    qInfo("%.1f MB in use, %.1f MB more", first, grown);
  }
};

int main(int argc, char** argv) {
  if (qEnvironmentVariableIsSet("MK_LONG")) qputenv("QTEST_FUNCTION_TIMEOUT", "7200000"); // milliseconds
  QApplication app(argc, argv);
  GrowthTest test;
  return QTest::qExec(&test, argc, argv);
}

#include "growth_test.moc"
