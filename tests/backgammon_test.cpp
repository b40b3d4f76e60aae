// Backgammon and Jacquet: the worked cases of the rulings, the cube, matches, IDs and files of other programs,
// nonsense.
#include "games/backgammon/board.h"
#include "games/backgammon/catalogue.h"
#include "games/backgammon/mat.h"
#include "games/backgammon/position_id.h"
#include "games/backgammon/tables.h"
#include "games/box/laws.h"
#include "tests/backgammon_play.h"
#include "tests/law_rows.h"
#include "tests/positions.h"

#include <QTest>

#include <set>

using namespace mk;

namespace {

using Map = std::map<std::string, std::string>;
const std::string kSetup = "W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5";

const GameInfo& info(int row) { return backgammonFamily().games[static_cast<std::size_t>(row)]; }

template <const TablesTraits& T> TablesOf<T> rules(const Map& options = {}) {
  return TablesOf<T>(setupOf(info(&T == &kJacquet ? 1 : 0), 2, options));
}

// The positions that the plays lead to, as IDs.
std::set<std::string> results(const Tables& r, const Tables::State& s) {
  std::set<std::string> out;
  for (const WholePlay& w : r.plays(s)) out.insert(positionId(w.result.stones, s.toMove));
  return out;
}

std::string after(const Tables& r, Tables::State s, const std::string& play) {
  const auto m = r.readMove(s, s.toMove, play);
  if (!m) return "refused: " + english(m.why());
  for (const Step& step : m->steps) r.engine().make(s.play, s.toMove, step);
  return positionId(s.play.stones, s.toMove);
}

Match match(int row, const Map& options = {}, const std::string& position = {}) {
  return matchOf(info(row), 2, options, position);
}

} // namespace

class BackgammonTest : public QObject {
  Q_OBJECT

private slots:
  void theSetupIsThatOfTheTable() {
    const auto r = rules<kBackgammon>();
    QCOMPARE(r.text(r.start()), kSetup + " | turn - | cube 1 -");
    QCOMPARE(positionId(r.start().play.stones, 0), std::string("4HPwATDgc/ABMA"));
    const auto j = rules<kJacquet>();
    QCOMPARE(j.text(j.start()), std::string("W bar:15 | B bar:15 | turn - | cube 1 -"));
  }

  void aThrowFromTheSetupHasAsManyPlaysAsKnown_data() {
    QTest::addColumn<int>("dice");
    QTest::addColumn<int>("plays");
    const int known[][2] = {{21, 15}, {31, 16}, {41, 14}, {51, 8},  {61, 10}, {32, 17},
                            {42, 18}, {52, 8},  {62, 14}, {43, 17}, {53, 9},  {63, 14}};
    for (const auto& k : known) QTest::addRow("%d", k[0]) << k[0] << k[1];
  }
  void aThrowFromTheSetupHasAsManyPlaysAsKnown() {
    QFETCH(int, dice);
    QFETCH(int, plays);
    const auto r = rules<kBackgammon>();
    const auto s = at(r, kSetup + " | turn W | dice " + std::to_string(dice));
    QCOMPARE(int(r.plays(s).size()), plays);
    QCOMPARE(int(results(r, s).size()), plays);
    const auto black = at(r, kSetup + " | turn B | dice " + std::to_string(dice));
    QCOMPARE(int(r.plays(black).size()), plays);
  }

  void theOpeningsOfTheBookletAreLegal_data() {
    QTest::addColumn<QString>("play");
    const char* openings[][2] = {{"54", "24/20 20/15"},
                                 {"54", "13/8 13/9"},
                                 {"11", "8/7 8/7 6/5 6/5"},
                                 {"22", "24/22 24/22 22/20 22/20"},
                                 {"33", "13/10 13/10 10/7 10/7"},
                                 {"44", "24/20 24/20 13/9 13/9"},
                                 {"66", "24/18 24/18 13/7 13/7"},
                                 {"61", "13/7 8/7"},
                                 {"31", "8/5 6/5"},
                                 {"65", "24/18 18/13"},
                                 {"64", "24/18 18/14"},
                                 {"51", "24/23 23/18"},
                                 {"41", "24/23 13/9"},
                                 {"21", "24/23 13/11"}};
    for (const auto& o : openings) QTest::newRow(o[0] + QByteArray(" ") + o[1]) << o[1];
  }
  void theOpeningsOfTheBookletAreLegal() {
    QFETCH(QString, play);
    const std::string dice = QByteArray(QTest::currentDataTag()).left(2).toStdString();
    const auto r = rules<kBackgammon>();
    const auto s = at(r, kSetup + " | turn W | dice " + dice);
    QVERIFY(results(r, s).contains(after(r, s, play.toStdString())));
    auto m = match(0, {}, kSetup + " | turn W | dice " + dice);
    QVERIFY(m.play(0, play.toStdString()));
    QCOMPARE(stateTurn(m), Seat{1}); // a whole play ends the turn
  }

  void thePointsAreNumberedForTheOneToMove() {
    const BoardShape &white = pointsBoard(false, false), &black = pointsBoard(true, false);
    QCOMPARE(white.labels.size(), 24u);
    for (std::size_t i = 0; i < 24; ++i) {
      QCOMPARE(white.labels[i].text, std::to_string(i + 1));
      QCOMPARE(black.labels[i].text, std::to_string(24 - i));
      QCOMPARE(pointsBoard(false, true).labels[i].text, black.labels[i].text); // path numbers
      QCOMPARE(white.places[i].name, white.labels[i].text);
    }
    const View v = rules<kBackgammon>().look(at(rules<kBackgammon>(), kSetup + " | turn B | dice 31"), {});
    QCOMPARE(v.find(Tables::Board)->board, &black);
  }

  void aBlockedPointIsNoLanding() {
    const auto r = rules<kBackgammon>();
    const auto s = at(r, kSetup + " | turn W | dice 54");
    QVERIFY(!r.readMove(s, 0, "24/19"));
    QVERIFY(!r.readMove(s, 0, "24/19 13/9"));
    QVERIFY(bool(r.readMove(s, 0, "24/15")));
  }

  void theDiceAreUsedAsTheyMust_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("plays");
    const auto row = [](const char* name, const char* position, const char* plays) {
      QTest::newRow(name) << position << plays;
    };
    row("either, not both: the larger", "W 24:1 1:14 | B 12:15 | turn W | dice 65", "24/18");
    row("only the smaller", "W 24:1 1:14 | B 12:13 7:2 | turn W | dice 65", "24/19");
    row("cannot enter", "W bar:1 24:1 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:3 4:2 | turn W | dice 64", "-");
    row("enters, then moves", "W bar:1 24:1 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:3 4:2 | turn W | dice 63",
        "bar/22 13/7,bar/22 22/16,bar/22 24/18,bar/22 8/2");
    row("one of two enters", "W bar:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5 | turn W | dice 65", "bar/20");
    row("bears off or stays", "W 3:2 1:1 off:12 | B 13:15 | turn W | dice 21", "3/1 1/off,3/2 3/1");
    row("hits while bearing off", "W 6:2 5:2 off:11 | B 21:1 6:14 | turn W | dice 61", "6/off 5/4*,6/off 6/5");
    row("the last one home", "W 7:1 5:3 3:3 off:8 | B 13:15 | turn W | dice 65", "7/1 5/off,7/2 5/off");
  }
  void theDiceAreUsedAsTheyMust() {
    QFETCH(QString, position);
    QFETCH(QString, plays);
    const auto r = rules<kBackgammon>();
    const auto s = at(r, position.toStdString());
    std::set<std::string> expected;
    for (const QString& p : plays.split(',')) expected.insert(after(r, s, p.toStdString()));
    QCOMPARE(results(r, s), expected);
    QCOMPARE(r.plays(s).size(), expected.size());
    QVERIFY(!expected.contains("refused"));
  }

  void aHitStoneGoesToTheBar() {
    auto m = match(0, {}, "W 6:2 5:2 off:11 | B 21:1 6:14 | turn W | dice 61");
    play(m, {"6/off", "5/4*", "done"});
    QCOMPARE(m.now().text(), std::string("W 6:1 5:1 4:1 off:12 | B bar:1 6:14 | turn B | cube 1 -"));
  }

  void stepsOfATurnAreTakenBackUntilItIsDone() {
    auto m = match(0, {}, kSetup + " | turn W | dice 31");
    play(m, {"8/5", "6/5"});
    QCOMPARE(m.now().moves(0), std::vector<std::string>{"done"});
    QVERIFY(m.undo() && m.undo());
    play(m, {"6/5", "8/5", "done"});
    QCOMPARE(m.now().text(), std::string("W 24:2 13:5 8:2 6:4 5:2 | B 24:2 13:5 8:3 6:5 | turn B | cube 1 -"));
  }

  void whatCannotBeUsedIsNamed() {
    auto m = match(0, {}, "W bar:2 6:13 | B 6:2 5:2 4:2 3:2 2:2 24:5 | turn W | dice 51");
    const auto prompt = [&] { return QByteArray::fromStdString(english(m.now().look(Viewer{0}).prompt)); };
    QCOMPARE(prompt(), QByteArray("seat 1: bring a stone in with 5, 1"));
    play(m, {"bar/24"});
    QCOMPARE(prompt(), QByteArray("seat 1: 5 cannot be used, end your turn"));
    auto whole = match(0, {}, kSetup + " | turn W | dice 31");
    play(whole, {"8/5", "6/5"});
    QCOMPARE(english(whole.now().look(Viewer{0}).prompt), std::string("seat 1: all moved, end your turn"));
  }

  void givingUpTellsWhatItCosts() {
    const auto why = [](const char* position) {
      return QByteArray::fromStdString(english(match(0, {}, position).now().resign(1).why));
    };
    QCOMPARE(why("W 24:2 13:5 8:3 6:5 | B 6:14 off:1 | turn W | cube 1 -"),
             QByteArray("seat 2 gave up and pays 1 point(s)."));
    QCOMPARE(why("W 6:15 | B 6:15 | turn W | cube 1 -"),
             QByteArray("seat 2 gave up and pays 2 point(s). A gammon counts twice."));
    QCOMPARE(why("W 6:15 | B bar:1 6:14 | turn W | cube 2 B"),
             QByteArray("seat 2 gave up and pays 6 point(s). A backgammon counts three times. The cube stands at 2."));
  }

  void jacquetEntersEverythingFirst() {
    const auto r = rules<kJacquet>();
    const auto count = [&r](const char* position) { return r.plays(at(r, position)).size(); };
    QCOMPARE(count("W bar:15 | B bar:15 | turn W | dice 42"), 1u);
    QCOMPARE(count("W bar:15 | B bar:15 | turn W | dice 33"), 1u);
    const auto s = at(r, "W bar:1 20:14 | B bar:13 24:2 | turn W | dice 42");
    const std::set<std::string> expected{after(r, s, "bar/23 20/16"), after(r, s, "bar/21 21/19"),
                                         after(r, s, "bar/21 20/18")};
    QCOMPARE(results(r, s), expected);
    const auto first = at(r, "W bar:15 | B bar:15 | turn W | dice 42");
    QCOMPARE(results(r, first), std::set<std::string>{after(r, first, "bar/23 bar/21")});
    const auto four = at(r, "W bar:15 | B bar:15 | turn W | dice 33");
    QCOMPARE(results(r, four), std::set<std::string>{after(r, four, "bar/22(4)")});
  }

  void aPlayOfSeveralStepsIsToldInWordsWhereItLeavesTheBoard() {
    const auto r = rules<kBackgammon>();
    const auto told = [&](const char* position, const char* play) -> QByteArray {
      const auto s = at(r, position);
      const auto m = r.readMove(s, 0, play);
      return QByteArray::fromStdString(m ? english(r.tell(s, 0, *m, Viewer{})) : english(m.why()));
    };
    QCOMPARE(told("W bar:1 6:1 off:13 | B 5:1 off:14 | turn W | dice 31", "bar/24 6/3"),
             QByteArray("seat 1 plays bar to 24, 6/3."));
    QCOMPARE(told("W 6:1 3:1 1:5 off:8 | B 1:1 off:14 | turn W | dice 63", "6/off 3/off"),
             QByteArray("seat 1 plays 6 off the board, 3 off the board."));
  }

  void openingTiesDoubleTheStake() {
    auto m = match(0);
    play(m, {"dice 3 3", "dice 5 5", "dice 6 2"});
    QVERIFY(m.now().text().ends_with("turn W | dice 62 | cube 4 -"));
    for (const auto& options : {Map{{"automatic-doubles", "off"}}, Map{{"match", "5"}}}) {
      auto other = match(0, options);
      play(other, {"dice 3 3", "dice 2 6"});
      QVERIFY(other.now().text().ends_with("turn B | dice 26 | cube 1 -"));
    }
  }

  void sixDoublesMakeOneInto64AndNoMore() {
    auto m = match(0);
    play(m, {"dice 6 2", "24/18 13/11"});
    Seat doubler = 1;
    for (int cube = 2; cube <= 64; cube *= 2, doubler = static_cast<Seat>(1 - doubler)) {
      QCOMPARE(m.turn().seat(), doubler);
      play(m, {"double", "take"});
      const std::string owner = doubler == 0 ? "B" : "W";
      QVERIFY(m.now().text().ends_with("| cube " + std::to_string(cube) + " " + owner));
      play(m, {"dice 2 1"});
      while (m.turn().has(doubler)) play(m, {m.now().moves(doubler).front().c_str()});
    }
    QVERIFY(m.turn().isChance()); // at 64 nobody may double
  }

  void aDropPaysTheStakeBeforeTheDouble() {
    auto m = match(0, {}, kSetup + " | turn W | cube 2 W");
    play(m, {"double", "drop"});
    QVERIFY(m.over());
    QCOMPARE(m.result().scores, (std::vector<int>{2, 0}));
  }

  void onlyTheOwnerDoublesAgain() {
    auto m = match(0, {}, kSetup + " | turn W | cube 2 B");
    QVERIFY(m.turn().isChance());
    auto off = match(0, {{"cube", "off"}}, kSetup + " | turn W");
    QVERIFY(off.turn().isChance());
  }

  void theEndPaysOnceTwiceOrThreeTimes_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("gammons");
    QTest::addColumn<int>("points");
    QTest::newRow("backgammon") << "W 1:1 off:14 | B 22:1 6:14 | turn W | dice 21 | cube 4 B"
                                << "on" << 12;
    QTest::newRow("on the bar, one off") << "W 1:1 off:14 | B bar:1 6:13 off:1 | turn W | dice 21 | cube 4 B"
                                         << "on" << 4;
    QTest::newRow("on the bar") << "W 1:1 off:14 | B bar:1 6:14 | turn W | dice 21 | cube 2 -"
                                << "on" << 6;
    QTest::newRow("gammon") << "W 1:1 off:14 | B 18:1 6:14 | turn W | dice 21 | cube 1 -"
                            << "on" << 2;
    QTest::newRow("without gammons") << "W 1:1 off:14 | B 22:1 6:14 | turn W | dice 21 | cube 4 B"
                                     << "off" << 4;
  }
  void theEndPaysOnceTwiceOrThreeTimes() {
    QFETCH(QString, position);
    QFETCH(QString, gammons);
    QFETCH(int, points);
    auto m = match(0, {{"gammons", gammons.toStdString()}}, position.toStdString());
    QCOMPARE(m.now().resign(1).scores, (std::vector<int>{points, 0})); // pays as if the game ended now
    play(m, {"1/off"});
    QVERIFY(m.over());
    QCOMPARE(m.result().scores, (std::vector<int>{points, 0}));
    QCOMPARE(m.result().winners(), std::vector<Seat>{0});
  }

  void aMatchGoesOnToItsPointsWithoutTheCubeInTheCrawfordGame() {
    auto m = match(0, {{"match", "3"}}, "W 1:1 off:14 | B 18:1 6:14 | turn W | dice 21 | cube 1 -");
    play(m, {"1/off"});
    QVERIFY(!m.over());
    QCOMPARE(m.now().text(), kSetup + " | turn - | cube 1 - | points W:2 B:0 | crawford now");
    play(m, {"dice 6 2", "24/18 13/11"});
    QVERIFY(m.turn().isChance()); // no double in the Crawford game
    auto won = match(0, {{"match", "3"}},
                     "W 6:14 18:1 | B 1:1 off:14 | turn B | dice 21 | cube 2 B | points W:2 B:0 | crawford past");
    play(won, {"1/off"}); // a gammon with the cube at 2
    QVERIFY(won.over());
    QCOMPARE(won.result().scores, (std::vector<int>{2, 4}));
    auto one = match(0, {{"match", "3"}},
                     "W 6:13 off:2 | B 1:1 off:14 | turn B | dice 21 | cube 1 - | points W:2 B:0 | crawford now");
    play(one, {"1/off"});
    QCOMPARE(one.now().text(), kSetup + " | turn - | cube 1 - | points W:2 B:1 | crawford past");
    play(one, {"dice 6 2", "24/18 13/11", "double", "drop"});
    QCOMPARE(one.now().text(), kSetup + " | turn - | cube 1 - | points W:2 B:2 | crawford past");
    auto end = match(0, {{"match", "3"}}, kSetup + " | turn W | points W:2 B:2 | crawford past");
    play(end, {"double", "drop"});
    QVERIFY(end.over());
    QCOMPARE(end.result().scores, (std::vector<int>{3, 2}));
  }

  void theLawsHoldWithEveryHouseRule_data() {
    QTest::addColumn<int>("row");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    for (int row = 0; row < 2; ++row)
      for (const OptionSpec& o : info(row).options)
        for (const OptionValue& v : o.values)
          QTest::addRow("%s %s=%s", info(row).id, o.key, v.key) << row << o.key << v.key;
  }
  void theLawsHoldWithEveryHouseRule() {
    QFETCH(int, row);
    QFETCH(QString, key);
    QFETCH(QString, value);
    const auto report = checkLaws(info(row), 2, {{key.toStdString(), value.toStdString()}}, lawLimits(4));
    QVERIFY2(report.broken.empty(), report.broken.empty() ? "" : report.broken.front().c_str());
  }

  void nonsenseIsRefusedWithAReason_data() {
    QTest::addColumn<QString>("text");
    for (const char* t :
         {"", "W 24:2", "W 24:16 | B 1:15", "W 24:15 | B 1:15", "W 24:2 13:5 8:3 6:5 | B 24:2 | turn W",
          "W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5 | turn X", "W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5 | dice 71",
          "W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5 | dice 31 | left 2",
          "W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5 | cube 3 -",
          "W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5 | turn W | dice 31 | double",
          "W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5 | turn W | double | cube 2 B", "W hand:15 | B bar:15",
          "W 25:1 24:14 | B 24:15", "W off:15 | B 1:15 | turn W"})
      QTest::newRow(t) << t;
  }
  void nonsenseIsRefusedWithAReason() {
    QFETCH(QString, text);
    const auto s = rules<kBackgammon>().read(text.toStdString());
    QVERIFY(!s);
    QVERIFY(!english(s.why()).empty());
  }

  void idsOfGnuBackgammonAreReadAndWritten() {
    const auto r = rules<kBackgammon>();
    const auto s = at(r, "4HPwATDgc/ABMA");
    QCOMPARE(r.text(s), kSetup + " | turn W | cube 1 -");
    const auto thrown = at(r, "sGfwgAPbuIEDIA:cAkXAAAAAAAA"); // as the program shows it: player 1 to play 65
    QCOMPARE(thrown.toMove, Seat{1});
    QVERIFY(r.text(thrown).find("turn B | dice 65 | cube 1 -") != std::string::npos);
    QCOMPARE(positionId(thrown.play.stones, 1), std::string("sGfwgAPbuIEDIA"));
    MatchId id;
    id.onRoll = 1;
    id.dice = {6, 5};
    QCOMPARE(matchId(id), std::string("cAkXAAAAAAAA"));
    id = {.cube = 8, .owner = 0, .onRoll = 0, .crawford = true, .dice = {}, .length = 7, .score = {6, 2}};
    const auto again = readMatchId(matchId(id));
    QVERIFY(again && *again == id);
    for (const char* bad : {"4HPwATDgc/ABM", "4HPwATDgc/ABM!", "//////////////", "", "sGfwgAPbuIEDIA:zzzz",
                            "sGfwgAPbuIEDIA:zAkXAAAAAAAA=x"})
      QVERIFY2(!r.read(bad), bad);
    QVERIFY(english(r.read("4HPwATDgc/ABM!").why()).find("character 14") != std::string::npos);
  }

  void randomStonesKeepTheirIds() {
    const auto r = rules<kBackgammon>({{"cube", "off"}});
    Random random(5);
    Tables::State s = r.start();
    std::vector<Tables::Move> list;
    for (int i = 0; i < 4000; ++i) {
      if (r.turn(s).isOver()) s = r.start();
      for (const Seat seat : {Seat{0}, Seat{1}}) {
        const auto again = readPositionId(positionId(s.play.stones, seat));
        QVERIFY(bool(again));
        QCOMPARE(again->n[0], s.play.stones.n[static_cast<std::size_t>(seat)]);
      }
      if (r.turn(s).isChance()) {
        r.settle(s, roll(r.chance(s), random));
        continue;
      }
      list.clear();
      r.moves(s, s.toMove, list);
      r.play(s, s.toMove, list[static_cast<std::size_t>(random.index(list.size()))]);
    }
  }

  void matchesAreWrittenAndReadAsMatFiles() {
    Random random(3);
    for (const char* length : {"single-game", "3", "7"}) {
      auto m = match(0, {{"match", length}, {"automatic-doubles", "off"}});
      QVERIFY(playRandomly(m, random, 100000));
      const std::vector<std::string> names{"Mari", "Peeter"};
      const std::string file = *writeMat(m, names);
      const auto read = readMat(file);
      QVERIFY2(bool(read), (file + (read ? "" : english(read.why()))).c_str());
      QCOMPARE(read->size(), std::size_t{1});
      QCOMPARE(read->front().names, names);
      const Match again = replayed(read->front());
      QCOMPARE(again.result(), m.result());
      QCOMPARE(again.now().text(), m.now().text());
      QCOMPARE(*writeMat(again, names), file);
    }
  }

  void aMatFileOfAnotherProgramIsRead() {
    const char* file = "; [Site \"home\"]\n\n 3 point match\n\n Game 1\n Alice : 0                        Bob : 0\n"
                       "  1)                             31: 8/5 6/5\n"
                       "  2) 66: 24/18(2) 13/7(2)         Doubles => 2\n"
                       "  3)  Takes                       42: 8/4 6/4\n"
                       "  4)  Doubles => 4                Drops\n"
                       "      Wins 2 points\n\n Game 2\n Alice : 2                        Bob : 0\n"
                       "  1) 52: 24/22 13/8\n";
    const auto read = readMat(file);
    QVERIFY2(bool(read), read ? "" : english(read.why()).c_str());
    QCOMPARE(replayed(read->front()).now().text(),
             std::string(
                 "W 24:1 22:1 13:4 8:4 6:5 | B 24:2 13:5 8:3 6:5 | turn B | cube 1 - | points W:2 B:0 | crawford now"));
  }

  // As GNU Backgammon 1.07 writes them: 25 is the bar, 0 is off, and an empty cell is a throw that cannot be played.
  void aGameOfGnuBackgammonIsRead() {
    // clang-format off
    const char* file = " 3 point match\n"
                       "\n"
                       " Game 1\n"
                       " gnubg : 0                      root : 0\n"
                       "  1) 42: 8/4 6/4                 44: 24/20 24/20 13/9 13/9\n"
                       "  2) 42: 24/20 20/18             44: 9/5 9/5 6/2 6/2\n"
                       "  3) 32: 18/15 15/13              Doubles => 2\n"
                       "  4)  Takes                      21: 8/6 6/5 \n"
                       "  5) 62: 24/22 22/16             43: 13/9* 9/6 \n"
                       "  6) 55:                         62: 13/11 13/7 \n"
                       "  7) 43: 25/22 22/18*            43: 25/22 11/7* \n"
                       "  8) 62:                         62: 22/16 7/5 \n"
                       "  9) 51: 25/24 13/8              41: 16/15 15/11 \n"
                       " 10) 32: 13/11 11/8              62: 11/5 5/3 \n"
                       " 11) 62: 24/22* 22/16            51: 25/20 5/4 \n"
                       " 12) 61: 13/7 8/7                21: 6/5 5/3 \n"
                       " 13) 31: 16/15 6/3               44: 20/16 20/16 20/16 5/1\n"
                       " 14) 51: 6/5 8/3                 43: 6/3 8/4 \n"
                       " 15) 62: 15/13 13/7              32: 16/14 14/11 \n"
                       " 16) 61: 8/2 7/6                 64: 8/2 11/7 \n"
                       " 17) 53: 7/2 8/5                 54: 6/2 6/1 \n"
                       " 18) 21: 7/6 6/4                 51: 7/2 2/1 \n"
                       " 19) 54: 13/8 8/4                44: 5/1 5/1 \n"
                       " 20) 61: 13/12 12/6              22: 16/14 16/14 14/12* 14/12\n"
                       " 21) 64: 25/19 6/2               43: 12/9 9/5 \n"
                       " 22) 41: 6/5 5/1                 31: 12/9 9/8 \n"
                       " 23) 51: 19/14 14/13             51: 8/3 1/0 \n"
                       " 24) 41: 6/5 13/9                21: 1/0 2/0 \n"
                       " 25) 52: 9/4 2/0                 66: 5/0 4/0 4/0 3/0\n"
                       " 26) 44: 4/0 4/0 4/0 4/0         11: 2/1 1/0 1/0 1/0\n"
                       " 27) 21: 2/0 1/0                 64: 3/0 3/0 \n"
                       " 28) 43: 3/0 6/2                 42: 2/0 2/0 \n"
                       "                                  Wins 2 points\n";
    // clang-format on
    const auto read = readMat(file);
    QVERIFY2(bool(read), read ? "" : english(read.why()).c_str());
    QCOMPARE(read->size(), std::size_t{1});
    const Match m = replayed(read->front());
    QVERIFY(m.over()); // given up: ended here
    QCOMPARE(read->front().log.back(), std::string("resign 0"));
    QVERIFY(m.now().text().starts_with("W 5:3 4:1 3:1 2:2 off:8 | B 1:1 off:14 |"));
  }

  void aBrokenMatFileNamesTheLine_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("why");
    QTest::newRow("empty") << ""
                           << "Line 1";
    QTest::newRow("header") << "hello\n"
                            << "Line 1";
    QTest::newRow("length") << " 4 point match\n"
                            << "Line 1: a match of 4 points";
    QTest::newRow("illegal") << " 3 point match\n Game 1\n A : 0    B : 0\n  1) 31: 8/5 6/4\n"
                             << "Line 4";
    QTest::newRow("dice") << " 3 point match\n Game 1\n A : 0    B : 0\n  1) 33: 8/5 6/3\n"
                          << "Line 4";
    QTest::newRow("score") << " 3 point match\n Game 1\n A : 1    B : 0\n"
                           << "Line 3";
    QTest::newRow("won early") << " 3 point match\n Game 1\n A : 0    B : 0\n  1) 31: 8/5 6/5\n      Wins 7 points\n"
                               << "Line 5: a game with the cube at 1 is given up";
    QTest::newRow("goes on after the end") << " 0 point match\n Game 1\n A : 0    B : 0\n  1) 31: 8/5 6/5\n"
                                              "      Wins 1 point\n  1) 31: 8/5 6/5\n"
                                           << "Line 6: the match is over before this.";
    QTest::newRow("house rule") << "; [HouseRules \"cube=maybe\"]\n 3 point match\n"
                                << "Line 2";
    QTest::newRow("takes nothing") << " 3 point match\n Game 1\n A : 0    B : 0\n  1) Takes\n"
                                   << "Line 4: nobody decides about the cube here.";
    QTest::newRow("text") << " 3 point match\n what is this\n"
                          << "Line 2";
  }
  void aBrokenMatFileNamesTheLine() {
    QFETCH(QString, file);
    QFETCH(QString, why);
    const auto read = readMat(file.toStdString());
    QVERIFY(!read);
    QVERIFY2(QString::fromStdString(english(read.why())).startsWith(why), english(read.why()).c_str());
  }

private:
  static Match replayed(const ExchangedGame& game) {
    auto m = Match::replay(backgammonFamily().games.front(), 2, game.options, 0, game.position, game.log);
    if (!m) qFatal("%s", english(m.why()).c_str());
    return std::move(*m);
  }
  static Seat stateTurn(const Match& m) {
    return m.now().text().find("turn B") != std::string::npos ? Seat{1} : Seat{0};
  }
};

QTEST_GUILESS_MAIN(BackgammonTest)
#include "backgammon_test.moc"
