// Kopskruv, paketskruv and open-kopskruv: what is exchanged, and the hand that lies open. Rules: skruvwhist; the worked
// cases by their numbers.
#include "tests/skruv_table.h"

using namespace mk;
using namespace mk::cards;
using namespace mk::skruv;

class SkruvFormsTest : public QObject {
  Q_OBJECT

private slots:
  void boughtCardsGoRoundOnceAndTheContractIsNamed() {
    Table4<Bought> t(kD1, 0, {}, 12);
    QCOMPARE(t.s.bought.count(), 4);
    QCOMPARE(t.play("S:P W:P N:1S E:P S:P W:P N:P E:P S:P W:P N:P"), std::string());
    QCOMPARE(t.s.phase, Phase::Give);
    QCOMPARE(t.s.hands[2].count(), 16);
    QCOMPARE(t.moves().size(), std::size_t{16});
    for (int i = 0; i < 3; ++i) QCOMPARE(t.playAny(), std::string());
    for (const Cards& h : std::span(t.s.hands).first(4)) QCOMPARE(h.count(), 13);
    QCOMPARE(t.s.phase, Phase::Name);
    QVERIFY(t.may("1S") && t.may("7G"));
    QCOMPARE(t.play("N:3D"), std::string());
    QCOMPARE(t.turn(), std::string("E"));
    QCOMPARE(bidName(t.s.bid), std::string("3D"));
  }
  void aPacketGoesToThePartnerAndTheDefendersExchangeACard() {
    Table4<Packet> t(kD1, 0, {}, 12);
    QCOMPARE(t.play("S:1S W:P N:P E:P S:P W:P N:P E:P S:P"), std::string());
    QCOMPARE(t.s.phase, Phase::GiveFour);
    QCOMPARE(t.moves().size(), std::size_t{1820});
    QCOMPARE(t.playAny(), std::string());
    QCOMPARE(t.turn(), std::string("N"));
    QCOMPARE(t.s.hands[2].count(), 16);
    for (int i = 0; i < 3; ++i) QCOMPARE(t.playAny(true), std::string());
    QCOMPARE(t.s.phase, Phase::Pair);
    QCOMPARE(t.play("S:P N:2S S:2D N:P"), std::string());
    QCOMPARE(t.s.phase, Phase::Pair);
    QCOMPARE(t.play("S:P"), std::string());
    QCOMPARE(t.s.declarer, Seat{0});
    QCOMPARE(t.s.phase, Phase::Swap);
    QCOMPARE(t.turn(), std::string("W")); // on the declarer's left
    const Card given = t.s.hands[1][0];
    QCOMPARE(t.play("W:give_" + text(given)), std::string());
    QCOMPARE(t.turn(), std::string("E"));
    QVERIFY(t.play("E:give_" + text(given)).find("must not be the one") != std::string::npos);
    QCOMPARE(t.playAny(), std::string());
    QCOMPARE(t.s.phase, Phase::Tricks);
    QCOMPARE(t.turn(), std::string("W"));
    for (const Cards& h : std::span(t.s.hands).first(4)) QCOMPARE(h.count(), 13);
  }
  void theDealersHandLiesOpenAndIsPlayedByTheDeclarer() {
    Table4<OpenHand> t(kD1, 0, {}, 12);
    QCOMPARE(t.turn(), std::string("W"));
    const View view = t.game.look(t.s, Viewer{1});
    QCOMPARE(view.find(0)->items.size(), std::size_t{12});
    QVERIFY(view.find(2)->items.empty());
    QCOMPARE(t.play("W:P N:1S E:P W:P"), std::string()); // one lap
    QCOMPARE(t.s.phase, Phase::Take);
    for (const int who : {2, 1}) { // the four bought cards lie beside each other for the buyer, closed for the others
      const View now = t.game.look(t.s, Viewer{static_cast<Seat>(who)});
      std::vector<int> places;
      int closed = 0;
      for (const Zone& z : now.zones) {
        if (z.role == Zone::Role::Trick)
          for (const Item& i : z.items) places.push_back(i.at);
        if (z.role == Zone::Role::Stock) closed += z.closed;
      }
      QCOMPARE(places, who == 2 ? (std::vector<int>{0, 1, 2, 3}) : std::vector<int>());
      QCOMPARE(closed, who == 2 ? 0 : 4);
    }
    QCOMPARE(t.play("N:open"), std::string());
    QCOMPARE(t.s.hands[0].count(), 16);
    for (int i = 0; i < 3; ++i) QCOMPARE(t.playAny(), std::string());
    QCOMPARE(t.play("N:1S"), std::string());
    QCOMPARE(t.turn(), std::string("W"));     // on the declarer's right, the dealer left out
    for (const char next : {'N', 'E', 'N'}) { // at last for the open hand
      QCOMPARE(t.playAny(), std::string());
      QCOMPARE(t.turn(), std::string(1, next));
    }
    QCOMPARE(t.game.game().handToPlay(t.s), Seat{0});
    QCOMPARE(t.playAny(), std::string());
    Table4<OpenHand> laps(kD1, 0, {{"closing-passes", "two-laps"}}, 12);
    QCOMPARE(laps.play("W:P N:1S E:P W:P N:P E:P W:P"), std::string());
    QCOMPARE(laps.s.phase, Phase::Auction);
    QCOMPARE(laps.play("N:P"), std::string());
    QCOMPARE(laps.s.phase, Phase::Take);
    Table4<OpenHand> crossed(kD1, 0, {}, 12);
    QCOMPARE(crossed.play("W:P N:P E:P"), std::string());
    QCOMPARE(int{crossed.s.crosses}, 1);
  }
  void withTheOpenHandEverybodyWritesForHimself() { // O1-O3: persons 1-4 hold N E S W of DB
    const auto game = gameOf<OpenHand>(4);
    const auto compass = dealOf(kDB);
    const std::array<Cards, 4> hands = {compass[2], compass[3], compass[0], compass[1]};
    const auto written = [&](std::string_view bid, Seat declarer, std::array<int, 4> tricks) {
      State s = seated<OpenHand>(0);
      const Dealt d = played(game, s, hands, bid, kSeats[at(declarer)],
                             tricksOf({{0, tricks[0]}, {1, tricks[1]}, {2, tricks[2]}, {3, tricks[3]}}));
      const auto w = game.game().writtenFor(s, d);
      std::string out;
      for (std::size_t k = 0; k < 4; ++k)
        out += (k == 0 ? "" : " ") + std::to_string(w.below[k]) + "|" + std::to_string(w.above[k]);
      return out;
    };
    State s = seated<OpenHand>(0);
    s.declarer = 2;
    QCOMPARE(game.game().order(s), (std::array<Seat, 4>{1, 2, 3, 0}));
    s.declarer = 1;
    QCOMPARE(game.game().order(s), (std::array<Seat, 4>{3, 1, 2, 0}));
    QCOMPARE(written("3D", 2, {2, 3, 7, 1}), std::string("0|0 90|500 270|3100 30|0"));
    QCOMPARE(written("3D", 2, {2, 4, 5, 2}), std::string("0|6000 120|6500 210|3100 60|6000"));
    QCOMPARE(written("2C", 1, {2, 7, 3, 1}), std::string("0|0 180|2000 60|500 20|0"));
  }
  void withTheOpenHandEverybodyIsComparedWithEverybody() { // O4
    const auto game = gameOf<OpenHand>(4);
    State s = seated<OpenHand>();
    const std::array<int, 4> totals = {12340, 5100, 900, 7000};
    for (std::size_t k = 0; k < 4; ++k) s.accounts[k].total = totals[k];
    QCOMPARE(game.result(s).scores, (std::vector<int>{24020, -4940, -21740, 2660}));
  }
};

QTEST_GUILESS_MAIN(SkruvFormsTest)
#include "skruv_forms_test.moc"
