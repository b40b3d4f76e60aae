// Where the tray and the sheet of the games with one and two dice lie.
#pragma once

#include "games/kernel/layout.h"

namespace mk::dice {

// Games with one and two dice: a paper pad as high as its lines, and the tray beside or above it.
Layout arrangeThrowGame(const View&, Aspect);

} // namespace mk::dice
