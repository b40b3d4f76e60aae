// A hand of five poker dice: its class and the faces of its combination. The other dice never count. Rules: three- to
// five-dice games, section 5, game 146.
#pragma once

#include "games/dice/base/three_throws.h"
#include "games/kernel/phrase.h"

#include <compare>
#include <cstdint>

namespace mk::dice {

struct PokerHand {
  enum class Class : std::uint8_t {
    Nothing,
    Pair,
    TwoPairs,
    Three,
    SmallStreet, // 9 T J Q K
    BigStreet,   // T J Q K A
    Full,        // three and two
    Poker,       // four equal
    Grande       // five equal
  };
  Class kind = Class::Nothing;
  std::uint8_t face = 0;   // of the combination: the higher pair, the three of a full
  std::uint8_t second = 0; // the lower pair, the pair of a full

  static PokerHand of(const Counts&);
  auto operator<=>(const PokerHand&) const = default; // rising
};

Phrase nameOf(const PokerHand&); // "two pairs: A, K"

} // namespace mk::dice
