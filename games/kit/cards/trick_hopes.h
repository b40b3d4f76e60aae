// What a hand promises in a game of tricks, as a player counts it before the first card: the tricks it may hope for,
// and the tricks that it may be forced to take where none is wanted.
#pragma once

#include "games/kit/cards/exchange_hand.h"
#include "games/kit/cards/hands.h"
#include "games/kit/cards/trick.h"

#include <algorithm>
#include <climits>

namespace mk::cards {

double tricksHoped(const Cards& hand, Suit trump);

// The trump under which most tricks may be hoped for, and how many; of equals hearts, then in the order of the suits.
// `may(suit)`: it may be named; some suit may.
struct BestTrump {
  Suit suit = Suit::Hearts;
  double tricks = -1;
};
template <class F> BestTrump bestTrump(const Cards& hand, F may) {
  BestTrump best;
  for (const Suit suit : {Suit::Hearts, Suit::Clubs, Suit::Diamonds, Suit::Spades})
    if (may(suit) && tricksHoped(hand, suit) > best.tricks) best = {suit, tricksHoped(hand, suit)};
  return best;
}

// How far a hand is from staying under whatever is led: in each suit the first, second ... card from below should have
// no more lower cards missing than have been led by then. `lowest`: the lowest rank of the pack.
int dangerOf(const Cards& hand, int lowest);

// So many cards that are best put away: what is kept promises most tricks under a trump that may be named, and of
// equals the lowest go; or least danger is left.
template <class F> Choice bestForTricks(const Cards& hand, int count, F may) {
  return bestPutAway(hand, count, [&](const Cards& kept, const Choice& away) {
    int height = 0;
    for (const Card c : away) height += c.high();
    return bestTrump(kept, may).tricks - 0.001 * height;
  });
}
inline Choice bestForNoTrick(const Cards& hand, int count, int lowest) {
  return bestPutAway(hand, count, [&](const Cards& kept, const Choice&) { return -dangerOf(kept, lowest); });
}

// Where no trick is wanted all stay under the best card of the trick: who plays for none will not win it, the others
// leave it to him.
template <int N> Card lowCard(const TrickRule& r, const TrickPlay<N>& s, int players, Seat seat) {
  const Demand d = s.demandOn(r, players, seat);
  const Cards& hand = s.hands[static_cast<std::size_t>(seat)];
  const bool leads = s.trick.count() == 0 || s.trick.count() == players;
  const int best = leads ? 0 : r.strength(s.trick.cards[winning(r, s.trick)], s.trick.led());
  Card chosen = hand.front();
  int most = INT_MIN;
  for (const Card c : hand) {
    if (!d.met(r, c)) continue;
    const int over = leads ? 1 : r.strength(c, s.trick.led());
    const int worth = over < best ? c.high() : -c.high(); // as high as stays under, else as low as there is
    if (worth > most) {
      most = worth;
      chosen = c;
    }
  }
  return chosen;
}

} // namespace mk::cards
