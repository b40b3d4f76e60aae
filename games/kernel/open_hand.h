// An open hand in two lines.
#pragma once

#include "games/kernel/view.h"

#include <span>

namespace mk {

// So many of its cards lie in the first line: whole suits, where they fit.
inline std::int16_t firstLine(std::span<const Item> hand) {
  constexpr std::size_t kEasy = 7, kMost = 9;
  if (hand.size() > kEasy)
    for (std::size_t n = (hand.size() + 1) / 2; n <= kMost && n < hand.size(); ++n)
      if (hand[n - 1].thing.asCard().suit() != hand[n].thing.asCard().suit()) return static_cast<std::int16_t>(n);
  return kEasy;
}

} // namespace mk
