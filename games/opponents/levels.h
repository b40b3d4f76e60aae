// What tells the five computer players apart: one table for all games.
#pragma once

#include "games/opponents/thought.h"

namespace mk {

struct Level {
  std::uint64_t nodes; // positions of a search
  std::uint64_t steps; // moves and throws of playouts
  std::chrono::milliseconds time;
  double blunder; // how often a move is made at random
  double slip;    // and in games of dice where most that is decided is whether to throw on, and with hidden cards
  double spread;  // moves that are worth so much less than the best are held for as good
  int chances;    // throws looked ahead; one at most where more than two play
  bool rule;      // the rule of thumb is followed where the game has one
  bool whole;     // a search goes on until all positions or all time is used, in the middle of a ply too
};

const Level& level(int number); // 1..5

} // namespace mk
