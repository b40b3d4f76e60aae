// Timed decisions in the window: an expression put together from dice and signs, its seconds in the log, the clock that
// runs down, stops in a pause and is not turned back. Games 101 and 144 of the dice family.
#include "tests/running.h"

#include <QLabel>

using namespace mk;

namespace {

// A match from a position, at the table.
void playFrom(Running& run, const QString& id, const QString& position, const QMap<QString, QString>& options = {}) {
  MatchSetup setup;
  setup.game = id;
  setup.start = position;
  setup.options = options;
  for (int i = 0; i < 2; ++i) setup.seats << SeatPlayer{};
  run.window->go(Window::Table);
  QVERIFY(run.window->table().startMatch(*run.box.find(id), setup));
  QVERIFY(run.window->table().session());
}
QLineEdit* line(Running& run) {
  for (auto* l : run.table().findChildren<QLineEdit*>(QStringLiteral("entryLine")))
    if (l->isVisible()) return l;
  return nullptr;
}
QLabel* countdown(Running& run) { return run.table().findChild<QLabel*>(QStringLiteral("countdown")); }
void press(Running& run, const QString& text) {
  for (QPushButton* b : run.table().findChildren<QPushButton*>())
    if (b->isVisible() && b->text() == text) return QTest::mouseClick(b, Qt::LeftButton);
  QFAIL(qPrintable("no button " + text));
}
void touchDie(Running& run, std::int16_t at) {
  TableCanvas& canvas = run.table().canvas();
  const auto* spot = canvas.scene().spot({run.table().view().entry->dice, at});
  QVERIFY(spot);
  QTest::mouseClick(&canvas, Qt::LeftButton, {}, spot->rect.center().toPoint());
}

} // namespace

class TimedWindowTest : public QObject {
  Q_OBJECT

private slots:
  void initTestCase() { applyStyle(*qApp, {}); }

  void anExpressionIsPutTogetherByHand() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("101");
    playFrom(run, "101", "101 r1 s1 [0,0] {d=336}");
    QVERIFY(line(run));
    QVERIFY(countdown(run)->isVisible());
    touchDie(run, 2); // 6
    press(run, QString(QChar(0x00d7)));
    touchDie(run, 0);
    touchDie(run, 1);
    QCOMPARE(line(run)->text(), QString("6") + QChar(0x00d7) + "33");
    press(run, "OK"); // joined: refused, and what is written stays
    QCOMPARE(run.match().plies(), 0u);
    QVERIFY(run.table().findChild<QLabel*>("happened")->text().startsWith("Dice are not joined"));
    press(run, QString(QChar(0x232b)));
    press(run, QString(QChar(0x2212)));
    touchDie(run, 1);
    press(run, "OK");
    QCOMPARE(logOf(run.match()), QStringList{"0 expr 6*3-3"});
    QVERIFY(!countdown(run)->isVisible());
  }

  void theSecondsStandInTheLog() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("101");
    playFrom(run, "101", "101 r1 s1 [0,0] {d=555}");
    QTest::qWait(1150);
    QTest::keyClicks(line(run), "5+5+5");
    QTest::keyClick(line(run), Qt::Key_Return);
    QCOMPARE(logOf(run.match()), QStringList{"0 expr 5+5+5 t1"});
    QVERIFY(!run.session().canUndo()); // a clock is not turned back
  }

  void nobodyWritesAnotherTime() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("101");
    playFrom(run, "101", "101 r1 s1 [0,0] {d=555}");
    QVERIFY(run.session().play(0, "expr 5+5+5 t29"));
    QCOMPARE(logOf(run.match()), QStringList{"0 expr 5+5+5"});
  }

  void aPauseStopsTheClock() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("101");
    playFrom(run, "101", "101 r1 s1 [0,0] {d=555}");
    QTest::qWait(60);
    run.session().setPaused(true);
    const qint64 left = run.session().timeLeft();
    QVERIFY(left < 30'000 && left > 25'000);
    QTest::qWait(60);
    QCOMPARE(run.session().timeLeft(), left);
    run.session().setPaused(false);
    QTest::qWait(60);
    QVERIFY(run.session().timeLeft() < left);
  }

  // 29 of the 30 seconds are spent: the last one runs out by itself, and the group that was found counts.
  void timeRunsOut() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("144");
    playFrom(run, "144", "144 r1 s1 [8,0] {g=35 u=29 d=26353}", {{"time", "30-s"}});
    QVERIFY(QTest::qWaitFor([&] { return run.match().plies() > 0; }, 5000));
    QCOMPARE(logOf(run.match()).first(), QString("clock"));
    QCOMPARE(run.match().now().look({}).zones.empty(), false);
    QVERIFY(run.match().now().text().find("[8,0]") != std::string::npos);
  }

  void aGroupIsTouchedDieByDie() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("144");
    playFrom(run, "144", "144 r1 s1 [0,0] {d=26353}");
    QVERIFY(!countdown(run)->isVisible());
    touchDie(run, 0);
    touchDie(run, 1);
    press(run, "OK");
    QCOMPARE(logOf(run.match()), QStringList{"0 group 26"});
    touchDie(run, 0); // lies aside now
    QCOMPARE(line(run)->text(), QString());
    touchDie(run, 2);
    touchDie(run, 3);
    press(run, "OK");
    QCOMPARE(run.match().result().scores, (std::vector<int>{16, 0}));
  }

  void diceArePutOnTheNumbersOfTheRaft() {
    QTemporaryDir dir;
    Running run(dir.path());
    NEEDS("116");
    playFrom(run, "116", "116 r1 s1 [0,0] {d=356}");
    TableCanvas& canvas = run.table().canvas();
    const auto touch = [&](Place p) {
      const auto* spot = canvas.scene().spot(p);
      QVERIFY(spot);
      QTest::mouseClick(&canvas, Qt::LeftButton, {}, spot->rect.center().toPoint());
    };
    const Place eight{1, 4}, six{1, 10}; // the lines of 8 and 6 in the column of the first seat
    for (const auto& [die, number] : {std::pair{0, eight}, {1, eight}, {2, six}}) {
      touch({0, static_cast<std::int16_t>(die)});
      touch(number);
    }
    const auto picked = canvas.touch().picked();
    QVERIFY(std::ranges::count(picked, eight) == 1 && std::ranges::count(picked, six) == 1);
    for (QPushButton* b : run.table().findChildren<QPushButton*>())
      if (b->isVisible() && b->text().startsWith("Cross off as laid")) QTest::mouseClick(b, Qt::LeftButton);
    QCOMPARE(logOf(run.match()), QStringList{"0 cross 8=35 6=6"});
  }
};

QTEST_MAIN(TimedWindowTest)
#include "timed_window_test.moc"
