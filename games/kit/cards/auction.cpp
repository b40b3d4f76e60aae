// Auctions: what may be said, and the end.
#include "games/kit/cards/auction.h"

#include <bit>

namespace mk::cards {

namespace {

bool isSilent(const Auction& a, Seat s) { return ((a.silent >> s) & 1u) != 0; }

bool ended(const AuctionRule& r, const Auction& a) {
  if (a.bid == 0) return r.passBinds ? std::popcount(a.silent) == r.seats : a.passes >= r.seats;
  if (a.bid == r.highest && r.top == AuctionRule::Top::Bid) return true;
  if (a.bid == r.highest && a.times == 4 && r.top == AuctionRule::Top::Redoubled) return true;
  if (r.passBinds) return std::popcount(a.silent) == r.seats - 1;
  return a.passes >= r.closing;
}

void say(const AuctionRule& r, Auction& a, Call c) {
  const Seat seat = a.turn;
  a.calls.push_back({seat, c});
  const bool passed = c.kind == Call::Kind::Pass || c.kind == Call::Kind::GiveUp;
  a.passes = passed ? static_cast<std::uint8_t>(a.passes + 1) : std::uint8_t{0};
  if (c.kind == Call::Kind::GiveUp || (passed && r.passBinds))
    a.silent = static_cast<std::uint8_t>(a.silent | 1u << seat);
  switch (c.kind) {
  case Call::Kind::Bid:
    a.bid = c.bid;
    a.bidder = seat;
    a.times = 1;
    a.doubler = kNobody;
    break;
  case Call::Kind::Double:
  case Call::Kind::Redouble:
    a.times = static_cast<std::uint8_t>(a.times * 2);
    a.doubler = seat;
    break;
  case Call::Kind::Pass:
  case Call::Kind::GiveUp:
    break;
  }
  while (!ended(r, a)) {
    const Seat next = static_cast<Seat>((a.turn + (r.toTheRight ? r.seats - 1 : 1)) % r.seats);
    a.turn = next;
    if (!isSilent(a, next)) return;
    if (!r.passBinds) ++a.passes; // the pass of a seat that has given up is counted in its turn
  }
  a.turn = kNobody;
}

} // namespace

bool mayCall(const AuctionRule& r, const Auction& a, Call c) {
  const bool theirs = a.bidder != kNobody && (a.bidder - a.turn) % 2 != 0;
  switch (c.kind) {
  case Call::Kind::Pass:
    return true;
  case Call::Kind::Bid:
    if (c.bid <= a.bid || c.bid > r.highest) return false;
    if (c.bid == r.aside) return r.hasAside;
    return !r.oneStep || c.bid == r.nextStep(a.bid);
  case Call::Kind::Double:
    return r.doubles && theirs && a.times == 1;
  case Call::Kind::Redouble:
    return r.doubles && a.times == 2 && (a.doubler - a.turn) % 2 != 0;
  case Call::Kind::GiveUp:
    return r.mayGiveUp;
  }
  return false;
}

void speak(const AuctionRule& r, Auction& a, Call c, unsigned away) {
  say(r, a, c);
  while (!a.over() && ((away >> a.turn) & 1u) != 0) say(r, a, {});
}

} // namespace mk::cards
