// Fours: as soon as a hand holds four cards of one rank, they are laid aside face up and leave play. Rules: card
// games, A10.
#pragma once

#include "games/kit/cards/hands.h"

namespace mk::cards {

using Ranks = Row<std::int8_t, 13>; // values 1..13, ace = 1

bool isFour(const Cards& hand); // four cards of one rank and no other
Ranks foursIn(const Cards& hand);
// Lays all fours of the hand aside; the ranks that left.
Ranks layFours(Cards& hand, Cards& aside);

} // namespace mk::cards
