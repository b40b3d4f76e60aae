// How a match ended: places, scores and why.
#pragma once

#include "games/kernel/phrase.h"
#include "games/kernel/seat.h"

#include <vector>

namespace mk {

// Result of a finished match, or of the part played so far where a game is stopped.
struct Result {
  std::vector<int> scores; // one a seat, of any sign; empty where a game has no scores
  std::vector<int> places; // one a seat: 1 = best; equal = shared
  Phrase why;              // why it ended, for the prompt: "White has no move left"
  int stars = -1;          // performances: 0..3
  bool together = false;   // all who are in first place have won, even where that is everybody

  bool isDraw() const; // everybody shares the first place, there is more than one seat, and it is no win together
  std::vector<Seat> winners() const; // the seats in first place; none for a draw
  static Result win(int seats, Seat winner, Phrase why);
  static Result loss(int seats, Seat loser, Phrase why);
  static Result draw(int seats, Phrase why);
  // Places from scores; equal scores share a place.
  static Result byScore(std::vector<int> scores, Phrase why, bool lowestWins = false);
  bool operator==(const Result&) const = default;
};

} // namespace mk
