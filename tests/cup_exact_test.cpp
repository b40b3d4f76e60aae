// Exact targets (games 117, 120, 124, 128): worked cases, dead totals, house rules, guards, and the computer player.
#include "games/dice/cup/exact.h"
#include "tests/cup_play.h"

using namespace mk;
using namespace mk::dice;

namespace {

Match match(const char* id, const std::string& position, Chosen chosen = {}, int seats = 2) {
  static const auto infos = exactInfos();
  return cupMatch(infoWithId(infos, id), seats, std::move(chosen), position);
}
const GameInfo& info(const char* id) {
  static const auto infos = exactInfos();
  return infoWithId(infos, id);
}

std::vector<int> deadTotals(int target, ThrowValues (*values)(const Thrown&)) {
  const ExactPlan plan(target, values, false, 1);
  std::vector<int> out;
  for (int total = 0; total < target; ++total)
    if (plan.isDead(total)) out.push_back(total);
  return out;
}

} // namespace

class CupExactTest : public QObject {
  Q_OBJECT

private slots:
  // The ruling lists them; here they follow from what throws are worth.
  void deadTotalsAreComputed() {
    QCOMPARE(deadTotals(21, sumDoubleTriple), (std::vector{18, 19, 20}));
    QCOMPARE(deadTotals(51, sumOnly), (std::vector{49, 50}));
    QCOMPARE(deadTotals(20, sumOnly), (std::vector{18, 19}));
    const auto dead = deadTotals(3001, writtenBackwards); // no number is written below 111
    QCOMPARE(std::ranges::count_if(dead, [](int total) { return total > 2890; }), 110);
    QCOMPARE(std::ranges::count(dead, 2890), 0);
  }

  void throwsAreWorthTheirValues_data() {
    QTest::addColumn<QString>("dice");
    QTest::addColumn<int>("game");
    QTest::addColumn<QString>("values");
    QTest::newRow("no pair, no run") << "146" << 117 << "11";
    QTest::newRow("a pair") << "144" << 117 << "9 18";
    QTest::newRow("a run") << "312" << 117 << "6 12";
    QTest::newRow("a high run") << "654" << 117 << "15 30";
    QTest::newRow("three equal") << "444" << 117 << "36";
    QTest::newRow("the dice as they fell") << "123" << 124 << "321";
    QTest::newRow("written backwards") << "551" << 124 << "155";
    QTest::newRow("in any order") << "155" << 0 << "155 515 551";
    QTest::newRow("six numbers") << "321" << 0 << "123 132 213 231 312 321";
  }
  void throwsAreWorthTheirValues() {
    QFETCH(QString, dice);
    QFETCH(int, game);
    const Thrown t = Thrown::of(dice.toStdString());
    QStringList values;
    for (const int v : game == 117 ? sumDoubleTriple(t) : game == 124 ? writtenBackwards(t) : writtenInAnyOrder(t))
      values << QString::number(v);
    QTEST(values.join(' '), "values");
  }

  void aThrowOffersWhatFits_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("dice");
    QTest::addColumn<QString>("moves"); // empty: passed, the next seat throws
    QTest::newRow("117: three equal are tripled") << "117"
                                                  << "117 r1 s1 [0,0] {}"
                                                  << "444"
                                                  << "";
    QTest::newRow("117: a run") << "117"
                                << "117 r2 s1 [9,0] {}"
                                << "123"
                                << "count 6, count 12, pass";
    QTest::newRow("117: a dead total") << "117"
                                       << "117 r2 s1 [7,0] {}"
                                       << "355"
                                       << "";
    QTest::newRow("117: a pair") << "117"
                                 << "117 r2 s1 [12,0] {}"
                                 << "144"
                                 << "count 9, pass";
    QTest::newRow("117: triple fits") << "117"
                                      << "117 r2 s1 [3,0] {}"
                                      << "222"
                                      << "count 18, pass";
    QTest::newRow("120: goes over") << "120"
                                    << "120 r2 s1 [40,0] {n=1}"
                                    << "256"
                                    << "";
    QTest::newRow("120: a dead total") << "120"
                                       << "120 r2 s1 [40,0] {n=1}"
                                       << "334"
                                       << "";
    QTest::newRow("120: fits") << "120"
                               << "120 r2 s1 [40,0] {n=1}"
                               << "146"
                               << "count 11, pass";
    QTest::newRow("124: goes over") << "124"
                                    << "124 r9 s1 [2500,0] {}"
                                    << "155"
                                    << "";
    QTest::newRow("124: fits") << "124"
                               << "124 r9 s1 [2886,0] {}"
                               << "511"
                               << "count 115, pass";
    QTest::newRow("124: a dead total is offered") << "124"
                                                  << "124 r9 s1 [2800,0] {}"
                                                  << "511"
                                                  << "count 115, pass";
    QTest::newRow("128: reaches it") << "128"
                                     << "128 r4 s1 [9,0] {}"
                                     << "416"
                                     << "count 11, pass";
    QTest::newRow("128: a dead total") << "128"
                                       << "128 r4 s1 [12,0] {}"
                                       << "123"
                                       << "";
  }
  void aThrowOffersWhatFits() {
    QFETCH(QString, id);
    QFETCH(QString, position);
    QFETCH(QString, dice);
    Match m = match(qPrintable(id), position.toStdString());
    QCOMPARE(throwDice(m, dice.toStdString()), QString());
    QTEST(movesNow(m), "moves");
    if (m.turn().isChance()) QCOMPARE(m.now().chance().by, id == "120" ? Seat{0} : Seat{1});
  }

  void twelveIsTheDoubleOfARunAndWins() {
    Match m = match("117", "117 r2 s1 [9,0] {}");
    QCOMPARE(playLine(m, "1: 123 count:12"), QString());
    QVERIFY(m.over());
    QCOMPARE(places(m), (std::vector{1, 2}));
    Match other = match("117", "117 r2 s1 [9,0] {}");
    QCOMPARE(playLine(other, "1: 123 count:6 2:"), QString());
    QCOMPARE(totals(other), (std::vector{15, 0}));
  }
  void nineMakesTwentyOneFromTwelve() {
    Match m = match("117", "117 r2 s1 [12,0] {}");
    QCOMPARE(playLine(m, "1: 144 count:9"), QString());
    QVERIFY(m.over());
    QCOMPARE(totals(m), (std::vector{21, 0}));
  }

  void twentyOneOrMoreCountsEverything() {
    Match m = match("117", "117 r3 s1 [14,0] {}", {{"target", "21-or-more"}});
    QCOMPARE(throwDice(m, "331"), QString());
    QCOMPARE(movesNow(m), QString("count 7, count 14")); // no passing
    QCOMPARE(play(m, "count 14"), QString());
    QVERIFY(m.over());
    QCOMPARE(totals(m), (std::vector{28, 0}));
    Match single = match("117", "117 r3 s1 [4,0] {}", {{"target", "21-or-more"}});
    QCOMPARE(throwDice(single, "146"), QString()); // one value: counted at once, into what would else be dead
    QCOMPARE(totals(single), (std::vector{15, 0}));
    QCOMPARE(throwDice(single, "666"), QString());
    QVERIFY(single.over());
    QCOMPARE(places(single), (std::vector{2, 1}));
  }
  void equalTurnsFinishTheRound() {
    Match m = match("117", "117 r2 s1 [9,12] {}", {{"equal-turns", "on"}});
    QCOMPARE(playLine(m, "1: 123 count:12 2: 144 count:9"), QString());
    QVERIFY(!m.over()); // one throw each
    QCOMPARE(playLine(m, "1: 662 2: 663"), QString());
    QVERIFY(m.over());
    QCOMPARE(places(m), (std::vector{2, 1}));
    Match alone = match("117", "117 r2 s1 [9,12] {}", {{"equal-turns", "on"}});
    QCOMPARE(playLine(alone, "1: 123 count:12 2: 144 pass"), QString());
    QCOMPARE(places(alone), (std::vector{1, 2}));
    Match shared = match("117", "117 r2 s1 [9,12] {}", {{"equal-turns", "on"}, {"tie", "shared-win"}});
    QCOMPARE(playLine(shared, "1: 123 count:12 2: 144 count:9"), QString());
    QCOMPARE(places(shared), (std::vector{1, 1}));
  }
  void forcedCountingLeavesTheChoiceOfValues() {
    Match m = match("117", "117 r2 s1 [7,12] {}", {{"counting", "forced"}});
    QCOMPARE(throwDice(m, "355"), QString()); // 13 has to be counted: 20 is dead and falls to 0
    QCOMPARE(totals(m), (std::vector{0, 12}));
    QCOMPARE(throwDice(m, "112"), QString());
    QCOMPARE(movesNow(m), QString("count 4, count 8"));
    QCOMPARE(play(m, "count 8"), QString()); // 20 again
    QCOMPARE(totals(m), (std::vector{0, 0}));
    QCOMPARE(playLine(m, "1: 654"), QString()); // 15: 30 goes over, so there is nothing to choose
    QCOMPARE(totals(m), (std::vector{15, 0}));
    QCOMPARE(playLine(m, "2: 146 1: 146"), QString()); // 11 goes over 21 and counts nothing
    QCOMPARE(totals(m), (std::vector{15, 11}));
  }
  void theNearestWinsAfterAHundredRounds() {
    Match m = match("117", "117 r100 s1 [17,11] {}");
    QCOMPARE(playLine(m, "1: 666 2: 666"), QString());
    QVERIFY(m.over());
    QCOMPARE(places(m), (std::vector{1, 2}));
    Match equal = match("117", "117 r100 s1 [17,17] {}");
    QCOMPARE(playLine(equal, "1: 666 2: 666 1: 661 2: 654 "), QString());
    QVERIFY(!equal.over() || places(equal)[0] == 2); // 13 against 15
    QCOMPARE(places(equal), (std::vector{2, 1}));
  }

  void fiftyOneInTheMiddleOfATurn() {
    Match m = match("120", "120 r2 s1 [40,0] {go}");
    QCOMPARE(playLine(m, "245 pass 146 count:11"), QString());
    QVERIFY(m.over());
    QCOMPARE(places(m), (std::vector{1, 2}));
    Match over = match("120", "120 r2 s1 [40,0] {go}"); // 13 would go over and is passed by itself
    QCOMPARE(playLine(over, "256 146 count:11"), QString());
    QVERIFY(over.over());
  }
  void fiveThrowsMakeATurn() {
    Match m = match("120", "120 r1 s1 [0,0] {}");
    QCOMPARE(playLine(m, "1: 666 count:18 1: 666 count:18 1: 555 count:15"), QString()); // 51 in three throws
    QVERIFY(m.over());
    Match slow = match("120", "120 r1 s1 [0,0] {}");
    QCOMPARE(playLine(slow, "1: 111 count:3 111 count:3 111 count:3 111 count:3 111 pass 2: 111"), QString());
    QCOMPARE(totals(slow), (std::vector{12, 0}));
  }
  void theTotalMayBeResetBeforeTheFirstThrow() {
    Match m = match("120", "120 r3 s1 [48,30] {}");
    QCOMPARE(movesNow(m), QString("throw, reset"));
    QCOMPARE(playLine(m, "reset 1: 666 count:18"), QString());
    QCOMPARE(totals(m), (std::vector{18, 30}));
    QCOMPARE(playLine(m, "1: 111 pass 111 pass 111 pass 111 pass 2: throw 555 count:15"), QString());
    QCOMPARE(totals(m), (std::vector{18, 45}));
    QVERIFY(!play(m, "reset").isEmpty()); // only before the first throw
  }
  void forcedCountingCostsTheTurn() {
    Match m = match("120", "120 r2 s1 [45,0] {go}", {{"counting", "forced"}});
    QCOMPARE(playLine(m, "126 2:"), QString());
    QCOMPARE(totals(m), (std::vector{0, 0}));
    Match dead = match("120", "120 r2 s1 [40,0] {go}", {{"counting", "forced"}});
    QCOMPARE(playLine(dead, "334 1: 111"), QString()); // 50 falls to 0, the turn goes on
    QCOMPARE(totals(dead), (std::vector{3, 0}));
  }
  void severalWinsMayBeNeeded() {
    Match m = match("120", "120 r2 s1 [40,20] {w=1 go;-}", {{"wins-needed", "3"}});
    QCOMPARE(playLine(m, "146 count:11"), QString());
    QCOMPARE(totals(m), (std::vector{0, 20})); // the others keep their totals
    QCOMPARE(states(m), QString("w=2;-"));
    Match last = match("120", "120 r2 s1 [40,20] {w=2 go;w=1}", {{"wins-needed", "3"}});
    QCOMPARE(playLine(last, "146 count:11"), QString());
    QVERIFY(last.over());
    QCOMPARE(places(last), (std::vector{1, 2}));
  }

  void diceAreWrittenBackwards() {
    Match m = match("124", "124 r1 s1 [0,0] {}");
    QCOMPARE(playLine(m, "1: 123 count:321"), QString());
    QCOMPARE(totals(m), (std::vector{321, 0}));
    Match win = match("124", "124 r9 s1 [2886,0] {}");
    QCOMPARE(playLine(win, "1: 511 count:115"), QString());
    QVERIFY(win.over());
    QCOMPARE(totals(win), (std::vector{3001, 0}));
  }
  void thePlayerMayPutTheDiceInOrder() {
    Match m = match("124", "124 r9 s1 [2446,0] {}", {{"order", "players-choice"}});
    QCOMPARE(throwDice(m, "515"), QString());
    QCOMPARE(movesNow(m), QString("count 155, count 515, count 551, pass"));
    QCOMPARE(play(m, "count 551"), QString());
    QCOMPARE(totals(m), (std::vector{2997, 0}));
  }
  void theNearestWinsAfterTheRounds() {
    Match m = match("124", "124 r15 s1 [2500,2600] {}");
    QCOMPARE(playLine(m, "1: 111 count:111 2: 666"), QString());
    QVERIFY(m.over());
    QCOMPARE(places(m), (std::vector{1, 2}));
    Match longer = match("124", "124 r15 s1 [2500,2600] {}", {{"rounds", "30"}});
    QCOMPARE(playLine(longer, "1: 111 pass 2: 666 1: 111 pass"), QString());
    Match tie = match("124", "124 r15 s1 [2500,2500] {}"); // the written number decides
    QCOMPARE(playLine(tie, "1: 666 2: 666 1: 116 2: 611"), QString());
    QVERIFY(tie.over());
    QCOMPARE(places(tie), (std::vector{1, 2}));
  }
  void nothingToAddEndsTheGame() {
    Match m = match("124", "124 r9 s1 [2889,2900] {}");
    QCOMPARE(playLine(m, "1: 111 count:111"), QString());
    QVERIFY(m.over());
    QCOMPARE(totals(m), (std::vector{3000, 2900}));
    QCOMPARE(places(m), (std::vector{1, 2}));
  }
  void forcedNumbersThatFitAreCounted() {
    Match m = match("124", "124 r9 s1 [2700,0] {}", {{"counting", "forced"}});
    QCOMPARE(playLine(m, "1: 112 2: 123 1: 666"), QString());
    QCOMPARE(totals(m), (std::vector{2911, 321})); // dead, and it stays
  }

  void twentyIsSharedByTheRound() {
    Match m = match("128", "128 r4 s1 [9,8] {}");
    QCOMPARE(playLine(m, "1: 416 count:11 2: 345 count:12"), QString());
    QVERIFY(!m.over()); // both have 20
    QCOMPARE(playLine(m, "1: 345 2: 346"), QString());
    QCOMPARE(places(m), (std::vector{2, 1}));
    Match alone = match("128", "128 r4 s1 [9,8] {}");
    QCOMPARE(playLine(alone, "1: 416 count:11 2: 345 pass"), QString());
    QCOMPARE(places(alone), (std::vector{1, 2}));
  }
  // Ruling 128: the totals tell who has 20; the state of a seat stays empty.
  void aTotalOfTwentyNeedsNoWord() {
    Match m = match("128", "128 r3 s2 [20,9] {}");
    QCOMPARE(m.now().text(), std::string("128 r3 s2 [20,9] {}"));
    QCOMPARE(playLine(m, "2: 111 pass"), QString());
    QCOMPARE(places(m), (std::vector{1, 2}));
    Match played = match("128", "128 r3 s1 [9,9] {}");
    QCOMPARE(playLine(played, "1: 416 count:11"), QString());
    QCOMPARE(played.now().text(), std::string("128 r3 s2 [20,9] {}"));
    QVERIFY(!m.game().read("128 r3 s1 [20,9] {}")); // who has 20 has no turn any more
  }
  void tenRoundsWithoutTwentyBeginAgain() {
    Match m = match("128", "128 r10 s1 [9,8] {}");
    QCOMPARE(playLine(m, "1: 111 pass 2: 111 pass 1:"), QString());
    QCOMPARE(totals(m), (std::vector{0, 0}));
    QCOMPARE(cellText(m, "Round", 0), QString("1 / 10"));
    QCOMPARE(cellText(m, "Game", 0), QString("2 / 3"));
    Match last = match("128", "128 r30 s1 [17,8] {}");
    QCOMPARE(playLine(last, "1: 666 2: 111 pass"), QString());
    QVERIFY(last.over());
    QCOMPARE(places(last), (std::vector{1, 2}));
  }

  // Two seats that follow the table's best choice reach 20 within ten rounds as often as the table says.
  void theTableOfChancesIsTrue() {
    const ExactPlan plan(20, sumOnly, false, 10);
    QVERIFY(std::abs(plan.worth(0, 10) - 0.637) < 0.001); // by a program of its own
    Random random(3);
    constexpr int kGames = 20'000;
    int hits = 0;
    for (int i = 0; i < kGames; ++i) {
      int total = 0;
      for (int left = 9; left >= 0 && total != 20; --left) {
        const int next = total + Thrown::of(roll(ChanceRequest::dice(3, 0), random)).sum();
        if (next <= 20 && plan.worth(next, left) >= plan.worth(total, left)) total = next;
      }
      hits += total == 20;
    }
    QVERIFY(near(hits, kGames, plan.worth(0, 10)));
  }

  void theComputerPlayerBeatsRandomPlay_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<double>("share"); // of the wins, at least
    QTest::newRow("117") << "117" << 0.72;
    QTest::newRow("120") << "120" << 0.85;
    QTest::newRow("124") << "124" << 0.78;
    QTest::newRow("128") << "128" << 0.70;
  }
  void theComputerPlayerBeatsRandomPlay() {
    QFETCH(QString, id);
    QFETCH(double, share);
    constexpr int kMatches = 400;
    const double wins = winsAgainstRandom(info(qPrintable(id)), {}, kMatches);
    QVERIFY2(wins >= share * kMatches, qPrintable(QString::number(wins)));
  }
};

QTEST_GUILESS_MAIN(CupExactTest)
#include "cup_exact_test.moc"
