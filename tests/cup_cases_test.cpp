// The rounds games with three to five dice: every worked case of the ruling, ties, extra rounds, the three-throw turn,
// positions and sheets. Rules: three- to five-dice games, sections 1 to 6.
#include "tests/cup.h"
#include "tests/played_out.h"

using namespace mk;
using namespace mk::dice;

namespace {

const GameInfo& infoOf(int number) {
  static const std::vector<GameInfo> all = roundsInfos();
  return infoWithId(all, std::to_string(number));
}
Match begun(int number, Chosen chosen = {}, const std::string& position = {}, int seats = 2) {
  return cupMatch(infoOf(number), seats, std::move(chosen), position);
}

struct Case {
  int number;
  const char* throws;
  std::vector<int> scores;
  int total;
  Chosen chosen = {};
};

const std::vector<Case>& cases() {
  static const Chosen one{{"throws-per-turn", "1"}};
  static const std::vector<Case> all = {
      {95, "526 366 111 654 432", {13, 15, 3, 15, 9}, 55},
      {96, "111 112 666", {3, 4, 18}, 25},
      {97, "661 666 345", {1, 0, 12}, 13},
      {98, "123 246 555", {4, 0, 15}, 19},
      {99, "123 246 555", {2, 12, 0}, 14},
      {100, "445 333 123", {8, 9, 0}, 17},
      {103, "161 666 234", {260, 180, 9}, 449}, // three throws a turn are usual: the first is let count
      {103, "161 666 234", {260, 180, 9}, 449, one},
      {104, "612 662 666 345", {6, 18, 36, 0}, 60},
      {105, "212 222 213", {6, 12, 2}, 20},
      {106, "443 444 411", {12, 24, 4}, 40},
      {109, "321 123 234", {1, 1, 0}, 2},
      {110, "642 555 113", {10, 15, 4}, 29},
      {111, "642 555 113", {6, 15, 2}, 23},
      {112, "123", {6}, 6},
      {112, "345", {0}, 0},
      {112, "112 246 336 224", {4, 12, 12, 8}, 36},
      {113, "555 512 346", {15, 5, 0}, 20},
      {114, "312 234 654", {6, 0, 15}, 21},
      {114, "312 234 654", {6, 9, 15}, 30, {{"2-3-4", "counts"}}},
      {115, "234 332 666 125", {9, 6, 18, 0}, 33},
      {118, "361 125 666", {-8, 8, -18}, -18},
      {119, "222 213 456", {6, 2, 0}, 8},
      {121, "444 331 123", {2, 1, 0}, 3},
      {122, "342 654 135", {1, 1, 0}, 2},
      {123, "551 222 446 333", {1, -2, 1, -2}, -2},
      {126, "145 622 333 661", {10, 10, -10, -10}, 0},
      {132, "6612 6666 1234 5556", {2, 4, 0, 1}, 7},
      {134, "12345 11234 11223 11122 13456", {0, 1, 1, 1, 0}, 3},
      {134, "12345 11234 11223 11122 11111", {0, 1, 2, 2, 1}, 6, {{"count", "groups"}}},
      {136, "11234 25566", {2, 0}, 2},
      {138, "12345 66666", {15, 30}, 45},
      {140, "11223 44441 12345 66655 22222", {2, 3, 0, 3, 4}, 12},
      {141, "12345", {15}, 15},
  };
  return all;
}

// A throw of the seat to act, which lets it count where it may throw again.
QString throwOnce(Match& m, const std::string& faces) {
  QString wrong = throwDice(m, faces);
  if (wrong.isEmpty() && m.turn().isSeats()) wrong = play(m, "stay");
  return wrong;
}

std::string position(int number, int round, const char* totals) {
  return std::to_string(number) + " r" + std::to_string(round) + " s1 [" + totals + "] {}";
}

} // namespace

class CupCasesTest : public QObject {
  Q_OBJECT
private slots:
  void throwsAreWorthWhatTheRulingSays_data() {
    QTest::addColumn<int>("at");
    for (std::size_t i = 0; i < cases().size(); ++i)
      QTest::addRow("%d %s", cases()[i].number, cases()[i].throws) << int(i);
  }
  void throwsAreWorthWhatTheRulingSays() {
    QFETCH(int, at);
    const Case& c = cases()[std::size_t(at)];
    Match m = begun(c.number, c.chosen);
    const auto throws = QString(c.throws).split(' ');
    int before = 0;
    for (qsizetype i = 0; i < throws.size(); ++i) {
      QCOMPARE(throwOnce(m, throws[i].toStdString()), QString());
      QCOMPARE(totals(m)[0] - before, c.scores[std::size_t(i)]);
      before = totals(m)[0];
      QCOMPARE(throwOnce(m, std::string(std::size_t(throws[i].size()), '1')), QString());
    }
    QCOMPARE(before, c.total);
  }
  void everyGameHasAWorkedCase() {
    for (const GameInfo& g : roundsInfos())
      if (std::string_view(g.id) != "137") // its dice change from round to round, see below
        QVERIFY2(std::ranges::count(cases(), std::stoi(g.id), &Case::number) > 0, g.id);
    QCOMPARE(roundsInfos().size(), std::size_t{30});
  }

  // --- 137
  void gigantsThrowOneDieMoreEveryFiveRounds() {
    const struct {
      int round;
      const char* faces;
      int points;
    } rows[] = {{1, "4", 4},    {5, "4", 4},      {6, "66", 12},     {10, "66", 12},
                {11, "123", 6}, {16, "1234", 10}, {21, "66666", 30}, {25, "11111", 5}};
    for (const auto& r : rows) {
      Match m = begun(137, {}, position(137, r.round, "0,0"));
      QCOMPARE(int(m.now().chance().count), int(std::strlen(r.faces)));
      QCOMPARE(throwDice(m, r.faces), QString());
      QCOMPARE(totals(m)[0], r.points);
    }
  }
  void gigantsThrowFiveDiceInTheExtraRound() {
    Match m = begun(137, {}, position(137, 25, "0,0"));
    QCOMPARE(playLine(m, "11111 11111"), QString());
    QVERIFY(m.now().text().starts_with("137 r25+1 s1 [5,5]"));
    QCOMPARE(int(m.now().chance().count), 5);
  }
  void gigantsSheetShowsTheBlockThatIsPlayed() {
    Match m = begun(137);
    for (int i = 0; i < 5; ++i) QCOMPARE(playLine(m, "4 5"), QString());
    QCOMPARE(playLine(m, "66 12"), QString());
    QCOMPARE(cellText(m, "With 1 die(s)", 0), "20");
    QCOMPARE(cellText(m, "Round 6", 0), "12");
    QCOMPARE(cellText(m, "Round 5", 0), "no such line");
    QCOMPARE(cellText(m, "Total", 1), "28");
    QVERIFY(m.now().look({}).find(kCupSheet)->cells.size() <= 13 * 3);
  }

  // --- 136
  void onesAreCountedAndPointsBreakATie() {
    Match m = begun(136);
    QCOMPARE(playLine(m, "11234 33333 25566 33333"), QString());
    QCOMPARE(totals(m), (std::vector<int>{2, 0}));
    QCOMPARE(cellText(m, "Tie-break", 0), "28"); // 4 + 24, threes and fours left out
    QCOMPARE(states(m), "p=28");
  }
  void equalOnesAreDecidedByPoints() {
    Match m = begun(136, {}, "136 r5 s1 [2,2] {p=40;p=41}");
    QCOMPARE(playLine(m, "33333 44444"), QString());
    QVERIFY(m.over());
    QCOMPARE(places(m), (std::vector<int>{2, 1}));
  }
  void equalOnesAndPointsAreThrownOffInTheSameWay() {
    Match m = begun(136, {}, "136 r5 s1 [2,2] {p=40;p=40}");
    QCOMPARE(playLine(m, "33333 44444"), QString());
    QVERIFY(!m.over());
    QCOMPARE(playLine(m, "13366 12566"), QString()); // one each: 13 points against 20
    QVERIFY(m.over());
    QCOMPARE(places(m), (std::vector<int>{2, 1}));
    QCOMPARE(totals(m), (std::vector<int>{2, 2}));
  }

  // --- 141
  void evenAndOddNumbersStandApart() {
    Match m = begun(141);
    QCOMPARE(playLine(m, "12345 11111"), QString());
    QCOMPARE(cellText(m, "Even numbers", 0), "6");
    QCOMPARE(cellText(m, "Odd numbers", 0), "9");
    QCOMPARE(cellText(m, "Total", 0), "15");
    QCOMPARE(cellText(m, "1", 0), "6 + 9");
    QCOMPARE(states(m), "p=6");
  }

  // --- rounds, ties, extra rounds
  void theLowestTotalWinsFiveWins() {
    Match m = begun(96, {}, position(96, 5, "30,31"));
    QCOMPARE(playLine(m, "666 112"), QString());
    QCOMPARE(places(m), (std::vector<int>{2, 1}));
    QCOMPARE(m.now().result().scores, (std::vector<int>{48, 35}));
  }
  void theLowestExtraThrowWinsFiveWins() {
    Match m = begun(96, {}, position(96, 5, "30,30"));
    QCOMPARE(playLine(m, "666 666 111 112"), QString());
    QCOMPARE(places(m), (std::vector<int>{1, 2}));
  }
  void theLastRoundIsPlayedEvenWhenAllIsDecided() {
    Match m = begun(95, {}, position(95, 5, "60,3"));
    QCOMPARE(playLine(m, "111"), QString());
    QVERIFY(!m.over());
    QCOMPARE(playLine(m, "111"), QString());
    QVERIFY(m.over());
  }
  void onlyTheExtraThrowOfThoseTiedCounts() {
    Match m = begun(95, {}, position(95, 5, "30,30,20"), 3);
    QCOMPARE(playLine(m, "1: 111 2: 111 3: 112"), QString());
    QVERIFY(m.now().text().starts_with("95 r5+1 s1 [33,33,24] {e;e;-}"));
    QCOMPARE(playLine(m, "1: 665"), QString());
    QCOMPARE(states(m), "e=17;e;-");
    QCOMPARE(playLine(m, "2: 566 1: 112 2: 113"), QString()); // equal, and once more
    QVERIFY(m.over());
    QCOMPARE(places(m), (std::vector<int>{2, 1, 3}));
    QCOMPARE(m.now().result().scores, (std::vector<int>{33, 33, 24}));
    QVERIFY(m.now().text().starts_with("95 r5+2 s- [33,33,24] {-;e;-}"));
  }
  void theWinIsSharedAfterTwentyExtraRounds() {
    Match m = begun(119, {}, position(119, 5, "0,0"));
    QCOMPARE(playLine(m, "111 111"), QString());
    for (int i = 0; i < 20; ++i) {
      QVERIFY(!m.over());
      QCOMPARE(playLine(m, "222 222"), QString());
    }
    QVERIFY(m.over());
    QCOMPARE(places(m), (std::vector<int>{1, 1}));
  }
  void theWinIsSharedAtOnceByHouseRule() {
    Match m = begun(95, {{"tie", "shared-win"}}, position(95, 5, "30,30,29"), 3);
    QCOMPARE(playLine(m, "123 222 111"), QString());
    QVERIFY(m.over());
    QCOMPARE(places(m), (std::vector<int>{1, 1, 3}));
  }
  void anExtraThrowIsValuedAsInTheGame() {
    Match m = begun(118, {}, position(118, 10, "5,5"));
    QCOMPARE(playLine(m, "111 111 666 121"), QString()); // -18 against 4
    QCOMPARE(places(m), (std::vector<int>{2, 1}));
  }

  // --- the start
  void theHighestDieBegins() {
    Match m = begun(95, {{"starter", "throw-off"}}, {}, 3);
    QCOMPARE(playLine(m, "1: 5 2: 5 3: 2 1: 1 2: 4"), QString());
    QCOMPARE(m.now().text(), std::string("95 r1 s2 b2 [0,0,0] {}"));
    QCOMPARE(playLine(m, "2: 111 3: 111 1: 111 2: 111"), QString());
    QCOMPARE(m.now().text(), std::string("95 r2 s3 b2 [3,6,3] {}"));
  }
  void aLotNamesTheStarter() {
    Match m = begun(95, {{"starter", "random"}}, {}, 3);
    QCOMPARE(m.now().text(), std::string("95 r0 s- [0,0,0] {}"));
    QVERIFY(bool(m.settle(Outcome::draw(2))));
    QCOMPARE(m.now().text(), std::string("95 r1 s3 b3 [0,0,0] {}"));
  }

  // --- the three-throw turn
  void theLastThrowOfThreeCounts() {
    Match m = begun(103);
    QCOMPARE(throwDice(m, "162"), QString());
    QCOMPARE(states(m), "162 n=1");
    QCOMPARE(play(m, "keep 61"), QString()); // in any order
    QCOMPARE(states(m), "162 k=16 n=1");
    QCOMPARE(int(m.now().chance().count), 1);
    QCOMPARE(throwDice(m, "5"), QString());
    QCOMPARE(states(m), "162/165 n=2");
    QCOMPARE(play(m, "keep 1"), QString()); // the six goes back into the cup
    QCOMPARE(throwDice(m, "12"), QString());
    QCOMPARE(totals(m), (std::vector<int>{202, 0})); // 1-1-2, and the turn is over
    QCOMPARE(m.turn().isChance(), true);
    QCOMPARE(playLine(m, "2: 666 stay"), QString());
    QCOMPARE(totals(m), (std::vector<int>{202, 180}));
  }
  void keepingAllDiceIsNoThrow() {
    Match m = begun(103);
    QCOMPARE(throwDice(m, "116"), QString());
    QVERIFY(!play(m, "keep 116").isEmpty());
    QVERIFY(!play(m, "keep 5").isEmpty());
    QCOMPARE(play(m, "keep -"), QString());
    QCOMPARE(int(m.now().chance().count), 3);
  }
  void everyRoundsGameHasThreeThrowsAsAHouseRule() {
    for (const GameInfo& g : roundsInfos()) {
      const bool usual = std::string_view(g.id) == "103";
      Match m = cupMatch(g, 2, usual ? Chosen{} : Chosen{{"throws-per-turn", "up-to-3-with-keeping"}});
      const auto dice = std::size_t(m.now().chance().count);
      QCOMPARE(throwDice(m, std::string(dice, '2')), QString());
      QVERIFY2(m.turn().isSeats(), g.id);
      Match plain = cupMatch(g, 2, usual ? Chosen{{"throws-per-turn", "1"}} : Chosen{});
      QCOMPARE(throwDice(plain, std::string(dice, '2')), QString());
      QVERIFY2(plain.turn().isChance(), g.id);
      QCOMPARE(g.kind, usual ? Kind::SkillAndLuck : Kind::PureLuck);
    }
  }
  void anExtraTurnMayHaveThreeThrows() {
    Match m = begun(103, {}, position(103, 7, "0,0"));
    QCOMPARE(playLine(m, "234 stay 234 stay"), QString());
    QVERIFY(m.now().text().starts_with("103 r7+1 s1 [9,9]"));
    QCOMPARE(playLine(m, "123 keep:1 16 stay"), QString());
    QCOMPARE(states(m), "e=260;e");
    QCOMPARE(playLine(m, "111 stay"), QString());
    QCOMPARE(places(m), (std::vector<int>{2, 1}));
  }
  void aPositionInsideATurnGoesOn() {
    Match m = begun(103, {}, "103 r3 s2 [260,180] {162/165 k=16 n=2}");
    QCOMPARE(int(m.now().chance().count), 1);
    QCOMPARE(throwDice(m, "1"), QString());
    QCOMPARE(totals(m), (std::vector<int>{260, 440}));
  }

  // --- positions that cannot be
  void positionsAreChecked_data() {
    QTest::addColumn<QString>("position");
    for (const char* p :
         {"96 r1 s1 [0,0] {}", "95 r6 s1 [0,0] {}", "95 r1 s3 [0,0] {}", "95 r1 s1 [0] {}", "95 r1 s1 [0,0] {x}",
          "95 r1 s1 [0,0] {k=6}", "95 r1 s1 [0,0] {p=4}", "95 r5+1 s2 [9,9] {e;e}", "95 r5+1 s1 [9,9] {e}",
          "95 r5+21 s1 [9,9] {e;e}", "95 r0 s2 [0,0] {}", "95 r1 s1 {}", "95", "95 r1 s1 [0,0] {-;-;-}",
          "95 r1 s1 [0,0] {d=123}", "95 r1 s1 b3 [0,0] {}"})
      QTest::newRow(p) << QString(p);
  }
  void positionsAreChecked() {
    QFETCH(QString, position);
    QVERIFY(!Match::begin(infoOf(95), 2, {{"starter", "seat-1"}}, 1, position.toStdString()));
  }

  // --- the table
  void diceThatCountAreLit() {
    Match m = begun(97);
    QCOMPARE(throwDice(m, "615"), QString());
    const View v = m.now().look({});
    const Zone* tray = v.find(kCupTray);
    QCOMPARE(tray->items.size(), std::size_t{3});
    QVERIFY(!tray->items[0].lit && tray->items[1].lit && tray->items[2].lit);
  }
  void keptDiceLieApart() {
    Match m = begun(103);
    QCOMPARE(playLine(m, "162 keep:16"), QString());
    const View v = m.now().look({});
    const Zone* tray = v.find(kCupTray);
    QVERIFY(tray->items[0].held && tray->items[1].held && !tray->items[2].held);
    QCOMPARE(int(tray->items[2].thing.code), 0);
  }
  void theSheetHasALineForEveryRound() {
    Match m = begun(100);
    QCOMPARE(playLine(m, "445 333 123 111"), QString());
    QCOMPARE(cellText(m, "1", 0), "8");
    QCOMPARE(cellText(m, "1", 1), "9");
    QCOMPARE(cellText(m, "2", 0), "0");
    QCOMPARE(cellText(m, "3", 0), "");
    QCOMPARE(cellText(m, "Total", 1), "12");
  }

  // --- computer players
  void keepingWellBeatsKeepingAtRandom() {
    for (const int number : {103, 96, 112, 126, 138}) {
      const CupGame<Rounds> game = roundsGame(number, [&] {
        Setup s{2, Options(infoOf(number).options)};
        if (!s.options.set("starter", "seat-1") || !s.options.set("throws-per-turn", "up-to-3-with-keeping"))
          qFatal("no such house rule");
        return s;
      }());
      Random random(static_cast<std::uint64_t>(number));
      int won = 0;
      constexpr int kMatches = 40;
      for (int i = 0; i < kMatches; ++i) {
        const auto s = playedOut(game, random, [](Seat k) { return k == 0; });
        won += game.result(s).places[0] == 1;
      }
      QVERIFY2(won >= 34, qPrintable(QString("%1: %2 of %3").arg(number).arg(won).arg(kMatches)));
    }
  }
};

QTEST_APPLESS_MAIN(CupCasesTest)
#include "cup_cases_test.moc"
