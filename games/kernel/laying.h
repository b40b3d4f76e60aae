// Positions laid by hand: which thing lies on each place of a game's board, read from the text of a position and
// written back into it. Such a text need not be a position that the game allows: while men are being laid it seldom is.
#pragma once

#include "games/kernel/things.h"

#include <optional>
#include <vector>

namespace mk {

using Laid = std::vector<std::optional<Thing>>; // by the places of the board (BoardShape::places)

} // namespace mk
