// Payments of 21. Rules: card games, game 171.
#include "games/kit/cards/bank.h"

namespace mk::cards {

std::array<int, 8> settleBank(std::span<const int> totals, Seat banker) {
  std::array<int, 8> out{};
  const int bank = totals[static_cast<std::size_t>(banker)];
  for (std::size_t s = 0; s < totals.size(); ++s) {
    if (static_cast<Seat>(s) == banker) continue;
    const int mine = totals[s];
    const int won = mine > kTwentyOne ? -1 : bank > kTwentyOne || bank < mine ? 1 : bank > mine ? -1 : 0;
    out[s] += won;
    out[static_cast<std::size_t>(banker)] -= won;
  }
  return out;
}

} // namespace mk::cards
