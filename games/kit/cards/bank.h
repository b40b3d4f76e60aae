// The bank of 21: the total of a hand, and who pays whom. Rules: card games, game 171.
#pragma once

#include "games/kernel/seat.h"
#include "games/kit/cards/hands.h"

#include <array>
#include <span>

namespace mk::cards {

inline constexpr int kTwentyOne = 21;

// The best total not over 21, an ace as 11 or 1; the lowest one where all are over.
int totalOf(std::span<const Card>);

// Chips that every seat wins (or loses, below 0) against the banker: one chip each. A seat over 21 pays also when the
// banker goes over.
std::array<int, 8> settleBank(std::span<const int> totals, Seat banker);

} // namespace mk::cards
