// The computer's bidding: tables of rows, the first that applies gives the call. Rules: rulings on bridge, part II.
#pragma once

#include "games/whist/bridge_reading.h"

#include <optional>
#include <span>

namespace mk::bridge {

inline constexpr int kNoCall = -1;

// Everything a row may ask: the hand, the auction as everybody understands it, whose turn it is.
class Bidder {
public:
  Bidder(const Reading& reading, const cards::Cards& cards);

  const Reading& r;
  Seat me, partner;
  int side;
  Hand hand;
  Quarters H, m, S;       // own honour tricks, the least of the partner's, both
  bool v;                 // own side in danger
  int bid, level, strain; // the last bid; 0 before one
  bool ours, theirs;

  int g(int t) const { return r.gameLevel(t, side); }
  int min(int t) const { return r.lowest(t); }
  Quarters pp(int suit) const { return r.of(partner).playing[at(suit)]; }
  Suits theirSuits() const { return r.named(1 - side); }
  Suits unbid() const { return static_cast<Suits>(kAllSuits & ~(r.named(0) | r.named(1))); }
  Suits mine() const;
  Suits partners() const;
  bool stopped() const;
  bool penalty() const;  // the last bid is theirs and goes two down
  bool rightBid() const; // the right opponent's last call was a bid
  bool rightDoubled() const;
  bool rightPassed() const { return !rightBid() && !rightDoubled(); }
  bool sideDoubled() const; // the last bid is doubled by our side
  bool overcalled() const { return theirs; }
  int say(int at, int t) const; // that bid, where it is legal
  int say(int suit) const { return suit < 0 ? kNoCall : say(min(suit), suit); }
  int choose(Suits among) const { return hand.choose(among); }
  template <class F> Suits those(Suits among, F&& keep) const {
    Suits out = 0;
    for (int s = 0; s < 4; ++s)
      if (has(among, s) && keep(s)) out |= only(s);
    return out;
  }
  Quarters expected(int suit) const; // tricks of both hands with this trump; -1 = not known
  std::array<int, 4> byExpectation() const;
  const Told& told() const { return r.of(partner); }
  const Told& self() const { return r.of(me); }
};

struct BidRow {
  const char* id;
  int (*call)(const Bidder&);
  const char* why;
};
using BidTable = std::span<const BidRow>;

extern const BidTable kOpening, kRistiOpening, kResponse, kResponseToNoTrump, kResponseToTwoNoTrumps, kResponseToTwo,
    kResponseToHigh, kOvercall, kAdvanceDouble, kAdvanceOvercall, kLater, kRebid, kForced, kRistiAnswer, kRistiLater;

extern const BidRow kNothingToSay;

struct Advice {
  int call = 0;
  const BidRow* row = nullptr; // always there
};
std::optional<Advice> lookUp(BidTable, const Bidder&);
Advice advise(const Reading&, const cards::Cards&);

} // namespace mk::bridge
