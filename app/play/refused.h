// Why a card that somebody touches cannot be played, or a bid cannot be made: the rules are asked about the moves that
// are legal, with this card or bid in the place of theirs. Rules: card games, A4, A5, A6; bridge and whist, auction.
#pragma once

#include "games/box/game.h"

namespace mk {

// Empty where nothing better can be said than that it is no legal move.
Phrase whyNotThere(const Position&, Seat, Place);

} // namespace mk
