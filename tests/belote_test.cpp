// Bridge-belote: auction, following, announcements, scoring. Rules: bridge-belote; the worked cases by their numbers.
#include "games/whist/belote.h"
#include "tests/card_play.h"

using namespace mk;
using namespace mk::cards;
using namespace mk::belote;

namespace {

using State = BeloteRules::State;

// The auction of a deal by seat 4, so that seat 1 speaks first: what came of it.
std::string auction(std::string_view calls) {
  Played<BeloteRules> g(4, 4, text(std::span<const Card>(sortedPack(7))));
  if (const std::string why = g.play(calls); !why.empty()) return why;
  if (g.state.stage != Stage::Play) return "passed out, " + std::to_string(g.state.dealer + 1) + " deals";
  if (g.state.bidding()) return "goes on";
  return std::to_string(g.state.contract()) + " by " + std::to_string(g.state.declarer() + 1) + " x" +
         std::to_string(int{g.state.auction.times});
}

// The cards that seat `me` (from 1) may play from its hand to a trick that seat 1 has led to.
std::string legal(int contract, std::string_view trick, std::string_view hand, const Chosen& chosen = {}) {
  const CardGame<BeloteRules> game = gameOf<BeloteRules>(4, chosen);
  State s;
  s.stage = Stage::Play;
  s.auction = Auction::begun(0);
  s.auction.turn = kNobody;
  s.auction.bid = static_cast<std::uint8_t>(contract);
  s.auction.bidder = 0;
  Seat seat = 0;
  for (const Card c : listOf(trick)) {
    s.trick.cards.push_back(c);
    s.trick.seats.push_back(seat++);
  }
  s.turn = seat;
  s.hands[at(seat)] = cardsOf(hand);
  std::vector<BeloteRules::Move> all;
  game.moves(s, seat, all);
  Cards out;
  for (const auto& m : all) out.push_back(m.cards[0]);
  return cardsText(out);
}

std::string sorted(std::string_view cards) { return cardsText(cardsOf(cards)); }

std::string candidatesIn(std::string_view hand) {
  std::string out;
  for (const Announcement& a : candidates(cardsOf(hand))) out += (out.empty() ? "" : " ") + belote::text(a);
  return out;
}

Announcement announced(std::string_view t) { // "fifty=QD"
  const auto cut = t.find('=');
  const std::string_view kind = t.substr(0, cut), top = t.substr(cut + 1);
  using Kind = Announcement::Kind;
  if (kind == "carre") return {Kind::Carre, *readCard(std::string(top) + "C"), 4};
  if (kind == "tierce") return {Kind::Tierce, *readCard(top), 3};
  if (kind == "fifty") return {Kind::Fifty, *readCard(top), 4};
  return {Kind::Hundred, *readCard(top), 5};
}

// What sides A and B may count, seat 1 leading; the announcements of seats 1 to 4.
std::string counted(std::array<std::vector<std::string>, 4> bySeat, bool byTurn = false) {
  std::array<Announcements, 4> said{};
  std::array<int, 2> sums{};
  for (std::size_t k = 0; k < 4; ++k)
    for (const std::string& t : bySeat[k]) said[k].push_back(announced(t));
  const int side = countingSide(said, 0, byTurn);
  for (std::size_t k = 0; k < 4; ++k)
    for (const Announcement& a : said[k]) sums[k % 2] += static_cast<int>(k % 2) == side ? belote::pointsOf(a) : 0;
  return std::to_string(sums[0]) + " " + std::to_string(sums[1]);
}

// Card points with the last ten, announcements with belotes; A and B. What is written: "10-6", "0(8)-8" where eight
// hang for A.
std::string score(belote::DealPlayed p, const Manner& manner = {}) {
  const Written w = writtenFor(p, manner);
  const auto part = [&](int side) {
    std::string t = std::to_string(w.points[at(side)]);
    if (w.hangs > 0 && side == p.declaring) t += "(" + std::to_string(w.hangs) + ")";
    return t;
  };
  return part(0) + "-" + part(1);
}

constexpr int kC = 1, kD = 2, kH = 3, kS = 4, kNT = kNoTrumps, kAT = kAllTrumps;
constexpr int kA = 0, kB = 1;

// A match at these totals to which deals are added.
struct Match {
  explicit Match(std::array<std::int16_t, 2> totals = {}, const Chosen& chosen = {})
      : game(gameOf<BeloteRules>(4, chosen)) {
    for (Seat k = 0; k < 4; ++k) s.score(k) = totals[at(k % 2)];
    s.stage = Stage::Play;
  }
  std::string add(const belote::DealPlayed& p) {
    s.stage = Stage::Play;
    s.auction = Auction::begun(static_cast<Seat>(p.declaring));
    s.auction.bidder = static_cast<Seat>(p.declaring);
    s.auction.turn = kNobody;
    game.game().write(s, p);
    return std::to_string(s.score(0)) + "-" + std::to_string(s.score(1)) + (s.stage == Stage::Over ? " end" : "");
  }
  CardGame<BeloteRules> game;
  State s;
};

// The pack that gives these hands (seat 1 first) when seat 4 deals: 3 and 2 to each, then 3 to each; twelve wait.
std::string packOf(const std::array<std::string, 4>& hands) {
  std::array<std::vector<Card>, 4> all;
  for (std::size_t k = 0; k < 4; ++k) all[k] = listOf(hands[k]);
  std::vector<Card> out;
  std::array<std::size_t, 4> next{};
  for (const std::size_t packet : {3u, 2u, 3u})
    for (std::size_t k = 0; k < 4; ++k)
      for (std::size_t i = 0; i < packet; ++i) out.push_back(all[k][next[k]++]);
  return text(std::span<const Card>(out));
}

const std::array<std::string, 4> kWorkedDeal = {"KH QH AD QD TD 9D 8D 8C", "JS TS 8S JD JC TC 9C 7C",
                                                "AH TH 8H AS KS QS 7S AC", "JH 9H 7H 9S KD 7D KC QC"};

} // namespace

class BeloteTest : public QObject {
  Q_OBJECT

private slots:
  void theAuctionGoesUpAndThreePassesEndIt() { // A1-A9
    QCOMPARE(auction("1: P; 2: C; 3: NT; 4: AT; 1: P; 2: P; 3: P"), std::string("6 by 4 x1"));
    QCOMPARE(auction("1: P; 2: P; 3: P; 4: P"), std::string("passed out, 1 deals"));
    QCOMPARE(auction("1: P; 2: C; 3: P; 4: P; 1: P"), std::string("1 by 2 x1"));
    QCOMPARE(auction("1: P; 2: C; 3: D; 4: P; 1: H; 2: P; 3: P; 4: P"), std::string("3 by 1 x1"));
    QCOMPARE(auction("1: S; 2: X; 3: P; 4: P; 1: XX; 2: P; 3: P; 4: P"), std::string("4 by 1 x4"));
    QCOMPARE(auction("1: S; 2: X; 3: NT; 4: P; 1: P; 2: P"), std::string("5 by 3 x1"));
    QVERIFY(auction("1: H; 2: D").starts_with("2: D: A bid must be higher than"));
    QVERIFY(auction("1: H; 2: P; 3: X").starts_with("3: X: "));
    QCOMPARE(auction("1: AT; 2: X; 3: XX"), std::string("6 by 1 x4"));
  }
  void followingOvertakingAndTrumping() { // L1-L11
    QCOMPARE(legal(kAT, "QH 8S", "AH TH 8H AS"), sorted("AH TH"));
    QCOMPARE(legal(kAT, "QC 8C", "7C TC JC 9C JS"), sorted("9C TC JC"));
    QCOMPARE(legal(kS, "AH 7H 9S", "7S 8D QD"), sorted("7S 8D QD"));
    QCOMPARE(legal(kS, "AH 7H 9S", "JS 7S 8D QD"), sorted("JS"));
    QCOMPARE(legal(kS, "AH 9S 7H", "JS 7S 8D QD"), sorted("JS 7S 8D QD"));
    QCOMPARE(legal(kS, "AH 7H", "JS 7S 8D QD"), sorted("JS 7S 8D QD"));
    QCOMPARE(legal(kS, "7H AH", "JS 7S 8D QD"), sorted("JS 7S"));
    QCOMPARE(legal(kS, "KS 7S", "8S AS QS 7D"), sorted("AS"));
    QCOMPARE(legal(kS, "KH JS", "AH 7H 9C"), sorted("AH 7H"));
    QCOMPARE(legal(kNT, "KH 8H", "AH 7H 9C"), sorted("AH 7H"));
    QCOMPARE(legal(kNT, "KH 8H", "AH 7H 9C", {{"no-trump-raising", "on"}}), sorted("AH"));
    QCOMPARE(legal(kAT, "TD JD", "AD 9D 7D JC"), sorted("AD 9D 7D"));
  }
  void noCardServesTwice() { // N1-N3
    QCOMPARE(candidatesIn("KS QS JS TS 9S AH KH 7C"), std::string("hundred=KS"));
    QCOMPARE(candidatesIn("AS KS QS JS TS AH AD AC"), std::string("carre=A fifty=KS"));
    QCOMPARE(candidatesIn("7H 8H 9H TH JH QH KH AH"), std::string("hundred=AH tierce=9H"));
    QCOMPARE(candidatesIn("7C 7D 7H 7S 8C 8D 8H 8S"), std::string());
    QCOMPARE(candidatesIn("7C 8C 9C TC JC QC KC 9D"), std::string("hundred=KC"));
    int points = 0;
    for (const Announcement& a : candidates(cardsOf("7H 8H 9H TH JH QH KH AH"))) points += belote::pointsOf(a);
    QCOMPARE(points, 120);
  }
  void theBestAnnouncementDecidesWhichSideCounts() { // N4-N8
    QCOMPARE(counted({{{"fifty=QD"}, {"tierce=AS"}, {}, {"tierce=9C"}}}), std::string("50 0"));
    QCOMPARE(counted({{{"hundred=AH"}, {"carre=Q"}, {}, {}}}), std::string("0 100"));
    QCOMPARE(counted({{{"carre=T"}, {"carre=K"}, {"tierce=9H"}, {}}}), std::string("120 0"));
    QCOMPARE(counted({{{"tierce=KD"}, {"tierce=KS"}, {}, {}}}), std::string("0 0"));
    QCOMPARE(counted({{{"carre=9"}, {"tierce=QC"}, {}, {"carre=J"}}}), std::string("0 220"));
  }
  void ofEqualRunsTheFirstToSpeakMayCount() {
    QCOMPARE(counted({{{}, {"tierce=KS"}, {"tierce=KD"}, {}}}, true), std::string("0 20"));
    QCOMPARE(counted({{{"tierce=KD"}, {"tierce=KS"}, {}, {"tierce=9C"}}}, true), std::string("20 0"));
  }
  void beloteIsSaidWhereItIsAllowed() { // N9, N10
    Played<BeloteRules> low(4, 4,
                            packOf({"KH QH 9H 8H 7H AD KD QD", "AS KS QS JS TS 9S 8S JD", "AC KC QC JC TC 9C 8C 7C",
                                    "AH JH TH 7S TD 9D 8D 7D"}));
    QCOMPARE(low.play("1: P; 2: H; 3: P; 4: P; 1: P"), std::string());
    low.state.turn = 3;
    QCOMPARE(low.play("4: 7S; 1: AD"), std::string("1: AD: You cannot follow suit, so you must trump."));
    QCOMPARE(
        low.play("1: 9H!belote!tierce=AD"),
        std::string("1: 9H!belote!tierce=AD: There is no belote here: it is the king and the queen of trumps in one "
                    "hand, and is said with the first of them."));
    QCOMPARE(low.play("1: QH!belote!tierce=AD"), std::string());
    QCOMPARE(int{low.state.belotes[0]}, 4);
  }
  void atAllTrumpsADiscardKillsTheBelote() { // N10
    const auto game = gameOf<BeloteRules>(4);
    State s;
    s.stage = Stage::Play;
    s.auction = Auction::begun(3);
    s.auction.turn = kNobody;
    s.auction.bid = kAT;
    s.auction.bidder = 3;
    s.hands[0] = cardsOf("KD QD 7H");
    s.trick.cards.push_back(Card(Suit::Clubs, 7));
    s.trick.seats.push_back(3);
    s.turn = 0;
    const auto queen = game.readMove(s, 0, "QD");
    QVERIFY(queen);
    QCOMPARE(game.text(s, 0, *queen), std::string("QD"));
    game.play(s, 0, *queen);
    QCOMPARE(int{s.belotes[0]}, 0);
    s.trick.cards[0] = Card(Suit::Diamonds, 7); // where diamonds were led it counts
    s.trick.cards.resize(1);
    s.trick.seats.resize(1);
    s.hands[0] = cardsOf("KD QD 7H");
    QCOMPARE(game.text(s, 0, *game.readMove(s, 0, "qd")), std::string("QD!belote"));
  }
  void theScoresOfTheWorkedCases() { // W1-W4, W6-W19
    QCOMPARE(score({.contract = kC, .cards = {146, 16}}), std::string("14-2"));
    QCOMPARE(score({.contract = kS, .cards = {128, 34}}), std::string("13-3"));
    QCOMPARE(score({.contract = kC, .cards = {81, 81}}), std::string("0(8)-8"));
    QCOMPARE(score({.contract = kH, .cards = {162, 0}, .valat = kA}), std::string("25-0"));
    QCOMPARE(score({.contract = kNT, .cards = {130, 0}, .valat = kA}), std::string("35-0"));
    QCOMPARE(score({.contract = kAT, .cards = {258, 0}, .valat = kA}), std::string("35-0"));
    QCOMPARE(score({.contract = kS, .cards = {97, 65}}), std::string("10-6"));
    QCOMPARE(score({.contract = kH, .cards = {106, 56}}), std::string("10-6"));
    QCOMPARE(score({.contract = kD, .cards = {75, 87}}), std::string("0-16"));
    QCOMPARE(score({.contract = kD, .cards = {75, 87}, .announced = {20, 0}}), std::string("9-9"));
    QCOMPARE(writtenFor({.contract = kD, .cards = {75, 87}, .announced = {20, 0}}).winner, kA);
    QCOMPARE(score({.contract = kAT, .cards = {154, 104}}), std::string("15-11"));
    QCOMPARE(score({.contract = kAT, .declaring = kB, .cards = {125, 133}}), std::string("13-13"));
    QCOMPARE(writtenFor({.contract = kAT, .declaring = kB, .cards = {125, 133}}).winner, kB);
    QCOMPARE(score({.contract = kAT, .cards = {129, 129}}), std::string("0(13)-13"));
    QCOMPARE(score({.contract = kNT, .cards = {73, 57}}), std::string("15-11"));
    QCOMPARE(score({.contract = kS, .times = 2, .cards = {92, 70}}), std::string("18-14"));
    QCOMPARE(score({.contract = kS, .times = 2, .cards = {92, 70}}, {.winnerTakesAll = true}), std::string("32-0"));
    QCOMPARE(score({.contract = kS, .times = 4, .cards = {60, 102}}), std::string("0-64"));
    QCOMPARE(score({.contract = kH, .cards = {80, 82}, .announced = {50, 20}}), std::string("13-10"));
    QCOMPARE(score({.contract = kC, .cards = {66, 96}, .announced = {50, 20}}), std::string("0(11)-12"));
    QCOMPARE(score({.contract = kD, .cards = {162, 0}, .announced = {20, 50}, .valat = kA}), std::string("27-5"));
    QCOMPARE(score({.contract = kNT, .times = 2, .declaring = kB, .cards = {130, 0}, .valat = kA}),
             std::string("70-0"));
  }
  void declarersInsideMayKeepTheirAnnouncements() {
    const belote::DealPlayed p{.contract = kH, .cards = {40, 122}, .announced = {50, 0}};
    QCOMPARE(score(p), std::string("0-21"));
    QCOMPARE(score(p, {.insideKeepsAnnouncements = true}), std::string("5-16"));
  }
  void theTotalIsAlwaysShared() { // ruling 9: both sides together write 16 or 26
    for (int x = 0; x <= 162; ++x) {
      const auto points = static_cast<std::int16_t>(x);
      const Written w = writtenFor({.contract = kH, .cards = {static_cast<std::int16_t>(162 - x), points}});
      QCOMPARE(w.points[0] + w.points[1] + w.hangs, 16);
    }
    for (int x = 0; x <= 258; ++x) {
      const auto points = static_cast<std::int16_t>(x);
      const Written w = writtenFor({.contract = kAT, .cards = {static_cast<std::int16_t>(258 - x), points}});
      QCOMPARE(w.points[0] + w.points[1] + w.hangs, 26);
    }
  }
  void pointsHangForTheNextPlayedDeal() { // W20, W21
    Match won;
    QCOMPARE(won.add({.contract = kC, .cards = {81, 81}}), std::string("0-8"));
    QCOMPARE(won.add({.contract = kH, .declaring = kB, .cards = {100, 62}}), std::string("24-8"));
    Match lost;
    QCOMPARE(lost.add({.contract = kC, .cards = {81, 81}}), std::string("0-8"));
    QCOMPARE(lost.add({.contract = kH, .cards = {62, 100}}), std::string("0-32"));
    Match both; // where the others declare and make it, the side of the 62 still writes its six
    QCOMPARE(both.add({.contract = kC, .cards = {81, 81}}), std::string("0-8"));
    QCOMPARE(both.add({.contract = kH, .declaring = kB, .cards = {62, 100}}), std::string("6-26"));
    Match again; // a tie is no win
    QCOMPARE(again.add({.contract = kC, .cards = {81, 81}}), std::string("0-8"));
    QCOMPARE(again.add({.contract = kC, .cards = {81, 81}}), std::string("0-24"));
    QCOMPARE(int{again.s.hanging}, 8);
  }
  void theMatchEndsAtAHundredAndFiftyOne() { // W22-W24
    Match valat({140, 100});
    QCOMPARE(valat.add({.contract = kS, .cards = {162, 0}, .valat = kA}), std::string("165-100"));
    QCOMPARE(valat.add({.contract = kH, .declaring = kB, .cards = {62, 100}}), std::string("171-110 end"));
    const Chosen finish = {{"finish-on-valat", "without-premium"}};
    QCOMPARE(Match({126, 100}, finish).add({.contract = kAT, .cards = {258, 0}, .valat = kA}),
             std::string("161-100 end"));
    QCOMPARE(Match({124, 100}, finish).add({.contract = kAT, .cards = {258, 0}, .valat = kA}), std::string("159-100"));
    Match close({145, 146});
    QCOMPARE(close.add({.contract = kS, .cards = {95, 67}}), std::string("154-153 end"));
    QCOMPARE(close.game.result(close.s).places, (std::vector<int>{1, 3, 1, 3}));
  }
  void equalTotalsPlayOn() {
    Match m({142, 146});
    QCOMPARE(m.add({.contract = kS, .cards = {97, 65}}), std::string("152-152"));
    QCOMPARE(m.s.stage, Stage::Deal);
  }
  void twelveDealsPassedOutEndTheMatch() {
    Played<BeloteRules> g(4, 4, packOf(kWorkedDeal));
    for (int n = 1; n <= 12; ++n) {
      for (int i = 0; i < 4; ++i) QCOMPARE(g.step(g.state.turn, "P"), std::string());
      QCOMPARE(g.state.stage, n < 12 ? Stage::Deal : Stage::Over);
      if (n < 12) g.deal(packOf(kWorkedDeal));
    }
    QVERIFY(g.game.result(g.state).isDraw());
  }
  void theWorkedDealIsPlayedCardByCard() { // A1, L1, L2, W5
    Played<BeloteRules> g(4, 4, packOf(kWorkedDeal));
    QCOMPARE(g.hand(g.state.hands[0]).size(), std::size_t{5 * 3 - 1});
    QCOMPARE(g.play("1: P; 2: C; 3: NT; 4: AT; 1: P; 2: P; 3: P"), std::string());
    for (Seat k = 0; k < 4; ++k) QCOMPARE(cardsText(g.state.hands[at(k)]), sorted(kWorkedDeal[at(k)]));
    QCOMPARE(g.play("1: QH!belote!tierce=TD; 2: 8S!tierce=JC"), std::string());
    QCOMPARE(g.moves(), (Texts{"AH", "AH!tierce=AS", "TH", "TH!tierce=AS"}));
    QCOMPARE(g.play("3: TH!tierce=AS"), std::string());
    QCOMPARE(g.moves(), (Texts{"9H", "JH"}));
    QCOMPARE(g.play("4: 9H"), std::string());
    QCOMPARE(int{g.state.counts}, kA);
    QCOMPARE(g.play("4: JH"), std::string());
    QCOMPARE(g.moves(), (Texts{"KH"}));
    QCOMPARE(g.play("1: KH; 2: TS"), std::string());
    QCOMPARE(g.moves(), (Texts{"8H", "AH"}));
    QCOMPARE(g.play("3: 8H; 4: QC"), std::string()); // the belote goes without saying
    QCOMPARE(int{g.state.belotes[3]}, 1);
    QCOMPARE(g.moves(), (Texts{"8C"}));
    QCOMPARE(g.play("1: 8C"), std::string());
    QCOMPARE(g.moves(), (Texts{"9C", "JC", "TC"}));
    QCOMPARE(g.play("2: 9C"), std::string());
    QCOMPARE(g.moves(), (Texts{"AC"}));
    QCOMPARE(g.play("3: AC; 2: JS; 3: KS!belote"), std::string());
    QCOMPARE(g.moves(), (Texts{"9S"}));
    QCOMPARE(g.play("4: 9S; 1: 8D"), std::string());
    for (const std::string_view card : {"JD", "JC", "TC", "7C"}) { // whatever the others play
      QCOMPARE(g.step(1, card), std::string());
      while (g.state.stage == Stage::Play && g.state.turn != 1) QCOMPARE(g.step(g.state.turn, g.moves().back()), "");
    }
    QCOMPARE(g.state.score(0), 8);
    QCOMPARE(g.state.score(1), 37);
    QCOMPARE(g.state.dealer, Seat{0});
  }
  void whatIsAnnouncedShowsOnlyItsKindUntilItCounts() {
    Played<BeloteRules> g(4, 4, packOf(kWorkedDeal));
    QCOMPARE(g.play("1: P; 2: C; 3: NT; 4: AT; 1: P; 2: P; 3: P; 1: QH!belote!tierce=TD; 2: 8S!tierce=JC"),
             std::string());
    const auto seen = [&](Seat owner, Viewer v) {
      const View view = g.game.look(g.state, v);
      return static_cast<int>(view.find(owner)->items.size());
    };
    QCOMPARE(seen(0, Viewer{3}), 0);
    QCOMPARE(g.play("3: TH!tierce=AS; 4: 9H"), std::string());
    QCOMPARE(seen(0, Viewer{3}), 3); // ten, nine and eight of diamonds
    QCOMPARE(seen(1, Viewer{3}), 0); // the jack is lower
    QCOMPARE(seen(2, Viewer{3}), 3);
    QCOMPARE(g.play("4: JH; 1: KH; 2: TS; 3: 8H; 4: QC"), std::string());
    QCOMPARE(seen(0, Viewer{3}), 0);
  }
};

QTEST_GUILESS_MAIN(BeloteTest)
#include "belote_test.moc"
