// Places and endings of a game of dice.
#include "games/dice/base/ending.h"

namespace mk::dice {

Result byPoints(std::vector<int> points, SeatSet stood) {
  std::vector<int> ranks;
  for (std::size_t k = 0; k < points.size(); ++k) ranks.push_back(2 * points[k] + has(stood, static_cast<Seat>(k)));
  Result r;
  r.places = placesOf(ranks);
  r.scores = std::move(points);
  return r;
}

Phrase toldStopped() { return MK_TEXT("games", "The game was stopped; the totals stand as they are."); }
Phrase toldShared() { return MK_TEXT("games", "The win is shared."); }
Phrase toldTieBroken(Seat winner) {
  return {MK_TEXT("games", "The tie is broken: %1 wins the extra round."), {Arg::seat(winner)}};
}

} // namespace mk::dice
