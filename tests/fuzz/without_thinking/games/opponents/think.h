// In the place of games/opponents/think.h in the build for fuzzing: no reader thinks, and thinking is most of what a game
// costs to compile. The first move that is legal is as good as any.
#pragma once

#include "games/kernel/rules.h"
#include "games/opponents/thought.h"

namespace mk {

template <Rules R>
Thought<typename R::Move> think(const R& rules, const typename R::State& s, Seat seat, const Thinking&, Random&) {
  Thought<typename R::Move> out;
  std::vector<typename R::Move> all;
  rules.moves(s, seat, all);
  if (!all.empty()) out.move = all.front();
  return out;
}

} // namespace mk
