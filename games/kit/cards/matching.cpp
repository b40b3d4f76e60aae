// The pile becomes the stock again. Rules: card games, A6 and game 180.
#include "games/kit/cards/matching.h"

namespace mk::cards {

void turnOver(Cards& pile, Cards& stock, const Outcome& shuffled) {
  const Card top = pile.back();
  stock = stockOf(shuffled, 0);
  pile.clear();
  pile.push_back(top);
}

} // namespace mk::cards
