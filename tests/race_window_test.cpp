// Game 188 in the window: picks behind the curtain, everybody called to the keyboard, the watch, the race by keys of
// one's own, false alarms, other keys, a match taken up again.
#include "tests/running.h"

#include "boards/curtain.h"

using namespace mk;

namespace {

constexpr auto kFours =
    "game take-four; n=4; dealer=4; turn=1; hand1: JC QC JD KH; hand2: AC AD AH AS; hand3: KC QD QH JS; "
    "hand4: KD JH QS KS";

// Three persons and a computer player.
void sitDown(Running& run, const QString& position, const QMap<QString, QString>& options = {}) {
  MatchSetup setup;
  setup.game = QStringLiteral("188");
  setup.start = position;
  setup.options = options;
  for (const char* name : {"Mari", "Juku", "Kati"}) setup.seats << SeatPlayer{kNoId, QString::fromLatin1(name), 0, {}};
  setup.seats << SeatPlayer{kNoId, QStringLiteral("Computer"), 1, {}};
  run.window->go(Window::Table);
  QVERIFY(run.window->table().startMatch(*run.box.find(QStringLiteral("188")), setup));
}
RaceDesk& desk(Running& run) { return run.table().raceDesk(); }

void liftCurtain(Running& run) {
  QVERIFY(QTest::qWaitFor([&] { return run.table().isCurtained(); }));
  auto* button = run.table().findChild<Curtain*>()->findChild<QPushButton*>();
  QTest::mouseClick(button, Qt::LeftButton);
  QVERIFY(!run.table().isCurtained());
}
void touchCard(Running& run, Seat seat, std::int16_t at) {
  const auto* spot = run.table().canvas().scene().spot({seat, at});
  QVERIFY(spot);
  QTest::mouseClick(&run.table().canvas(), Qt::LeftButton, {}, spot->rect.center().toPoint());
}
// Juku lays four aces; the computer player passes a card on by itself.
void allPick(Running& run) {
  liftCurtain(run);
  touchCard(run, 0, 0);
  liftCurtain(run);
  QTest::keyClick(&run.table(), Qt::Key_Space); // the button that lays
  liftCurtain(run);
  touchCard(run, 2, 0);
  QVERIFY(QTest::qWaitFor([&] { return desk(run).isCovering(); }));
}
void start(Running& run) {
  QTest::keyClick(&desk(run), Qt::Key_X);
  QVERIFY(QTest::qWaitFor([&] { return desk(run).isWatching(); }));
}
bool showsAHand(Running& run) {
  for (const Zone& z : run.table().view().zones)
    if (z.kind == Zone::Kind::Hand && !z.items.empty()) return true;
  return false;
}

} // namespace

class RaceWindowTest : public QObject {
  Q_OBJECT

private slots:
  void initTestCase() { applyStyle(*qApp, {}); }

  void theSlowestKeyPays() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("188");
    sitDown(run, kFours);
    allPick(run);
    QVERIFY(!showsAHand(run));
    QVERIFY(!run.session().canUndo());
    QVERIFY(desk(run).keyOf(0).isVisible());
    QCOMPARE(desk(run).keyOf(0).text(), QString("Q"));
    QCOMPARE(desk(run).keyOf(2).text(), QString("Z"));
    QVERIFY(!desk(run).keyOf(3).isVisible()); // of a computer player
    start(run);
    QVERIFY(!showsAHand(run));
    QVERIFY(QTest::qWaitFor([&] { return desk(run).isRacing(); }));
    QVERIFY(showsAHand(run)); // Juku's aces
    QVERIFY(!desk(run).keyOf(1).isEnabled());
    QTest::qWait(250);
    QTest::keyClick(&desk(run), Qt::Key_Z);
    QTest::keyClick(&desk(run), Qt::Key_Z); // the first counts
    QTest::keyClick(&desk(run), Qt::Key_P); // who has laid does not race
    QTest::qWait(1300);
    QTest::keyClick(&desk(run), Qt::Key_Q);
    const QString last = logOf(run.match()).last().section(' ', 1);
    QVERIFY2(last.startsWith("race 1="), qPrintable(last));
    const auto ms = [&](const char* seat) {
      return last.section(QString(" %1=").arg(seat), 1).section(' ', 0, 0).toInt();
    };
    QVERIFY2(ms("3") >= 90 && ms("3") < 1000, qPrintable(last));
    QVERIFY2(ms("1") >= ms("3") + 900, qPrintable(last));
    QVERIFY2(ms("4") >= 700 && ms("4") <= 1100, qPrintable(last)); // the first level
    QCOMPARE(run.match().now().result().scores, (std::vector<int>{1, 0, 0, 0}));
    QVERIFY(!desk(run).isAsking());
    QVERIFY(!desk(run).isVisible());
    QVERIFY(run.session().asksForThrow()); // Mari deals next, and the button says so
    const auto buttons = run.table().findChildren<QPushButton*>();
    QVERIFY(std::ranges::any_of(buttons, [](auto* b) { return b->isVisible() && b->text().startsWith("Deal"); }));
  }

  void aKeyBeforeTheHandAppearsIsAFalseAlarm() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("188");
    sitDown(run, kFours);
    allPick(run);
    QTest::keyClick(&desk(run), Qt::Key_Z); // starts the count: no alarm
    QVERIFY(QTest::qWaitFor([&] { return desk(run).isWatching(); }));
    QTest::keyClick(&desk(run), Qt::Key_Q);
    QVERIFY(QTest::qWaitFor([&] { return !desk(run).isAsking(); }));
    QCOMPARE(logOf(run.match()).last().section(' ', 1), QString("false 1"));
    QCOMPARE(run.match().now().result().scores, (std::vector<int>{1, 0, 0, 0}));
  }

  void nothingComesAndTheNextPicks() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("188");
    sitDown(run, kFours);
    liftCurtain(run);
    touchCard(run, 0, 0);
    liftCurtain(run);
    touchCard(run, 1, 0);
    liftCurtain(run);
    touchCard(run, 2, 0);
    QVERIFY(QTest::qWaitFor([&] { return desk(run).isCovering(); }));
    start(run);
    liftCurtain(run); // of the first again
    QCOMPARE(logOf(run.match()).last().section(' ', 1), QString("quiet"));
    QVERIFY(!desk(run).isVisible());
    QCOMPARE(run.session().viewer(), Seat{0});
    QVERIFY(!run.session().canUndo());
  }

  void theMouseAndTouchPressKeysToo() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("188");
    sitDown(run, kFours);
    allPick(run);
    QTest::mouseClick(&desk(run).startButton(), Qt::LeftButton);
    QVERIFY(QTest::qWaitFor([&] { return desk(run).isRacing(); }, 8000));
    QTest::qWait(200);
    QTest::mouseClick(&desk(run).keyOf(0), Qt::LeftButton);
    QTest::mouseClick(&desk(run).keyOf(2), Qt::LeftButton);
    QVERIFY(logOf(run.match()).last().contains("race 1="));
  }

  void keysAreChangedAndKept() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("188");
    sitDown(run, kFours);
    allPick(run);
    QTest::mouseClick(&desk(run).keyOf(0), Qt::LeftButton);
    QTest::keyClick(&desk(run), Qt::Key_K);
    QCOMPARE(desk(run).keyOf(0).text(), QString("K"));
    QTest::mouseClick(&desk(run).keyOf(2), Qt::LeftButton);
    QTest::keyClick(&desk(run), Qt::Key_K); // it was taken: they change places
    QCOMPARE(desk(run).keys(), QString("ZPKMTB"));
    QCOMPARE(run.settings.value("raceKeys").toString(), QString("ZPKMTB"));
    QVERIFY(desk(run).isCovering());
    start(run);
    QTest::keyClick(&desk(run), Qt::Key_Q); // nobody's key any more
    QTest::keyClick(&desk(run), Qt::Key_K);
    QVERIFY(QTest::qWaitFor([&] { return !desk(run).isAsking(); }));
    QCOMPARE(logOf(run.match()).last().section(' ', 1), QString("false 3"));
  }

  void aMatchTakenUpAgainCallsEverybodyAnew() {
    QTemporaryDir dir;
    MatchId id = kNoId;
    {
      Running run(dir.path());
      NEEDS("188");
      sitDown(run, kFours);
      allPick(run);
      start(run);
      id = run.session().id();
      QVERIFY(id != kNoId);
    }
    Running run(dir.path());
    run.window->go(Window::Table);
    QVERIFY(run.window->table().resumeMatch(id));
    QVERIFY(desk(run).isCovering());
    QVERIFY(!run.table().isCurtained());
    QVERIFY(!showsAHand(run));
    start(run);
    QVERIFY(QTest::qWaitFor([&] { return desk(run).isRacing(); }));
    QTest::keyClick(&desk(run), Qt::Key_Escape); // means nothing here
    QTest::qWait(150);
    QTest::keyClick(&desk(run), Qt::Key_Q);
    QTest::keyClick(&desk(run), Qt::Key_Z);
    QVERIFY(logOf(run.match()).last().contains("race 1="));
  }
};

QTEST_MAIN(RaceWindowTest)
#include "race_window_test.moc"
