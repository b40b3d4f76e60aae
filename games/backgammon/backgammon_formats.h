// The formats of other programs for backgammon (game 1): .mat files and the IDs of GNU Backgammon.
#pragma once

#include "games/box/match.h"

#include <span>

namespace mk {

std::span<const FileFormat> backgammonFormats();

} // namespace mk
