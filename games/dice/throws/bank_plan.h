// Throw on or bank, for two players: the exact chance of winning of every score and turn, by value iteration (Neller
// and Presser, "Optimal Play of the Dice Game Pig", 2004), here for any face that loses the turn. Of game 64.
#pragma once

#include "games/dice/throws/bank.h"

#include <vector>

namespace mk::dice {

class BankPlan {
public:
  explicit BankPlan(const BankRules&);
  static const BankPlan& of(const BankRules&); // worked out at the first call, then kept

  // Of the one to throw or decide, with so many points banked by both and so many of this turn.
  double wins(int mine, int other, int turn) const {
    if (mine + turn >= goal_) return 1;
    return wins_[index(mine, other, turn)];
  }
  bool stops(int mine, int other, int turn) const {
    return turn > 0 && stopping(mine, other, turn) > throwing(mine, other, turn);
  }

private:
  std::size_t index(int mine, int other, int turn) const {
    return static_cast<std::size_t>((mine * goal_ + other) * goal_ + turn);
  }
  double stopping(int mine, int other, int turn) const { return 1 - wins(other, mine + turn, 0); }
  double throwing(int mine, int other, int turn) const;
  double settle(int mine, int other); // one sweep over the turns; how much a value moved

  int goal_, bad_;
  std::vector<double> wins_;
};

} // namespace mk::dice
