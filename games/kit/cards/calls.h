// The calls of an auction in position texts, for every game with an auction. Rules: card games, game 169; bridge,
// bridge-belote and whist, auction.
#pragma once

#include "games/kit/cards/auction.h"
#include "games/kit/cards/table.h"

#include <string>

namespace mk::cards {

// A call as it is written: P pass, F "I bid no more", X and XX contra and recontra, a bid by its name (bid 1 first).
using BidName = std::string (*)(int bid);
std::string callText(const Call&, BidName);

// The verbs of a game whose bids are numbers.
struct CallVerbs {
  static constexpr std::uint8_t kNone = 0xFF;
  std::uint8_t pass = kNone, bid = kNone, aside = kNone, giveUp = kNone;
};
// A call as a move, whose number is the step of the bid, and back.
template <class Move> Move moveOf(const CallVerbs& v, const AuctionRule& r, Call c) {
  if (c.kind == Call::Kind::Pass) return {.verb = v.pass};
  if (c.kind == Call::Kind::GiveUp) return {.verb = v.giveUp};
  if (c.bid == r.aside) return {.verb = v.aside};
  return {.verb = v.bid, .number = static_cast<std::int16_t>(r.stepOf(c.bid))};
}
template <class Move> Call callOf(const CallVerbs& v, const AuctionRule& r, const Move& m) {
  if (m.verb == v.bid) return Call::ofBid(r.bidOf(m.number));
  if (m.verb == v.aside) return Call::ofBid(r.aside);
  return {m.verb == v.giveUp ? Call::Kind::GiveUp : Call::Kind::Pass};
}

// The field "calls: 1:P 2:C": places of the auction from 1 on. Only calls allowed in their turn are read; where the
// auction has not begun, the first of them begins it. `first`: who speaks where nothing has been said yet; nobody: the
// auction has not begun then.
void declareCalls(Table&, Auction&, const AuctionRule&, BidName, Auction (*begin)(Seat first) = Auction::begun,
                  Seat first = kNobody);

// "" or what is wrong with the calls of a position: while they are made (`speaking`) the auction is open and its turn
// is at the place of the seat to act, later it is over and somebody has bid. `first`: who speaks first; nobody: whoever
// does.
Phrase faultOfCalls(const Auction&, bool speaking, Seat place, Seat first = kNobody);

} // namespace mk::cards
