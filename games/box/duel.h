// Matches of one computer player against another, to see who is better: the seats take turns, and matches in a row have
// the same dice and cards, until each has had every seat.
#pragma once

#include "games/box/catalogue.h"

#include <functional>

namespace mk {

struct Duellist {
  int level = 0;           // 1..5; 0 = any legal move
  std::uint64_t nodes = 0; // positions a move; 0 = as the level has it
  // Somebody else, asked for each move; what it throws ends the duel.
  std::function<std::string(const Position&, Seat)> plays = {};
};

struct DuelPlan {
  int seats = 2;
  std::map<std::string, std::string> options;
  Duellist one, others;  // one seat against all others
  bool partners = false; // of four seats: one and the opposite one against the other two
  int count = 100;
  std::uint64_t seed = 1; // duels of different seeds have no match in common
  int opening = 0;        // moves made at random first, the same in two matches in a row: where nothing else would vary
  std::function<bool(int played)> goOn = [](int) { return true; };
};

struct DuelScore {
  int matches = 0, wins = 0, draws = 0, losses = 0; // of `one`; partners have won where both have
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
