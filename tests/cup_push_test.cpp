// Push on or stop (games 125, 127, 129, 130): worked cases, prices against a search of all divisions, house rules, and
// the computer player.
#include "games/dice/cup/ivanov.h"
#include "games/dice/cup/masks.h"
#include "games/dice/cup/push_on.h"
#include "tests/cup_play.h"

using namespace mk;
using namespace mk::dice;

namespace {

const GameInfo& info(const char* id) {
  static const auto infos = pushInfos();
  return infoWithId(infos, id);
}
Match match(const char* id, const std::string& position, Chosen chosen = {}, int seats = 2) {
  return cupMatch(info(id), seats, std::move(chosen), position);
}

// What the dice of one item are worth; 0 = no item. As printed in the ruling, dice sorted.
int itemWorth(const std::string& dice, int threeThrees) {
  static const std::map<std::string, int> items{
      {"1", 100},     {"5", 50},      {"111", 1000},  {"222", 200},   {"444", 400},   {"555", 500},   {"666", 600},
      {"1234", 2000}, {"1111", 4000}, {"2222", 4000}, {"3333", 4000}, {"4444", 4000}, {"5555", 4000}, {"6666", 4000}};
  if (dice == "333") return threeThrees;
  const auto at = items.find(dice);
  return at == items.end() ? 0 : at->second;
}

// The best division of sorted dice into items, by trying every set with the first die in it; -1 = there is none.
int bestDivision(const std::string& dice, int threeThrees) {
  if (dice.empty()) return 0;
  int best = -1;
  for (unsigned set = 1; set < 1u << dice.size(); set += 2) {
    std::string item, rest;
    for (std::size_t i = 0; i < dice.size(); ++i) ((set >> i & 1) != 0 ? item : rest) += dice[i];
    const int worth = itemWorth(item, threeThrees), others = bestDivision(rest, threeThrees);
    if (worth > 0 && others >= 0) best = std::max(best, worth + others);
  }
  return best;
}

Counts countsIn(const std::string& dice) {
  Counts c{};
  for (const char d : dice) ++c[static_cast<std::size_t>(d - '0')];
  return c;
}

} // namespace

class CupPushTest : public QObject {
  Q_OBJECT

private slots:
  // --- 125

  void ninetyNineIsOut() {
    Match m = match("125", "125 r9 s3 [91,95,90] {stop;stop;go}", {}, 3);
    QCOMPARE(throwDice(m, "135"), QString());
    QVERIFY(m.over());
    QCOMPARE(totals(m), (std::vector{91, 95, 99}));
    QCOMPARE(places(m), (std::vector{2, 1, 3}));
  }
  void ninetySixStopsByItself() {
    Match m = match("125", "125 r9 s1 [90,50] {go;in}");
    QCOMPARE(playLine(m, "114 2: throw 111"), QString());
    QCOMPARE(states(m), QString("stop;in")); // seat 1 is skipped
    QCOMPARE(m.turn().seat(), Seat{1});
    Match below = match("125", "125 r9 s1 [89,50] {go;in}");
    QCOMPARE(playLine(below, "114"), QString());
    QCOMPARE(states(below), QString("in;in"));
  }
  void nobodyStopsOnTheFirstTurn() {
    Match m = match("125", "125 r1 s1 [0,0] {in;in}");
    QVERIFY(m.turn().isChance());
    QCOMPARE(playLine(m, "1: 666 2: 666"), QString());
    QCOMPARE(movesNow(m), QString("throw, stop"));
  }
  void theHighestWhoStoppedWins() {
    Match m = match("125", "125 r9 s1 [91,95,80] {in;in;in}", {}, 3);
    QCOMPARE(playLine(m, "stop stop stop"), QString());
    QVERIFY(m.over());
    QCOMPARE(places(m), (std::vector{2, 1, 3}));
  }
  void theLastOneNotOutWinsAtOnce() {
    Match m = match("125", "125 r9 s2 [40,95] {in;go}");
    QCOMPARE(throwDice(m, "666"), QString());
    QVERIFY(m.over());
    QCOMPARE(places(m), (std::vector{1, 2}));
  }
  void equalTotalsThrowOnce() {
    Match m = match("125", "125 r9 s2 [90,90] {stop;in}");
    QCOMPARE(playLine(m, "stop 1: 111 2: 112"), QString());
    QCOMPARE(places(m), (std::vector{2, 1}));
  }
  void withoutStoppingSomebodyLoses() {
    Match m = match("125", "125 r9 s1 [95,90,10] {in;in;in}", {{"mode", "one-loser"}}, 3);
    QCOMPARE(playLine(m, "1: 111 2: 333"), QString());
    QVERIFY(m.over());
    QCOMPARE(places(m), (std::vector{1, 3, 1}));
    Match last = match("125", "125 r9 s1 [95,90,10] {in;in;in}", {{"mode", "last-one-in"}}, 3);
    QCOMPARE(playLine(last, "1: 112 2: 333"), QString());
    QVERIFY(last.over());
    QCOMPARE(places(last), (std::vector{2, 2, 1}));
  }
  void theOddsKnowWhatIsNeeded() {
    const Setup two{2, {}};
    const PushOn game(two, {});
    const auto behind = game.chances(90, 95, 0), ahead = game.chances(96, 95, 0), low = game.chances(70, 0, 1);
    QCOMPARE(behind.stop, 0.0);
    QVERIFY(behind.go > 0);
    QCOMPARE(ahead.stop, 1.0);
    QVERIFY(low.go > low.stop);
    // From 95 only 3 stays below 99, and 98 beats 97: once in 216.
    QCOMPARE(game.chances(95, 97, 0).go, 1 / 216.0);
  }

  // --- 127

  void aFamily_data() {
    QTest::addColumn<QString>("turn");
    QTest::addColumn<int>("children");
    QTest::newRow("five") << "1: 521 / 63 / 24 / 3 again / 5" << 5;
    QTest::newRow("four; a 2 beside the 1 is not kept") << "1: 344 / 112 / 26 / 4 stay" << 4;
    QTest::newRow("no Ivanov") << "1: 345 / 662" << 0;
    QTest::newRow("the second result stands") << "1: 134 / 25 / 6 again / 1" << 0;
    QTest::newRow("no wife") << "1: 134 / 13 / 56" << 0;
    QTest::newRow("staying with a 1") << "1: 134 / 25 / 1 stay" << 0;
    QTest::newRow("six at once") << "1: 111 / 22 / 6 stay" << 6;
  }
  void aFamily() {
    QFETCH(QString, turn);
    QFETCH(int, children);
    Match m = match("127", "127 r1 s1 [0,0] {}");
    QCOMPARE(playLine(m, turn + " 2:"), QString());
    QCOMPARE(totals(m), (std::vector{children, 0}));
  }
  void thePositionTellsTheStage() {
    Match m = match("127", "127 r1 s1 [0,0] {}");
    QCOMPARE(playLine(m, "1: 344"), QString());
    QCOMPARE(states(m), QString("n=1"));
    QCOMPARE(playLine(m, "1: 112"), QString());
    QCOMPARE(states(m), QString("1"));
    QCOMPARE(playLine(m, "1: 56"), QString());
    QCOMPARE(states(m), QString("1 n=1"));
    QCOMPARE(playLine(m, "1: 26"), QString());
    QCOMPARE(states(m), QString("1,2"));
    QCOMPARE(playLine(m, "1: 4"), QString());
    QCOMPARE(states(m), QString("1,2 n=1 d=4"));
  }
  void mostChildrenWin() {
    Match m = match("127", "127 r6 s1 [9,10] {}");
    QCOMPARE(playLine(m, "1: 122 23 5 stay 2: 666 666"), QString());
    QVERIFY(m.over());
    QCOMPARE(places(m), (std::vector{1, 2}));
    Match tie = match("127", "127 r3 s1 [9,14] {}", {{"rounds", "3"}});
    QCOMPARE(playLine(tie, "1: 122 23 5 stay 2: 666 666"), QString());
    QVERIFY(!tie.over()); // a family each
    QCOMPARE(playLine(tie, "1: 111 22 3 stay 2: 111 22 4 stay"), QString());
    QVERIFY(tie.over());
    QCOMPARE(places(tie), (std::vector{2, 1}));
  }
  // Another throw is worth 20/6 children: 3 is given up, 4 is not.
  void anotherThrowAfterThree() {
    Random random(1);
    for (const int face : {1, 2, 3, 4, 5, 6}) {
      Match m = match("127", "127 r1 s1 [0,0] {1,2}");
      QCOMPARE(throwDice(m, std::to_string(face)), QString());
      QCOMPARE(m.now().suggest(0, random), face <= 3 ? "again" : "stay");
    }
  }

  // --- 129, 130

  void pricesAreThoseOfTheBestDivision() {
    int divisible = 0;
    for (const int threeThrees : {200, 300}) {
      const MaskPrices prices(threeThrees);
      for (int n = 1; n <= 4; ++n)
        for (int code = 0; code < static_cast<int>(std::pow(6, n)); ++code) {
          std::string dice;
          for (int rest = code, i = 0; i < n; ++i, rest /= 6) dice += static_cast<char>('1' + rest % 6);
          const Counts counts = countsIn(dice);
          std::ranges::sort(dice);
          const int best = bestDivision(dice, threeThrees);
          QVERIFY2(prices.of(counts) == std::max(best, 0), dice.c_str());
          divisible += best > 0;
        }
    }
    QVERIFY(divisible > 100);
  }
  void theItemsOfTheRuling() {
    const MaskPrices prices(200);
    const std::map<std::string, int> items{{"333", 200}, {"444", 400},   {"555", 500},   {"666", 600}, {"111", 1000},
                                           {"222", 200}, {"1234", 2000}, {"3333", 4000}, {"1", 100},   {"5", 50}};
    for (const auto& [dice, worth] : items) QCOMPARE(prices.of(countsIn(dice)), worth);
  }
  // The throws that score nothing, by counting all of them.
  void masksAreAsRareAsThePageSays() {
    const Masks game(Setup{2, {}}, {});
    const std::array<double, 5> expected{0, 4 / 6.0, 16 / 36.0, 60 / 216.0, 204 / 1296.0};
    for (int n = 1; n <= 4; ++n) {
      const auto chances = ofThrow(n, [&](const std::vector<int>& faces) {
        std::string dice;
        for (const int f : faces) dice += static_cast<char>('0' + f);
        return game.picks(Thrown::of(dice)).empty() ? 1 : 0;
      });
      QVERIFY(std::abs(chances.at(1) - expected[static_cast<std::size_t>(n)]) < 1e-9);
    }
  }

  void aMaskLosesTheTurn() {
    Match m = match("129", "129 r5 s1 [700,0] {}");
    QCOMPARE(playLine(m, "1: 1154 aside:115"), QString());
    QCOMPARE(states(m), QString("+250/1"));
    QCOMPARE(playLine(m, "3 2:"), QString());
    QCOMPARE(totals(m), (std::vector{700, 0}));
  }
  void setsOfOneThrow() {
    Match m = match("129", "129 r1 s1 [0,0] {}");
    QCOMPARE(throwDice(m, "1111"), QString());
    QCOMPARE(movesNow(m), QString("aside 1111, aside 1111 bank, aside 111, aside 111 bank, aside 11, aside 11 bank, "
                                  "aside 1, aside 1 bank"));
    for (const auto& [move, points] : std::map<std::string, int>{
             {"aside 1111 bank", 4000}, {"aside 111 bank", 1000}, {"aside 11 bank", 200}, {"aside 1 bank", 100}}) {
      Match other = match("129", m.now().text());
      QCOMPARE(play(other, move), QString());
      QCOMPARE(totals(other), (std::vector{points, 0}));
    }
    Match run = match("129", "129 r1 s1 [0,0] {}");
    QCOMPARE(throwDice(run, "1234"), QString());
    QCOMPARE(movesNow(run), QString("aside 1234, aside 1234 bank, aside 1, aside 1 bank"));
    QVERIFY(!play(run, "aside 12").isEmpty());
    QCOMPARE(play(run, "aside 4321 bank"), QString());
    QCOMPARE(totals(run), (std::vector{2000, 0}));
  }
  void allFourAsideThrowAllFourAgain() {
    Match m = match("129", "129 r1 s1 [500,0] {}");
    QCOMPARE(playLine(m, "1: 3335 aside:3335"), QString());
    QCOMPARE(states(m), QString("+250/4"));
    QCOMPARE(playLine(m, "2466 2:"), QString());
    QCOMPARE(totals(m), (std::vector{500, 0}));
  }
  void diceThatScoreMayBeThrownAgain() {
    Match m = match("129", "129 r1 s1 [0,0] {}");
    QCOMPARE(playLine(m, "1: 5563 aside:5 152 aside:1:bank 2:"), QString());
    QCOMPARE(totals(m), (std::vector{150, 0}));
  }
  void tenThousandAreBankedByThemselves() {
    Match m = match("129", "129 r20 s1 [9900,5000] {}");
    QCOMPARE(playLine(m, "1: 1123 aside:1"), QString());
    QVERIFY(m.over());
    QCOMPARE(totals(m), (std::vector{10000, 5000}));
    QCOMPARE(places(m), (std::vector{1, 2}));
  }
  void withEqualTurnsTheHigherTotalWins() {
    Match m = match("129", "129 r20 s1 [9900,9000] {}", {{"equal-turns", "on"}});
    QCOMPARE(playLine(m, "1: 1123 aside:1 2: 1114 aside:111"), QString());
    QVERIFY(!m.over()); // 10 000 each: a throw of four dice
    QCOMPARE(playLine(m, "1: 1111 2: 1112"), QString());
    QCOMPARE(places(m), (std::vector{2, 1}));
    Match higher = match("129", "129 r20 s1 [9900,9000] {}", {{"equal-turns", "on"}});
    QCOMPARE(playLine(higher, "1: 1123 aside:1 2: 1115 aside:1115"), QString());
    QVERIFY(higher.over());
    QCOMPARE(places(higher), (std::vector{2, 1}));
  }
  void aSingleThrowWritesItsBestDice() {
    Match m = match("129", "129 r1 s1 [0,0] {}", {{"turn", "single-throw"}, {"target", "3000"}});
    QCOMPARE(playLine(m, "1: 1154 2: 2346 1: 1234 2: 3335"), QString());
    QCOMPARE(totals(m), (std::vector{2250, 250}));
    QCOMPARE(playLine(m, "1: 1113"), QString());
    QVERIFY(m.over());
    Match three = match("129", "129 r1 s1 [0,0] {}", {{"turn", "single-throw"}, {"three-threes", "300"}});
    QCOMPARE(playLine(three, "1: 3335"), QString());
    QCOMPARE(totals(three), (std::vector{350, 0}));
  }
  void aHundredRoundsEndIt() {
    Match m = match("129", "129 r100 s1 [4000,4500] {}");
    QCOMPARE(playLine(m, "1: 2346 2: 2346"), QString());
    QVERIFY(m.over());
    QCOMPARE(places(m), (std::vector{2, 1}));
  }

  void overTheTargetDoesNotCount() {
    Match m = match("130", "130 r20 s1 [9950,0] {}");
    QCOMPARE(throwDice(m, "1346"), QString());
    QCOMPARE(movesNow(m), QString("aside 1")); // it has to be set aside
    QCOMPARE(playLine(m, "aside:1 2:"), QString());
    QCOMPARE(totals(m), (std::vector{9950, 0}));
    Match bounced = match("130", "130 r20 s1 [9950,0] {}", {{"overshoot", "bounced"}});
    QCOMPARE(playLine(bounced, "1: 1346 aside:1 2:"), QString());
    QCOMPARE(totals(bounced), (std::vector{9950, 0}));
  }
  void tenThousandExactlyWins() {
    Match m = match("130", "130 r20 s1 [9800,0] {}");
    QCOMPARE(playLine(m, "1: 3331 aside:333"), QString());
    QVERIFY(m.over());
    QCOMPARE(totals(m), (std::vector{10000, 0}));
  }
  void theExcessMayBounce() {
    Match m = match("130", "130 r20 s1 [9700,0] {}", {{"overshoot", "bounced"}});
    QCOMPARE(playLine(m, "1: 4442 aside:444 2:"), QString());
    QCOMPARE(totals(m), (std::vector{9900, 0}));
    Match low = match("130", "130 r20 s1 [2950,0] {}", {{"overshoot", "bounced"}, {"target", "3000"}});
    QCOMPARE(playLine(low, "1: 6666 aside:6666 2:"), QString());
    QCOMPARE(totals(low), (std::vector{-950, 0}));
  }
  void aSingleThrowMayLeadOver() {
    Match m = match("130", "130 r20 s1 [9900,0] {}", {{"turn", "single-throw"}});
    QCOMPARE(playLine(m, "1: 1146 2:"), QString()); // 200: one 1 alone would have won
    QCOMPARE(totals(m), (std::vector{9900, 0}));
  }

  // One die left and 250 points: two throws in three lose them.
  void theComputerPlayerBanksByExpectation() {
    Random random(1);
    Match m = match("129", "129 r5 s1 [700,0] {}");
    QCOMPARE(throwDice(m, "1154"), QString());
    QVERIFY(m.now().suggest(0, random) != "aside 115");
    Match free = match("129", "129 r5 s1 [700,0] {}");
    QCOMPARE(throwDice(free, "3335"), QString()); // all four may be thrown again
    QCOMPARE(m.now().suggest(0, random).substr(0, 5), std::string("aside"));
    QCOMPARE(free.now().suggest(0, random), std::string("aside 3335"));
    Match need = match("130", "130 r20 s1 [9900,0] {}");
    QCOMPARE(throwDice(need, "1155"), QString());
    const std::string move = need.now().suggest(0, random);
    QVERIFY2(move == "aside 1" || move == "aside 55", move.c_str());
  }

  void theComputerPlayerBeatsRandomPlay_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("matches");
    QTest::addColumn<double>("share"); // of the wins, at least
    QTest::newRow("125") << "125" << 400 << 0.95;
    QTest::newRow("127") << "127" << 1000 << 0.56;
    QTest::newRow("129") << "129" << 60 << 0.85;
    QTest::newRow("130") << "130" << 60 << 0.85;
  }
  void theComputerPlayerBeatsRandomPlay() {
    QFETCH(QString, id);
    QFETCH(int, matches);
    QFETCH(double, share);
    const double wins = winsAgainstRandom(info(qPrintable(id)), {}, matches);
    QVERIFY2(wins >= share * matches, qPrintable(QString::number(wins)));
  }
};

QTEST_GUILESS_MAIN(CupPushTest)
#include "cup_push_test.moc"
