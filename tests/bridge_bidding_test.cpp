// The computer's bidding: every worked case of the ruling, from the source's example hands to the one-club system.
#include "games/whist/bridge.h"
#include "games/whist/bridge_bidder.h"
#include "games/whist/bridge_double_dummy.h"
#include "games/whist/bridge_spelling.h"

#include "games/kit/cards/hands.h"

#include <QTest>

#include <sstream>

using namespace mk;
using namespace mk::bridge;

namespace {

// "AK2.T98.-.QJ76543", the suits from spades down.
cards::Cards handOf(const std::string& t) {
  cards::Cards out;
  std::size_t suit = 0;
  for (const char c : t) {
    if (c == '.')
      ++suit;
    else if (c != '-')
      cards::addSorted(out, *readCard(std::string{c, kSuitsDown[suit]}));
  }
  if (out.count() != 13) qFatal("%s has %d cards", t.c_str(), out.count());
  return out;
}

std::string advised(const std::string& calls, const std::string& hand, bool danger, System system) {
  Standing standing;
  if (danger) standing.games = {1, 1};
  Reading reading({&kBridge1933, standing, {system, system}}, 0);
  std::istringstream in(calls);
  for (std::string word; in >> word;) {
    const int number = readCall(word);
    using Kind = cards::Call::Kind;
    reading.hear({number == Bridge::kPass       ? Kind::Pass
                  : number == Bridge::kDouble   ? Kind::Double
                  : number == Bridge::kRedouble ? Kind::Redouble
                                                : Kind::Bid,
                  static_cast<std::uint8_t>(number >= 1 && number <= kHighestBid ? number : 0)});
  }
  return callText(advise(reading, handOf(hand)).call);
}

} // namespace

class BridgeBiddingTest : public QObject {
  Q_OBJECT

private slots:
  void workedCasesOfCulbertson_data() { cases(); }
  void workedCasesOfCulbertson() {
    QFETCH(QString, calls);
    QFETCH(QString, hand);
    QFETCH(bool, danger);
    QFETCH(bool, risti);
    QFETCH(QString, call);
    QCOMPARE(QString::fromStdString(
                 advised(calls.toStdString(), hand.toStdString(), danger, risti ? System::Risti : System::Culbertson)),
             call);
  }

  void suitsAreCountedAsTheSourceCountsThem() { // B19
    const auto suit = [](const std::string& spades) {
      const int left = 13 - static_cast<int>(spades.size());
      std::string hearts, clubs;
      const std::string low = "5432";
      for (int i = 0; i < std::min(left, 4); ++i) hearts += low[static_cast<std::size_t>(i)];
      for (int i = 4; i < left && i < 8; ++i) clubs += low[static_cast<std::size_t>(i - 4)];
      std::string diamonds;
      for (int i = 8; i < left; ++i) diamonds += low[static_cast<std::size_t>(i - 8)];
      const auto orVoid = [](const std::string& s) { return s.empty() ? std::string("-") : s; };
      return Hand(handOf(spades + "." + orVoid(hearts) + "." + orVoid(diamonds) + "." + orVoid(clubs)),
                  System::Culbertson);
    };
    for (const char* t : {"AQ32", "AJT2", "KQT2"}) {
      QCOMPARE(suit(t).honour(3), tricks(1.5));
      QVERIFY(suit(t).biddable(3));
    }
    for (const char* t : {"K5432", "QJ432"}) {
      QCOMPARE(suit(t).honour(3), tricks(0.5));
      QVERIFY(suit(t).biddable(3));
    }
    QCOMPARE(suit("T95432").honour(3), 0);
    QVERIFY(suit("T95432").biddable(3));
    QCOMPARE(suit("AKJT8").trumpTricks(3), tricks(4));
    QCOMPARE(suit("QJT976").trumpTricks(3), tricks(4));
    QCOMPARE(suit("AKQJT").trumpTricks(3), tricks(5));
    QCOMPARE(suit("KQJ9865").trumpTricks(3), tricks(6));
  }

  void handsAreCountedAsTheRulingCountsThem() {
    const auto hand = [](const char* t, System s = System::Culbertson) { return Hand(handOf(t), s); };
    QCOMPARE(hand("74.AQ842.A985.T7").honours(), tricks(2.5));
    QCOMPARE(hand("74.AQ842.A985.T7").playing(2), tricks(5));
    QCOMPARE(hand("AKJ92.32.A.AJT92").playing(3), tricks(7.5));
    QCOMPARE(hand("AJ8.K95.KQT.Q875").honours(), tricks(3.5));
    QCOMPARE(hand("T.K965.A863.J982").support(2), tricks(5.5));
    QCOMPARE(hand("AQ5.KJ72.AT4.K83", System::Risti).honours(), 13);
    QCOMPARE(hand("84.A73.KQT95.742", System::Risti).honours(), 9);
  }

  // Whatever people have called before: the system has a call that is allowed, and says why.
  void everyCallOfTheSystemHasItsReason() {
    using Rules = BridgeBy<kBridge1933>;
    int calls = 0;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
      Setup setup{4, Options(Rules::options())};
      if (seed % 2 == 0 && !(setup.options.set("system-ns", "risti") && setup.options.set("system-ew", "risti")))
        qFatal("no such system");
      const Rules rules(setup);
      Bridge::State s = rules.start();
      Random random(seed);
      while (rules.turn(s).isChance()) rules.settle(s, roll(rules.chance(s), random));
      while (s.phase == Bridge::Phase::Auction) {
        const Seat seat = rules.turn(s).seat();
        const Advice a = advise(Reading(rules.setting(s), s.auction), s.hands[static_cast<std::size_t>(s.turn)]);
        QVERIFY2(a.row != nullptr && *a.row->why != '\0', rules.text(s).c_str());
        const Bridge::Move system{Bridge::Move::Kind::Call, static_cast<std::uint8_t>(a.call), 0};
        std::vector<Bridge::Move> legal;
        rules.moves(s, seat, legal);
        QVERIFY2(std::ranges::find(legal, system) != legal.end(), rules.text(s).c_str());
        const std::string told = english(rules.tell(s, seat, system, Viewer{seat}));
        QVERIFY2(told.find(english(a.row->why)) != std::string::npos, told.c_str());
        ++calls;
        // Mostly low calls of all kinds, so that there are openings of every height.
        const bool astray = random.below(3) == 0;
        rules.play(s, seat, astray ? legal[random.below(static_cast<std::uint32_t>(legal.size()))] : system);
      }
    }
    QVERIFY(calls > 3000);
  }

  // Computers at all seats: rubbers come to their end, most games are bid sensibly.
  void computersPlayRubbersToTheirEnd() {
    using Rules = BridgeBy<kBridge1933>;
    int deals = 0, passed = 0, made = 0, high = 0, over = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      Setup setup{4, Options(Rules::options())};
      if (seed % 2 == 0 && !setup.options.set("system-ew", "risti")) qFatal("no such system");
      const Rules rules(setup);
      Bridge::State s = rules.start();
      Random random(seed);
      while (!rules.turn(s).isOver()) {
        if (rules.turn(s).isChance()) {
          rules.settle(s, roll(rules.chance(s), random));
          continue;
        }
        const Seat seat = rules.turn(s).seat();
        Bridge::State known = s;
        rules.scramble(known, Viewer{seat}, random);
        const auto m = rules.suggest(known, seat, random);
        QVERIFY(m);
        std::vector<Bridge::Move> legal;
        rules.moves(s, seat, legal);
        QVERIFY2(std::ranges::find(legal, *m) != legal.end(), rules.text(s).c_str());
        rules.play(s, seat, *m);
      }
      over += s.standing.over() ? 1 : 0;
      for (const DealResult& r : s.pad) {
        ++deals;
        passed += r.contract.bid == 0;
        made += r.contract.bid > 0 && r.tricks >= 6 + r.contract.level();
        high += r.contract.level() == 7;
      }
    }
    qInfo("%d deals in 12 rubbers, %d passed out, %d contracts made, %d of seven", deals, passed, made, high);
    QVERIFY(over >= 10);
    QVERIFY(2 * made > deals - passed); // more than half of the contracts
    QVERIFY(20 * high < deals);
  }

  // D29 after nine tricks: the four that are left are all declarer's, and a computer agrees to four.
  void theLastTricksAreSolvedDoubleDummy() {
    using Rules = BridgeBy<kBridge1933>;
    const Rules rules(Setup{4, Options(Rules::options())});
    auto s = rules.read(
        "dealer=W | N:KJ6.AJ842.K.AT76 AQ975432.T7.987.- -.KQ653.AJT653.K8 T8.9.Q42.QJ95432 | calls W:P N:1H "
        "E:1S S:3D W:P N:3N E:P S:6H W:P N:P E:P | tricks E:AS S:8C W:TS N:KS E:9S S:AD W:8S N:JS N:AC "
        "E:9D S:KC W:QC N:KD E:8D S:5D W:QD N:AH E:TH S:6H W:9H N:TC E:QS S:5H W:JC S:JD W:4D N:6S E:7D "
        "S:TD W:2D N:7C E:4S | trick S:6D W:9C N:4H E:3S");
    QVERIFY(s);
    const auto all = solve(*s);
    QCOMPARE(static_cast<int>(all.size()), s->hands[0].count());
    int most = 0;
    for (const auto& [card, tricks] : all) most = std::max(most, tricks);
    QCOMPARE(most, 4);
    const auto weighed = rules.weigh(*s, 0, 2, {}); // tricks, and three for a contract that is made
    const int won = s->won[0] + most;
    QCOMPARE(weighed.front().worth, (won + (won >= 12 ? 3 : 0)) / 16.0);
    for (const auto& w : weighed) QVERIFY(w.worth <= weighed.front().worth);
    rules.play(*s, 0, {Bridge::Move::Kind::Claim, 4, 0});
    QVERIFY(rules.weigh(*s, 1, 2, {}).front().move.kind == Bridge::Move::Kind::Accept);
  }

private:
  static void cases() {
    QTest::addColumn<QString>("calls");
    QTest::addColumn<QString>("hand");
    QTest::addColumn<bool>("danger");
    QTest::addColumn<bool>("risti");
    QTest::addColumn<QString>("call");
    const auto row = [](const char* name, const char* calls, const char* hand, const char* call, bool danger = false,
                        bool risti = false) {
      QTest::addRow("%s %s", name, call) << QString(calls) << QString(hand) << danger << risti << QString(call);
    };
    const auto risti = [&](const char* name, const char* calls, const char* hand, const char* call) {
      row(name, calls, hand, call, false, true);
    };
    row("B1", "", "74.AQ842.A985.T7", "1H");
    row("B2", "", "75.AQ94.A986.J52", "1H");
    row("B3", "", "AKJ92.32.A.AJT92", "2S");
    row("B4", "", "AQ5.AK5.KQ5.K432", "2N");
    row("B5", "", "AQ2.AKQJ96.T.852", "3H");
    row("B6", "", "A9.KQJ98754.T3.7", "4H");
    row("B7", "", "AJ8.K95.KQT.Q875", "1N");
    row("B8", "1D", "A95.KT876.84.K76", "1H");
    row("B9", "1H", "82.4.AQT965.A974", "2D");
    row("B10", "1H", "AKJ65.92.AQ8.K96", "2S");
    row("B11", "1D", "AK64.AQT5.-.AJ875", "2D");
    row("B12", "1D", "AK64.AT96.A7.KQJ", "2D");
    row("B13", "1D", "AQ75.AJT7.93.K72", "X");
    row("B14", "1D X P", "A62.JT874.T.AT73", "2H");
    row("B15", "1D X P", "KQ4.QJT954.6.A72", "3H");
    row("B16", "1N X P", "Q98.KT74.A985.K8", "P");
    row("B17", "1H P", "T.K965.A863.J982", "3H");
    row("B18", "1S P", "J54.J932.AKT87.5", "2D");
    row("B21", "", "KQ42.A83.A752.94", "1S");
    row("B22", "P P", "74.AQ842.A985.T7", "P");
    row("B23", "", "A54.AQ93.832.J74", "P");
    row("B24", "", "AQJ75.4.KQJ932.5", "1S");
    row("B25", "", "2.KQJ9765.A43.82", "4H");
    row("B25 in danger", "", "2.KQJ9765.A43.82", "P", true);
    row("B26", "", "A83.A74.A952.J63", "P");
    row("B27", "1H P", "K83.Q74.K9652.73", "2H");
    row("B28", "1H P", "83.Q74.AK652.K73", "3D");
    row("B29", "1H P", "83.74.KJT52.Q873", "1N");
    row("B29", "1H P", "KJT52.74.83.Q873", "1S");
    row("B30", "1S P", "J4.KQ5.KJ73.A842", "3N");
    row("B30", "1S P", "J4.K95.KJ73.J842", "1N");
    row("B31", "1S P", "JT84.KQ52.A9732.-", "3S");
    row("B32", "1H X", "A5.83.KQJ4.K9762", "XX");
    row("B33", "2S P", "84.Q952.8743.732", "2N");
    row("B33", "2S P", "Q84.A952.8743.73", "3S");
    row("B33", "2S P", "J4.KQ52.K743.K32", "3N");
    row("B33", "2S P", "8.AJT52.K743.732", "3H");
    row("B34", "1S", "Q93.AJT64.K5.832", "2H");
    row("B34 in danger", "1S", "Q93.AJT64.K5.832", "P", true);
    row("B35", "1H", "AQ94.83.K52.Q764", "1S");
    row("B35 in danger", "1H", "AQ94.83.K52.Q764", "P", true);
    row("B36", "1C X P", "J984.7.KT532.842", "1S");
    row("B36", "1C X P", "9842.7.KT532.842", "1D");
    row("B37", "1C X P", "742.853.963.J742", "1D");
    row("B38", "1H 1S P", "Q84.75.AK963.842", "2S");
    row("B39", "1D 2S P", "K4.A9753.842.763", "3S");
    row("B40", "1H P 2H P", "74.AQ842.A985.T7", "P");
    row("B40", "1H P 2H P", "74.AKJ842.A98.K7", "4H");
    row("B41", "1S P 3D P", "AQJ84.K4.QT72.83", "4D");
    row("B41", "1S P 3D P", "AKJ84.AQ952.4.83", "3H");
    row("B42", "1D P 1S P", "K4.AQ5.AKT84.Q73", "3N");
    risti("B43", "", "AQ5.KJ72.AT4.K83", "1C");
    risti("B43", "", "AK3.AQJ85.KQ4.72", "2H");
    risti("B44", "1C P", "8754.K93.QJ42.85", "1D");
    risti("B44", "1C P", "AQ5.8742.K93.852", "1N");
    risti("B44", "1C P", "84.A73.KQT95.742", "2D");
    risti("B45", "1C P", "AQJ75.84.A73.KQ4", "2S");
    risti("B45", "1C P", "AJ5.A84.KQ73.KT4", "2N");
    risti("B46", "1C 1S", "84.K93.QJ752.852", "P");
    risti("B47", "1C P 1D P", "AQ5.AJT84.K93.42", "1H");
    risti("B47", "1C P 1D P", "AQ5.AJT8.K93.K42", "1N");
    risti("B47", "1C P 1D P", "AQJ85.AJT84.9.42", "1S");
    risti("B47", "1C P 1D P", "AQJ85.4.AJT842.9", "2D");
    risti("B48", "1C P 1D P 1H P", "J9843.52.Q73.842", "1S");
    risti("B48", "1C P 1D P 1H P", "84.J52.Q73.J9842", "P");
    risti("B49", "1C P 1D P 1H P 1S P", "52.AK984.AQT3.84", "2D");
    risti("B49", "1C P 1D P 1H P 1S P", "Q52.AK984.A3.KJ8", "P");
    risti("B50", "1C P 1D P 1H P 1S P 2D P", "J98432.5.Q73.842", "2S");
    risti("B50", "1C P 1D P 1H P 1S P 2D P", "J9843.5.Q7.T8742", "3C");
    risti("B51", "1C P 2S P", "AJ84.KQ3.A952.84", "3S");
    risti("B51", "1C P 2S P", "QJ84.KQ3.A952.A4", "2N");
  }
};

QTEST_GUILESS_MAIN(BridgeBiddingTest)
#include "bridge_bidding_test.moc"
