// The calls of an auction in position texts, as a sheet beside the table, and why one is closed. Rules: bridge,
// bridge-belote and whist, auction.
#pragma once

#include "games/kit/cards/auction.h"
#include "games/kit/cards/table.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace mk::whist {

// A call as it is written: P pass, F "I bid no more", X and XX contra and recontra, a bid by its name (bid 1 first).
using BidName = std::string (*)(int bid);
std::string callText(const cards::Call&, BidName);

// The field "calls: 1:P 2:C": places of the auction from 1 on. Only calls allowed in their turn are read; where the
// auction has not begun, the first of them begins it.
void declareCalls(cards::Table&, cards::Auction&, const cards::AuctionRule&, BidName,
                  cards::Auction (*begin)(Seat first) = cards::Auction::begun);

// The calls in columns; `seats`: who sits at the places of the auction. The one who speaks first comes first.
Zone callsSheet(std::int16_t zone, const cards::Auction&, std::span<const Seat> seats,
                const std::function<Phrase(const cards::Call&)>& say);

// Why the player in turn may not call this; empty where he may. `say`: a bid, as it is said.
Phrase whyNotCall(const cards::AuctionRule&, const cards::Auction&, const cards::Call&, Phrase (*say)(int bid));

} // namespace mk::whist
