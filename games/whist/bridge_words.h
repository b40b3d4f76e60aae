// Calls, contracts and results of bridge as people say them.
#pragma once

#include "games/kernel/phrase.h"
#include "games/kit/cards/auction.h"
#include "games/whist/bridge_reading.h"

namespace mk::bridge {

Phrase strainPhrase(int strain); // the suit, or "NT"
Phrase bidPhrase(int bid);
Phrase callPhrase(const cards::Call&);
Phrase contractPhrase(const Contract&); // "4 ♠ doubled"
Phrase resultPhrase(const DealResult&); // "4 ♠ doubled, 1 down"
Phrase chairPhrase(Seat chair);
Phrase systemPhrase(System);
Phrase systemsPhrase(const std::array<System, 2>&); // of both sides
Arg quartersArg(Quarters);                          // "2½"
// What a call of the player in turn tells everybody by the system of its side; empty where it tells nothing.
Phrase tellsPhrase(const Reading& before, const cards::Call&);
// Why the player in turn may not call this, as moves number calls; empty where he may.
Phrase whyNotCall(const cards::Auction&, int call);

} // namespace mk::bridge
