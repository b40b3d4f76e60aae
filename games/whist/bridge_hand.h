// What a hand of bridge is worth, as the books count it. All counts are in quarters of a trick. Rules: rulings on
// bridge, part II, valuation.
#pragma once

#include "games/kit/cards/hands.h"
#include "games/whist/bridge_scoring.h"

#include <array>
#include <cstdint>

namespace mk::bridge {

using Quarters = int;
constexpr Quarters tricks(double n) { return static_cast<Quarters>(4 * n); }

// Suits as a set: bit of each strain.
using Suits = std::uint8_t;
inline constexpr Suits kAllSuits = 15;
constexpr Suits only(int suit) { return static_cast<Suits>(1u << suit); }
constexpr bool has(Suits set, int suit) { return (set >> suit & 1) != 0; }

enum class System : std::uint8_t { Culbertson, Risti };

class Hand {
public:
  Hand(const cards::Cards&, System);

  int count(int suit) const { return n_[at(suit)]; }
  bool holds(int suit, int high) const { return (held_[at(suit)] >> high & 1) != 0; } // ace = 14
  Quarters honour(int suit) const { return h_[at(suit)]; }                            // by table A
  Quarters honours() const { return total_; }                                         // by the side's table, with pairs
  Quarters tableA() const;
  int spread() const; // suits with half an honour trick or more
  bool biddable(int suit) const;
  Suits biddable() const;
  Suits longer(int cards) const; // suits of so many cards or more
  int longest() const;
  int shortest() const;
  bool isFlat() const; // 4-3-3-3

  Quarters trumpTricks(int suit) const; // TT
  Quarters playing(int trump) const;    // PT
  Quarters playingNoTrumps() const;     // PTN
  Quarters support(int trump) const;    // SP
  Quarters defence(int strain) const;   // DT
  bool supportsWell(int suit) const;
  bool supports(int suit) const;    // well or lightly
  Quarters outside(int suit) const; // honour tricks of the other suits with their pairs
  // The longest, of equals the higher; of six and five the lower six only by Risti.
  int choose(Suits) const; // -1 = none

private:
  Quarters pairs(Suits) const;
  Quarters sideLength(int suit) const;

  System system_;
  std::array<int, 4> n_{};
  std::array<unsigned, 4> held_{}; // bits by height
  std::array<Quarters, 4> h_{};
  Quarters total_ = 0;
};

// Honour tricks of both hands for so many no trumps.
Quarters neededForNoTrumps(int level);

} // namespace mk::bridge
