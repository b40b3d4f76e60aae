// Drawing, discarding and counting of exchange hands. Rules: card games, A9.
#include "games/kit/cards/exchange_hand.h"

namespace mk::cards {

void takeOut(Cards& hand, const Choice& chosen) {
  for (const Card c : chosen) hand.remove(c);
}

void draw(Cards& hand, Cards& stock, int count) {
  for (; count > 0 && !stock.empty(); --count) {
    addSorted(hand, stock.back());
    stock.pop_back();
  }
}

Suits suitsOf(const Cards& hand) {
  Suits out;
  for (const Card c : hand) {
    if (c.isJoker())
      ++out.jokers;
    else
      ++out.of[static_cast<std::size_t>(c.suit())];
  }
  return out;
}

std::array<int, 14> ranksOf(const Cards& hand) {
  std::array<int, 14> out{};
  for (const Card c : hand)
    if (!c.isJoker()) ++out[static_cast<std::size_t>(c.value())];
  return out;
}

} // namespace mk::cards
