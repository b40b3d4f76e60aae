// The games on the chess board, for the catalogue of the family.
#pragma once

#include "games/box/catalogue.h"

#include <vector>

namespace mk {

const std::vector<GameInfo>& chessGames();

} // namespace mk
