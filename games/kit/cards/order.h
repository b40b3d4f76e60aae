// Orders and values of cards: a number for every rank. Rules: card games, A1.
#pragma once

#include "games/kernel/cards.h"
#include "games/kernel/ranks.h"

#include <array>
#include <cstdint>
#include <initializer_list>
#include <string_view>

namespace mk::cards {

struct ByRank {
  std::array<std::int8_t, 14> at{}; // by Card::value(): A 1 ... K 13
  constexpr int operator()(Card c) const { return at[static_cast<std::size_t>(c.value())]; }
  bool operator==(const ByRank&) const = default;
};

// A number for each of the ranks named; 0 for the others.
constexpr ByRank byRank(std::string_view ranks, std::initializer_list<int> numbers) {
  ByRank out;
  std::size_t i = 0;
  for (const int n : numbers) out.at[kRanks.find(ranks[i++])] = static_cast<std::int8_t>(n);
  return out;
}

// Ranks from the lowest to the highest: 1 upwards.
constexpr ByRank order(std::string_view lowToHigh) {
  ByRank out;
  std::int8_t n = 0;
  for (const char rank : lowToHigh) out.at[kRanks.find(rank)] = ++n;
  return out;
}

inline constexpr ByRank kHigh = order(kRanks.substr(2));
inline constexpr ByRank kLow = order(kRanks.substr(1, 13));

} // namespace mk::cards
