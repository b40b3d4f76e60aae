// Material that could still mate.
#include "games/chessboard/chess_flag.h"

#include <bit>

namespace mk {

bool mayMate(const ChessBoard& b, Seat seat) {
  const Squares mine = b.of(seat), theirs = b.of(static_cast<Seat>(1 - seat));
  const Squares knights = b.of(Chessman::Knight), bishops = b.of(Chessman::Bishop);
  if ((mine & (b.of(Chessman::Pawn) | b.of(Chessman::Rook) | b.of(Chessman::Queen))) != 0) return true;
  if ((mine & knights) != 0) // a lone knight needs a man of the other side in the king's way
    return std::popcount(mine) > 2 || (theirs & ~(b.of(Chessman::King) | b.of(Chessman::Queen))) != 0;
  if ((mine & bishops) == 0) return false;
  const bool oneColour = (bishops & kDark) == 0 || (bishops & ~kDark) == 0;
  return !oneColour || (b.of(Chessman::Pawn) | knights) != 0;
}

} // namespace mk
