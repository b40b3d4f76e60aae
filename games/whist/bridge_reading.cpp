// Calls as everybody may understand them. Rules: rulings on bridge, part II, what calls show, and whose table.
#include "games/whist/bridge_reading.h"

#include "games/whist/bridge.h"

#include <algorithm>

namespace mk::bridge {

using cards::Auction;
using cards::Call;

Reading::Reading(const Setting& setting, Seat dealer) : setting_(setting), auction_(Auction::begun(dealer)) {}

Reading::Reading(const Setting& setting, const Auction& auction)
    : Reading(setting, auction.calls.empty() ? auction.turn : auction.calls.front().seat) {
  for (const Auction::Spoken& s : auction.calls) hear(s.call);
}

int Reading::lowest(int strain) const {
  if (auction_.bid == 0) return 1;
  return levelOf(auction_.bid) + (strain > strainOf(auction_.bid) ? 0 : 1);
}

Suits Reading::named(int side) const {
  Suits out = 0;
  for (const int chair : {side, side + 2})
    for (int s = 0; s < 4; ++s)
      if (told_[at(chair)].named[at(s)] > 0) out |= only(s);
  return out;
}

bool Reading::isArtificialClub() const {
  return opener_ != kNobody && opening_ == 1 && system(sideOf(opener_)) == System::Risti;
}

const Call* Reading::lastCall(Seat chair) const {
  return lastAt_[at(chair)] < 0 ? nullptr : &auction_.calls[at(lastAt_[at(chair)])].call;
}

CallTable Reading::table(Seat me) const {
  const Seat partner = partnerOf(me);
  const Told &mine = of(me), &his = of(partner);
  if (auction_.bid == 0) return CallTable::Opening;
  const auto since = [&](int call) { return call >= 0 && lastAt_[at(me)] < call; };
  if (!mine.acted && since(doubledAt_[at(partner)])) return CallTable::AdvanceDouble;
  if (opener_ == partner && since(openedAt_)) return CallTable::Response;
  if (sideOf(opener_) != sideOf(me)) {
    if (!mine.acted && !his.acted) return CallTable::Overcall;
    if (!mine.acted && since(his.firstAct)) return CallTable::AdvanceOvercall;
  }
  return CallTable::Later;
}

Shows Reading::opened(int level, int strain) const {
  const Quarters least = auction_.calls.size() >= 2 ? tricks(3) : tricks(2.5);
  Shows s;
  if (strain == kNoTrumps) {
    s.honours = level == 1 ? least : tricks(5);
    return s;
  }
  const bool v = danger(sideOf(auction_.turn)), major = strain >= 2;
  s.suit = strain;
  if (level == 1) {
    s.honours = least;
    s.playing = tricks(4);
    if (strain == 0 && system(sideOf(auction_.turn)) == System::Risti) {
      s.suit = -1;
      s.artificial = true;
    }
    return s;
  }
  if (level == 2) {
    s.honours = tricks(4.5);
    s.playing = tricks(7.5);
    s.forcing = true;
    return s;
  }
  s.times = 3;
  s.honours = level >= 5 || (level == 4 && major) ? tricks(1) : tricks(2.5);
  s.playing = level >= 5   ? tricks(v ? 9 : 8)
              : level == 4 ? (major ? tricks(v ? 8 : 7) : tricks(v ? 10 : 9))
                           : tricks(major ? 8 : 7);
  return s;
}

Shows Reading::answered(int level, int strain) const {
  const int first = levelOf(opening_), jump = level - lowest(strain);
  const int suit = strainOf(opening_);
  Shows s;
  if (isArtificialClub()) {
    if (level == 1 && strain == 1 && auction_.bid == opening_) {
      s.artificial = true;
      return s;
    }
    const bool strong = strain == kNoTrumps ? level >= 2 : strain >= 2 ? level >= 2 : level >= 3;
    s.honours = strong ? tricks(2.75) : tricks(1.5);
    s.forcing = strong;
    if (strain != kNoTrumps) s.suit = strain, s.playing = strong ? tricks(5) : tricks(4);
    return s;
  }
  if (strain == suit && suit != kNoTrumps) {
    s.raised = suit;
    if (first == 1) {
      s.honours = level >= 5 ? tricks(2.5) : tricks(1.5);
      s.support = level >= 6   ? tricks(8.5)
                  : level == 5 ? tricks(7.5)
                  : jump >= 2  ? tricks(5.5)
                  : jump == 1  ? tricks(4.5)
                               : tricks(3.5);
    } else if (first == 2) {
      const int up = level - 2;
      s.honours = up == 1 ? tricks(1) : 0;
      s.support = tricks(2.5) * up;
    } else {
      s.support = tricks(2);
    }
    return s;
  }
  if (strain == kNoTrumps) {
    if (suit == kNoTrumps)
      s.honours = first == 1 ? (level == 2   ? tricks(2.25)
                                : level == 3 ? tricks(3)
                                             : tricks(4.5))
                             : (level >= 6 ? tricks(2) : tricks(0.5));
    else if (first == 1)
      s.honours = level == 1 ? tricks(1.5) : level == 2 ? tricks(2) : level == 3 ? tricks(3) : tricks(4.5);
    else if (first == 2)
      s.honours = level == 2 ? 0 : level == 3 ? tricks(1.5) : tricks(2.5);
    else
      s.honours = tricks(1.5);
    return s;
  }
  s.suit = strain;
  if (suit == kNoTrumps) {
    s.forcing = first == 2 || jump > 0;
    s.honours = first == 2 ? tricks(1) : jump > 0 ? tricks(3) : 0;
    s.playing = first == 2 ? tricks(4) : jump > 0 ? tricks(4.5) : tricks(3);
  } else if (first == 1) {
    s.forcing = jump > 0;
    s.honours = jump > 0 ? tricks(3) : level == 1 ? tricks(1) : tricks(1.5);
    s.playing = jump > 0 ? tricks(5) : tricks(3.5);
  } else if (first == 2) {
    s.honours = tricks(1);
    s.playing = tricks(3.5);
  } else {
    s.honours = tricks(1.5);
    s.playing = tricks(4);
  }
  return s;
}

Shows Reading::overcalled(int level, int strain) const {
  Shows s;
  if (strain == kNoTrumps) {
    s.honours = tricks(3);
    return s;
  }
  const bool v = danger(sideOf(auction_.turn));
  s.suit = strain;
  if (level > lowest(strain)) {
    s.honours = tricks(3);
    s.playing = tricks(6);
  } else {
    s.honours = level >= 2 && v ? tricks(2) : tricks(1.5);
    s.playing = level == 1 ? tricks(4) : 4 * (level + (v ? 4 : 3));
  }
  return s;
}

Shows Reading::advanced(int level, int strain) const {
  const int jump = level - lowest(strain);
  Shows s;
  if (table(auction_.turn) == CallTable::AdvanceDouble) {
    s.honours = jump == 0 ? 0 : jump == 1 ? tricks(2) : tricks(2.25);
    if (strain != kNoTrumps) s.suit = strain, s.playing = jump == 0 ? tricks(2.5) : jump == 1 ? tricks(4) : tricks(5);
    return s;
  }
  const Told& partner = of(partnerOf(auction_.turn));
  if (strain != kNoTrumps && partner.named[at(strain)] > 0) {
    s.raised = strain;
    s.honours = tricks(1);
    s.support = std::max(0, 4 * level + 22 - partner.playing[at(strain)]);
    return s;
  }
  s.honours = tricks(1.5);
  if (strain != kNoTrumps) s.suit = strain, s.playing = tricks(3.5);
  return s;
}

Shows Reading::continued(int level, int strain) const {
  const Seat me = auction_.turn;
  const Told &mine = of(me), &partner = of(partnerOf(me));
  Shows s;
  if (strain == kNoTrumps) {
    const bool cheapest = level == lowest(strain) && forcing(sideOf(me));
    if (!cheapest) s.honours = std::max(0, neededForNoTrumps(level) - partner.honours);
    return s;
  }
  const bool jump = level > lowest(strain);
  if (mine.named[at(strain)] > 0) {
    s.suit = strain;
    const bool supported = partner.support[at(strain)] > 0;
    s.playing = mine.playing[at(strain)] + (supported ? tricks(1.5) : jump ? tricks(2.5) : tricks(1));
  } else if (partner.named[at(strain)] > 0) {
    s.raised = strain;
    s.support = std::max(0, 4 * level + 22 - partner.playing[at(strain)]);
  } else {
    s.suit = strain;
    s.playing = tricks(4);
    if (jump) s.honours = tricks(4), s.forcing = true;
  }
  return s;
}

Shows Reading::shows(const Call& c) const {
  const Seat me = auction_.turn;
  const CallTable which = table(me);
  Shows s;
  if (c.kind == Call::Kind::Double) {
    s.takeout = !of(partnerOf(me)).acted && auction_.bid < bidOf(2, kNoTrumps);
    if (s.takeout) s.honours = tricks(3);
    return s;
  }
  if (c.kind == Call::Kind::Redouble) {
    if (which == CallTable::Response) s.honours = tricks(2.5);
    return s;
  }
  if (c.kind != Call::Kind::Bid) return s;
  const int level = levelOf(c.bid), strain = strainOf(c.bid);
  if (strain != kNoTrumps && has(named(1 - sideOf(me)), strain)) { // the opponents' suit
    s.honours = which == CallTable::Overcall ? tricks(4.5) : tricks(3.5);
    s.forcing = s.artificial = true;
    return s;
  }
  switch (which) {
  case CallTable::Opening:
    return opened(level, strain);
  case CallTable::Response:
    return answered(level, strain);
  case CallTable::Overcall:
    return overcalled(level, strain);
  case CallTable::AdvanceDouble:
  case CallTable::AdvanceOvercall:
    return advanced(level, strain);
  case CallTable::Later:
    return continued(level, strain);
  }
  return s;
}

void Reading::hear(const Call& c, bool forced) {
  const Seat me = auction_.turn;
  const auto side = at(sideOf(me));
  const int number = auction_.calls.count();
  const Shows s = forced ? Shows{} : shows(c);
  Told& mine = told_[at(me)];
  mine.honours = std::max(mine.honours, s.honours);
  if (s.suit >= 0) {
    mine.playing[at(s.suit)] = std::max(mine.playing[at(s.suit)], s.playing);
    mine.named[at(s.suit)] = static_cast<std::uint8_t>(mine.named[at(s.suit)] + s.times);
    if (mine.first < 0) mine.first = static_cast<std::int8_t>(s.suit);
    mine.last = static_cast<std::int8_t>(s.suit);
  }
  if (s.raised >= 0) mine.support[at(s.raised)] = std::max(mine.support[at(s.raised)], s.support);
  if (c.kind != Call::Kind::Pass && !mine.acted) {
    mine.acted = true;
    mine.firstAct = number;
  }
  if (c.kind == Call::Kind::Bid) {
    mine.bid = c.bid;
    mine.lastWasNoTrumps = strainOf(c.bid) == kNoTrumps;
    mine.noTrumps = mine.noTrumps || mine.lastWasNoTrumps;
    if (opener_ == kNobody) {
      opener_ = me;
      opening_ = c.bid;
      openedAt_ = number;
    }
    forcing_[side] = forcing_[side] || s.forcing;
    if (levelOf(c.bid) >= gameLevel(strainOf(c.bid), sideOf(me))) forcing_[side] = false;
  }
  if (c.kind == Call::Kind::Double) {
    takeout_ = s.takeout;
    if (s.takeout) doubledAt_[at(me)] = number;
    forcing_[side] = false;
  }
  ++mine.calls;
  lastAt_[at(me)] = number;
  speak(Bridge::kAuction, auction_, c);
}

} // namespace mk::bridge

namespace mk {

bool Bridge::State::isForced(std::size_t call) const {
  return std::ranges::any_of(slips, [call](const Slip& slip) { return slip.at == call; });
}

bridge::Reading Bridge::heard(const State& s, const bridge::Reading::Setting& by, std::size_t calls) {
  bridge::Reading out(by, s.auction.calls.empty() ? s.auction.turn : s.auction.calls.front().seat);
  for (std::size_t i = 0; i < calls; ++i) out.hear(s.auction.calls[i].call, s.isForced(i));
  return out;
}

bridge::Reading Bridge::heard(const State& s) const { return heard(s, setting(s), s.auction.calls.size()); }

} // namespace mk
