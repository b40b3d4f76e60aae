// What a sensible player does in Who Is Last, knowing only its own hand and what lies open: low cards first, trumps
// last.
#include "games/cards/durak.h"

#include <algorithm>

namespace mk {

using namespace cards;

namespace {

// What it costs to part with a card: trumps are kept.
int price(Card c, Suit trump) { return c.high() + (c.suit() == trump ? 12 : 0); }

} // namespace

std::optional<DurakRules::Move> DurakRules::suggest(const State& s, Seat seat, Random&) const {
  const Cards& hand = s.hands[at(seat)];
  if (!s.isDefence()) {
    const Card lowest = *std::ranges::min_element(hand, {}, [&](Card c) { return price(c, s.trump); });
    const int most = mostAttack(s);
    Move m{.verb = kAttack, .cards = {lowest}};
    for (const Card c : hand) // the others of its rank go along, trumps only at the very end
      if (c.high() == lowest.high() && c != lowest && m.cards.count() < most &&
          (c.suit() != s.trump || s.stock.empty()))
        m.cards.push_back(c);
    sortAttack(m.cards);
    return m;
  }
  Move best{.verb = kTakeUp};
  int cheapest = 1000;
  auto weigh = [&](const Defence& d) {
    int sum = 0;
    for (const Card c : d) sum += price(c, s.trump);
    if (sum < cheapest) {
      cheapest = sum;
      best = {.verb = kBeat, .cards = d};
    }
    return true;
  };
  Defence made;
  eachDefence(beating(s), s.attack, hand, made, 0, weigh);
  if (best.verb == kTakeUp) return best;
  // Where taking is free, high trumps are not spent on low cards while there is still much to draw.
  const bool dear = cheapest > 22 * s.attack.count() && s.stock.count() > 6;
  return freeTake_ && dear ? Move{.verb = kTakeUp} : best;
}

} // namespace mk
