// The table in the window, as people sit at it: against a computer, looking back, where the keyboard is, what is kept
// apart, what the others have just done.
#include "tests/running.h"
#include "tests/small_games.h"

#include <QAbstractFileIconProvider>
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
  void theThrowOfTheComputerAndItsMovesAreTold();
  void aPatienceLaysHomeOnlyWhatIsDecided();
  void layingHomeCanBeStopped();
  void whatEndedStandsStillInTheBar();
  void aSecretChoiceWithoutCardsIsCovered();
  void watchingGoesOnByKeys();
  void whatEndsTheMatchIsNotSignedAsDone();
  void aDrawIsOfferedWhereTwoMayAgreeOnIt();
  void whatGivingUpCostsIsToldBeforeIt();
  void theChosenRowOfTheMenuShowsItsPicture();
  void whatHappenedEndsWithTheLast();
  void oneLongSentenceIsReadWholeInASmallWindow();
  void aPositionThatHasComeTwiceIsToldOf_data();
  void aPositionThatHasComeTwiceIsToldOf();
  void anotherPartnerIsOneClick();
  void filesAreCalledInTheLanguageOfTheProgram();
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

// Not the buttons that it has pressed; and its name is told once.
void TableWindowTest::theThrowOfTheComputerAndItsMovesAreTold() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("1");
  QString told;
  connect(&run.window->table().presenter(), &Presenter::told, this, [&](const Presenter::Told& t) { told = t.shown; });
  against(run, "1");
  int seen = 0;
  for (int i = 0; i < 30 && seen < 2; ++i) {
    QVERIFY(playOn(run, 1));
    const Match& match = run.match();
    const std::size_t plies = match.plies();
    if (plies < 3 || match.event(plies - 1).seat != 1 || match.touched(plies - 2).empty()) continue;
    ++seen;
    const auto said = [&](std::size_t ply) {
      return Words::capitalised(run.session().words().write(match.tell(ply, Viewer{0}))).remove(u'.');
    };
    std::size_t thrown = plies - 2;
    while (match.event(thrown).kind != Event::Kind::Chance) --thrown;
    QVERIFY2(told.startsWith(said(thrown)), qPrintable(told));
    QVERIFY2(!told.contains("ends the turn"), qPrintable(told));
    const QString name = run.session().name(1);
    QCOMPARE(told.count(name), 1);
    QVERIFY2(told.contains(said(plies - 2).remove(name).trimmed()), qPrintable(told));
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

void TableWindowTest::whatGivingUpCostsIsToldBeforeIt() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("1");
  NEEDS("12");
  const auto asked = [&](const char* id) {
    run.play(id, 2);
    for (int i = 0; i < 40 && run.match().turn().isChance(); ++i) run.throwDie(); // equal throws are thrown again
    for (QAction* action : run.window->table().moreMenu().actions())
      if (action->text() == "Give up…") action->trigger();
    return run.window->table().banner().text();
  };
  const QString price = asked("1");
  const QString seat = run.session().name(run.session().viewer());
  // Equal first throws turn the cube, so the sum is not always the same.
  QVERIFY2(
      price.startsWith(
          QStringLiteral("%1, do you really want to give up? The result would be: %1 gave up and pays ").arg(seat)),
      qPrintable(price));
  QVERIFY2(price.contains("A backgammon counts three times."), qPrintable(price));
  QCOMPARE(asked("12"), QStringLiteral("Player 1, do you really want to give up?"));
}

void TableWindowTest::aDrawIsOfferedWhereTwoMayAgreeOnIt() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("12");
  NEEDS("148");
  const auto offered = [&] {
    for (const QAction* action : run.window->table().moreMenu().actions())
      if (action->text() == "Offer a draw…") return action->isVisible() && action->isEnabled();
    return false;
  };
  for (const bool again : {false, true}) {
    run.play("12", 2);
    QVERIFY2(offered(), again ? "after a game without draws" : "at once");
    run.play("148", 2);
    QVERIFY(!offered());
  }
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

void TableWindowTest::theChosenRowOfTheMenuShowsItsPicture() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("12");
  run.play("12");
  int drawn = 0;
  for (const QAction* action : run.window->table().moreMenu().actions()) {
    if (action->icon().isNull()) continue;
    for (const auto& [mode, colour] :
         {std::pair{QIcon::Normal, mk::style().text}, std::pair{QIcon::Active, mk::style().onAccent}}) {
      const QImage image = action->icon().pixmap(QSize(20, 20), mode).toImage();
      for (int x = 0; x < image.width(); ++x)
        for (int y = 0; y < image.height(); ++y)
          if (image.pixelColor(x, y).alpha() == 255) {
            QCOMPARE(image.pixelColor(x, y).name(), colour.name());
            ++drawn;
          }
    }
  }
  QVERIFY(drawn > 0);
}

// Smaller letters before a cut; the table under it stays where it is.
void TableWindowTest::oneLongSentenceIsReadWholeInASmallWindow() {
  QTemporaryDir dir;
  Running run(dir.path(), "et");
  NEEDS("12");
  run.window->resize(1024, 640);
  run.play("12");
  QCoreApplication::processEvents();
  auto* happened = run.table().findChild<QLabel*>(QStringLiteral("happened"));
  const QRect table = run.table().canvas().geometry();
  const QString sentence =
      QStringLiteral("2. mängija lööb 3 nuppu väljalt b6 väljale h4 ja saab tammi; 1. mängija peab nüüd lööma.");
  run.table().announce(sentence);
  QCoreApplication::processEvents();
  QCOMPARE(happened->text(), sentence);
  const QRect needed =
      happened->fontMetrics().boundingRect(QRect(0, 0, happened->width(), 1000), Qt::TextWordWrap, sentence);
  QVERIFY(needed.height() <= happened->height() && needed.width() <= happened->width());
  QVERIFY(happened->fontInfo().pixelSize() * 5 >= QFontInfo(QApplication::font()).pixelSize() * 4 - 4);
  QVERIFY(happened->width() > run.table().width() * 2 / 5); // a short prompt leaves its room to it
  QCOMPARE(run.table().canvas().geometry(), table);
  run.table().announce((sentence + u' ').repeated(12)); // what no letters can hold ends with a sign
  QVERIFY(happened->text().endsWith(u'…'));
  run.table().announce(QStringLiteral("Lühike."));
  QCOMPARE(happened->fontInfo().pixelSize(), QFontInfo(QApplication::font()).pixelSize());
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

void TableWindowTest::aPositionThatHasComeTwiceIsToldOf_data() {
  QTest::addColumn<QString>("game");
  QTest::addColumn<QString>("start");
  QTest::addColumn<QStringList>("moves"); // there and back
  const QString mill = QStringLiteral("W a7,d7,b6,f2 hand 0 | B a1,d1,c3,f6 hand 0 | turn W");
  QTest::newRow("mill") << "6" << mill << QStringList{"a7-a4", "c3-c4", "a4-a7", "c4-c3"};
  QTest::newRow("hares") << "25"
                         << "W:We1,e2,e4:Be5,e7,e8:times 2" << QStringList{};
}

// Where the third time is a draw the second one is told of, and not before.
void TableWindowTest::aPositionThatHasComeTwiceIsToldOf() {
  QFETCH(QString, game);
  QFETCH(QString, start);
  QFETCH(QStringList, moves);
  QTemporaryDir dir;
  Running run(dir.path(), "et");
  if (!run.box.find(game)) QSKIP("the plugin of the game is not built");
  MatchSetup setup;
  setup.game = game;
  setup.seats << SeatPlayer{} << SeatPlayer{};
  setup.start = start;
  emit run.window->game().play(setup);
  const auto warned = [&] {
    QCoreApplication::processEvents();
    return run.table().findChild<QLabel*>("prompt")->text().contains(QStringLiteral("kolmandal korral on viik"));
  };
  for (const QString& move : moves) {
    QVERIFY(!warned());
    QVERIFY(run.session().play(run.match().turn().seat(), move.toStdString()));
  }
  QVERIFY(warned());
  QVERIFY(!run.match().over());
}

// A card and a player have been chosen for a trade: another player is one press, the card stays chosen.
void TableWindowTest::anotherPartnerIsOneClick() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("191");
  const auto partners = [&] {
    QList<QPushButton*> out;
    for (auto* b : run.table().findChildren<QPushButton*>())
      if (b->isVisible() && b->text().startsWith(QStringLiteral("Trade with"))) out << b;
    return out;
  };
  for (quint64 seed = 1; seed < 20 && partners().isEmpty(); ++seed) { // where the person may begin
    MatchSetup setup;
    setup.game = QStringLiteral("191");
    setup.seed = seed;
    for (int seat = 0; seat < 4; ++seat) setup.seats << SeatPlayer{kNoId, {}, seat == 0 ? 0 : 1, {}};
    emit run.window->game().play(setup);
    QVERIFY(QTest::qWaitFor([&] { return isMine(run) || run.match().over(); }, 10000));
  }
  const auto buttons = partners();
  QCOMPARE(buttons.size(), 3);
  for (const QPushButton* b : buttons) QVERIFY(!b->isEnabled());
  TableCanvas& canvas = run.table().canvas();
  std::optional<Place> card;
  for (const Place p : canvas.touch().targets())
    if (const Zone* z = run.table().view().find(p.zone); z->role == Zone::Role::Hand && z->owner == 0) card = p;
  QVERIFY(card);
  canvas.press(*card);
  for (QPushButton* b : buttons) {
    QVERIFY(b->isEnabled());
    QTest::mouseClick(b, Qt::LeftButton);
    for (const QPushButton* other : buttons) QCOMPARE(other->property("pressed").toBool(), other == b);
    QCOMPARE(canvas.touch().picked(), std::vector<Place>{*card});
  }
  QTest::mouseClick(buttons.back(), Qt::LeftButton); // and let go
  QVERIFY(!buttons.back()->property("pressed").toBool());
  QVERIFY(buttons.back()->isEnabled());
}

// As the list of files says it beside each.
void TableWindowTest::filesAreCalledInTheLanguageOfTheProgram() {
  QTemporaryDir dir;
  Running run(dir.path(), "et");
  const QAbstractFileIconProvider kinds;
  QCOMPARE(kinds.type(QFileInfo(dir.path())), QStringLiteral("Kaust"));
}

QTEST_MAIN(TableWindowTest)
#include "table_window_test.moc"
