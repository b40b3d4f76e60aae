// What the rows of the bidding tables ask, and which table is asked. Rules: rulings on bridge, part II, whose table.
#include "games/whist/bridge_bidder.h"

#include "games/whist/bridge.h"

#include <algorithm>

namespace mk::bridge {

using cards::Call;

Bidder::Bidder(const Reading& reading, const cards::Cards& cards)
    : r(reading), me(reading.auction().turn), partner(partnerOf(me)), side(sideOf(me)),
      hand(cards, reading.system(side)), H(hand.honours()), m(reading.of(partner).honours), S(H + m),
      v(reading.danger(side)), bid(reading.auction().bid), level(levelOf(bid)), strain(bid > 0 ? strainOf(bid) : -1),
      ours(bid > 0 && sideOf(reading.auction().bidder) == side), theirs(bid > 0 && !ours) {}

Suits Bidder::mine() const {
  return those(kAllSuits, [&](int s) { return self().named[at(s)] > 0; });
}
Suits Bidder::partners() const {
  return those(kAllSuits, [&](int s) { return told().named[at(s)] > 0; });
}

bool Bidder::stopped() const {
  return those(theirSuits(), [&](int s) { return hand.honour(s) < 2; }) == 0;
}

bool Bidder::penalty() const { return theirs && hand.defence(strain) + m >= 4 * (9 - level); }

bool Bidder::rightBid() const {
  const Call* c = r.lastCall(static_cast<Seat>((me + 3) % 4));
  return c != nullptr && c->kind == Call::Kind::Bid;
}
bool Bidder::rightDoubled() const {
  const Call* c = r.lastCall(static_cast<Seat>((me + 3) % 4));
  return c != nullptr && (c->kind == Call::Kind::Double || c->kind == Call::Kind::Redouble);
}
bool Bidder::sideDoubled() const {
  return theirs && r.auction().times > 1 && r.auction().doubler != kNobody &&
         (r.auction().times == 2) == (sideOf(r.auction().doubler) == side);
}

int Bidder::say(int at, int t) const { return t >= 0 && at >= min(t) && at <= 7 ? bidOf(at, t) : kNoCall; }

Quarters Bidder::expected(int t) const {
  const int named = told().named[at(t)];
  const bool fits = named >= 3 || (named == 2 ? hand.supports(t) || hand.supportsWell(t) : hand.supportsWell(t));
  if (named > 0 && fits) return hand.support(t) + pp(t);
  if (self().named[at(t)] == 0) return -1;
  if (told().support[at(t)] > 0) return hand.playing(t) + told().support[at(t)];
  const int n = hand.count(t);
  if (n >= 6 && hand.trumpTricks(t) >= 4 * (n - 1)) return hand.playing(t) + std::max(m, tricks(1));
  return -1;
}

// Suits with more tricks first, of equals the higher.
std::array<int, 4> Bidder::byExpectation() const {
  std::array<int, 4> out = {3, 2, 1, 0};
  std::ranges::stable_sort(out, std::ranges::greater{}, [&](int t) { return expected(t); });
  return out;
}

std::optional<Advice> lookUp(BidTable table, const Bidder& b) {
  for (const BidRow& row : table)
    if (const int call = row.call(b); call != kNoCall) return Advice{call, &row};
  return std::nullopt;
}

namespace {

BidTable tableFor(const Bidder& b) {
  const Reading& r = b.r;
  switch (r.table(b.me)) {
  case CallTable::Opening:
    return r.system(b.side) == System::Risti ? kRistiOpening : kOpening;
  case CallTable::Response: {
    if (r.isArtificialClub()) return kRistiAnswer;
    const int level = levelOf(r.opening());
    if (strainOf(r.opening()) == kNoTrumps)
      return level == 1 ? kResponseToNoTrump : level == 2 ? kResponseToTwoNoTrumps : BidTable();
    return level == 1 ? kResponse : level == 2 ? kResponseToTwo : kResponseToHigh;
  }
  case CallTable::Overcall:
    return kOvercall;
  case CallTable::AdvanceDouble:
    return kAdvanceDouble;
  case CallTable::AdvanceOvercall:
    return kAdvanceOvercall;
  case CallTable::Later:
    break;
  }
  return kLater;
}

} // namespace

Advice advise(const Reading& reading, const cards::Cards& cards) {
  const Bidder b(reading, cards);
  const auto found = lookUp(tableFor(b), b);
  return found ? *found : Advice{Bridge::kPass, &kNothingToSay};
}

} // namespace mk::bridge
