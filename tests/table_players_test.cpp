// Who is seen at the table in the window: players beside their side of the board, whose turn it is, and how near a draw
// by repetition or by counting is.
#include "tests/running.h"

#include <QLabel>

#include <map>
#include <set>

using namespace mk;

class TablePlayersTest : public QObject {
  Q_OBJECT
private slots:
  void initTestCase() { applyStyle(*qApp, {}); }
  void thePlayersBesideTheBoardStayWhereTheyAre();
  void playersOfBackgammonAreNamedAtTheirOwnHome();
  void whoSitsAtWhichSideIsReadAtTheBoardFromTheStart_data();
  void whoSitsAtWhichSideIsReadAtTheBoardFromTheStart();
  void whoseTurnItIsIsMarkedAtTheName();
  void aDrawThatIsNearIsTold();
  void aDrawByCountingIsToldInEitherLanguage_data();
  void aDrawByCountingIsToldInEitherLanguage();
};

void TablePlayersTest::thePlayersBesideTheBoardStayWhereTheyAre() {
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

// White's home is below whoever sits there: a computer too is named at its own stones.
void TablePlayersTest::playersOfBackgammonAreNamedAtTheirOwnHome() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("1");
  for (const bool computer : {false, true}) {
    MatchSetup setup;
    setup.game = "1";
    setup.seed = 7;
    setup.seats << SeatPlayer{} << SeatPlayer{};
    setup.seats[0].level = computer ? 1 : 0;
    emit run.window->game().play(setup);
    QCoreApplication::processEvents();
    std::map<Seat, double> at;
    for (const Zone& zone : run.table().view().zones)
      if (zone.role == Zone::Role::Tokens) at[zone.owner] = run.table().canvas().scene().area(zone.id)->rect.top();
    QCOMPARE(at.size(), std::size_t{2});
    QVERIFY2(at[0] > at[1], computer ? "with a computer" : "two persons");
  }
}

// In every game of two that has a board, before anything has happened: the name of either stands at the board, at the
// players' own sides.
void TablePlayersTest::whoSitsAtWhichSideIsReadAtTheBoardFromTheStart_data() {
  QTest::addColumn<QString>("language");
  QTest::addColumn<QSize>("size");
  QTest::newRow("wide") << "et" << QSize(1280, 800);
  QTest::newRow("small") << "en" << QSize(1024, 640);
  QTest::newRow("tall") << "et" << QSize(800, 900);
}

void TablePlayersTest::whoSitsAtWhichSideIsReadAtTheBoardFromTheStart() {
  QFETCH(QString, language);
  QFETCH(QSize, size);
  QTemporaryDir dir;
  Running run(dir.path(), language);
  run.window->resize(size);
  int boards = 0;
  QStringList wrong;
  for (const BoxedGame& game : run.box.games()) {
    if (game.info->minSeats != 2 || game.info->maxSeats != 2) continue;
    MatchSetup setup;
    setup.game = game.id();
    setup.seed = 7;
    setup.seats << SeatPlayer{} << SeatPlayer{};
    setup.seats[0].name = "Mari", setup.seats[1].name = "Jaan";
    emit run.window->game().play(setup);
    QCoreApplication::processEvents();
    const Scene& scene = run.table().canvas().scene();
    if (scene.boards.empty()) continue;
    ++boards;
    std::map<QString, std::vector<QRectF>> written;
    for (const TextBlock& t : scene.texts)
      for (const char* name : {"Mari", "Jaan"})
        if (t.text.contains(name)) written[name].push_back(t.rect);
    for (const char* name : {"Mari", "Jaan"})
      if (written[name].empty()) wrong << game.id() + ": " + name;
    if (!written["Mari"].empty() && !written["Jaan"].empty() && run.table().view().bottom == 0 &&
        written["Mari"].front().top() < written["Jaan"].front().top())
      wrong << game.id() + ": the near one is above";
  }
  if (boards == 0) QSKIP("no board game is built");
  QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(", ")));
}

// Where only a name stands beside the board, a thing of the player's lies at it: ringed while it is their turn, and
// only then.
void TablePlayersTest::whoseTurnItIsIsMarkedAtTheName() {
  QTemporaryDir dir;
  Running run(dir.path());
  int met = 0;
  for (const char* id : {"8", "10", "11", "13", "15", "17", "18", "24", "25"}) {
    if (!run.box.find(id)) continue;
    ++met;
    run.play(id);
    std::set<Seat> marked;
    for (int i = 0; i < 2; ++i) {
      QCoreApplication::processEvents();
      const Seat toMove = run.match().turn().seat();
      int things = 0;
      for (const Zone& zone : run.table().view().zones) {
        if (zone.role != Zone::Role::Player) continue;
        const Sprite* thing = run.table().canvas().scene().top({zone.id, 0});
        QVERIFY2(thing, id);
        ++things;
        QVERIFY2(thing->lit == (zone.owner == toMove), id);
        if (thing->lit) marked.insert(zone.owner);
      }
      QVERIFY2(things == 2, id);
      QVERIFY(run.session().play(toMove, run.match().now().moves(toMove).front()));
    }
    QVERIFY2(marked.size() == 2, id);
  }
  if (met == 0) QSKIP("no board game is built");
}

// Fifty moves of each without a mill are a draw: the last ten of them are counted in the prompt.
void TablePlayersTest::aDrawThatIsNearIsTold() {
  QTemporaryDir dir;
  Running run(dir.path());
  NEEDS("6");
  const auto prompt = [&](int quiet) {
    MatchSetup setup;
    setup.game = "6";
    setup.seats << SeatPlayer{} << SeatPlayer{};
    setup.start = QString("W a7,d7,b6,f2 hand 0 | B a1,d1,c3,f6 hand 0 | turn W | quiet %1").arg(quiet);
    emit run.window->game().play(setup);
    QCoreApplication::processEvents();
    return run.table().findChild<QLabel*>("prompt")->text();
  };
  QVERIFY2(!prompt(79).contains("draw"), qPrintable(prompt(79)));
  QVERIFY2(prompt(80).contains("before a draw: 10"), qPrintable(prompt(80)));
  QVERIFY2(prompt(98).contains("before a draw: 1"), qPrintable(prompt(98)));
  run.click("b6"), run.click("b4");
  QVERIFY(!run.match().over());
  QVERIFY2(run.table().findChild<QLabel*>("prompt")->text().contains("before a draw: 1"), "one single move is left");
  run.click("f6"), run.click("f4");
  QVERIFY(run.match().over());
}

// What a game counts before it calls a draw is told while ten moves of each remain; so is a position that has come up
// for the second time. `far` is a move earlier.
void TablePlayersTest::aDrawByCountingIsToldInEitherLanguage_data() {
  QTest::addColumn<QString>("game");
  QTest::addColumn<QString>("far");
  QTest::addColumn<QString>("near");
  QTest::addColumn<QString>("english");
  QTest::addColumn<QString>("estonian");
  const auto row = [](const char* game, const char* what, const QString& position, int last, const char* english,
                      const char* estonian) {
    QTest::addRow("%s %s", game, what) << QString(game) << position.arg(last - 20 - 1) << position.arg(last - 20)
                                       << english << estonian;
  };
  const char* without = "before a draw: 10";
  const char* until = "viigini jäänud käike: 10";
  row("27", "count", "4k3/8/8/8/8/8/8/R3K3 w - - %1 90", 100, without, until);
  row("28", "count", "4k3/8/8/8/8/8/8/R3K3 w - - %1 90", 100, without, until);
  row("12", "count", "W:WKa1,Kc1:BKh2:quiet %1", 2 * 25, without, until);
  row("14", "count", "W:WKa1,Kc1:BKh2:quiet %1", 2 * 40, without, until);
  row("24", "count", "W:WKa1,c1:BKh2:made 120:quiet %1", 100, without, until);
  row("24", "length", "W:WKa1,c1:BKh2:made %1", 400, without, "Viigini on jäänud käike: 10");
  const char* twice = "come up twice";
  const char* second = "laual teist korda";
  QTest::newRow("27 repeated") << "27"
                               << "4k3/8/8/8/8/8/8/R3K3 w - - 8 90"
                               << "4k3/8/8/8/8/8/8/R3K3 w - - 8 90 times 2" << twice << second;
  QTest::newRow("12 repeated") << "12"
                               << "W:WKa1,Kc1:BKh2:quiet 8"
                               << "W:WKa1,Kc1:BKh2:quiet 8:times 2" << twice << second;
  QTest::newRow("24 repeated") << "24"
                               << "W:WKa1,c1:BKh2:made 20:quiet 8"
                               << "W:WKa1,c1:BKh2:made 20:quiet 8:times 2" << twice << second;
}

void TablePlayersTest::aDrawByCountingIsToldInEitherLanguage() {
  QFETCH(QString, game);
  QFETCH(QString, far);
  QFETCH(QString, near);
  QFETCH(QString, english);
  QFETCH(QString, estonian);
  for (const auto& [language, told] : {std::pair{"en", english}, {"et", estonian}}) {
    QTemporaryDir dir;
    Running run(dir.path(), language);
    if (!run.box.find(game)) QSKIP("the plugin of the game is not built");
    const auto prompt = [&](const QString& position) {
      MatchSetup setup;
      setup.game = game;
      setup.seats << SeatPlayer{} << SeatPlayer{};
      setup.start = position;
      emit run.window->game().play(setup);
      QCoreApplication::processEvents();
      return run.table().findChild<QLabel*>("prompt")->text();
    };
    QVERIFY2(!prompt(far).contains(told), qPrintable(prompt(far)));
    QCOMPARE(run.match().at(0).text(), far.toStdString());
    QVERIFY2(prompt(near).contains(told), qPrintable(prompt(near)));
  }
}

QTEST_MAIN(TablePlayersTest)
#include "table_players_test.moc"
