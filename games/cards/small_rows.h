// The smaller card games of the box: shedding, luck, memory and exchange.
#pragma once

#include "games/box/catalogue.h"

#include <vector>

namespace mk {

std::vector<GameInfo> smallCardGames();

} // namespace mk
