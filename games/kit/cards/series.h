// A series of single games: how many, how many have been played, and the points won or bad points collected in them.
// Rules: card games, A12.
#pragma once

#include "games/kernel/options.h"
#include "games/kernel/seat.h"

#include <array>
#include <cstdint>

namespace mk::cards {

struct Series {
  std::uint8_t played = 0;
  std::array<std::uint8_t, 10> points{}; // by seat

  void count(Seat s) { ++points[static_cast<std::size_t>(s)]; }
  bool operator==(const Series&) const = default;
};

OptionSpec seriesOption(); // 1 | 3 | 5 | 7
int gamesOf(const Options&);
OptionSpec openHandsOption(); // off | on

} // namespace mk::cards
