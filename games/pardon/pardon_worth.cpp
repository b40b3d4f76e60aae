// What a position of Oh Pardon and its relatives is worth, for the computer player: the way still to go, men in danger
// of being thrown out, and what has been hit.
#include "games/pardon/pardon.h"

#include <cmath>

namespace mk {

namespace {

constexpr double kEntry = 14;  // fields that a man in the camp is behind one on his first field
constexpr double kHit = 30;    // that a kill is ahead, where kills count
constexpr double kThrow = 3.5; // that whoever throws next is ahead
constexpr double kScale = 26;  // ahead by so many fields, a chance is multiplied by e

} // namespace

double Pardon::worth(const State& s, Seat seat) const {
  std::array<double, kMostSeats> ahead{};
  for (Seat k = 0; k < seats_; ++k) {
    double& sum = ahead[at(k)];
    sum = kHit * s.kills[at(k)] + (k == s.turn ? kThrow : 0) - ((s.skips >> k & 1) != 0 ? 2 * kThrow : 0);
    for (int piece = 0; piece < kPieces; ++piece) {
      const int step = side(s, k)[at(piece)];
      if (step >= kDead) continue;
      if (step == 0) {
        sum -= kEntry;
        continue;
      }
      const bool turned = backwards(s, k, piece);
      const double gone = circles(piece) ? 0 : turned ? kRing - step : step;
      sum += gone;
      if (step > kRing) continue; // in the lane nobody comes near
      // Every enemy within a throw behind it may hit it.
      const int field = fieldOf(colour(k), step);
      double hit = 0;
      for (Seat e = 0; e < seats_; ++e) {
        if (e == k) continue;
        for (int hunter = 0; hunter < kPieces; ++hunter) {
          const int from = side(s, e)[at(hunter)];
          if (from == 0 || from > kRing) continue;
          const int apart = (field - fieldOf(colour(e), from) + kRing) % kRing;
          if (apart >= 1 && apart <= 6 && (circles(hunter) || from + apart <= kRing)) hit += 1.0 / 6;
        }
        if (field == fieldOf(colour(e), 1) && count(side(s, e), 0) > 0) hit += 1.0 / 6;
      }
      sum -= std::min(hit, 1.0) * 0.8 * (gone + kEntry);
    }
  }
  double all = 0;
  for (Seat k = 0; k < seats_; ++k) all += std::exp((ahead[at(k)] - ahead[at(seat)]) / kScale);
  return 2 / all - 1;
}

} // namespace mk
