// What a position of Oh Pardon and its relatives is worth, for the computer player: the way still to go, men in danger
// of being thrown out, and what has been hit.
#include "games/pardon/pardon.h"

#include <cmath>

namespace mk {

namespace {

constexpr double kLost = 10;   // fields that a man thrown out loses beside his way
constexpr double kRunner = 20; // the further a man has come, the more each field counts: one runs, the others wait
constexpr double kHit = 30;    // that a kill is ahead, where kills count
constexpr double kOut = 12;    // that the marathon runner has left the camp
constexpr double kThrow = 3.5; // that whoever throws next is ahead
constexpr double kScale = 60;  // ahead by so many fields, a chance is multiplied by e

} // namespace

double Pardon::worth(const State& s, Seat seat) const {
  std::array<double, kMostSeats> ahead{};
  for (Seat k = 0; k < seats_; ++k) {
    double& sum = ahead[at(k)];
    sum = kHit * s.kills[at(k)] + (k == s.turn ? kThrow : 0) - ((s.skips >> k & 1) != 0 ? 2 * kThrow : 0);
    for (int piece = 0; piece < kPieces; ++piece) {
      const int step = side(s, k)[at(piece)];
      if (step >= kDead) continue;
      if (step == 0) continue; // in the camp a man is in no danger, and with all of them there three throws are had
      // Men that circle and a marathoner that hunts go nowhere.
      const double gone = circles(piece) || backwards(s, k, piece) ? 0 : step;
      sum += gone + gone * gone / kRunner +
             (traits_.goal == PardonTraits::Goal::Marathon && piece == kMarathoner ? kOut : 0);
      if (step > kRing) continue; // in the lane nobody comes near
      // Every enemy within a throw behind it may hit it.
      const int field = fieldOf(colour(k), step);
      double hit = 0;
      for (Seat e = 0; e < seats_; ++e) {
        if (e == k) continue;
        for (int hunter = 0; hunter < kPieces; ++hunter) {
          const int from = side(s, e)[at(hunter)];
          if (from == 0 || from > kRing) continue;
          if (traits_.goal == PardonTraits::Goal::Marathon && hunter != kMarathoner) continue; // his men hit nobody
          const int forth = (field - fieldOf(colour(e), from) + kRing) % kRing;
          const bool back = backwards(s, e, hunter);
          const int apart = back ? (kRing - forth) % kRing : forth;
          if (apart >= 1 && apart <= 6 && (back || circles(hunter) || from + apart <= kRing)) hit += 1.0 / 6;
        }
        if (traits_.goal == PardonTraits::Goal::Home && field == fieldOf(colour(e), 1) && count(side(s, e), 0) > 0)
          hit += 1.0 / 6;
      }
      sum -= std::min(hit, 1.0) * 0.8 * (gone + gone * gone / kRunner + (circles(piece) ? kHit : kLost));
    }
  }
  double all = 0;
  for (Seat k = 0; k < seats_; ++k) all += std::exp((ahead[at(k)] - ahead[at(seat)]) / kScale);
  return 2 / all - 1;
}

} // namespace mk
