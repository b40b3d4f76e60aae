// Chess (27) with clocks: who could still mate when the other's time runs out. FIDE Laws of Chess 6.9; the booklet
// knows no clocks.
#pragma once

#include "games/chessboard/chess_board.h"

namespace mk {

// Whether any moves at all, the other's most foolish ones too, could lead to a mate by this side. Only what the
// material tells is looked at.
bool mayMate(const ChessBoard&, Seat);

} // namespace mk
