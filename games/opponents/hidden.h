// Whether anything is hidden from a seat, asked by scrambling what is.
#pragma once

#include "games/kernel/random.h"

namespace mk::opponents {

// `comesBack(random)`: whether the state is the same after what is hidden has been scrambled. Where anything is, half
// of the scrambles or more lead away from the state: so many in a row that all come back never happen.
template <class F> bool nothingIsHidden(F comesBack) {
  constexpr int kScrambles = 64;
  Random random(1);
  for (int i = 0; i < kScrambles; ++i)
    if (!comesBack(random)) return false;
  return true;
}

} // namespace mk::opponents
