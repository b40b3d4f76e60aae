// Oh Pardon and its relatives (games 31-36): every worked case of the ruling in its own notation, the board, turns and
// tries, every house rule, how long random games are, texts, the look and the laws of the box.
#include "games/box/erase.h"
#include "games/box/laws.h"
#include "games/pardon/catalogue.h"
#include "games/pardon/pardon.h"
#include "tests/law_rows.h"
#include "tests/layout_fault.h"
#include "tests/played_out.h"
#include "tests/positions.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace mk;

namespace {

using Chosen = std::map<std::string, std::string>;

const char* const kCases = R"(
31.1 `R:0,0,1,7 Y:0,0,0,21`, R throws 6 -> `legal 7-13`
31.2 `R:0,0,0,15 Y:0,0,0,21`, R throws 6 -> `legal 0-1 15x21`
31.3 `R:0,0,0,15 Y:0,0,0,21`, R throws 6, plays `15x21` -> `R:0,0,0,21 Y:0,0,0,0 again R`
31.4 `R:0,0,7,20 Y:0,0,0,21` [enter: forced], R throws 6 -> `legal 0-1`
31.5 `R:0,0,0,15 Y:0,0,0,21` [must-capture: on], R throws 6 -> `legal 15x21`
31.6 `R:0,0,0,0 Y:0,0,1,30`, R throws 6, plays `0x1` -> `R:0,0,0,1 Y:0,0,0,30 again R`
31.7 `R:0,38,b,d Y:0,0,0,21`, R throws 3 -> `legal 38-a`
31.8 `R:0,38,b,d Y:0,0,0,21`, R throws 5 -> `legal none`
31.9 `R:0,38,b,d Y:0,0,0,21`, R throws 1 -> `legal 38-39 b-c`
31.10 `R:0,0,0,5 Y:0,0,0,18`, Y throws 4, plays `18-b` -> `R:0,0,0,5 Y:0,0,0,b next R`
31.11 `R:0,0,0,3 B:0,0,0,40 Y:0,0,0,21`, B throws 3, plays `40x3` -> `R:0,0,0,0 B:0,0,0,3 Y:0,0,0,21 next Y`
31.12 `R:40,b,c,d Y:0,0,0,21`, R throws 1, plays `40-a` -> `R:a,b,c,d Y:0,0,0,21 win R`
31.13 `R:0,0,c,d Y:0,0,0,21`, turn of R -> `tries 3`
31.14 `R:0,0,b,d Y:0,0,0,21`, turn of R -> `tries 1`
32.1 `R:0,0,0,12 B:0,0,0,1 Y:0,0,0,5 taxi=R5,B17,Y28`, B throws 4, plays `1-5` -> `R:0,0,0,12 B:0,0,0,5 Y:0,0,0,5 next Y skip B`
32.2 `R:0,0,0,1 B:0,0,0,12 Y:0,0,0,5 taxi=R5,B17,Y28`, R throws 4, plays `1-5` -> `R:0,0,0,5 B:0,0,0,12 Y:0,0,0,5 next B`
32.3 `R:a,b,c,23 B:0,0,0,12 Y:0,0,0,22 taxi=R5,B17,Y28`, R throws 5, plays `23-28` -> `R:28,a,b,c B:0,0,0,12 Y:0,0,0,22 next B`
32.4 `R:0,0,5,4 B:0,0,0,12 taxi=R5,B17`, R throws 1 -> `legal 5-6`
32.5 `R:0,0,0,22 B:0,0,0,12 Y:0,0,0,21 taxi=R5,B17,Y28`, R throws 6, plays `22-28` -> `R:0,0,0,28 B:0,0,0,12 Y:0,0,0,21 again R skip R`
33.1 `R:0,0,1,4 Y:0,0,0,21`, R throws 3, plays `1-4` -> `R:0,0,4,4 Y:0,0,0,21 next Y`
33.2 `R:0,0,4,4 Y:0,0,0,3`, Y throws 1, plays `3-5` -> `R:0,0,4,4 Y:0,0,0,5 next R`
33.3 `R:0,4,4,5 Y:0,0,0,3`, Y throws 1 -> `legal none`
33.4 `R:0,0,4,4 Y:0,0,3,5`, Y throws 1 -> `legal 3-5 5-6`
33.5 `R:0,0,4,4 Y:0,0,3,5`, Y throws 1, plays `3-5` -> `R:0,0,4,4 Y:0,0,5,5 next R`
33.6 `R:0,4,7,7 Y:0,0,0,21`, R throws 3 -> `legal 7-10`
33.7 `R:0,0,0,4 Y:0,0,0,3`, Y throws 1, plays `3x4` -> `R:0,0,0,0 Y:0,0,0,4 next R`
33.8 `R:0,0,20,20 Y:0,0,0,18`, Y throws 2, plays `18-a` -> `R:0,0,20,20 Y:0,0,0,a next R`
34.1 `R:0,0,0,12,m3 Y:0,0,0,38,m0`, R throws 5 -> `legal 12-17 m3x38`
34.2 `R:0,0,0,12,m3 Y:0,0,0,38,m0`, R throws 5, plays `m3x38` -> `R:0,0,0,12,m38 Y:+,0,0,0,m0 kR=1 kY=0 pR=1 pY=1 next Y`
34.3 `R:0,0,0,12,m0 Y:0,0,0,15,m21`, R throws 3 -> `legal none`
34.4 `R:0,0,5,12,m0 Y:0,0,0,15,m21`, R throws 6 -> `legal 0-1 m0-1`
34.5 `R:0,0,0,5,m30 Y:+,+,+,27,m0 kR=3`, R throws 3, plays `m30x27` -> `R:0,0,0,5,m0 Y:+,+,+,+,m0 kR=4 kY=0 pR=2 pY=1 next Y`
34.6 `R:+,+,5,9,m38 Y:+,+,+,+,m7 kR=4 kY=2 pR=2`, R throws 5, plays `m38-c` -> `R:+,+,5,9,mc Y:+,+,+,+,m7 kR=4 kY=2 pR=2 pY=1 win R`
34.7 `R:+,+,5,9,m10 Y:+,+,+,+,m12 kR=4 kY=2 pR=2`, Y throws 2, plays `m12x10` -> `R:+,+,5,9,m0 Y:+,+,+,+,m10 kR=4 kY=2 pR=2 pY=1 next R`
35.1 `R:h0,h0,h0,h12,t0,t0,t0,t9 Y:h0,h0,h0,h0,t0,t0,t0,t15`, R throws 3 -> `legal h12x15`
35.2 `R:h0,h0,h0,h12,t0,t0,t0,t9 Y:h0,h0,h0,h0,t0,t0,t0,t15`, R throws 3, plays `h12x15` -> `R:h0,h0,h0,h15,t0,t0,t0,t9 Y:h0,h0,h0,h0,t0,t0,t0,t0 kR=1 kY=0 again R`
35.3 `R:h0,h0,h0,h12,t0,t0,t0,t9 Y:h0,h0,h0,h15,t0,t0,t0,t21`, R throws 3 -> `legal none`
35.4 `R:h0,h0,h0,h12,t0,t0,t0,t9 Y:h0,h0,h0,h0,t0,t0,t0,t15`, R throws 6 -> `legal t0-1`
35.5 `R:h0,h0,h0,h12,t0,t0,t5,t9 Y:h0,h0,h0,h0,t0,t0,t0,t1`, R throws 6 -> `legal h0x1`
35.6 `R:h0,h0,h0,h35,t0,t0,t0,t9 Y:h0,h0,h0,h0,t0,t0,t0,t39 kR=9 kY=4`, R throws 4, plays `h35x39` -> `R:h0,h0,h0,h39,t0,t0,t0,t9 Y:h0,h0,h0,h0,t0,t0,t0,t0 kR=10 kY=4 win R`
36.1 `R:0,0,0,5 Y:0,0,0,21`, R throws 1 -> `legal 0-1 5-6`
36.2 `R:0,0,0,5 Y:0,0,0,21`, R throws 1, plays `0-1` -> `R:0,0,1,5 Y:0,0,0,21 again R`
36.3 `R:0,0,1,5 Y:0,0,0,21`, R throws 1 -> `legal 1-2 5-6`
36.4 `R:0,a,b,c Y:0,0,0,21`, R throws 1 -> `legal 0-1 c-d`
)";

const GameInfo& info(const QString& id) {
  return *std::ranges::find(pardonFamily().games, id.toStdString(),
                            [](const GameInfo& g) { return std::string(g.id); });
}

const PardonTraits& traitsOf(const QString& id) {
  static const std::map<QString, PardonTraits> all{{"31", kOhPardon},       {"32", kTaxiStop}, {"33", kDoubleBadLuck},
                                                   {"34", kMarathonRunner}, {"35", kTheHunt},  {"36", kSpeed}};
  return all.at(id);
}

Pardon rules(const QString& id, int seats, const Chosen& options = {}) {
  return Pardon(traitsOf(id), setupOf(info(id), seats, options));
}

Pardon::State at(const Pardon& r, const QString& position) { return mk::at(r, position.toStdString()); }

Outcome die(int face) { return Outcome::dice({static_cast<std::uint8_t>(face)}); }

QStringList legal(const Pardon& r, const Pardon::State& s) {
  QStringList out;
  std::vector<Pardon::Move> list;
  if (s.die != 0) r.moves(s, s.turn, list);
  for (const auto& m : list) out += QString::fromStdString(r.text(s, s.turn, m));
  return out;
}

void play(const Pardon& r, Pardon::State& s, const QString& move) {
  std::vector<Pardon::Move> list;
  r.moves(s, s.turn, list);
  for (const auto& m : list)
    if (QString::fromStdString(r.text(s, s.turn, m)) == move) return r.play(s, s.turn, m);
  qFatal("%s is not legal in %s", qPrintable(move), r.text(s).c_str());
}

// The position as a case gives it: without what cases leave out (taxi stops, rounds).
QString shown(const Pardon& r, const Pardon::State& s) {
  static const QRegularExpression extras(" (taxi=\\S+|round \\d+|first \\w|tries \\d)");
  return QString::fromStdString(r.text(s)).remove(extras);
}

// A worked case: id, `position`, [house rule], who throws what, plays `move`, -> `result`. "" when it holds.
QString failureOf(const QString& line) {
  static const QRegularExpression form("^(\\d+)\\.\\d+ `([^`]+)`(?: \\[([^:]+): ([^\\]]+)\\])?, (?:turn of (\\w)|(\\w) "
                                       "throws (\\d))(?:, plays `([^`]+)`)? -> `([^`]+)`$");
  const auto m = form.match(line);
  if (!m.hasMatch()) return "not a case: " + line;
  QString position = m.captured(2);
  int seats = int(position.count(':'));
  if (position.contains("B:") && !position.contains("Y:")) { // 32.4 leaves out Yellow, who takes no part in it
    position.replace(" taxi=", " Y:0,0,0,21 taxi=").append(",Y28");
    seats = 3;
  }
  Chosen options;
  if (!m.captured(3).isEmpty()) options[m.captured(3).toStdString()] = m.captured(4).toStdString();
  const Pardon r = rules(m.captured(1), seats, options);
  auto s = at(r, position + " next " + m.captured(5) + m.captured(6));
  const QString expected = m.captured(9);
  QString got;
  if (!m.captured(5).isEmpty()) {
    got = "tries " + QString::number(r.triesOf(s, s.turn));
  } else {
    r.settle(s, die(m.captured(7).toInt()));
    if (m.captured(8).isEmpty()) {
      const QStringList moves = legal(r, s);
      got = "legal " + (moves.isEmpty() ? "none" : moves.join(' '));
    } else {
      play(r, s, m.captured(8));
      got = shown(r, s);
    }
  }
  return got == expected ? QString() : got;
}

// Many games: mean rounds, and how often each seat won. Races are played at random; in the two games about hitting,
// whoever can hit does.
struct Measured {
  double rounds = 0;
  std::vector<int> wins;
};
template <const PardonTraits& T> Measured measure(const GameInfo& g, int matches) {
  const PardonOf<T> r(Setup{g.seats, Options(g.options)});
  Random random(31);
  std::vector<Pardon::Move> list;
  Measured m{0, std::vector<int>(static_cast<std::size_t>(g.seats))};
  for (int i = 0; i < matches; ++i) {
    auto s = r.start();
    playOut(r, s, random, [&](const auto& now, Seat seat) {
      list.clear();
      r.moves(now, seat, list);
      auto chosen = list.begin() + random.index(list.size());
      if (T.goal != PardonTraits::Goal::Home) {
        const auto hits = [&](const auto& move) { return r.text(now, seat, move).find('x') != std::string::npos; };
        if (const auto hit = std::ranges::find_if(list, hits); hit != list.end()) chosen = hit;
      }
      return *chosen;
    });
    m.rounds += double(s.round) / matches;
    for (const Seat w : r.result(s).winners()) ++m.wins[static_cast<std::size_t>(w)];
  }
  return m;
}
Measured measure(const QString& id, int matches) {
  static const std::map<QString, Measured (*)(const GameInfo&, int)> all{
      {"31", measure<kOhPardon>},       {"32", measure<kTaxiStop>}, {"33", measure<kDoubleBadLuck>},
      {"34", measure<kMarathonRunner>}, {"35", measure<kTheHunt>},  {"36", measure<kSpeed>}};
  return all.at(id)(info(id), matches);
}

} // namespace

class PardonTest : public QObject {
  Q_OBJECT

private slots:
  void theWorkedCasesHold_data() {
    QTest::addColumn<QString>("line");
    int n = 0;
    for (const QString& line : QString::fromUtf8(kCases).split('\n', Qt::SkipEmptyParts)) {
      QTest::newRow(qPrintable(line.section(' ', 0, 0))) << line;
      ++n;
    }
    QCOMPARE(n, 44);
  }
  void theWorkedCasesHold() {
    QFETCH(QString, line);
    QCOMPARE(failureOf(line), QString());
  }

  // The board.
  void fieldsAndStepsAreCountedFromTheEntryFields() {
    for (int colour = 0; colour < 4; ++colour) {
      QCOMPARE(fieldOf(colour, 1), 10 * colour + 1);
      QCOMPARE(fieldOf(colour, 40), colour == 0 ? 40 : 10 * colour);
      for (int step = 1; step <= 40; ++step) QCOMPARE(stepOf(colour, fieldOf(colour, step)), step);
    }
    const auto& p = pardonBoard().places;
    const auto lies = [&](int field, double x, double y) {
      const BoardPlace& place = p[static_cast<std::size_t>(placeOfField(field))];
      return place.name == std::to_string(field) && place.x == x + 1 && place.y == y + 1;
    };
    QVERIFY(lies(1, 0, 4) && lies(5, 4, 4) && lies(10, 5, 0) && lies(11, 6, 0) && lies(21, 10, 6) && lies(31, 4, 10) &&
            lies(40, 0, 5));
    for (int field = 1; field <= 40; ++field) { // each a unit from the next
      const auto& a = p[static_cast<std::size_t>(placeOfField(field))];
      const auto& b = p[static_cast<std::size_t>(placeOfField(field % 40 + 1))];
      QCOMPARE(std::abs(a.x - b.x) + std::abs(a.y - b.y), 1.0);
    }
  }

  // Throws and turns.
  void anEmptyBoardGivesThreeTries() {
    const Pardon r = rules("31", 2);
    auto s = at(r, "R:0,0,0,0 Y:0,0,0,21 next R");
    for (const int tries : {3, 2, 1}) {
      QCOMPARE(int{s.tries}, tries);
      QCOMPARE(s.turn, Seat{0});
      r.settle(s, die(5));
    }
    QCOMPARE(s.turn, Seat{1});
    const Pardon once = rules("31", 2, {{"tries", "1"}});
    s = at(once, "R:0,0,0,0 Y:0,0,0,21 next R");
    once.settle(s, die(5));
    QCOMPARE(s.turn, Seat{1});
  }
  void aSixThatBringsAPieceOutEndsTheTries() {
    const Pardon r = rules("31", 2);
    auto s = at(r, "R:0,0,0,0 Y:0,0,0,21 next R");
    r.settle(s, die(6));
    play(r, s, "0-1");
    QCOMPARE(shown(r, s), QString("R:0,0,0,1 Y:0,0,0,21 again R"));
    QCOMPARE(int{s.tries}, 1);
  }
  void aSixThatCannotBeUsedGivesAFurtherThrow() {
    const Pardon r = rules("31", 2);
    auto s = at(r, "R:39,b,c,d Y:0,0,0,21 next R");
    r.settle(s, die(6));
    QCOMPARE(shown(r, s), QString("R:39,b,c,d Y:0,0,0,21 again R"));
  }
  void theChainOfSixesMayBeCut() {
    for (const char* chain : {"every", "one"}) {
      const Pardon r = rules("31", 2, {{"six-chain", chain}});
      auto s = at(r, "R:0,0,0,2 Y:0,0,0,21 next R");
      r.settle(s, die(6));
      play(r, s, "2-8");
      r.settle(s, die(6));
      play(r, s, "8-14");
      QCOMPARE(s.turn, Seat(std::string_view(chain) == "every" ? 0 : 1));
    }
  }
  void aTurnHasAtMostTwentyFurtherThrows() {
    const Pardon r = rules("31", 2);
    auto s = at(r, "R:39,b,c,d Y:0,0,0,21 again R extra 20");
    r.settle(s, die(6));
    QCOMPARE(s.turn, Seat{1});
  }
  void aMissedTurnIsMissedOnce() {
    const Pardon r = rules("32", 2);
    auto s = at(r, "R:0,0,0,12 Y:0,0,0,25 taxi=R5,Y28 next R skip Y");
    r.settle(s, die(2));
    play(r, s, "12-14");
    QCOMPARE(shown(r, s), QString("R:0,0,0,14 Y:0,0,0,25 next R"));
  }
  void aHitWithASixGivesOneFurtherThrow() {
    const char* where = "R:h0,h0,h0,h12,t0,t0,t5,t9 Y:h0,h0,h0,h0,t0,t0,t0,t1 next R";
    const Pardon r = rules("35", 2), once = rules("35", 2, {{"six-chain", "one"}});
    auto s = at(r, where);
    r.settle(s, die(6));
    play(r, s, "h0x1");
    QCOMPARE(int{s.extra}, 1);
    r.settle(s, die(4));
    QCOMPARE(legal(r, s), QStringList({"h12-16", "t9-13"})); // 1-5 and 5-9 are taken
    play(r, s, "h12-16");
    QCOMPARE(s.turn, Seat{1});
    s = at(once, where);
    for (const char* move : {"h0x1", "t0-1"}) {
      QCOMPARE(s.turn, Seat{0});
      once.settle(s, die(6));
      if (s.die != 0) play(once, s, legal(once, s).contains(move) ? move : legal(once, s).front());
    }
    QCOMPARE(s.turn, Seat{1});
  }
  void bothSortsMayEnterWhileTheHuntersAreFewer() {
    const Pardon r = rules("35", 2);
    auto s = at(r, "R:h0,h0,h0,h12,t0,t0,t9,t10 Y:h0,h0,h0,h0,t0,t0,t0,t18 next R");
    r.settle(s, die(6));
    QCOMPARE(legal(r, s), QStringList({"h0-1", "t0-1"}));
  }

  // Setups and house rules.
  void onePieceStandsOnTheEntryField() {
    QCOMPARE(shown(rules("31", 4, {{"starter", "seat-1"}}), rules("31", 4, {{"starter", "seat-1"}}).start()),
             QString("R:0,0,0,1 B:0,0,0,11 Y:0,0,0,21 G:0,0,0,31 next R"));
    const Pardon camp = rules("31", 3, {{"starter", "seat-1"}, {"start", "all-in-camp"}});
    QCOMPARE(shown(camp, camp.start()), QString("R:0,0,0,0 B:0,0,0,0 Y:0,0,0,0 next R"));
    const Pardon marathon = rules("34", 2, {{"starter", "seat-1"}});
    QCOMPARE(shown(marathon, marathon.start()), QString("R:0,0,0,1,m0 Y:0,0,0,21,m0 kR=0 kY=0 pR=1 pY=1 next R"));
    const Pardon hunt = rules("35", 2, {{"starter", "seat-1"}});
    QCOMPARE(shown(hunt, hunt.start()),
             QString("R:h0,h0,h0,h0,t0,t0,t0,t1 Y:h0,h0,h0,h0,t0,t0,t0,t21 kR=0 kY=0 next R"));
    const Pardon both = rules("35", 2, {{"starter", "seat-1"}, {"pieces", "both-in-one"}});
    QCOMPARE(shown(both, both.start()), QString("R:0,0,0,1 Y:0,0,0,21 kR=0 kY=0 next R"));
  }
  void theHighestThrowStarts() {
    const Pardon r = rules("31", 3);
    auto s = r.start();
    for (const int face : {4, 4, 1, 2, 5}) r.settle(s, die(face));
    QCOMPARE(QString::fromStdString(r.text(s)), QString("R:0,0,0,1 B:0,0,0,11 Y:0,0,0,21 next B first B"));
    const Pardon lot = rules("31", 4, {{"starter", "random"}});
    auto l = lot.start();
    lot.settle(l, Outcome::draw(3));
    QCOMPARE(l.turn, Seat{3});
  }
  void everybodyNamesATaxiStopFirst() {
    const Pardon r = rules("32", 2, {{"starter", "random"}});
    auto s = r.start();
    r.settle(s, Outcome::draw(1));
    QCOMPARE(QString::fromStdString(r.text(s)), QString("R:0,0,0,1 Y:0,0,0,21 name Y first Y"));
    std::vector<Pardon::Move> list;
    r.moves(s, 1, list);
    QCOMPARE(list.size(), std::size_t{36});
    play(r, s, "taxi 5");
    list.clear();
    r.moves(s, 0, list);
    QCOMPARE(list.size(), std::size_t{35});
    QVERIFY(r.turn(s) == Turn::of(0));
    play(r, s, "taxi 28");
    QCOMPARE(QString::fromStdString(r.text(s)), QString("R:0,0,0,1 Y:0,0,0,21 taxi=R28,Y5 next Y first Y"));
    QVERIFY(r.turn(s).isChance());
  }
  void aDoubleMayPushBackInstead() {
    const Pardon r = rules("33", 2, {{"push", "previous"}});
    auto s = at(r, "R:0,0,6,6 Y:0,0,0,3 next Y");
    r.settle(s, die(3));
    QCOMPARE(legal(r, s), QStringList({"3-5"}));
    s = at(r, "R:0,0,4,4 Y:0,0,0,3 next Y"); // back to where it came from
    r.settle(s, die(1));
    QCOMPARE(s.turn, Seat{0});
    s = at(r, "R:0,0,21,21 Y:0,0,0,5 next Y"); // entering: there is no field before the first
    r.settle(s, die(6));
    QCOMPARE(legal(r, s), QStringList({"5-11"}));
  }
  void enteringOntoAnEnemyDoubleIsPushedOn() {
    const Pardon r = rules("33", 2);
    auto s = at(r, "R:0,0,21,21 Y:0,0,0,5 next Y");
    r.settle(s, die(6));
    QCOMPARE(legal(r, s), QStringList({"0-22", "5-11"}));
  }
  void theForcedEntryComesBeforeTheForcedCapture() {
    const Pardon r = rules("31", 2, {{"enter", "forced"}});
    QVERIFY(!makeGame(info("31"), 2, {{"enter", "sometimes"}}));
    Setup setup{2, Options(info("31").options)};
    QVERIFY(setup.options.set("enter", "forced") && setup.options.set("must-capture", "on"));
    const Pardon both(kOhPardon, setup);
    auto s = at(both, "R:0,0,0,15 Y:0,0,0,21 next R");
    both.settle(s, die(6));
    QCOMPARE(legal(both, s), QStringList({"0-1"}));
    s = at(r, "R:0,0,0,15 Y:0,0,0,21 next R");
    r.settle(s, die(5));
    QCOMPARE(legal(r, s), QStringList({"15-20"}));
  }
  void fiveTigersMayBeEnough() {
    const Pardon r = rules("35", 2, {{"tigers", "5"}});
    auto s = at(r, "R:h0,h0,h0,h35,t0,t0,t0,t9 Y:h0,h0,h0,h0,t0,t0,t0,t39 kR=4 kY=3 next R");
    r.settle(s, die(4));
    play(r, s, "h35x39");
    QCOMPARE(r.result(s).winners(), (std::vector<Seat>{0}));
    QCOMPARE(r.result(s).scores, (std::vector<int>{5, 3}));
  }
  void piecesThatAreBothHitAndAreHit() {
    const Pardon r = rules("35", 2, {{"pieces", "both-in-one"}});
    auto s = at(r, "R:0,0,0,38 Y:0,0,0,4 kR=1 kY=2 next R");
    r.settle(s, die(6));
    QCOMPARE(legal(r, s), QStringList({"0-1", "38x4"})); // on round the ring; entering is free
    play(r, s, "38x4");
    QCOMPARE(shown(r, s), QString("R:0,0,0,4 Y:0,0,0,0 kR=2 kY=2 again R"));
  }
  void ordinaryMenOfTheMarathonRunRoundAndRound() {
    const Pardon r = rules("34", 2);
    auto s = at(r, "R:0,0,0,39,m0 Y:0,0,0,21,m0 next R");
    r.settle(s, die(3));
    QCOMPARE(legal(r, s), QStringList({"39-2"}));
    s = at(r, "R:0,0,0,39,m0 Y:0,0,0,1,m0 next R"); // nothing may enter onto an enemy man but the marathoner
    r.settle(s, die(6));
    QCOMPARE(legal(r, s), QStringList({"m0x1"}));
  }
  void fiveHundredRoundsStopTheGame() {
    const Pardon r = rules("31", 3);
    auto s = at(r, "R:0,0,0,5 B:0,0,0,20 Y:0,0,0,0 next Y tries 1 round 500");
    r.settle(s, die(2));
    QVERIFY(r.turn(s).isOver());
    QCOMPARE(r.result(s).places, (std::vector<int>{2, 1, 3}));
  }

  // Lengths of random games lie where the ruling says, and seats that begin in turn are equally good.
  void gamesAreAsLongAsTheRulingSays_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("least");
    QTest::addColumn<int>("most");
    QTest::newRow("31") << "31" << 55 << 75;
    QTest::newRow("32") << "32" << 55 << 75;
    QTest::newRow("33") << "33" << 55 << 75;
    QTest::newRow("34") << "34" << 85 << 115;
    QTest::newRow("35") << "35" << 100 << 130;
    QTest::newRow("36") << "36" << 55 << 75;
  }
  void gamesAreAsLongAsTheRulingSays() {
    QFETCH(QString, id);
    QFETCH(int, least);
    QFETCH(int, most);
    constexpr int kMatches = 2000;
    const auto [rounds, wins] = measure(id, kMatches);
    QVERIFY2(rounds > least && rounds < most, qPrintable(QString::number(rounds)));
    const double share = double(kMatches) / double(wins.size()), deviation = std::sqrt(share * (1 - share / kMatches));
    for (const int n : wins) QVERIFY2(std::abs(n - share) < 4 * deviation, qPrintable(QString::number(n)));
  }

  void theLawsHold_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("seats");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    for (const GameInfo& g : pardonFamily().games)
      for (int seats = g.minSeats; seats <= g.maxSeats; ++seats)
        for (const OptionSpec& o : g.options)
          for (const OptionValue& v : o.values)
            QTest::addRow("%s %d %s %s", g.id, seats, o.key, v.key) << g.id << seats << o.key << v.key;
  }
  void theLawsHold() {
    QFETCH(QString, id);
    QFETCH(int, seats);
    QFETCH(QString, key);
    QFETCH(QString, value);
    const LawReport r = checkLaws(info(id), seats, {{key.toStdString(), value.toStdString()}}, lawLimits(1));
    QVERIFY2(r.broken.empty(), r.broken.empty() ? "" : r.broken.front().c_str());
  }

  // Texts and the look.
  void positionsComeBackAsTheyWere() {
    const auto same = [](const char* id, int seats, const char* t) {
      const Pardon r = rules(id, seats);
      return QString::fromStdString(r.text(at(r, t))) == t;
    };
    QVERIFY(same("31", 4, "R:0,0,0,1 B:0,0,0,11 Y:0,0,0,21 G:0,0,0,31 throw-off 5,-,-,-"));
    QVERIFY(same("31", 2, "R:0,0,0,1 Y:0,0,0,21 throw-off -,- round 3"));
    QVERIFY(same("31", 2, "R:0,0,0,1 Y:0,0,0,21 lot"));
    QVERIFY(same("31", 2, "R:0,0,0,0 Y:0,0,0,21 next R tries 2"));
    QVERIFY(same("31", 2, "R:0,0,0,15 Y:0,0,0,21 again R die 6 extra 3 first Y round 12"));
    QVERIFY(same("32", 3, "R:0,0,0,1 B:0,0,0,11 Y:0,0,0,21 taxi=B17 name Y first B"));
    QVERIFY(same("32", 3, "R:0,0,0,5 B:0,0,0,11 Y:0,0,0,5 taxi=R5,B17,Y28 next B skip RY"));
    QVERIFY(same("31", 2, "R:a,b,c,d Y:0,0,0,21 win R"));
  }
  void nonsenseIsRefusedWithAReason() {
    for (const char* t : {"",
                          "R:0,0,0,1",
                          "R:0,0,0,1 Y:0,0,21",
                          "R:0,0,0,1 Y:0,0,0,41",
                          "R:0,0,0,e Y:0,0,0,21",
                          "R:0,0,1,1 Y:0,0,0,21",
                          "R:0,0,0,21 Y:0,0,0,21",
                          "R:0,0,0,+ Y:0,0,0,21",
                          "Y:0,0,0,21 R:0,0,0,1",
                          "R:0,0,0,1 B:0,0,0,11",
                          "R:0,0,0,1 Y:0,0,0,21 next B",
                          "R:0,0,0,1 Y:0,0,0,21 next",
                          "R:0,0,0,1 Y:0,0,0,21 win R",
                          "R:a,b,c,d Y:0,0,0,21",
                          "R:0,0,0,1 Y:0,0,0,21 next R die 7",
                          "R:0,0,0,0 Y:0,0,0,21 next R die 5",
                          "R:0,0,0,1 Y:0,0,0,21 next R tries 4",
                          "R:0,0,0,1 Y:0,0,0,21 next R skip Y",
                          "R:0,0,0,1 Y:0,0,0,21 kR=1 next R",
                          "R:0,0,0,1 Y:0,0,0,21 taxi=R5 next R",
                          "R:0,0,0,1 Y:0,0,0,21 next R extra 21",
                          "R:0,0,0,1 Y:0,0,0,21 name R",
                          "R:0,0,0,1 Y:0,0,0,21 lot lot",
                          "R:0,0,0,1 Y:0,0,0,21 throw-off -,3",
                          "R:m0,0,0,1 Y:0,0,0,21"}) {
      const auto s = rules("31", 2).read(t);
      QVERIFY2(!s, t);
      QVERIFY(!english(s.why()).empty());
    }
    for (const char* t : {"R:0,0,0,1,m0 Y:+,0,0,21,m0 next R", "R:0,0,0,1,m0 Y:+,+,+,+,m0 kR=4 next R",
                          "R:0,0,0,1,m0 Y:0,0,0,21,m0 pR=2 next R", "R:0,0,0,1,m+ Y:0,0,0,21,m0 next R",
                          "R:0,0,0,a,m0 Y:0,0,0,21,m0 next R"})
      QVERIFY2(!rules("34", 2).read(t), t);
    QVERIFY(!rules("32", 2).read("R:0,0,0,1 Y:0,0,0,21 taxi=R11,Y5 next R"));
    QVERIFY(!rules("32", 2).read("R:0,0,0,1 Y:0,0,0,21 taxi=R5,Y5 next R"));
  }
  void theStoryIsTold() {
    const auto tell = [](const char* id, const char* position, int face, const char* move) {
      const Pardon r = rules(id, 2);
      auto s = at(r, position);
      const std::string thrown = english(r.tell(s, die(face), Viewer{}));
      r.settle(s, die(face));
      if (*move == '\0') return thrown;
      std::vector<Pardon::Move> list;
      r.moves(s, s.turn, list);
      for (const auto& m : list)
        if (r.text(s, s.turn, m) == move) return english(r.tell(s, s.turn, m, Viewer{}));
      return std::string();
    };
    QCOMPARE(tell("31", "R:0,0,0,0 Y:0,0,0,21 next R", 5, ""), std::string("seat 1 throws 5 and cannot move."));
    QCOMPARE(tell("31", "R:0,0,0,0 Y:0,0,0,21 next R", 6, ""), std::string("seat 1 throws 6."));
    QCOMPARE(tell("31", "R:0,0,0,15 Y:0,0,0,21 next R", 6, "15x21"),
             std::string("seat 1 sends a piece on 21 back to the camp. It belongs to: seat 2."));
    QCOMPARE(tell("31", "R:0,0,0,38 Y:0,0,0,21 next R", 4, "38-b"),
             std::string("seat 1 moves from 38 to circle b of the home lane."));
    QCOMPARE(tell("32", "R:0,0,0,12 Y:0,0,0,22 taxi=R5,Y14 next R", 2, "12-14"),
             std::string("seat 1 stops at a taxi stop on 14 and misses a turn."));
    QCOMPARE(tell("33", "R:0,0,4,4 Y:0,0,0,3 next Y", 1, "3-5"),
             std::string("seat 2 moves from 3, is pushed aside by a double and stands on 5."));
    QCOMPARE(tell("34", "R:0,0,0,5,m30 Y:+,+,+,27,m0 kR=3 next R", 3, "m30x27"),
             std::string("seat 1 kills the last man on 27: the marathon runner begins the way home."));
    QCOMPARE(tell("35", "R:h0,h0,h0,h12,t0,t0,t0,t9 Y:h0,h0,h0,h0,t0,t0,t0,t15 next R", 3, "h12x15"),
             std::string("seat 1 hits a tiger on 15."));
  }
  void everyPieceOfACampHasAPlaceOfItsOwn() {
    const Pardon r = rules("35", 2);
    const View v = r.look(at(r, "R:h0,h0,h0,h0,t0,t0,t0,t0 Y:h0,h0,h0,h0,t0,t0,t0,t0"), Viewer{});
    std::set<int> places;
    for (const Item& i : v.find(Pardon::Board)->items) places.insert(i.at);
    QCOMPARE(places.size(), std::size_t{16});
  }
  void theDeadGoToTheOneWhoKilledThem() {
    const Pardon r = rules("34", 2);
    const View v = r.look(at(r, "R:0,0,0,12,m38 Y:+,0,0,0,m0 kR=1 next Y"), Viewer{});
    QCOMPARE(v.find(Pardon::FirstPlayer)->items.size(), std::size_t{2});
    QCOMPARE(v.find(Pardon::FirstPlayer + 1)->items.size(), std::size_t{1});
  }
  void theLayoutShowsEverythingWithoutOverlap() {
    for (const int seats : {2, 3, 4})
      for (const Aspect aspect : {Aspect::Wide, Aspect::Tall}) {
        const Pardon r = rules("31", seats);
        const View v = r.look(r.start(), Viewer{});
        const Layout l = arrangePardon(v, aspect);
        QCOMPARE(layoutFault(v, l), QString());
      }
  }
};

QTEST_GUILESS_MAIN(PardonTest)
#include "pardon_test.moc"
