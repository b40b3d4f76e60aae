// Auctions: calls in turn, who may say what, when it ends and who has won it. One rule serves preference, bridge,
// belote and whist: it is data. Rules: card games, game 169; bridge, auction; belote, auction; whist, auction.
#pragma once

#include "games/kernel/row.h"
#include "games/kernel/seat.h"

#include <cstdint>

namespace mk::cards {

struct AuctionRule {
  enum class Top : std::uint8_t { Passes, Redoubled, Bid };

  int seats = 4;
  int highest = 35;        // bids run from 1 to here
  bool oneStep = false;    // a bid is exactly one more than the last
  bool passBinds = false;  // who has passed speaks no more
  bool doubles = false;    // contra and recontra
  bool mayGiveUp = false;  // "I bid no more": a pass now and ever after
  Top top = Top::Passes;   // what ends it at once: nothing, the highest bid redoubled, the highest bid
  int closing = 3;         // so many passes in a row end it after a bid; where passes bind: all the others
  bool toTheRight = false; // counter-clockwise
};

struct Call {
  enum class Kind : std::uint8_t { Pass, Bid, Double, Redouble, GiveUp };
  Kind kind = Kind::Pass;
  std::uint8_t bid = 0; // Bid: which
  bool operator==(const Call&) const = default;
};

struct Auction {
  // The longest: bridge's 35 bids, each doubled and redoubled after two passes.
  static constexpr std::size_t kMost = 330;
  struct Spoken {
    Seat seat = kNobody;
    Call call;
    bool operator==(const Spoken&) const = default;
  };

  Row<Spoken, kMost> calls;
  Seat turn = kNobody;     // who speaks; nobody once it has ended
  Seat bidder = kNobody;   // of the last bid
  std::uint8_t bid = 0;    // the last one; 0 = none yet
  std::uint8_t times = 1;  // 1, doubled 2, redoubled 4
  Seat doubler = kNobody;  // who doubled or redoubled last
  std::uint8_t passes = 0; // in a row
  std::uint8_t silent = 0; // bits of the seats that speak no more
  bool operator==(const Auction&) const = default;

  static Auction begun(Seat first) {
    Auction a;
    a.turn = first;
    return a;
  }
  bool over() const { return turn == kNobody; }
  bool passedOut() const { return over() && bid == 0; }
};

bool mayCall(const AuctionRule&, const Auction&, Call); // of the seat whose turn it is
void speak(const AuctionRule&, Auction&, Call);         // an allowed call
// Calls f(call) for all that the seat in turn may say: pass first, then upwards.
template <class F> void eachCall(const AuctionRule& r, const Auction& a, F&& f) {
  using Kind = Call::Kind;
  for (const Kind k : {Kind::Pass, Kind::GiveUp, Kind::Double, Kind::Redouble})
    if (mayCall(r, a, {k, 0})) f(Call{k, 0});
  const int top = r.oneStep && a.bid < r.highest ? a.bid + 1 : r.highest;
  for (int bid = a.bid + 1; bid <= top; ++bid) f(Call{Kind::Bid, static_cast<std::uint8_t>(bid)});
}
// The first of the last bidder's side who made a bid like the last one; alike(bid, bid) compares what they name.
template <class F> Seat firstToName(const Auction& a, F&& alike) {
  for (const Auction::Spoken& s : a.calls)
    if (s.call.kind == Call::Kind::Bid && (s.seat - a.bidder) % 2 == 0 && alike(s.call.bid, a.bid)) return s.seat;
  return kNobody;
}

} // namespace mk::cards
