// The house rules that card games share. Rules: card games, A12 (series) and A3 (open hands).
#include "games/kit/cards/series.h"

namespace mk::cards {

OptionSpec seriesOption() {
  return {"series",
          MK_TEXT("games", "Series"),
          MK_TEXT("games", "How many games make up the match."),
          {{"1", MK_TEXT("games", "one game")},
           {"3", MK_TEXT("games", "three games")},
           {"5", MK_TEXT("games", "five games")},
           {"7", MK_TEXT("games", "seven games")}}};
}

int gamesOf(const Options& o) { return 1 + 2 * o.index("series"); }

OptionSpec openHandsOption() {
  return {"open-hands",
          MK_TEXT("games", "Open hands"),
          MK_TEXT("games", "All hands lie face up, for children or for learning."),
          {{"off", MK_TEXT("games", "no")}, {"on", MK_TEXT("games", "yes")}}};
}

} // namespace mk::cards
