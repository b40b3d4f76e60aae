// Matches of one computer player against another, to see who is better: the seats take turns, and two matches in a row
// have the same dice and cards.
#pragma once

#include "games/box/catalogue.h"

#include <functional>

namespace mk {

struct Duellist {
  int level = 0;           // 1..5; 0 = any legal move
  std::uint64_t nodes = 0; // positions a move; 0 = as the level has it
};

struct DuelPlan {
  int seats = 2;
  std::map<std::string, std::string> options;
  Duellist one, others; // one seat against all others
  int count = 100;
  std::uint64_t seed = 1;
  int opening = 0; // moves made at random first, the same in two matches in a row: where nothing else would vary
  std::function<bool(int played)> goOn = [](int) { return true; };
};

struct DuelScore {
  int matches = 0, wins = 0, draws = 0, losses = 0; // of `one`
  int unfinished = 0;                               // matches that were cut at the game's bound
  double points = 0;                                // a win 1, a shared first place its share
  std::int64_t moves = 0;                           // of `one`
  double seconds = 0, slowest = 0;                  // that these took; the slowest of them
  double meanWorth = 0;                             // what `one` expected, over its moves

  double mean() const { return matches > 0 ? points / matches : 0; }
  // Half the width of the interval that holds the true mean nineteen times of twenty.
  double error() const;
};

Checked<DuelScore> duel(const GameInfo&, const DuelPlan&);

} // namespace mk
