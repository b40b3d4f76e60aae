// A sensible card to play to a trick, for every game of tricks: what is sure is cashed, the partner's trick is fed,
// what cannot be won is lost cheaply. It uses the seat's own hand and the cards that all have seen.
#pragma once

#include "games/kit/cards/trick.h"

#include <algorithm>

namespace mk::cards {

struct TrickAim {
  // What a card is worth to those who take it; 0 where only tricks count.
  ByRank worth;
  int suit = -1;          // only cards of this suit are worth something; -1 = all
  ByRank trumpWorth = {}; // where trumps are worth something else
  int trump = -1;
  int perTrick = 0;
  std::uint8_t side = 0; // bits of the seats known to play on one's side, oneself included

  // Only tricks count, for this side.
  static TrickAim tricks(unsigned side) {
    return {.worth = {}, .perTrick = 1, .side = static_cast<std::uint8_t>(side)};
  }

  int of(Card c) const {
    if (trump >= 0 && static_cast<int>(c.suit()) == trump) return trumpWorth(c);
    return suit < 0 || static_cast<int>(c.suit()) == suit ? worth(c) : 0;
  }
};

// No card that may still be in another hand beats c when it is led.
template <int N>
bool isMaster(const TrickRule& r, const TrickPlay<N>& s, Seat seat, std::span<const Card> pack, Card c) {
  for (const Card other : pack) {
    if (r.strength(other, c.suit()) <= r.strength(c, c.suit())) continue;
    const bool gone = std::ranges::any_of(s.taken, [&](const Cards& t) { return t.contains(other); }) ||
                      s.trick.cards.contains(other) || s.hands[static_cast<std::size_t>(seat)].contains(other);
    if (!gone) return false;
  }
  return true;
}

template <int N> Cards legalCards(const TrickRule& r, const TrickPlay<N>& s, int players, Seat seat) {
  const Demand d = s.demandOn(r, players, seat);
  Cards legal;
  for (const Card c : s.hands[at(seat)])
    if (d.met(r, c)) legal.push_back(c);
  return legal;
}

// What it costs to play a card that does not win.
inline int price(const TrickRule& r, const TrickAim& aim, Card c) { return 40 * aim.of(c) + r.strength(c, c.suit()); }

template <int N>
Card sensibleCard(const TrickRule& r, const TrickPlay<N>& s, int players, Seat seat, std::span<const Card> pack,
                  const TrickAim& aim) {
  const Cards legal = legalCards(r, s, players, seat);
  const auto price = [&](Card c) { return cards::price(r, aim, c); };
  const auto cheapest = [&](const Cards& of) { return *std::ranges::min_element(of, {}, price); };
  const bool leads = s.trick.count() == 0 || s.trick.count() == players;
  if (leads) {
    Cards sure;
    for (const Card c : legal)
      if (isMaster(r, s, seat, pack, c)) sure.push_back(c);
    return sure.empty() ? cheapest(legal) : *std::ranges::max_element(sure, {}, price);
  }
  const Suit led = s.trick.led();
  const std::size_t best = winning(r, s.trick);
  const bool last = s.trick.count() + 1 == players;
  int lying = aim.perTrick;
  for (const Card c : s.trick.cards) lying += aim.of(c);
  const bool ours = (aim.side >> s.trick.seats[best] & 1) != 0;
  if (ours && (last || isMaster(r, s, seat, pack, s.trick.cards[best])))
    return *std::ranges::max_element(legal, {}, [&](Card c) { return 40 * aim.of(c) - r.strength(c, c.suit()); });
  Cards winners;
  for (const Card c : legal)
    if (r.strength(c, led) > r.strength(s.trick.cards[best], led) && (last || isMaster(r, s, seat, pack, c) || !ours))
      winners.push_back(c);
  if (winners.empty() || ours || lying == 0) return cheapest(legal);
  if (last) // what wins and brings most home, as low as that allows
    return *std::ranges::max_element(winners, {}, [&](Card c) { return 40 * aim.of(c) - r.strength(c, led); });
  for (const Card c : winners)
    if (isMaster(r, s, seat, pack, c)) return c;
  return *std::ranges::min_element(winners, {}, [&](Card c) { return r.strength(c, led); });
}

} // namespace mk::cards
