// How far the cards of a sliding puzzle are from their places.
#include "games/kit/patience/sliding.h"

#include <cstdlib>

namespace mk::patience {

int slidesBetween(std::span<const std::uint8_t> at, std::span<const std::uint8_t> reading, int across) {
  const auto far = [&](std::size_t card, std::size_t place) {
    const int a = at[card], b = reading[place];
    return std::abs(a / across - b / across) + std::abs(a % across - b % across);
  };
  // With the gap at place g, the cards before it stand at their own places and the others one farther.
  int sum = 0;
  for (std::size_t i = 0; i < at.size(); ++i) sum += far(i, i + 1);
  int best = sum;
  for (std::size_t g = 0; g < at.size(); ++g) best = std::min(best, sum += far(g, g) - far(g, g + 1));
  return best;
}

bool isOdd(std::span<const Card> order) {
  bool odd = false;
  for (std::size_t i = 0; i < order.size(); ++i)
    for (std::size_t k = i + 1; k < order.size(); ++k) odd ^= order[i].value() > order[k].value();
  return odd;
}

} // namespace mk::patience
