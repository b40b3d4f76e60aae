// The formats of other programs for the games on the chess board (27 to 30): PGN and FEN.
#pragma once

#include "games/box/match.h"

#include <span>

namespace mk {

std::span<const FileFormat> chessFormats();

} // namespace mk
