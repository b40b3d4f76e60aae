// Results of matches.
#include "games/kernel/result.h"

#include <algorithm>

namespace mk {

bool Result::isDraw() const {
  return !together && places.size() > 1 && std::ranges::all_of(places, [](int p) { return p == 1; });
}

std::vector<Seat> Result::winners() const {
  std::vector<Seat> out;
  if (isDraw()) return out;
  for (std::size_t i = 0; i < places.size(); ++i)
    if (places[i] == 1) out.push_back(static_cast<Seat>(i));
  return out;
}

Result Result::win(int seats, Seat winner, Phrase why) {
  Result r;
  r.places.assign(static_cast<std::size_t>(seats), 2);
  r.places[static_cast<std::size_t>(winner)] = 1;
  r.why = std::move(why);
  return r;
}

Result Result::loss(int seats, Seat loser, Phrase why) {
  Result r;
  r.places.assign(static_cast<std::size_t>(seats), 1);
  r.places[static_cast<std::size_t>(loser)] = std::max(2, seats);
  r.why = std::move(why);
  return r;
}

Result Result::draw(int seats, Phrase why) {
  Result r;
  r.places.assign(static_cast<std::size_t>(seats), 1);
  r.why = std::move(why);
  return r;
}

Result Result::byScore(std::vector<int> scores, Phrase why, bool lowestWins) {
  Result r;
  for (const int mine : scores) {
    int better = 0;
    for (const int other : scores) better += lowestWins ? other < mine : other > mine;
    r.places.push_back(1 + better);
  }
  r.scores = std::move(scores);
  r.why = std::move(why);
  return r;
}

} // namespace mk
