// Why a card that somebody touches cannot be played: the rules are asked about the moves that are legal, with this card
// in the place of theirs. Rules: card games, A4, A5, A6.
#pragma once

#include "games/box/game.h"

namespace mk {

// Empty where nothing better can be said than that it is no legal move.
Phrase whyNotThere(const Position&, Seat, Place);

} // namespace mk
