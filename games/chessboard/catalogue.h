// The games on the draughts and the chess board.
#pragma once

#include "games/kernel/catalogue.h"

namespace mk {

const Family& chessboardFamily();

} // namespace mk
