// How a game of dice ends, counted and told alike in all of them: places by rank, and why where points alone do not say
// it.
#pragma once

#include "games/dice/base/contest.h"
#include "games/kernel/result.h"

#include <algorithm>
#include <vector>

namespace mk::dice {

// One a seat, 1 = best: the highest rank is first, equal ranks share a place.
template <class Rank> std::vector<int> placesOf(const std::vector<Rank>& ranks) {
  std::vector<int> places;
  for (const Rank& mine : ranks)
    places.push_back(1 + static_cast<int>(std::ranges::count_if(ranks, [&](const Rank& x) { return x > mine; })));
  return places;
}

// Places by points; of equal ones those seats are before the others who stood the extra rounds.
Result byPoints(std::vector<int> points, SeatSet stood);

Phrase toldStopped();
Phrase toldShared();
Phrase toldTieBroken(Seat winner);

} // namespace mk::dice
