// Püüa mind kinni: the worked cases of the ruling, both set-ups, the laws of the box, nonsense.
#include "games/backgammon/catalogue.h"
#include "games/backgammon/catch_me.h"
#include "games/box/laws.h"
#include "tests/law_rows.h"
#include "tests/matches.h"
#include "tests/suggested.h"

#include <QTest>

#include <algorithm>

using namespace mk;

namespace {

using Map = std::map<std::string, std::string>;
const std::string kSetup = "W W6 W5 W4 W3 W2 W1 | S S6 S5 S4 S3 S2 S1";

const GameInfo& info() {
  for (const GameInfo& g : backgammonFamily().games)
    if (std::string_view(g.id) == "4") return g;
  qFatal("no such game");
}

Match match(const std::string& position = {}, const Map& options = {}) { return matchOf(info(), 2, options, position); }

// The position after a move.
std::string after(const std::string& position, const std::string& move) {
  auto m = match(position);
  const auto ok = m.play(m.turn().seat(), move);
  return ok ? m.now().text() : "refused: " + english(ok.why());
}

} // namespace

class CatchMeTest : public QObject {
  Q_OBJECT

private slots:
  void theSetupCountsFromEverybodysRightHand() {
    QCOMPARE(match().now().text(), kSetup + " | turn -");
    QCOMPARE(match({}, {{"set-up", "printed-labels"}}).now().text(),
             std::string("W W6 W5 W4 W3 W2 W1 | S S1 S2 S3 S4 S5 S6 | turn -"));
  }

  void theLowerDieStarts() {
    auto m = match();
    QVERIFY(m.settle(Outcome::dice({3, 3})));
    QVERIFY(m.settle(Outcome::dice({5, 2})));
    QCOMPARE(m.now().text(), kSetup + " | turn S");
  }

  void onlyOnesSixesAndDoublesMove() {
    auto m = match(kSetup + " | turn W | dice 43");
    QCOMPARE(m.now().moves(0), std::vector<std::string>{"-"});
    QCOMPARE(after(kSetup + " | turn W | dice 43", "-"), kSetup + " | turn S");
  }

  void oneStoneMovesTheSumAndTakes() {
    QCOMPARE(after(kSetup + " | turn W | dice 56", "W6"),
             std::string("W W5 W4 W3 W2 W1 S7 | S S6 S5 S4 S3 S2 S1 | turn S"));
    QCOMPARE(after(kSetup + " | turn W | dice 56", "W5"),
             std::string("W W6 W4 W3 W2 W1 S6 | S S5 S4 S3 S2 S1 | turn S"));
    QCOMPARE(after(kSetup + " | turn W | dice 66", "W6"),
             std::string("W W5 W4 W3 W2 W1 S6 | S S5 S4 S3 S2 S1 | turn W")); // throws again
  }

  void anOwnStoneIsPushedForward() {
    QCOMPARE(after(kSetup + " | turn W | dice 31", "W6"),
             std::string("W W5 W4 W3 W2 W1 S12 | S S6 S5 S4 S3 S2 S1 | turn S"));
  }

  void theLastStoneGoesToTheNearestCornerOrIsLost() {
    auto m = match("W W3 W2 W1 | S S6 S4 | turn W | dice 62");
    QVERIFY(m.play(0, "W2"));
    QVERIFY(m.over());
    QCOMPARE(m.result().winners(), std::vector<Seat>{0});
    QCOMPARE(after("W W3 W2 W1 | S S6 S9 | turn W | dice 62", "W2"), std::string("W W3 W1 S6 | S S7 | turn S"));
  }

  void theOrderOfOneAndSixIsTheLastStonesChoice() {
    auto m = match("W W12 | S W7 W3 | turn W | dice 16");
    QCOMPARE(m.now().moves(0), (std::vector<std::string>{"corners 1+2", "corners 2+1"}));
    QVERIFY(m.play(0, "corners 1+2"));
    QVERIFY(m.over());
    QCOMPARE(m.result().winners(), std::vector<Seat>{0});
    QCOMPARE(after("W W12 | S W7 W3 | turn W | dice 16", "corners 2+1"), std::string("W W1 | S W7 W3 | turn S"));
  }

  void theLastStoneThrowsAgainAfterOnesAndSixesOnly() {
    QCOMPARE(after("W W12 | S S5 S4 | turn W | dice 55", "-"), std::string("W W12 | S S5 S4 | turn S"));
    QCOMPARE(after("W W12 | S S5 S4 | turn W | dice 66", "corners 2+2"), std::string("W S12 | S S5 S4 | turn W"));
    QCOMPARE(after("W W12 | S S5 S4 | turn W | dice 11", "corners 1+1"), std::string("W W6 | S S5 S4 | turn W"));
  }

  void aDoubleMovesTwoDifferentStones() {
    auto m = match(kSetup + " | turn W | dice 11");
    const auto all = m.now().moves(0);
    QCOMPARE(all.size(), 30u);
    QVERIFY(m.play(0, "W1,W2"));
    QCOMPARE(m.now().text(), std::string("W W6 W5 W4 W3 W1 S12 | S S6 S5 S4 S3 S2 S1 | turn W"));
    // The first pushes another one, which may be the second; it is called by where it stands then.
    QCOMPARE(after("W W6 W5 | S S6 S5 | turn W | dice 11", "W6,W4"), std::string("W W5 W3 | S S6 S5 | turn W"));
  }

  void sixHundredThrowsAreEnough() {
    auto m = match("W W6 W5 | S S6 S5 S4 | turn W");
    for (int i = 0; i < CatchMe::kMostThrows; ++i) {
      QVERIFY(!m.over());
      QVERIFY(m.settle(Outcome::dice({4, 3})) && m.play(m.turn().seat(), "-"));
    }
    QVERIFY(m.over());
    QCOMPARE(m.result().winners(), std::vector<Seat>{1});
  }

  void theLawsHoldWithBothSetUps() {
    for (const char* value : {"own-side", "printed-labels"}) {
      const auto report = checkLaws(info(), 2, {{"set-up", value}}, lawLimits(12));
      QVERIFY2(report.broken.empty(), report.broken.empty() ? "" : report.broken.front().c_str());
    }
  }

  void theSuggestedMovesWin() {
    const Suggested s = followSuggestions(info(), 400);
    QCOMPARE(s.illegal, std::string());
    qInfo("%d of %d won", s.won, s.played);
    QVERIFY(100 * s.won > 65 * s.played);
  }

  void nonsenseIsRefusedWithAReason() {
    const CatchMe rules(Setup{2, Options(info().options)});
    for (const char* bad : {"", "W W1", "W W1 W1 | S S1", "W W13 | S S1", "W W3 | S S1 S2", "S S1 | W W1", "W | S",
                            "W W1 | S S1 | turn X", "W W1 | S S1 | turn W | dice 70", "W W1 | S S1 | turn - | dice 11",
                            "W W1 W2 W3 W4 W5 W6 W7 | S S1"}) {
      const auto s = rules.read(bad);
      QVERIFY2(!s && !english(s.why()).empty(), bad);
    }
  }
};

QTEST_GUILESS_MAIN(CatchMeTest)
#include "catch_me_test.moc"
