// The bank of 21: the total of a hand, and who pays whom. Rules: card games, game 171.
#pragma once

#include "games/kernel/seat.h"
#include "games/kit/cards/hands.h"

#include <algorithm>
#include <array>
#include <span>

namespace mk::cards {

inline constexpr int kTwentyOne = 21;

// What of a hand counts for its total: the best not over 21, an ace as 11 or 1; the lowest one where all are over.
struct Pips {
  int sum = 0; // aces as 1
  bool ace = false;
  bool isSoft() const { return ace && sum + 10 <= kTwentyOne; } // an ace counts 11; a second one would make 22
  int total() const { return isSoft() ? sum + 10 : sum; }
  Pips with(int value) const { return {sum + value, ace || value == 1}; }
};

inline int pipsOf(Card c) { return std::min(10, c.value()); }
inline Pips pipsOf(std::span<const Card> hand, Pips h = {}) {
  for (const Card c : hand) h = h.with(pipsOf(c));
  return h;
}
inline int totalOf(std::span<const Card> hand) { return pipsOf(hand).total(); }

// Chips that every seat wins (or loses, below 0) against the banker: one chip each. A seat over 21 pays also when the
// banker goes over.
std::array<int, 8> settleBank(std::span<const int> totals, Seat banker);

} // namespace mk::cards
