// What the open boxes of a sheet are good for: exact values, the table that comes with Yatzee, and that players who go
// by it get as much. Rules: three- to five-dice games, section 5, games 147 to 149.
#include "games/dice/sheets/eskalero.h"
#include "games/dice/sheets/sheet_values.h"
#include "games/dice/sheets/yatzee.h"
#include "tests/poker_dice.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <cstdlib>

using namespace mk;
using namespace mk::dice;

namespace {

using BoxSet = SheetValues::BoxSet;
constexpr BoxSet kAllOfYatzee = 0x1fff, kAllOfEskalero = 0x3ff, kAllLines = 0x3ff;

Yatzee yatzee(const Chosen& c = {}) { return gameOf<Yatzee>(Yatzee::options(), 2, c); }
Yatzee::State in(const Yatzee& g, const char* position) {
  const auto s = g.read(position);
  if (!s) qFatal("%s: %s", position, english(s.why()).c_str());
  return *s;
}
std::string advised(const Yatzee& g, const char* position, Seat seat) {
  const auto s = in(g, position);
  Random random(1);
  return g.text(s, seat, *g.suggest(s, seat, random));
}
// The table that comes with the program, and values worked out now for some of the same boxes.
const SheetValues& shipped() { return yatzee().values(); }

// 149: ten lines, and any combination may stand in any of them.
const SheetValues& tenLines() {
  static const std::vector<dice::Box> lines(10, dice::Box{"1", "", DicePoker::points});
  return SheetValues::of(lines, {});
}

// What one player gets out of a sheet alone, always making the most of the turn.
double playedAlone(const SheetValues& values, BoxSet open, bool mayStrike, Random& random) {
  const Hands& hands = Hands::get();
  double sum = 0;
  while (open != 0) {
    const auto worth = values.worths(open, mayStrike);
    const BestTurn turn(worth, {});
    ThreeThrows t;
    std::size_t best = 0;
    for (int made = 1; made <= ThreeThrows::kThrows; ++made) {
      t.fall(roll(ChanceRequest::dice(t.toThrow(5), 0), random), 5);
      const std::size_t hand = hands.find(countsOf(t.dice()));
      const double before = made == 1 ? BestTurn::kNothing : worth[best];
      if (worth[hand] > before) best = hand;
      const int keep = turn.choose(hand, made, before);
      if (keep == BestTurn::kStop) break;
      t.keep(placesOf(t.dice(), hands.kept(static_cast<std::size_t>(keep))));
    }
    const auto entry = values.best(best, open, mayStrike);
    sum += entry.strikes ? 3 : values.points(best, entry.box);
    mayStrike = mayStrike && !entry.strikes;
    open = static_cast<BoxSet>(open ^ (1u << entry.box));
  }
  return sum;
}

} // namespace

class SheetValuesTest : public QObject {
  Q_OBJECT

private slots:
  void theLastBoxIsWorthWhatItsTurnIs() {
    const auto boxes = Yatzee::boxes(false);
    const auto box = [&](std::string_view code) { return 1u << boxWithCode(boxes, code); };
    // Five equal dice come in 4.6029 of 100 turns; a number box is (5 x (1 - (5/6)^3) - 3) x its face.
    QVERIFY(std::abs(shipped().open(static_cast<BoxSet>(box("Y"))) - 50 * 0.046029) < 0.003);
    const double equal = 5 * (1 - std::pow(5 / 6.0, 3)) - 3;
    for (const int face : {1, 4, 6}) {
      const auto set = static_cast<BoxSet>(box(std::to_string(face)));
      QVERIFY(std::abs(shipped().open(set) - face * equal) < 0.003);
      // With the strike nobody takes less than three points, and of the ones there are never as many.
      QVERIFY(face == 1 ? std::abs(shipped().open(set, true) - 3) < 0.002 : shipped().open(set, true) > 3.1);
    }
  }

  void theTableOfYatzeeIsWhatIsWorkedOut() {
    const auto numbers = Yatzee::boxes(true).first(6);
    const SheetValues some(numbers, {.strike = 3});
    for (BoxSet set = 1; set < 64; ++set)
      for (const bool strike : {false, true})
        QVERIFY(std::abs(some.open(set, strike) - shipped().open(set, strike)) < 0.002);
    const auto others = Yatzee::boxes(true).subspan(9, 4);
    const SheetValues rest(others, {.strike = 3});
    for (BoxSet set = 1; set < 16; ++set)
      for (const bool strike : {false, true})
        QVERIFY(std::abs(rest.open(set, strike) - shipped().open(static_cast<BoxSet>(set << 9), strike)) < 0.002);
  }

  void aSheetPlayedForTheMostIsWorthWhatThePagesSay() {
    QVERIFY(std::abs(shipped().open(kAllOfYatzee, true) - 121.2) < 0.05);
    QVERIFY(std::abs(SheetValues::of(Eskalero::boxes(), {}).open(kAllOfEskalero) - 149.3) < 0.05);
    QVERIFY(std::abs(tenLines().open(kAllLines) - 304.3) < 0.05);
    // Writing only the last result, and no strike, is worth less.
    QVERIFY(std::abs(SheetValues(Yatzee::boxes(false), {.anyResult = false}).open(kAllOfYatzee) - 110.0) < 0.05);
  }

  void playersGetOnTheAverageWhatTheTableSays_data() {
    QTest::addColumn<QString>("game");
    for (const char* id : {"148", "147", "149"}) QTest::newRow(id) << QString::fromLatin1(id);
  }
  void playersGetOnTheAverageWhatTheTableSays() {
    QFETCH(QString, game);
    const bool isLong = std::getenv("MK_LONG") != nullptr;
    const int matches = isLong ? 100'000 : 150;
    struct Case {
      const SheetValues& values;
      BoxSet all;
    };
    const Case sheet = game == "148"   ? Case{shipped(), kAllOfYatzee}
                       : game == "147" ? Case{SheetValues::of(Eskalero::boxes(), {}), kAllOfEskalero}
                                       : Case{tenLines(), kAllLines};
    const bool mayStrike = game == "148";
    Random random(148);
    double sum = 0, squares = 0;
    for (int i = 0; i < matches; ++i) {
      const double total = playedAlone(sheet.values, sheet.all, mayStrike, random);
      sum += total;
      squares += total * total;
    }
    const double mean = sum / matches, error = std::sqrt((squares / matches - mean * mean) / matches);
    const double expected = sheet.values.open(sheet.all, mayStrike);
    qInfo("%.2f of %.2f expected, %d sheets, error %.3f", mean, expected, matches, error);
    QVERIFY(std::abs(mean - expected) < 4 * error);
  }

  void whoIsBehindInTheLastTurnPlaysForWhatWins() {
    const Yatzee g = yatzee({{"entry", "last-result-only"}});
    // Only the pair is open, and only the last result counts. Against six two fours are enough and stay; against ten
    // they are no good.
    const auto after = [&](const char* mine) {
      return QString("148 r13 s2 [%1,0] {1=0 2=0 3=0 4=0 5=0 6=0 P=%1 PP=0 T=0 Q=0 R=0 H=0 Y=0;"
                     "1=0 2=0 3=0 4=0 5=0 6=0 PP=0 T=0 Q=0 R=0 H=0 Y=0 44123 n=1}")
          .arg(mine)
          .toStdString();
    };
    QCOMPARE(advised(g, after("6").c_str(), 1), std::string("keep 44"));
    QVERIFY(advised(g, after("10").c_str(), 1).find('4') == std::string::npos);
  }

  void theStrikeIsKeptForWhereItIsWorthMost() {
    const Yatzee g = yatzee();
    // Nothing fits after the last throw: 3 points now and a Yatzee to be hoped for are more than a last turn of sixes.
    const auto s = in(g, "148 r12 s1 [0,0] {1=0 2=0 3=0 4=0 5=0 P=0 PP=0 T=0 Q=0 R=0 H=0 11234/11245/11245 n=3;"
                         "1=0 2=0 3=0 4=0 5=0 P=0 PP=0 T=0 Q=0 R=0 H=0}");
    const auto all = g.weigh(s, 0);
    QCOMPARE(g.text(s, 0, all.front().move), std::string("strike 6"));
    for (const auto& w : all) QVERIFY(w.worth <= all.front().worth);
  }
  // A slip is one that people make.
  void aSlipKeepsWhatSomebodyMightKeep() {
    const Yatzee g = yatzee();
    using Texts = std::vector<std::string>;
    const auto slips = [&g](const char* position) {
      const auto s = in(g, position);
      std::vector<Yatzee::Move> legal;
      g.moves(s, 0, legal);
      Texts out;
      for (const auto& m : g.slips(s, 0)) {
        if (std::ranges::find(legal, m) == legal.end()) qFatal("a slip is legal");
        out.push_back(g.text(s, 0, m));
      }
      return out;
    };
    QCOMPARE(slips("148 r1 s1 [0,0] {44441 n=1;}"), Texts{"keep 4444"});
    QCOMPARE(slips("148 r1 s1 [0,0] {61623 n=1;}"),
             (Texts{"keep -", "keep 1", "keep 66", "keep 2", "keep 3", "keep 123"}));
    QCOMPARE(slips("148 r1 s1 [0,0] {61623/66645 n=2;}"), (Texts{"keep 666", "keep 456"}));
    for (const std::string& made : slips("148 r1 s1 [0,0] {44444 n=1;}")) QVERIFY(made.starts_with("enter "));
    QCOMPARE(slips("148 r13 s1 [0,0] {1=0 2=0 3=0 4=0 5=0 6=0 P=0 PP=0 T=0 Q=0 R=0 H=0 44441 n=1;"
                   "1=0 2=0 3=0 4=0 5=0 6=0 P=0 PP=0 T=0 Q=0 R=0 H=0}"),
             Texts{"keep 4444"}); // with only the Yatzee left, too
  }
};

QTEST_GUILESS_MAIN(SheetValuesTest)
#include "sheet_values_test.moc"
