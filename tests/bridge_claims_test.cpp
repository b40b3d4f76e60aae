// Rubber bridge: claims and concessions, and the faults of the salon with what they cost.
#include "games/kit/cards/hands.h"
#include "tests/bridge_table.h"

#include <QTest>

#include <set>

using namespace mk;
using namespace mk::bridge;

class BridgeClaimsTest : public QObject {
  Q_OBJECT

private slots:
  void aClaimNeedsConsent() {
    Table t("dealer=W | " + kDeal);
    t.play("W:P N:1H E:1S S:3D W:P N:3N E:P S:6H W:P N:P E:P");
    QVERIFY(!t.allows("claim 3")); // thirteen tricks are left
    t.play(kReplay.substr(0, 5 * 20));
    QVERIFY(t.allows("claim 8") && !t.allows("claim 9"));
    t.play("claim 8");
    QVERIFY(t.has("phase=answer"));
    QCOMPARE(t.now().look({1}).find(0)->items.size(), 8u); // declarer's hand is laid open
    QCOMPARE(t.now().look({1}).find(3)->items.size(), 0u);
    std::string keys; // in no language the other answer's first letter: "nõus", "mängime edasi"
    for (const Button& b : t.now().look({1}).buttons) keys += b.key;
    QCOMPARE(keys, std::string("ap"));
    t.play("accept");
    QCOMPARE(int(t.now().turn().seat()), 3); // the other defender has to agree as well
    t.play("refuse");
    QVERIFY(!t.allows("claim 8")); // not again before the same trick
    t.play(kReplay.substr(5 * 20, 5 * 4));
    t.play("claim 7 accept accept");
    QVERIFY2(t.has("pad=6H-N=12"), t.text().c_str());
  }

  // A refused claim says what the claimer sees, and nothing of cards that are hidden from the claimer.
  void aRefusedClaimSaysWhatIsSeen() { // four tricks left, hearts are trumps, their ace is gone
    const Rules rules(setupOf({}));
    const auto refused = [&](const std::array<const char*, 4>& hands, Seat claimer, Seat by) -> std::string {
      Bridge::State s = afterNineTricks(hands);
      s.turn = claimer;
      rules.play(s, claimer, {Bridge::Move::Kind::Claim, 4, 0});
      // A defender's hand is shown to declarer alone.
      for (const Viewer other : {Viewer{partnerOf(claimer)}, Viewer::everybody()})
        if (claimer % 2 != 0 &&
            english(rules.tell(s, by, {Bridge::Move::Kind::Refuse, 0, 0}, other)) != "seat 1 wants to play on")
          return "more is told than has been shown";
      return english(rules.tell(s, by, {Bridge::Move::Kind::Refuse, 0, 0}, {claimer}));
    };
    // A defender has the two highest trumps and does not see the lower one of the partner.
    QCOMPARE(refused({"2S 3S 4S 5S", "6S 7S 8S JH", "6D 7D 8D 9D", "KH QH 3C 2C"}, 3, 0),
             std::string("seat 1 wants to play on: of the 4 tricks claimed the highest cards bring 4; trumps in "
                         "other hands: 1"));
    QCOMPARE(refused({"2S 3S 4S 5S", "6S 7S JH 4C", "6D 7D 8D 9D", "KH QH 3C 2C"}, 3, 0),
             std::string("seat 1 wants to play on: of the 4 tricks claimed the highest cards bring 2; trumps in "
                         "other hands: 1"));
    // Declarer sees the dummy's cards, too.
    QCOMPARE(refused({"KH 3S 4S 5S", "6S 7S 8S 4C", "QH 7D 8D 9D", "JH TH 3C 2C"}, 0, 1),
             std::string("seat 2 wants to play on: of the 4 tricks claimed the highest cards bring 4; trumps in "
                         "other hands: 2"));
  }

  void aConcessionKeepsMasterTrumps() { // D28: four tricks left, hearts are trumps, their ace is gone
    const Rules rules(setupOf({}));
    Bridge::State s = afterNineTricks({"2S 3S 4S 5S", "6S 7S 8S 9S", "6D 7D 8D 9D", "KH QH 3C 2C"});
    s.turn = 3;
    rules.play(s, 3, {Bridge::Move::Kind::Claim, 0, 0});
    rules.play(s, 0, {Bridge::Move::Kind::Accept, 0, 0});
    QCOMPARE(int(s.claim.tricks), 2);
  }

  void anInsufficientBidByTheLawOf1933() { // D26
    Table t("dealer=N | " + kDeal, "bridge-1933", {{"mode", "salon"}});
    t.play("2S P P 2D");
    QCOMPARE(int(t.now().turn().seat()), 3);
    QVERIFY(!t.allows("P") && !t.allows("X") && !t.allows("2S") && t.allows("2N") && t.allows("7C"));
    QCOMPARE(t.refused("P"), std::string("Now a bid higher than 2 spades must be made."));
    t.play("3D P");
    QCOMPARE(t.now().moves(1), std::vector<std::string>{"P"});
    t.play("P P");
    QVERIFY2(t.has("W:2D! W:3D N:P E:P S:P"), t.text().c_str());
  }

  void anInsufficientBidByTheOtherLaw() { // D26
    Table t("dealer=N | " + kDeal, "bridge-kontrakt", {{"mode", "salon"}});
    t.play("2S P P 2D");
    QVERIFY(t.has("W:2D! W:3D"));
    t.play("P");
    QVERIFY(t.now().moves(1).size() > 1); // the partner is free
    Table top("dealer=N | " + kDeal, "bridge-kontrakt", {{"mode", "salon"}});
    top.play("7H 7H");
    QVERIFY2(top.has("N:7H E:7H! E:P"), top.text().c_str()); // above seven: a pass
  }

  void aRevokeCostsTricksWonAfterIt() { // D27
    const Rules rules(setupOf({{"mode", "salon"}}));
    Bridge::State s = wholeDeal({2, 5, 9});
    s.won = {10, 3};
    s.accused.push_back({1, 5, true});
    toTheEnd(rules, s);
    QCOMPARE(int(s.pad.back().tricks), 11);
    const std::string told = english(rules.look(s, Viewer{0}).prompt); // why it is not ten
    QVERIFY2(told.find("Tricks moved for revokes: 1.") != std::string::npos, told.c_str());
    Bridge::State claimed = s; // a claim has ended the deal
    for (int i = 0; i < 8; ++i) claimed.laid.pop_back();
    claimed.claim = {0, 2, true};
    QVERIFY(english(rules.look(claimed, Viewer{0}).prompt).find("Tricks moved for revokes: 1.") != std::string::npos);
    Bridge::State none = wholeDeal({2, 5, 9});
    none.won = {10, 3};
    toTheEnd(rules, none);
    QVERIFY(english(rules.look(none, Viewer{0}).prompt).find("revokes") == std::string::npos);
    Bridge::State two = wholeDeal({2, 5, 9, 12});
    two.accused.push_back({1, 5, true});
    two.accused.push_back({1, 8, true}); // a further one: one trick, but both that are left have moved
    toTheEnd(rules, two);
    QCOMPARE(int(two.pad.back().tricks), 11);
  }

  void aRevokeByTheOtherLawCostsPointsOrTricks() {
    for (const auto& [slug, points] : {std::pair{&kKontrakt, 100}, {&kReform, 20}}) {
      const auto add = [&](Seat who, int choice) {
        const GameInfo& game = info(slug->slug);
        Setup setup{4, Options(game.options)};
        if (!setup.options.set("mode", "salon")) qFatal("no salon");
        const Bridge rules(*slug, setup);
        Bridge::State s = wholeDeal({2, 5, 9});
        s.accused.push_back({who, 5, true});
        toTheEnd(rules, s, choice);
        return s.pad.back();
      };
      const DealResult tricks = add(1, 1), written = add(1, 0), own = add(0, 0);
      QCOMPARE(int(tricks.tricks), 12);
      QCOMPARE(int(written.tricks), 10);
      QCOMPARE(int(written.revokes[0]), 1);
      QCOMPARE(int(own.tricks), 10);
      QCOMPARE(int(own.silent), 1);
      QCOMPARE(int(own.revokes[1]), 1);
      QCOMPARE(slug->revoke, points);
    }
  }

  void aCardThatDoesNotFollowMayBeTakenBack() {
    Table t("dealer=N | " + kDeal, "bridge-1933", {{"mode", "salon"}});
    t.play("1H P P P E:AS S:8C W:9H"); // west holds the ten of spades
    QVERIFY(t.has("phase=stand"));
    t.play("back");
    QCOMPARE(t.now().moves(3), (std::vector<std::string>{"8S", "TS"}));
    QVERIFY2(t.has("trick E:AS S:8C | back 9H"), t.text().c_str());
    QCOMPARE(t.now().look({0}).find(3)->items.size(), 0u);
    t.play("TS");
    QVERIFY2(t.has("W:TS<9H"), t.text().c_str());
  }

  void lookingBackCostsFifty() {
    Table t("dealer=N | " + kDeal, "bridge-vanderbilt", {{"mode", "salon"}});
    t.play("1H P P P E:AS S:8C W:TS N:KS");
    QVERIFY(!t.allows("peek")); // only the last trick lies on the table
    t.play("E:9S");
    QVERIFY(t.allows("peek"));
    t.play("peek");
    QVERIFY(t.has("peeks=") && t.has("open=1"));
    QVERIFY(t.now().look({0}).find(26) != nullptr);
  }

private:
  using Rules = BridgeBy<kBridge1933>;

  static Setup setupOf(const Chosen& chosen) {
    Setup setup{4, Options(Rules::options())};
    for (const auto& [key, value] : chosen)
      if (!setup.options.set(key, value)) qFatal("%s", key.c_str());
    return setup;
  }
  // Four hearts by north, four cards left in each hand; the others have been played, each chair in turn.
  static Bridge::State afterNineTricks(const std::array<const char*, 4>& hands) {
    Bridge::State s;
    s.phase = Bridge::Phase::Play;
    s.contract = {static_cast<std::uint8_t>(bidOf(4, 2)), 1, 0};
    for (std::size_t k = 0; k < 4; ++k) {
      const std::vector<Card> held = *readCards(hands[k]);
      for (const Card c : held) cards::addSorted(s.hands[k], c);
    }
    for (const Card c : sortedPack(2))
      if (std::ranges::none_of(s.hands, [c](const auto& h) { return h.contains(c); }))
        s.laid.push_back({c, static_cast<Seat>(s.laid.count() % 4)});
    return s;
  }
  // Four hearts by north; each trick has one trump, played by west in the tricks named and by north in the others.
  static Bridge::State wholeDeal(const std::set<int>& west) {
    Bridge::State s;
    s.phase = Bridge::Phase::Review;
    s.turn = 0;
    s.contract = {static_cast<std::uint8_t>(bidOf(4, 2)), 1, 0};
    for (int t = 1; t <= 13; ++t)
      for (Seat k = 0; k < 4; ++k) {
        const Seat trumps = west.contains(t) ? Seat{3} : Seat{0};
        const std::array<Suit, 4> plain = {Suit::Clubs, Suit::Diamonds, Suit::Spades, Suit::Clubs};
        s.laid.push_back({Card(k == trumps ? Suit::Hearts : k == 0 ? Suit::Clubs : plain[at(k)], t), k});
      }
    return s;
  }
  static void toTheEnd(const Bridge& rules, Bridge::State& s, int choice = 0) {
    using Kind = Bridge::Move::Kind;
    while (s.phase == Bridge::Phase::Review || s.phase == Bridge::Phase::Penalty)
      rules.play(s, rules.turn(s).seat(),
                 {s.phase == Bridge::Phase::Review ? Kind::Done
                  : choice == 1                    ? Kind::Tricks
                                                   : Kind::Points,
                  0, 0});
  }
};

QTEST_GUILESS_MAIN(BridgeClaimsTest)
#include "bridge_claims_test.moc"
