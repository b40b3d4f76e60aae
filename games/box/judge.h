// What a move has thrown away: the best that was known against what was played, as chances of winning.
#pragma once

#include "games/box/game.h"

namespace mk {

struct Judgement {
  bool known = false; // false: nobody can tell the two apart
  double best = 0, played = 0;
  std::string better; // the best move
  double lost() const { return known && best > played ? best - played : 0; }
};

// `thought`: about `before`, where the seat has decided on the move. The position after it is thought about too where
// the thought does not say what the move is worth.
Judgement judge(const Position& before, Seat, std::string_view move, const Thought<std::string>& thought,
                const Thinking&, Random&);

} // namespace mk
