// Where the tray and the sheet of the games with three to five dice lie.
#pragma once

#include "games/kernel/layout.h"

namespace mk::dice {

// Games with three to five dice: the tray beside the sheet, or above it where many play.
Layout arrangeCupGame(const View&, Aspect);

} // namespace mk::dice
