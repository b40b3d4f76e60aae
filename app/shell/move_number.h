// Moves as people count them: in chess and draughts a move of White and one of Black are one, "12." and "12. …"; in
// other games every event of the log is counted.
#pragma once

#include "app/play/session.h"

#include <optional>

namespace mk {

// The numbers of a match as it stands.
class MoveNumbers {
public:
  explicit MoveNumbers(const Session&);
  // Who has begun, where moves are counted in pairs and the two have moved in turn so far.
  std::optional<Seat> first() const { return first_; }
  QString of(int ply) const;

private:
  std::optional<Seat> first_;
  int start_; // the number of the first pair: a position may begin later than a game
};

// As players write it: "Nf6"; what is no move is told.
QString writtenMove(const Session&, int ply);

} // namespace mk
