// The games with one and two dice: house rules, ties, matches, limits, laws, positions, layout. Their worked cases are
// in dice12_cases_test.cpp, their chances in dice12_chances_test.cpp. Rules: games with one and two dice.
#include "games/box/laws.h"
#include "tests/dice12.h"
#include "tests/law_rows.h"
#include "tests/layout_fault.h"

#include <algorithm>

using namespace mk;
using namespace mk::dice;

class Dice12Test : public QObject {
  Q_OBJECT

private slots:
  void theRowsAreTheGamesOfTheBookletInOrder() {
    const auto all = infosOfRows();
    QCOMPARE(all.size(), std::size_t{53});
    for (std::size_t i = 0; i < all.size(); ++i) {
      QCOMPARE(QString(all[i].id), QString::number(39 + int(i)));
      const bool chosen = QList<int>{56, 64, 88}.contains(39 + int(i));
      QCOMPARE(all[i].kind, chosen ? Kind::SkillAndLuck : Kind::PureLuck);
    }
  }

  void theHighestThrowBeginsAndTheStarterPlaysFirst() {
    Match m = begun(39, 3, {{"starter", "throw-off"}});
    QCOMPARE(m.now().text(), std::string("39 throw-off playing=ABC starter=A first=A contest=1 in=ABC"));
    QCOMPARE(run(m, {"chance dice 4", "chance dice 6", "chance dice 6"}), QString());
    QCOMPARE(word(m, "in"), std::string("BC"));
    QCOMPARE(run(m, {"chance dice 2", "chance dice 5"}), QString());
    QVERIFY(m.now().text().starts_with("39 play playing=ABC starter=C first=C turn=C"));
    Match lot = begun(76, 4, {{"starter", "random"}});
    QCOMPARE(run(lot, {"chance draw 2"}), QString());
    QCOMPARE(word(lot, "turn"), std::string("C"));
    QCOMPARE(int(lot.now().chance().count), 2);
  }

  void aTieIsThrownForUntilOneIsLeft() {
    Match m = begun(58, 3, {}); // the least wins
    for (int round = 0; round < 5; ++round)
      QCOMPARE(run(m, {"chance dice 2", "chance dice 2", "chance dice 3"}), QString());
    QVERIFY(m.now().text().starts_with("58 extra"));
    QCOMPARE(word(m, "in"), std::string("AB"));
    QCOMPARE(run(m, {"chance dice 4", "chance dice 4", "chance dice 5", "chance dice 1"}), QString());
    QVERIFY(m.over());
    QCOMPARE(m.result().places, (std::vector<int>{2, 1, 3}));
    QCOMPARE(m.result().scores, (std::vector<int>{10, 10, 15}));
  }

  void afterTwentyExtraRoundsTheWinIsShared() {
    Match m = begun(39, 2, {});
    for (int i = 0; i < 10 + 2 * 20; ++i) QCOMPARE(run(m, {"chance dice 3"}), QString());
    QVERIFY(m.over());
    QCOMPARE(m.result().places, (std::vector<int>{1, 1}));
  }

  void afterTwentyReplaysTheWinIsShared() {
    Match m = begun(80, 2, {});
    for (int i = 0; i < 21 * 6; ++i) QCOMPARE(run(m, {"chance dice 3 2"}), QString());
    QVERIFY(m.over());
    QCOMPARE(m.result().places, (std::vector<int>{1, 1}));
  }

  void theNextOfTheTiedBeginsMacauAgain() {
    Match m = begun(56, 3, {});
    QCOMPARE(run(m, {"chance dice 6", "0 throw", "chance dice 5", "0 .", "chance dice 1", "1 .", "chance dice 5",
                     "2 throw", "chance dice 6", "2 ."}),
             QString());
    QCOMPARE(word(m, "playing"), std::string("AC"));
    QCOMPARE(word(m, "turn"), std::string("C"));
    QCOMPARE(run(m, {"chance dice 1", "2 .", "chance dice 2", "0 ."}), QString());
    QVERIFY(m.over());
    QCOMPARE(m.result().places, (std::vector<int>{1, 3, 2}));
    QCOMPARE(m.result().scores, (std::vector<int>{11, 1, 11}));
  }

  void aMatchOfSeveralGamesIsBegunInTurnAndTheMostGamesWin() {
    Match m = begun(56, 2, {{"games", "3"}});
    QCOMPARE(run(m, {"chance dice 6", "0 .", "chance dice 5", "1 ."}), QString());
    QCOMPARE(word(m, "won"), std::string("1,0"));
    QCOMPARE(word(m, "turn"), std::string("B"));
    QCOMPARE(run(m, {"chance dice 6", "1 .", "chance dice 5", "0 ."}), QString());
    QCOMPARE(word(m, "turn"), std::string("A"));
    QCOMPARE(run(m, {"chance dice 6", "0 .", "chance dice 5", "1 ."}), QString());
    QVERIFY(m.over());
    QCOMPARE(m.result().scores, (std::vector<int>{2, 1}));
    QCOMPARE(m.result().places, (std::vector<int>{1, 2}));
  }

  void aTiedMatchIsDecidedByOneMoreGameWithANewThrowOff() {
    Match m = begun(55, 2, {{"starter", "throw-off"}});
    QCOMPARE(run(m, {"chance dice 5", "chance dice 1"}), QString());
    const auto win = [&](int first) { // the starter throws sixes, the other ones
      for (int i = 0; i < 3; ++i) QCOMPARE(run(m, {"chance dice 6", "chance dice 1"}), QString());
      QCOMPARE(run(m, {"chance dice 6"}), QString());
      Q_UNUSED(first);
    };
    win(0);
    QCOMPARE(word(m, "turn"), std::string("B"));
    win(1);
    QVERIFY(m.now().text().starts_with("55 throw-off"));
    QCOMPARE(word(m, "deciding"), std::string("1"));
    QCOMPARE(run(m, {"chance dice 1", "chance dice 5"}), QString());
    win(1);
    QVERIFY(m.over());
    QCOMPARE(m.result().places, (std::vector<int>{2, 1}));
    Match shared = begun(55, 2, {{"tie", "shared-win"}});
    for (int game = 0; game < 2; ++game) {
      for (int i = 0; i < 3; ++i) QCOMPARE(run(shared, {"chance dice 6", "chance dice 1"}), QString());
      QCOMPARE(run(shared, {"chance dice 6"}), QString());
    }
    QVERIFY(shared.over());
    QCOMPARE(shared.result().places, (std::vector<int>{1, 1}));
    QVERIFY(!shared.result().isDraw());
    QCOMPARE(shared.result().winners(), (std::vector<Seat>{0, 1})); // both have won
  }

  void aGameWithoutEndStopsAfterAThousandRounds_data() {
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("position");
    QTest::addColumn<QStringList>("throws");
    QTest::addColumn<QString>("places");
    const auto row = [](int n, const char* position, QStringList dice, const char* places) {
      QTest::addRow("%d", n) << n << position << dice << places;
    };
    row(63, "63 play turn=B points=97,40 rounds=999", {"1"}, "1 2");
    row(42, "42 play turn=B points=3,3 rounds=999", {"1"}, "1 1");
    row(85, "85 play turn=B points=20,31 rounds=999", {"1 1"}, "1 2");
    row(62, "62 play turn=B A=1 B=2 rounds=999", {"4", "4"}, "2 1");
    row(64, "64 play turn=B points=5,4 rounds=999", {"3"}, "1 2");
    row(52, "52 play turn=B rounds=999", {"4"}, "1 1");
    row(65, "65 play turn=B total=13,5 throws=2 series=999", {"1"}, "2 1");
    row(86, "86 play turn=B points=1,0 rounds=999", {"1 2"}, "1 2");
    row(51,
        "51 play phase=4 turn=- sultan=A challenger=B crowned=1 set=3 numbers=4,5,6 throws=5 challenges=1000 title=1,0",
        {"1"}, "1 2");
    row(88, "88 play turn=B tried=A rounds=999 number=2 total=1", {"3 4"}, "1 1");
  }
  void aGameWithoutEndStopsAfterAThousandRounds() {
    QFETCH(int, number);
    QFETCH(QString, position);
    QFETCH(QStringList, throws);
    QFETCH(QString, places);
    Match m = begun(number, 2, {}, position.toStdString());
    for (const QString& t : throws) {
      QVERIFY(!m.over());
      QCOMPARE(run(m, {"chance dice " + t}), QString());
    }
    QVERIFY2(m.over(), m.now().text().c_str());
    QStringList got;
    for (const int p : m.result().places) got << QString::number(p);
    QCOMPARE(got.join(' '), places);
  }

  void inEqualTurnsTheOthersMayStillReachTheGoal() {
    Match m = begun(64, 2, {{"equal-turns", "on"}}, "64 play points=99,95");
    QCOMPARE(run(m, {"chance dice 4"}), QString());
    QCOMPARE(word(m, "turn"), std::string("B"));
    QCOMPARE(run(m, {"chance dice 6"}), QString());
    QVERIFY(m.now().text().starts_with("64 extra"));
    Match crossing = begun(62, 2, {{"equal-turns", "on"}}, "62 play A=1,2,3,4,5");
    QCOMPARE(run(crossing, {"chance dice 6"}), QString());
    QVERIFY(!crossing.over());
    QCOMPARE(run(crossing, {"chance dice 1", "chance dice 1"}), QString());
    QVERIFY(crossing.over());
    QCOMPARE(crossing.result().places, (std::vector<int>{1, 2}));
  }

  void theFirstHitEndsTheGameWhereTheHouseSaysSo() {
    Match m = begun(52, 3, {{"first-hit", "ends"}});
    QCOMPARE(run(m, {"chance dice 2", "chance dice 1", "chance dice 5"}), QString());
    QVERIFY(m.over());
    QCOMPARE(m.result().places, (std::vector<int>{1, 3, 1}));
  }

  void onlyTheThrowBeforeIsRepeatedWhereTheHouseSaysSo() {
    Match m = begun(70, 2, {{"compare", "last"}});
    QCOMPARE(run(m, {"chance dice 1 2", "chance dice 2 1", "chance dice 1 2", "chance dice 1 2"}), QString());
    QCOMPARE(word(m, "marks"), std::string("1,1")); // B repeats A, repeats itself freely, A repeats B
  }

  void inTheExtraRoundsOfDoNotRepeatTheListsStayInForce() {
    Match m = begun(70, 2, {}, "70 play turn=A A=2 B=3 thrown=B opener=B rounds=9 before=3 beforeBy=B");
    QCOMPARE(run(m, {"chance dice 1 1"}), QString());
    QVERIFY(m.now().text().starts_with("70 extra"));
    QCOMPARE(run(m, {"chance dice 1 2", "chance dice 4 5"}), QString()); // A repeats the 3 of B
    QVERIFY(m.over());
    QCOMPARE(m.result().places, (std::vector<int>{2, 1}));
  }

  void aCrossedSumEndsTheTurnWhereTheHouseSaysSo() {
    Match m = begun(72, 2, {{"crossed-sum", "pass"}});
    QCOMPARE(run(m, {"chance dice 1 1", "chance dice 1 1"}), QString());
    QCOMPARE(word(m, "turn"), std::string("B"));
  }

  void fivePairsOfFivesAreNeededWhereTheHouseSaysSo() {
    Match m = begun(86, 2, {{"count", "five-5-5"}});
    for (int i = 0; i < 4; ++i) QCOMPARE(run(m, {"chance dice 5 5", "chance dice 6 6"}), QString());
    QVERIFY(!m.over());
    QCOMPARE(run(m, {"chance dice 5 5", "chance dice 6 6"}), QString());
    QVERIFY(m.over());
    QCOMPARE(m.result().scores, (std::vector<int>{5, 0}));
  }

  void onlyTheSumCountsWhereTheHouseSaysSo() {
    Match m = begun(88, 2, {{"count", "sum"}});
    QVERIFY(!run(m, {"1 ?1"}).isEmpty());
    QCOMPARE(run(m, {"1 ?5", "chance dice 1 2", "chance dice 1 1"}), QString());
    QCOMPARE(word(m, "made"), std::string("A"));
  }

  void aCallerMayNotCallANumberTwice() {
    Match m = begun(88, 2, {});
    QCOMPARE(run(m, {"1 ?1", "chance dice 5 5", "0 ?1", "chance dice 5 5"}), QString()); // both fail
    QVERIFY(!run(m, {"0 ?1"}).isEmpty());
    QCOMPARE(run(m, {"0 ?2"}), QString());
    QCOMPARE(word(m, "turn"), std::string("B"));
  }

  void theNumberOneIsTheHardestInFatalBadLuck() {
    Setup s{2, Options(infoOf(88).options)};
    const Fatal f(s, {});
    const double expected[] = {1, 0.31, 0.40, 0.50, 0.60, 0.68, 0.76, 0.68};
    for (int n = 1; n <= 7; ++n) QVERIFY(std::abs(f.chanceOf(n) - expected[n]) < 0.006);
    for (int n = 10; n <= 50; ++n) QVERIFY(std::abs(f.chanceOf(n) - 0.75) < 0.03);
  }

  void aSensiblePlayerBeatsChance_data() {
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    QTest::newRow("Macau") << 56 << ""
                           << "";
    QTest::newRow("bank") << 64 << ""
                          << "";
    QTest::newRow("fatal") << 88 << ""
                           << "";
    QTest::newRow("seven") << 48 << "rows"
                           << "free";
    QTest::newRow("maths") << 49 << "rows"
                           << "free";
    QTest::newRow("plus") << 50 << "rows"
                          << "free";
    QTest::newRow("swing") << 69 << "rows"
                           << "free";
    QTest::newRow("nearest") << 66 << "nobody-exact"
                             << "nearest";
  }
  void aSensiblePlayerBeatsChance() {
    QFETCH(int, number);
    QFETCH(QString, key);
    QFETCH(QString, value);
    Setup setup{2, Options(infoOf(number).options)};
    QVERIFY(setup.options.set("starter", "random"));
    if (!key.isEmpty()) QVERIFY(setup.options.set(key.toStdString(), value.toStdString()));
    const auto rows = number < 70 ? oneDieRows() : twoDiceRows();
    const GameRow& row = *std::ranges::find(rows, number, &GameRow::number);
    const int wins = withGame(row, setup, [](const auto& game) {
      Random random(7);
      int won = 0;
      std::vector<Move> list;
      for (int match = 0; match < 2000; ++match) {
        auto s = game.start();
        for (auto turn = game.turn(s); !turn.isOver(); turn = game.turn(s)) {
          if (turn.isChance()) {
            game.settle(s, roll(game.chance(s), random));
            continue;
          }
          list.clear();
          game.moves(s, turn.seat(), list);
          const auto m = turn.seat() == 0 ? *game.suggest(s, 0, random)
                                          : list[random.below(static_cast<std::uint32_t>(list.size()))];
          game.play(s, turn.seat(), m);
        }
        won += game.result(s).places[0] == 1;
      }
      return won;
    });
    qInfo("%d of 2000", wins);
    QVERIFY(wins > 1060);
  }

  void wrongPositionsAreRefusedWithAReason_data() {
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("text");
    const std::pair<int, const char*> rows[] = {
        {39, ""},
        {39, "40 play"},
        {39, "39 nonsense"},
        {39, "39 play turn=C"},
        {39, "39 play turn=-"},
        {39, "39 play nothing=1"},
        {39, "39 play round=2"},
        {39, "39 play A=7"},
        {39, "39 play A=3-4"},
        {39, "39 play A=1,2,3,4,5,6,1"},
        {39, "39 play turn=B"},
        {39, "39 play turn=A turn=A"},
        {39, "39 play call=3"},
        {39, "39 play hand=3"},
        {39, "39 over"},
        {39, "39 over best=A"},
        {39, "39 extra"},
        {39, "39 extra contest=1 in=AB"},
        {39, "39 throw-off"},
        {39, "39 throw-off contest=1 in=AB done=AB"},
        {39, "39 play playing=A starter=B"},
        {39, "39 play game=1"},
        {39, "39 play deciding=1"},
        {39, "39 play round=99999999999999999999"},
        {50, "50 play hand=3-3"},
        {63, "63 play points=101,0"},
        {63, "63 play points=99,0"},
        {63, "63 play points=100,0"},
        {63, "63 play points=1"},
        {63, "63 play points=-1,0"},
        {63, "63 play reached=1"},
        {65, "65 play throws=3"},
        {65, "65 play going=1"},
        {65, "65 play stopped=A"},
        {62, "62 play A=7"},
        {62, "62 play A=1,2,3,4,5,6"},
        {52, "52 play still=A"},
        {52, "52 play hit=C"},
        {52, "52 play out=3,0"},
        {70, "70 play marks=5,0"},
        {70, "70 play A=1"},
        {70, "70 play rounds=10"},
        {56, "56 play total=0,4"},
        {56, "56 play total=12,0"},
        {56, "56 play going=1"},
        {64, "64 play unbanked=100"},
        {64, "64 play points=99,0 unbanked=1"},
        {51, "51 play phase=1"},
        {51, "51 play sultan=A"},
        {51, "51 play phase=2 turn=- sultan=A challenger=A crowned=1 set=3 numbers=1,2,3"},
        {51, "51 play phase=2 turn=- sultan=A challenger=B crowned=1 set=3 numbers=1,2,3 struck=7 throws=3"},
        {88, "88 play total=3"},
        {88, "88 play number=3 total=3"},
        {88, "88 play number=3 hand=5-5"},
        {88, "88 play tried=A"},
        {88, "88 play callsA=51"},
    };
    for (const auto& [number, text] : rows) QTest::newRow(*text == '\0' ? "nothing" : text) << number << text;
  }
  void wrongPositionsAreRefusedWithAReason() {
    QFETCH(int, number);
    QFETCH(QString, text);
    auto game = makeGame(infoOf(number), 2);
    QVERIFY(bool(game));
    const auto position = (*game)->read(text.toStdString());
    QVERIFY2(!position, qPrintable(text));
    QVERIFY(!english(position.why()).empty());
  }

  void theLawsHold_data() {
    QTest::addColumn<int>("number");
    for (int n = 39; n <= 91; ++n) QTest::addRow("%d", n) << n;
  }
  void theLawsHold() {
    QFETCH(int, number);
    const GameInfo& info = infoOf(number);
    std::vector<std::pair<int, Chosen>> settings = {{2, {}}, {3, {}}, {8, {}}};
    for (const OptionSpec& o : info.options) {
      for (const OptionValue& v : o.values)
        if (info.options[2].key != std::string_view(o.key) || std::string_view(v.key) < "3")
          settings.push_back({2, {{o.key, v.key}}});
      if (o.isNumber()) settings.push_back({2, {{o.key, "2"}}});
    }
    for (const auto& [seats, chosen] : settings) {
      const LawReport r = checkLaws(info, seats, chosen, lawLimits(1));
      for (const auto& b : r.broken) qWarning("%s", b.c_str());
      QVERIFY2(r.broken.empty(), chosen.empty() ? "" : (chosen.begin()->first + "=" + chosen.begin()->second).c_str());
    }
  }

  void nothingOverlapsOnTheTable() {
    for (const int number : {39, 42, 50, 56, 70, 72, 84, 88})
      for (const int seats : {2, 5, 8})
        for (const Aspect aspect : {Aspect::Wide, Aspect::Tall}) {
          const View v = begun(number, seats, {}).now().look({});
          const Layout l = infoOf(number).arrange(v, aspect);
          QCOMPARE(layoutFault(v, l), QString());
        }
  }
};

QTEST_APPLESS_MAIN(Dice12Test)
#include "dice12_test.moc"
