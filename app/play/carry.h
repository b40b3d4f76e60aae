// One man carried further than one die: at boards with two dice a man may be put where several steps lead him, and all
// of them are played. The rules know each step alone; here they are joined.
#pragma once

#include "games/box/game.h"

#include <string>
#include <vector>

namespace mk {

struct Carry {
  Gesture gesture; // from where he stands to where the last step ends
  std::vector<std::string> moves;
};

// In an order of their own that is always the same. Left out is what one step does as well, and where two ways to the
// same place end differently, as when one of them hits. Men of one side are alike.
std::vector<Carry> carries(const Position&, Seat);

} // namespace mk
