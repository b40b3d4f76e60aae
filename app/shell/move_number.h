// Moves as people count them: in chess and draughts a move of White and one of Black are one, "12." and "12. …"; in
// other games every event of the log is counted.
#pragma once

#include "app/play/session.h"

#include <optional>

namespace mk {

// Who has begun, where moves are counted in pairs and the two have moved in turn so far.
std::optional<Seat> firstOfPairs(const Session&);
QString moveNumber(const Session&, int ply);
// As players write it: "Nf6"; what is no move is told.
QString writtenMove(const Session&, int ply);

} // namespace mk
