// Contests: whose turn it is, and who stays in after a round.
#include "games/kit/contest.h"

#include <algorithm>

namespace mk {

namespace {

Contest::SeatSet bitOf(Seat s) { return static_cast<Contest::SeatSet>(1u << s); }
bool has(Contest::SeatSet set, Seat s) { return (set & bitOf(s)) != 0; }

} // namespace

Contest Contest::among(SeatSet seats) {
  Contest c;
  c.in = seats;
  c.round = 1;
  return c;
}

Seat Contest::next(Seat first, int seats) const {
  if (ended) return kNobody;
  for (int i = 0; i < seats; ++i) {
    const auto s = static_cast<Seat>((first + i) % seats);
    if (has(in, s) && !has(done, s)) return s;
  }
  return kNobody;
}

void Contest::score(Seat seat, int points, int mostRounds) {
  value[static_cast<std::size_t>(seat)] = static_cast<std::int16_t>(points);
  done |= bitOf(seat);
  if (done != in) return;
  int best = points;
  for (Seat s = 0; s < kMostSeats; ++s)
    if (has(in, s)) best = std::max<int>(best, value[static_cast<std::size_t>(s)]);
  for (Seat s = 0; s < kMostSeats; ++s)
    if (has(in, s) && value[static_cast<std::size_t>(s)] < best) in = static_cast<SeatSet>(in & ~bitOf(s));
  done = 0;
  value.fill(0);
  ended = std::has_single_bit(in) || round == mostRounds;
  if (!ended) ++round;
}

} // namespace mk
