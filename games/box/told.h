// What is said of a game where games are listed.
#pragma once

#include "games/box/catalogue.h"

#include <string>

namespace mk {

Phrase nameOf(Kind);                      // "skill and luck"
std::string playersText(const GameInfo&); // "2–4"

} // namespace mk
