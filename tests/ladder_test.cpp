// Trepp: the worked cases of the ruling in its own notation, the ladders, who starts, every house rule, the length of a
// race against the exact expectation, texts and the laws of the box.
#include "games/box/erase.h"
#include "games/box/laws.h"
#include "games/ladder/catalogue.h"
#include "games/ladder/ladders.h"
#include "tests/law_rows.h"
#include "tests/layout_fault.h"
#include "tests/lesson.h"
#include "tests/positions.h"

#include <QTest>

#include <cmath>

using namespace mk;

namespace {

using Map = std::map<std::string, std::string>;

const GameInfo& trepp() { return ladderFamily().games.front(); }

Ladders rules(int seats, const Map& options = {}) { return Ladders(setupOf(trepp(), seats, options)); }

Outcome die(int face) { return Outcome::dice({static_cast<std::uint8_t>(face)}); }

// A case as the ruling writes it: each player's own list of throws, "A: 3 6 / B: 1 6", used up in turn order until the
// player to throw has none left; where the bears start, "A=73 B=0"; the result, "A=47 B=28 turn A".
std::string caseResult(const QString& throws, const QString& start, const Map& options) {
  std::vector<QStringList> lists;
  for (const QString& player : throws.split(" / ")) lists.push_back(player.mid(3).split(' '));
  const Ladders r = rules(static_cast<int>(lists.size()), options);
  Ladders::State s = at(r, (start + " turn A").toStdString());
  while (!r.turn(s).isOver()) {
    QStringList& mine = lists[static_cast<std::size_t>(r.chance(s).by)];
    if (mine.isEmpty()) break;
    r.settle(s, die(mine.takeFirst().toInt()));
  }
  const QString text = QString::fromStdString(r.text(s));
  return text.section(" round", 0, 0).toStdString();
}

// Chances of a single bear, from the ladders as the rules walk them: exact up to rounding.
struct Chain {
  explicit Chain(const Ladders& r) {
    std::array<double, 101> here{};
    here[0] = 1;
    for (double before = 0; before < 1 - 1e-15 && arrived.size() < 20'000; before = arrived.back()) {
      std::array<double, 101> next{};
      next[100] = here[100];
      for (int f = 0; f < 100; ++f)
        for (int d = 1; d <= 6; ++d)
          next[static_cast<std::size_t>(r.walk(f, d).end)] += here[static_cast<std::size_t>(f)] / 6;
      here = next;
      arrived.push_back(here[100]);
    }
  }
  // Mean and variance of the number of throws of a race of this many bears, the first of them beginning.
  std::pair<double, double> throws(int seats) const {
    double mean = 0, square = 0, left = 1; // left: the chance that nobody has arrived
    double n = 0, before = 0;
    for (const double now : arrived) {
      for (int seat = 0; seat < seats; ++seat) {
        const double after = std::pow(1 - now, seat + 1) * std::pow(1 - before, seats - seat - 1);
        n += 1;
        mean += n * (left - after);
        square += n * n * (left - after);
        left = after;
      }
      before = now;
    }
    return {mean, square - mean * mean};
  }
  std::vector<double> arrived; // after 1, 2, ... throws
};

} // namespace

class LadderTest : public QObject {
  Q_OBJECT

private slots:
  void theWorkedCasesHold_data() {
    QTest::addColumn<QString>("throws");
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("result");
    QTest::newRow("37.1") << "A: 3 6 / B: 1 6"
                          << "A=0 B=0"
                          << ""
                          << "A=47 B=28 turn A";
    QTest::newRow("37.2") << "A: 4 / B: 1"
                          << "A=73 B=0"
                          << ""
                          << "A=96 B=1 turn A";
    QTest::newRow("37.3") << "A: 6 / B: 1"
                          << "A=73 B=0"
                          << ""
                          << "A=19 B=1 turn A";
    QTest::newRow("37.4") << "A: 3 / B: 1"
                          << "A=97 B=5"
                          << ""
                          << "A=100 B=5 win A";
    QTest::newRow("37.5") << "A: 5 / B: 1"
                          << "A=97 B=5"
                          << ""
                          << "A=97 B=6 turn A";
    QTest::newRow("37.6") << "A: 5 / B: 1"
                          << "A=97 B=5"
                          << "last=bounce"
                          << "A=98 B=6 turn A";
    QTest::newRow("37.7") << "A: 5 / B: 1"
                          << "A=97 B=5"
                          << "last=pass"
                          << "A=100 B=5 win A";
    QTest::newRow("37.8") << "A: 4 / B: 1"
                          << "A=73 B=5"
                          << "square-77=down"
                          << "A=19 B=6 turn A";
    QTest::newRow("up only, 77") << "A: 4 / B: 1"
                                 << "A=73 B=5"
                                 << "square-77=up-only"
                                 << "A=96 B=6 turn A";
    QTest::newRow("up only, 79") << "A: 6 / B: 1"
                                 << "A=73 B=5"
                                 << "square-77=up-only"
                                 << "A=79 B=6 turn A";
    QTest::newRow("down, 79") << "A: 6 / B: 1"
                              << "A=73 B=5"
                              << "square-77=down"
                              << "A=79 B=6 turn A";
    QTest::newRow("six again") << "A: 6 6 2 / B: 1"
                               << "A=8 B=5"
                               << "six-again=on"
                               << "A=73 B=6 turn A";
    QTest::newRow("six again, too much") << "A: 6 3 / B: 1"
                                         << "A=97 B=5"
                                         << "six-again=on"
                                         << "A=100 B=5 win A";
    QTest::newRow("six once") << "A: 6 6 / B: 1"
                              << "A=8 B=5"
                              << ""
                              << "A=20 B=6 turn B";
    QTest::newRow("bounce to 95") << "A: 6 / B: 1"
                                  << "A=99 B=5"
                                  << "last=bounce"
                                  << "A=95 B=6 turn A";
  }
  void theWorkedCasesHold() {
    QFETCH(QString, throws);
    QFETCH(QString, start);
    QFETCH(QString, rule);
    QFETCH(QString, result);
    Map options;
    if (!rule.isEmpty()) options[rule.section('=', 0, 0).toStdString()] = rule.section('=', 1).toStdString();
    QCOMPARE(caseResult(throws, start, options), result.toStdString());
  }

  void everyLadderLeadsWhereTheBookletSays() {
    const Ladders r = rules(2);
    const std::map<int, int> ladders{{3, 41}, {7, 28},  {22, 73}, {29, 51}, {37, 57}, {55, 83}, {67, 88}, {77, 96},
                                     {21, 1}, {33, 12}, {65, 26}, {79, 19}, {90, 71}, {93, 85}, {94, 61}};
    for (int field = 1; field <= 100; ++field) {
      const auto it = ladders.find(field);
      const auto walk = r.walk(field - 1, 1);
      QCOMPARE(walk.stop, field);
      QCOMPARE(walk.end, it == ladders.end() ? field : it->second);
    }
  }

  // Who starts.
  void theHighestThrowStarts() {
    const Ladders r = rules(4);
    auto s = r.start();
    QCOMPARE(r.text(s), std::string("A=0 B=0 C=0 D=0 throw-off -,-,-,-"));
    for (const int face : {2, 5, 3}) r.settle(s, die(face));
    QCOMPARE(r.text(s), std::string("A=0 B=0 C=0 D=0 throw-off 2,5,3,-"));
    r.settle(s, die(1));
    QCOMPARE(r.text(s), std::string("A=0 B=0 C=0 D=0 turn B first B"));
    for (const int face : {1, 1, 1, 1}) r.settle(s, die(face)); // B C D A: a full round
    QCOMPARE(r.text(s), std::string("A=1 B=1 C=1 D=1 turn B first B round 2"));
  }
  void equalHighestThrowsAreRepeated() {
    const Ladders r = rules(4);
    auto s = r.start();
    for (const int face : {5, 2, 5, 4}) r.settle(s, die(face));
    QCOMPARE(r.text(s), std::string("A=0 B=0 C=0 D=0 throw-off -,x,-,x round 2"));
    QCOMPARE(r.chance(s).by, Seat{0});
    r.settle(s, die(1));
    QCOMPARE(r.chance(s).by, Seat{2});
    r.settle(s, die(6));
    QCOMPARE(r.text(s), std::string("A=0 B=0 C=0 D=0 turn C first C"));
  }
  void aThrowOffEndsEvenIfEverybodyThrowsTheSame() {
    const Ladders r = rules(3);
    auto s = r.start();
    int throws = 0;
    for (; s.throwOff.next() != kNobody; ++throws) r.settle(s, die(4));
    QCOMPARE(throws, 3 * ThrowOff::kMostRounds);
    QCOMPARE(s.turn, Seat{0});
  }
  void theStarterMayBeSetOrDrawn() {
    const Ladders first = rules(3, {{"starter", "seat-1"}});
    QCOMPARE(first.text(first.start()), std::string("A=0 B=0 C=0 turn A"));
    const Ladders drawn = rules(3, {{"starter", "random"}});
    auto s = drawn.start();
    QCOMPARE(drawn.text(s), std::string("A=0 B=0 C=0 lot"));
    QVERIFY(drawn.chance(s).kind == Outcome::Kind::Draw);
    QCOMPARE(int{drawn.chance(s).faces}, 3);
    drawn.settle(s, Outcome::draw(2));
    QCOMPARE(drawn.text(s), std::string("A=0 B=0 C=0 turn C first C"));
  }

  // The end.
  void theLeaderWinsAfterAThousandRounds() {
    const Ladders r = rules(3);
    auto s = at(r, "A=40 B=50 C=50 turn C round 1000");
    r.settle(s, die(1));
    QVERIFY(r.turn(s).isOver());
    QCOMPARE(r.result(s).winners(), std::vector<Seat>{2});
    s = at(r, "A=40 B=50 C=49 turn C round 1000");
    r.settle(s, die(1));
    QCOMPARE(r.result(s).winners(), (std::vector<Seat>{1, 2})); // equal leaders share the win
    QVERIFY(r.turn(at(r, r.text(s))).isOver());
  }
  void theOrderOfArrivalGivesThePlaces() {
    const Ladders r = rules(4);
    auto s = at(r, "A=97 B=12 C=60 D=12 turn A");
    r.settle(s, die(3));
    QCOMPARE(r.result(s).places, (std::vector<int>{1, 3, 2, 3}));
    QCOMPARE(english(r.result(s).why), std::string("seat 1 has reached field 100."));
  }
  void extraThrowsOfOneTurnAreLimited() {
    const Ladders r = rules(2, {{"six-again", "on"}});
    auto s = at(r, "A=99 B=0 turn A"); // a six is too much for A again and again
    for (int i = 0; i < Ladders::kMostSixes; ++i) {
      r.settle(s, die(6));
      QCOMPARE(s.turn, Seat{0});
    }
    r.settle(s, die(6));
    QCOMPARE(s.turn, Seat{1});
  }

  // A race takes as many throws as the chances say.
  void theMeanLengthIsThatOfTheMarkovChain_data() {
    QTest::addColumn<int>("seats");
    QTest::addColumn<QString>("last");
    for (const int seats : {1, 2, 4})
      for (const char* last : {"stay", "bounce", "pass"})
        QTest::addRow("%d bears, %s", seats, last) << seats << QString(last);
  }
  void theMeanLengthIsThatOfTheMarkovChain() {
    QFETCH(int, seats);
    QFETCH(QString, last);
    const Ladders r = rules(seats, {{"starter", "seat-1"}, {"last", last.toStdString()}});
    const Chain chain(r);
    QVERIFY(chain.arrived.back() > 1 - 1e-12);
    const auto [mean, variance] = chain.throws(seats);
    constexpr int kMatches = 20'000;
    Random random(2024);
    std::vector<Ladders::Move> none;
    double sum = 0;
    for (int i = 0; i < kMatches; ++i) {
      auto s = r.start();
      const Playout p = playout(r, s, random, none);
      QVERIFY(p.finished);
      sum += p.plies;
    }
    // Five standard errors: a right program fails once in two million seeds, and the seed is fixed.
    const double tolerance = 5 * std::sqrt(variance / kMatches);
    QVERIFY2(std::abs(sum / kMatches - mean) < tolerance,
             qPrintable(QString("%1 throws, expected %2 ± %3").arg(sum / kMatches).arg(mean).arg(tolerance)));
    if (seats == 4 && last == "stay")
      QVERIFY(mean / seats > 10 && mean / seats < 30); // rounds; the ruling says about 20
  }

  // Everything is a throw.
  void thePlayerToThrowIsAskedForAThrow() {
    const Ladders r = rules(3);
    auto s = r.start();
    for (const Seat by : {Seat{0}, Seat{1}, Seat{2}}) {
      QVERIFY(r.turn(s).isChance());
      QCOMPARE(r.chance(s).by, by);
      r.settle(s, die(by + 1));
    }
    QCOMPARE(r.chance(s).by, Seat{2});
  }
  void everyHouseRuleObeysTheLaws() {
    const LawLimits limits = lawLimits(3);
    for (const int seats : {2, 3, 4})
      for (const OptionSpec& o : trepp().options)
        for (const OptionValue& v : o.values) {
          const LawReport report = checkLaws(trepp(), seats, {{o.key, v.key}}, limits);
          QVERIFY2(report.broken.empty(), report.broken.empty() ? "" : report.broken.front().c_str());
          QCOMPARE(report.matches, limits.matches);
        }
    QVERIFY(!makeGame(trepp(), 5));
    QVERIFY(!makeGame(trepp(), 1));
    QVERIFY(!makeGame(trepp(), 2, {{"last", "sometimes"}}));
  }

  // Texts and the look.
  void positionsComeBackAsTheyWere() {
    const Ladders r = rules(3, {{"six-again", "on"}});
    for (const char* t : {"A=0 B=0 C=0 throw-off -,-,-", "A=0 B=0 C=0 throw-off 6,-,-",
                          "A=0 B=0 C=0 throw-off 3,x,- round 7", "A=0 B=0 C=0 lot", "A=1 B=2 C=3 turn C",
                          "A=1 B=2 C=3 turn C first B round 12 sixes 2", "A=1 B=100 C=3 win B first C round 40"})
      QCOMPARE(r.text(at(r, t)), std::string(t));
  }
  void nonsenseIsRefusedWithAReason() {
    const Ladders r = rules(2);
    for (const char* t : {"",
                          "A=1",
                          "A=1 B=2",
                          "A=1 B=2 ",
                          "A=1 B=2 turn",
                          "A=1 B=2 turn C",
                          "A=101 B=2 turn A",
                          "A=-1 B=2 turn A",
                          "B=1 A=2 turn A",
                          "A=1 B=2 C=3 turn A",
                          "A=100 B=2 turn A",
                          "A=1 B=2 win A",
                          "A=100 B=100 win A",
                          "A=1 B=2 turn A round 0",
                          "A=1 B=2 turn A round 1002",
                          "A=1 B=2 turn A sixes 1",
                          "A=1 B=0 lot",
                          "A=0 B=0 lot lot",
                          "A=0 B=0 throw-off 7,-",
                          "A=0 B=0 throw-off -,3",
                          "A=0 B=0 throw-off x,-",
                          "A=0 B=0 throw-off 3,3",
                          "A=0 B=0 throw-off",
                          "A=0 B=0 throw-off 3;-",
                          "A=3 B=0 throw-off 3,-",
                          "A=0 B=0 throw-off -,- round 51",
                          "A=1 B=2 first A",
                          "A=1  B=2 turn A",
                          "A=1 B=2 turn A turn B"}) {
      const auto s = r.read(t);
      QVERIFY2(!s, t);
      QVERIFY(!english(s.why()).empty());
    }
  }
  void aWalkIsRecordedAsInTheRuling() {
    const Ladders r = rules(2), bouncing = rules(2, {{"last", "bounce"}});
    const auto record = [](const Ladders& l, const char* position, Seat seat, int face) {
      return l.text(at(l, position), seat, Ladders::Move{static_cast<std::uint8_t>(face)});
    };
    QCOMPARE(record(r, "A=0 B=0 turn A", 0, 3), std::string("A3:0-3/41"));
    QCOMPARE(record(r, "A=0 B=97 turn B", 1, 5), std::string("B5:97--"));
    QCOMPARE(record(r, "A=0 B=97 turn B", 1, 3), std::string("B3:97-100"));
    QCOMPARE(record(r, "A=73 B=0 turn A", 0, 6), std::string("A6:73-79/19"));
    QCOMPARE(record(r, "A=8 B=0 turn A", 0, 2), std::string("A2:8-10"));
    QCOMPARE(record(bouncing, "A=97 B=0 turn A", 0, 5), std::string("A5:97-98"));
  }
  void theStoryIsTold() {
    const auto tell = [](const Ladders& l, const char* position, int face) {
      return english(l.tell(at(l, position), die(face), Viewer{}));
    };
    const Ladders r = rules(2), bouncing = rules(2, {{"last", "bounce"}}), again = rules(2, {{"six-again", "on"}});
    QCOMPARE(tell(r, "A=0 B=0 turn A", 3), std::string("seat 1 throws 3 and climbs the ladder from 3 to 41."));
    QCOMPARE(tell(r, "A=73 B=0 turn A", 6), std::string("seat 1 throws 6 and slides down from 79 to 19."));
    QCOMPARE(tell(r, "A=0 B=8 turn B", 2), std::string("seat 2 throws 2 and goes on to 10."));
    QCOMPARE(tell(r, "A=97 B=0 turn A", 5), std::string("seat 1 throws 5: too many, the bear stays on 97."));
    QCOMPARE(tell(r, "A=97 B=0 turn A", 3), std::string("seat 1 throws 3 and reaches field 100."));
    QCOMPARE(tell(bouncing, "A=97 B=0 turn A", 5),
             std::string("seat 1 throws 5, more than is left, and turns back to 98."));
    // From 97 a six goes to 100 and back to 97.
    QCOMPARE(tell(bouncing, "A=97 B=0 turn A", 6),
             std::string("seat 1 throws 6, more than is left, and turns back to 97."));
    QCOMPARE(tell(again, "A=8 B=0 turn A", 6),
             std::string("seat 1 throws 6 and goes on to 14. A six gives another throw."));
    QCOMPARE(tell(r, "A=0 B=0 throw-off 3,-", 3),
             std::string("seat 2 throws 3. The highest throws are equal and are thrown again."));
    QCOMPARE(tell(r, "A=0 B=0 throw-off 3,-", 4), std::string("seat 2 throws 4. seat 2 starts."));
  }
  void severalBearsMayShareAField() {
    const Ladders r = rules(4);
    const View v = r.look(at(r, "A=5 B=5 C=5 D=0 turn B"), Viewer{1});
    const Zone* board = v.find(Ladders::Board);
    QCOMPARE(board->items.size(), std::size_t{4});
    QCOMPARE(std::ranges::count(board->items, std::int16_t{5}, &Item::at), 3);
    QCOMPARE(english(v.prompt), std::string("seat 2: throw the die"));
    QVERIFY(v.find(Ladders::FirstPlayer + 1)->items.front().lit);
    QVERIFY(!v.find(Ladders::FirstPlayer)->items.front().lit);
  }
  void theBoardRunsBackAndForthFromTheBottom() {
    const Ladders r = rules(2);
    const View v = r.look(r.start(), Viewer{});
    const auto& p = v.find(Ladders::Board)->board->places;
    QCOMPARE(p.size(), std::size_t{101});
    QVERIFY(p[0].x < p[1].x && p[0].y == p[1].y);     // the start lies before field 1
    QVERIFY(p[10].x == p[11].x && p[11].y < p[10].y); // the second row begins above the end of the first
    QVERIFY(p[1].x == p[20].x && p[100].x == p[1].x); // 20 and 100 above 1
    QVERIFY(p[79].x == p[19].x && p[90].x == p[71].x && p[21].x == p[1].x && p[57].x == p[37].x);
    QCOMPARE(p[57].name, std::string("57"));
  }
  void theTrayShowsTheThrowOffAndThenTheLastThrow() {
    const Ladders r = rules(2);
    auto s = r.start();
    r.settle(s, die(6));
    r.settle(s, die(2));
    const View before = r.look(s, Viewer{});
    QCOMPARE(before.find(Ladders::Tray)->items.size(), std::size_t{2});
    QVERIFY(before.find(Ladders::Tray)->items[0].lit);
    r.settle(s, die(5));
    const View after = r.look(s, Viewer{});
    QCOMPARE(after.find(Ladders::Tray)->items.size(), std::size_t{1});
    QCOMPARE(int{after.find(Ladders::Tray)->items[0].thing.code}, 5);
  }
  void theLessonAndTheDiagramsCanBePlayed() {
    QCOMPARE(replayLesson(trepp()), QString());
    QCOMPARE(replayDiagrams(trepp()), QString());
  }
  void theLayoutShowsEverythingWithoutOverlap() {
    for (const int seats : {2, 3, 4})
      for (const Aspect aspect : {Aspect::Wide, Aspect::Tall}) {
        const Ladders r = rules(seats);
        const View v = r.look(r.start(), Viewer{});
        const Layout l = trepp().arrange(v, aspect);
        QCOMPARE(layoutFault(v, l), QString());
      }
  }
};

QTEST_APPLESS_MAIN(LadderTest)
#include "ladder_test.moc"
