// The calls of an auction in position texts, for every game with an auction. Rules: card games, game 169; bridge,
// bridge-belote and whist, auction.
#pragma once

#include "games/kit/cards/auction.h"
#include "games/kit/cards/table.h"

#include <functional>
#include <string>

namespace mk::cards {

// A call as it is written: P pass, F "I bid no more", X and XX contra and recontra, a bid by its name (bid 1 first).
using BidName = std::string (*)(int bid);
std::string callText(const Call&, BidName);

// Games whose bids are closed by more than the rule of the auction say so; nothing: the rule decides.
using MayCall = std::function<bool(const Auction&, const Call&)>;

// The field "calls: 1:P 2:C": places of the auction from 1 on. Only calls allowed in their turn are read; where the
// auction has not begun, the first of them begins it. `first`: who speaks where nothing has been said yet; nobody: the
// auction has not begun then.
void declareCalls(Table&, Auction&, const AuctionRule&, BidName, Auction (*begin)(Seat first) = Auction::begun,
                  MayCall may = {}, Seat first = kNobody);

} // namespace mk::cards
