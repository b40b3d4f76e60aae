// Parts of games in which one declares against the others: auctions in steps, calls as moves, who takes part, and what
// is paid out of a pool and into it. Rules: card games, game 169.
#include "games/kit/cards/calls.h"
#include "games/kit/cards/pool_deal.h"
#include "games/kit/cards/taking_part.h"
#include "games/kit/cards/trick_hopes.h"
#include "games/kit/cards/trick_player.h"

#include <QTest>

using namespace mk;
using namespace mk::cards;

namespace {

// Bids of one to four steps; the third bid stands aside between the steps two and three.
constexpr AuctionRule kSteps{
    .seats = 3, .highest = 5, .oneStep = true, .aside = 3, .passBinds = true, .top = AuctionRule::Top::Bid};
constexpr AuctionRule kWithoutAside = [] {
  AuctionRule r = kSteps;
  r.hasAside = false;
  return r;
}();

Auction after(int bid) {
  Auction a = Auction::begun(0);
  a.bid = static_cast<std::uint8_t>(bid);
  return a;
}

std::vector<int> bidsAfter(const AuctionRule& r, int bid) {
  std::vector<int> out;
  eachCall(r, after(bid), [&](Call c) {
    if (c.kind == Call::Kind::Bid) out.push_back(c.bid);
  });
  return out;
}

using Bids = std::vector<int>;
using Balances = std::array<std::int16_t, 3>;

constexpr PoolRule kPool{.ante = 10, .declarer = {6, 20}, .joined = {2, 10}, .noTrick = 10, .cap = 50};

// The first seat has declared; what a deal brings to all, and the pool after it.
std::string settled(std::array<std::uint8_t, 4> tricks, int owed, unsigned away, int inPool, Balances balances = {}) {
  Pool pool{static_cast<std::int16_t>(inPool)};
  settle(kPool, {.declarer = 0, .tricks = tricks}, owed, away, balances, pool);
  std::string out;
  for (const int n : balances) out += std::to_string(n) + " ";
  return out + std::to_string(pool.chips);
}

} // namespace

class CardDeclaringPartsTest : public QObject {
  Q_OBJECT

private slots:
  void aBidAsideFollowsAnyLowerOneAndStepsGoOverIt() {
    QCOMPARE(bidsAfter(kSteps, 0), (Bids{1, 3}));
    QCOMPARE(bidsAfter(kSteps, 2), (Bids{4, 3}));
    QCOMPARE(bidsAfter(kSteps, 3), (Bids{4}));
    QCOMPARE(bidsAfter(kSteps, 4), (Bids{5}));
    QCOMPARE(bidsAfter(kWithoutAside, 2), (Bids{4}));
    for (const AuctionRule& r : {kSteps, kWithoutAside})
      for (int last = 0; last < r.highest; ++last)
        for (int bid = 0; bid <= r.highest + 1; ++bid)
          QCOMPARE(mayCall(r, after(last), Call::ofBid(bid)), std::ranges::count(bidsAfter(r, last), bid) == 1);
    for (int step = 1; step <= 4; ++step) QCOMPARE(kSteps.stepOf(kSteps.bidOf(step)), step);
    QCOMPARE(kSteps.stepOf(kSteps.aside), 2);
  }

  void callsAreMovesOfTheirVerbs() {
    const CallVerbs verbs{.pass = 4, .bid = 2, .aside = 7, .giveUp = 1};
    const auto move = [&](Call c) { return moveOf<MoveOf<1>>(verbs, kSteps, c); };
    QCOMPARE(move(Call::ofBid(4)).number, std::int16_t{3});
    QCOMPARE(int{move(Call::ofBid(3)).verb}, 7);
    for (const Call c :
         {Call{}, Call{Call::Kind::GiveUp}, Call::ofBid(1), Call::ofBid(2), Call::ofBid(3), Call::ofBid(4)})
      QCOMPARE(callOf(verbs, kSteps, move(c)), c);
  }

  void whoIsAwayPassesAtOnce() {
    Auction a = Auction::begun(0);
    speak(kSteps, a, {}, 0b010u);
    QCOMPARE(a.turn, Seat{2});
    QCOMPARE(a.calls.count(), 2);
    speak(kSteps, a, Call::ofBid(1), 0b010u);
    QVERIFY(a.over());
    QCOMPARE(a.bidder, Seat{2});
  }

  void callsFitThePartOfTheDeal() {
    const Auction open = Auction::begun(1);
    QCOMPARE(english(faultOfCalls(open, true, 1)), std::string());
    QCOMPARE(english(faultOfCalls(open, true, 0)), std::string("the turn does not fit the calls"));
    QCOMPARE(english(faultOfCalls(open, false, 1)), std::string("the calls do not fit the part of the deal"));
    Auction won = open;
    for (const Call c : {Call::ofBid(1), Call{}, Call{}}) speak(kSteps, won, c);
    QCOMPARE(english(faultOfCalls(won, false, 2)), std::string());
    QCOMPARE(english(faultOfCalls(won, false, 2, 1)), std::string());
    QCOMPARE(english(faultOfCalls(won, false, 2, 0)), std::string("somebody else speaks first"));
    Auction passed = open;
    for (int i = 0; i < 3; ++i) speak(kSteps, passed, {});
    QCOMPARE(english(faultOfCalls(passed, false, 2)), std::string("the turn does not fit the calls"));
  }

  void whoRestsOrDropsOutIsPassedOver() {
    TakingPart s;
    s.begin(3);
    QVERIFY(!s.plays(3) && s.plays(0));
    QCOMPARE(s.players(4), 3);
    QCOMPARE(s.nextPlaying(2, 4), Seat{0});
    s.dropped.push_back(0);
    QCOMPARE(s.away(), 0b1001u);
    QCOMPARE(s.nextPlaying(2, 4), Seat{1});
    s.begin(kNobody);
    QCOMPARE(s.players(4), 4);
  }

  void tricksTakeChipsAndWhoHasTooFewPays() {
    QCOMPARE(settled({7, 2, 1}, 6, 0, 20), std::string("7 2 -9 20"));
    QCOMPARE(settled({5, 5, 0}, 6, 0b100u, 20), std::string("-15 5 0 30")); // the third has dropped out
    QCOMPARE(settled({6, 2, 2}, 7, 0, 20), std::string("-14 2 2 30"));
    QCOMPARE(settled({6, 2, 2}, 6, 0, 7), std::string("6 1 0 0"));        // as far as the pool goes
    QCOMPARE(settled({5, 4, 1}, 6, 0, 48), std::string("3 4 -9 50"));     // the cap
    QCOMPARE(settled({0, 0, 0}, 6, 0b110u, 30), std::string("30 0 0 0")); // nobody has joined
    QCOMPARE(settled({0, 7, 3}, 0, 0, 30), std::string("10 0 0 20"));     // not a single trick was wanted
    QCOMPARE(settled({1, 7, 2}, 0, 0, 30), std::string("-20 0 0 50"));
    QCOMPARE(settled({1, 7, 2}, 0, 0, 45), std::string("-5 0 0 50"));
  }

  void aSettledDealIsWrittenDown() {
    PoolPlay s;
    Balances balances{};
    s.pool.chips = 20;
    settle(kPool, s, {.declarer = 0, .call = 1, .trump = 2, .tricks = {7, 2, 1}}, 6, 0, balances);
    settle(kPool, s, {}, 0, 0, balances); // all have passed
    QCOMPARE(s.sheet.count(), 2);
    QCOMPARE(s.sheet[0].balance, (std::array<std::int16_t, 4>{7, 2, -9, 0}));
    QCOMPARE(int{s.sheet[0].pool}, 20);
    QCOMPARE(s.sheet[1].balance, s.sheet[0].balance);
  }

  void howADealWentIsSaid() {
    const auto said = [](std::uint8_t tricks, int owed, bool joined = true) {
      return std::string(endOf(kPool, {.declarer = 0, .tricks = {tricks}}, owed, joined).text);
    };
    QCOMPARE(std::string(endOf(kPool, {}, 0, true).text), std::string("All have passed; the pool stays."));
    QCOMPARE(said(0, 6, false), std::string("Both drop out: %1 takes the pool."));
    QCOMPARE(said(6, 6), std::string("%1 owed %2 tricks and has %3."));
    QCOMPARE(said(6, 7), std::string("%1 owed %2 tricks, has only %3 and pays %4."));
    QCOMPARE(said(0, 0), std::string("%1 has made misère: not a single trick."));
    QCOMPARE(said(1, 0), std::string("%1 has not made misère (tricks: %2) and pays %3."));
  }

  void whatIsPutAwayFitsWhatIsWanted() {
    Cards hand;
    for (const char* const t : {"7C", "KC", "8D", "AD", "KD"}) addSorted(hand, *readCard(t));
    const auto any = [](Suit) { return true; };
    QCOMPARE(bestForTricks(hand, 2, any), (Choice{*readCard("7C"), *readCard("8D")}));
    QCOMPARE(bestForNoTrick(hand, 2, 7), (Choice{*readCard("KC"), *readCard("AD")}));
    const TrickAim own = TrickAim::tricks(0b10u);
    QCOMPARE(own.of(*readCard("AD")), 0);
    QCOMPARE(own.perTrick, 1);
  }
};

QTEST_APPLESS_MAIN(CardDeclaringPartsTest)
#include "card_declaring_parts_test.moc"
