// A sensible player of skruvwhist: talks by the vocabulary of the ruling, gives away what he needs least, plays tricks
// as a trick player. Rules: skruvwhist, conversation bidding and its guidance.
#include "games/whist/skruv.h"

#include "games/kit/cards/slips.h"
#include "games/whist/skruv_talk.h"

#include <algorithm>

namespace mk {

using namespace cards;
using namespace skruv;

namespace {

constexpr int kAces = 4;      // what three aces of the partner are worth
constexpr int kShowingAt = 3; // honours are shown up to this level

bool holds(const Cards& hand, int strain, int rank) {
  return hand.contains(Card(suitOf(strain), rank == 14 ? 1 : rank));
}

bool isLong(const Cards& hand, int strain) {
  int cards = 0, honours = 0;
  for (const Card c : hand)
    if (c.suit() == suitOf(strain)) ++cards, honours += c.high() >= 10 ? 1 : 0;
  return (cards >= 5 && honours >= 3) || (cards >= 6 && honours >= 2);
}

struct Speaker {
  const Auction& auction;
  const Cards& hand;
  Talk talk;

  int me() const { return auction.turn; }
  int partner() const { return (me() + 2) % kPlaces; }
  const Talk::Side& side() const { return talk.sides[at(me() % 2)]; }
  bool ours() const { return auction.bidder != kNobody && (auction.bidder - me()) % 2 == 0; }
  // Bids the strain as low as may be, but no higher than this level.
  int upTo(int strain, int level) const {
    const int bid = lowestBid(strain, auction.bid);
    return bid <= kHighestBid && levelOf(bid) <= level ? bid : 0;
  }
  // Settles on the strain at this level, where our side does not stand there already.
  int settleOn(int strain, int level) const {
    if (ours() && strainOf(auction.bid) == strain && levelOf(auction.bid) >= std::min(level, 5)) return 0;
    return upTo(strain, level);
  }

  // The side has shown aces: long suit, then honours one after the other, then the place to play in.
  int grand() const {
    const Talk::Side& t = side();
    const bool opener = t.opener == me();
    if (talk.asked[at(me())]) {
      for (int k = kGrandissimo - 1; k >= 0; --k)
        if (isLong(hand, k)) return upTo(k, kShowingAt);
      return 0;
    }
    for (std::size_t i = auction.calls.size(); i-- > 0;) {
      if (auction.calls[i].seat != me()) continue;
      if (talk.said[i].asked && talk.said[i].means == Means::Honour) return 0; // a pass makes it the long suit
      break;
    }
    const auto aces = std::ranges::count_if(hand, [](Card c) { return c.value() == 1; });
    if (!t.fourth && (opener ? aces == 4 : aces == 1))
      if (const int bid = upTo(kGrandissimo, kShowingAt); bid != 0) return bid;
    for (int k = 0; k < kGrandissimo; ++k) {
      const int rung = t.rung[at(k)];
      const bool both = t.longOf[at(k)] != me() || rung != 13 || holds(hand, k, 12);
      if (rung > 10 && holds(hand, k, rung) && both)
        if (const int bid = upTo(k, kShowingAt); bid != 0) return bid;
    }
    int best = kGrandissimo;
    for (int k = 0; k < kGrandissimo; ++k)
      if (t.longOf[at(k)] >= 0) best = k;
    int shown = opener ? (t.fourth ? 0 : 1) : kAces;
    for (int k = 0; k < kGrandissimo; ++k) shown += 13 - t.rung[at(k)];
    for (int k = 0; k < kGrandissimo; ++k) // of those shown, one's own are in the hand already
      for (int rank = 13; rank > t.rung[at(k)]; --rank) shown -= holds(hand, k, rank) ? 1 : 0;
    return settleOn(best, totalSpel(hand, best) + shown - 6);
  }

  int plain() const {
    const auto partners = talk.main[at(partner())], mine = talk.main[at(me())];
    const Talk::Side& t = side();
    if (partners >= 0) {
      const int support = supportSpel(hand, partners);
      const int level = talk.promised[at(partner())] + support - 6;
      if (mine < 0 && support >= 2)
        for (int k = 0; k < kGrandissimo; ++k) // side spel first, as long as one can go back
          if (k != partners && t.toldBy[at(k)] < 0 && sideSpel(hand, suitOf(k)) >= 1)
            if (const int bid = upTo(k, level - 1); bid != 0) return bid;
      if (!t.raised[at(partners)] && support >= 3) return upTo(partners, level);
      return support >= 3 ? settleOn(partners, level) : 0;
    }
    if (mine >= 0) { // one's own suit: with what the partner has raised or told
      int told = t.raised[at(mine)] ? 2 : 0;
      for (const std::int8_t by : t.toldBy) told += by == partner() ? 1 : 0;
      return told == 0 ? 0 : settleOn(mine, totalSpel(hand, mine) + told - 6);
    }
    return firstBid(hand, auction.bid, true); // nobody of the side has spoken yet
  }
};

// Cards that are missed least: low ones, of short suits, no trumps.
int missed(const Cards& hand, Card c, int trump) {
  const auto length = std::ranges::count_if(hand, [&](Card d) { return d.suit() == c.suit(); });
  return c.high() + 2 * static_cast<int>(length) + (static_cast<int>(c.suit()) == trump ? 20 : 0) +
         (c.high() >= 13 ? 10 : 0);
}

Card leastMissed(const Cards& hand, int trump, Card except = Card()) {
  Card best = hand.front() == except ? hand.back() : hand.front();
  for (const Card c : hand)
    if (c != except && missed(hand, c, trump) < missed(hand, best, trump)) best = c;
  return best;
}

// The bid from `lowest` on in which fewest tricks will be missing.
int bestContract(int lowest, auto&& tricks) {
  int best = lowest, least = 99;
  for (int strain = 0; strain <= kGrandissimo; ++strain) {
    const int bid = strain == strainOf(lowest) ? lowest : lowestBid(strain, lowest);
    const int missing = bid <= kHighestBid ? 6 + levelOf(bid) - tricks(strain) : 99;
    if (std::max(missing, 0) >= least) continue;
    least = std::max(missing, 0);
    best = bid;
  }
  return best;
}

} // namespace

std::uint8_t SkruvRules::sideOf(const State& s, Seat who) const {
  const auto bit = [](Seat k) { return 1u << k; };
  if (!forOneself()) return static_cast<std::uint8_t>(bit(who) | bit(s.after(who, 2)));
  const unsigned declaring = bit(s.declarer) | bit(s.dealer);
  return static_cast<std::uint8_t>((declaring & bit(who)) != 0 ? declaring : ~declaring & 0xFu);
}

int SkruvRules::spoken(const State& s, const Auction& auction, const Cards& hand) const {
  const int bid = wished(s, auction, hand);
  return mayBid(auction, bid) ? bid : 0;
}

int SkruvRules::wished(const State& s, const Auction& auction, const Cards& hand) const {
  const Speaker me{auction, hand, forOneself() ? Talk() : decode(auction)};
  if (forOneself()) { // the open hand is seen by all
    const auto tricks = [&](int strain) {
      return totalSpel(hand, strain) + supportSpel(s.hands[at(s.dealer)], strain);
    };
    int best = 0;
    for (int k = 0; k <= kGrandissimo; ++k)
      if (tricks(k) > tricks(best)) best = k;
    return auction.bidder != auction.turn ? me.upTo(best, tricks(best) - 5) : 0;
  }
  if (me.side().grand) return me.grand();
  if (me.talk.calls[at(me.me())] == 0 && me.talk.main[at(me.partner())] < 0)
    return firstBid(hand, auction.bid, me.talk.calls[at(me.partner())] > 0);
  return me.plain();
}

// Everybody is held for one who speaks by the vocabulary. What has been bought or given away since counts where it lies
// now.
int SkruvRules::misfit(const State& s) const {
  constexpr int kOtherLevel = 1, kOtherCall = 3;
  if (forOneself() || s.auction.calls.empty()) return 0;
  std::array<Cards, kPlaces> hands{};
  for (int p = 0; p < kPlaces; ++p) hands[at(p)] = s.hands[at(s.place[at(p)])];
  if (s.phase == Phase::Tricks) {
    const auto all = order(s);
    const auto out = played(s);
    for (std::size_t i = 0; i < kPlaces; ++i)
      for (const Card c : out[i]) hands[at(s.placeOf(all[i]))].push_back(c);
  }
  int sum = 0;
  Auction auction = Auction::begun(s.auction.calls[0].seat);
  for (const Auction::Spoken& said : s.auction.calls) {
    auction.turn = said.seat;
    const int right = spoken(s, auction, hands[at(said.seat)]), bid = said.call.bid;
    if (right != bid) sum += right != 0 && bid != 0 && strainOf(right) == strainOf(bid) ? kOtherLevel : kOtherCall;
    speak(rule_, auction, said.call);
  }
  return sum;
}

std::optional<SkruvRules::Move> SkruvRules::suggest(const State& s, Seat seat, Random&) const {
  const Cards& hand = s.hands[at(seat)];
  const int trump = s.bid == 0 ? -1 : trickRule(s.bid).trump;
  const auto partnersTricks = [&](int strain) { return forOneself() ? supportSpel(s.hands[at(s.dealer)], strain) : 2; };
  const auto bid = [](int n) {
    return n == 0 ? Move{.verb = kPass} : Move{.verb = kBid, .number = static_cast<std::int16_t>(n)};
  };
  switch (s.phase) {
  case Phase::Auction:
    return bid(spoken(s, s.auction, hand));
  case Phase::Take:
    return Move{.verb = kToHand};
  case Phase::GiveFour: {
    Move m{.verb = kGiveFour};
    Cards left = hand;
    for (int i = 0; i < 4; ++i) {
      m.cards.push_back(leastMissed(left, trump));
      left.remove(m.cards.back());
    }
    std::ranges::sort(m.cards, before);
    return m;
  }
  case Phase::Give:
    return Move{.verb = kGive, .cards = {leastMissed(s.hands[at(s.giver)], trump)}};
  case Phase::Swap:
  case Phase::SwapBack:
    return Move{.verb = kGive, .cards = {leastMissed(hand, -1, s.received)}};
  case Phase::Name:
    return bid(bestContract(s.bid, [&](int strain) { return totalSpel(hand, strain) + partnersTricks(strain); }));
  case Phase::Pair:
    return Move{.verb = kPass};
  case Phase::Tricks:
    break;
  }
  const Seat owner = handToPlay(s);
  return Move{.verb = kPlay,
              .cards = {sensibleCard(trickRule(s.bid), s, kPlaces, owner, pack_, TrickAim::tricks(sideOf(s, owner)))}};
}

// What would be said on a hand that somebody has misread, the next card to be given away, and cards of a beginner.
std::vector<SkruvRules::Move> SkruvRules::slips(const State& s, Seat seat) const {
  Random random(1);
  const Move right = *suggest(s, seat, random);
  std::vector<Move> out;
  const auto given = [&](const Cards& hand, int trump) {
    Cards left = hand;
    for (const Card c : right.cards) left.remove(c);
    left.remove(s.received);
    if (left.empty()) return;
    Move m = right;
    m.cards.back() = leastMissed(left, trump);
    std::ranges::sort(m.cards, before);
    out.push_back(m);
  };
  switch (s.phase) {
  case Phase::Auction:
  case Phase::Name:
    for (const Cards& hand : misreadings(s.hands[at(seat)], pack_)) {
      State misread = s;
      misread.hands[at(seat)] = hand;
      const Move m = *suggest(misread, seat, random);
      if (m != right && std::ranges::find(out, m) == out.end()) out.push_back(m);
    }
    break;
  case Phase::Take:
    out.push_back({.verb = kToOpen});
    break;
  case Phase::GiveFour:
  case Phase::Give:
    given(s.hands[at(s.phase == Phase::Give ? s.giver : seat)], trickRule(s.bid).trump);
    break;
  case Phase::Swap:
  case Phase::SwapBack:
    given(s.hands[at(seat)], -1);
    break;
  case Phase::Pair:
    break;
  case Phase::Tricks: {
    const Seat owner = handToPlay(s);
    const Card sensible = right.cards[0];
    for (const Card c :
         slipCards(trickRule(s.bid), s, kPlaces, owner, pack_, TrickAim::tricks(sideOf(s, owner)), sensible))
      out.push_back({.verb = kPlay, .cards = {c}});
    break;
  }
  }
  return out;
}

} // namespace mk
