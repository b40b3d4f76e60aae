// Why what somebody touches does nothing now: the rules are asked. About a card with this card in the place of those
// that may be played; about a pile or meld with the cards of the hand; about a closed call with the words that stand on
// it. Rules: card games, A4, A5, A6; bridge and whist, auction.
#pragma once

#include "games/box/game.h"

namespace mk {

// Empty where nothing better can be said than that it is no legal move.
Phrase whyNotThere(const Position&, Seat, Place);
Phrase whyNotPressed(const Position&, Seat, int button);

} // namespace mk
