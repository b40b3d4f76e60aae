// What can be told from the declared piles about a position: whether the cards can lie like this, and whether a card is
// still wanted where it lies.
#pragma once

#include "games/kit/patience/board.h"
#include "games/kit/patience/piles.h"

#include <algorithm>
#include <array>
#include <bit>
#include <string>
#include <utility>

namespace mk::patience {

// "" or what is wrong: the pack must be whole, built piles in order, counters in range.
template <class G> std::string faultOf(const G& g, const typename G::State& s) {
  using S = typename G::State;
  std::array<bool, S::kCards> seen{};
  int present = 0;
  const auto twice = [&](Element e) {
    if (e == kHole) return false;
    ++present;
    return e >= S::kCards || std::exchange(seen[e], true);
  };
  for (const auto& pile : s.piles)
    if (std::ranges::any_of(pile, twice)) return "a card is there twice";
  if (std::ranges::any_of(s.talon, twice)) return "a card is there twice";
  if (G::kPairs ? (S::kCards - present) % 2 != 0 : present != S::kCards) return "a card is lost";
  for (int o = 0; o < S::kOrders; ++o)
    if (!g.isPack({s.order.begin() + o * S::kCards, S::kCards})) return "the order is not the pack";
  for (std::size_t p = 0; p < S::kPiles; ++p) {
    const auto& pile = s.piles[p];
    if (s.closed[p] > 0 && s.closed[p] >= pile.count()) return "a column ends with a closed card";
    const bool built = p < S::kFirst || g.piles()[p].take == Take::Block;
    for (std::size_t i = s.closed[p] + 1u; built && i < pile.size(); ++i)
      if (!g.piles()[p].build->fits(s.card(pile[i - 1]), s.card(pile[i]))) return "a pile is not built in order";
  }
  if (s.turned > s.talon.size() || s.pass > g.passes() || s.moves > G::kMostMoves || s.done.count() > g.seats())
    return "a counter is out of range";
  return {};
}

// No card is left that would have to be laid on this one.
template <class Piles, class S> bool isIdle(const Piles& piles, const S& s, Card c) {
  const auto reached = [&](Suit suit) { // the value up to which every copy is on its foundation
    int least = 13;
    for (std::size_t p = 0; p < S::kFirst; ++p)
      if (piles[p].fill & facesOf(suit)) least = std::min(least, s.piles[p].count());
    return least;
  };
  for (Faces laid = (*piles[S::kFirst].build)[c]; laid != kNoFace; laid &= laid - 1) {
    const Card d = Card::fromCode(std::countr_zero(laid));
    const int up = reached(d.suit());
    if (up < d.value() - 1 || (up < d.value() && !isIdle(piles, s, d))) return false;
  }
  return true;
}

} // namespace mk::patience
