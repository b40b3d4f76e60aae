// A sensible player of bridge-belote: a rule of thumb for the auction, cards as a trick player plays them. Rules:
// bridge-belote.
#include "games/whist/belote.h"

#include "games/kit/cards/slips.h"

#include <algorithm>
#include <bit>

namespace mk {

using namespace cards;
using namespace belote;

namespace {

bool holds(const Cards& hand, Suit suit, int value) { return hand.contains(Card(suit, value)); }

// How good a hand is for a contract; from 1 on it is worth the bid.
double worth(const Cards& hand, int contract) {
  constexpr int ace = 1, nine = 9, ten = 10, jack = 11;
  double points = 0;
  if (contract == kNoTrumps) {
    for (const Card c : hand) points += c.value() == ace ? 11 : c.value() == ten && holds(hand, c.suit(), ace) ? 8 : 0;
    return points / 30;
  }
  if (contract == kAllTrumps) {
    for (const Card c : hand)
      points += c.value() == jack ? 16 : c.value() == nine ? (holds(hand, c.suit(), jack) ? 12 : 4) : 0;
    return points / 40;
  }
  const Suit trump = trumpOf(contract);
  for (const Card c : hand) points += c.suit() == trump ? pointsOf(c, contract) + 6 : c.value() == ace ? 8 : 0;
  return holds(hand, trump, jack) || holds(hand, trump, nine) ? points / 52 : 0;
}

// What the cards are worth to whoever takes them in this contract.
TrickAim aimFor(int contract, Seat seat) {
  TrickAim aim{.worth = {}, .side = static_cast<std::uint8_t>(5u << sideOf(seat))};
  for (int value = 1; value <= 13; ++value) {
    const auto points = [&](int in, Suit suit) { return static_cast<std::int8_t>(pointsOf(Card(suit, value), in)); };
    aim.worth.at[at(value)] = points(contract == kAllTrumps ? kAllTrumps : kNoTrumps, Suit::Clubs);
    if (!isSuit(contract)) continue;
    aim.trump = static_cast<std::int8_t>(trumpOf(contract));
    aim.trumpWorth.at[at(value)] = points(contract, trumpOf(contract));
  }
  return aim;
}

} // namespace

std::optional<BeloteRules::Move> BeloteRules::suggest(const State& s, Seat seat, Random&) const {
  const Cards& hand = s.hands[at(seat)];
  if (s.bidding()) {
    std::vector<Move> all;
    moves(s, seat, all);
    Move best{.verb = kPass};
    double most = 1;
    for (const Move& m : all) {
      const Call c = callOf(m);
      // A partner's contract is let stand; against the opponents' one wants to be strong in it.
      const bool partners = s.auction.bid != 0 && sideOf(s.auction.bidder) == sideOf(seat);
      double value = 0;
      if (c.kind == Call::Kind::Bid) value = worth(hand, c.bid) - (partners ? 0.3 : 0);
      if (c.kind == Call::Kind::Double) value = worth(hand, s.auction.bid) - 0.5;
      if (c.kind == Call::Kind::Redouble) value = worth(hand, s.auction.bid) - 1;
      if (value <= most) continue;
      most = value;
      best = m;
    }
    return best;
  }
  return Move{.verb = kPlay, .cards = {sensibleCard(ruleOf(s), s, kSeats, seat, pack_, aimFor(s.contract(), seat))}};
}

// What would be bid on a hand that somebody has misread, and cards of a beginner.
std::vector<BeloteRules::Move> BeloteRules::slips(const State& s, Seat seat) const {
  Random random(1);
  const Move right = *suggest(s, seat, random);
  std::vector<Move> out;
  if (s.bidding()) {
    for (const Cards& hand : misreadings(s.hands[at(seat)], pack_)) {
      State misread = s;
      misread.hands[at(seat)] = hand;
      const Move m = *suggest(misread, seat, random);
      if (m != right && std::ranges::find(out, m) == out.end()) out.push_back(m);
    }
    return out;
  }
  for (const Card c : slipCards(ruleOf(s), s, kSeats, seat, pack_, aimFor(s.contract(), seat), right.cards[0]))
    out.push_back({.verb = kPlay, .cards = {c}});
  return out;
}

} // namespace mk
