// Arithmetic with thrown dice: an expression in which every die stands exactly once, its exact value, and the search
// for one with a wanted value. Rules: three- to five-dice games, section 5, game 101.
#pragma once

#include "games/kernel/checked.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace mk::dice {

// An exact number, in lowest terms; the denominator is positive.
struct Fraction {
  std::int64_t over = 0, under = 1;

  static Fraction of(std::int64_t over, std::int64_t under);
  std::string text() const; // "15", "5/2"
  bool operator==(const Fraction&) const = default;
};

// What was typed with the signs + - * / and without blanks: "6 × (5 : 2)" becomes "6*(5/2)". Refuses any other sign by
// name.
Checked<std::string> plainExpression(std::string_view typed);
// The other way round, as people write it: "6 × (5 ÷ 2)".
std::string shownExpression(std::string_view plain);

// The value of a plain expression that uses each of the dice exactly once. The refusal says what is wrong with it.
//   expr = term {(+|-) term}    term = factor {(*|/) factor}    factor = die | ( expr )
Checked<Fraction> valueOf(std::string_view plain, std::span<const std::uint8_t> dice);

// An expression of the three dice with this value, the simplest first; none if there is none.
std::optional<std::string> expressionFor(int value, std::span<const std::uint8_t, 3> dice);

} // namespace mk::dice
