// A match made of deals: how many or up to which score, the dealer who wanders, the running score and its sheet, and
// who has won. Rules: card games, A2 (dealer), A12 (results, ties, series).
#pragma once

#include "games/kernel/options.h"
#include "games/kernel/result.h"
#include "games/kernel/view.h"
#include "games/kit/cards/board.h"

#include <initializer_list>
#include <vector>

namespace mk::cards {

struct Deals {
  int count = 1;       // so many deals; 0 = until somebody reaches the target
  int target = 0;      // a score that ends the match; 0 = none
  bool lowest = false; // the lowest score wins (bad points)
  bool byGames = true; // deals are games of a series: one point for each won (or lost) of them
  bool shares = true;  // the win is shared by those who tie for it; else a tie of all is a draw
  const char* scoreName = MK_TEXT("games", "points");   // of the sheet
  const char *scoreKey = "scores", *countKey = "deals"; // of the position text
  bool shown() const { return count != 1; }
};

// The house rule "series" of games that one deal decides: 1 | 3 | 5 | 7 games.
OptionSpec seriesOption();
Deals seriesOf(const Options&, bool badPoints = false);
OptionSpec openHandsOption(); // off | on
// The house rule "deals": how many make up the match. `preset`: the place of the usual number.
OptionSpec dealsOption(std::initializer_list<const char*> counts, int preset);
std::vector<OptionValue> numbered(std::initializer_list<const char*> values); // each its own name

// Closes the deal whose scores have been added: the match is over, or the dealer's left neighbour deals next.
void endDeal(Board&, const Deals&, int seats);
// Whether the deals that have been played end the match.
bool isDecided(const Board&, const Deals&, int seats);
// Whoever shares the first place has won with the others, and the reason says so.
Result sharedWhereTied(Result);
// Places by score, or by `finer` where that tells equal scores apart. A match broken off is judged as it stands.
Result resultOf(const Board&, const Deals&, int seats, const std::vector<int>& finer = {});
// The most of `score` win, and where that is equal the most of `finer` (below 100). Only the score is shown; where the
// finer one has decided, the reason is `apart` with its figure as %1, unless that is nullptr.
Result byTwoScores(const std::vector<int>& score, const std::vector<int>& finer, Phrase why, const char* apart);
// Name and score of every seat.
Zone scoreSheet(const Board&, const Deals&, int seats);

} // namespace mk::cards
