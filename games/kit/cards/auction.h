// Auctions: calls in turn, who may say what, when it ends and who has won it. One rule serves preference, bridge,
// belote and whist: it is data. Rules: card games, game 169; bridge, auction; belote, auction; whist, auction.
#pragma once

#include "games/kernel/row.h"
#include "games/kernel/seat.h"

#include <algorithm>
#include <cstdint>

namespace mk::cards {

struct AuctionRule {
  enum class Top : std::uint8_t { Passes, Redoubled, Bid };

  int seats = 4;
  int highest = 35;        // bids run from 1 to here
  bool oneStep = false;    // a bid is exactly one step more than the last
  int aside = 0;           // a bid that is no step: it may follow any lower one, and the steps go over it; 0: none
  bool hasAside = true;    // it may be made
  bool passBinds = false;  // who has passed speaks no more
  bool doubles = false;    // contra and recontra
  bool mayGiveUp = false;  // "I bid no more": a pass now and ever after
  Top top = Top::Passes;   // what ends it at once: nothing, the highest bid redoubled, the highest bid
  int closing = 3;         // so many passes in a row end it after a bid; where passes bind: all the others
  bool toTheRight = false; // counter-clockwise

  // Which step a bid is, that aside as the step below it; and the bid that is this step.
  constexpr int stepOf(int bid) const { return aside == 0 || bid < aside ? bid : bid - 1; }
  constexpr int bidOf(int step) const { return aside == 0 || step < aside ? step : step + 1; }
  constexpr int nextStep(int bid) const { return bidOf(stepOf(bid) + 1); } // as a bid
};

struct Call {
  enum class Kind : std::uint8_t { Pass, Bid, Double, Redouble, GiveUp };
  Kind kind = Kind::Pass;
  std::uint8_t bid = 0; // Bid: which
  bool operator==(const Call&) const = default;

  static constexpr Call ofBid(int bid) { return {Kind::Bid, static_cast<std::uint8_t>(bid)}; }
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
// An allowed call; seats that are away (bits) pass at once when it is their turn.
void speak(const AuctionRule&, Auction&, Call, unsigned away = 0);
// Calls f(call) for all that the seat in turn may say: pass first, then upwards, the bid aside last.
template <class F> void eachCall(const AuctionRule& r, const Auction& a, F&& f) {
  using Kind = Call::Kind;
  for (const Kind k : {Kind::Pass, Kind::GiveUp, Kind::Double, Kind::Redouble})
    if (mayCall(r, a, {k, 0})) f(Call{k, 0});
  const int next = r.nextStep(a.bid), top = r.oneStep ? std::min(next, r.highest) : r.highest;
  for (int bid = next; bid <= top; bid = r.nextStep(bid)) f(Call::ofBid(bid));
  if (r.hasAside && r.aside > a.bid) f(Call::ofBid(r.aside));
}
// The first of the last bidder's side who made a bid like the last one; alike(bid, bid) compares what they name.
template <class F> Seat firstToName(const Auction& a, F&& alike) {
  for (const Auction::Spoken& s : a.calls)
    if (s.call.kind == Call::Kind::Bid && (s.seat - a.bidder) % 2 == 0 && alike(s.call.bid, a.bid)) return s.seat;
  return kNobody;
}

} // namespace mk::cards
