// Hands of a fixed size that are improved by drawing and discarding: what may be put together out of a hand, and how
// it is filled again. Rules: card games, A9.
#pragma once

#include "games/kit/cards/hands.h"

#include <array>
#include <cstdint>
#include <optional>
#include <utility>

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

// The choice of so many cards that is best put away: worth(kept, chosen) is the highest, of equals the first.
template <class F> Choice bestPutAway(const Cards& hand, int count, F worth) {
  std::optional<std::pair<double, Choice>> best;
  eachChoice(hand, count, count, [&](const Choice& chosen) {
    Cards kept = hand;
    takeOut(kept, chosen);
    if (const double now = worth(std::as_const(kept), chosen); !best || now > best->first) best = {now, chosen};
  });
  return best ? best->second : Choice();
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
