// The table of the levels; the figures were found by duels (docs/opponents.md).
#include "games/opponents/levels.h"

#include <algorithm>
#include <array>

namespace mk {

using std::chrono::milliseconds;

namespace {

// A child who knows the rules; somebody who thinks one move ahead; a member of the family who plays often; a good
// player; all that the program can.
constexpr std::array<Level, kLevels> kTable{{
    {.nodes = 200,
     .steps = 400,
     .time = milliseconds(200),
     .blunder = 0.50,
     .slip = 0.82,
     .spread = 0.06,
     .chances = 0,
     .rule = true,
     .whole = false},
    {.nodes = 1'000,
     .steps = 4'000,
     .time = milliseconds(200),
     .blunder = 0.24,
     .slip = 0.56,
     .spread = 0.03,
     .chances = 0,
     .rule = true,
     .whole = false},
    {.nodes = 10'000,
     .steps = 20'000,
     .time = milliseconds(250),
     .blunder = 0.04,
     .slip = 0.35,
     .spread = 0.015,
     .chances = 0,
     .rule = true,
     .whole = false},
    {.nodes = 25'000,
     .steps = 300'000,
     .time = milliseconds(600),
     .blunder = 0,
     .slip = 0.17,
     .spread = 0.005,
     .chances = 1,
     .rule = false,
     .whole = false},
    {.nodes = 40'000'000,
     .steps = 40'000'000,
     .time = milliseconds(1800),
     .blunder = 0,
     .slip = 0,
     .spread = 0.001,
     .chances = 2,
     .rule = false,
     .whole = true},
}};

} // namespace

const Level& level(int number) { return kTable[static_cast<std::size_t>(std::clamp(number, 1, kLevels) - 1)]; }

const char* text(Method m) {
  switch (m) {
  case Method::OnlyMove:
    return "only-move";
  case Method::Search:
    return "search";
  case Method::Expectation:
    return "expectation";
  case Method::Playouts:
    return "playouts";
  case Method::Solver:
    return "solver";
  case Method::Rule:
    return "rule";
  case Method::Blunder:
    break;
  }
  return "blunder";
}

} // namespace mk
