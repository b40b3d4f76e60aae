// Where the tray, the notes and the pad of the sheet games lie.
#pragma once

#include "games/kernel/layout.h"

namespace mk::dice {

// The tray large, the notes beside or below it, the sheet as a paper pad that grows with the number of seats.
Layout arrangeSheetGame(const View&, Aspect);

// The tray above, below it a line for each player.
Layout arrangeStarpoker(const View&, Aspect);

} // namespace mk::dice
