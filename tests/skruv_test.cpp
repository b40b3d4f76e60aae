// Skruvwhist: scoring of deals and sits. Rules: skruvwhist; the worked cases by their numbers.
#include "tests/skruv_table.h"

#include <set>

using namespace mk;
using namespace mk::cards;
using namespace mk::skruv;

namespace {

// "910/0 21000 0": below, above NS, above EW.
std::string scored(const std::array<Cards, 4>& hands, std::string_view bid, char declarer, int north,
                   const Chosen& chosen = {}) {
  const auto game = gameOf<Classic>(4, chosen);
  State s = seated<Classic>();
  const Dealt d = played(game, s, hands, bid, declarer, tricksOf({{0, north}, {1, 13 - north}}));
  const auto w = game.game().writtenFor(s, d);
  return std::to_string(w.below[0]) + "/" + std::to_string(w.below[1]) + " " + std::to_string(w.above[0]) + " " +
         std::to_string(w.above[1]);
}

// A sits to which deals without honours are added.
struct Sits {
  explicit Sits(std::array<std::int16_t, 2> below = {}, const Chosen& chosen = {})
      : game(gameOf<Classic>(4, chosen)), s(seated<Classic>()) {
    s.accounts[0].below = below[0];
    s.accounts[1].below = below[1];
    for (std::size_t k = 0; k < 2; ++k) s.accounts[k].total = below[k];
  }
  // Tricks of NS and EW as letters, "EENN..."; the rest are N.
  void add(std::string_view bid, char declarer, std::string_view order, std::array<int, 2> above = {}) {
    s.stage = Stage::Play;
    std::vector<Seat> winners;
    for (std::size_t i = 0; i < kTricks; ++i) winners.push_back(i < order.size() && order[i] == 'E' ? 1 : 0);
    game.game().write(s, played(game, s, {}, bid, declarer, winners));
    for (std::size_t k = 0; k < 2; ++k) s.accounts[k].total += above[k]; // honours and crowns
  }
  std::string below() const { return std::to_string(s.accounts[0].below) + "/" + std::to_string(s.accounts[1].below); }
  std::string games() const {
    return std::to_string(int{s.accounts[0].games}) + "/" + std::to_string(int{s.accounts[1].games});
  }
  std::string totals() const { return std::to_string(s.accounts[0].total) + "/" + std::to_string(s.accounts[1].total); }
  CardGame<Classic> game;
  State s;
};

} // namespace

class SkruvTest : public QObject {
  Q_OBJECT

private slots:
  void aDealIsScored() { // P3-P14
    QCOMPARE(scored(dealOf(kD1), "7G", 'N', 13), std::string("910/0 21000 0"));
    QCOMPARE(scored(dealOf(kD1), "7G", 'N', 12), std::string("840/70 12000 17000"));
    QCOMPARE(scored(dealOf(kD1), "6G", 'N', 13), std::string("780/0 17000 0"));
    QCOMPARE(scored(dealOf(kD1), "6G", 'N', 11), std::string("660/120 10000 11000"));
    QCOMPARE(scored(dealOf(kD1), "4S", 'N', 13), std::string("520/0 7700 0"));
    QCOMPARE(scored(dealOf(kDA), "4H", 'S', 11), std::string("440/80 4300 500"));
    QCOMPARE(scored(dealOf(kDB), "3D", 'S', 9), std::string("270/120 3100 500"));
    QCOMPARE(scored(dealOf(kDB), "3D", 'S', 6), std::string("180/210 1900 9500"));
    QCOMPARE(scored(dealOf(kDB), "3D", 'S', 6, {{"undertrick-surcharge", "on"}}), std::string("180/210 1900 14000"));
    QCOMPARE(scored(dealOf(kDB), "2C", 'E', 5), std::string("100/160 500 2000"));
    QCOMPARE(scored(dealOf(kDC), "3D", 'N', 9), std::string("270/120 2300 500"));
    QCOMPARE(scored(dealOf(kDC), "1S", 'W', 6), std::string("60/70 1000 500"));
    QCOMPARE(scored(dealOf(kDC), "2G", 'W', 5), std::string("100/160 2000 2500"));
  }
  void theSourceCountsFiveHonours() { // P1, P2: all five honours and no crown
    const std::array<Cards, 4> hands = {handOf("AQT..."), Cards(), handOf("KJ..."), Cards()};
    QCOMPARE(scored(hands, "4S", 'N', 9), std::string("360/160 2000 4000"));
    QCOMPARE(scored(hands, "5S", 'N', 11), std::string("550/100 2500 0"));
    const auto total = [&](std::string_view bid, std::string_view order, int honours) {
      Sits m({200, 0});
      m.s.accounts[0] = {.below = 499, .total = 0, .games = 1};
      m.add(bid, 'N', order, {honours, 0});
      return m.totals();
    };
    QCOMPARE(total("4S", "EEEE", 2000), std::string("4360/4160"));
    QCOMPARE(total("5S", "EE", 2500), std::string("5050/100"));
  }
  void honoursAndAcesCancelEachOther() { // rulings 4 and 5: at simple spades, the first side takes seven tricks
    const auto net = [](std::string_view mine, std::string_view theirs) {
      Dealt d{.bid = 1, .declarer = 3};
      d.hands[1] = handOf(mine);
      d.hands[0] = handOf(theirs);
      for (std::size_t i = 0; i < kTricks; ++i) d.winners[i] = i < 7 ? 1 : 0;
      const Counted c = countedFor(d, false);
      return c.honoursFor == 0 ? -c.honours : c.honours;
    };
    QCOMPARE(net("AKQJT.A.A.A", ""), 900);
    QCOMPARE(net("AKQJT.A.A.", "...A"), 800);
    QCOMPARE(net("KQJ...", ".A.A.A"), 0);
    QCOMPARE(net("KQJT...", ".A.A.A"), 100);
    QCOMPARE(net("KQ...", "AJT.A.A."), -600);
    QCOMPARE(net("KQ.A.A.", "A...A"), 200);
    QCOMPARE(net("KQ.A..", "J..."), 0);
  }
  void crownsRunFromTheAce() {
    QCOMPARE(crownsOf(handOf("AKQ..."), bidCode("1H")), 500);
    QCOMPARE(crownsOf(handOf("AKQJT98765432..."), bidCode("1H")), 5500);
    QCOMPARE(crownsOf(handOf("AKQJT98765432..."), bidCode("1S")), 11000);
    QCOMPARE(crownsOf(handOf("KQJT..."), bidCode("1S")), 0);
    QCOMPARE(crownsOf(handOf("A.A.A.A"), bidCode("1S")), 1000);
    QCOMPARE(crownsOf(handOf("A.A.A.K"), bidCode("1G")), 1000);
    QCOMPARE(crownsOf(handOf("A.A.A.A"), bidCode("1G")), 2000);
  }
  void whoGetsThereFirstHasTheGame() { // U1-U4
    Sits a({490, 480});
    a.add("1S", 'N', "EE");
    QCOMPARE(a.games(), std::string("0/1"));
    QCOMPARE(a.totals(), std::string("600/1500"));
    QCOMPARE(a.below(), std::string("0/0"));
    Sits b({470, 460});
    b.add("3S", 'N', "EE");
    QCOMPARE(b.games(), std::string("0/1"));
    Sits c({470, 460});
    c.add("3S", 'N', "E");
    QCOMPARE(c.games(), std::string("1/0"));
    Sits d({320, 0});
    d.s.accounts[0].games = 1;
    d.add("3S", 'N', "EEEEE");
    QVERIFY(d.s.ended);
    QCOMPARE(d.totals(), std::string("2560/3150"));
  }
  void aSitsIsPlayedToItsEnd() { // U5, U6
    Sits a;
    a.add("4S", 'N', "EEE");
    QCOMPARE(a.below(), std::string("400/120"));
    a.add("5S", 'N', "EE", {2500, 0});
    QCOMPARE(a.games(), std::string("1/0"));
    QCOMPARE(a.totals(), std::string("4450/220"));
    Sits b;
    b.add("2S", 'N', "EEEEE", {600, 0});
    QCOMPARE(b.below(), std::string("160/100"));
    b.game.game().passOut(b.s);
    b.add("3S", 'E', "EEEEEEEEE");
    QCOMPARE(b.below(), std::string("280/370"));
    b.add("3S", 'N', "NNNNNNNNNEEEE", {900, 0});
    QCOMPARE(b.games(), std::string("1/0"));
    b.add("2S", 'E', "EEEEEEEE", {0, 400});
    QCOMPARE(b.below(), std::string("100/160"));
    b.add("4S", 'N', "NNNNNNNNNNEEE");
    QCOMPARE(b.games(), std::string("2/0"));
    QVERIFY(b.s.ended);
    QCOMPARE(b.totals(), std::string("6050/1170"));
    QCOMPARE(b.s.results[0], 4880);
    QCOMPARE(b.s.results[2], 4880);
    QCOMPARE(b.s.results[1], -4880);
  }
  void twelveCrossesInARowEndTheSits() {
    Sits m;
    for (int i = 0; i < 11; ++i) m.game.game().passOut(m.s);
    QVERIFY(!m.s.ended);
    m.game.game().passOut(m.s);
    QVERIFY(m.s.ended);
    QCOMPARE(m.totals(), std::string("0/0"));
  }
  void withFiveEveryPairPlaysTogetherOnce() {
    const auto game = gameOf<Classic>(5);
    State s = game.start();
    game.settle(s, Outcome::deck(listOf("2C AS AC KH 2S"))); // ranked 3, 2, 5, 1, 4
    QCOMPARE(s.rank, (Row<Seat, 5>{1, 2, 4, 0, 3}));
    std::set<std::set<Seat>> pairs;
    std::vector<Seat> out, dealers;
    for (int sits = 0; sits < 5; ++sits) {
      dealers.push_back(s.dealer);
      game.settle(s, Outcome::deck(sortedPack()));
      pairs.insert({s.place[0], s.place[2]});
      pairs.insert({s.place[1], s.place[3]});
      for (Seat k = 0; k < 5; ++k)
        if (s.placeOf(k) < 0) out.push_back(k);
      s.idle = 11;
      game.game().passOut(s);
    }
    QCOMPARE(pairs.size(), std::size_t{10});
    QCOMPARE(out, (std::vector<Seat>{3, 0, 4, 2, 1}));
    QCOMPARE(dealers, (std::vector<Seat>{1, 2, 0, 4, 3}));
    QCOMPARE(s.stage, Stage::Over);
  }
  void whatIsWrittenAboveTheLineIsTold() {
    whatIsToldAddsUp<Classic>();
    whatIsToldAddsUp<Bought>();
    whatIsToldAddsUp<Packet>();
  }
  void aWholeMatchEndsWithASum() {
    const auto game = gameOf<Classic>(4, {{"sits", "1"}});
    Random random(7);
    State s = game.start();
    for (;;) {
      const auto [seat, move] = nextOf(game, s, random);
      if (seat == kNobody) break;
      game.play(s, seat, move);
      QCOMPARE(game.fault(s), std::string());
    }
    const Result r = game.result(s);
    QCOMPARE(r.scores[at(s.place[0])], r.scores[at(s.place[2])]);
    QCOMPARE(r.scores[at(s.place[0])], -r.scores[at(s.place[1])]);
    QVERIFY(s.accounts[0].games == 2 || s.accounts[1].games == 2);
  }
};

QTEST_GUILESS_MAIN(SkruvTest)
#include "skruv_test.moc"
