// What five dice can be: runs, equal ones, a house. For the games of combinations.
#pragma once

#include "games/dice/base/three_throws.h"

#include <algorithm>

namespace mk::dice {

// Five faces in a row from this one.
inline bool isRun(const Counts& c, int from) {
  return std::all_of(c.begin() + from, c.begin() + from + 5, [](int n) { return n == 1; });
}
// How many dice are equal, at most.
inline int mostEqual(const Counts& c) { return *std::ranges::max_element(c); }
// The highest face that exactly so many dice show; 0 = none.
inline int faceShown(const Counts& c, int times) {
  for (int f = 6; f >= 1; --f)
    if (c[static_cast<std::size_t>(f)] == times) return f;
  return 0;
}
// Three of one face and two of another.
inline bool isHouse(const Counts& c) { return faceShown(c, 3) != 0 && faceShown(c, 2) != 0; }

} // namespace mk::dice
