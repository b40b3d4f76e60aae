// What a result is worth to a seat.
#pragma once

#include "games/kernel/result.h"

#include <algorithm>

namespace mk {

// The chance of winning that is left in a finished match: who shares the first place shares it, in a draw and in a win
// together alike, so that all seats have 1 in all. Alone, first place is a win.
inline double share(const Result& r, Seat seat) {
  if (r.places.empty() || r.places[at(seat)] != 1) return 0;
  return 1.0 / static_cast<double>(std::ranges::count(r.places, 1));
}

// Of a match that says nothing yet.
inline double openChance(int seats) { return seats < 2 ? 0.5 : 1.0 / seats; }

// How far a seat is ahead of the best of the others in points, or alone how many it has; 0 without scores. Whether many
// or few are good is seen from the places.
inline double lead(const Result& r, Seat seat) {
  if (r.scores.size() != r.places.size() || r.scores.empty()) return 0;
  if (r.scores.size() == 1) return r.scores[0];
  int sign = 0;
  for (std::size_t i = 1; i < r.scores.size() && sign == 0; ++i)
    if (r.scores[i] != r.scores[0] && r.places[i] != r.places[0])
      sign = (r.scores[i] > r.scores[0]) == (r.places[i] < r.places[0]) ? 1 : -1;
  if (sign == 0) return 0;
  int best = 0;
  bool any = false;
  for (std::size_t i = 0; i < r.scores.size(); ++i) {
    if (static_cast<int>(i) == seat) continue;
    best = any ? std::max(best, sign * r.scores[i]) : sign * r.scores[i];
    any = true;
  }
  return sign * r.scores[at(seat)] - best;
}

// A worth of the rules, -1..1, as a chance; and of two seats the other way round.
inline double chanceOf(double worth) { return std::clamp((1 + worth) / 2, 0.0, 1.0); }

} // namespace mk
