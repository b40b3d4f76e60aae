// A backgammon play of another program as the moves of ours.
#pragma once

#include "games/box/game.h"

namespace mk {

// "bar/20*/16 13/7(2)" as moves of one man by one die each, in the position where the throw was made; those `made`
// already come first and are left out. Empty where it is no legal play, or not one that begins with these.
std::vector<std::string> stepsOf(const Position&, Seat, const std::string& play,
                                 const std::vector<std::string>& made = {});

} // namespace mk
