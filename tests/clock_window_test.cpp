// Clocks in the window: set on the game's page, run beside the names, stored with the moves, taken up again with the
// time that was left; the flag ends the match with its reason; computers keep their time. Games 27, 12, 1.
#include "tests/running.h"

#include "app/shell/clock_bar.h"

#include <QLabel>
#include <QSpinBox>

using namespace mk;

namespace {

void playWithClocks(Running& run, const QString& id, const QString& clocks, const QString& position = {},
                    int computer = 0) {
  MatchSetup setup;
  setup.game = id;
  setup.start = position;
  setup.options[QString::fromLatin1(kClockOption)] = clocks;
  for (int i = 0; i < 2; ++i) setup.seats << SeatPlayer{};
  setup.seats[1].level = computer;
  run.window->go(Window::Table);
  QVERIFY(run.window->table().startMatch(*run.box.find(id), setup));
  QVERIFY(run.session().match().clocks());
}
ClockBar& clocks(Running& run) { return run.window->table().clocks(); }

} // namespace

class ClockWindowTest : public QObject {
  Q_OBJECT

private slots:
  void initTestCase() { applyStyle(*qApp, {}); }

  void clocksAreSetOnTheGamesPage() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("27");
    emit run.window->box().gamePicked("27");
    SetupForm& form = run.window->game().form();
    QVERIFY(form.clockMinutes() && form.clockSeconds());
    QCOMPARE(form.clockMinutes()->text(), QString("no clocks"));
    QVERIFY(!form.clockSeconds()->isEnabled());
    form.clockMinutes()->setValue(5);
    form.clockSeconds()->setValue(3);
    QTest::mouseClick(&run.window->game().playButton(), Qt::LeftButton);
    QCOMPARE(run.match().clocks(), (std::optional<TimeControl>{{300, 3}}));
    QVERIFY(clocks(run).isVisible());
    QVERIFY(clocks(run).text(0).endsWith("5:00"));
    QVERIFY(clocks(run).text(0).startsWith(QString(QChar(0x25b6)))); // it runs
    emit run.window->box().gamePicked("39");                         // dice: no clocks
    QVERIFY(!run.window->game().form().clockMinutes());
    emit run.window->box().gamePicked("27"); // and chess remembers
    QCOMPARE(run.window->game().form().clockMinutes()->value(), 5);
  }

  void whatAMoveTookStandsInTheLogAndIsTakenUpAgain() {
    QTemporaryDir dir;
    MatchId id = kNoId;
    qint64 white = 0;
    {
      Running run(dir.path());
      NEEDS("27");
      playWithClocks(run, "27", "60+2");
      QTest::qWait(120);
      run.click("e2");
      run.click("e4");
      QCOMPARE(run.match().plies(), 1u);
      const Event& e = run.match().event(0);
      QVERIFY2(e.took >= 110 && e.took < 5000, qPrintable(QString::number(e.took)));
      white = run.session().clockLeft(0);
      QCOMPARE(white, 62'000 - e.took);
      QVERIFY(run.session().clockLeft(1) <= 60'000);
      QVERIFY(!run.session().canUndo()); // nothing is taken back
      id = run.session().id();
    }
    Running run(dir.path());
    run.window->go(Window::Table);
    QVERIFY(run.window->table().resumeMatch(id));
    QCOMPARE(run.session().clockLeft(0), white);
    QVERIFY(clocks(run).isVisible());
    QVERIFY(clocks(run).text(0).contains(ClockBar::timeText(white)));
  }

  void theFlagEndsTheMatchWithItsReason() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("12");
    playWithClocks(run, "12", "1");
    QVERIFY(QTest::qWaitFor([&] { return run.match().over(); }, 5000));
    QCOMPARE(logOf(run.match()), QStringList{"flag 0"});
    QCOMPARE(run.match().result().winners(), std::vector<Seat>{1});
    QVERIFY(run.window->table().endPanel().isVisible());
    QVERIFY2(run.window->table().endPanel().text().contains("ran out"),
             qPrintable(run.window->table().endPanel().text()));
    QVERIFY(clocks(run).text(0).contains("0:00"));
    const auto kept = run.store->finishedMatches();
    QCOMPARE(kept.size(), 1);
    QCOMPARE(kept[0].result->places, (QList<int>{2, 1}));
  }

  void whoCannotMateGetsADrawOnly() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("27");
    playWithClocks(run, "27", "1", "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1");
    QVERIFY(QTest::qWaitFor([&] { return run.match().over(); }, 5000));
    QVERIFY(run.match().result().isDraw());
  }

  void aPauseAndAnotherPlaceStopTheClocks() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("27");
    playWithClocks(run, "27", "60");
    QTest::qWait(60);
    run.session().setPaused(true);
    const qint64 left = run.session().clockLeft(0);
    QVERIFY(left < 60'000 && left > 50'000);
    QTest::qWait(60);
    QCOMPARE(run.session().clockLeft(0), left);
    run.session().setPaused(false);
    QTest::qWait(60);
    QVERIFY(run.session().clockLeft(0) < left);
  }

  // Three seconds for the whole match are little, and the strongest level would think for more than one a move.
  void aComputerKeepsItsTime() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("27");
    playWithClocks(run, "27", "20", {}, 5);
    QVERIFY(run.session().play(0, "e2e4"));
    QVERIFY(QTest::qWaitFor([&] { return run.match().plies() >= 2; }, 10000));
    QVERIFY2(run.session().clockLeft(1) > 15'000, qPrintable(QString::number(run.session().clockLeft(1))));
  }

  void littleTimeIsSignedAndTold() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("1");
    playWithClocks(run, "27", "12");
    QVERIFY(!clocks(run).text(0).contains(QChar(0x26a0)));
    QSignalSpy told(&clocks(run), &ClockBar::littleTime), aloud(&clocks(run), &ClockBar::toldAloud);
    clocks(run).tellAction().trigger();
    QCOMPARE(aloud.size(), 1);
    QVERIFY(aloud[0][0].toString().contains("seconds"));
    playWithClocks(run, "27", "2");
    QTest::qWait(1900);
    QVERIFY(clocks(run).text(0).contains(QChar(0x26a0)));
    QCOMPARE(told.size(), 1);
  }

  void theClocksKeepTheirPlaceWhateverTheyShow() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("27");
    playWithClocks(run, "27", "3601");
    QTest::qWait(300);
    const QRect table = run.table().geometry(), bar = clocks(run).geometry();
    run.click("e2");
    run.click("e4");
    QTest::qWait(300);
    QCOMPARE(run.table().geometry(), table);
    QCOMPARE(clocks(run).geometry(), bar);
    QCOMPARE(ClockBar::timeText(3'600'500), QString("1:00:01"));
    QCOMPARE(ClockBar::timeText(59'001), QString("1:00"));
    QVERIFY(ClockBar::timeText(9'840).startsWith("0:09") && ClockBar::timeText(9'840).endsWith('8'));
  }

  void theThrowInBackgammonRunsOnTheThrowersClock() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("1");
    playWithClocks(run, "1", "600+10");
    for (int i = 0; i < 20 && !run.match().turn().isSeats(); ++i)
      if (run.match().turn().isChance()) QVERIFY(run.session().throwDice());
    const Seat seat = run.match().clockOf();
    QVERIFY(seat != kNobody);
    QTest::qWait(50);
    QVERIFY(run.session().clockLeft(seat) < 600'000);
    QCOMPARE(run.session().clockLeft(static_cast<Seat>(1 - seat)), qint64(600'000));
  }
};

QTEST_MAIN(ClockWindowTest)
#include "clock_window_test.moc"
