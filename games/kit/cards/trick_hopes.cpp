// The counting of a hand before the first card.
#include "games/kit/cards/trick_hopes.h"

#include "games/kernel/row.h"

namespace mk::cards {

namespace {

// Tricks that a hand may hope for in a suit of so many cards, with its honours.
double hopes(const Cards& hand, Suit suit, bool trump) {
  bool ace = false, king = false, queen = false;
  int length = 0;
  for (const Card c : hand) {
    if (c.suit() != suit) continue;
    ++length;
    ace = ace || c.high() == 14;
    king = king || c.high() == 13;
    queen = queen || c.high() == 12;
  }
  if (trump)
    return (ace ? 1 : 0) + (king && length >= 2 ? 0.9 : 0) + (queen && length >= 3 ? 0.8 : 0) +
           0.9 * std::max(0, length - 3);
  return (ace ? 0.9 : 0) + (king && length >= 2 ? (ace ? 0.8 : 0.5) : 0) + (queen && length >= 3 ? 0.2 : 0);
}

} // namespace

double tricksHoped(const Cards& hand, Suit trump) {
  double sum = 0;
  for (const Suit suit : {Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades})
    sum += hopes(hand, suit, suit == trump);
  return sum;
}

int dangerOf(const Cards& hand, int lowest) {
  int sum = 0;
  for (const Suit suit : {Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades}) {
    Row<int, 13> lower; // cards of the suit below each that is held
    for (const Card c : hand)
      if (c.suit() == suit) lower.push_back(c.high() - lowest);
    std::ranges::sort(lower);
    for (int i = 0; i < lower.count(); ++i) sum += std::max(0, lower[static_cast<std::size_t>(i)] - 2 * i);
  }
  return sum;
}

} // namespace mk::cards
