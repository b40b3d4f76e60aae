// The build-up games of three to five dice, 92-94, 102, 135, 139, 142 and 143: the worked cases of the ruling, house
// rules, and exact chances against random matches. Rules: three- to five-dice games, sections 5 and 6.
#include "games/dice/cup/house_number.h"
#include "tests/cup.h"
#include "tests/played_out.h"
#include "tests/sanitized.h"

#include <algorithm>

using namespace mk;
using namespace mk::dice;

namespace {

const GameInfo& info(int number) {
  static const std::vector<GameInfo> all = buildUpInfos();
  return infoWithId(all, std::to_string(number));
}
Match begun(int number, int seats = 2, const Chosen& chosen = {}, const std::string& position = {}) {
  return cupMatch(info(number), seats, chosen, position);
}
QString promptOf(const Match& m) { return QString::fromStdString(english(m.now().look({}).prompt)); }
// The dice on the tray: those kept aside in brackets, those that count with a star.
QString trayOf(const Match& m) {
  const View v = m.now().look({});
  QString out;
  for (const Item& i : v.find(kCupTray)->items) {
    const QString face = QString::number(i.thing.code);
    out += i.held ? "[" + face + "]" : i.lit ? face + "*" : face;
  }
  return out;
}

// --- chances

constexpr int kMatches = fewer(100'000);

// A build-up game of two players as the ruling tells it: how far a throw brings somebody, and when the turn goes on.
struct Model {
  int goal = 3;
  std::function<int(int)> dice;                           // to throw, at this stage
  std::function<int(int, const std::vector<int>&)> after; // the stage after a throw
  std::function<bool(bool success, int throws)> goesOn = [](bool, int) { return false; };
};

bool hasAll(const std::vector<int>& faces, std::initializer_list<int> wanted) {
  return std::ranges::all_of(wanted, [&](int f) { return std::ranges::find(faces, f) != faces.end(); });
}
int laidInOrder(int done, const std::vector<int>& faces, bool back) {
  while (done < 5 && hasAll(faces, {back ? 5 - done : done + 1})) ++done;
  return done;
}

// Throws of the whole match and the winner, as 2 * throws + winner. What is undecided after `most` throws is halved and
// counted with these.
Chances lengthAndWinner(const Model& m, int most) {
  std::vector<Chances> step; // the chances of the next stage
  for (int done = 0; done < m.goal; ++done)
    step.push_back(ofThrow(m.dice(done), [&](const std::vector<int>& faces) { return m.after(done, faces); }));
  struct Where {
    int mine, other, mover, throws; // of the player whose turn it is
    auto operator<=>(const Where&) const = default;
  };
  Chances out;
  std::map<Where, double> now{{{0, 0, 0, 0}, 1.0}};
  for (int n = 1; n <= most; ++n) {
    std::map<Where, double> next;
    for (const auto& [w, p] : now)
      for (const auto& [done, q] : step[static_cast<std::size_t>(w.mine)]) {
        if (done == m.goal)
          out[2 * n + w.mover] += p * q;
        else if (m.goesOn(done > w.mine, w.throws + 1))
          next[{done, w.other, w.mover, w.throws + 1}] += p * q;
        else
          next[{w.other, done, 1 - w.mover, 0}] += p * q;
      }
    now = std::move(next);
  }
  for (const auto& [w, p] : now)
    for (int winner = 0; winner < 2; ++winner) out[2 * most + winner] += p / 2;
  return out;
}

std::map<int, int> countedLengths(int number, const Chosen& chosen, int most) {
  const Match start = begun(number, 2, chosen);
  Random random(static_cast<std::uint64_t>(number));
  std::map<int, int> counted;
  for (int i = 0; i < kMatches; ++i) {
    const Playout p = start.now().playout(random);
    if (!p.finished) qFatal("a match does not end");
    ++counted[2 * std::min(p.plies, most) + (p.result.places[0] == 1 ? 0 : 1)];
  }
  return counted;
}

} // namespace

class CupBuildTest : public QObject {
  Q_OBJECT

private slots:
  // --- worked cases

  void sixesStayUntilThereAreThree() {
    Match m = begun(92);
    const QStringList turns{"1: 661", "2: 345", "1: 4", "2: 662"};
    const QStringList kept{"66;-", "66;-", "66;-", "66;66"};
    for (qsizetype i = 0; i < turns.size(); ++i) {
      QCOMPARE(playLine(m, turns[i]), QString());
      const QString now = states(m); // a lone state is that of the seat to move
      QCOMPARE(now == "66" ? QString("66;-") : now, kept[i]);
    }
    QCOMPARE(trayOf(m), QString("6*6*2"));
    QCOMPARE(promptOf(m), QString("seat 1: throw one die, one more six is needed"));
    QCOMPARE(playLine(m, "1: 6"), QString());
    QVERIFY(m.over());
    QCOMPARE(trayOf(m), QString("[6][6]6*"));
    QCOMPARE(places(m), (std::vector{1, 2}));
    QCOMPARE(cellText(m, "Third six", 0), QString("6"));
    QCOMPARE(cellText(m, "Third six", 1), QString());
  }

  void onesStayInTheSmallHouseNumber() {
    Match m = begun(93);
    QCOMPARE(playLine(m, "1: 111"), QString());
    QVERIFY(m.over());
    QCOMPARE(places(m), (std::vector{1, 2}));
  }

  void houseNumbersAreReadFromTheDice() {
    QCOMPARE(houseNumber(Thrown::of("566"), false), 665);
    QCOMPARE(houseNumber(Thrown::of("656"), false), 665);
    QCOMPARE(houseNumber(Thrown::of("211"), true), 112);
    QCOMPARE(houseNumber(Thrown::of("113"), true), 113);
  }

  void theBestOfTwentySingleThrowsDecides() {
    Match tie = begun(92, 2, {{"mode", "one-throw"}}, "92 r20 s2 [0,0] {665;664}");
    QCOMPARE(playLine(tie, "2: 656"), QString());
    QVERIFY(!tie.over()); // 665 and 665
    QCOMPARE(playLine(tie, "1: 651 2: 551"), QString());
    QCOMPARE(places(tie), (std::vector{1, 2})); // 651 beats 551

    Match m = begun(93, 2, {{"mode", "one-throw"}}, "93 r20 s1 [0,0] {112;122}");
    QCOMPARE(playLine(m, "1: 456 2: 113"), QString());
    QVERIFY(m.over());
    QCOMPARE(places(m), (std::vector{1, 2})); // 112 and 113
    QCOMPARE(cellText(m, "Best house number", 1), QString("113"));
  }

  void inOneThrowTheSmallerNumberWinsTheExtraThrow() {
    Match m = begun(93, 2, {{"mode", "one-throw"}}, "93 r20 s2 [0,0] {112;123}");
    QCOMPARE(playLine(m, "2: 211 1: 665 2: 664"), QString());
    QCOMPARE(places(m), (std::vector{2, 1})); // 566 and 466
  }

  void threeEqualInOneThrowWinAtOnce() {
    Match m = begun(92, 2, {{"mode", "one-throw"}});
    QCOMPARE(playLine(m, "1: 662 2: 345 1: 621 2: 666"), QString());
    QVERIFY(m.over());
    QCOMPARE(places(m), (std::vector{2, 1}));
  }

  void digitsArePutOnTheirPlaces() {
    Match m = begun(92, 2, {{"mode", "placing"}});
    QCOMPARE(playLine(m, "1: 4"), QString());
    QCOMPARE(movesNow(m), QString("at h, at t, at u"));
    QCOMPARE(playLine(m, "at:t 6"), QString());
    QCOMPARE(movesNow(m), QString("at h, at u"));
    QCOMPARE(states(m), QString("t=4 d=6"));
    QCOMPARE(playLine(m, "at:h 1"), QString()); // the units are the only free place
    QCOMPARE(totals(m), (std::vector{641, 0}));
    QCOMPARE(cellText(m, "1", 0), QString("641"));
    QCOMPARE(promptOf(m), QString("seat 2: throw the first of three dice"));
  }

  void theThirdDieDecidesWhenEverybodyHasTwoSixes() {
    Match m = begun(94);
    QCOMPARE(playLine(m, "1: 63 2: 66 1: 4 1: 6"), QString()); // the second waits
    QVERIFY(m.now().text().find("final") != std::string::npos);
    QCOMPARE(playLine(m, "1: 3"), QString());
    QVERIFY(!m.over());
    QCOMPARE(playLine(m, "2: 5"), QString());
    QVERIFY(m.over());
    QCOMPARE(places(m), (std::vector{2, 1}));
    QCOMPARE(trayOf(m), QString("[6][6]5*"));
  }

  void sailorsGoOnBoardOneByOne() {
    Match m = begun(102);
    QCOMPARE(playLine(m, "1: 1 / 4; 2: 3; 1: 1 / 1"), QString());
    QVERIFY(m.over());
    QCOMPARE(places(m), (std::vector{1, 2}));

    m = begun(102);
    QCOMPARE(playLine(m, "1: 2; 2: 1 / 1 / 6; 1: 5"), QString());
    QCOMPARE(states(m), QString("11")); // of the second seat, which is to throw
    QCOMPARE(m.now().chance().by, Seat{1});
    QCOMPARE(m.now().chance().count, std::uint8_t{1});
    QCOMPARE(cellText(m, "First sailor", 0), QString());
  }

  void bothPartsMustBeThrown() {
    Match m = begun(135);
    QCOMPARE(playLine(m, "1: 45612 / 44556 / 12663"), QString());
    QCOMPARE(states(m), QString("2;1"));
    QCOMPARE(trayOf(m), QString("1*2*663*"));
    QCOMPARE(playLine(m, "2: 11222 / 33345"), QString());
    QCOMPARE(promptOf(m), QString("seat 2: throw five dice, 1, 2 and 3 are needed (throw 3 of 5)"));
    QCOMPARE(playLine(m, "2: 45661 / 22331"), QString());
    QCOMPARE(states(m), QString("2;2"));
    QCOMPARE(playLine(m, "1: 64415"), QString());
    QVERIFY(m.over());
    QCOMPARE(places(m), (std::vector{1, 2}));
  }

  void fiveMissesEndTheTurn() {
    Match m = begun(135);
    QCOMPARE(playLine(m, "1: 11111 / 22222 / 33333 / 44444 / 12566 2: 12345 1: 66666"), QString());
    QCOMPARE(states(m), QString("1 n=1;2"));
  }

  void theCaptainNeedsFiveAndSixTwice() {
    Match m = begun(139);
    QCOMPARE(playLine(m, "1: 514; 2: 652 / 46"), QString());
    QCOMPARE(states(m), QString("1;2"));
    QCOMPARE(playLine(m, "1: 561 / 65"), QString());
    QVERIFY(m.over());
    QCOMPARE(places(m), (std::vector{1, 2}));
  }

  void stopsAreLaidInOrder() {
    Match m = begun(142);
    QCOMPARE(playLine(m, "1: 12466; 2: 23456"), QString());
    QCOMPARE(states(m), QString("12"));
    QCOMPARE(promptOf(m), QString("seat 1: throw three dice, a 3 is needed next"));
    QCOMPARE(playLine(m, "1: 354"), QString());
    QVERIFY(m.over());
    QCOMPARE(trayOf(m), QString("[1][2]3*5*4*"));
    QCOMPARE(QString::fromStdString(english(m.tell(2, {}))),
             QString("seat 1 throws 3-5-4 and lays 3-4-5: seat 1 wins"));

    m = begun(143);
    QCOMPARE(playLine(m, "1: 12466; 2: 23456; 1: 54311"), QString());
    QCOMPARE(states(m), QString("543;5432"));
    QCOMPARE(promptOf(m), QString("seat 2: throw one die, a 1 is needed and wins"));
  }

  // --- house rules, ties and ends

  void equalTurnsFinishTheRound_data() {
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("line"); // the first seat reaches the goal, then the second
    QTest::addColumn<QString>("extra");
    QTest::newRow("92") << 92 << "666 666"
                        << "123 124";
    QTest::newRow("93") << 93 << "111 111"
                        << "123 124";
    QTest::newRow("102") << 102 << "1 1 1 1 1 1"
                         << "123 124";
    QTest::newRow("135") << 135 << "12345 12366 45611 64511"
                         << "12345 12346";
    QTest::newRow("139") << 139 << "561 65 652 56"
                         << "12345 12346";
    QTest::newRow("142") << 142 << "12345 54321"
                         << "12345 12346";
  }
  void equalTurnsFinishTheRound() {
    QFETCH(int, number);
    QFETCH(QString, line);
    QFETCH(QString, extra);
    Match m = begun(number, 2, {{"equal-turns", "on"}});
    QCOMPARE(playLine(m, line), QString());
    QVERIFY(!m.over()); // both have it: one throw of all dice each
    QCOMPARE(playLine(m, "1: " + extra), QString());
    QVERIFY(m.over());
    QCOMPARE(places(m), (std::vector{2, 1})); // the higher sum, in the small house number too

    m = begun(number, 2, {{"equal-turns", "on"}, {"tie", "shared-win"}});
    QCOMPARE(playLine(m, line), QString());
    QVERIFY(m.over());
    QCOMPARE(places(m), (std::vector{1, 1}));
  }

  void aJourneyInOneThrowKeepsNothing() {
    for (const int number : {142, 143}) {
      Match m = begun(number, 2, {{"laying", "all-in-one-throw"}});
      QCOMPARE(playLine(m, "1: 12346 2: 23456"), QString());
      QCOMPARE(states(m), QString());
      QCOMPARE(playLine(m, "1: 35142"), QString());
      QVERIFY(m.over());
      QCOMPARE(places(m), (std::vector{1, 2}));
    }
  }

  void aHundredRoundsAreEnough() {
    Match m = begun(92, 2, {}, "92 r100 s2 [0,0] {66;6}");
    QCOMPARE(playLine(m, "2: 12"), QString());
    QVERIFY(m.over());
    QCOMPARE(places(m), (std::vector{1, 2}));
    QCOMPARE(promptOf(m), QString("After 100 rounds seat 1 has come farthest and wins."));

    m = begun(142, 2, {{"laying", "all-in-one-throw"}}, "142 r100 s2 [0,0] {}");
    QCOMPARE(playLine(m, "2: 11111 1: 66666 2: 66665"), QString());
    QCOMPARE(places(m), (std::vector{1, 2}));
  }

  void bothSixesMayHaveToComeTogether() {
    const Chosen together{{"sixes", "together"}};
    Match m = begun(94, 2, together);
    QCOMPARE(playLine(m, "1: 61 2: 26 1: 66 2: 65 2: 66 1: 2 2: 2"), QString());
    QVERIFY(!m.over()); // equal third dice are thrown again
    QCOMPARE(playLine(m, "1: 4 2: 1"), QString());
    QCOMPARE(places(m), (std::vector{1, 2}));

    m = begun(94, 2, together, "94 r100 s2 [0,0] {66;-}"); // only the first has them
    QCOMPARE(playLine(m, "2: 16"), QString());
    QCOMPARE(places(m), (std::vector{1, 2}));
    m = begun(94, 2, together, "94 r100 s2 [0,0] {}"); // nobody has: everybody goes to the final
    QCOMPARE(playLine(m, "2: 16 1: 3 2: 4"), QString());
    QCOMPARE(places(m), (std::vector{2, 1}));
    m = begun(94, 3, together, "94 r100 s3 [0,0,0] {66;66;-}"); // two of three go on
    QCOMPARE(playLine(m, "3: 16 1: 3 2: 4"), QString());
    QCOMPARE(places(m), (std::vector{2, 1, 3}));
  }

  void aTiedThirdDieMayShareTheWin() {
    Match m = begun(94, 2, {{"tie", "shared-win"}}, "94 r1 s1 [0,0] final {66;66}");
    QCOMPARE(playLine(m, "1: 3 2: 3"), QString());
    QVERIFY(m.over());
    QCOMPARE(places(m), (std::vector{1, 1}));
  }

  void placedHouseNumbersAreAdded() {
    for (const int number : {92, 93}) {
      Match m = begun(number, 2, {{"mode", "placing"}});
      for (int round = 0; round < 5; ++round) QCOMPARE(playLine(m, "1: 4 at:t 6 at:h 1 2: 4 at:h 6 at:u 1"), QString());
      QVERIFY(m.over());
      QCOMPARE(totals(m), (std::vector{5 * 641, 5 * 416}));
      QCOMPARE(places(m), number == 92 ? (std::vector{1, 2}) : (std::vector{2, 1}));
    }
  }

  void aTieOfPlacedNumbersIsBrokenByAnotherOne() {
    Match m = begun(93, 2, {{"mode", "placing"}}, "93 r5 s2 [641,530] {}");
    QCOMPARE(playLine(m, "2: 1 at:h 1 at:t 1 1: 2 at:h 2 at:t 2 2: 2 at:h 2 at:u 1"), QString());
    QVERIFY(m.over());
    QCOMPARE(places(m), (std::vector{2, 1})); // 222 and 212
  }

  void impossiblePositionsAreRefused_data() {
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("position");
    QTest::newRow("a fourth six") << 92 << "92 r2 s1 [0,0] {6666;-}";
    QTest::newRow("a one among sixes") << 92 << "92 r2 s1 [0,0] {61;-}";
    QTest::newRow("a finished number in a running game") << 92 << "92 r2 s1 [0,0] {666;-}";
    QTest::newRow("numbers not laid in order") << 142 << "142 r2 s1 [0,0] {13;-}";
    QTest::newRow("a third part") << 135 << "135 r2 s1 [0,0] {4;1}";
    QTest::newRow("a sixth throw") << 135 << "135 r2 s1 [0,0] {1 n=5;1}";
    QTest::newRow("more throws than sailors") << 102 << "102 r2 s1 [0,0] {1 n=2;-}";
    QTest::newRow("a third die before the final") << 94 << "94 r2 s1 [0,0] {66 t=3;6}";
    QTest::newRow("everybody waits") << 94 << "94 r2 s1 [0,0] {66;66}";
    QTest::newRow("over too soon") << 92 << "92 r2 s- [0,0] {66;6}";
  }
  void impossiblePositionsAreRefused() {
    QFETCH(int, number);
    QFETCH(QString, position);
    QVERIFY(!Match::begin(info(number), 2, {{"starter", "seat-1"}}, 1, position.toStdString()));
  }

  // --- chances: the exact distribution of the number of throws and of the winner, two players

  void racesTakeAsLongAsTheyShould_data() {
    QTest::addColumn<int>("number");
    QTest::addColumn<Chosen>("chosen");
    QTest::addColumn<Model>("model");
    QTest::addColumn<int>("most");
    const auto left = [](int of) { return [of](int done) { return of - done; }; };
    const auto always = [](int n) { return [n](int) { return n; }; };
    const auto faces = [](int face) {
      return
          [face](int done, const std::vector<int>& t) { return done + static_cast<int>(std::ranges::count(t, face)); };
    };
    QTest::newRow("92") << 92 << Chosen{} << Model{3, left(3), faces(6)} << 190;
    QTest::newRow("93") << 93 << Chosen{} << Model{3, left(3), faces(1)} << 190;
    QTest::newRow("102") << 102 << Chosen{} << Model{3, always(1), faces(1), [](bool success, int) { return success; }}
                         << 190;
    const auto parts = [](int done, const std::vector<int>& t) {
      return done + (done == 0 ? hasAll(t, {1, 2, 3}) : hasAll(t, {4, 5, 6}));
    };
    QTest::newRow("135") << 135 << Chosen{}
                         << Model{2, always(5), parts, [](bool success, int n) { return !success && n < 5; }} << 300;
    const auto captain = [](int done, const std::vector<int>& t) { return done + hasAll(t, {5, 6}); };
    QTest::newRow("139") << 139 << Chosen{}
                         << Model{2, [](int done) { return 3 - done; }, captain,
                                  [](bool success, int) { return success; }}
                         << 190;
    for (const bool back : {false, true}) {
      const auto laid = [back](int done, const std::vector<int>& t) { return laidInOrder(done, t, back); };
      QTest::newRow(back ? "143" : "142") << (back ? 143 : 142) << Chosen{} << Model{5, left(5), laid} << 190;
    }
    const auto whole = [](int, const std::vector<int>& t) { return hasAll(t, {1, 2, 3, 4, 5}) ? 1 : 0; };
    QTest::newRow("142 in one throw") << 142 << Chosen{{"laying", "all-in-one-throw"}} << Model{1, always(5), whole}
                                      << 200;
    for (const int number : {92, 93}) {
      const int face = number == 92 ? 6 : 1;
      const auto three = [face](int, const std::vector<int>& t) { return std::ranges::count(t, face) == 3 ? 1 : 0; };
      QTest::addRow("%d in one throw", number)
          << number << Chosen{{"mode", "one-throw"}} << Model{1, always(3), three} << 40;
    }
  }
  void racesTakeAsLongAsTheyShould() {
    QFETCH(int, number);
    QFETCH(Chosen, chosen);
    QFETCH(Model, model);
    QFETCH(int, most);
    QVERIFY(alike(countedLengths(number, chosen, most), lengthAndWinner(model, most), kMatches));
  }

  // The throws of each until two sixes are there, the third dice, and two more for every tie.
  void waitingTakesAsLongAsItShould() {
    constexpr int kMost = 300;
    Chances own;
    double before = 0;
    for (int n = 1; n < kMost; ++n) {
      const double there = std::pow(1 - std::pow(5.0 / 6, n), 2); // both dice have shown a six
      own[n] = there - before;
      before = there;
    }
    Chances finals;
    for (int ties = 0; ties < 20; ++ties) finals[2 + 2 * ties] = std::pow(1.0 / 6, ties) * 5 / 6;
    Chances both;
    for (const auto& [n, p] : sumOfTwo(sumOfTwo(own, own), finals))
      for (int winner = 0; winner < 2; ++winner) both[2 * std::min(n, kMost) + winner] += p / 2;
    QVERIFY(alike(countedLengths(94, {}, kMost), both, kMatches));
  }

  void theBestOfTwentyThrowsIsAsGoodAsItShouldBe() {
    const Chances one = ofThrow(3, [](const std::vector<int>& t) {
      std::vector<int> f = t;
      std::ranges::sort(f, std::greater());
      return 100 * f[0] + 10 * f[1] + f[2];
    });
    std::map<int, int> counted;
    int ended = 0;
    matches(CupGame<HouseInOneThrow>(Setup{2, {}}, 92), kMatches, [&](const auto& s) {
      if (s.cup.goal != 0) return;
      ++ended;
      ++counted[s.play.best[0]];
    });
    Chances best; // of twenty throws without 666
    double below = 0, sum = 0;
    for (const auto& [number, p] : one) {
      if (number == 666) continue;
      sum += p / (215.0 / 216);
      best[number] = std::pow(sum, 20) - below;
      below = std::pow(sum, 20);
    }
    QVERIFY(near(ended, kMatches, std::pow(215.0 / 216, 40)));
    QVERIFY(alike(counted, best, ended));
  }

  // --- the computer player of "placing"

  void placingIsPlayedAsWellAsItCanBe() {
    for (const bool small : {false, true}) {
      const CupGame<HouseByPlaces> game(Setup{2, {}}, 92, HouseRules{small});
      // A second reckoning, place by place: the best of all ways, digit after digit.
      const double worth[] = {100, 10, 1};
      const std::function<double(unsigned)> value = [&](unsigned places) {
        double sum = 0;
        for (int digit = 1; places != 0 && digit <= 6; ++digit) {
          double best = small ? 1e9 : -1e9;
          for (unsigned i = 0; i < 3; ++i) {
            if ((places >> i & 1u) == 0) continue;
            const double v = worth[i] * digit + value(places & ~(1u << i));
            best = small ? std::min(best, v) : std::max(best, v);
          }
          sum += best / 6;
        }
        return sum;
      };
      QVERIFY(std::abs(game.mechanic().expected(7) - value(7)) < 1e-9);
      QVERIFY(small ? value(7) < 388.5 - 100 : value(7) > 388.5 + 100); // 388.5: any place
    }
  }

  void theComputerPlayerBeatsChance() {
    for (const bool small : {false, true}) {
      const CupGame<HouseByPlaces> game(Setup{2, {}}, 92, HouseRules{small});
      Random random(small ? 93 : 92);
      int won = 0;
      double sum = 0;
      constexpr int kCount = 4000;
      for (int i = 0; i < kCount; ++i) {
        const auto s = playedOut(game, random, [](Seat k) { return k == 0; });
        won += game.result(s).places[0] == 1;
        sum += s.cup.total[0];
      }
      QVERIFY2(won > kCount * 8 / 10, qPrintable(QString::number(won)));
      QVERIFY(std::abs(sum / kCount - 5 * game.mechanic().expected(7)) < 20);
    }
  }
};

QTEST_GUILESS_MAIN(CupBuildTest)
#include "cup_build_test.moc"
