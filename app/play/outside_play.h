// A backgammon play of another program as the moves of ours.
#pragma once

#include "games/box/game.h"

namespace mk {

// "bar/20*/16 13/7(2)" as moves of one man by one die each; empty where it is no legal play.
std::vector<std::string> stepsOf(const Position&, Seat, const std::string& play);

} // namespace mk
