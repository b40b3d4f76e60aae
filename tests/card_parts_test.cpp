// The parts of which card games are put together: orders, tricks, auctions, melds, chips. Rules: card games A1, A4, A8;
// the auctions and tricks of bridge, belote and whist.
#include "games/kit/cards/auction.h"
#include "games/kit/cards/calls.h"
#include "games/kit/cards/chips.h"
#include "games/kit/cards/exchange_hand.h"
#include "games/kit/cards/melds.h"
#include "games/kit/cards/notation.h"
#include "games/kit/cards/pool_sheet.h"
#include "games/kit/cards/talon.h"
#include "games/kit/cards/trick.h"
#include "games/kit/cards/trick_hopes.h"

#include <QTest>

#include <set>

using namespace mk;
using namespace mk::cards;

namespace {

Card card(std::string_view t) {
  const auto c = readCard(t);
  if (!c) qFatal("no card");
  return *c;
}

Cards cardsOf(std::string_view t) {
  const auto list = readCards(t);
  if (!list) qFatal("no cards");
  Cards out;
  for (const Card c : *list) out.push_back(c);
  return out;
}

// Cards laid one after the other by the seats from the first on.
Trick trickOf(std::string_view cards, Seat first = 0, int seats = 4) {
  Trick t;
  for (const Card c : cardsOf(cards)) {
    t.seats.push_back(static_cast<Seat>((first + t.count()) % seats));
    t.cards.push_back(c);
  }
  return t;
}

std::string playable(const TrickRule& r, const Trick& t, std::string_view hand, Seat seat) {
  const Cards held = cardsOf(hand);
  const Demand d = demand(r, t, held, seat);
  Cards out;
  for (const Card c : held)
    if (d.met(r, c)) out.push_back(c);
  return cardsText(out);
}

std::int8_t code(Suit s) { return static_cast<std::int8_t>(s); }

constexpr ByRank kBelotePlain = order("789JQKTA");
constexpr ByRank kBeloteTrumps = order("78QKTA9J");

TrickRule belote(std::int8_t trump) {
  return {trump, TrickRule::Overtake::TrumpsLed, TrickRule::Void::BeatOpponents, kBelotePlain, kBeloteTrumps};
}

TrickRule preference(Suit trump) { return {code(trump), TrickRule::Overtake::Never, TrickRule::Void::Trump}; }

constexpr AuctionRule kPreference{
    .seats = 3, .highest = 10, .oneStep = true, .passBinds = true, .top = AuctionRule::Top::Bid};
constexpr AuctionRule kBridge{.doubles = true};
constexpr AuctionRule kBelote{.highest = 6, .doubles = true, .top = AuctionRule::Top::Redoubled, .toTheRight = true};
constexpr AuctionRule kWhist{.mayGiveUp = true, .top = AuctionRule::Top::Bid, .closing = 8};

// Calls as numbers: bids; 0 a pass; -1 contra, -2 recontra, -3 "I bid no more".
Call callOf(int n) {
  switch (n) {
  case 0:
    return {};
  case -1:
    return {Call::Kind::Double};
  case -2:
    return {Call::Kind::Redouble};
  case -3:
    return {Call::Kind::GiveUp};
  default:
    return {Call::Kind::Bid, static_cast<std::uint8_t>(n)};
  }
}

Auction spoken(const AuctionRule& r, Seat first, std::initializer_list<int> calls) {
  Auction a = Auction::begun(first);
  for (const int n : calls) {
    if (a.over() || !mayCall(r, a, callOf(n))) qFatal("call %d is not allowed", n);
    speak(r, a, callOf(n));
  }
  return a;
}

// Bridge: a bid's number from its level and its strain C D H S N.
constexpr int bid(int level, int strain) { return 5 * (level - 1) + strain + 1; }

constexpr MeldRule kRummy{byRank("AKQJT98765432", {1, 13, 12, 10, 10, 9, 8, 7, 6, 5, 4, 3, 2})};

Meld meldOf(std::string_view t) {
  Meld m;
  for (const auto& word : QString::fromUtf8(t.data(), static_cast<qsizetype>(t.size())).split(' ')) {
    const auto parts = word.split('=');
    m.cards.push_back({card(parts.front().toStdString()), card(parts.back().toStdString())});
  }
  return m;
}

int melds(std::string_view hand) {
  int n = 0;
  eachMeld(kRummy, cardsOf(hand), [&](const Meld&) { ++n; });
  return n;
}

} // namespace

class CardPartsTest : public QObject {
  Q_OBJECT

private slots:
  void ranksHaveTheirOrders();
  void theLedSuitIsFollowed();
  void whoCannotFollowMustTrumpWhereTheRuleSaysSo();
  void beloteForcesHigherTrumpsOnlyAgainstOpponents();
  void theHighestTrumpWinsElseTheHighestOfTheLedSuit();
  void aCompleteTrickLiesUntilTheNextLead();
  void whoDoesNotFollowIsKnownToHoldNone();
  void bidsGoUpByOneStepAndPassesBindInPreference();
  void bridgeEndsWithThreePasses();
  void doublesAreForOpponentsOnly();
  void theFirstToNameTheStrainDeclares();
  void whistEndsAfterTwoRoundsOfPasses();
  void beloteGoesToTheRight();
  void everyAuctionEndsAndFitsItsRow();
  void setsAndRuns();
  void jokersNeedTwoNaturalCards();
  void everyMeldOfAHandIsFoundOnce();
  void jokersOfARunMayLieLower();
  void cardsAreAddedAtTheEnds();
  void chipsAreNeverLost();
  void aSheetWithAPoolIsWrittenAndReadBack();
  void callsAreReadInTheirTurn();
  void aHandIsCountedBeforeTheFirstCard();
  void whoIsAwayIsPassedOver();
  void theTalonGoesThroughOneHand();
  void whatIsPutAwayIsMissedLeast();
};

void CardPartsTest::ranksHaveTheirOrders() {
  QVERIFY(kHigh(card("AS")) > kHigh(card("KS")));
  QVERIFY(kLow(card("AS")) < kLow(card("2S")));
  QCOMPARE(kRummy.values(card("KD")), 13);
  QCOMPARE(kRummy.values(card("TD")), 10);
  QVERIFY(kBeloteTrumps(card("JD")) > kBeloteTrumps(card("9D")));
}

void CardPartsTest::theLedSuitIsFollowed() {
  const TrickRule free{};
  QCOMPARE(playable(free, trickOf("9H"), "7D AH KC 2H", 1), std::string("AH 2H"));
  QCOMPARE(playable(free, trickOf("9S"), "7D AH KC", 1), std::string("7D AH KC"));
  QCOMPARE(playable(free, {}, "7D AH KC", 1), std::string("7D AH KC"));
  QCOMPARE(english(whyNot(demand(free, trickOf("9H"), cardsOf("7D AH"), 1))), std::string("You must follow hearts."));
}

void CardPartsTest::whoCannotFollowMustTrumpWhereTheRuleSaysSo() {
  // 169-4
  QCOMPARE(playable(preference(Suit::Diamonds), trickOf("9S"), "7D AH KC", 1), std::string("7D"));
  QCOMPARE(playable(preference(Suit::Diamonds), trickOf("9S"), "7H AH KC", 1), std::string("7H AH KC"));
  QCOMPARE(playable(preference(Suit::Diamonds), trickOf("9S TD"), "7D QD KC", 2), std::string("7D QD"));
}

void CardPartsTest::beloteForcesHigherTrumpsOnlyAgainstOpponents() {
  const TrickRule hearts = belote(code(Suit::Hearts));
  // Trumps led: over the partner's nine too.
  QCOMPARE(playable(hearts, trickOf("9H 7H"), "JH AH 8C", 2), std::string("JH"));
  QCOMPARE(playable(hearts, trickOf("9H 7H"), "KH AH 8C", 2), std::string("KH AH"));
  // A plain suit led: any card of it, also where somebody has ruffed.
  QCOMPARE(playable(hearts, trickOf("9C 7H"), "KC 8C JH", 2), std::string("KC 8C"));
  // Void: the partner wins - anything; an opponent - a trump; over a trump only a higher one.
  QCOMPARE(playable(hearts, trickOf("AC 7C"), "JH 8D", 2), std::string("JH 8D"));
  QCOMPARE(playable(hearts, trickOf("7C AC"), "7H 8D", 2), std::string("7H"));
  QCOMPARE(playable(hearts, trickOf("7C 9H"), "JH 8H 8D", 2), std::string("JH"));
  QCOMPARE(playable(hearts, trickOf("7C 9H"), "AH 8H 8D", 2), std::string("AH 8H 8D"));
  const TrickRule allTrumps{TrickRule::kNoTrump, TrickRule::Overtake::Always, TrickRule::Void::Anything, kBeloteTrumps};
  QCOMPARE(playable(allTrumps, trickOf("9C"), "JC AC 7H", 1), std::string("JC"));
}

void CardPartsTest::theHighestTrumpWinsElseTheHighestOfTheLedSuit() {
  QCOMPARE(winner(preference(Suit::Diamonds), trickOf("AS KS 7D", 0, 3)), Seat{2}); // 169-5
  QCOMPARE(winner(TrickRule{}, trickOf("9S AH TS", 0, 3)), Seat{2});                // 181-1
  QCOMPARE(winner(belote(code(Suit::Clubs)), trickOf("KS TS AS 7S")), Seat{2});
  QCOMPARE(winner(belote(code(Suit::Spades)), trickOf("AS JS 9S TS")), Seat{1});
}

void CardPartsTest::aCompleteTrickLiesUntilTheNextLead() {
  TrickPlay<3> play;
  Knowledge known;
  play.hands = {cardsOf("9S 7C"), cardsOf("AH 8C"), cardsOf("TS 9C")};
  const TrickRule r{};
  QCOMPARE(play.playTo(r, 3, known, 0, card("9S")), kNobody);
  QCOMPARE(play.playTo(r, 3, known, 1, card("AH")), kNobody);
  QCOMPARE(play.playTo(r, 3, known, 2, card("TS")), Seat{2});
  QCOMPARE(play.trick.count(), 3);
  QCOMPARE(play.tricksOf(r, 3, 2), 1);
  QCOMPARE(play.demandOn(r, 3, 2).kind, Demand::Kind::Anything);
  QCOMPARE(play.playTo(r, 3, known, 2, card("9C")), kNobody);
  QCOMPARE(cardsText(play.taken[2]), std::string("9S AH TS"));
  QCOMPARE(cardsText(play.trick.cards), std::string("9C"));
  QCOMPARE(play.tricksOf(r, 3, 2), 1);
}

void CardPartsTest::whoDoesNotFollowIsKnownToHoldNone() {
  TrickPlay<3> play;
  Knowledge known;
  play.hands = {cardsOf("9S"), cardsOf("AH"), cardsOf("TS")};
  const TrickRule r = preference(Suit::Clubs);
  play.playTo(r, 3, known, 0, card("9S"));
  play.playTo(r, 3, known, 1, card("AH"));
  QVERIFY(known.isKnownToLack(1, Suit::Spades));
  QVERIFY(known.isKnownToLack(1, Suit::Clubs)); // trumping would have been compulsory
  QVERIFY(!known.isKnownToLack(1, Suit::Diamonds));
  play.playTo(r, 3, known, 2, card("TS"));
  QVERIFY(!known.isKnownToLack(2, Suit::Spades));
}

void CardPartsTest::bidsGoUpByOneStepAndPassesBindInPreference() {
  const Auction a = spoken(kPreference, 0, {1, 2, 0, 3, 0}); // 169-2
  QVERIFY(a.over());
  QCOMPARE(a.bidder, Seat{0});
  QCOMPARE(int{a.bid}, 3);
  QVERIFY(!mayCall(kPreference, spoken(kPreference, 0, {1}), callOf(3)));
  const Auction late = spoken(kPreference, 1, {0, 0, 1}); // 169-10: ends at once
  QVERIFY(late.over());
  QCOMPARE(late.bidder, Seat{0});
  QVERIFY(spoken(kPreference, 0, {0, 0, 0}).passedOut());
  QVERIFY(spoken(kPreference, 0, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}).over());
}

void CardPartsTest::bridgeEndsWithThreePasses() {
  const Auction a = spoken(kBridge, 0, {0, 0, 0, bid(1, 0), -1, -2, 0, 0, 0}); // D25
  QVERIFY(a.over());
  QCOMPARE(int{a.times}, 4);
  QCOMPARE(a.bidder, Seat{3});
  QVERIFY(spoken(kBridge, 0, {0, 0, 0, 0}).passedOut());
  QVERIFY(!spoken(kBridge, 0, {0, 0, 0}).over());
  QVERIFY(!spoken(kBridge, 0, {bid(7, 4), -1, -2, 0, 0}).over()); // D25: three passes also at the top
}

void CardPartsTest::doublesAreForOpponentsOnly() {
  // D24: after 1H P 2D everything from 2H up; X for the player after the 2D bidder, XX for nobody.
  const Auction a = spoken(kBridge, 0, {bid(1, 2), 0, bid(2, 1)});
  int lowest = 99;
  std::set<int> kinds;
  eachCall(kBridge, a, [&](Call c) {
    kinds.insert(static_cast<int>(c.kind));
    if (c.kind == Call::Kind::Bid) lowest = std::min<int>(lowest, c.bid);
  });
  QCOMPARE(lowest, bid(2, 2));
  QVERIFY(kinds.contains(static_cast<int>(Call::Kind::Double)));
  QVERIFY(!kinds.contains(static_cast<int>(Call::Kind::Redouble)));
  const Auction partner = spoken(kBridge, 0, {bid(1, 2), 0});
  QVERIFY(!mayCall(kBridge, partner, callOf(-1)));
  // A new bid wipes the double; the doubler's partner cannot redouble.
  const Auction wiped = spoken(kBridge, 0, {bid(1, 2), -1, bid(2, 2)});
  QCOMPARE(int{wiped.times}, 1);
  QVERIFY(!mayCall(kBridge, spoken(kBridge, 0, {bid(1, 2), -1, 0}), callOf(-2)));
}

void CardPartsTest::theFirstToNameTheStrainDeclares() {
  const auto strain = [](int a, int b) { return (a - 1) % 5 == (b - 1) % 5; };
  // S1: A 1S, B 2H, C 4S, D doubles: A declares. D29: North named hearts first, South bid 6H.
  QCOMPARE(firstToName(spoken(kBridge, 0, {bid(1, 3), bid(2, 2), bid(4, 3), -1, 0, 0, 0}), strain), Seat{0});
  const Auction d29 = spoken(kBridge, 3, {0, bid(1, 2), bid(1, 3), bid(3, 1), 0, bid(3, 4), 0, bid(6, 2), 0, 0, 0});
  QCOMPARE(firstToName(d29, strain), Seat{0});
  QCOMPARE(d29.bidder, Seat{2});
}

void CardPartsTest::whistEndsAfterTwoRoundsOfPasses() {
  const Auction seven = spoken(kWhist, 0, {1, 0, 0, 0, 0, 0, 0, 0});
  QVERIFY(!seven.over());
  QCOMPARE(seven.turn, Seat{0});
  QVERIFY(spoken(kWhist, 0, {1, 0, 0, 0, 0, 0, 0, 0, 0}).over());
  QVERIFY(spoken(kWhist, 0, {0, 0, 0, 0}).passedOut());
  QVERIFY(spoken(kWhist, 0, {35}).over());
  // The passes of those who bid no more are counted in their turn.
  const Auction quiet = spoken(kWhist, 0, {1, -3, -3, -3, 0, 0});
  QVERIFY(quiet.over());
  QCOMPARE(quiet.bidder, Seat{0});
  const Auction back = spoken(kWhist, 0, {1, -3, 2, -3});
  QCOMPARE(back.turn, Seat{0});
}

void CardPartsTest::beloteGoesToTheRight() {
  const Auction a = spoken(kBelote, 0, {0, 3});
  QCOMPARE(a.turn, Seat{2});
  QCOMPARE(a.bidder, Seat{3});
  QVERIFY(spoken(kBelote, 0, {6, -1, -2}).over()); // nothing can follow
  QVERIFY(!spoken(kBelote, 0, {5, -1, -2}).over());
}

void CardPartsTest::everyAuctionEndsAndFitsItsRow() {
  // Every bid on its own, doubled and redoubled after two passes each.
  Auction a = spoken(kBridge, 0, {0, 0, 0});
  for (int bid = 1; bid <= 35; ++bid)
    for (const int c : {bid, 0, 0, -1, 0, 0, -2, 0, 0})
      if (!a.over()) speak(kBridge, a, callOf(c));
  QVERIFY(!a.over());
  speak(kBridge, a, callOf(0));
  QVERIFY(a.over());
  QVERIFY(a.calls.size() <= Auction::kMost);
}

void CardPartsTest::setsAndRuns() {
  QVERIFY(isMeld(kRummy, meldOf("KC KC KD KS")));
  MeldRule differ = kRummy;
  differ.suitsDiffer = true;
  QVERIFY(!isMeld(differ, meldOf("KC KC KD KS")));
  QVERIFY(isMeld(kRummy, meldOf("AC 2C 3C")));
  QVERIFY(!isMeld(kRummy, meldOf("QC KC AC")));
  QVERIFY(!isMeld(kRummy, meldOf("9C TC")));
  QVERIFY(!isMeld(kRummy, meldOf("9C TD JC")));
  QCOMPARE(meldOf("KC KD KS").worth(kRummy), 39);
  QCOMPARE(meldOf("TS JS QS KS").worth(kRummy), 45);
  QCOMPARE(meldOf("9H TH JH QH").worth(kRummy), 41);
}

void CardPartsTest::jokersNeedTwoNaturalCards() {
  QVERIFY(isMeld(kRummy, meldOf("KC KD X1=KH X2=KS")));
  QVERIFY(!isMeld(kRummy, meldOf("KC X1=KD X2=KH")));
  QCOMPARE(meldOf("TS X1=JS QS KS").worth(kRummy), 45);
  QCOMPARE(bestMeld(kRummy, cardsOf("9H TH QH X1 2C 2D 4S 4C 6D 8D KS 3S 5C")), 41); // 175-4
  QCOMPARE(bestMeld(kRummy, cardsOf("JC JD X1 X2 2C 3D 5H 7S 2H 4D 6H 8S 4C")), 40); // 175-6
  QCOMPARE(bestMeld(kRummy, cardsOf("QC QD X1 2C 4D 6H 8S TC 3D 5H 7S 8C AH")), 36); // 175-7
}

void CardPartsTest::everyMeldOfAHandIsFoundOnce() {
  QCOMPARE(melds("KC KD KS"), 1);
  QCOMPARE(melds("KC KC KD"), 1);
  QCOMPARE(melds("KC KD KH KS"), 5);
  QCOMPARE(melds("2C 3C 4C 5C"), 3);
  QCOMPARE(melds("2C 3C 5C"), 0);
  QCOMPARE(melds("2C 4C X1"), 1);
  QCOMPARE(melds("2C 3C X1"), 2);    // A-2-3 and 2-3-4
  QCOMPARE(melds("QC KC X1"), 1);    // no ace above the king
  QCOMPARE(melds("KC KD X1 X2"), 2); // one joker or both
  // All different, and all are melds.
  std::set<std::string> seen;
  int n = 0;
  eachMeld(kRummy, cardsOf("7H 8H 9H TH TC TS X1 X2"), [&](const Meld& m) {
    std::string t;
    for (const Melded& c : m.cards) t += text(c.card) + text(c.as);
    seen.insert(t);
    ++n;
    QVERIFY(isMeld(kRummy, m));
  });
  QCOMPARE(static_cast<int>(seen.size()), n);
  QVERIFY(n > 20);
}

void CardPartsTest::jokersOfARunMayLieLower() {
  QCOMPARE(jokersLower(meldOf("9H TH X1=JH X2=QH")), 0);
  QCOMPARE(jokersLower(meldOf("X1=8H 9H TH X2=JH")), 1);
  QCOMPARE(jokersLower(meldOf("X1=7H X2=8H 9H TH")), 2);
  QCOMPARE(jokersLower(meldOf("X1=JH QH KH")), 0); // there is no room above
  QCOMPARE(jokersLower(meldOf("9H X1=TH JH")), 0);
}

void CardPartsTest::cardsAreAddedAtTheEnds() {
  Meld run = meldOf("9H TH JH QH"); // 174-9
  QCOMPARE(whereAdded(kRummy, run, card("KH")), 1);
  QCOMPARE(whereAdded(kRummy, run, card("8H")), -1);
  QCOMPARE(whereAdded(kRummy, run, card("8C")), 0);
  addTo(run, {card("KH"), card("KH")}, 1);
  QCOMPARE(whereAdded(kRummy, run, card("AH")), 0);
  addTo(run, {card("X1"), card("8H")}, -1);
  QCOMPARE(text(run.cards.front().as), std::string("8H"));
  MeldRule differ = kRummy;
  differ.suitsDiffer = true;
  QCOMPARE(whereAdded(kRummy, meldOf("KC KD KS"), card("KC")), 1);
  QCOMPARE(whereAdded(differ, meldOf("KC KD KS"), card("KC")), 0);
  QCOMPARE(whereAdded(differ, meldOf("KC KD KS"), card("KH")), 1);
}

void CardPartsTest::chipsAreNeverLost() {
  std::array<std::int16_t, 3> b{};
  Pool pool;
  QCOMPARE(pool.payIn(b[2], 10), 10);
  QCOMPARE(pool.takeOut(b[0], 7), 7);
  QCOMPARE(pool.takeOut(b[1], 7), 3);
  QCOMPARE(int{pool.chips}, 0);
  QVERIFY(pool.isWhole(b));
  QCOMPARE(int{b[2]}, -10);
  pool.payIn(b[1], 45);
  QCOMPARE(pool.payIn(b[0], 20, 50), 5); // the cap
  QVERIFY(pool.isWhole(b));
}

void CardPartsTest::aSheetWithAPoolIsWrittenAndReadBack() {
  PoolLines sheet;
  sheet.push_back({.declarer = 1, .call = 4, .trump = 2, .tricks = {3, 7, 0}, .balance = {3, 7, -20}, .pool = 10});
  sheet.push_back({.balance = {3, 7, -30}, .pool = 20});
  Table t(3);
  declareSheet(t, sheet, 10, 10);
  const std::string text = t.text();
  QCOMPARE(text, std::string("; sheet: 1.4.2.3.7.0.3.7.-20.10 -1.0.-1.0.0.0.3.7.-30.20"));
  const auto read = [](std::string_view line) {
    PoolLines again;
    Table u(3);
    declareSheet(u, again, 10, 10);
    const std::string position = "game x; sheet: " + std::string(line);
    auto fields = Fields::read(position);
    return fields && u.read(*fields) ? std::optional(again) : std::nullopt;
  };
  QVERIFY(read(std::string_view(text).substr(9)) == sheet);
  for (const char* wrong : {"3.4.2.3.7.0.3.7.-20.10", "1.11.2.3.7.0.3.7.-20.10", "1.4.4.3.7.0.3.7.-20.10",
                            "1.4.2.11.7.0.3.7.-20.10", "1.4.2.3.7.0.3.7.-20", "1.4.2.3.7.0.3.7.-20.10.", "1..2"})
    QVERIFY2(!read(wrong), wrong);
  Zone z;
  const std::array<std::int16_t, 3> chips{3, 7, -30};
  writeSheet(z, sheet, chips, 20, [](const PoolLine& l) { return Phrase::plain(std::to_string(l.call)); });
  QCOMPARE(z.cells.size(), std::size_t{4 * 5}); // heading, two deals, what stands now
  QCOMPARE(english(z.cells[6].text), std::string("3 | 3"));
  QVERIFY(z.cells[7].strong && !z.cells[6].strong);      // the declarer's
  QCOMPARE(english(z.cells[11].text), std::string("3")); // all passed: no tricks
  QCOMPARE(english(z.cells.back().text), std::string("20"));
}

void CardPartsTest::callsAreReadInTheirTurn() {
  const AuctionRule rule{.seats = 3, .highest = 10, .passBinds = true};
  const auto read = [&](std::string_view calls, const AuctionRule& r) {
    Auction a;
    Table t(3);
    declareCalls(t, a, r, [](int bid) { return std::to_string(bid); });
    const std::string position = "game x; calls: " + std::string(calls);
    auto fields = Fields::read(position);
    return fields && t.read(*fields) ? t.text() : std::string("no");
  };
  QCOMPARE(read("1:1 2:P 3:4", rule), std::string("; calls: 1:1 2:P 3:4"));
  for (const char* wrong : {"1:1 1:2", "1:2 2:1", "1:11", "1:1 2:P 3:2 2:3", "4:1", "1:X", "1"})
    QCOMPARE(read(wrong, rule), std::string("no"));
  // Where nothing has been said yet, it is the turn of whoever speaks first.
  Auction silent;
  Table t(3);
  declareCalls(
      t, silent, rule, [](int bid) { return std::to_string(bid); }, Auction::begun, 2);
  auto empty = Fields::read("game x");
  QVERIFY(empty && t.read(*empty));
  QCOMPARE(silent, Auction::begun(2));
  // A bid aside may be far above the last one where the others are one step apart; where it is not made, neither is it
  // read.
  AuctionRule steps{.seats = 3, .highest = 10, .oneStep = true, .aside = 4, .passBinds = true};
  QCOMPARE(read("1:1 2:P 3:5", steps), std::string("no"));
  QCOMPARE(read("1:1 2:P 3:4 1:5", steps), std::string("; calls: 1:1 2:P 3:4 1:5"));
  steps.hasAside = false;
  QCOMPARE(read("1:1 2:P 3:4", steps), std::string("no"));
}

void CardPartsTest::aHandIsCountedBeforeTheFirstCard() {
  const Cards strong = cardsOf("AH KH QH JH AC KC"), weak = cardsOf("7H 8H 9C TC");
  QVERIFY(tricksHoped(strong, Suit::Hearts) > 5);
  QVERIFY(tricksHoped(weak, Suit::Spades) < 0.5);
  QVERIFY(tricksHoped(strong, Suit::Hearts) > tricksHoped(strong, Suit::Spades));
  QCOMPARE(dangerOf(cardsOf("7H 9H JH 7C"), 7), 0); // under every lead
  QCOMPARE(dangerOf(cardsOf("AH"), 7), 7);
  // Where no trick is wanted: as high as stays under the best card, else as low as there is.
  TrickPlay<3> s;
  s.hands[1] = cardsOf("7H TH KH AC");
  s.trick = trickOf("QH", 0, 3);
  QCOMPARE(text(lowCard(TrickRule{}, s, 3, 1)), std::string("TH"));
  s.trick = trickOf("8H", 0, 3);
  s.hands[1] = cardsOf("9H KH AC");
  QCOMPARE(text(lowCard(TrickRule{}, s, 3, 1)), std::string("9H"));
}

void CardPartsTest::whoIsAwayIsPassedOver() {
  const std::array<Seat, 2> away{1, 2};
  QCOMPARE(bitsOf(away), 0b110u);
  QCOMPARE(leftOf(0, 4, bitsOf(away)), Seat{3});
  QCOMPARE(leftOf(3, 4, bitsOf(away)), Seat{0});
  QCOMPARE(leftOf(1, 4, 0b1101u), Seat{1}); // nobody else is there
  std::array<Cards, 3> hands{};
  const auto pack = sortedPack(7);
  QCOMPARE(dealPacket(Outcome::deck(pack), 0, 0, hands, 2, 0b010u), 4);
  QCOMPARE(cardsText(hands[2]), std::string("7C 8C"));
  QVERIFY(hands[1].empty());
  QCOMPARE(cardsText(hands[0]), std::string("9C TC"));
  // A trick of the three who are left; its winner leads.
  struct : Board, TrickPlay<4> {
  } s;
  for (std::size_t k : {0u, 2u, 3u}) s.hands[k] = cardsOf(k == 2 ? "AH" : "7H");
  s.turn = 0;
  const TrickRule r{};
  QVERIFY(!playOn(s, r, 4, 0, card("7H"), 0b10u));
  QCOMPARE(s.turn, Seat{2});
  QVERIFY(!playOn(s, r, 4, 2, card("AH"), 0b10u));
  QVERIFY(playOn(s, r, 4, 3, card("7H"), 0b10u)); // the hands have been played out
  QCOMPARE(s.turn, Seat{2});
}

void CardPartsTest::theTalonGoesThroughOneHand() {
  Talon s;
  std::array<Cards, 3> hands{};
  s.deal(Outcome::deck(sortedPack(7)), 2, hands, {3, 3, 4}, 2);
  QCOMPARE(cardsText(s.talon), std::string("8D 9D"));
  QCOMPARE(cardsText(hands[0]), std::string("7C 8C 9C TD JD QD JH QH KH AH"));
  QCOMPARE(english(faultOfTalon(s, 2, false, false)), std::string());
  s.takeUp(hands[0]);
  QCOMPARE(hands[0].count(), 12);
  QCOMPARE(english(faultOfTalon(s, 2, true, false)), std::string());
  QCOMPARE(english(faultOfTalon(s, 2, true, true)), std::string("the discards are not whole"));
  s.putAway(hands[0], cardsOf("7C AH"));
  QCOMPARE(cardsText(s.discards), std::string("7C AH"));
  QCOMPARE(hands[0].count(), 10);
  QCOMPARE(english(faultOfTalon(s, 2, true, true)), std::string());
  // Only who has put them away sees them.
  Table t(3);
  declareTalon(t, s, kOwnZones, 0, Sees::Nobody);
  QVERIFY(Table::sees(*t.find("discards"), 0, Viewer{0}, false));
  QVERIFY(!Table::sees(*t.find("discards"), 0, Viewer{1}, false));
  QVERIFY(!Table::sees(*t.find("discards"), 0, Viewer::everybody(), false));
}

void CardPartsTest::whatIsPutAwayIsMissedLeast() {
  const Cards hand = cardsOf("7C KC AH 7H");
  const BestTrump any = bestTrump(hand, [](Suit) { return true; });
  QCOMPARE(any.suit, Suit::Clubs);
  QCOMPARE(any.tricks, tricksHoped(hand, Suit::Clubs));
  QCOMPARE(bestTrump(hand, [](Suit s) { return s == Suit::Spades; }).suit, Suit::Spades);
  QCOMPARE(bestTrump(Cards(), [](Suit s) { return s != Suit::Hearts; }).suit, Suit::Clubs); // of equals the first
  const Choice low = bestPutAway(hand, 2, [](const Cards& kept, const Choice& away) {
    return kept.count() == 2 ? -(away[0].high() + away[1].high()) : 1000;
  });
  QCOMPARE(low, (Choice{card("7C"), card("7H")}));
  QCOMPARE(bestPutAway(hand, 2, [](const Cards&, const Choice&) { return 0; }), (Choice{card("7C"), card("KC")}));
}

QTEST_APPLESS_MAIN(CardPartsTest)
#include "card_parts_test.moc"
