// The table in the window, as people sit at it: against a computer, looking back, where the keyboard is, what is kept
// apart, what the others have just done.
#include "tests/running.h"

using namespace mk;

class TableWindowTest : public QObject {
  Q_OBJECT
private slots:
  void initTestCase() { applyStyle(*qApp, {}); }
  void undoAgainstAComputerGoesBackToOnesOwnMove_data();
  void undoAgainstAComputerGoesBackToOnesOwnMove();
};

namespace {

// A match of the person in the first seat against computers.
void against(Running& run, const QString& id, int seats = 2) {
  MatchSetup setup;
  setup.game = id;
  setup.seed = 7;
  for (int seat = 0; seat < seats; ++seat) setup.seats << SeatPlayer{kNoId, {}, seat == 0 ? 0 : 3, {}};
  emit run.window->game().play(setup);
}

bool isMine(Running& run) {
  if (run.match().over() || run.session().isThinking()) return false;
  const Turn turn = run.match().turn();
  return turn.isSeats() ? turn.has(0) : run.session().asksForThrow();
}

// Plays on until the person has made that many decisions and is to decide again.
bool playOn(Running& run, int decisions) {
  while (decisions-- > 0) {
    if (!QTest::qWaitFor([&] { return isMine(run); }, 10000)) return false;
    if (run.match().turn().isSeats()) {
      if (!run.session().play(0, run.match().now().moves(0).front())) return false;
    } else if (!run.session().throwDice()) {
      return false;
    }
  }
  return QTest::qWaitFor([&] { return isMine(run); }, 10000);
}

} // namespace

void TableWindowTest::undoAgainstAComputerGoesBackToOnesOwnMove_data() {
  QTest::addColumn<QString>("game");
  QTest::newRow("backgammon") << "1";
  QTest::newRow("yatzee") << "148";
}

void TableWindowTest::undoAgainstAComputerGoesBackToOnesOwnMove() {
  QFETCH(QString, game);
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("1");
  NEEDS("148");
  against(run, game);
  // Until the computer has acted at least once since the person's last decision.
  const auto lastOwn = [&] {
    for (std::size_t ply = run.match().plies(); ply-- > 0;) {
      const Event& e = run.match().event(ply);
      const Seat seat = e.kind == Event::Kind::Move ? e.seat : run.match().at(ply).chance().by;
      if (seat == 0) return ply;
    }
    return std::size_t{0};
  };
  for (int i = 0; i < 40 && (i < 3 || lastOwn() + 1 >= run.match().plies()); ++i) QVERIFY(playOn(run, 1));
  const std::size_t own = lastOwn();
  QVERIFY(own + 1 < run.match().plies());
  const QStringList log = logOf(run.match());
  QVERIFY(run.session().undo());
  QCOMPARE(run.match().plies(), own);
  QTest::qWait(600); // nobody plays it again
  QCOMPARE(run.match().plies(), own);
  QVERIFY(isMine(run));
  QVERIFY(run.session().redo());
  QCOMPARE(logOf(run.match()), log);
}

QTEST_MAIN(TableWindowTest)
#include "table_window_test.moc"
