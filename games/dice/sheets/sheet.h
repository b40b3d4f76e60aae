// The score sheet (S): boxes with a code and a value, each filled once, and what stands in them for one seat.
// Rules: three- to five-dice games, section 2, S.
#pragma once

#include "games/dice/base/three_throws.h"

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <string_view>

namespace mk::dice {

// One line of a sheet: a row of the game's table.
struct Box {
  const char* code;            // "6", "PP"
  const char* name;            // source text
  int (*value)(const Counts&); // points for what the dice show
  bool number = false;         // belongs to the section of the numbers
};

inline constexpr int kMostBoxes = 14;

struct Sheet {
  std::array<std::int8_t, kMostBoxes> points{};
  std::uint16_t filled = 0; // bit per box; struck boxes too
  std::uint16_t struck = 0; // crossed out: count 0
  bool sectionStruck = false;

  bool isFilled(int box) const { return ((filled >> box) & 1u) != 0; }
  bool isStruck(int box) const { return ((struck >> box) & 1u) != 0; }
  int count() const { return std::popcount(filled); }
  bool hasStruck() const { return struck != 0 || sectionStruck; }
  void write(int box, int value) {
    points[static_cast<std::size_t>(box)] = static_cast<std::int8_t>(value);
    filled = static_cast<std::uint16_t>(filled | (1u << box));
  }
  void strike(int box) {
    write(box, 0);
    struck = static_cast<std::uint16_t>(struck | (1u << box));
  }
  bool operator==(const Sheet&) const = default;
};

int boxWithCode(std::span<const Box>, std::string_view code); // -1 = none
bool sectionFull(const Sheet&, std::span<const Box>);
int sectionSum(const Sheet&, std::span<const Box>); // the numbers; 0 where the section is struck
int combinationSum(const Sheet&, std::span<const Box>);
// Whether some result of this many dice has this value.
bool canBeWorth(int (*value)(const Counts&), int dice, int points);

} // namespace mk::dice
