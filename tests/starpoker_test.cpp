// Starpoker: hands, rounds, ties, positions, the computer player. Rules: three- to five-dice games, sections 5 and 6,
// game 146.
#include "tests/poker_dice.h"

using namespace mk;
using namespace mk::dice;

class StarpokerTest : public QObject {
  Q_OBJECT

private slots:
  void handsRiseAsTheRulingSays() {
    const char* rising[] = {"9TJKA", "99TJK", "AATJK", "99TTA", "999KA", "9TJQK", "TJQKA", "999TT", "9999A", "99999"};
    for (std::size_t i = 0; i < std::size(rising); ++i)
      for (std::size_t j = 0; j < std::size(rising); ++j)
        QVERIFY2((Starpoker::compare(played(rising[i]), played(rising[j])) < 0) == (i < j), rising[i]);
    const char* names[] = {"no combination", "pair: 9",    "pair: A",     "two pairs: 10, 9", "three of a kind: 9",
                           "small street",   "big street", "full: 9, 10", "poker: 9",         "grande: 9"};
    for (std::size_t i = 0; i < std::size(rising); ++i)
      QCOMPARE(english(nameOf(played(rising[i]).hand())), std::string(names[i]));
  }

  void twoPairsAreComparedByTheHigherThenTheLower() {
    QVERIFY(Starpoker::compare(played("AAKKT"), played("AAQQK")) > 0);
    QVERIFY(Starpoker::compare(played("99AAT"), played("KKQQA")) > 0);
    QVERIFY(Starpoker::compare(played("TTT99"), played("999AA")) > 0);
    QVERIFY(Starpoker::compare(played("999AA"), played("999KK")) > 0);
  }

  void ofEqualHandsTheOneInFewerThrowsIsBetter() {
    QVERIFY(Starpoker::compare(played("AA9TJ", 2), played("AAKQT", 3)) > 0);
    QVERIFY(Starpoker::compare(played("AA9TJ", 2), played("AAKQT", 2)) == 0);
    QVERIFY(Starpoker::compare(played("9TJKA", 1), played("9TQKA", 1)) == 0);
    QVERIFY(Starpoker::compare(played("9TJKA", 1), played("9TQKA", 3)) > 0);
    QVERIFY(Starpoker::compare(played("KK9TJ", 1), played("AAKQT", 3)) < 0);
  }

  void theBestHandWinsTheRoundAndTheNextSeatBegins() {
    Match m = begun("146", 3);
    QCOMPARE(run(m, {"chance dice A A K Q 9", "0 keep AA", "chance dice A 9 9"}), std::string());
    QCOMPARE(m.now().text(), std::string("146 r1 s1 [0,0,0] {AAKQ9/AAA99 n=2;;}"));
    QCOMPARE(run(m, {"0 stop", "chance dice 9 T J Q K", "1 stop"}), std::string());
    QCOMPARE(m.now().text(), std::string("146 r1 s3 [0,0,0] {AAA99@2;9TJQK@1;}"));
    QVERIFY(english(m.now().look({}).prompt).ends_with("to beat: full: A, 9 (seat 1)"));
    QCOMPARE(run(m, {"chance dice 9 9 9 9 T", "2 stop"}), std::string());
    QCOMPARE(m.now().text(), std::string("146 r2 s2 [0,0,1] {(AAA99@2);(9TJQK@1);(9999T@1)!}"));
    QCOMPARE(m.now().chance().by, Seat{1});
    QCOMPARE(run(m, {"chance dice 9 T J K A", "1 keep -"}), std::string());
    QCOMPARE(m.now().text(), std::string("146 r2 s2 [0,0,1] {;9TJKA k=- n=1;}"));
  }

  void theThirdThrowEndsTheTurn() {
    Match m = begun("146", 2, kFirstSeat, "146 r1 s1 [0,0] {99TJK/99TJA k=99 n=2;}");
    QCOMPARE(run(m, {"chance dice 9 A A"}), std::string());
    QCOMPARE(m.now().text(), std::string("146 r1 s2 [0,0] {999AA@3;}"));
  }

  void equalHandsGoIntoASpecialRound() {
    Match m = begun("146", 3);
    QCOMPARE(run(m, {"chance dice A A 9 T J", "0 stop", "chance dice K K 9 T J", "1 stop", "chance dice A A K Q 9",
                     "2 stop"}),
             std::string());
    QCOMPARE(m.now().text(), std::string("146 r1*1 s1 b1 [0,0,0] {AA9TJ@1 x;KK9TJ@1;AAKQ9@1 x}"));
    QCOMPARE(run(m, {"chance dice 9 T J Q K"}), std::string());
    QCOMPARE(m.now().text(), std::string("146 r1*1 s3 b1 [0,0,0] {AA9TJ@1 x=9TJQK;KK9TJ@1;AAKQ9@1 x}"));
    QCOMPARE(cellText(m.now().look({}), Starpoker::kSheet, "seat 1", 4), std::string("15"));
    Match again = begun("146", 3, kFirstSeat, m.now().text());
    QCOMPARE(run(m, {"chance dice 9 9 A A A"}), std::string());
    QCOMPARE(m.now().result().scores, (std::vector<int>{0, 0, 1}));
    QVERIFY(m.now().text().starts_with("146 r2 s2 [0,0,1]"));
    QCOMPARE(run(again, {"chance dice K Q J T 9"}), std::string());
    QCOMPARE(again.now().text(), std::string("146 r1*2 s1 b1 [0,0,0] {AA9TJ@1 x;KK9TJ@1;AAKQ9@1 x}"));
  }

  void nobodyGetsThePointAfterTwentyEqualSpecialRounds() {
    Match m = begun("146", 2, kFirstSeat, "146 r1*20 s2 b1 [0,0] {AA9TJ@1 x=9TJQK;AAKQ9@1 x}");
    QCOMPARE(run(m, {"chance dice K Q J T 9"}), std::string());
    QCOMPARE(m.now().text(), std::string("146 r2 s2 [0,0] {(AA9TJ@1);(AAKQ9@1)}"));
  }

  void theLeaderMaySetTheThrows() {
    const Chosen leader{{"starter", "seat-1"}, {"throws", "set-by-the-leader"}};
    Match m = begun("146", 2, leader);
    QCOMPARE(run(m, {"chance dice A A 9 T J", "0 keep AA", "chance dice 9 T J", "0 stop"}), std::string());
    QCOMPARE(run(m, {"chance dice K K 9 T J", "1 keep KK", "chance dice 9 T J"}), std::string());
    QCOMPARE(m.now().text(), std::string("146 r2 s2 [1,0] {(AA9TJ@2)!;(KK9TJ@2)}"));
    Match one = begun("146", 2, leader, "146 r1 s2 [0,0] {AA9TJ@1;}");
    QVERIFY(english(one.now().look({}).prompt).find("only one throw") != std::string::npos);
    QCOMPARE(run(one, {"chance dice A A A T J"}), std::string());
    QCOMPARE(one.now().text(), std::string("146 r2 s2 [0,1] {(AA9TJ@1);(AAATJ@1)!}"));
    QVERIFY(!starpoker(2, leader).read("146 r1 s1 [0,0] {;AA9TJ@1 AA9TJ/AA9TJ n=2}"));
    QVERIFY(!starpoker(2, leader).read("146 r1 s2 [0,0] {AA9TJ@1;AA9TJ/AA9TJ n=2}"));
    QVERIFY(bool(starpoker(2).read("146 r1 s2 [0,0] {AA9TJ@1;AA9TJ/AA9TJ n=2}")));
  }

  void aTieForTheMostPointsGoesOnAmongTheTied() {
    constexpr const char* before = "146 r5 s3 [2,2,0] {AA9TJ@1;;}"; // three seats, the first began: seat 2 is next
    QVERIFY(!starpoker().read(before));
    Match m = begun("146", 3, kFirstSeat, "146 r5 s2 [2,2,0] {;;}");
    QCOMPARE(run(m, {"chance dice 9 T J K A", "1 stop", "chance dice A A A A A", "2 stop", "chance dice 9 T J K A",
                     "0 stop"}),
             std::string());
    QCOMPARE(m.now().text(), std::string("146 r5+1 s1 b1 [2,2,1] {e (9TJKA@1);e (9TJKA@1);(AAAAA@1)!}"));
    QCOMPARE(run(m, {"chance dice 9 9 T J K", "0 stop", "chance dice 9 9 T J K"}), std::string());
    Match special = begun("146", 3, kFirstSeat, "146 r5+1*20 s2 b1 [2,2,1] {e 99TJK@1 x=AAAAA;e 99TJK@1 x;}");
    QCOMPARE(run(special, {"chance dice A A A A A"}), std::string());
    QVERIFY(special.now().text().starts_with("146 r5+2 s1 b1 [2,2,1]"));
    QCOMPARE(run(m, {"1 keep 99", "chance dice 9 9 9", "1 stop"}), std::string());
    QVERIFY(m.over());
    QCOMPARE(m.result().places, (std::vector<int>{2, 1, 3}));
    QCOMPARE(m.result().scores, (std::vector<int>{2, 2, 1}));
    QCOMPARE(english(m.result().why), std::string("The tie is broken: seat 2 wins the extra round."));
  }

  void aTieIsSharedWhereTheHouseSaysSo() {
    Match m = begun("146", 2, {{"tie", "shared-win"}}, "146 r5 s2 [2,1] {AA9TJ@1;}");
    QVERIFY(!m.over());
    Match end = begun("146", 2, {{"tie", "shared-win"}}, "146 r5 s1 [2,2] {;}");
    QCOMPARE(run(end, {"chance dice A A 9 T J", "0 stop", "chance dice A A 9 T J", "1 stop", "chance dice A A A A A",
                       "chance dice A A A A K"}),
             std::string());
    QCOMPARE(end.result().places, (std::vector<int>{1, 2}));
    Match nobody =
        begun("146", 2, {{"tie", "shared-win"}, {"rounds", "1"}}, "146 r1*20 s2 b1 [0,0] {AA9TJ@1 x=9TJQK;AAKQ9@1 x}");
    QCOMPARE(run(nobody, {"chance dice 9 T J Q K"}), std::string());
    QCOMPARE(nobody.result().places, (std::vector<int>{1, 1}));
  }

  void theNumberOfRoundsIsChosen() {
    for (const char* rounds : {"1", "3", "5", "10"}) {
      Random random(2);
      const Starpoker g = starpoker(3, {{"rounds", rounds}});
      const auto s = playedOut(g, random, [](Seat) { return false; });
      QCOMPARE(std::to_string(s.round), std::string(rounds));
    }
  }

  void wrongPositionsOfStarpokerAreRefusedWithAReason_data() {
    QTest::addColumn<QString>("text");
    for (const char* t : {"",
                          "147 r1 s1 [0,0,0] {;;}",
                          "146",
                          "146 r1 s4 [0,0,0] {;;}",
                          "146 r6 s1 [0,0,0] {;;}",
                          "146 r1 s1 [0,0] {;;}",
                          "146 r1 s1 [0,0,0] {;}",
                          "146 r1 s1 [1,0,0] {;;}",
                          "146 r1 s1 [0,0,0] {AAKQ8 n=1;;}",
                          "146 r1 s1 [0,0,0] {AAKQ n=1;;}",
                          "146 r1 s1 [0,0,0] {AAKQ9@4;;}",
                          "146 r1 s1 [0,0,0] {AAKQ9@1;;}",
                          "146 r1 s2 [0,0,0] {;AAKQ9 n=1;AAKQ9@1 AAKQ9@1}",
                          "146 r1 s1 [0,0,0] {AAKQ9 k=99 n=1;;}",
                          "146 r2 s2 [0,0,0] {(AAKQ9@1)!;(AAKQ9@1)!;}",
                          "146 r2 s2 [0,0,0] {(AAKQ9@1);AAKQ9 n=1;}",
                          "146 r1*1 s1 [0,0,0] {AAKQ9@1 x;AAKQ9@1 x;99KQA@1}",
                          "146 r1*1 s1 b1 [0,0,0] {AAKQ9@1 x;KKAQ9@1 x;99KQA@1}",
                          "146 r1*1 s1 b1 [0,0,0] {AAKQ9@1 x;AAKQ9@1;99KQA@1}",
                          "146 r1*21 s1 b1 [0,0,0] {AAKQ9@1 x;AAKQ9@1 x;99KQA@1}",
                          "146 r5+1 s1 b1 [2,1,0] {e;e;}",
                          "146 r5+1 s1 b1 [2,2,1] {;;}",
                          "146 r3+1 s1 b1 [1,1,0] {e;e;}",
                          "146 r5 s- b1 [2,2,1] {;;}",
                          "146 r5 s- [3,2,0] {;;}",
                          "146 r0 s2 [0,0,0] {;;}",
                          "146 r0 s1 [0,0,0] {7;;}",
                          "146 r0 s- [0,0,0] {AAKQ9@1;;}",
                          "146 r1.2 s1 [0,0,0] {;;}",
                          "146 r0*2 s1 [0,0,0] {;;}",
                          "146 r5 s- b1 [3,2,0] {AAKQ9@1;;}",
                          "146 r99999999999 s1 [0,0,0] {;;}",
                          "146 r1+ s1 [0,0,0] {;;}"})
      QTest::newRow(t) << t;
  }
  void wrongPositionsOfStarpokerAreRefusedWithAReason() {
    QFETCH(QString, text);
    const auto s = starpoker().read(text.toStdString());
    QVERIFY2(!s, qPrintable(text));
    QVERIFY(!english(s.why()).empty());
  }

  void aPlainPositionOfTheRulingIsRead() {
    const auto s = starpoker().read("146 r4 s2 [2,1,0] {;AAKQ9 k=AA n=1;}");
    QVERIFY(bool(s));
    QCOMPARE(starpoker().text(*s), std::string("146 r4 s2 [2,1,0] {;AAKQ9 k=AA n=1;}"));
    QCOMPARE(s->starter, Seat{1});
  }

  void aSensiblePlayerOfStarpokerWinsMostMatches() {
    for (const char* throws : {"three-for-all", "set-by-the-leader"}) {
      const Starpoker g = starpoker(2, {{"throws", throws}});
      Random random(6);
      int won = 0;
      constexpr int kMatches = 200;
      for (int i = 0; i < kMatches; ++i) {
        const Seat sensible = i % 2 == 0 ? Seat{0} : Seat{1};
        won += g.result(playedOut(g, random, [&](Seat k) {
                  return k == sensible;
                })).places[static_cast<std::size_t>(sensible)] == 1;
      }
      qInfo("146, %s: %d of %d", throws, won, kMatches);
      QVERIFY(won > kMatches * 8 / 10);
    }
  }

  void whatBeatsTheBestHandForCertainIsNotThrownAgain() {
    const Starpoker g = starpoker(2);
    Random random(1);
    const auto s = g.read("146 r1 s2 [0,0] {AA9TJ@2;999KA n=1}");
    QVERIFY(bool(s));
    QVERIFY(g.suggest(*s, 1, random)->stop);
    const auto behind = g.read("146 r1 s2 [0,0] {AAA9J@1;99KTA n=1}");
    QVERIFY(!g.suggest(*behind, 1, random)->stop);
  }

  void whatIsSaidOfARoundNamesTheHandAndTheWinner() {
    Match m = begun("146", 2, kFirstSeat, "146 r1 s2 [0,0] {AA9TJ@2;999KA n=1}");
    QCOMPARE(english(m.now().tell(1, "stop", {})),
             std::string("seat 2 stops: three of a kind: 9; seat 2 wins the round"));
    const auto third = begun("146", 2, kFirstSeat, "146 r1 s1 [0,0] {AA9TJ/AA9TK k=AA n=2;}");
    QCOMPARE(english(third.now().tell(Outcome::dice({6, 1, 1}), {})), std::string("seat 1 throws A 9 9: full: A, 9"));
  }
};

QTEST_APPLESS_MAIN(StarpokerTest)
#include "starpoker_test.moc"
