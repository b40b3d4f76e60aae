// The patiences: the worked cases of game 150, its options, the race, texts, undo, the player and the solver.
#include "games/box/catalogue.h"
#include "games/box/laws.h"
#include "games/box/playout.h"
#include "games/solitaires/catalogue.h"
#include "games/solitaires/day_off.h"
#include "tests/law_rows.h"
#include "tests/layout_fault.h"
#include "tests/sanitized.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <sstream>

using namespace mk;

namespace {

// Deals that a player or the solver is given.
constexpr int kPlayed = 300, kSolved = fewer(20), kLost = fewer(60);

const char* const kOrderX =
    "8D KC 6C KS 7C 5S QC 2H 4C 7D 5D 5S 8D QD 3S 6S AD TH JH TC 6H TS 8S 5H AC KC AS AD 4C 7S 3S JH QS "
    "4D 6S AC TD 4D 7D TS JC 8S 8H AS QS JD QC 5C 5H QD 2S 7C 5C 9D 6D 2H 9S KH JC 9H QH 9C TD 8H JD 4S "
    "KS 4H 3D 9H AH 3H 2D 9S 2C TH 2S 3C 7S 9D 8C KH 3D 6D JS 2C AH 3H KD 3C 7H 8C 2D KD 4S 6H 4H 7H 9C "
    "5D 6C JS QH TC";
const char* const kReplay =
    "4>F 2>5 3>7 3>4 6>8 6>F 4>6*2 6>4*3 8>2*2 7>8*2 9>10 S S S S S W>8 6>8 S S S W>2 W>2 4>2*4 W>4 W>4 S "
    "S S W>5 S S W>10 6>10 S W>5 9>5 S S W>F S S W>F S S W>F S W>4 W>4 S S W>F S W>1 10>1*4 7>10 S S S "
    "1>4*6 W>1 8>1*5 S W>F S S S S W>F S S S S W>10 5>10*5 5>F 9>F 9>F 10>F 9>1 10>5*7 10>8 10>3 4>F W>4 "
    "3>1*2 W>3 9>3 S S W>4 S S W>F 6>F 9>6 S W>8 S W>2 S S W>7 8>7*3 8>F 5>8*8 5>6 8>3*9 8>F 8>F 4>F 8>F "
    "3>F 3>1 3>F 3>F 4>7*3 4>F 4>F 1>3*3 1>F 4>F 1>F 4>F 3>1*5 3>F 3>F 7>9*7 7>F 7>2 1>3*7 1>F 6>F S S "
    "W>F 5>F S W>F 10>F 4>6*3 4>F S S R S W>F S W>6 S W>8 3>8*9 3>F S W>6 S W>1 10>1 10>F 10>F S W>5 S "
    "W>1 S W>F S W>F 2>F 8>F 2>F 7>F 2>F 7>F 10>7 2>F 2>F 8>10*2 8>F 6>F 1>F 8>F 6>F 6>F 9>6*8 1>F 7>F S "
    "S W>F S S W>F 8>7*3 8>F 5>F S W>F 6>F 9>F S W>F 6>F 6>F 10>F 6>F 10>F 6>F S W>F S 7>8*4 W>9 S W>F "
    "6>F 8>F 6>F 6>F 8>F 8>F 6>F 6>F 8>F 8>F 6>F S W>F W>F 10>F 2>F 2>F W>F 2>F 1>F S W>F 1>9 1>F S W>F "
    "2>F 2>F 9>F 9>F 2>F";

const GameInfo& info() { return solitairesFamily().games[0]; }

DayOff rules(int seats = 1, std::initializer_list<std::pair<const char*, const char*>> options = {}) {
  Setup s{seats, Options(info().options)};
  for (const auto& [key, value] : options)
    if (!s.options.set(key, value)) qFatal("no such option");
  return DayOff(s);
}

DayOff::State dealt(const DayOff& r, const std::vector<Card>& order) {
  DayOff::State s = r.start();
  r.settle(s, Outcome::deck(order));
  return s;
}
DayOff::State dealtX(const DayOff& r) { return dealt(r, *readCards(kOrderX)); }
DayOff::State dealtAtRandom(const DayOff& r, std::uint64_t seed) {
  DayOff::State s = r.start();
  Random random(seed);
  r.settle(s, roll(r.chance(s), random));
  return s;
}

std::set<std::string> legal(const DayOff& r, const DayOff::State& s) {
  std::vector<DayOff::Move> list;
  if (r.turn(s).isSeats()) r.moves(s, r.turn(s).seat(), list);
  std::set<std::string> out;
  for (const auto& m : list) out.insert(r.text(s, 0, m));
  return out;
}
std::set<std::string> set(const std::string& words) {
  std::istringstream in(words);
  return {std::istream_iterator<std::string>(in), {}};
}
bool play(const DayOff& r, DayOff::State& s, const std::string& move) {
  std::vector<DayOff::Move> list;
  if (r.turn(s).isSeats()) r.moves(s, r.turn(s).seat(), list);
  const auto it = std::ranges::find(list, move, [&](const auto& m) { return r.text(s, 0, m); });
  if (it == list.end()) return false;
  r.play(s, r.turn(s).seat(), *it);
  return true;
}
// Plays the first `n` moves of the replay; how many were legal.
int replay(const DayOff& r, DayOff::State& s, int n = 1000) {
  std::istringstream in(kReplay);
  std::string move;
  int played = 0;
  while (played < n && in >> move && play(r, s, move)) ++played;
  return played;
}
// The part of a position text that the ruling writes.
std::string ruled(const DayOff& r, const DayOff::State& s) {
  const std::string t = r.text(s);
  return t.substr(0, t.find(" | moves"));
}
void giveUp(const DayOff& r, DayOff::State& s) { QVERIFY(play(r, s, "give-up")); }

} // namespace

class SolitairesTest final : public QObject {
  Q_OBJECT
private slots:
  void theSortedPackGivesTheTriangleOfTheFirstWorkedCase() {
    const auto r = rules();
    const auto s = dealt(r, sortedPack(2, 2));
    QCOMPARE(
        ruled(r, s),
        "1: 2C | 2: [1] 7C | 3: [2] JC | 4: [3] 2D | 5: [4] 6D | 6: [5] 9D | 7: [6] JD | 8: [7] KD | 9: [8] 2H | 10: "
        "[9] 3H | stock 49 waste 0 pass 1 F 0");
    QCOMPARE(legal(r, s), set("1>10 5>2"));
    const auto any = rules(1, {{"stock", "any-time"}});
    QCOMPARE(legal(any, s), set("1>10 5>2 S"));
  }
  void theStockIsClosedWhileAClosedCardCanBeTurnedUp() {
    const auto r = rules();
    auto s = dealtX(r);
    QCOMPARE(
        ruled(r, s),
        "1: 8D | 2: [1] 5D | 3: [2] TC | 4: [3] AD | 5: [4] 6S | 6: [5] JC | 7: [6] JD | 8: [7] QD | 9: [8] 5C | 10: "
        "[9] 6D | stock 49 waste 0 pass 1 F 0");
    QCOMPARE(legal(r, s), set("2>5 3>7 4>F 6>8 9>10"));
    QVERIFY(english(r.look(s, Viewer{0}).prompt).find("stays shut") != std::string::npos);
    QCOMPARE(replay(r, s, 13), 13);
    QCOMPARE(ruled(r, s), "1: 8D | 2: KC QD JC | 3: 6C | 4: [1] 8D 7S 6H 5S | 5: [4] 6S 5D | 6: [2] 8S | 7: [5] 8S | "
                          "8: [6] QC JD TC | 9: "
                          "[7] 2S | 10: [9] 6D 5C | stock 47 waste 2 top 9S pass 1 F 2");
    QCOMPARE(legal(r, s), set("4>1*3 5>3 S"));
  }
  void theReplayOfTheRulingWinsWithItsMove246() {
    const auto r = rules();
    auto s = dealtX(r);
    QCOMPARE(replay(r, s, 245), 245);
    QVERIFY(r.turn(s).isSeats());
    s = dealtX(r);
    QCOMPARE(replay(r, s), 246);
    QVERIFY(r.turn(s).isOver());
    const Result result = r.result(s);
    QCOMPARE(result.scores, std::vector<int>{104});
    QCOMPARE(result.places, std::vector<int>{1});
    QVERIFY(result.winners() == std::vector<Seat>{0});
  }
  void aRedealTurnsTheWasteOverUnshuffled() {
    const auto r = rules();
    auto s = dealtX(r);
    QCOMPARE(replay(r, s, 144), 144);
    const std::string columns =
        "1: KH QC | 2: KC QD JC TD 9C 8D 7S 6H 5S 4H 3S | 3: KD QS JH TC 9H 8S 7H 6C 5H 4S | 4: - | 5: - "
        "| 6: KC QH JC TH | 7: [2] 5H | 8: - | 9: [1] TH 9C 8H 7C 6H 5C 4H 3C | 10: [4] TS | ";
    QCOMPARE(ruled(r, s), columns + "stock 0 waste 21 top TC pass 1 F 39");
    QCOMPARE(legal(r, s), set("2>6*7 3>1*8 3>7 3>10*6 9>6*7 R"));
    QVERIFY(play(r, s, "R"));
    QVERIFY(play(r, s, "S"));
    QCOMPARE(ruled(r, s), columns + "stock 20 waste 1 top 2H pass 2 F 39");
  }
  void thePassesOptionSaysHowOftenTheWasteIsTurnedOver_data() {
    QTest::addColumn<QByteArray>("passes");
    QTest::addColumn<int>("redeals");
    QTest::newRow("one") << QByteArray("1") << 0;
    QTest::newRow("two") << QByteArray("2") << 1;
    QTest::newRow("three") << QByteArray("3") << 2;
  }
  void thePassesOptionSaysHowOftenTheWasteIsTurnedOver() {
    QFETCH(QByteArray, passes);
    QFETCH(int, redeals);
    const auto r = rules(1, {{"passes", passes.constData()}, {"stock", "any-time"}});
    auto s = dealtX(r);
    int turned = 0;
    while (play(r, s, "S") || (play(r, s, "R") && ++turned > 0)) {
    }
    QCOMPARE(turned, redeals);
    QCOMPARE(s.stock(), 0);
    QCOMPARE(s.pass, redeals + 1);
  }
  void sameSuitBuildingRefusesTheOtherColour() {
    const auto r = rules(1, {{"building", "same-suit"}});
    const auto s = dealt(r, sortedPack(2, 2));
    QCOMPARE(legal(r, s), set("9>10")); // 2H on 3H; no more 2C on 3H, nor 6D on 7C
    const auto x = dealtX(r);
    QCOMPARE(legal(r, x), set("2>10 3>6 4>F 7>8"));
    QVERIFY(r.follows(*readCard("9H"), *readCard("8H")) && !r.follows(*readCard("9H"), *readCard("8C")));
  }
  void onlyAKingThatLeavesSomethingBehindGoesToAnEmptyColumn() {
    const auto r = rules();
    auto s = dealtX(r);
    replay(r, s, 144); // three columns are empty, and kings head columns of nothing but open cards
    for (const std::string& m : legal(r, s)) QVERIFY(!m.ends_with(">4") && !m.ends_with(">5") && !m.ends_with(">8"));
  }
  void twoThousandMovesCountAsGivenUp() {
    const auto r = rules();
    auto s = dealtX(r);
    s.moves = DayOff::kMostMoves - 1;
    QVERIFY(play(r, s, "4>F"));
    QVERIFY(r.turn(s).isOver());
    QCOMPARE(r.result(s).places, std::vector<int>{2});
    QCOMPARE(r.result(s).scores, std::vector<int>{1});
  }
  void aBoardWithoutAMoveIsLost() {
    const auto r = rules(1, {{"passes", "1"}, {"stock", "any-time"}, {"building", "same-suit"}});
    auto s = dealtX(r);
    while (play(r, s, "S")) {
    }
    Random random(3);
    std::vector<DayOff::Move> list;
    mk::playout(r, s, random, list);
    QVERIFY(r.turn(s).isOver());
    QCOMPARE(r.result(s).places, std::vector<int>{2});
    QVERIFY(r.result(s).winners().empty());
    QCOMPARE(r.result(s).scores, std::vector<int>{r.score(s)});
  }
  void bothCopiesOfASuitsFoundationTakeTheSameCardByHand() {
    const auto r = rules();
    const auto s = dealtX(r);
    const View v = r.look(s, Viewer{0});
    std::vector<DayOff::Move> list;
    r.moves(s, 0, list);
    std::vector<Gesture> gestures;
    for (const auto& m : list) gestures.push_back(r.gesture(s, 0, m));
    QVERIFY(!confusion(v, gestures));
    for (const int second : {0, 1}) {
      Selection hand(v, gestures);
      QVERIFY(hand.touch(Stroke::place(DayOff::kColumn + 3, 3)));
      QVERIFY(hand.touch(Stroke::place(DayOff::kFoundation + 2 + second, 0)));
      QVERIFY(hand.complete());
      QCOMPARE(r.text(s, 0, list[*hand.complete()]), std::string("4>F"));
    }
    Selection hand(v, gestures);
    hand.touch(Stroke::place(DayOff::kColumn + 3, 3));
    QVERIFY(!hand.touch(Stroke::place(DayOff::kFoundation, 0))); // a foundation of clubs
  }
  void aPositionTextCannotHideALie_data() {
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::newRow("no order") << QByteArray(" | order") << QByteArray(" | orders");
    QTest::newRow("a card twice") << QByteArray("order 8D KC") << QByteArray("order KC KC");
    QTest::newRow("another open card") << QByteArray("1: 8D") << QByteArray("1: KS QS");
    QTest::newRow("too many closed") << QByteArray("4: [1]") << QByteArray("4: [4]");
    QTest::newRow("stock count") << QByteArray("stock 47") << QByteArray("stock 48");
    QTest::newRow("waste top") << QByteArray("top 9S") << QByteArray("top 9D");
    QTest::newRow("foundations") << QByteArray("F 2") << QByteArray("F 3");
    QTest::newRow("pass") << QByteArray("pass 1") << QByteArray("pass 3");
    QTest::newRow("moves") << QByteArray("moves 13") << QByteArray("moves many");
    QTest::newRow("out") << QByteArray("| out") << QByteArray("| out 55");
  }
  void aPositionTextCannotHideALie() {
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    const auto r = rules();
    auto s = dealtX(r);
    replay(r, s, 13);
    QByteArray t = QByteArray::fromStdString(r.text(s));
    QVERIFY(r.read(t.toStdString()));
    QVERIFY(t.contains(from));
    t.replace(t.indexOf(from), from.size(), to);
    const auto read = r.read(t.toStdString());
    QVERIFY(!read);
    QVERIFY(!english(read.why()).empty());
  }
  void nonsenseIsRefusedWithAReason() {
    const auto r = rules();
    for (const char* t : {"", "|", "1: 8D", "||||||||||||||", "1:|2:|3:|4:|5:|6:|7:|8:|9:|10:|stock|moves|out|order"}) {
      const auto read = r.read(t);
      QVERIFY2(!read, t);
      QVERIFY(!english(read.why()).empty());
    }
  }
  void positionsAndMovesReadBackAllAlongTheReplay() {
    const auto r = rules();
    auto s = dealtX(r);
    std::istringstream in(kReplay);
    std::string move;
    while (in >> move) {
      const auto back = r.read(r.text(s));
      QVERIFY2(back, back ? "" : english(back.why()).c_str());
      QVERIFY(*back == s);
      QCOMPARE(r.fault(s), std::string());
      QVERIFY(play(r, s, move));
    }
    QVERIFY(*r.read(r.text(s)) == s);
  }
  void undoOfAMoveThatOpensACardMarksTheGameOrIsRefused() {
    auto m = Match::begin(info(), 1);
    QVERIFY(m && m->settle(Outcome::deck(*readCards(kOrderX))));
    QVERIFY(m->play(0, "4>F")); // turns a card up
    QVERIFY(m->undoTarget() == std::optional<std::size_t>(1));
    QVERIFY(m->undoMarks(1));
    auto strict = Match::begin(info(), 1, {{"undo", "open-moves-only"}});
    QVERIFY(strict && strict->settle(Outcome::deck(sortedPack(2, 2))));
    QVERIFY(strict->play(0, "1>10"));
    QVERIFY(strict->undoTarget() == std::optional<std::size_t>(1));
    QVERIFY(!strict->undoMarks(1));
    QVERIFY(strict->play(0, "5>2"));
    QVERIFY(!strict->undoTarget());
  }
  void aRaceIsPlayedOneAfterTheOtherBehindACover() {
    const auto r = rules(3);
    auto s = dealtX(r);
    const std::string start = ruled(r, s);
    QCOMPARE(legal(r, s), set("2>5 3>7 4>F 6>8 9>10 give-up"));
    for (const Seat other : {Seat(1), Seat(2), kNobody})
      for (const Zone& z : r.look(s, Viewer{other}).zones) QVERIFY(z.items.empty());
    QVERIFY(play(r, s, "4>F"));
    QVERIFY(r.takeback(s, 0, {DayOff::Move::Kind::Carry, 9, 12, 1}) == Takeback::Refused);
    giveUp(r, s);
    QCOMPARE(r.turn(s).seat(), Seat(1));
    QCOMPARE(ruled(r, s), start); // the same order again
    QCOMPARE(replay(r, s), 246);
    QCOMPARE(r.turn(s).seat(), Seat(2));
    QVERIFY(play(r, s, "9>10"));
    QVERIFY(play(r, s, "4>F"));
    QVERIFY(*r.read(r.text(s)) == s);
    giveUp(r, s);
    QVERIFY(r.turn(s).isOver());
    QCOMPARE(r.result(s).scores, (std::vector<int>{1, 104, 1}));
    QCOMPARE(r.result(s).places, (std::vector<int>{2, 1, 3})); // equal scores: fewer moves first
    QVERIFY(r.look(s, Viewer{0}).find(DayOff::kResults) != nullptr);
    QVERIFY(*r.read(r.text(s)) == s);
  }
  void theReplayOfTheRulingIsWhatItsPlayerPlays() {
    const auto r = rules();
    auto s = dealtX(r);
    std::istringstream in(kReplay);
    for (std::string move; in >> move;) {
      std::vector<std::string> best;
      for (const auto& m : r.equals(s)) best.push_back(r.text(s, 0, m));
      QVERIFY2(std::ranges::find(best, move) != best.end(), move.c_str());
      QVERIFY(play(r, s, move));
    }
    QVERIFY(r.won(s));
  }
  void theRestIsLaidHomeOnceNothingIsToBeDecided() {
    const auto r = rules();
    const SolveLimits nothing{.positions = 0, .stop = {}};
    int bare = -1;
    for (int n = 0; n < 246; ++n) {
      auto s = dealtX(r);
      QCOMPARE(replay(r, s, n), n);
      const auto v = r.solve(s, nothing);
      QVERIFY(v.winnable != Winnable::No);
      if (v.winnable != Winnable::Yes) continue;
      if (bare < 0) bare = n;
      for (const auto& m : v.line) {
        QVERIFY(r.toHeap(m) || m.kind == DayOff::Kind::Turn);
        r.play(s, 0, m);
      }
      QVERIFY(r.won(s));
    }
    QVERIFY2(bare > 200 && bare < 246, qPrintable(QString::number(bare)));
  }
  void theSensiblePlayerWinsAboutTwoDealsInFive() {
    const auto r = rules();
    Random random(1);
    int won = 0;
    if (kSanitized) QSKIP("how often is measured by the other build");
    for (std::uint64_t seed = 0; seed < kPlayed; ++seed) {
      auto s = dealtAtRandom(r, seed);
      while (r.turn(s).isSeats()) {
        const auto m = r.suggest(s, 0, random);
        if (!m) break;
        r.play(s, 0, *m);
      }
      won += r.turn(s).isOver() && r.result(s).places[0] == 1;
    }
    QVERIFY2(won > kPlayed * 3 / 10 && won < kPlayed / 2, qPrintable(QString::number(won)));
  }
  void withEverythingOpenTheHintsLeadStraightToTheEnd() {
    const auto r = rules();
    Random random(1);
    auto s = dealtX(r);
    QCOMPARE(replay(r, s, 243), 243);
    QCOMPARE(s.stock() + s.waste(), 0);
    while (r.turn(s).isSeats()) {
      const auto m = r.suggest(s, 0, random);
      QVERIFY(m && r.toHeap(*m));
      r.play(s, 0, *m);
    }
    QCOMPARE(r.result(s).scores, std::vector<int>{104});
  }
  void theSolverAnswersWithAWinningLine() {
    const auto r = rules();
    int yes = 0;
    for (std::uint64_t seed = 0; seed < kSolved; ++seed) {
      auto s = dealtAtRandom(r, seed);
      SolveLimits limits;
      const auto v = r.solve(s, limits);
      QVERIFY(v.positions <= limits.positions + 5000);
      if (v.winnable != Winnable::Yes) continue;
      ++yes;
      for (const auto& m : v.line) QVERIFY(play(r, s, r.text(s, 0, m)));
      QVERIFY(r.turn(s).isOver());
      QCOMPARE(r.result(s).places, std::vector<int>{1});
    }
    QVERIFY2(yes >= kSolved * 3 / 4, qPrintable(QString::number(yes)));
  }
  void theSolverSaysNoOnlyWhereNothingHelps() {
    const auto r = rules(1, {{"passes", "1"}, {"building", "same-suit"}});
    int no = 0;
    for (std::uint64_t seed = 0; seed < kLost; ++seed) {
      auto s = dealtAtRandom(r, seed);
      Random random(seed);
      std::vector<DayOff::Move> list;
      while (r.turn(s).isSeats() && s.stock() > 0) { // on to where few moves are left
        list.clear();
        r.moves(s, 0, list);
        r.play(s, 0, list[random.below(static_cast<std::uint32_t>(list.size()))]);
      }
      if (r.turn(s).isOver()) continue;
      const auto v = r.solve(s, {});
      if (v.winnable != Winnable::No) continue;
      ++no;
      QVERIFY(v.line.empty());
      for (int i = 0; i < 200; ++i) {
        auto t = s;
        mk::playout(r, t, random, list);
        QVERIFY(r.result(t).places[0] == 2);
      }
    }
    QVERIFY2(no > kLost / 3, qPrintable(QString::number(no)));
  }
  void aStoppedOrStarvedSolverSaysUnknown() {
    const auto r = rules();
    const auto s = dealtAtRandom(r, 20); // not decided by following the hints
    SolveLimits few;
    few.positions = 2000;
    QVERIFY(r.solve(s, few).winnable == Winnable::Unknown);
    std::stop_source stop;
    stop.request_stop();
    SolveLimits stopped;
    stopped.stop = stop.get_token();
    QVERIFY(r.solve(s, stopped).winnable == Winnable::Unknown);
  }
  void aPositionThatIsOverIsDecided() {
    const auto r = rules();
    auto s = dealtX(r);
    replay(r, s);
    QVERIFY(r.solve(s, {}).winnable == Winnable::Yes);
    QVERIFY(r.solve(r.start(), {}).winnable == Winnable::Unknown);
  }
  void nothingOnTheTableOverlaps() {
    for (const int seats : {1, 4})
      for (const Aspect a : {Aspect::Wide, Aspect::Tall}) {
        const auto r = rules(seats);
        auto s = dealtX(r);
        for (int i = 0; seats > 1 && i < seats; ++i) giveUp(r, s);
        const View v = r.look(s, Viewer{0});
        const Layout l = info().arrange(v, a);
        QCOMPARE(layoutFault(v, l), QString());
      }
  }
  void theLawsOfTheBoxHold_data() {
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<int>("seats");
    for (int seats = info().minSeats; seats <= info().maxSeats; ++seats)
      QTest::addRow("%d seats", seats) << QByteArray() << QByteArray() << seats;
    for (const OptionSpec& o : info().options)
      for (const OptionValue& v : o.values)
        QTest::addRow("%s %s", o.key, v.key) << QByteArray(o.key) << QByteArray(v.key) << 1;
  }
  void theLawsOfTheBoxHold() {
    QFETCH(QByteArray, key);
    QFETCH(QByteArray, value);
    QFETCH(int, seats);
    std::map<std::string, std::string> options;
    if (!key.isEmpty()) options[key.toStdString()] = value.toStdString();
    const LawReport report = checkLaws(info(), seats, options, lawLimits(2));
    for (const std::string& b : report.broken) qWarning("%s", b.c_str());
    QVERIFY(report.broken.empty());
    QVERIFY(report.scrambles > 0);
  }
};

QTEST_APPLESS_MAIN(SolitairesTest)
#include "solitaires_test.moc"
