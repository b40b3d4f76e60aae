// Hands of a fixed size that are improved by drawing and discarding: what may be put together out of a hand, and how
// it is filled again. Rules: card games, A9.
#pragma once

#include "games/kit/cards/hands.h"

#include <array>
#include <cstdint>

namespace mk::cards {

using Choice = Row<Card, 5>; // cards chosen out of a hand

// Takes the cards out of the hand; every one of them is there.
void takeOut(Cards& hand, const Choice&);
// Draws `count` cards from the stock, as far as it goes.
void draw(Cards& hand, Cards& stock, int count);

// Calls f(choice) once for every different choice of lowest..highest cards of a sorted hand, in the hand's order;
// twins are the same card.
template <class F> void eachChoice(const Cards& hand, int lowest, int highest, F f) {
  Choice made;
  const auto go = [&](const auto& self, std::size_t from) -> void {
    if (made.count() >= lowest) f(std::as_const(made));
    if (made.count() == highest) return;
    for (std::size_t i = from; i < hand.size(); ++i) {
      if (i > from && hand[i] == hand[i - 1]) continue;
      made.push_back(hand[i]);
      self(self, i + 1);
      made.pop_back();
    }
  };
  go(go, 0);
}

// How many cards of each suit; jokers apart.
struct Suits {
  std::array<int, 4> of{};
  int jokers = 0;
};
Suits suitsOf(const Cards&);
// How many cards of each value 1..13.
std::array<int, 14> ranksOf(const Cards&);

} // namespace mk::cards
