// The table in the window, as people sit at it: against a computer, looking back, where the keyboard is, what is kept
// apart, what the others have just done.
#include "tests/running.h"
#include "tests/small_games.h"

#include <QLabel>
#include <QMenu>
#include <QRegularExpression>

#include <functional>
#include <map>
#include <set>

using namespace mk;

class TableWindowTest : public QObject {
  Q_OBJECT
private slots:
  void initTestCase() { applyStyle(*qApp, {}); }
  void undoAgainstAComputerGoesBackToOnesOwnMove_data();
  void undoAgainstAComputerGoesBackToOnesOwnMove();
  void escapeLeadsOutOfLookingBack();
  void theKeyboardStaysAtTheTable();
  void whatTheComputerDidStaysToBeSeen();
  void aPatienceLaysHomeOnlyWhatIsDecided();
  void layingHomeCanBeStopped();
  void whatEndedStandsStillInTheBar();
  void aSecretChoiceWithoutCardsIsCovered();
  void watchingGoesOnByKeys();
  void whatEndsTheMatchIsNotSignedAsDone();
  void diceThatAreKeptLieApart();
  void theMiddleOfAMoveIsSeen_data();
  void theMiddleOfAMoveIsSeen();
  void aPromotionIsAskedForWhereThePawnStands();
  void theBoardStaysWhereItIs_data();
  void theEndLeavesTheBoardToBeSeen();
  void theBoardStaysWhereItIs();
  void aDoubleLeavesTheBoardWhereItIs_data();
  void aDoubleLeavesTheBoardWhereItIs();
  void thePlayersBesideTheBoardStayWhereTheyAre();
  void placesOfBoardsAreSpokenInTheLanguageOfTheProgram();
  void aFigureIsSpokenWithWhoseItIs();
  void onlyWhatIsAddedUpHasALineAboveIt();
  void whatHappenedEndsWithTheLast();
  void aDieInTheHandLooksLikeNoOther();
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

void TableWindowTest::escapeLeadsOutOfLookingBack() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("12");
  run.play("12");
  run.click("c3");
  run.click("d4");
  const View now = run.table().view();
  for (const bool atTheTable : {true, false}) {
    run.window->table().lookBack(0);
    QVERIFY(run.table().view() != now);
    QVERIFY(!run.window->table().banner().isHidden());
    if (atTheTable) run.table().canvas().setFocus();
    QTest::keyClick(run.window->focusWidget(), Qt::Key_Escape);
    QVERIFY(run.window->table().banner().isHidden());
    QVERIFY(run.table().view() == now);
    QVERIFY(!run.table().canvas().touch().legal().empty());
  }
  run.click("b6");
  run.click("a5");
  QCOMPARE(run.match().plies(), 2u);
}

void TableWindowTest::theKeyboardStaysAtTheTable() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("12");
  run.play("12");
  run.click("c3");
  run.click("d4");
  const auto atTheTable = [&] {
    QWidget* focused = run.window->focusWidget();
    return focused == &run.table() || run.table().isAncestorOf(focused);
  };
  run.window->table().lookBack(0);
  const auto answers = [&] {
    QList<QPushButton*> shown;
    for (QPushButton* b : run.window->table().banner().findChildren<QPushButton*>())
      if (b->isVisible()) shown << b;
    return shown;
  };
  QTest::keyClick(answers().last(), Qt::Key_Space);
  QVERIFY(atTheTable());
  // The answer that was given last has the keyboard: Enter goes on the same way.
  run.window->table().lookBack(0);
  QTest::mouseClick(answers().at(1), Qt::LeftButton); // later: the newest, the match is there again
  QVERIFY(atTheTable());
  for (QAction* action : run.window->table().moreMenu().actions())
    if (action->text() == "Give up…") action->trigger();
  QTest::keyClick(answers().last(), Qt::Key_Space);
  QVERIFY(run.match().over());
  QVERIFY(atTheTable());
}

void TableWindowTest::whatTheComputerDidStaysToBeSeen() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("1");
  Presenter::Shown shown;
  connect(&run.window->table().presenter(), &Presenter::shown, this, [&](const Presenter::Shown& s) { shown = s; });
  against(run, "1");
  int seen = 0;
  for (int i = 0; i < 30 && seen < 2; ++i) {
    QVERIFY(playOn(run, 1));
    const Match& match = run.match();
    if (match.plies() < 3 || match.event(match.plies() - 1).seat != 1) continue;
    ++seen;
    for (std::size_t ply = match.plies(); ply-- > 0 && match.event(ply).kind == Event::Kind::Move;) {
      if (match.event(ply).seat != 1) break;
      for (const Place place : match.touched(ply))
        QVERIFY2(std::ranges::find(shown.last, place) != shown.last.end(), match.event(ply).move.c_str());
    }
    const auto dice = std::ranges::find(shown.view.zones, Zone::Kind::Dice, &Zone::kind);
    QVERIFY(dice != shown.view.zones.end() && !dice->items.empty());
    for (const Item& die : dice->items) QVERIFY(die.thing.code != 0 && die.dim);
  }
  QCOMPARE(seen, 2);
}

namespace {

// A deal that can be won, played by the solver up to where nothing is left to decide.
bool playToTheEasyEnd(Running& run) {
  for (quint64 seed = 1; seed < 60; ++seed) {
    MatchSetup setup;
    setup.game = "150";
    setup.seed = seed;
    setup.seats << SeatPlayer{};
    emit run.window->game().play(setup);
    if (!QTest::qWaitFor([&] { return run.match().turn().isSeats(); })) return false;
    SolveLimits limits;
    limits.positions = 40'000;
    const auto verdict = run.match().now().solve(limits);
    if (verdict.winnable != Winnable::Yes) continue;
    for (const std::string& move : verdict.line) {
      if (run.window->table().presenter().mayFinish() && run.match().plies() > 3) return true;
      if (!run.session().play(0, move)) return false;
    }
  }
  return false;
}

} // namespace

void TableWindowTest::aPatienceLaysHomeOnlyWhatIsDecided() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("150");
  PracticeBar& bar = run.window->table().practiceBar();
  for (quint64 seed = 1; seed <= 25; ++seed) {
    MatchSetup setup;
    setup.game = "150";
    setup.seed = seed;
    setup.seats << SeatPlayer{};
    emit run.window->game().play(setup);
    QVERIFY(QTest::qWaitFor([&] { return run.match().turn().isSeats(); }));
    QVERIFY2(!run.window->table().presenter().mayFinish(), "a deal that nobody has played");
    QVERIFY(bar.finishButton().isHidden());
  }
  QVERIFY(playToTheEasyEnd(run));
  QVERIFY(!bar.finishButton().isHidden());
  const std::size_t before = run.match().plies();
  QTest::mouseClick(&bar.finishButton(), Qt::LeftButton);
  QVERIFY(QTest::qWaitFor([&] { return run.match().over(); }));
  QVERIFY(run.match().result().winners().size() == 1);
  for (std::size_t ply = before; ply < run.match().plies(); ++ply) { // home, or the only move there was
    const Position& at = run.match().at(ply);
    const Gesture g = at.gestureOf(0, run.match().event(ply).move);
    const View view = at.look(Viewer{0});
    const bool home = view.find(g.path.back().from.zone) != nullptr &&
                      view.find(g.path.back().from.zone)->role == Zone::Role::Foundation;
    QVERIFY(home || at.moves(0).size() == 1);
  }
}

void TableWindowTest::layingHomeCanBeStopped() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("150");
  run.settings.set("animations", true);
  QVERIFY(playToTheEasyEnd(run));
  PracticeBar& bar = run.window->table().practiceBar();
  for (const bool byKey : {false, true}) {
    QTest::mouseClick(&bar.finishButton(), Qt::LeftButton);
    QVERIFY(run.window->table().presenter().isFinishing());
    if (byKey)
      QTest::keyClick(&run.table().canvas(), Qt::Key_Escape);
    else
      QTest::mouseClick(&bar.finishButton(), Qt::LeftButton);
    QVERIFY(!run.window->table().presenter().isFinishing());
    const std::size_t stopped = run.match().plies();
    QTest::qWait(500);
    QCOMPARE(run.match().plies(), stopped);
    if (run.match().over()) return;
  }
}

void TableWindowTest::whatEndedStandsStillInTheBar() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("150");
  QVERIFY(playToTheEasyEnd(run));
  run.window->table().presenter().finish();
  QVERIFY(QTest::qWaitFor([&] { return run.match().over(); }));
  const int points = run.match().result().scores.at(0);
  bool found = false;
  for (QLabel* label : run.window->table().findChildren<QLabel*>())
    if (label->text().contains("points") && label->text().contains(u':')) {
      QVERIFY2(label->text().contains(QString::number(points)), qPrintable(label->text()));
      found = true;
    }
  QVERIFY(found);
}

void TableWindowTest::aSecretChoiceWithoutCardsIsCovered() {
  BoxedGame game;
  game.info = &test::fingers();
  MatchSetup setup;
  setup.seats << SeatPlayer{} << SeatPlayer{};
  auto opened = Session::begin(game, setup, nullptr);
  QVERIFY2(opened.session, qPrintable(opened.problem));
  Session& session = *opened.session;
  while (session.match().turn().isChance()) QVERIFY(session.throwDice());
  QVERIFY(session.hides());
  const Seat first = session.viewer();
  QVERIFY(session.play(first, session.match().now().moves(first).front()));
  QVERIFY(!session.match().over());
  QVERIFY(session.viewer() != first);
  QVERIFY(session.handsOver(first));
}

// A tick beside the entries that can be ticked would say that it is on.
void TableWindowTest::whatEndsTheMatchIsNotSignedAsDone() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("12");
  run.play("12");
  const auto drawn = [](const QIcon& icon) { return icon.pixmap(QSize(24, 24)).toImage(); };
  int found = 0;
  for (const QAction* action : run.window->table().moreMenu().actions()) {
    if (action->isSeparator() || action->isCheckable()) continue;
    QVERIFY2(drawn(action->icon()) != drawn(icon("check", style().text)), qPrintable(action->text()));
    if (action->text() != "End the match here…") continue;
    QCOMPARE(drawn(action->icon()), drawn(icon("stop", style().text)));
    ++found;
  }
  QCOMPARE(found, 1);
}

void TableWindowTest::watchingGoesOnByKeys() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("12");
  QVERIFY(run.window->table().startLesson(*run.box.find("12")));
  run.window->go(Window::Table);
  run.window->activateWindow();
  QVERIFY(QTest::qWaitForWindowActive(run.window.get()));
  const auto step = [&] { return run.window->table().lesson()->step(); };
  const int first = step();
  QTest::keyClick(run.window->focusWidget(), Qt::Key_Space);
  QVERIFY(run.window->table().lessonBar().isRunning());
  QTest::keyClick(run.window->focusWidget(), Qt::Key_Space);
  QVERIFY(!run.window->table().lessonBar().isRunning());
  QCOMPARE(step(), first);
  QTest::keyClick(run.window->focusWidget(), Qt::Key_Right);
  QCOMPARE(step(), first + 1);
  run.table().canvas().setFocus();
  QTest::keyClick(&run.table().canvas(), Qt::Key_Right);
  QCOMPARE(step(), first + 2);
  QTest::keyClick(&run.table().canvas(), Qt::Key_Left);
  QCOMPARE(step(), first + 1);
  QTest::keyClick(&run.table().canvas(), Qt::Key_Right);
  QCOMPARE(step(), first + 2);
  const std::size_t plies = run.window->table().lesson()->match().plies();
  run.window->table().lessonBar().tryButton().click();
  QVERIFY(!run.window->table().lesson());
  Session& session = *run.window->table().session();
  QCOMPARE(session.match().plies(), plies);
  QCOMPARE(session.persons(), 1);
  QVERIFY(session.isPerson(session.match().turn().seat()));
  QVERIFY(!session.isKept());
  QVERIFY(run.window->table().startLesson(*run.box.find("31")));
  QTest::keyClick(&run.table().canvas(), Qt::Key_Escape);
  QVERIFY(!run.window->table().lesson());
}

void TableWindowTest::diceThatAreKeptLieApart() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("148");
  run.play("148", 2);
  while (!run.match().turn().isSeats()) run.throwDie(); // the first throws may decide who begins
  TableCanvas& canvas = run.table().canvas();
  QVERIFY(QTest::qWaitFor([&] { return canvas.touch().active(); }));
  const auto tray = std::ranges::find(run.table().view().zones, Zone::Kind::Dice, &Zone::kind);
  QVERIFY(tray != run.table().view().zones.end());
  const std::int16_t dice = tray->id;
  const auto die = [&](int at) {
    const Sprite* there = canvas.scene().top({dice, static_cast<std::int16_t>(at)});
    return there ? *there : Sprite();
  };
  const double others = die(0).rect.center().y();
  const auto press = [&](int at) {
    QTest::mouseClick(&canvas, Qt::LeftButton, {}, die(at).rect.center().toPoint());
    canvas.finishMotion();
  };
  press(2);
  QVERIFY(die(2).held);
  for (const int other : {0, 1, 3, 4}) {
    QVERIFY(!die(other).held);
    QVERIFY(std::abs(die(other).rect.center().y() - die(2).rect.center().y()) > die(2).rect.height() * 0.6);
    const Place place{dice, static_cast<std::int16_t>(other)};
    const auto glowing = canvas.targets();
    QVERIFY2(std::ranges::find(glowing, place) == glowing.end(), "a die that is not kept does not glow");
  }
  press(2);
  QVERIFY(!die(2).held);
  QVERIFY(canvas.targets().empty());
  QVERIFY(std::abs(die(0).rect.center().y() - others) < 1);
}

namespace {

// Plays at random until a seat has a move that the test wants; the index of it.
std::optional<std::size_t> playUntil(Running& run, const std::function<bool(const View&, const Gesture&)>& wanted) {
  Random random(5, 1);
  for (int i = 0; i < 4000; ++i) {
    if (run.match().over()) emit run.window->table().endPanel().again();
    if (run.match().turn().isChance()) {
      if (!run.session().throwDice()) return std::nullopt;
      continue;
    }
    const Seat seat = run.match().turn().seat();
    const View view = run.match().now().look(Viewer{seat});
    const auto gestures = run.match().now().gestures(seat);
    for (std::size_t m = 0; m < gestures.size(); ++m)
      if (wanted(view, gestures[m])) return m;
    const auto moves = run.match().now().moves(seat);
    if (!run.session().play(seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))])) return std::nullopt;
  }
  return std::nullopt;
}

bool isTaken(const View& view, Place p) {
  const Zone* z = view.find(p.zone);
  return z && std::ranges::any_of(z->items, [&](const Item& i) { return i.at == p.at; });
}

} // namespace

void TableWindowTest::theMiddleOfAMoveIsSeen_data() {
  QTest::addColumn<QString>("game");
  QTest::newRow("a mill is closed by a man that is put down") << "6";
  QTest::newRow("a capture of several men") << "12";
}

void TableWindowTest::theMiddleOfAMoveIsSeen() {
  QFETCH(QString, game);
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("6");
  NEEDS("12");
  run.play(game);
  const bool mill = game == "6";
  const auto move = playUntil(run, [&](const View& view, const Gesture& g) {
    if (!g.chosen.empty() || g.path.size() != (mill ? 2u : 3u)) return false;
    return mill ? !isTaken(view, g.path[0].from) && isTaken(view, g.path[1].from)
                : isTaken(view, g.path[0].from) && !isTaken(view, g.path[1].from);
  });
  QVERIFY(move);
  const Gesture g = run.match().now().gestures(run.match().turn().seat())[*move];
  TableCanvas& canvas = run.table().canvas();
  const auto click = [&](Place p) {
    QTest::mouseClick(&canvas, Qt::LeftButton, {}, canvas.scene().spot(p)->rect.center().toPoint());
    canvas.finishMotion();
  };
  auto* prompt = run.table().findChild<QLabel*>("prompt");
  const QString asked = prompt->text();
  const std::size_t before = run.match().plies();
  const std::size_t middle = mill ? 0 : 1;
  for (std::size_t i = 0; i <= middle; ++i) click(g.path[i].from);
  QCOMPARE(run.match().plies(), before); // it goes on
  QVERIFY2(canvas.scene().top(g.path[middle].from), "the man stands where it has got to");
  if (!mill) QVERIFY(!canvas.scene().top(g.path[0].from));
  QVERIFY(prompt->text() != asked);
  click(g.path.back().from);
  QCOMPARE(run.match().plies(), before + 1);
  QVERIFY(!canvas.isMidMove());
}

void TableWindowTest::aPromotionIsAskedForWhereThePawnStands() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("27");
  MatchSetup setup;
  setup.game = "27";
  setup.start = "8/P7/8/8/8/8/8/K1k5 w - - 0 1";
  setup.seats << SeatPlayer{} << SeatPlayer{};
  emit run.window->game().play(setup);
  QVERIFY(run.window->table().session());
  auto* prompt = run.table().findChild<QLabel*>("prompt");
  const QString asked = prompt->text();
  const QPoint last = run.pointOf("a8");
  run.click("a7");
  run.click("a8");
  QCOMPARE(run.match().plies(), 0u);
  const auto stands = run.table().canvas().scene().placeAt(last);
  QVERIFY(stands && run.table().canvas().scene().top(*stands)); // the pawn is there
  QVERIFY(prompt->text() != asked);
  QVERIFY(!run.table().canvas().targets().empty());
}

// In a small window, too: what there is no room for is left out of the line, and is spoken all the same.
void TableWindowTest::theEndLeavesTheBoardToBeSeen() {
  for (const char* lang : {"et", "en"}) {
    QTemporaryDir dir;
    Running run(dir.path(), QLatin1String(lang));
    NEEDS("27");
    for (const QSize size : {QSize(800, 560), QSize(1024, 640), QSize(1280, 800)}) {
      run.window->resize(size);
      run.play("27");
      for (const char* move : {"f2f3", "e7e5", "g2g4", "d8h4"})
        QVERIFY(run.session().play(run.match().turn().seat(), move));
      QVERIFY(run.match().over());
      QCoreApplication::processEvents();
      EndPanel& end = run.window->table().endPanel();
      QVERIFY(end.isVisible());
      const QRect canvas(run.table().canvas().mapTo(run.window.get(), QPoint()), run.table().canvas().size());
      const QRect panel(end.mapTo(run.window.get(), QPoint()), end.size());
      QVERIFY2(!panel.intersects(canvas),
               qPrintable(QStringLiteral("%1 %2").arg(QLatin1String(lang)).arg(size.width())));
      QVERIFY(end.text().contains(QLatin1String(lang) == QLatin1String("et") ? "kirjas" : "records"));
    }
  }
}

void TableWindowTest::theBoardStaysWhereItIs_data() {
  QTest::addColumn<QString>("game");
  QTest::addColumn<QSize>("size");
  for (const char* game : {"6", "12", "27"})
    for (const QSize size : {QSize(800, 560), QSize(1024, 640), QSize(1280, 800)})
      QTest::addRow("%s at %d", game, size.width()) << QString(game) << size;
}

void TableWindowTest::theBoardStaysWhereItIs() {
  QFETCH(QString, game);
  QFETCH(QSize, size);
  QTemporaryDir dir;
  Running run(dir.path(), "et");
  NEEDS("27");
  run.window->resize(size);
  run.play(game);
  QCoreApplication::processEvents();
  const QRect at = run.table().canvas().geometry();
  Random random(11, 2);
  for (int i = 0; i < 60 && !run.match().over(); ++i) {
    const Seat seat = run.match().turn().seat();
    const auto moves = run.match().now().moves(seat);
    QVERIFY(run.session().play(seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))]));
    QCoreApplication::processEvents();
    if (run.match().over()) break; // the end has a panel of its own
    QCOMPARE(run.table().canvas().geometry(), at);
  }
}

void TableWindowTest::aDoubleLeavesTheBoardWhereItIs_data() {
  QTest::addColumn<QString>("game");
  QTest::addColumn<QSize>("size");
  for (const char* game : {"1", "2"})
    for (const QSize size : {QSize(800, 560), QSize(1024, 640), QSize(1280, 800), QSize(640, 900)})
      QTest::addRow("%s at %d", game, size.width()) << QString(game) << size;
}

// It has four dice, which need no more room than two.
void TableWindowTest::aDoubleLeavesTheBoardWhereItIs() {
  QFETCH(QString, game);
  QFETCH(QSize, size);
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("1");
  run.window->resize(size);
  std::map<std::pair<int, int>, QRectF> at; // in a canvas of the same size
  std::set<std::size_t> dice;
  for (quint64 seed = 1; seed < 40 && dice.size() < 2; ++seed) {
    MatchSetup setup;
    setup.game = game;
    setup.seed = seed;
    setup.seats = {SeatPlayer{}, SeatPlayer{}};
    emit run.window->game().play(setup);
    for (int i = 0; i < 12 && dice.size() < 2; ++i) {
      if (run.session().asksForThrow()) QVERIFY(run.session().throwDice());
      QCoreApplication::processEvents();
      const View& view = run.table().view();
      const auto board = std::ranges::find(view.zones, Zone::Kind::Board, &Zone::kind);
      const auto tray = std::ranges::find(view.zones, Zone::Kind::Dice, &Zone::kind);
      QVERIFY(board != view.zones.end() && tray != view.zones.end());
      dice.insert(tray->items.size());
      const QSize room = run.table().canvas().size();
      const QRectF here = run.table().canvas().scene().area(board->id)->rect;
      QCOMPARE(here, at.try_emplace({room.width(), room.height()}, here).first->second);
      const Turn turn = run.match().turn();
      if (turn.isSeats()) QVERIFY(run.session().play(turn.seat(), run.match().now().moves(turn.seat()).front()));
    }
  }
  QCOMPARE(dice, (std::set<std::size_t>{2, 4}));
}

void TableWindowTest::thePlayersBesideTheBoardStayWhereTheyAre() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("31");
  run.play("31", 2);
  std::map<Seat, QRectF> at;
  std::set<Seat> toMove;
  for (int i = 0; i < 40 && toMove.size() < 2; ++i) {
    if (run.session().asksForThrow()) QVERIFY(run.session().throwDice());
    QCoreApplication::processEvents();
    for (const Zone& zone : run.table().view().zones) {
      if (zone.role != Zone::Role::Tokens) continue;
      const QRectF here = run.table().canvas().scene().area(zone.id)->rect;
      QCOMPARE(here, at.try_emplace(zone.owner, here).first->second);
    }
    const Turn turn = run.match().turn();
    if (!turn.isSeats()) continue;
    toMove.insert(turn.seat());
    QVERIFY(run.session().play(turn.seat(), run.match().now().moves(turn.seat()).front()));
  }
  QCOMPARE(toMove.size(), std::size_t{2});
  QCOMPARE(at.size(), std::size_t{2});
}

void TableWindowTest::placesOfBoardsAreSpokenInTheLanguageOfTheProgram() {
  QTemporaryDir dir;
  Running run(dir.path(), "et");
  NEEDS("1");
  // Squares and points are called by letters and numbers.
  static const QRegularExpression number(QStringLiteral("^[a-hLSW]?[0-9]{1,3}$"));
  const Words words;
  QStringList missing;
  int spoken = 0;
  for (const BoxedGame& game : run.box.games()) {
    const auto match = Match::begin(*game.info, game.info->seats);
    if (!match) continue;
    const View view = match->now().look(Viewer{0});
    for (const Zone& zone : view.zones) {
      if (zone.kind != Zone::Kind::Board || !zone.board) continue;
      for (std::size_t i = 0; i < zone.board->places.size(); ++i) {
        const QString name = QString::fromStdString(zone.board->places[i].name);
        if (number.match(name).hasMatch()) continue;
        Zone bare = zone;
        bare.items.clear();
        View empty;
        empty.zones = {bare};
        const QString said = words.speak(nameOf(empty, {zone.id, static_cast<std::int16_t>(i)}));
        ++spoken;
        if (said == name) missing << game.id() + QStringLiteral(": ") + name;
      }
    }
  }
  QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QStringLiteral(", "))));
  QVERIFY(spoken > 20);
}

// The points of the first seat are no heading for those of the others.
void TableWindowTest::aFigureIsSpokenWithWhoseItIs() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("171");
  run.play("171", 3);
  const View view = run.match().now().look(Viewer{0});
  const auto sheet = std::ranges::find(view.zones, Zone::Kind::Sheet, &Zone::kind);
  QVERIFY(sheet != view.zones.end());
  QStringList said;
  for (std::int16_t i = 0; i < 6; ++i) said << run.session().words().speak(nameOf(view, {sheet->id, i}));
  for (int k = 0; k < 3; ++k) {
    const QString name = run.session().name(static_cast<Seat>(k));
    QCOMPARE(said[2 * k], name);
    QCOMPARE(said[2 * k + 1], name + ": 0");
  }
}

void TableWindowTest::onlyWhatIsAddedUpHasALineAboveIt() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("171");
  const auto lines = [&] {
    std::size_t n = 0;
    for (const Paper& paper : run.table().canvas().scene().papers) n += paper.sums.size();
    return n;
  };
  run.play("171", 4);
  if (run.table().isCurtained()) emit run.table().curtainLifted();
  QCOMPARE(lines(), std::size_t{0});
  run.play("147", 2); // there the last line is the total
  QVERIFY(lines() > 0);
}

void TableWindowTest::whatHappenedEndsWithTheLast() {
  QTemporaryDir dir;
  Running run(dir.path(), "et");
  NEEDS("92");
  run.window->resize(1024, 640);
  run.play("92", 2);
  auto* happened = run.table().findChild<QLabel*>(QStringLiteral("happened"));
  QVERIFY(happened);
  for (int i = 0; i < 12 && !run.match().over(); ++i) {
    run.throwDie();
    QCoreApplication::processEvents();
    const QString told = happened->text(), all = happened->accessibleName(); // sentences are parts of one
    QVERIFY2(!all.contains(QStringLiteral(".;")) && !all.contains(QStringLiteral(". …")), qPrintable(all));
    const QString last = run.session().words().write(run.match().tell(run.match().plies() - 1, Viewer{0}));
    const bool cut = told.endsWith(u'…') && last.startsWith(told.chopped(1)); // one that is long by itself
    if (!run.match().over()) QVERIFY2(cut || told.endsWith(last), qPrintable(told + u'|' + last));
  }
}

// A die that goes on a number: the prompt asks where to, and the others do not glow as if they were in the hand too.
void TableWindowTest::aDieInTheHandLooksLikeNoOther() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("116");
  run.play("116", 2);
  TableCanvas& canvas = run.table().canvas();
  auto* prompt = run.table().findChild<QLabel*>(QStringLiteral("prompt"));
  const auto diceAmong = [&](const std::vector<Place>& places) {
    return std::ranges::count_if(places, [&](Place p) { return canvas.view().find(p.zone)->kind == Zone::Kind::Dice; });
  };
  for (int i = 0; i < 40; ++i) {
    while (run.session().asksForThrow()) run.throwDie();
    QCoreApplication::processEvents();
    const auto dice = canvas.touch().targets();
    QVERIFY(!dice.empty());
    const QString asked = prompt->text();
    canvas.press(dice.front());
    QVERIFY(prompt->text() != asked);
    QCOMPARE(diceAmong(canvas.targets()), 0);
    const auto numbers = canvas.touch().targets();
    QVERIFY(!numbers.empty());
    canvas.press(numbers.back());
    QCOMPARE(diceAmong(canvas.targets()), 0);
    if (diceAmong(canvas.touch().targets()) > 0) return; // others may go there too
    const Seat seat = run.match().turn().seat();
    QVERIFY(run.session().play(seat, run.match().now().moves(seat).back()));
  }
  QFAIL("no throw of several groups");
}

QTEST_MAIN(TableWindowTest)
#include "table_window_test.moc"
