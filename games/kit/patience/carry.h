// The moves of cards from pile to pile, told from the declared piles.
#pragma once

#include "games/kit/patience/board.h"
#include "games/kit/patience/piles.h"

#include <array>

namespace mk::patience {

// The faces that a pile takes as it lies in `s`.
template <class Cards, class S> Faces wanted(const Pile& pile, const Cards& cards, const S& s) {
  if (cards.empty()) return pile.fill;
  return cards.size() < pile.most ? (*pile.build)[s.card(cards.back())] : kNoFace;
}

// Calls f with every move of cards from piles and waste to piles until it answers false; then false.
template <class Piles, class S, class F> bool eachCarry(const Piles& piles, const S& s, F&& f) {
  using Kind = Move::Kind;
  std::array<Faces, S::kPiles> wants;
  Faces any = kNoFace;
  for (std::size_t p = 0; p < wants.size(); ++p) any |= wants[p] = wanted(piles[p], s.piles[p], s);
  const auto offer = [&](Move m, Faces card, bool whole) {
    if ((any & card) == 0) return true;
    Faces heap = kNoFace;
    for (std::size_t t = 0; t < wants.size(); ++t) {
      if ((wants[t] & card) == 0 || (m.kind == Kind::Carry && t == m.from)) continue;
      if (t < S::kFirst) {
        if (m.count > 1 || (heap != kNoFace && piles[t].fill == heap)) continue; // one of two equal heaps is enough
        heap = piles[t].fill;
      } else if (whole && s.piles[t].empty()) { // would change nothing
        continue;
      }
      m.to = static_cast<std::uint8_t>(t);
      if (!f(m)) return false;
    }
    return true;
  };
  for (std::size_t p = S::kFirst; p < wants.size(); ++p) {
    const auto& cards = s.piles[p];
    const Take take = piles[p].take;
    if (take == Take::Nothing || cards.empty()) continue;
    const auto from = static_cast<std::uint8_t>(p);
    const std::size_t last = take == Take::Block ? s.closed[p] : cards.size() - 1;
    for (std::size_t i = cards.size(); i-- > last;) {
      const Move m{Kind::Carry, from, 0, static_cast<std::uint8_t>(cards.size() - i)};
      if (!offer(m, face(s.card(cards[i])), i == 0)) return false;
    }
    if (take == Take::Ends && cards.size() > 1 && !offer({Kind::First, from, 0, 1}, face(s.card(cards.front())), false))
      return false;
  }
  return s.waste() == 0 || offer({Kind::Waste, 0, 0, 1}, face(s.wasteTop()), false);
}

} // namespace mk::patience
