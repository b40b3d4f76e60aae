// Fours leave play. Rules: card games, A10.
#include "games/kit/cards/fours.h"

#include <algorithm>
#include <array>

namespace mk::cards {

bool isFour(const Cards& hand) {
  return hand.count() == 4 && std::ranges::all_of(hand, [&](Card c) { return c.value() == hand[0].value(); });
}

Ranks foursIn(const Cards& hand) {
  std::array<int, 14> held{};
  for (const Card c : hand) ++held[static_cast<std::size_t>(c.value())];
  Ranks out;
  for (std::int8_t v = 1; v <= 13; ++v)
    if (held[static_cast<std::size_t>(v)] == 4) out.push_back(v);
  return out;
}

Ranks layFours(Cards& hand, Cards& aside) {
  const Ranks fours = foursIn(hand);
  if (fours.empty()) return fours;
  Cards kept;
  for (const Card c : hand) (fours.contains(static_cast<std::int8_t>(c.value())) ? aside : kept).push_back(c);
  hand = kept;
  return fours;
}

} // namespace mk::cards
