// Kumb on edukam: the worked cases of the ruling, the laws of the box, nonsense.
#include "games/backgammon/catalogue.h"
#include "games/backgammon/pairs.h"
#include "games/box/laws.h"
#include "tests/law_rows.h"
#include "tests/matches.h"
#include "tests/suggested.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace mk;

namespace {

const std::string kSetup = "up:123456 pts:1:1 2:1 3:1 4:1 5:1 6:1";

const GameInfo& info() {
  for (const GameInfo& g : backgammonFamily().games)
    if (std::string_view(g.id) == "5") return g;
  qFatal("no such game");
}

Match match(const std::string& position = {}) { return matchOf(info(), 2, {}, position); }

Match white(const std::string& side, const char* dice) {
  return match("W " + side + " | B " + kSetup + " | turn W | dice " + dice);
}

// The positions that complete turns lead to.
void collect(const Position& p, std::set<std::string>& out) {
  for (const std::string& move : p.moves(0)) {
    auto q = p.clone();
    (void)q->play(0, move);
    if (move == "done" || move == "-" || q->turn().isOver())
      out.insert(q->text());
    else
      collect(*q, out);
  }
}

std::set<std::string> turns(const std::string& side, const char* dice) {
  std::set<std::string> out;
  collect(white(side, dice).now(), out);
  return out;
}

std::string after(const std::string& side, const char* dice, const std::vector<const char*>& moves) {
  auto m = white(side, dice);
  for (const char* move : moves)
    if (const auto ok = m.play(0, move); !ok) return english(ok.why());
  return m.now().text();
}

std::string position(const std::string& side, const char* turn) {
  return "W " + side + " | B " + kSetup + " | turn " + turn;
}

} // namespace

class PairsTest : public QObject {
  Q_OBJECT

private slots:
  void differentDiceLayTheirUpperStonesDown() {
    QCOMPARE(turns(kSetup, "42"), (std::set<std::string>{position("up:1356 pts:1:1 2:2 3:1 4:2 5:1 6:1", "B")}));
    QCOMPARE(after(kSetup, "42", {"L4", "L2", "done"}), position("up:1356 pts:1:1 2:2 3:1 4:2 5:1 6:1", "B"));
  }

  void aDoubleLaysOneMoreOfChoiceAndThrowsAgain() {
    QCOMPARE(turns(kSetup, "33").size(), 5u);
    auto m = white(kSetup, "33");
    QCOMPARE(m.now().moves(0), std::vector<std::string>{"L3"});
    QVERIFY(m.play(0, "L3"));
    QCOMPARE(m.now().moves(0), (std::vector<std::string>{"L1", "L2", "L4", "L5", "L6"}));
    QVERIFY(m.play(0, "L6") && m.play(0, "done"));
    QCOMPARE(m.now().text(), position("up:1245 pts:1:1 2:1 3:2 4:1 5:1 6:2", "W"));
  }

  void aDieLeftAfterTheLastUpperStoneBearsOff() {
    const std::string side = "up:6 pts:1:2 2:2 3:2 4:2 5:2 6:1";
    std::set<std::string> expected;
    for (const char* step : {"6/4", "5/3", "4/2", "3/1", "2/off"})
      expected.insert(after(side, "62", {"L6", step, "done"}));
    QCOMPARE(expected.size(), 5u);
    QCOMPARE(turns(side, "62"), expected);
    QCOMPARE(turns(side, "66"), (std::set<std::string>{after(side, "66", {"L6", "6/off", "done"})}));
    QVERIFY(after(side, "66", {"L6", "6/off", "done"}).ends_with("turn W")); // throws again
  }

  void aNumberAlreadyUsedIsVoidAndADoubleOfItPassesTheTurn() {
    const std::string side = "up:6 pts:1:2 2:2 3:2 4:2 5:2 6:1";
    for (const char* dice : {"24", "22"}) QCOMPARE(turns(side, dice), (std::set<std::string>{position(side, "B")}));
  }

  void bearingOffIsThatOfBackgammon() {
    const std::string all = "up: pts:1:2 2:2 3:2 4:2 5:2 6:2";
    QCOMPARE(turns(all, "65"), (std::set<std::string>{after(all, "65", {"6/off", "5/off", "done"}),
                                                      after(all, "65", {"6/off", "6/1", "done"})}));
    QCOMPARE(turns(all, "66"), (std::set<std::string>{position("up: pts:1:2 2:2 3:2 4:2 off:4", "B")}));
    const std::string two = "up: pts:1:1 3:1 off:10";
    QCOMPARE(turns(two, "62").size(), 2u);
    auto win = white(two, "62");
    QVERIFY(win.play(0, "3/off") && win.play(0, "1/off"));
    QVERIFY(win.over());
    QCOMPARE(win.result().winners(), std::vector<Seat>{0});
    QCOMPARE(after(two, "62", {"3/1", "1/off", "done"}), position("up: pts:1:1 off:11", "B"));
  }

  void theHigherSumOfTwoDiceStarts() {
    auto m = match();
    QVERIFY(m.settle(Outcome::dice({1, 2, 2, 1})));
    QVERIFY(m.settle(Outcome::dice({1, 2, 6, 1})));
    QVERIFY(m.now().text().ends_with("turn B"));
  }

  void theLawsHold() {
    const auto report = checkLaws(info(), 2, {}, lawLimits(12));
    QVERIFY2(report.broken.empty(), report.broken.empty() ? "" : report.broken.front().c_str());
  }

  void theSuggestedMovesWin() {
    const Suggested s = followSuggestions(info(), 1000);
    QCOMPARE(s.illegal, std::string());
    qInfo("%d of %d won", s.won, s.played);
    QVERIFY(100 * s.won > 55 * s.played);
  }

  void nonsenseIsRefusedWithAReason() {
    const Pairs rules(Setup{2, {}});
    for (const char* bad : {"", "W up:7 pts:1:11", "W up:11 pts:1:10 | B up: pts:1:12",
                            "W up: pts:1:12 | B up: pts:1:11", "W up: pts:7:12 | B up: pts:1:12",
                            "W up: pts:1:12 | B up: pts:1:12 | dice 07", "W up: pts:1:12 | B up: pts:1:12 | left 3",
                            "W pts:1:12 | B up: pts:1:12", "W up: pts: off:12 | B up: pts: off:12"}) {
      const auto s = rules.read(bad);
      QVERIFY2(!s && !english(s.why()).empty(), bad);
    }
  }
};

QTEST_GUILESS_MAIN(PairsTest)
#include "pairs_test.moc"
