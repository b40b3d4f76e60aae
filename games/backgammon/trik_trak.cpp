// Trik-Trak: the great bridge, twelve points, and what a round is worth. Rules: booklet, Trik-Trak, with its ruling.
#include "games/backgammon/tables.h"

namespace mk {

// At least two stones on each of the points 7 to 12 of the way.
bool Tables::bridge(const Stones& s, Seat seat) const {
  for (int path = 7; path <= 12; ++path)
    if (s.of(seat, 25 - path) < 2) return false;
  return true;
}

// Remembers what the other had when a player first reached six points.
void Tables::noteSix(State& s) const {
  for (std::size_t i = 0; i < 2; ++i)
    if (s.atSix[i] == kNever && s.play.score[i] >= 6) s.atSix[i] = s.play.score[1 - i];
}

// Twelve points end the round at once: 4 if the loser has none, 2 if none since the winner had six, else 1.
bool Tables::trikTrakWon(State& s, Seat seat) const {
  if (s.play.score[at(seat)] < kTrikTrakGoal) return false;
  const int loser = s.play.score[at(1 - seat)];
  endGame(s, seat, loser == 0 ? 4 : loser == s.atSix[at(seat)] ? 2 : 1, Ending::Score);
  return true;
}

} // namespace mk
