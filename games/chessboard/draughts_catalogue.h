// The games with men on the draughts board, for the catalogue of the family.
#pragma once

#include "games/box/catalogue.h"

#include <vector>

namespace mk {

const std::vector<GameInfo>& draughtsGames();

} // namespace mk
