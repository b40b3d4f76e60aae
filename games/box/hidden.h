// Whether a seat sees everything that a position holds.
#pragma once

#include "games/box/game.h"

namespace mk {

bool seesAll(const Position&, Seat);

} // namespace mk
