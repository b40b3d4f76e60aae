// The bear-off without contact, exact for one side: in how many throws all stones are off, when every throw is played
// so that the mean is least. Computed once, at first use, for every arrangement of at most fifteen stones on six
// points.
#pragma once

#include "games/backgammon/steps.h"

namespace mk {

class BearOff {
public:
  static constexpr int kThrows = 24; // more are not told apart; the chance of as many is below 10^-6

  static const BearOff& table();

  static bool covers(const Stones&, Seat); // all stones are at home
  // The chance that exactly n throws are needed, n < kThrows.
  float chance(const Stones&, Seat, int n) const;
  float mean(const Stones&, Seat) const;
  // That the first, who throws next, is off before the other.
  float wins(const Stones&, Seat first) const;

private:
  BearOff();
  std::size_t index(const Stones&, Seat) const;

  std::vector<std::array<std::uint16_t, kThrows>> chances_; // of 65535
  std::vector<float> means_;
};

} // namespace mk
