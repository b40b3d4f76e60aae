// Advice at the table: hints in three steps, the coach that asks once.
#include "tests/advised.h"
#include "tests/sanitized.h"

#include "games/box/hint.h"

#include <ctime>

using namespace mk;

class AdviceTest : public QObject {
  Q_OBJECT

private slots:
  void initTestCase() { applyStyle(*qApp, {}); }
  void aHintComesInThreeSteps();
  void aReasonGoesWithTheNextMove();
  void aHintNamesNoCardThatNobodyKnows_data();
  void aHintNamesNoCardThatNobodyKnows();
  void aHintComesWithinASecondAndTheWindowGoesOn_data();
  void aHintComesWithinASecondAndTheWindowGoesOn();
  void whereLuckDecidesNoMoveIsAdvised();
  void theCoachAsksOnce();
  void theCoachLetsGoodMovesPass();
  void everyPersonHasACoachOfTheirOwn();
  void theCoachIsSilentWhereMemoryDecides();
};

void AdviceTest::aHintComesInThreeSteps() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("27");
  begin(run, setupOf("27", "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", {0, 0}));
  Presenter& p = run.window->table().presenter();
  QStringList told;
  QList<Gesture> shown;
  connect(&p, &Presenter::told, this, [&](const Presenter::Told& t) { told << t.shown; });
  connect(&p, &Presenter::hinted, this, [&](const Gesture& g) { shown << g; });
  QVERIFY(p.mayHint());
  p.hint();
  QVERIFY(QTest::qWaitFor([&] { return shown.size() == 1; }, kPatience));
  QVERIFY2(told.last().contains("d1") && !told.last().contains("d8"), qPrintable(told.last()));
  QCOMPARE(shown.last().path.size(), std::size_t{1});
  picture(*run.window, "hint1");
  p.hint();
  QVERIFY2(told.last().startsWith("Hint: the rook from d1"), qPrintable(told.last())); // whose move it is is known
  QVERIFY2(told.last().contains("d8"), qPrintable(told.last()));
  QVERIFY(shown.last() == run.match().now().gestureOf(0, "d1d8"));
  p.hint();
  QVERIFY2(question(run).contains("d8") && question(run).contains("wins"), qPrintable(question(run)));
  picture(*run.window, "hint3");
  p.hint(); // it stays
  QVERIFY(question(run).contains("wins"));
  QVERIFY(run.session().play(0, "g2g3")); // another position, another hint
  shown.clear();
  p.hint();
  QVERIFY(QTest::qWaitFor([&] { return shown.size() == 1; }, kPatience));
  QCOMPARE(shown.last().path.size(), std::size_t{1});
}

// It lies over the prompt: it must not hide the next one.
void AdviceTest::aReasonGoesWithTheNextMove() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("27");
  begin(run, setupOf("27", "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", {0, 0}));
  Presenter& p = run.window->table().presenter();
  int shown = 0;
  connect(&p, &Presenter::hinted, this, [&] { ++shown; });
  p.hint();
  QVERIFY(QTest::qWaitFor([&] { return shown == 1; }, kPatience));
  p.hint();
  p.hint();
  QVERIFY(question(run).contains("wins"));
  QVERIFY(run.session().play(0, "g2g3"));
  QTRY_COMPARE(question(run), QString());
  run.window->table().banner().tell("a question of another kind"); // stays
  QVERIFY(run.session().play(1, "g8f8"));
  QCOMPARE(question(run), QString("a question of another kind"));
}

void AdviceTest::aHintNamesNoCardThatNobodyKnows_data() {
  QTest::addColumn<QString>("game");
  QTest::addColumn<int>("seats");
  QTest::newRow("a draw that everybody sees") << "171" << 3;
  QTest::newRow("the stock of a patience") << "150" << 1;
  QTest::newRow("what is drawn for the cards laid") << "194" << 3;
  QTest::newRow("a card turned up for the next") << "190" << 3;
  QTest::newRow("what is drawn for the cards swapped") << "198" << 2;
}

// What is advised is told, not what it will bring.
void AdviceTest::aHintNamesNoCardThatNobodyKnows() {
  QFETCH(QString, game);
  QFETCH(int, seats);
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("171");
  NEEDS("150");
  begin(run, setupOf(game, {}, QList<int>(seats, 0)));
  Presenter& p = run.window->table().presenter();
  QString told, why;
  int asked = 0;
  connect(&p, &Presenter::told, this, [&](const Presenter::Told& t) { told = t.shown; });
  connect(&p, &Presenter::explained, this, [&](const QString& text) { why = text; });
  for (int i = 0; i < 60 && asked < 3 && !run.match().over(); ++i) {
    if (run.session().asksForThrow()) QVERIFY(run.session().throwDice());
    if (!QTest::qWaitFor([&] { return run.match().turn().isSeats(); }, kPatience)) break;
    if (run.table().isCurtained()) emit run.table().curtainLifted();
    const Seat seat = run.match().turn().seat();
    const Position& now = run.match().now();
    const auto open = [&](const Position& of) {
      std::multiset<int> cards;
      for (const Zone& zone : of.look(Viewer{seat}).zones)
        for (const Item& item : zone.items)
          if (item.thing.kind == Thing::Kind::Card && !item.thing.asCard().isBack()) cards.insert(item.thing.code);
      return cards;
    };
    // What a move would bring or turn up.
    const auto before = open(now);
    std::vector<int> fresh;
    for (const std::string& move : now.moves(seat)) {
      const auto after = now.clone();
      QVERIFY(after->play(seat, move));
      std::ranges::set_difference(open(*after), before, std::back_inserter(fresh));
    }
    std::erase_if(fresh, [&](int code) { return before.contains(code); }); // its twin is seen
    if (!fresh.empty()) {
      ++asked;
      told.clear();
      const auto isTold = [&] {
        return told.startsWith("Hint") || told.startsWith("No move") || told.startsWith("Luck");
      };
      p.hint();
      QVERIFY(QTest::qWaitFor(isTold, kPatience));
      p.hint(); // the move itself
      if (told.startsWith("Hint")) {
        p.hint(); // and why
        told += why;
      }
      for (const int code : fresh) QVERIFY2(!told.contains(Words::card(Card::fromCode(code))), qPrintable(told));
    }
    QVERIFY(run.session().play(seat, now.moves(seat).front()));
  }
  QVERIFY(asked > 0);
}

// Ladders of pure luck offer no hint at all; where all moves are as good, it is said.
void AdviceTest::aHintComesWithinASecondAndTheWindowGoesOn_data() {
  QTest::addColumn<QString>("game");
  for (const char* id : {"148", "150", "27", "172"}) QTest::newRow(id) << QString::fromLatin1(id);
}

// Counted in processor time: of the window's own thread, which has nothing to do meanwhile, and of all threads, of
// which two may search.
void AdviceTest::aHintComesWithinASecondAndTheWindowGoesOn() {
  QFETCH(QString, game);
  QTemporaryDir dir;
  Running run(dir.path());
  if (!run.box.find(game)) QSKIP("the plugin of this game is not built");
  begin(run, setupOf(game, {}, QList<int>(run.box.find(game)->info->seats, 0)));
  Presenter& p = run.window->table().presenter();
  const auto seconds = [](clockid_t clock) {
    timespec now{};
    clock_gettime(clock, &now);
    return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
  };
  bool come = false;
  connect(&p, &Presenter::hinted, this, [&] { come = true; });
  connect(&p, &Presenter::told, this, [&](const Presenter::Told& t) { come = come || t.shown.contains("no hint"); });
  double window = 0, all = 0;
  for (int asked = 0, ply = 0; asked < 6 && ply < 40 && !run.match().over(); ++ply) {
    while (run.match().turn().isChance()) QVERIFY(run.session().throwDice());
    if (p.isCovered()) p.liftCurtain();
    const auto moves = run.match().now().moves(run.match().turn().seat());
    if (moves.size() > 1 && p.mayHint()) {
      come = false;
      const double w = seconds(CLOCK_THREAD_CPUTIME_ID), a = seconds(CLOCK_PROCESS_CPUTIME_ID);
      p.hint();
      QVERIFY(QTest::qWaitFor([&] { return come; }, kPatience));
      window = std::max(window, seconds(CLOCK_THREAD_CPUTIME_ID) - w);
      all = std::max(all, seconds(CLOCK_PROCESS_CPUTIME_ID) - a);
      ++asked;
    }
    QVERIFY(run.session().play(run.match().turn().seat(), moves[moves.size() / 2]));
  }
  qInfo("%.3f s of the window, %.3f s in all", window, all);
  if (kSanitized) return;
  QVERIFY2(window < 0.25, qPrintable(QString::number(window)));
  QVERIFY2(all < 2.5 * std::chrono::duration<double>(kHintTime).count(), qPrintable(QString::number(all)));
}

void AdviceTest::whereLuckDecidesNoMoveIsAdvised() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("37");
  NEEDS("46");
  Presenter& p = run.window->table().presenter();
  int told = 0;
  connect(&p, &Presenter::told, this, [&] { ++told; });
  const char* dice = "46 play playing=AB starter=A first=A turn=A attempts=5";
  for (const auto& [id, start] : {std::pair{"37", ""}, {"46", dice}}) {
    begin(run, setupOf(id, start, {0, 0}));
    told = 0;
    QVERIFY(!p.mayHint());
    p.hint();
    QCOMPARE(told, 0);
  }
  QVERIFY(run.match().now().moves(run.match().turn().seat()).size() > 1);
  Random random(1);
  Thinking asked;
  asked.best = true;
  asked.nodes = 20'000;
  QVERIFY(run.match().now().think(run.match().turn().seat(), asked, random).luck);
}

void AdviceTest::theCoachAsksOnce() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("27");
  begin(run, setupOf("27", "6k1/5ppp/8/8/8/8/r4PPP/3Q2K1 w - - 0 1", {0, 0}));
  Presenter& p = run.window->table().presenter();
  const auto gestureOf = [&](const char* move) {
    const auto all = run.match().now().moves(run.match().turn().seat());
    return static_cast<int>(std::ranges::find(all, move) - all.begin());
  };
  p.setCoached(true);
  QVERIFY(p.isCoached(0));
  QVERIFY(!p.isCoached(1));
  QVERIFY(run.window->table().coachAction().isVisible());
  Gesture meant;
  connect(&p, &Presenter::hinted, this, [&](const Gesture& g) { meant = g; });
  p.play(gestureOf("d1d2")); // the queen is given away
  QVERIFY(QTest::qWaitFor([&] { return !question(run).isEmpty(); }, kPatience));
  QVERIFY2(question(run).contains("sure"), qPrintable(question(run)));
  QVERIFY2(question(run).startsWith("The queen from d1 to d2: are you sure?"), qPrintable(question(run)));
  QVERIFY(meant == run.match().now().gestureOf(0, "d1d2")); // and its way is marked on the board
  QCOMPARE(run.match().plies(), std::size_t{0});
  picture(*run.window, "coach");
  for (QPushButton* b : run.window->table().banner().findChildren<QPushButton*>())
    if (b->isVisible() && b->text() == "Think again") b->click();
  QCOMPARE(run.match().plies(), std::size_t{0});
  QVERIFY(!run.table().canvas().touch().legal().empty());
  p.play(gestureOf("d1d2")); // once is enough
  QVERIFY(QTest::qWaitFor([&] { return run.match().plies() == 1; }, kPatience));
}

void AdviceTest::theCoachLetsGoodMovesPass() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("27");
  begin(run, setupOf("27", {}, {0, 0}));
  Presenter& p = run.window->table().presenter();
  p.setCoached(true);
  p.type("e2e4");
  QVERIFY(QTest::qWaitFor([&] { return run.match().plies() == 1 || !question(run).isEmpty(); }, kPatience));
  QVERIFY(question(run).isEmpty());
  p.type("nonsense"); // the other seat has no coach; what is no move is refused at once
  QCOMPARE(run.match().plies(), std::size_t{1});
  p.setCoached(true);
  p.type("nonsense");
  QCOMPARE(run.match().plies(), std::size_t{1});
  p.type("e7e5");
  QVERIFY(QTest::qWaitFor([&] { return run.match().plies() == 2 || !question(run).isEmpty(); }, kPatience));
  QVERIFY(question(run).isEmpty());
}

// By profile or by name wherever they sit, others by their seat.
void AdviceTest::everyPersonHasACoachOfTheirOwn() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("27");
  const auto sit = [&](const QString& first, const QString& second) {
    MatchSetup setup = setupOf("27", {}, {0, 0});
    setup.seats[0].name = first;
    setup.seats[1].name = second;
    begin(run, setup);
    return run.window->table().presenter().isCoached(0);
  };
  Presenter& p = run.window->table().presenter();
  const auto& action = run.window->table().coachAction();
  QVERIFY(!sit("Mari", "Jüri"));
  QVERIFY2(action.text().contains("Mari"), qPrintable(action.text()));
  p.setCoached(true);
  QVERIFY(p.isCoached(0) && !p.isCoached(1));
  QVERIFY(run.session().play(0, "e2e4"));
  QVERIFY2(action.text().contains("Jüri") && !action.isChecked(), qPrintable(action.text()));
  QVERIFY(!sit("Jüri", "mari ")); // the same Mari in the other seat
  QVERIFY(p.isCoached(1));
  QVERIFY(!sit({}, {}));
  p.setCoached(true);
  QVERIFY(sit({}, {}) && !p.isCoached(1));
  QVERIFY(!sit("Jüri", {}));
  begin(run, setupOf("27", {}, {0, 3})); // alone against a computer nobody has to be named
  QVERIFY2(!action.text().contains("Player"), qPrintable(action.text()));
}

void AdviceTest::theCoachIsSilentWhereMemoryDecides() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("187");
  NEEDS("27");
  begin(run, setupOf("27", {}, {0, 3}));
  Presenter& p = run.window->table().presenter();
  p.setCoached(true);
  QVERIFY(p.isCoached(0));
  begin(run, setupOf("187", {}, {0, 3})); // the same seat
  QVERIFY(QTest::qWaitFor([&] { return run.match().turn().has(0); }, kPatience));
  QVERIFY(!p.mayCoach());
  QVERIFY(!p.isCoached(0));
  QVERIFY(!run.window->table().coachAction().isVisible());
  const std::size_t plies = run.match().plies();
  p.play(0);
  QVERIFY(run.match().plies() > plies); // at once
  QVERIFY(question(run).isEmpty());
}

QTEST_MAIN(AdviceTest)
#include "advice_test.moc"
