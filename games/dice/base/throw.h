// A throw of one or two dice, and turning round the table among some of its seats.
// Rules: games with one and two dice, section 1 (words).
#pragma once

#include "games/dice/base/contest.h"
#include "games/kernel/chance.h"

#include <cstdint>
#include <string>

namespace mk::dice {

struct Throw {
  std::uint8_t a = 0, b = 0; // the faces; 0 = there is no such die

  static Throw of(const Outcome& o) { return {o.v[0], o.count > 1 ? o.v[1] : std::uint8_t{0}}; }
  int points() const { return a + b; }
  bool isDouble() const { return a == b; }
  bool empty() const { return a == 0; }
  std::string text() const { // "4", "3-6"
    return b == 0 ? std::to_string(a) : std::to_string(a) + "-" + std::to_string(b);
  }
  bool operator==(const Throw&) const = default;
};

// The next seat of the set, clockwise after `from`.
inline Seat after(Seat from, SeatSet set, int seats) {
  do from = from + 1 >= seats ? Seat{0} : static_cast<Seat>(from + 1);
  while (!has(set, from));
  return from;
}
// The seat of the set before `from`.
inline Seat before(Seat from, SeatSet set, int seats) {
  do from = from <= 0 ? static_cast<Seat>(seats - 1) : static_cast<Seat>(from - 1);
  while (!has(set, from));
  return from;
}

// Calls f(seat) for every seat of the set, from the lowest.
template <class F> void eachSeat(SeatSet set, F f) {
  for (; set != 0; set = static_cast<SeatSet>(set & (set - 1u))) f(lowestOf(set));
}

// The seats of the set with the highest rank(seat).
template <class F> SeatSet bestOf(SeatSet set, F rank) {
  SeatSet best = 0;
  int most = 0;
  eachSeat(set, [&](Seat k) {
    const int r = rank(k);
    if (best == 0 || r > most) best = 0, most = r;
    if (r == most) best |= only(k);
  });
  return best;
}

} // namespace mk::dice
