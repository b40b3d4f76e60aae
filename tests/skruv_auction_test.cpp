// The auction of skruvwhist and what partners tell each other by it. Rules: skruvwhist; the worked cases by their
// numbers.
#include "games/opponents/think.h"
#include "games/whist/skruv_talk.h"
#include "tests/skruv_table.h"

using namespace mk;
using namespace mk::cards;
using namespace mk::skruv;

namespace {

// Whole auctions: the calls of two partners rond by rond, the opponents always pass. Comes to an end with the last of
// them.
std::string calls(char dealer, std::string_view first, std::string_view second) {
  const auto a = wordsOf(first), b = wordsOf(second);
  const std::size_t place = kSeats.find(dealer);
  std::string out;
  for (std::size_t rond = 0; rond < std::max(a.size(), b.size()); ++rond)
    for (std::size_t i = 0; i < 4; ++i) {
      const auto& of = i == 0 ? a : b;
      if (i % 2 == 0 && rond >= of.size() && (i == 2 || rond >= b.size())) return out;
      const std::string_view call = i % 2 != 0 || rond >= of.size() ? "P" : of[rond];
      out += std::string(1, kSeats[(place + i) % 4]) + ":" + std::string(call) + " ";
      if (call == "7G") return out;
    }
  return out;
}

const std::string kSpel1 = calls('S', "P P P P P P P P P P 4S 4C P P", "1G 2S P 2D 2H 2G 3S 3D 3G P P P 5C 7G");
const std::string kSpel2 = calls('S', "1G 2S P 2D 2H 2G 3D 3G P 7G", "P P P P P 3S P 4S 4C");
const std::string kSpel3 = calls('N', "2S P P P 3C 3D P 3G 4D 5S", "P 2C 2D 3S P P P P P P");

// What the bids of an auction mean, "2S=LongSuit", with + where the player's next call is a pass.
std::string meanings(std::string_view spoken, Seat dealer = 0) {
  Table4<Classic> t(kD1, dealer);
  if (std::string why = t.play(spoken); !why.empty()) return why;
  static constexpr std::array<const char*, 18> names = {"-",  "V1",  "V2",  "V3",  "V4",  "V5",  "V6",  "V7",  "V8",
                                                        "V9", "V10", "V11", "V12", "V13", "V14", "V15", "V16", "V17"};
  const Talk talk = decode(t.s.auction);
  std::string out;
  for (std::size_t i = 0; i < talk.said.size(); ++i) {
    const auto& call = t.s.auction.calls[i].call;
    if (call.kind != Call::Kind::Bid) continue;
    const Said& said = talk.said[i];
    out += (out.empty() ? "" : " ") + bidName(call.bid) + "=" + names[static_cast<std::size_t>(said.means)];
    if (said.means == Means::Honour) out += "(" + std::string(1, kRanks[static_cast<std::size_t>(said.honour)]) + ")";
  }
  return out;
}

std::string first(std::string_view hand, std::string_view standing = "", bool partnerPassed = false) {
  const int bid = firstBid(handOf(hand), standing.empty() ? 0 : bidCode(standing), partnerPassed);
  return bid == 0 ? "P" : bidName(bid);
}

int misfit(std::string_view spoken, std::string_view pbn, const Chosen& chosen = {}) {
  Table4<Classic> t(pbn, 0, chosen);
  if (const std::string why = t.play(spoken); !why.empty()) qFatal("%s", why.c_str());
  return t.game.misfit(t.s);
}

} // namespace

class SkruvAuctionTest : public QObject {
  Q_OBJECT

private slots:
  void theExampleAuctionsAreAllowed() { // A1
    Table4<Classic> one;
    QCOMPARE(one.play(kSpel1), std::string());
    QCOMPARE(one.s.phase, Phase::Tricks);
    QCOMPARE(bidName(one.s.bid) + " by " + kSeats[at(one.s.declarer)], std::string("7G by N"));
    Table4<Classic> two;
    QCOMPARE(two.play(kSpel2), std::string());
    QCOMPARE(bidName(two.s.bid) + " by " + kSeats[at(two.s.declarer)], std::string("7G by S"));
    Table4<Classic> three(kD1, 2);
    QCOMPARE(three.play(kSpel3), std::string());
    QCOMPARE(three.s.phase, Phase::Auction);
    while (three.s.phase == Phase::Auction) QCOMPARE(three.play(three.turn() + ":P"), std::string());
    QCOMPARE(three.s.auction.passes, 8);
    QCOMPARE(bidName(three.s.bid) + " by " + kSeats[at(three.s.declarer)], std::string("5S by N"));
    QCOMPARE(three.turn(), std::string("E"));
  }
  void theExamplesSayWhatTheSourceReads() { // the three example deals, V1 to V16
    QCOMPARE(meanings(kSpel1),
             std::string("1G=V1 2S=V5 2D=V7(K) 2H=V7(K) 2G=V2 3S=V6 3D=V7(Q) 3G=V4 4S=V7(J) 4C=V7(K) 5C=V7(Q) 7G=V11"));
    QCOMPARE(meanings(kSpel2),
             std::string("1G=V1 2S=V5 2D=V7(K) 2H=V7(K) 2G=V2 3S=V7(K) 3D=V7(Q) 3G=V4 4S=V7(Q) 4C=V7(K) 7G=V11"));
    QCOMPARE(meanings(kSpel3, 2), std::string("2S=V9 2C=V12 2D=V12 3S=V10 3C=V13 3D=V13 3G=V16 4D=V13 5S=V11"));
    const std::string other = calls('S', "P P P P P P P P P P 4S 4C 4G P P", "1G 2S P 2D 2H 2G 3S 3D 3G P P P P 5C 7G");
    QVERIFY2(meanings(other).ends_with("4C=V7(K) 4G=V4 5C=V7(Q) 7G=V11"), meanings(other).c_str());
  }
  void theAuctionClosesAfterTwoLapsOfPasses() { // A2-A7
    Table4<Classic> out;
    QCOMPARE(out.play("S:P W:P N:P E:P"), std::string());
    QCOMPARE(int{out.s.crosses}, 1);
    QCOMPARE(out.s.dealer, Seat{1});
    Table4<Classic> t;
    QCOMPARE(t.play("S:1S W:P N:P E:P S:P W:P N:P E:P"), std::string());
    Table4<Classic> on = t;
    QCOMPARE(on.play("S:1C"), std::string());
    QCOMPARE(t.play("S:P"), std::string());
    QCOMPARE(t.s.phase, Phase::Tricks);
    QCOMPARE(t.s.declarer, Seat{0});
    Table4<Classic> own;
    QCOMPARE(own.play("S:2H W:P N:P E:P"), std::string());
    QVERIFY(own.play("S:2D").starts_with("S:2D: A bid must be higher"));
    QVERIFY(own.may("2G") && own.may("3S"));
    Table4<Classic> raised;
    QCOMPARE(raised.play("S:1H W:P N:2S E:P S:P W:P N:P E:P S:P W:P N:P"), std::string());
    QCOMPARE(raised.s.phase, Phase::Tricks);
    QCOMPARE(raised.s.declarer, Seat{2});
    QCOMPARE(raised.turn(), std::string("E"));
    Table4<Classic> lap(kD1, 0, {{"closing-passes", "one-lap"}});
    QCOMPARE(lap.play("S:1H W:P N:P E:P"), std::string());
    QCOMPARE(lap.s.phase, Phase::Tricks);
  }
  void whoBidsNoMorePassesForTheRestOfTheAuction() {
    Table4<Classic> t;
    QCOMPARE(t.play("S:F W:1H N:F E:F W:1G"), std::string());
    QCOMPARE(t.turn(), std::string("W"));
    QCOMPARE(t.play("W:P"), std::string()); // with those of the others seven passes
    QCOMPARE(t.turn(), std::string("W"));
    QCOMPARE(t.play("W:P"), std::string());
    QCOMPARE(t.s.phase, Phase::Tricks);
  }
  void theFirstLapMayBeSimpleOnly() {
    Table4<Classic> t(kD1, 0, {{"first-rond", "simple"}});
    QCOMPARE(t.play("S:2S"), std::string("S:2S: In the first lap only simple bids are made."));
    QCOMPARE(t.play("S:1S W:P N:1C E:P S:7G"), std::string());
  }
  void handsAreCountedAndSpeakFirst() { // F1-F8
    QCOMPARE(totalSpel(handOf("AJT987..KQ42.A43"), 0), 6);
    QCOMPARE(first("AJT987..KQ42.A43"), std::string("2S"));
    QCOMPARE(totalSpel(handOf("K52.JT976.A3.KQ2"), 3), 4);
    QCOMPARE(first("K52.JT976.A3.KQ2"), std::string("P"));
    QCOMPARE(first("AKQ987.AK.AKQ.AQ"), std::string("1G"));
    QCOMPARE(totalSpel(handOf("52.KQJ975.A4.832"), 3), 6);
    QCOMPARE(first("52.KQJ975.A4.832"), std::string("2H"));
    QCOMPARE(first("52.KQJ975.A4.832", "2D"), std::string("2H"));
    QCOMPARE(first("52.KQJ975.A4.832", "1G"), std::string("2H"));
    QCOMPARE(first("AKQJT98765.4.3.2"), std::string("4S"));
    QCOMPARE(first("KQJ98.AQJT7.A2.4"), std::string("1H"));
    QCOMPARE(first("AK93.KQ2.8765.42"), std::string("P"));
    QCOMPARE(first("A43.A92.KQ6.A854"), std::string("1G"));
    QCOMPARE(first("A43.A92.KQ6.A854", "1H"), std::string("1G"));
    QCOMPARE(first("A43.A92.KQ6.A854", "2S"), std::string("2G"));
    QCOMPARE(first("A43.A92.KQ6.A854", "2S", true), std::string("P"));
    QCOMPARE(first("A43.A92.KQ6.A854", "3C"), std::string("P"));
  }
  void handsAreHeldForWhatTheyHaveSaid() {
    constexpr std::string_view plain = "N:432.432.5432.432 AK95.KQ5.876.765 J87.JT98.AK9.JT8 QT6.A76.QJT.AKQ9",
                               aces = "N:432.432.5432.432 JT9.KQ6.876.KJT5 AKQ87.A5.AQJ.987 65.JT987.KT9.AQ6",
                               spades = "N:432.J32.8765.762 KQ5.AKT.AJ3.KQJT AJT987..KQ42.A43 6.Q987654.T9.985";
    QCOMPARE(first("J87.JT98.AK9.JT8"), std::string("P"));
    QCOMPARE(misfit("S:P", plain), 0);
    QCOMPARE(misfit("S:1S", plain), 3);
    QCOMPARE(first("AKQ87.A5.AQJ.987"), std::string("1G"));
    QCOMPARE(misfit("S:1G", aces), 0);
    QCOMPARE(misfit("S:2G", aces), 1); // another level
    QCOMPARE(misfit("S:1S", aces), 3);
    QCOMPARE(misfit("S:P", aces), 3);
    QCOMPARE(misfit("S:2S", spades), 0);
    QCOMPARE(misfit("S:P", spades), 3);
    QCOMPARE(misfit("S:P", spades, {{"first-rond", "simple"}}), 0); // the bid was not allowed
  }
  void whoSpeaksByTheVocabularyFitsToTheLastCard() {
    const auto game = gameOf<Classic>(4, {{"sits", "1"}});
    constexpr int kMatches = 20;
    int decisions = 0, spoken = 0, drawn = 0, likely = 0;
    for (std::uint64_t n = 1; n <= kMatches; ++n) {
      Random random(n);
      State s = game.start();
      for (;;) {
        const auto [seat, move] = nextOf(game, s, random);
        if (seat == kNobody) break;
        ++decisions;
        QCOMPARE(game.misfit(s), 0);
        if (s.auction.bid != 0 && decisions % 16 == 0) {
          ++spoken;
          State any = s;
          game.scramble(any, Viewer{seat}, random);
          drawn += game.misfit(any);
          likely += game.misfit(opponents::worldOf(game, s, seat, random));
        }
        game.play(s, seat, move);
      }
    }
    QVERIFY2(spoken > 100, std::to_string(spoken).c_str());
    QVERIFY2(drawn > 3 * spoken, std::to_string(drawn).c_str()); // any hands would hardly have said so
    QVERIFY2(2 * likely < drawn, (std::to_string(likely) + " " + std::to_string(drawn)).c_str());
  }
  void matchesThatAreThoughtOutKeepToTheVocabulary() {
    const auto game = gameOf<Classic>(4, {{"sits", "1"}});
    Random luck(3);
    State s = game.start();
    std::vector<SkruvRules::Move> list;
    int decisions = 0;
    while (decisions < 400) {
      const auto [seat, move] = nextOf(game, s, luck);
      if (seat == kNobody) {
        s = game.start();
        continue;
      }
      State right = s;
      game.play(right, seat, move);
      Random whim(static_cast<std::uint64_t>(++decisions));
      (void)playOn(game, s, whim, list, 1, nullptr, true);
      QCOMPARE(game.text(s), game.text(right));
    }
  }
};

QTEST_GUILESS_MAIN(SkruvAuctionTest)
#include "skruv_auction_test.moc"
