// Matches in the window: by mouse and by keyboard, undo, resuming, real dice, the curtain, a patience with its solver.
// Uses the family plugins that are built.
#include "tests/running.h"

#include <QLabel>

#include <QTest>

using namespace mk;

class MatchWindowTest : public QObject {
  Q_OBJECT
private slots:
  void initTestCase() { applyStyle(*qApp, {}); }
  void draughtsIsPlayedWithTheMouse();
  void draughtsIsPlayedWithTheKeyboard();
  void laddersIsPlayedWithTheSpaceKey();
  void undoAndRedoMeetAtTheSamePlaces();
  void lookingBackChangesNothing();
  void aMatchIsTakenUpAgainInANewWindow();
  void everyEventIsInTheStoreBeforeItIsShown();
  void aStoreThatFailsLetsTheMatchGoOn();
  void resigningIsAskedBackAndIsInTheRecords();
  void theLanguageSwitchesWhileAMatchRuns();
  void aMatchWaitsWhileOtherPlacesAreOpen();
  void aPauseCoversTheTableAndStopsTheClock();
  void realDiceAreAskedFor();
  void theCurtainHidesTheTableBetweenPersons();
  void aNumberedDealIsTheSameAgain();
  void theSolverNeverHoldsTheWindowUp();
  void aHintIsALegalMove();
  void thePromptShowsTheColourOfTheSeat();
  void twoSeatsKeepTheirColours();
};

void MatchWindowTest::draughtsIsPlayedWithTheMouse() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("12");
  run.play("12");
  run.click("c3");
  run.click("d4");
  QCOMPARE(logOf(run.match()), QStringList{"0 c3-d4"});
  run.click("c3"); // empty now, and the other side's turn
  QCOMPARE(run.match().plies(), 1u);
  run.click("b6");
  run.click("a5");
  QCOMPARE(run.match().plies(), 2u);
  QCOMPARE(run.store->unfinishedMatches().size(), 1);
}

void MatchWindowTest::draughtsIsPlayedWithTheKeyboard() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("12");
  run.play("12");
  TableCanvas& canvas = run.table().canvas();
  canvas.setFocus();
  const auto goTo = [&](const char* place) {
    const QPointF goal = run.pointOf(place);
    for (int step = 0; step < 40; ++step) {
      if (!canvas.focusPlace()) QTest::keyClick(&canvas, Qt::Key_Up);
      const QPointF d = goal - canvas.scene().spot(*canvas.focusPlace())->rect.center();
      if (d.manhattanLength() < 4) return true;
      if (std::abs(d.x()) > std::abs(d.y()))
        QTest::keyClick(&canvas, d.x() > 0 ? Qt::Key_Right : Qt::Key_Left);
      else
        QTest::keyClick(&canvas, d.y() > 0 ? Qt::Key_Down : Qt::Key_Up);
    }
    return false;
  };
  QVERIFY(goTo("c3"));
  QTest::keyClick(&canvas, Qt::Key_Return);
  QVERIFY(goTo("b4"));
  QTest::keyClick(&canvas, Qt::Key_Return);
  QCOMPARE(logOf(run.match()), QStringList{"0 c3-b4"});
}

void MatchWindowTest::laddersIsPlayedWithTheSpaceKey() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("37");
  run.play("37", 2);
  for (int i = 0; i < 6; ++i) {
    const std::size_t before = run.match().plies();
    QVERIFY(QTest::qWaitFor([&] { return run.session().asksForThrow(); }));
    QTest::keyPress(&run.table().canvas(), Qt::Key_Space);
    QTest::keyRelease(&run.table().canvas(), Qt::Key_Space);
    QVERIFY(QTest::qWaitFor([&] { return run.match().plies() > before; }));
  }
}

void MatchWindowTest::undoAndRedoMeetAtTheSamePlaces() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("12");
  run.play("12");
  for (const auto& [from, to] : {std::pair{"c3", "d4"}, {"b6", "a5"}, {"a3", "b4"}}) {
    run.click(from);
    run.click(to);
  }
  // b4 is where the man from a5 captures: three moves stand in the log, whatever follows.
  const QStringList log = logOf(run.match());
  QVERIFY(log.size() >= 2);
  const std::string end = run.match().now().text();
  while (run.session().canUndo()) QVERIFY(run.session().undo());
  QCOMPARE(run.match().plies(), 0u);
  QCOMPARE(run.store->loadMatch(run.session().id())->about.cursor, 0);
  while (run.session().canRedo()) QVERIFY(run.session().redo());
  QCOMPARE(logOf(run.match()), log);
  QCOMPARE(run.match().now().text(), end);
}

void MatchWindowTest::lookingBackChangesNothing() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("12");
  run.play("12");
  run.click("c3");
  run.click("d4");
  const View now = run.table().view();
  run.window->table().lookBack(0);
  QVERIFY(run.table().view() != now);
  QVERIFY(run.table().canvas().touch().legal().empty());
  QVERIFY(!run.window->table().banner().isHidden());
  run.window->table().lookBack(1);
  QVERIFY(run.table().view() == now);
  QCOMPARE(run.match().plies(), 1u);
  QVERIFY(!run.table().canvas().touch().legal().empty());
}

void MatchWindowTest::aMatchIsTakenUpAgainInANewWindow() {
  QTemporaryDir dir;
  QStringList log;
  std::string position;
  {
    Running run(dir.path());
    NEEDS("12");
    run.play("12");
    run.click("c3");
    run.click("d4");
    run.click("b6");
    run.click("a5");
    run.session().undo();
    log = logOf(run.match());
    position = run.match().now().text();
  }
  Running run(dir.path());
  const auto matches = run.store->unfinishedMatches();
  QCOMPARE(matches.size(), 1);
  emit run.window->box().matchPicked(matches.first().id);
  QCOMPARE(run.window->place(), Window::Table);
  QCOMPARE(logOf(run.match()), log);
  QCOMPARE(run.match().now().text(), position);
  QVERIFY(run.session().canRedo());
  QVERIFY(run.session().redo());
  QCOMPARE(run.match().plies(), 2u);
}

void MatchWindowTest::everyEventIsInTheStoreBeforeItIsShown() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("37");
  run.play("37", 2);
  int seen = 0;
  connect(&run.session(), &Session::changed, this, [&] {
    ++seen;
    QCOMPARE(run.store->matchSummary(run.session().id())->cursor, static_cast<int>(run.match().plies()));
  });
  for (int i = 0; i < 5; ++i) run.throwDie();
  QVERIFY(seen >= 5);
}

void MatchWindowTest::aStoreThatFailsLetsTheMatchGoOn() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("12");
  run.play("12");
  run.click("c3");
  run.click("d4");
  run.store->removeMatch(run.session().id()); // somebody else has removed it
  run.click("b6");
  run.click("a5");
  QCOMPARE(run.match().plies(), 2u);
  QVERIFY(!run.session().isKept());
  QVERIFY(!run.window->table().banner().isHidden());
  run.click("e3");
  run.click("f4");
  QCOMPARE(run.match().plies(), 3u);
}

void MatchWindowTest::resigningIsAskedBackAndIsInTheRecords() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("12");
  const ProfileId mari = run.window->profiles().add("Mari");
  QVERIFY(mari != kNoId);
  emit run.window->box().gamePicked("12");
  run.window->game().form().nameBox(1)->setEditText("Mari");
  QTest::mouseClick(&run.window->game().playButton(), Qt::LeftButton);
  run.click("c3");
  run.click("d4");
  run.click("b6");
  run.click("a5");
  QVERIFY(run.session().resign(0));
  QVERIFY(run.match().over());
  QVERIFY(!run.window->table().endPanel().isHidden());
  QVERIFY2(run.window->table().endPanel().text().contains("Mari won!"),
           qPrintable(run.window->table().endPanel().text()));
  QCOMPARE(run.store->unfinishedMatches().size(), 0);
  QCOMPARE(run.store->record(mari, "12").won, 1);
  run.window->go(Window::Records);
  QCOMPARE(run.window->records().table().rowCount(), 1);
  QVERIFY(run.window->records().exportTo(dir.filePath("out.csv")));
  QVERIFY(QFile::exists(dir.filePath("out.csv")));
  run.window->go(Window::Table);
  QTest::mouseClick(&run.window->table().endPanel().againButton(), Qt::LeftButton);
  QVERIFY(!run.match().over());
  QCOMPARE(run.match().plies(), 0u);
}

void MatchWindowTest::theLanguageSwitchesWhileAMatchRuns() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("12");
  run.play("12");
  run.click("c3");
  run.click("d4");
  const auto title = [&] { return run.session().game().name(run.context.lang()); };
  const QString english = run.window->game().playButton().text();
  QCOMPARE(english, QStringLiteral("Play"));
  run.settings.set("language", "et");
  QCoreApplication::processEvents();
  QCOMPARE(run.window->game().playButton().text(), QStringLiteral("Mängi"));
  QCOMPARE(title(), QStringLiteral("Kabe"));
  QCOMPARE(run.match().plies(), 1u);
  run.click("b6");
  run.click("a5");
  QCOMPARE(run.match().plies(), 2u);
  run.settings.set("language", "en");
  QCoreApplication::processEvents();
  QCOMPARE(run.window->game().playButton().text(), english);
}

void MatchWindowTest::aMatchWaitsWhileOtherPlacesAreOpen() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("12");
  run.play("12");
  run.window->go(Window::SettingsPage);
  QVERIFY(run.session().isPaused());
  run.settings.set("language", "et");
  run.settings.set("theme", "oo");
  QCoreApplication::processEvents();
  run.window->go(Window::Table);
  QVERIFY(!run.session().isPaused());
  run.click("c3");
  run.click("d4");
  QCOMPARE(run.match().plies(), 1u);
}

void MatchWindowTest::aPauseCoversTheTableAndStopsTheClock() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("12");
  run.play("12");
  for (QAction* action : run.window->table().actions())
    if (action->text() == "Pause") action->trigger();
  QVERIFY(run.table().isCurtained());
  const qint64 before = run.session().milliseconds();
  run.settings.set("language", "et"); // repaints everything, but shows nothing
  QCoreApplication::processEvents();
  QTest::qWait(30);
  QVERIFY(run.table().isCurtained());
  QCOMPARE(run.session().milliseconds(), before);
  emit run.table().curtainLifted();
  run.click("c3");
  run.click("d4");
  QCOMPARE(run.match().plies(), 1u);
}

void MatchWindowTest::realDiceAreAskedFor() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("37");
  emit run.window->box().gamePicked("37");
  run.window->game().form().setSeats(2);
  run.window->game().form().realDice()->setChecked(true);
  QTest::mouseClick(&run.window->game().playButton(), Qt::LeftButton);
  QVERIFY(run.session().asksForOutcome());
  QVERIFY(!run.session().asksForThrow());
  emit run.table().outcomeEntered(Outcome::dice({7})); // no die shows that
  QCOMPARE(run.match().plies(), 0u);
  emit run.table().outcomeEntered(Outcome::dice({4}));
  QCOMPARE(logOf(run.match()), QStringList{"chance dice 4"});
}

void MatchWindowTest::theCurtainHidesTheTableBetweenPersons() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("172");
  run.play("172", 3);
  QVERIFY(QTest::qWaitFor([&] { return run.table().isCurtained(); }));
  QVERIFY(run.table().view().zones.empty()); // nothing to peek at
  emit run.table().curtainLifted();
  QVERIFY(!run.table().view().zones.empty());
  QVERIFY(!run.table().canvas().touch().legal().empty());
  // Until another person decides nothing is covered; then everything is.
  for (int i = 0; i < 200 && !run.table().isCurtained() && !run.match().over(); ++i) {
    const Seat seat = run.match().turn().seat();
    QVERIFY(run.session().play(seat, run.match().now().moves(seat).front()));
  }
  QVERIFY(run.table().isCurtained());
  QVERIFY(run.table().view().zones.empty());
}

void MatchWindowTest::aNumberedDealIsTheSameAgain() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("150");
  emit run.window->box().gamePicked("150");
  run.window->game().form().dealNumber()->setText("4711");
  QTest::mouseClick(&run.window->game().playButton(), Qt::LeftButton);
  QVERIFY(QTest::qWaitFor([&] { return run.match().turn().isSeats(); }));
  QCOMPARE(run.match().seed(), 4711u);
  const std::string position = run.match().now().text();
  PracticeBar& bar = run.window->table().practiceBar();
  QVERIFY(!bar.isHidden());
  QVERIFY(run.session().play(0, run.match().now().moves(0).front()));
  emit bar.dealPicked(5);
  QVERIFY(QTest::qWaitFor([&] { return run.match().turn().isSeats(); }));
  QVERIFY(run.match().now().text() != position);
  bar.number().setText("4711");
  QTest::keyClick(&bar.number(), Qt::Key_Return);
  QVERIFY(QTest::qWaitFor([&] { return run.match().turn().isSeats(); }));
  QCOMPARE(run.match().now().text(), position);
}

void MatchWindowTest::theSolverNeverHoldsTheWindowUp() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("150");
  run.play("150");
  QVERIFY(QTest::qWaitFor([&] { return run.match().turn().isSeats(); }));
  Solver solver;
  QSignalSpy judged(&solver, &Solver::judged), found(&solver, &Solver::found);
  QElapsedTimer timer;
  timer.start();
  for (int i = 0; i < 5; ++i) solver.judge(run.match().now()); // each question stops the one before
  QVERIFY(solver.isWorking());
  solver.findWinnable(run.session().game(), {}, 1);
  solver.stop();
  QVERIFY2(timer.elapsed() < 10000, qPrintable(QString::number(timer.elapsed())));
  QVERIFY(!solver.isWorking());
  QTest::qWait(50);
  QCOMPARE(judged.size(), 0); // stopped questions have no answers
  QCOMPARE(found.size(), 0);
}

void MatchWindowTest::aHintIsALegalMove() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("150");
  run.play("150");
  QVERIFY(QTest::qWaitFor([&] { return run.match().turn().isSeats(); }));
  if (!run.match().game().suggests()) QSKIP("no suggestions in this game");
  Solver solver;
  std::optional<std::string> found;
  connect(&solver, &Solver::thought, this, [&](const Thought<std::string>& thought) { found = thought.move; });
  Thinking asked;
  asked.best = true;
  solver.think(run.match().now(), 0, asked);
  QVERIFY(QTest::qWaitFor([&] { return found.has_value(); }, 10000));
  const std::string move = *found;
  const auto moves = run.match().now().moves(0);
  QVERIFY(std::ranges::find(moves, move) != moves.end());
}

void MatchWindowTest::thePromptShowsTheColourOfTheSeat() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("12");
  run.play("12");
  auto* mark = run.table().findChild<QLabel*>("seatMark");
  QVERIFY(mark->isVisible());
  const QString first = mark->accessibleName();
  QVERIFY(!first.isEmpty());
  run.click("c3");
  run.click("d4");
  QVERIFY(mark->isVisible());
  QVERIFY(!mark->accessibleName().isEmpty());
  QVERIFY(mark->accessibleName() != first);
}

void MatchWindowTest::twoSeatsKeepTheirColours() {
  const GameBox box = GameBox::open(pluginFolders(QStringLiteral(MK_BIN_DIR "/plugins")));
  int known = 0;
  for (const BoxedGame& game : box.games()) {
    if (game.info->maxSeats != 2) continue;
    auto match = Match::begin(*game.info, 2, {}, 5);
    QVERIFY(match);
    SeatColours colours;
    std::map<Seat, Colour> seen;
    Random random(9, 0);
    for (int ply = 0; ply < 60 && !match->over(); ++ply) {
      const Seat seat = FastTurn::actor(match->now());
      if (seat != kNobody)
        if (const auto colour = colours.see(match->now().look(Viewer{seat}), seat, match->now().gestures(seat)))
          QVERIFY2(seen.emplace(seat, *colour).first->second == *colour, qPrintable(game.id()));
      if (match->turn().isChance()) {
        QVERIFY(match->chance());
        continue;
      }
      const auto moves = match->now().moves(match->turn().seat());
      QVERIFY(match->play(match->turn().seat(), moves[random.below(static_cast<std::uint32_t>(moves.size()))]));
    }
    QVERIFY2(seen.size() < 2 || seen[0] != seen[1], qPrintable(game.id()));
    known += seen.size() == 2;
  }
  QVERIFY(known > 10);
}

QTEST_MAIN(MatchWindowTest)
#include "match_window_test.moc"
