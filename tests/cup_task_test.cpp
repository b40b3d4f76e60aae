// The combined windows, raft, desperate eights and the called number (107, 108, 116, 144, 145): worked cases, house
// rules, exact chances, computer players. Rules: three- to five-dice games, sections 5 and 6.
#include "games/dice/cup/eights.h"
#include "games/dice/cup/raft.h"
#include "games/dice/cup/windows.h"
#include "tests/cup_play.h"
#include "tests/cup_tasks.h"
#include "tests/sanitized.h"

using namespace mk;
using namespace mk::dice;

namespace {

using Totals = std::vector<int>;

constexpr int kMatches = fewer(100'000);

} // namespace

class CupTaskTest : public QObject {
  Q_OBJECT

private slots:
  // --- 107, 108

  void throwsGoIntoWindows() {
    Match m = taskMatch("107");
    QCOMPARE(playLine(m, "1: 662 win:6 2: 135 win:2"), QString());
    QCOMPARE(playLine(m, "1: 414 win:4 2: 135 win:4"), QString());
    QCOMPARE(playLine(m, "1: 225"), QString()); // the only window left
    QCOMPARE(totals(m), (Totals{36, 0}));
    QCOMPARE(cellText(m, "Sixes", 0), "18");
    QCOMPARE(cellText(m, "Fours", 0), "12");
    QCOMPARE(cellText(m, "Twos", 0), "6");
    QCOMPARE(playLine(m, "2: 661"), QString());
    QVERIFY(m.over());
    QCOMPARE(m.result().why.plural, 36);
  }

  void threeTwosAreWorthSomethingOnlyAmongTheTwos() {
    for (const auto& [window, points] : {std::pair{"6", 0}, {"2", 12}, {"4", 0}}) {
      Match m = taskMatch("107");
      QCOMPARE(throwDice(m, "222"), QString());
      QCOMPARE(movesNow(m), "win 6, win 2, win 4");
      QCOMPARE(play(m, std::string("win ") + window), QString());
      QCOMPARE(totals(m).front(), points);
    }
  }

  void aWindowOfThreeUsesIsFullAfterThree() {
    Match m = taskMatch("108", {}, 2, "108 r4 s1 [24,30] {6:0,2:3,4:3;6:1,2:2,4:3}");
    QCOMPARE(throwDice(m, "666"), QString());
    QCOMPARE(movesNow(m), "win 2, win 4");
    QCOMPARE(play(m, "win 4"), QString());
    QCOMPARE(totals(m), (Totals{24, 30}));
    QCOMPARE(states(m), "6:0,2:3,4:2;6:1,2:2,4:3");
    QVERIFY(!Match::begin(taskInfo("108"), 2, {}, 1, "108 r4 s1 [24,30] {6:0,2:3,4:2;6:1,2:2,4:3}"));
    QVERIFY(!Match::begin(taskInfo("108"), 2, {}, 1, "108 r4 s1 [24,30] {6:4,2:0,4:2;6:1,2:2,4:3}"));
  }

  void windowsCanTakeTurns() {
    Match m = taskMatch("108", {{"windows", "in-order"}});
    for (const char* dice : {"662", "414", "222", "666", "444", "225", "661", "444", "262"}) {
      QCOMPARE(throwDice(m, dice), QString()); // seat 1
      QCOMPARE(throwDice(m, "135"), QString());
    }
    // windows 6, 2, 4 in turn: 18, 0, 0, 36, 0, 0, 18, 0, 0
    QCOMPARE(totals(m), (Totals{72, 0}));
  }

  void everyThrowMayScoreInAllWindows() {
    Match m = taskMatch("107", {{"windows", "all"}});
    QCOMPARE(playLine(m, "1: 624 2: 662 1: 444 2: 135 1: 111 2: 113"), QString());
    QCOMPARE(totals(m), (Totals{6 + 2 + 4 + 24, 18 + 2}));
  }

  void anyWindowServesInTheExtraRound() {
    Match m = taskMatch("107", {{"windows", "in-order"}});
    for (int i = 0; i < 6; ++i) QCOMPARE(throwDice(m, "135"), QString());
    QCOMPARE(playLine(m, "1: 446 win:4 2: 662 win:2"), QString());
    QVERIFY(m.over());
    QCOMPARE(places(m), (Totals{1, 2}));
  }

  // By the mean of what is to come, reckoned here without the rules' table.
  void theComputerWritesWhereMostIsToCome() {
    Match m = taskMatch("107");
    QCOMPARE(throwDice(m, "135"), QString());
    Random random(1);
    QCOMPARE(m.now().suggest(0, random), std::string("win 2")); // an empty throw where least is lost
    Match n = taskMatch("107");
    QCOMPARE(throwDice(n, "413"), QString());
    QCOMPARE(n.now().suggest(0, random), std::string("win 4"));
    Match o = taskMatch("107");
    QCOMPARE(throwDice(o, "642"), QString());
    QCOMPARE(o.now().suggest(0, random), std::string("win 6"));
  }

  // --- 116

  void groupsOfDiceCrossNumbersOff() {
    const auto after = [](const char* open, const char* dice, const char* move) {
      Match m = taskMatch("116", {}, 2, std::string("116 r1 s1 [0,0] {") + open + ";876543}");
      if (!throwDice(m, dice).isEmpty()) return QString("no throw");
      const QString wrong = play(m, move);
      return wrong.isEmpty() ? states(m).section(';', 0, 0) : wrong;
    };
    QCOMPARE(after("876543", "356", "cross 8=35 6=6"), "7543");
    QCOMPARE(after("876543", "356", "cross 3=3 5=5 6=6"), "874");
    QCOMPARE(after("876543", "356", "cross -"), "876543");
    QCOMPARE(after("87", "124", "cross 7=124"), "8");
    QCOMPARE(after("876543", "356", "cross 6=6 8=53"), "7543"); // in any order
    QCOMPARE(after("876543", "356", "cross 8=35 3=3"), "There is no 3 left among the dice: each die serves once.");
    QCOMPARE(after("876543", "356", "cross 7=35"), "These dice add up to 8, not to 7.");
    QCOMPARE(after("876543", "356", "cross 9=36"), "The number 9 is not open.");
    QCOMPARE(after("87", "356", "cross 6=6"), "The number 6 is not open.");
    QCOMPARE(after("876543", "333", "cross 3=3 3=3"), "The number 3 is crossed off once only.");
    QCOMPARE(after("876543", "356", "cross 8"), "Write a number and its dice, as in 8=35; this is neither: “8”");
    QCOMPARE(after("876543", "356", "cross"), "Say which numbers, or “cross -” for none.");
  }

  void allDivisionsAreListedOnce() {
    Match m = taskMatch("116");
    QCOMPARE(throwDice(m, "356"), QString());
    QStringList list = movesNow(m).split(", ");
    list.sort();
    QCOMPARE(list, (QStringList{"cross -", "cross 3=3", "cross 5=5", "cross 5=5 3=3", "cross 6=6", "cross 6=6 3=3",
                                "cross 6=6 5=5", "cross 6=6 5=5 3=3", "cross 8=35", "cross 8=35 6=6"}));
    Match twins = taskMatch("116", {}, 2, "116 r1 s1 [0,0] {84;876543}");
    QCOMPARE(throwDice(twins, "444"), QString());
    QCOMPARE(movesNow(twins), "cross 8=44 4=4, cross 8=44, cross 4=4, cross -");
  }

  void aThrowThatFitsNothingPassesByItself() {
    Match m = taskMatch("116", {}, 2, "116 r9 s1 [0,0] {87;876543}");
    QCOMPARE(playLine(m, "1: 112 2: 356"), QString());
    QCOMPARE(m.turn().seat(), Seat{1});
  }

  void theFirstEmptySheetWins() {
    Match m = taskMatch("116", {}, 2, "116 r6 s1 [0,0] {6;6}");
    QCOMPARE(playLine(m, "1: 123 cross:6=123"), QString());
    QVERIFY(m.over());
    QCOMPARE(places(m), (Totals{1, 2}));
    QCOMPARE(english(m.result().why), std::string("seat 1 has crossed off all six numbers."));
  }

  void equalTurnsLetTheOthersFinish() {
    Match m = taskMatch("116", {{"equal-turns", "on"}}, 2, "116 r6 s1 [0,0] {6;6}");
    QCOMPARE(playLine(m, "1: 123 cross:6=123 2: 611 cross:6=6"), QString());
    QVERIFY(!m.over());
    QCOMPARE(playLine(m, "1: 123 2: 456"), QString()); // all dice, the highest sum
    QCOMPARE(places(m), (Totals{2, 1}));
  }

  void allSumsCrossThemselvesOff() {
    Match m = taskMatch("116", {{"sums", "all"}});
    QCOMPARE(playLine(m, "1: 356"), QString()); // 3, 5, 6, 8
    QCOMPARE(states(m), "74;876543");
    QCOMPARE(playLine(m, "2: 124"), QString()); // 3, 4, 5, 6, 7
    QCOMPARE(states(m), "74;8");
  }

  void aRaftTakesFiveTurnsPlayedWell() {
    QVERIFY(std::abs(Raft::turnsLeft(Raft::kAll) - 5.209) < 0.001); // reckoned apart
    QVERIFY(std::abs(Raft::turnsLeft(1u << 6) - 4.0 / 3) < 1e-9);
    QVERIFY(std::abs(Raft::turnsLeft(1u << 3) - 54.0 / 29) < 1e-9);
  }

  // --- 144

  void eightsAreFoundInGroups() {
    const auto points = [](const char* dice, const char* move) {
      Match m = taskMatch("144");
      if (!throwDice(m, dice).isEmpty() || !play(m, move).isEmpty()) return -1;
      return totals(m)[0];
    };
    QCOMPARE(points("26353", "groups 26 35"), 16);
    QCOMPARE(points("26353", "groups 35 26"), 16);
    QCOMPARE(points("26353", "26 35"), 16); // as it is typed at the table
    QCOMPARE(points("26353", "2+6, 3+5"), 16);
    QCOMPARE(points("26353", "groups 26"), 8);
    QCOMPARE(points("26353", "groups -"), 0); // what is not seen does not score
    QCOMPARE(points("11666", "groups 116"), 8);
    QCOMPARE(points("55566", "groups -"), 0);
  }

  void aGroupOfAlmostAllDiceEndsTheSearch() {
    Match m = taskMatch("144");
    QCOMPARE(throwDice(m, "11114"), QString());
    QCOMPARE(movesNow(m), "groups 11114, groups -");
    QCOMPARE(play(m, "group 11114"), QString()); // as earlier logs have it
    QCOMPARE(totals(m), (Totals{8, 0}));
  }

  void aWrongGroupIsRefusedWithItsReason() {
    Match m = taskMatch("144");
    QCOMPARE(throwDice(m, "26353"), QString());
    QCOMPARE(refusal(m, "groups 25"), "These dice add up to 7, not to 8.");
    QCOMPARE(refusal(m, "groups 26 62"), "There is no 6 left among the dice: each die serves once.");
    QCOMPARE(refusal(m, "groups 44"), "There is no 4 left among the dice: each die serves once.");
    QCOMPARE(refusal(m, "groups 26 35 3"), "There cannot be more than two groups.");
    QCOMPARE(refusal(m, "groups"), "Name the dice of a group, as in “26 35”, or “-” where there is none.");
    QCOMPARE(movesNow(m), "group 26, groups 26 35, group 35, group 233, groups -");
  }

  void theSearchMayGoOnAfterOneGroup() {
    Match m = taskMatch("144");
    QCOMPARE(playLine(m, "1: 26353 group:35"), QString());
    QCOMPARE(states(m), "g=35 d=26353");
    QCOMPARE(movesNow(m), "groups 26, groups -");
    Match again = taskMatch("144", {}, 2, m.now().text());
    QCOMPARE(movesNow(again), "groups 26, groups -");
    QCOMPARE(play(m, "26"), QString());
    QCOMPARE(totals(m), (Totals{16, 0}));
    QVERIFY(m.turn().isChance());
  }

  void theClockLeavesWhatIsFound() {
    Match m = taskMatch("144", {{"time", "30-s"}});
    QCOMPARE(throwDice(m, "26353"), QString());
    QCOMPARE(m.now().secondsAllowed(), 30);
    QCOMPARE(play(m, "group 35 t12"), QString());
    QCOMPARE(m.now().secondsAllowed(), 18); // the same half minute
    Event e;
    e.kind = Event::Kind::Clock;
    QVERIFY(m.play(e));
    QCOMPARE(totals(m), (Totals{8, 0}));
    QVERIFY(m.turn().isChance());
    QCOMPARE(taskMatch("144").now().secondsAllowed(), 0);
  }

  // Over all throws: 8.2, 66.4 and 25.4 in a hundred. The program's search against a search of all pairs of groups.
  void theChancesAreThoseOfTheRuling() {
    Setup setup{2, Options(taskInfo("144").options)};
    QVERIFY(setup.options.set("starter", "seat-1"));
    QVERIFY(setup.options.set("help", "on"));
    const CupGame<Eights> game(setup, 144);
    std::map<int, int> found, reckoned;
    for (int n = 0; n < 7776; ++n) {
      std::array<std::uint8_t, 5> f{};
      for (int i = 0, rest = n; i < 5; ++i, rest /= 6)
        f[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(1 + rest % 6);
      auto s = game.start();
      game.settle(s, Outcome::dice(std::span(f)));
      ++found[s.cup.total[0]];
      int most = 0;
      const auto isEight = [&](unsigned set) {
        int sum = 0;
        for (unsigned i = 0; i < 5; ++i)
          if ((set >> i & 1u) != 0) sum += f[i];
        return sum == 8;
      };
      for (unsigned a = 1; a < 32; ++a)
        for (unsigned b = 0; b < 32; ++b)
          if (isEight(a) && (b == 0 || ((a & b) == 0 && isEight(b)))) most = std::max(most, b == 0 ? 8 : 16);
      ++reckoned[most];
    }
    QCOMPARE(found, reckoned);
    QCOMPARE(found, (std::map<int, int>{{0, 639}, {8, 5161}, {16, 1976}}));
    QCOMPARE(QString::number(found[0] / 77.76, 'f', 1), "8.2");
    QCOMPARE(QString::number(found[8] / 77.76, 'f', 1), "66.4");
    QCOMPARE(QString::number(found[16] / 77.76, 'f', 1), "25.4");
  }

  void withHelpTheGameIsPureLuck() {
    Setup setup{2, Options(taskInfo("144").options)};
    QVERIFY(setup.options.set("help", "on"));
    const Chances all = repeated({{0, 639 / 7776.0}, {8, 5161 / 7776.0}, {16, 1976 / 7776.0}}, 10);
    std::map<int, int> counted;
    matches(CupGame<Eights>(setup, 144), kMatches, [&](const auto& s) { ++counted[s.cup.total[0]]; });
    QVERIFY(alike(counted, all, kMatches));
  }

  // --- 145

  void aCalledNumberIsCrossedOffAndScores() {
    Match m = taskMatch("145");
    QCOMPARE(playLine(m, "1: call:4 44123 2: call:1 23456 1: call:6 12345 2: call:2 23456 1: call:1 11116"), QString());
    QCOMPARE(totals(m), (Totals{6, 1}));
    QCOMPARE(states(m), "235;3456");
    QCOMPARE(cellText(m, "Fours", 0), "2");
    QCOMPARE(cellText(m, "Sixes", 0), "0");
    QCOMPARE(cellText(m, "Twos", 0), "");
    QCOMPARE(playLine(m, "2: call:3 22222"), QString());
    QCOMPARE(movesNow(m), "call 2, call 3, call 5");
    QVERIFY(!refusal(m, "call 4").isEmpty());
  }

  void anyNumberMayBeCalledInTheExtraRound() {
    Match m = taskMatch("145");
    for (int n = 1; n <= 5; ++n)
      for (int seat = 0; seat < 2; ++seat) {
        QCOMPARE(play(m, "call " + std::to_string(n)), QString());
        QCOMPARE(throwDice(m, "66666"), QString());
      }
    QCOMPARE(movesNow(m), "call 1, call 2, call 3, call 4, call 5, call 6");
    QCOMPARE(playLine(m, "1: call:1 11234 2: call:1 13456"), QString());
    QCOMPARE(places(m), (Totals{1, 2}));
  }

  void twoNumbersMayBeCalledFreely() {
    Match m = taskMatch("145", {{"numbers", "two-free"}});
    QCOMPARE(playLine(m, "1: call:4 call:6 44613"), QString());
    QCOMPARE(totals(m), (Totals{3, 0}));
    QCOMPARE(play(m, "call 2"), QString());
    QCOMPARE(movesNow(m), "call 1, call 3, call 4, call 5, call 6"); // two different ones
    QCOMPARE(playLine(m, "2: call:3 12345 1: call:4"), QString());   // nothing is crossed off
  }

  // However numbers are called, five throws of five dice bring one hit in six dice.
  void callingIsGuessing() {
    Chances one;
    for (int k = 0; k <= 25; ++k) {
      double ways = 1;
      for (int j = 0; j < k; ++j) ways = ways * (25 - j) / (j + 1);
      one[k] = ways * std::pow(1.0 / 6, k) * std::pow(5.0 / 6, 25 - k);
    }
    std::map<int, int> counted;
    const auto game = makeGame(taskInfo("145"), 2, {});
    QVERIFY(game);
    Random random(11);
    for (int i = 0; i < kMatches; ++i) ++counted[(*game)->start()->playout(random).result.scores[0]];
    QVERIFY(alike(counted, one, kMatches));
  }

  // --- computer players

  void theComputerBeatsRandomPlay_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<double>("least"); // of 1000 matches
    QTest::addRow("107") << "107" << 620.0;
    QTest::addRow("108") << "108" << 750.0;
    QTest::addRow("116") << "116" << 850.0;
    QTest::addRow("144") << "144" << 900.0;
  }
  void theComputerBeatsRandomPlay() {
    QFETCH(QString, id);
    QFETCH(double, least);
    const double won = winsAgainstRandom(taskInfo(id.toLatin1().constData()), {}, 1000);
    qInfo("%s: %.1f of 1000", qPrintable(id), won);
    QVERIFY(won > least);
  }
};

QTEST_GUILESS_MAIN(CupTaskTest)
#include "cup_task_test.moc"
