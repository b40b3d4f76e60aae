// Calls, contracts and results of bridge as people say them.
#pragma once

#include "games/kernel/phrase.h"
#include "games/kit/cards/auction.h"
#include "games/whist/bridge_scoring.h"

namespace mk::bridge {

Phrase strainPhrase(int strain); // the suit, or "NT"
Phrase bidPhrase(int bid);
Phrase callPhrase(const cards::Call&);
Phrase contractPhrase(const Contract&); // "4 ♠ doubled"
Phrase resultPhrase(const DealResult&); // "4 ♠ doubled, 9"
Phrase chairPhrase(Seat chair);

} // namespace mk::bridge
