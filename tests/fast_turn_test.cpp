// Turns by one key: what is played, what never is, and what is told of it. Uses the family plugins that are built.
#include "tests/running.h"

#include "app/play/fast_turn.h"
#include "boards/action_strip.h"

#include <QLabel>
#include <QTest>

#include <optional>

using namespace mk;

namespace {

bool finished(Running& run) {
  return QTest::qWaitFor([&] { return !run.session().isPlayingFast(); }, 20000);
}

QString told(Running& run) { return run.table().findChild<QLabel*>("happened")->text(); }

} // namespace

class FastTurnTest : public QObject {
  Q_OBJECT
private slots:
  void initTestCase() { applyStyle(*qApp, {}); }
  void inEveryGameItStopsAtDecisionsAndAtOtherSeats();
  void whatIsOfferedTellsNothingHidden();
  void theButtonGivesTheFocusToTheTable();
  void theButtonOfTheThrowStaysUnderTheMouse();
  void aWholeTurnIsOneKeyAndEveryEventIsInTheStore();
  void undoTakesItBackStepByStep();
  void aWholeRoundStopsWhereEverybodyHasThrown();
  void theSumIsTold();
  void withTheSettingTheThrowIsTheWholeTurn();
  void realDiceAreNeverThrownByTheProgram();
  void itEndsWithTheMatch();
};

// Straight through the catalogue: every step is a throw or the only legal move, and it ends for a reason.
void FastTurnTest::inEveryGameItStopsAtDecisionsAndAtOtherSeats() {
  const GameBox box = GameBox::open(pluginFolders(QStringLiteral(MK_BIN_DIR "/plugins")));
  QVERIFY(!box.games().isEmpty());
  int stopsAtDecisions = 0, stopsAtOthers = 0;
  for (const BoxedGame& game : box.games()) {
    auto match = Match::begin(*game.info, game.info->seats, {}, 3);
    QVERIFY(match);
    Random random(5, 0);
    for (int turn = 0; turn < 12 && !match->over(); ++turn) {
      FastTurn fast(FastTurn::Reach::Turn, match->now());
      const Seat actor = FastTurn::actor(match->now());
      while (const auto step = fast.next(match->now())) {
        QCOMPARE(step->isChance, match->turn().isChance());
        QCOMPARE(step->seat, actor);
        if (!step->isChance) {
          QCOMPARE(match->now().moves(actor).size(), std::size_t(1));
          QCOMPARE(match->now().moves(actor).front(), step->move);
        }
        QVERIFY(step->isChance ? match->chance() : match->play(step->seat, step->move));
        fast.took(*step);
      }
      if (match->over()) break;
      const Turn now = match->turn();
      if (actor != kNobody && now.isSeats() && now.has(actor) && !now.several() && game.info->seats > 1) {
        QVERIFY2(match->now().moves(actor).size() > 1, qPrintable(game.id()));
        ++stopsAtDecisions;
      } else if (actor != kNobody) {
        ++stopsAtOthers;
      }
      if (now.isChance()) {
        QVERIFY(match->chance());
      } else {
        const auto moves = match->now().moves(now.seat());
        QVERIFY(match->play(now.seat(), moves[random.below(static_cast<std::uint32_t>(moves.size()))]));
      }
    }
  }
  QVERIFY(stopsAtDecisions > 0);
  QVERIFY(stopsAtOthers > 0);
}

// Two tables that the seat to act cannot tell apart offer it the same.
void FastTurnTest::whatIsOfferedTellsNothingHidden() {
  const GameBox box = GameBox::open(pluginFolders(QStringLiteral(MK_BIN_DIR "/plugins")));
  int different = 0;
  for (const BoxedGame& game : box.games()) {
    if (!game.info->secrets) continue;
    auto match = Match::begin(*game.info, game.info->seats, {}, 11);
    QVERIFY(match);
    Random random(5, 0);
    for (int step = 0; step < 80 && !match->over(); ++step) {
      const Seat seat = FastTurn::actor(match->now());
      if (seat != kNobody) {
        const auto other = match->now().clone();
        other->scramble(Viewer{seat}, random);
        different += other->equals(match->now()) ? 0 : 1;
        Random here(7, 1), there(7, 1);
        const FastProspect is = fastProspect(match->now(), here, 6), might = fastProspect(*other, there, 6);
        QVERIFY2(is.turn == might.turn && is.round == might.round, qPrintable(game.id()));
      }
      if (match->turn().isChance()) {
        QVERIFY(match->chance());
        continue;
      }
      if (match->turn().several()) break;
      const auto moves = match->now().moves(match->turn().seat());
      QVERIFY(match->play(match->turn().seat(), moves[random.below(static_cast<std::uint32_t>(moves.size()))]));
    }
  }
  QVERIFY(different > 0);
}

void FastTurnTest::theButtonGivesTheFocusToTheTable() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("37");
  run.play("37", 2);
  run.window->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(run.window.get()));
  QPushButton* whole = nullptr;
  for (QPushButton* b : run.table().findChildren<QPushButton*>())
    if (b->isVisible() && b->accessibleName() == run.window->table().roundAction().text()) whole = b;
  QVERIFY(whole);
  QTest::mouseClick(whole, Qt::LeftButton);
  QVERIFY(finished(run));
  QCOMPARE(QApplication::focusWidget(), static_cast<QWidget*>(&run.table().canvas()));
}

// It is pressed again and again: whatever comes and goes beside it, it stays where it is, and no other takes its place.
void FastTurnTest::theButtonOfTheThrowStaysUnderTheMouse() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("39");
  for (const char* id : {"39", "148"}) {
    run.play(id, 2);
    const auto* strip = run.table().findChild<ActionStrip*>();
    std::optional<QPoint> aimed;
    Random random(7, 0);
    for (int i = 0; i < 40 && !run.match().over(); ++i) {
      QCoreApplication::processEvents();
      for (const QPushButton* b : strip->findChildren<QPushButton*>()) {
        if (!b->isVisible()) continue;
        const QRect at(b->mapTo(&run.table(), QPoint()), b->size());
        const bool main = b->property("main").toBool();
        if (main && !aimed) aimed = at.center();
        if (aimed) QVERIFY2(at.contains(*aimed) == main, qPrintable(QString::fromLatin1(id) + u' ' + b->text()));
      }
      const Turn turn = run.match().turn();
      if (turn.isSeats()) {
        const auto moves = run.match().now().moves(turn.seat());
        QVERIFY(run.session().play(turn.seat(), moves[random.below(static_cast<std::uint32_t>(moves.size()))]));
      } else {
        QVERIFY(run.session().throwDice());
      }
    }
    QVERIFY(aimed);
  }
}

void FastTurnTest::aWholeTurnIsOneKeyAndEveryEventIsInTheStore() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("37");
  run.play("37", 2);
  connect(&run.session(), &Session::changed, this, [&] {
    QCOMPARE(run.store->matchSummary(run.session().id())->cursor, static_cast<int>(run.match().plies()));
  });
  for (int turn = 0; turn < 8 && !run.match().over(); ++turn) {
    QVERIFY(QTest::qWaitFor([&] { return run.session().mayPlayFast(); }));
    const Seat seat = FastTurn::actor(run.match().now());
    const std::size_t before = run.match().plies();
    run.session().playFast(FastTurn::Reach::Turn);
    QVERIFY(finished(run));
    QVERIFY(run.match().plies() > before);
    QVERIFY(run.match().over() || FastTurn::actor(run.match().now()) != seat);
    for (std::size_t ply = before; ply < run.match().plies(); ++ply)
      QCOMPARE(FastTurn::actor(run.match().at(ply)), seat);
  }
  QCOMPARE(run.store->loadMatch(run.session().id())->log, logOf(run.match()));
}

void FastTurnTest::undoTakesItBackStepByStep() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("37");
  run.play("37", 3);
  run.session().playFast(FastTurn::Reach::Round);
  QVERIFY(finished(run));
  const QStringList log = logOf(run.match());
  QVERIFY(log.size() >= 3);
  while (run.session().canUndo()) {
    const std::size_t before = run.match().plies();
    QVERIFY(run.session().undo());
    QVERIFY(run.match().plies() < before);
    QVERIFY(!run.session().isPlayingFast());
  }
  QCOMPARE(run.match().plies(), 0u);
  while (run.session().canRedo()) QVERIFY(run.session().redo());
  QCOMPARE(logOf(run.match()), log); // nobody has thrown again
}

void FastTurnTest::aWholeRoundStopsWhereEverybodyHasThrown() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("37");
  run.play("37", 4);
  QVERIFY(run.session().prospect().round);
  QVERIFY(run.window->table().roundAction().isEnabled());
  run.window->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(run.window.get()));
  QTest::keyClick(&run.table().canvas(), Qt::Key_Return, Qt::ControlModifier);
  QVERIFY(run.session().isPlayingFast());
  QVERIFY(!run.session().asksForThrow()); // no hand is needed meanwhile
  QVERIFY(finished(run));
  QSet<int> seats;
  for (std::size_t ply = 0; ply < run.match().plies(); ++ply) seats << FastTurn::actor(run.match().at(ply));
  QCOMPARE(seats.size(), 4);
  QVERIFY(seats.contains(FastTurn::actor(run.match().now()))); // the next round begins
  QVERIFY(run.session().asksForThrow());
}

void FastTurnTest::theSumIsTold() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("77");
  emit run.window->box().gamePicked("77");
  run.window->game().form().setSeats(2);
  run.window->game().form().nameBox(0)->setEditText("Mari");
  run.window->game().form().nameBox(1)->setEditText("Jüri");
  QTest::mouseClick(&run.window->game().playButton(), Qt::LeftButton);
  QVERIFY(run.session().mayPlayFast());
  run.session().playFast(FastTurn::Reach::Round);
  QVERIFY(finished(run));
  QVERIFY2(told(run).contains("Mari") && told(run).contains("Jüri"), qPrintable(told(run)));
}

void FastTurnTest::withTheSettingTheThrowIsTheWholeTurn() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("37");
  run.settings.set("fastTurns", true);
  run.play("37", 2);
  QVERIFY(!run.window->table().turnAction().isVisible()); // the throw itself does it
  for (int turn = 0; turn < 6 && !run.match().over(); ++turn) {
    QVERIFY(QTest::qWaitFor([&] { return run.session().asksForThrow(); }));
    const Seat seat = FastTurn::actor(run.match().now());
    QTest::keyClick(&run.table().canvas(), Qt::Key_Space);
    QVERIFY(QTest::qWaitFor([&] { return run.session().asksForThrow() || run.match().over(); }));
    QVERIFY(run.match().over() || FastTurn::actor(run.match().now()) != seat);
  }
}

void FastTurnTest::realDiceAreNeverThrownByTheProgram() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("37");
  emit run.window->box().gamePicked("37");
  run.window->game().form().realDice()->setChecked(true);
  QTest::mouseClick(&run.window->game().playButton(), Qt::LeftButton);
  QVERIFY(!run.session().mayPlayFast());
  QVERIFY(!run.window->table().turnAction().isEnabled());
  run.session().playFast(FastTurn::Reach::Round);
  QTest::qWait(30);
  QCOMPARE(run.match().plies(), 0u);
}

void FastTurnTest::itEndsWithTheMatch() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("37");
  run.play("37", 2);
  for (int round = 0; round < 400 && !run.match().over(); ++round) {
    run.session().playFast(FastTurn::Reach::Round);
    QVERIFY(finished(run));
  }
  QVERIFY(run.match().over());
  QVERIFY(!run.session().isPlayingFast());
  QVERIFY(!run.window->table().endPanel().isHidden());
  QCOMPARE(run.store->unfinishedMatches().size(), 0);
}

QTEST_MAIN(FastTurnTest)
#include "fast_turn_test.moc"
