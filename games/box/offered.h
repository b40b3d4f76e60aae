// Which levels of computer players a game offers: five where they really differ, fewer where luck leaves less room,
// none where choices do not matter. Measured by duels (docs/opponents.md).
#pragma once

#include "games/box/catalogue.h"

namespace mk {

std::span<const int> levelsOffered(const GameInfo&); // rising

// Whether its levels differ by what they remember: to know more than the person has kept in mind is no advice.
bool isOfMemory(const GameInfo&);

} // namespace mk
