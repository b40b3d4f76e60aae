// Takistussõit: the worked cases of the ruling in its own notation, the obstacles, every house rule, the length of a
// race and its winners against the exact chain of two horses and an independent simulation of four, texts and the laws.
#include "games/box/erase.h"
#include "games/box/laws.h"
#include "games/ladder/catalogue.h"
#include "games/ladder/steeplechase.h"
#include "tests/law_rows.h"
#include "tests/layout_fault.h"
#include "tests/lesson.h"
#include "tests/positions.h"
#include "tests/sanitized.h"

#include <QTest>

#include <cmath>

using namespace mk;

namespace {

using Map = std::map<std::string, std::string>;

const GameInfo& race() { return ladderFamily().games[1]; }

Steeplechase rules(int seats, const Map& options = {}) { return Steeplechase(setupOf(race(), seats, options)); }

Outcome die(int face) { return Outcome::dice({static_cast<std::uint8_t>(face)}); }

// A case as the ruling writes it: each player's own list of throws, used up as the rules ask for them, until the player
// to throw has none left.
std::string caseResult(const QString& throws, const QString& start, const Map& options) {
  std::vector<QStringList> lists;
  for (const QString& player : throws.split(" / ")) lists.push_back(player.mid(3).split(' '));
  const Steeplechase r = rules(static_cast<int>(lists.size()), options);
  auto s = at(r, (start + " turn A").toStdString());
  while (!r.turn(s).isOver()) {
    QStringList& mine = lists[static_cast<std::size_t>(r.chance(s).by)];
    if (mine.isEmpty()) break;
    r.settle(s, die(mine.takeFirst().toInt()));
  }
  return QString::fromStdString(r.text(s)).section(" first", 0, 0).section(" round", 0, 0).toStdString();
}

// The ruling told once more in the plainest way, for comparison: -1 is out; a debt is a missed turn.
struct Plain {
  std::array<int, 4> field{}, debt{};
  int seats = 2, turn = 0, winner = -1;
  auto operator<=>(const Plain&) const = default;

  void endTurn() {
    for (;;) {
      turn = (turn + 1) % seats;
      const auto t = static_cast<std::size_t>(turn);
      if (field[t] < 0) continue;
      if (debt[t] > 0) {
        debt[t] = 0;
        continue;
      }
      bool behind = false;
      for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i) behind |= field[i] >= 0 && field[i] < 50;
      if (field[t] != 50 || !behind) return;
    }
  }
  void thrown(int d) {
    const auto t = static_cast<std::size_t>(turn);
    int& f = field[t];
    if (f != 10 || d == 6) {
      if (f + d <= 60) f += d;
      if (f == 20) debt[t] = 1;
      if (f == 30) f = -1;
      if (f == 40) f = 0;
      if (f == 60) winner = turn;
    }
    int left = 0, last = 0;
    for (int i = 0; i < seats; ++i)
      if (field[static_cast<std::size_t>(i)] >= 0) ++left, last = i;
    if (left == 1) winner = last;
    if (winner < 0) endTurn();
  }
};

// Exact up to rounding: the distribution of the position of two horses after each throw.
struct Exact {
  double mean = 0, square = 0;
  std::array<double, 2> wins{};
  Exact() {
    std::map<Plain, double> here{{Plain{}, 1.0}};
    for (int n = 1; n < 3000 && !here.empty(); ++n) {
      std::map<Plain, double> next;
      for (const auto& [p, chance] : here)
        for (int d = 1; d <= 6; ++d) {
          Plain q = p;
          q.thrown(d);
          if (q.winner >= 0) {
            wins[static_cast<std::size_t>(q.winner)] += chance / 6;
            mean += n * chance / 6;
            square += double(n) * n * chance / 6;
          } else {
            next[q] += chance / 6;
          }
        }
      std::erase_if(next, [](const auto& e) { return e.second < 1e-13; });
      here = std::move(next);
    }
  }
};

struct Measured {
  double throws = 0;
  std::array<double, 4> wins{};
};
Measured measure(int seats, int matches) {
  const Steeplechase r = rules(seats, {{"starter", "seat-1"}});
  Random random(38);
  std::vector<Steeplechase::Move> none;
  Measured m;
  for (int i = 0; i < matches; ++i) {
    auto s = r.start();
    m.throws += double(playout(r, s, random, none).plies) / matches;
    m.wins[static_cast<std::size_t>(r.result(s).winners().front())] += 1.0 / matches;
  }
  return m;
}

} // namespace

class SteeplechaseTest : public QObject {
  Q_OBJECT

private slots:
  void theWorkedCasesHold_data() {
    QTest::addColumn<QString>("throws");
    QTest::addColumn<QString>("start");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("result");
    const auto row = [](const char* name, const char* throws, const char* start, const char* rule, const char* result) {
      QTest::newRow(name) << throws << start << rule << result;
    };
    row("38.1", "A: 5 6 6 1 / B: 5 5 2 6", "A=0 B=0", "", "A=18 B=16 turn A");
    row("38.2", "A: 2 4 / B: 1 1 1", "A=18 B=0", "", "A=24 B=3 turn A");
    row("38.3", "A: 4 / B: 1", "A=26 B=33", "", "A=out B=33 win B");
    row("38.4", "A: 4 / B: 1", "A=36 B=0", "", "A=0 B=1 turn A");
    row("38.5", "A: 5 1 / B: 6 6 1 / C: 2 1 1", "A=45 B=37 C=51", "", "A=51 B=50 C=55 turn B");
    row("38.6", "A: 1 2 / B: 6 1", "A=49 B=45", "", "A=52 B=52 turn A");
    row("38.7", "A: 4 2 / B: 1", "A=58 B=3", "", "A=60 B=4 win A");
    row("bounce", "A: 4 / B: 1", "A=58 B=3", "last=bounce", "A=58 B=4 turn A");
    row("bounce to 55", "A: 6 / B: 1", "A=59 B=3", "last=bounce", "A=55 B=4 turn A");
    row("pass", "A: 4 / B: 1", "A=58 B=3", "last=pass", "A=60 B=3 win A");
    row("the last horse rides on", "A: 4 / B: 1 6", "A=26 B=33", "last-horse=must-ride-to-60", "A=out B=0 turn B");
    row("and may drown", "A: 4 / B: 1", "A=26 B=29", "last-horse=must-ride-to-60", "A=out B=out draw B");
    row("and may win", "A: 4 / B: 2", "A=26 B=58", "last-horse=must-ride-to-60", "A=out B=60 win B");
    row("and misses a turn", "A: 4 / B: 2 1", "A=26 B=18", "last-horse=must-ride-to-60", "A=out B=21 turn B");
    row("a drowned horse holds nobody up", "A: 4 / B: 5 1 / C: 1 1", "A=26 B=45 C=51", "", "A=out B=51 C=53 turn B");
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

  void oneStepOntoEveryFieldMeetsItsObstacle() {
    const Steeplechase r = rules(2);
    for (int field = 1; field <= 60; ++field) {
      if (field == 11 || field == 31 || field == 41 || field == 51) continue; // from an obstacle
      auto s = at(r, "A=" + std::to_string(field - 1) + " B=55 turn A");
      r.settle(s, die(1));
      QCOMPARE(r.isOver(s), field == 30 || field == 60);
      QCOMPARE(int{s.field[0]}, field == 40 ? 0 : field);
      QCOMPARE(int{s.misses}, field == 20 ? 1 : 0);
      QCOMPARE(r.isOut(s, 0), field == 30);
    }
  }

  void twoHorsesRaceAsTheExactChainSays() {
    if (kSanitized) QSKIP("the chain is summed by the other build");
    const Exact exact;
    QVERIFY(std::abs(exact.wins[0] + exact.wins[1] - 1) < 1e-7);
    constexpr int kMatches = 100'000;
    const Measured m = measure(2, kMatches);
    const double deviation = std::sqrt((exact.square - exact.mean * exact.mean) / kMatches);
    QVERIFY2(std::abs(m.throws - exact.mean) < 4 * deviation,
             qPrintable(QStringLiteral("%1 instead of %2").arg(m.throws).arg(exact.mean)));
    const double share = exact.wins[0];
    QVERIFY2(std::abs(m.wins[0] - share) < 4 * std::sqrt(share * (1 - share) / kMatches),
             qPrintable(QStringLiteral("%1 instead of %2").arg(m.wins[0]).arg(share)));
  }

  // Both are samples of as many: within four standard deviations of their difference.
  void fourHorsesRaceAsAPlainSimulationSays() {
    constexpr int kMatches = fewer(100'000);
    Measured plain;
    double square = 0;
    Random random(7);
    for (int i = 0; i < kMatches; ++i) {
      Plain p;
      p.seats = 4;
      int n = 0;
      for (; p.winner < 0; ++n) p.thrown(random.die());
      plain.throws += double(n) / kMatches;
      square += double(n) * n / kMatches;
      plain.wins[static_cast<std::size_t>(p.winner)] += 1.0 / kMatches;
    }
    const Measured m = measure(4, kMatches);
    const double deviation = std::sqrt(2 * (square - plain.throws * plain.throws) / kMatches);
    QVERIFY(std::abs(m.throws - plain.throws) < 4 * deviation);
    for (std::size_t s = 0; s < 4; ++s)
      QVERIFY(std::abs(m.wins[s] - plain.wins[s]) < 4 * std::sqrt(2 * plain.wins[s] * (1 - plain.wins[s]) / kMatches));
    const double rounds = m.throws / 4;
    QVERIFY2(rounds > 10 && rounds < 30, qPrintable(QString::number(rounds))); // the ruling says about 20
  }

  void whoStartsIsAHouseRule() {
    auto s = rules(3).start();
    QCOMPARE(rules(3).text(s), std::string("A=0 B=0 C=0 throw-off -,-,-"));
    for (const int face : {2, 6, 6, 1, 4}) rules(3).settle(s, die(face));
    QCOMPARE(rules(3).text(s), std::string("A=0 B=0 C=0 turn C first C"));
    const Steeplechase lot = rules(4, {{"starter", "random"}});
    auto l = lot.start();
    QCOMPARE(lot.chance(l).kind, Outcome::Kind::Draw);
    lot.settle(l, Outcome::draw(2));
    QCOMPARE(lot.chance(l).by, Seat{2});
    QCOMPARE(rules(2, {{"starter", "seat-1"}}).chance(rules(2, {{"starter", "seat-1"}}).start()).by, Seat{0});
  }

  void aThousandRoundsStopTheRace() {
    const Steeplechase r = rules(3);
    auto s = at(r, "A=5 B=out C=12 turn C round 1000");
    r.settle(s, die(1));
    QVERIFY(r.turn(s).isOver());
    QCOMPARE(r.result(s).places, (std::vector<int>{2, 3, 1}));
  }

  void everyHouseRuleObeysTheLaws() {
    for (const int seats : {2, 3, 4})
      for (const OptionSpec& o : race().options)
        for (const OptionValue& v : o.values) {
          const LawReport report = checkLaws(race(), seats, {{o.key, v.key}}, lawLimits(5));
          QVERIFY2(report.broken.empty(), report.broken.empty() ? "" : report.broken.front().c_str());
        }
    QVERIFY(!makeGame(race(), 5));
    QVERIFY(!makeGame(race(), 2, {{"last-horse", "sleeps"}}));
  }

  void positionsComeBackAsTheyWere() {
    const Steeplechase r = rules(3), alone = rules(3, {{"last-horse", "must-ride-to-60"}});
    for (const char* t :
         {"A=0 B=0 C=0 throw-off 6,-,-", "A=0 B=0 C=0 lot", "A=20 B=20 C=3 turn C first B round 12 miss AB",
          "A=out B=60 C=3 win B round 4", "A=out B=out C=50 win C", "A=out B=10 C=3 turn B"})
      QCOMPARE(r.text(at(r, t)), std::string(t));
    for (const char* t : {"A=out B=out C=50 turn C", "A=out B=out C=out draw A"})
      QCOMPARE(alone.text(at(alone, t)), std::string(t));
  }
  void nonsenseIsRefusedWithAReason() {
    const Steeplechase r = rules(2);
    for (const char* t : {"",
                          "A=1 B=2",
                          "A=1 B=2 turn",
                          "A=1 B=2 turn C",
                          "A=61 B=2 turn A",
                          "A=30 B=2 turn A",
                          "A=40 B=2 turn A",
                          "A=out B=2 turn B",
                          "A=out B=2 turn A",
                          "A=50 B=2 turn A",
                          "A=60 B=2 turn A",
                          "A=60 B=60 win A",
                          "A=1 B=2 win A",
                          "A=1 B=2 turn A miss A",
                          "A=20 B=2 turn B miss C",
                          "A=out B=out win A",
                          "A=1 B=0 lot",
                          "A=3 B=0 throw-off 3,-",
                          "A=1 B=2 turn A round 1002",
                          "A=1 B=2 first A",
                          "A=1  B=2 turn A"}) {
      const auto s = r.read(t);
      QVERIFY2(!s, t);
      QVERIFY(!english(s.why()).empty());
    }
  }
  void aRideIsRecordedAsInTheRuling() {
    const auto record = [](const char* position, Seat seat, int face) {
      const Steeplechase r = rules(4);
      return r.text(at(r, position), seat, Steeplechase::Move{static_cast<std::uint8_t>(face)});
    };
    QCOMPARE(record("A=1 B=2 C=3 D=26 turn D", 3, 4), std::string("D4:26-30+"));
    QCOMPARE(record("A=1 B=58 C=3 D=26 turn B", 1, 5), std::string("B5:58--"));
    QCOMPARE(record("A=10 B=58 C=3 D=26 turn A", 0, 5), std::string("A5:10--"));
    QCOMPARE(record("A=36 B=58 C=3 D=26 turn A", 0, 4), std::string("A4:36-40/0"));
    QCOMPARE(record("A=10 B=58 C=3 D=26 turn A", 0, 6), std::string("A6:10-16"));
  }
  void theStoryIsTold() {
    const auto tell = [](const char* position, int face) {
      const Steeplechase r = rules(2);
      return english(r.tell(at(r, position), die(face), Viewer{}));
    };
    QCOMPARE(tell("A=8 B=3 turn A", 2), std::string("seat 1 throws 2 and stops on 10: only a six leads on from here."));
    QCOMPARE(tell("A=10 B=3 turn A", 2), std::string("seat 1 throws 2: no six, the horse stays on 10."));
    QCOMPARE(tell("A=18 B=3 turn A", 2), std::string("seat 1 throws 2 and stops on 20: a turn is missed."));
    QCOMPARE(tell("A=28 B=3 turn A", 2),
             std::string("seat 1 throws 2 and falls into the water on 30: out of the race."));
    QCOMPARE(tell("A=38 B=3 turn A", 2), std::string("seat 1 throws 2, falls off on 40 and goes back to the start."));
    QCOMPARE(tell("A=48 B=3 turn A", 2),
             std::string("seat 1 throws 2 and waits on 50 until all the others have passed."));
    QCOMPARE(tell("A=48 B=53 turn A", 2), std::string("seat 1 throws 2 and goes on to 50."));
    QCOMPARE(tell("A=58 B=53 turn A", 2), std::string("seat 1 throws 2 and reaches field 60."));
    QCOMPARE(tell("A=58 B=53 turn A", 3), std::string("seat 1 throws 3: too many, the horse stays on 58."));
  }
  void theTrackRunsBackAndForthFromTheLowerLeft() {
    const Steeplechase r = rules(2);
    const View v = r.look(r.start(), Viewer{});
    const auto& p = v.find(Steeplechase::Board)->board->places;
    QCOMPARE(p.size(), std::size_t{61});
    QVERIFY(p[0].x < p[1].x && p[12].x == p[13].x && p[13].y < p[12].y && p[24].x == p[1].x);
    QVERIFY(p[60].y < p[48].y && p[60].x == p[12].x);
  }
  void theLessonAndTheDiagramsCanBePlayed() {
    QCOMPARE(replayLesson(race()), QString());
    QCOMPARE(replayDiagrams(race()), QString());
  }
  void theLayoutShowsEverythingWithoutOverlap() {
    for (const int seats : {2, 3, 4})
      for (const Aspect aspect : {Aspect::Wide, Aspect::Tall}) {
        const Steeplechase r = rules(seats);
        const View v = r.look(r.start(), Viewer{});
        const Layout l = race().arrange(v, aspect);
        QCOMPARE(layoutFault(v, l), QString());
      }
  }
};

QTEST_APPLESS_MAIN(SteeplechaseTest)
#include "steeplechase_test.moc"
