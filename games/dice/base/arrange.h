// Where the tray, the notes and the sheet of a dice game lie.
#pragma once

#include "games/kernel/layout.h"

namespace mk::dice {

// The tray large, the notes beside or below it, the sheet as a paper pad that grows with the number of seats.
Layout arrangeSheetGame(const View&, Aspect);

// The tray above, below it a line for each player.
Layout arrangeStarpoker(const View&, Aspect);

// Games with three to five dice: the tray beside the sheet, or above it where many play.
Layout arrangeCupGame(const View&, Aspect);

// Games with one and two dice: a paper pad as high as its lines, and the tray beside or above it.
Layout arrangeThrowGame(const View&, Aspect);

} // namespace mk::dice
