// What both races of one piece per player show beside their boards.
#pragma once

#include "games/kernel/layout.h"
#include "games/ladder/race.h"

namespace mk {

Colour sideOf(Seat); // red, blue, yellow, green

// In the throw-off everybody has a die of his colour; in the race there is one.
Zone raceTray(std::int16_t id, const ThrowOff&, int seats, int die, Seat thrower);
// Whose piece is whose, and what is to be said of it.
Zone racePlayer(std::int16_t id, Seat, Thing piece, Phrase label);

// The board, the players' zones spread over a box, so many across, and the tray.
Layout arrangeRace(const View&, Aspect, Box board, Box players, int across, Box tray);

} // namespace mk
