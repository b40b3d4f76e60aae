// Whether a patience is lost for certain, told from the declared piles alone: it is, when it could not be won even if a
// card that has once lain open stayed open for good, and a pile that has once been empty stayed empty.
#pragma once

#include "games/kit/patience/board.h"
#include "games/kit/patience/piles.h"

#include <algorithm>
#include <array>
#include <bit>

namespace mk::patience {

// For patiences that are won when all cards lie in the heaps; the stock is thought to be free at any time. `redeals`:
// the waste can be gone through again.
template <class Piles, class S> bool isDeadEnd(const Piles& piles, const S& s, bool redeals) {
  Faces open = kNoFace;                // have lain open: they can be built on, and can go to a heap
  Faces taken = kNoFace;               // have been wanted, by such a card, an empty pile or a heap
  std::array<Faces, S::kHeaps> tops{}; // what may lie on top of a heap
  std::array<int, S::kHeaps> built{};
  std::array<int, S::kPiles> left{}; // cards of the pile that could not be moved away yet
  int home = 0, waste = redeals ? 0 : s.waste();
  const auto opens = [&](Element e) {
    open |= face(s.card(e));
    taken |= (*piles[S::kFirst].build)[s.card(e)];
  };
  for (std::size_t h = 0; h < S::kFirst; ++h) {
    home += built[h] = s.piles[h].count();
    tops[h] = built[h] > 0 ? face(s.top(h)) : kNoFace;
  }
  for (std::size_t p = S::kFirst; p < S::kPiles; ++p)
    if ((left[p] = s.piles[p].count()) > 0)
      opens(s.piles[p].back());
    else
      taken |= piles[p].fill;
  for (std::size_t i = redeals ? 0 : s.turned; i < s.talon.size(); ++i) opens(s.talon[i]);
  if (waste > 0) opens(s.talon[static_cast<std::size_t>(waste) - 1]);
  const auto moves = [&](Element e) { return (taken & face(s.card(e))) != 0; };
  for (bool more = true; more;) {
    more = false;
    for (std::size_t h = 0; h < S::kFirst; ++h)
      while (built[h] < piles[h].most) {
        Faces next = built[h] == 0 ? piles[h].fill : kNoFace;
        for (Faces t = tops[h]; t != kNoFace; t &= t - 1)
          next |= (*piles[h].build)[Card::fromCode(std::countr_zero(t))];
        if ((next &= open) == kNoFace) break;
        taken |= tops[h] = next;
        ++built[h], ++home;
        more = true;
      }
    if (home == S::kCards) return false;
    for (std::size_t p = S::kFirst; p < S::kPiles; ++p) {
      const auto& cards = s.piles[p];
      int& n = left[p];
      while (n > 0) {
        const int last = piles[p].take == Take::Block ? std::min<int>(s.closed[p], n - 1) : n - 1;
        int first = last; // of the cards that lead a block, the lowest that can move
        while (first < n && !moves(cards[static_cast<std::size_t>(first)])) ++first;
        if (first == n) break;
        more = true;
        if ((n = first) > 0)
          opens(cards[static_cast<std::size_t>(n) - 1]);
        else
          taken |= piles[p].fill;
      }
    }
    while (waste > 0 && moves(s.talon[static_cast<std::size_t>(waste) - 1])) {
      more = true;
      if (--waste > 0) opens(s.talon[static_cast<std::size_t>(waste) - 1]);
    }
  }
  return true;
}

} // namespace mk::patience
