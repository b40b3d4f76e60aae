// Matching to a pile: hands are shed onto one face-up pile, a card fits by the game's test on its top. Rules: card
// games, A6.
#pragma once

#include "games/kit/cards/hands.h"

#include <cstdint>

namespace mk::cards {

// Who laid the top card, and how many seats have passed since. A seat whose own card has come round to it again may
// lay any card: the free lead. After a card turned up from the pack everybody passes first.
struct Lead {
  Seat by = kNobody; // nobody: turned up, or no card is there yet
  std::uint8_t passes = 0;
  bool operator==(const Lead&) const = default;

  void laid(Seat s) { *this = {s, 0}; }
  void passed() { ++passes; }
  bool isFree(int seats) const { return passes >= (by == kNobody ? seats : seats - 1); }
};

// Calls f(card) once for every different card of a sorted hand that fits.
template <class Fits, class F> void eachFitting(const Cards& hand, const Fits& fits, F f) {
  for (std::size_t i = 0; i < hand.size(); ++i)
    if ((i == 0 || hand[i] != hand[i - 1]) && fits(hand[i])) f(hand[i]);
}

template <class Fits> bool holdsFitting(const Cards& hand, const Fits& fits) {
  for (const Card c : hand)
    if (fits(c)) return true;
  return false;
}

// Draws from the stock until a card fits: that card, or a back when the stock gave none. The cards drawn in vain stay
// in the hand.
template <class Fits> Card drawUntil(Cards& hand, Cards& stock, const Fits& fits) {
  while (!stock.empty()) {
    const Card c = stock.back();
    stock.pop_back();
    if (fits(c)) return c;
    addSorted(hand, c);
  }
  return Card::back();
}

// All of the pile but its top, shuffled, becomes the stock.
void turnOver(Cards& pile, Cards& stock, const Outcome& shuffled);

} // namespace mk::cards
