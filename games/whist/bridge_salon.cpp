// The faults that people may commit in the salon: cards that do not follow suit, and looking at old tricks. Rules:
// rulings on bridge, part I, irregularities.
#include "games/whist/bridge.h"

#include "games/kit/cards/hands.h"

#include <algorithm>

namespace mk {

using namespace cards;
using namespace bridge;

bool Bridge::isFree(const State& s) const {
  if (!salon_ || s.turn == s.dummy() || s.trickNumber() > kEnforced) return false;
  return std::ranges::none_of(s.backs, [&](const Back& b) { return b.at == s.laid.count(); });
}

// A card that did not follow suit comes back into the hand, seen by all; now suit is followed.
void Bridge::takeBack(State& s) const {
  const Laid l = s.laid.back();
  if (s.trick.count() == kChairs) --s.won[at(sideOf(winner(ruleOf(s), s.trick)))];
  s.laid.pop_back();
  s.trick.cards.pop_back();
  s.trick.seats.pop_back();
  addSorted(s.hands[at(l.chair)], l.card);
  s.known.add(s.person[at(l.chair)], l.card);
  s.backs.push_back({static_cast<std::uint8_t>(s.laid.count()), l.card});
  s.turn = l.chair;
  s.phase = Phase::Play;
}

// Complete tricks that lie closed.
int Bridge::oldTricks(const State& s) const {
  const int complete = s.laid.count() / kChairs;
  return sc_.peek == 0 ? 0 : std::max(0, complete - (lastTrick_ && s.leads() ? 1 : 0));
}

namespace {

// The card that a chair laid to a trick (from 1); nullptr when it has not yet.
const Bridge::Laid* laidTo(const Bridge::State& s, Seat chair, int trick) {
  for (int i = kChairs * (trick - 1); i < std::min(kChairs * trick, s.laid.count()); ++i)
    if (s.laid[at(i)].chair == chair) return &s.laid[at(i)];
  return nullptr;
}

} // namespace

// A closed hand of the other side that has not followed suit, and has not been accused of it.
bool Bridge::mayAccuse(const State& s, int side, Seat chair, int trick) {
  if (sideOf(chair) == side || chair == s.dummy() || trick > kEnforced) return false;
  const Laid* l = laidTo(s, chair, trick);
  if (l == nullptr || l->card.suit() == s.laid[at(kChairs * (trick - 1))].card.suit()) return false;
  return std::ranges::none_of(s.accused, [&](const Accusation& a) { return a.chair == chair && a.trick == trick; });
}

// The hand held a card of the suit: it still does, or has played one since.
bool Bridge::hasRevoked(const State& s, Seat chair, int trick) {
  const Suit led = s.laid[at(kChairs * (trick - 1))].card.suit();
  const auto isLed = [led](Card c) { return c.suit() == led; };
  if (std::ranges::any_of(s.hands[at(chair)], isLed)) return true;
  for (int t = trick + 1; t <= kTricks; ++t)
    if (const Laid* l = laidTo(s, chair, t); l != nullptr && isLed(l->card)) return true;
  return false;
}

// Everybody has seen the card: a later one of the suit, or the open hands at the end.
bool Bridge::isPubliclyProven(const State& s, Seat chair, int trick) {
  if (s.phase == Phase::Review) return hasRevoked(s, chair, trick);
  const Suit led = s.laid[at(kChairs * (trick - 1))].card.suit();
  for (int t = trick + 1; t <= s.trickNumber(); ++t)
    if (const Laid* l = laidTo(s, chair, t); l != nullptr && l->card.suit() == led) return true;
  return false;
}

void Bridge::accuse(State& s, Seat chair, int trick) const {
  const bool proven = hasRevoked(s, chair, trick);
  s.accused.push_back({chair, static_cast<std::uint8_t>(trick), proven});
  if (!proven) s.known.lacks(s.person[at(chair)], s.laid[at(kChairs * (trick - 1))].card.suit());
}

// After the last trick declarer's side and then each defender may examine the tricks.
void Bridge::review(State& s, Seat after) const {
  const Seat declarer = s.contract.declarer;
  if (salon_)
    for (const int step : {0, 1, 3}) {
      const auto chair = static_cast<Seat>((declarer + step) % kChairs);
      if (after != kNobody) {
        if (chair == after) after = kNobody;
        continue;
      }
      bool any = false;
      eachAccusation(s, sideOf(chair), [&](Seat, int) { any = true; });
      if (!any) continue;
      s.phase = Phase::Review;
      s.turn = chair;
      return;
    }
  punish(s);
}

// Declarer chooses points or tricks for each revoke of a defender; then the deal is written.
void Bridge::punish(State& s) const {
  const auto byDefenders = std::ranges::count_if(
      s.accused, [&](const Accusation& a) { return a.proven && sideOf(a.chair) != sideOf(s.contract.declarer); });
  if (sc_.law1933 || s.choices.count() >= byDefenders) return finish(s);
  s.phase = Phase::Penalty;
  s.turn = s.contract.declarer;
}

// The tricks that revokes cost, in the order of the tricks; a moved one never moves again.
void Bridge::moveTricks(const State& s, std::array<std::uint8_t, kTricks>& owner, DealResult& r) const {
  std::vector<Accusation> proven;
  for (const Accusation& a : s.accused)
    if (a.proven) proven.push_back(a);
  std::ranges::stable_sort(proven, {}, &Accusation::trick);
  const int declaring = sideOf(s.contract.declarer);
  std::array<bool, kTricks> moved{};
  const auto move = [&](int side, int after, int count) {
    for (int t = after; t < kTricks && count > 0; ++t) {
      if (owner[at(t)] != side || moved[at(t)]) continue;
      owner[at(t)] = static_cast<std::uint8_t>(1 - side);
      moved[at(t)] = true;
      --count;
    }
  };
  std::array<int, 2> sofar{};
  std::size_t choice = 0;
  for (const Accusation& a : proven) {
    const int side = sideOf(a.chair);
    if (sc_.law1933) {
      move(side, a.trick, sofar[at(side)]++ == 0 ? 2 : 1);
    } else if (side == declaring) {
      r.silent = static_cast<std::uint8_t>(r.silent | 1u << side);
      ++r.revokes[at(1 - side)];
    } else if (s.choices[choice++] == 1) {
      move(side, 0, revokeTricks_);
    } else {
      ++r.revokes[at(declaring)];
    }
  }
}

} // namespace mk
