// Naked neighbours and catch the luck (131, 133): worked cases, house rules, exact chances, the computer player.
// Rules: three- to five-dice games, sections 5 and 6.
#include "games/dice/cup/duels.h"
#include "tests/cup_play.h"
#include "tests/cup_tasks.h"
#include "tests/sanitized.h"

using namespace mk;
using namespace mk::dice;

namespace {

using Totals = std::vector<int>;

constexpr int kMatches = fewer(100'000);

} // namespace

class CupDuelTest : public QObject {
  Q_OBJECT

private slots:
  // --- 131

  void theWinnerOfADuelTakesEverything() {
    Match m = taskMatch("131", {}, 3);
    QCOMPARE(playLine(m, "1: 5621 2: 4321"), QString());
    QCOMPARE(totals(m), (Totals{24, 0, 0}));
    QCOMPARE(states(m), "1<3");
    QCOMPARE(playLine(m, "1: 3321 3: 6653"), QString());
    QVERIFY(m.over());
    QCOMPARE(totals(m), (Totals{0, 0, 53}));
    QCOMPARE(places(m), (Totals{2, 2, 1}));
  }

  void equalThrowsAreThrownAgainAndNotAdded() {
    Match m = taskMatch("131");
    QCOMPARE(playLine(m, "1: 4411 2: 5221 1: 6611 2: 1111"), QString());
    QVERIFY(m.over());
    QCOMPARE(totals(m), (Totals{18, 0}));
  }

  void twentyEqualThrowsLeaveTheChampion() {
    Match m = taskMatch("131");
    for (int i = 0; i < 20; ++i) {
      QVERIFY(!m.over());
      QCOMPARE(playLine(m, "1: 4411 2: 5221"), QString());
    }
    QVERIFY(m.over());
    QCOMPARE(places(m), (Totals{1, 2}));
  }

  void aLifeLeftBringsTheLoserToTheEndOfTheQueue() {
    Match m = taskMatch("131", {{"lives", "2"}}, 3);
    QCOMPARE(states(m), "1<2,3 l=2,2,2");
    QCOMPARE(playLine(m, "1: 5621 2: 4321"), QString());
    QCOMPARE(states(m), "1<3,2 l=2,1,2");
    QCOMPARE(playLine(m, "1: 1111 3: 6666 3: 6666 2: 1111"), QString());
    QCOMPARE(states(m), "3<1 l=1,0,2");
    QCOMPARE(playLine(m, "3: 1111 1: 2222 1: 6666 3: 1111"), QString());
    QVERIFY(m.over());
    QCOMPARE(places(m), (Totals{1, 2, 2}));
  }

  // The first two of n win with 1 in 2^(n-1), each later one with twice the chance of the one before.
  void theEndOfTheQueueIsTheBestPlace_data() {
    QTest::addColumn<int>("seats");
    for (int n = 2; n <= 4; ++n) QTest::addRow("%d seats", n) << n;
  }
  void theEndOfTheQueueIsTheBestPlace() {
    QFETCH(int, seats);
    Setup setup{seats, Options(taskInfo("131").options)};
    QVERIFY(setup.options.set("starter", "seat-1"));
    std::vector<int> won(static_cast<std::size_t>(seats));
    const CupGame<Duels> game(setup, 131);
    matches(game, kMatches, [&](const auto& s) { ++won[at(lowestOf(s.cup.best))]; });
    for (int k = 0; k < seats; ++k)
      QVERIFY(near(won[static_cast<std::size_t>(k)], kMatches, std::pow(0.5, k == 0 ? seats - 1 : seats - k)));
  }

  // The points of a duel of two: both throws together.
  void aDuelBringsTheSumOfUnequalThrows() {
    Setup setup{2, Options(taskInfo("131").options)};
    QVERIFY(setup.options.set("starter", "seat-1"));
    const Chances one = ofThrow(4, [](const std::vector<int>& f) { return f[0] + f[1] + f[2] + f[3]; });
    Chances both;
    double unequal = 0;
    for (const auto& [a, p] : one)
      for (const auto& [b, q] : one)
        if (a != b) both[a + b] += p * q, unequal += p * q;
    for (auto& [sum, p] : both) p /= unequal;
    std::map<int, int> counted;
    matches(CupGame<Duels>(setup, 131), kMatches,
            [&](const auto& s) { ++counted[s.cup.total[at(lowestOf(s.cup.best))]]; });
    QVERIFY(alike(counted, both, kMatches));
  }

  // --- 133

  void resultsChangeHandsWithThePartnerNamed() {
    Match m = taskMatch("133", {}, 3);
    QCOMPARE(playLine(m, "1: 1111 2: 6654 3: 3322"), QString());
    QCOMPARE(movesNow(m), "with 2, with 3");
    QCOMPARE(playLine(m, "1: with:3"), QString());
    QCOMPARE(totals(m), (Totals{10, 21, 4})); // seat 2 is left over
    QCOMPARE(cellText(m, "1", 1), "21");
  }

  void withTwoPlayersTheExchangeIsForced() {
    Match m = taskMatch("133");
    QCOMPARE(playLine(m, "1: 6666 2: 2211"), QString());
    QCOMPARE(totals(m), (Totals{6, 24}));
    QCOMPARE(playLine(m, "2: 1111 1: 1112"), QString()); // the next round begins one seat later
  }

  void ofFourTheLastTwoHaveNoChoice() {
    Match m = taskMatch("133", {}, 4);
    QCOMPARE(playLine(m, "1: 1111 2: 2222 3: 3333 4: 4444 1: with:4"), QString());
    QCOMPARE(totals(m), (Totals{16, 12, 8, 4}));
    Match five = taskMatch("133", {}, 5);
    QCOMPARE(playLine(five, "1: 1111 2: 2222 3: 3333 4: 4444 5: 5555 1: with:2"), QString());
    QCOMPARE(five.turn().seat(), Seat{2}); // who has exchanged is passed over
    QCOMPARE(movesNow(five), "with 4, with 5");
    QCOMPARE(playLine(five, "3: with:5"), QString());
    QCOMPARE(totals(five), (Totals{8, 4, 20, 16, 12}));
  }

  void toTheLeftEveryResultMovesOn() {
    Match m = taskMatch("133", {{"exchange", "left"}}, 3);
    QCOMPARE(playLine(m, "1: 1111 2: 2222 3: 3333"), QString());
    QCOMPARE(totals(m), (Totals{12, 4, 8}));
  }

  void theLowestTotalWinsAndAnExtraThrowIsKept() {
    Match m = taskMatch("133");
    QCOMPARE(playLine(m, "1: 1111 2: 1111 2: 1111 1: 1111 1: 1111 2: 1111 2: 1111 1: 1111"), QString());
    QVERIFY(!m.over());
    QCOMPARE(playLine(m, "1: 6666 2: 1112"), QString());
    QCOMPARE(places(m), (Totals{2, 1}));
  }

  // Exchanging with anybody leaves the results together what they were: four rounds of four dice for each.
  void luckIsOnlySharedOut() {
    Random random(3);
    for (int i = 0; i < 200; ++i) {
      auto m = Match::begin(taskInfo("133"), 3, {}, static_cast<std::uint64_t>(i));
      QVERIFY(m);
      int thrown = 0;
      while (!m->over()) {
        if (m->turn().isChance()) {
          const Event e = m->rolled();
          if (e.outcome.count == 4 && m->now().text().find('+') == std::string::npos)
            for (const int f : e.outcome.values()) thrown += f;
          QVERIFY(m->play(e));
        } else {
          const auto list = m->now().moves(m->turn().seat());
          QVERIFY(m->play(m->turn().seat(), list[static_cast<std::size_t>(random.index(list.size()))]));
        }
      }
      const Totals t = totals(*m);
      QCOMPARE(t[0] + t[1] + t[2], thrown);
    }
  }

  // Of three players one exchanges by the suggestion.
  void theComputerExchangesWell() {
    Random random(5);
    const auto game = makeGame(taskInfo("133"), 3, {{"starter", "random"}});
    QVERIFY(game);
    int wins = 0;
    constexpr int kRounds = 3000;
    for (int i = 0; i < kRounds; ++i) {
      const auto p = (*game)->start();
      while (!p->turn().isOver()) {
        if (p->turn().isChance()) {
          QVERIFY(p->settle(roll(p->chance(), random)));
          continue;
        }
        const Seat k = p->turn().seat();
        const auto list = p->moves(k);
        QVERIFY(p->play(k, k == 0 ? p->suggest(k, random) : list[static_cast<std::size_t>(random.index(list.size()))]));
      }
      wins += p->result().places[0] == 1;
    }
    qInfo("133: %d of %d", wins, kRounds);
    QVERIFY(wins > kRounds * 0.4); // a third by chance
  }
};

QTEST_GUILESS_MAIN(CupDuelTest)
#include "cup_duel_test.moc"
