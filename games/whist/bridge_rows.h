// The four bridge games of the catalogue.
#pragma once

#include "games/box/catalogue.h"

#include <vector>

namespace mk {

std::vector<GameInfo> bridgeGames();

} // namespace mk
