// Mistakes that people make at cards who know a game a little: a card of the hand taken for another, and the wrong card
// to a trick, but none that nobody would play. Rules: card games, A4.
#pragma once

#include "games/kit/cards/trick_player.h"

#include <vector>

namespace mk::cards {

// The hand as it looks to somebody who takes one card for another: for its neighbour in the suit, or for the same card
// of the other suit of its colour. `sorted` is the pack.
std::vector<Cards> misreadings(const Cards& hand, std::span<const Card> sorted);

// Cards that may be played by mistake instead of the sensible one. High cards are kept from tricks that they cannot win
// and from tricks that the own side is winning, a trump is not put under a trump nor on the partner's card, the last
// hand wins as cheaply as it can. Somebody who has no better choice makes no mistake.
template <int N>
Cards slipCards(const TrickRule& r, const TrickPlay<N>& s, int players, Seat seat, std::span<const Card> pack,
                const TrickAim& aim, Card sensible) {
  const Cards legal = legalCards(r, s, players, seat);
  const auto worthKeeping = [&](Card c) { return aim.of(c) > 0 || isMaster(r, s, seat, pack, c); };
  Cards out;
  const auto add = [&](Card c) {
    if (c != sensible && !out.contains(c)) out.push_back(c);
  };
  // Of each suit the card that costs least, where it is not one to keep.
  const auto cheap = [&](const Cards& of, bool trumpsToo) {
    for (int suit = 0; suit < 4; ++suit) {
      std::optional<Card> least;
      for (const Card c : of)
        if (static_cast<int>(c.suit()) == suit && (!least || price(r, aim, c) < price(r, aim, *least))) least = c;
      if (least && !worthKeeping(*least) && (trumpsToo || !r.isTrump(*least))) add(*least);
    }
  };
  if (s.trick.count() == 0 || s.trick.count() == players) {
    cheap(legal, true);
    for (const Card c : legal)
      if (isMaster(r, s, seat, pack, c)) add(c);
    return out;
  }
  const Suit led = s.trick.led();
  const std::size_t best = winning(r, s.trick);
  const bool last = s.trick.count() + 1 == players, ours = (aim.side >> s.trick.seats[best] & 1) != 0;
  Cards winners, losers;
  for (const Card c : legal)
    (r.strength(c, led) > r.strength(s.trick.cards[best], led) ? winners : losers).push_back(c);
  const bool follows = legal.front().suit() == led;
  if (ours || winners.empty() || !last || !follows) cheap(losers, follows);
  if (ours || winners.empty()) return out;
  const auto strength = [&](Card c) { return r.strength(c, led); };
  add(*std::ranges::min_element(winners, {}, strength));
  if (!last) add(*std::ranges::max_element(winners, {}, strength));
  return out;
}

} // namespace mk::cards
