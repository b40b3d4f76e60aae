// Rubber bridge: the scorings with every worked case of the ruling, draw, auction, play, positions.
#include "tests/bridge_table.h"

#include <QTest>

#include <set>

using namespace mk;
using namespace mk::bridge;

namespace {

DealResult result(const std::string& t) {
  const auto r = readDealResult(t);
  if (!r) qFatal("%s", t.c_str());
  return *r;
}

struct Sums {
  int below = 0, declarer = 0, opponents = 0;
  std::uint8_t games = 0;
  bool operator==(const Sums&) const = default;
};

// One deal on a pad where declarer's side may have a game already.
Sums score(const Scoring& sc, const std::string& deal, bool danger = false, int firstWonWith = 0,
           HouseRules house = {}) {
  const DealResult r = result(deal);
  const std::size_t side = at(sideOf(r.contract.declarer));
  Standing s;
  s.games[side] = danger ? 1 : 0;
  s.wonWith[side] = firstWonWith;
  write(sc, house, s, r);
  return {s.below[side], s.above[side], s.above[1 - side], s.games[side]};
}

} // namespace

class BridgeTest : public QObject {
  Q_OBJECT

private slots:
  // --- scoring

  void workedDealsAreWrittenAsRuled_data() {
    QTest::addColumn<int>("game");
    QTest::addColumn<QString>("deal");
    QTest::addColumn<bool>("danger");
    QTest::addColumn<int>("below");
    QTest::addColumn<int>("declarer");
    QTest::addColumn<int>("opponents");
    QTest::addColumn<int>("games");
    const auto row = [](const char* name, int game, const char* deal, bool danger, int below, int declarer,
                        int opponents, int games) {
      QTest::newRow(name) << game << QString(deal) << danger << below << declarer << opponents << games;
    };
    row("S3 two hearts", 2, "2H-N=8", false, 16, 50, 0, 0);
    row("S3 one spade", 2, "1S-N=7", false, 9, 50, 0, 0);
    row("S3 doubled", 2, "1SX-N=7", false, 18, 100, 0, 0);
    row("S3 redoubled is a game", 2, "1SXX-N=7", false, 36, 500, 0, 1);
    row("S4 in danger", 2, "2H-N=7", true, 0, 0, 200, 1);
    row("S4 not in danger", 2, "2H-N=7", false, 0, 0, 100, 0);
    row("D1", 1, "1N-N=9", false, 30, 70, 0, 0);
    row("D2", 1, "2N-N=9", false, 70, 30, 0, 0);
    row("D3", 1, "3N-N=11", false, 100, 70, 0, 1);
    row("D4", 1, "2SX-E=9", false, 120, 100, 0, 1);
    row("D5", 1, "2SXX-E=9", true, 240, 1100, 0, 2);
    row("D6", 1, "6H-S=12,h4N", true, 180, 1550, 0, 2);
    row("D7", 1, "7NX-S=13,h4W", false, 480, 1500, 150, 1);
    row("D8 doubled", 1, "4SX-N=7", false, 0, 0, 450, 0);
    row("D8 redoubled in danger", 1, "4SXX-N=7", true, 0, 0, 1800, 1);
    row("D8 no trumps", 1, "3N-N=5", false, 0, 0, 200, 0);
    row("D8 in danger", 1, "3N-N=5", true, 0, 0, 700, 1);
    row("D9", 2, "3CX-N=7", true, 0, 0, 600, 1);
    row("D10", 2, "7S-N=12", false, 0, 100, 100, 0);
    row("D11", 2, "1NXX-W=13,h4W", true, 40, 3950, 0, 2);
    row("D12", 3, "3NX-N=10", false, 210, 150, 0, 1);
    row("D13", 3, "4HXX-N=11", true, 480, 1300, 0, 2);
    row("D14 five down doubled", 3, "5DX-N=6", false, 0, 0, 1000, 0);
    row("D14 three down in danger", 3, "4S-N=7", true, 0, 0, 500, 1);
    row("D15", 3, "6C-N=13", false, 120, 550, 0, 1);
    row("D16", 4, "4N-N=10", false, 40, 44, 0, 1);
    row("D17", 4, "5S-N=12", false, 45, 73, 0, 1);
    row("D18", 4, "3HX-N=7", true, 0, 0, 72, 1);
    row("D19", 4, "6D-N=13", false, 42, 102, 0, 1);
    row("D20", 4, "6S-N=12,h5N", true, 54, 186, 0, 2);
    row("D29 by the four scorings", 1, "6H-N=12", false, 180, 500, 0, 1);
    row("D29", 2, "6H-N=12", false, 48, 450, 0, 1);
    row("D29 Vanderbilt", 3, "6H-N=12", false, 180, 500, 0, 1);
    row("D29 Reform", 4, "6H-N=12", false, 48, 100, 0, 1);
  }
  void workedDealsAreWrittenAsRuled() {
    QFETCH(int, game);
    QFETCH(QString, deal);
    QFETCH(bool, danger);
    QFETCH(int, below);
    QFETCH(int, declarer);
    QFETCH(int, opponents);
    QFETCH(int, games);
    const std::array<const Scoring*, 5> all = {nullptr, &kBridge1933, &kKontrakt, &kVanderbilt, &kReform};
    const Sums sums = score(*all[at(game)], deal.toStdString(), danger, danger ? 40 : 0);
    QCOMPARE(sums.below, below);
    QCOMPARE(sums.declarer, declarer);
    QCOMPARE(sums.opponents, opponents);
    QCOMPARE(int(sums.games), games);
  }

  void undertricksAddUpToTheTotalsOfTheRuling_data() {
    QTest::addColumn<int>("game");
    QTest::addColumn<bool>("danger");
    QTest::addColumn<QString>("doubles");
    QTest::addColumn<QList<int>>("totals");
    QTest::newRow("1933") << 1 << false << "" << QList<int>{50, 100, 150, 200, 250, 300, 350};
    QTest::newRow("1933 X") << 1 << false << "X" << QList<int>{100, 250, 450, 700, 1000, 1350, 1750};
    QTest::newRow("1933 XX") << 1 << false << "XX" << QList<int>{200, 500, 900, 1400, 2000, 2700, 3500};
    QTest::newRow("1933 V") << 1 << true << "" << QList<int>{100, 250, 450, 700, 1000, 1350, 1750};
    QTest::newRow("1933 V X") << 1 << true << "X" << QList<int>{200, 500, 900, 1400, 2000, 2700, 3500};
    QTest::newRow("1933 V XX") << 1 << true << "XX" << QList<int>{400, 1000, 1800, 2800, 4000, 5400, 7000};
    QTest::newRow("Vanderbilt") << 3 << false << "" << QList<int>{50, 100, 150, 200, 250, 300};
    QTest::newRow("Vanderbilt X") << 3 << false << "X" << QList<int>{100, 200, 400, 600, 1000, 1400};
    QTest::newRow("Vanderbilt XX") << 3 << false << "XX" << QList<int>{200, 400, 800, 1200, 2000, 2800};
    QTest::newRow("Vanderbilt V") << 3 << true << "" << QList<int>{100, 300, 500, 700, 900, 1100};
    QTest::newRow("Vanderbilt V X") << 3 << true << "X" << QList<int>{200, 600, 1000, 1400, 1800, 2200};
    QTest::newRow("Vanderbilt V XX") << 3 << true << "XX" << QList<int>{400, 1200, 2000, 2800, 3600, 4400};
  }
  void undertricksAddUpToTheTotalsOfTheRuling() {
    QFETCH(int, game);
    QFETCH(bool, danger);
    QFETCH(QString, doubles);
    QFETCH(QList<int>, totals);
    for (int down = 1; down <= totals.size(); ++down) {
      const std::string deal = "4S" + doubles.toStdString() + "-N=" + std::to_string(10 - down);
      QCOMPARE(score(game == 1 ? kBridge1933 : kVanderbilt, deal, danger).opponents, totals[down - 1]);
    }
  }

  void aGameIsWonAtTheLevelsOfTheRuling() {
    for (const Scoring* sc : {&kBridge1933, &kKontrakt, &kVanderbilt, &kReform}) {
      const bool reform = sc == &kReform;
      const std::array<int, 5> levels = reform ? std::array{7, 6, 5, 5, 4} : std::array{5, 5, 4, 4, 3};
      for (int strain = 0; strain < 5; ++strain) QCOMPARE(gameLevel(*sc, strain, 0), levels[at(strain)]);
    }
    QCOMPARE(gameLevel(kBridge1933, 3, 60), 2);
  }

  void theWorkedRubberEndsWith2532To718() {
    Standing s;
    const HouseRules house;
    const auto deal = [&](const char* t) { write(kKontrakt, house, s, result(t)); };
    deal("2DX-N=9,h4N");
    QCOMPARE(s.above[0], 300);
    QCOMPARE(s.below[0], 28);
    deal("3C-E=12,h5W");
    QCOMPARE(s.above[1], 500);
    QCOMPARE(s.below[1], 18);
    deal("4H-E=9");
    QCOMPARE(s.above[0], 400);
    deal("2S-S=9,h4S");
    QCOMPARE(s.above[0], 900);
    QCOMPARE(int(s.games[0]), 1);
    QCOMPARE(s.part[1], 0);
    deal("3C-N=8");
    QCOMPARE(s.above[1], 700);
    deal("4S-N=13,h5S");
    QVERIFY(s.over());
    QCOMPARE(totals(kKontrakt, house, s), (std::array{2532, 718}));
    QCOMPARE(totals(kKontrakt, HouseRules{.countBelow = false}, s), (std::array{2450, 700}));
  }

  void aPartScoreCarriesToTheGameAndNotBeyond() { // S2
    Standing s;
    s.part[0] = s.below[0] = 60;
    write(kBridge1933, {}, s, result("4S-N=10"));
    QCOMPARE(s.below[0], 180);
    QCOMPARE(int(s.games[0]), 1);
    QCOMPARE(s.part, (std::array<std::int32_t, 2>{}));
  }

  void aBrokenRubberBringsThreeHundredForAGame() { // D21
    Standing s;
    s.games = {1, 1};
    s.above = {500, 0};
    s.below = {120, 100};
    QCOMPARE(totals(kBridge1933, {}, s), (std::array{920, 400}));
    s.above = s.below = {};
    QCOMPARE(totals(kKontrakt, {}, s), (std::array{0, 0}));
  }

  void houseRulesOfThePad() {
    QCOMPARE(score(kKontrakt, "2H-N=8,wES", false).declarer, 50);
    QCOMPARE(score(kKontrakt, "2H-N=8,wES", false, 0, {.schikane = true}), (Sums{16, 100, 50, 0}));
    QCOMPARE(score(kKontrakt, "4S-N=10", true, 36, {.lastGamePremium = true}).declarer, 100 + 300 + 750);
    QCOMPARE(score(kReform, "5S-N=11", true, 40, {.lastGamePremium = true}).declarer, 4 + 45 + 85);
    QCOMPARE(score(kKontrakt, "2H-N=8,h4N,s0,r1:1,p0:2", false), (Sums{16, 150, 100, 0}));
    QCOMPARE(score(kReform, "2H-N=8,h4N,s0,r1:1,p0:2", false), (Sums{16, 24, 20, 0}));
  }

  void resultsOfDealsAreReadAsTheyAreWritten() {
    for (const char* t : {"P", "4SX-N=9", "7NXX-W=13,h4E", "2H-E=8,h5S,wNS,s0,s1,r0:1,p1:12"})
      QCOMPARE(text(result(t)), std::string(t));
    for (const char* t : {"", "4S", "8S-N=9", "4SXXX-N=9", "4S-Q=9", "4S-N=14", "4S-N=", "4S-N=9,", "4S-N=9,h3N",
                          "4N-N=9,h5N", "4S-N=9,r2:1"})
      QVERIFY2(!readDealResult(t), t);
  }

  // --- draw and seats

  void theDrawSeatsAndDealsByBothLaws() { // D22
    const std::vector<Card> drawn = *readCards("KH 2C AD KS");
    Table law(std::string(), "bridge-1933", {{"seating", "draw"}});
    law.settle(Outcome::deck(drawn));
    QCOMPARE(int(law.now().turn().seat()), 2); // the ace is highest
    law.one("sit N");
    QVERIFY2(law.has("dealer=N seats=3142"), law.text().c_str()); // 3 and 4 against 1 and 2
    Table other(std::string(), "bridge-vanderbilt", {{"seating", "draw"}});
    other.settle(Outcome::deck(drawn));
    QCOMPARE(int(other.now().turn().seat()), 3); // the ace counts one
    other.one("sit E");
    QVERIFY2(other.has("dealer=N seats=3421"), other.text().c_str()); // 4 and 1 against 2 and 3, who deals
  }

  // The cards lie before those who drew them, the highest one marked, until the deal; it waits for the dealer.
  void theCardsOfTheDrawAreSeen() {
    Table t(std::string(), "bridge-1933", {{"seating", "draw"}});
    t.settle(Outcome::deck(*readCards("KH 2C AD KS")));
    const auto lies = [&](const char* cards) {
      std::string all;
      int lit = 0;
      const View view = t.now().look({1});
      for (const Zone& z : view.zones)
        if (z.role == Zone::Role::Trick)
          for (const Item& i : z.items) {
            all += text(i.thing.asCard()) + ' ';
            lit += i.lit && i.thing == Thing::card((*readCards("AD"))[0]);
          }
      return all == cards && lit == 1;
    };
    QVERIFY(lies("KH 2C AD KS ")); // nobody sits yet: in the order of the seats
    QCOMPARE(english(t.now().look({1}).find(2)->label), std::string("ace of diamonds"));
    QVERIFY2(t.has("drawn=KH,2C,AD,KS"), t.text().c_str());
    QVERIFY(Table(t.text(), "bridge-1933", {{"seating", "draw"}}).text() == t.text());
    t.one("sit N");
    QVERIFY(lies("AD KH KS 2C ")); // north, east, south, west
    QVERIFY(Table(t.text(), "bridge-1933", {{"seating", "draw"}}).text() == t.text());
    QCOMPARE(english(t.now().look({1}).prompt), std::string("seat 3 and seat 4 play against seat 1 and seat 2; "
                                                            "seat 3 deals."));
    QCOMPARE(int(t.now().chance().by), 2);
    Random random(1);
    t.settle(roll(t.now().chance(), random));
    QVERIFY2(!t.has("drawn="), t.text().c_str());
    const auto game = makeGame(info("bridge-1933"), 4, {{"seating", "draw"}});
    for (const char* wrong : {"KH,2C,AD", "KH,2C,AD,AD", "KH,2C,AD,1X", "KH,2C,AD,KS,2S"})
      QVERIFY2(!(*game)->read(std::string("phase=seats order=2,4,1,3 drawn=") + wrong), wrong);
    QVERIFY(!(*makeGame(info("bridge-1933"), 4))->read("phase=seats order=2,4,1,3 drawn=KH,2C,AD,KS"));
  }

  void partnersChangeAfterARubber() { // D23: Y 1, X 2, B 3, A 4; the dealer keeps the chair
    Table t("dealer=W vul=NS | " + kDeal, "bridge-1933", {{"rubbers", "9"}, {"partner-change", "every-rubber"}});
    t.play("W:P N:1H E:1S S:3D W:P N:3N E:P S:6H W:P N:P E:P");
    t.play(kReplay);
    QVERIFY(t.has("from=NS,0/0 pad=6H-N=12"));
    Random random(1);
    t.settle(roll(t.now().chance(), random));
    QVERIFY2(t.has("dealer=N seats=1243 rubber=2"), t.text().c_str());
  }

  // --- auction

  void callsAreRankedAndDoublesAreTheOpponents() { // D24, D25
    Table t("dealer=N | " + kDeal);
    t.play("1H P 2D");
    QVERIFY(!t.allows("1S") && !t.allows("2C") && !t.allows("2D"));
    QVERIFY(t.allows("2H") && t.allows("7N") && t.allows("X") && !t.allows("XX"));
    Table redoubled("dealer=N | " + kDeal);
    redoubled.play("P P P 1C X XX");
    QVERIFY(!redoubled.allows("X") && !redoubled.allows("XX"));
    redoubled.play("P P P");
    QVERIFY(redoubled.now().look(Viewer{0}).prompt.args.back().phrases.front().text == std::string("%1 redoubled"));
    Table later("dealer=N | " + kDeal);
    later.play("1C P P X P P P");
    QVERIFY(later.has("calls N:1C E:P S:P W:X N:P E:P S:P"));
    QVERIFY(!later.has("phase="));
    Table out("dealer=N | " + kDeal);
    out.play("P P P P");
    QVERIFY(out.has("phase=deal dealer=E pad=P"));
  }

  void whoNamedTheStrainFirstDeclares() { // S1 and the auction of D29
    Table t("dealer=N | " + kDeal);
    t.play("1S 2H 4S X P P P");
    QCOMPARE(int(t.now().turn().seat()), 1); // east leads against north
  }

  void refusalsSayWhy() {
    Table t("dealer=N | " + kDeal);
    t.play("2H");
    QCOMPARE(t.refused("1S"), std::string("A bid must be higher than 2 hearts."));
    QVERIFY(!t.refused("XX").empty() && !t.refused("XYZ").empty());
    t.play("P P P");
    QVERIFY(t.refused("2C").find("not in the hand") != std::string::npos);
    t.play("AS");
    QCOMPARE(int(t.now().turn().seat()), 0); // declarer plays dummy's cards
    t.play("8C TS");
    QCOMPARE(t.refused("AC"), std::string("You must follow spades."));
  }

  // --- play

  void theReplayedDealGivesTwelveTricks() { // D29
    Table t("dealer=W | " + kDeal);
    t.play("W:P N:1H E:1S S:3D W:P N:3N E:P S:6H W:P N:P E:P");
    QCOMPARE(int(t.now().turn().seat()), 1);
    t.play(kReplay);
    QVERIFY2(t.has("phase=deal dealer=N vul=NS pad=6H-N=12"), t.text().c_str());
    const std::map<std::string, int> points = {
        {"bridge-1933", 180 + 500 + 300}, {"bridge-kontrakt", 498}, {"bridge-vanderbilt", 980}, {"bridge-reform", 148}};
    for (const auto& [slug, sum] : points) { // a game won counts where the rubber is stopped
      Table other("dealer=W | " + kDeal, slug);
      other.play("W:P N:1H E:1S S:3D W:P N:3N E:P S:6H W:P N:P E:P");
      other.play(kReplay);
      QCOMPARE(other.now().result().scores, (std::vector<int>{sum, -sum, sum, -sum}));
    }
  }

  void dummyIsOpenAndDeclarersHandIsNot() {
    Table t("dealer=N | " + kDeal);
    t.play("1H P P P");
    const auto sees = [&](Seat viewer, Seat hand) { return t.now().look({viewer}).find(hand)->items.size(); };
    QCOMPARE(sees(0, 2), 0u); // dummy opens after the lead
    t.play("AS");
    for (const Seat viewer : {Seat{0}, Seat{1}, Seat{3}, kNobody}) QCOMPARE(sees(viewer, 2), 13u);
    QCOMPARE(int(t.now().look({1}).find(2)->columns), 8); // clubs and diamonds over hearts: no suit is broken
    QCOMPARE(sees(2, 0), 0u);                             // dummy's player does not see declarer's hand
    QCOMPARE(sees(1, 0), 0u);
    QCOMPARE(sees(1, 3), 0u);
  }

  void whoSitsAloneWithComputersPlaysBothHands() {
    Table t("dealer=N | " + kDeal, "bridge-1933", {{"plays-for-partner", "3"}});
    t.play("1H P P P AS");
    QCOMPARE(int(t.now().turn().seat()), 2);
    QCOMPARE(t.now().look({2}).find(0)->items.size(), 13u);
    t.play("8C TS");
    QCOMPARE(int(t.now().turn().seat()), 2); // declarer's own card, too
    QCOMPARE(english(t.now().look({2}).prompt),
             std::string("seat 3: a card from seat 1's hand to ace of spades; 1 heart is played"));
  }

  // --- positions

  void positionsThatCannotBeAreRefused() {
    const auto game = makeGame(info("bridge-1933"), 4, {});
    for (const std::string& t : std::vector<std::string>{
             std::string(), std::string("dealer=Q"), "dealer=N | N:AK.QJ.T9.87 - - -",
             "dealer=N | " + kDeal + " | calls E:1S", "dealer=N | " + kDeal + " | calls N:1S E:1H",
             "dealer=N | " + kDeal + " | calls N:1S E:P S:P W:P | trick E:8C", "dealer=N dealer=E | " + kDeal,
             "dealer=N part=100/0 | " + kDeal, "dealer=N pad=4S-N=10;4S-N=10;P | " + kDeal,
             "dealer=N | " + kDeal + " | trick E:AS", "phase=over dealer=N", "dealer=N x=1 | " + kDeal,
             "dealer=N | N:KJ6.AJ842.K.AT76 AQ975432.T7.987.- -.KQ653.AJT653.K8 T8.9.Q42.QJ95433"}) {
      const auto p = (*game)->read(t);
      QVERIFY2(!p, t.c_str());
    }
  }
};

QTEST_GUILESS_MAIN(BridgeTest)
#include "bridge_test.moc"
