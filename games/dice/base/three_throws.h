// The three-throw turn (T3): up to three throws; after the first and the second any dice may be kept, but not all, and
// the others are thrown again. What all dice show after each throw is noted. Rules: three- to five-dice games, section
// 2, T3.
#pragma once

#include "games/kernel/chance.h"
#include "games/kernel/checked.h"

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace mk::dice {

// How many dice show each face: counts[face], counts[0] unused.
using Counts = std::array<std::uint8_t, 7>;

char faceLetter(int face, bool poker); // 1..6, or 9 T J Q K A
int faceOf(char letter, bool poker);   // 0 = no such face

struct ThreeThrows {
  static constexpr int kThrows = 3;
  static constexpr int kMostDice = 5;
  using Faces = std::array<std::uint8_t, kMostDice>; // by place on the tray; 0 = no such die
  using Places = std::uint8_t;                       // bit per place on the tray

  std::uint8_t throws = 0; // made
  bool waiting = true;     // for a throw: the first one, or after dice have been kept
  Places kept = 0;         // stay while the others are thrown
  std::array<Faces, kThrows> noted{};

  const Faces& dice() const { return noted[static_cast<std::size_t>(throws - 1)]; } // after the first throw
  int toThrow(int dice) const { return dice - std::popcount(kept); }
  bool mayThrowAgain() const { return !waiting && throws < kThrows; }
  void fall(std::span<const std::uint8_t> faces, int dice);
  void fall(const Outcome& o, int dice) { fall(o.values(), dice); }
  void keep(Places places) {
    kept = places;
    waiting = true;
  }
  bool operator==(const ThreeThrows&) const = default;
};

Counts countsOf(const ThreeThrows::Faces&);
int pips(const Counts&); // the sum of all dice
ThreeThrows::Places placesOf(const ThreeThrows::Faces&,
                             Counts kept); // of so many dice of each face, those farthest left

// The different sets of dice that can be kept, by what they show: of equal dice those farthest left. Calls f(places).
template <class F> void eachKeep(const ThreeThrows::Faces& faces, int dice, F f) {
  std::array<unsigned, ThreeThrows::kMostDice> twin{}; // the nearest equal die further left
  for (std::size_t i = 0; i < static_cast<std::size_t>(dice); ++i)
    for (std::size_t j = 0; j < i; ++j)
      if (faces[j] == faces[i]) twin[i] = 1u << j;
  std::array<bool, 1u << ThreeThrows::kMostDice> good{}; // no die is kept without its equals further left
  for (unsigned set = 0; set < (1u << dice) - 1u; ++set) {
    const unsigned last = std::bit_floor(set), others = set ^ last;
    const unsigned needed = set == 0 ? 0 : twin[static_cast<std::size_t>(std::countr_zero(last))];
    good[set] = set == 0 || (good[others] && (others & needed) == needed);
    if (good[set]) f(static_cast<ThreeThrows::Places>(set));
  }
}

} // namespace mk::dice
