// The games on the draughts and the chess board.
#pragma once

#include "games/box/catalogue.h"

namespace mk {

const Family& chessboardFamily();

} // namespace mk
