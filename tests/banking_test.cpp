// Throw on or stop: games 64 and 56 by their exact chances. Rules: games with one and two dice, games 56 and 64.
#include "games/dice/throws/bank_plan.h"
#include "games/dice/throws/macau.h"

#include <QTest>

#include <cmath>

using namespace mk;
using namespace mk::dice;

class BankingTest : public QObject {
  Q_OBJECT

private slots:
  // Game 64 with a one instead of the three is Pig, which is solved (Neller and Presser, 2004).
  void theFirstPlayerOfPigWinsAsOftenAsIsKnown() {
    const BankPlan pig({.goal = 100, .bad = 1});
    QVERIFY(std::abs(pig.wins(0, 0, 0) - 0.5306) < 0.0001);
    QVERIFY(!pig.stops(0, 0, 20));
    QVERIFY(pig.stops(0, 0, 21));
  }

  void whoIsBehindThrowsOnLongerThanWhoLeads() {
    const BankPlan& plan = BankPlan::of({});
    const auto stopsAt = [&](int mine, int other) {
      int turn = 1;
      while (mine + turn < 100 && !plan.stops(mine, other, turn)) ++turn;
      return turn;
    };
    QVERIFY(stopsAt(40, 0) < stopsAt(40, 40));
    QVERIFY(stopsAt(40, 40) < stopsAt(40, 80));
    QCOMPARE(stopsAt(0, 99), 100); // the other needs a single throw
    for (int mine = 0; mine < 100; mine += 9)
      for (int other = 0; other < 100; other += 9) // whose turn it is has the better of an equal score
        QVERIFY(mine < other || plan.wins(mine, other, 0) > 0.5);
  }

  void whoComesLaterInMacauThrowsWhileBehind() {
    const Macau game(Setup{2, {}}, {});
    Random random(1);
    const auto stops = [&](int mine, int first, bool last) {
      Macau::State s;
      s.playing = 3;
      s.toMove = last ? 1 : 0;
      s.total[at(s.toMove)] = static_cast<std::uint8_t>(mine);
      if (last) s.done = 1, s.total[0] = static_cast<std::uint8_t>(first);
      return game.suggest(s, s.toMove, {}, random)->kind == Move::Kind::Stop;
    };
    for (int first = 1; first <= 12; ++first)
      for (int mine = 1; mine < 12; ++mine)
        if (mine != first) QCOMPARE(stops(mine, first, true), mine > first);
    // Equal totals are half a win: a throw is better where more than half of them bring one, up to six points below.
    for (int both = 1; both < 12; ++both) QCOMPARE(stops(both, both, true), both >= 9);
    // The first of two stops where the ruling says: at ten, and already at nine or eight where more would be lost.
    QVERIFY(stops(10, 0, false));
    QVERIFY(stops(11, 0, false));
    QVERIFY(!stops(6, 0, false));
  }
};

QTEST_GUILESS_MAIN(BankingTest)
#include "banking_test.moc"
