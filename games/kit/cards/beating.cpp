// Attack and defence. Rules: card games, A5.
#include "games/kit/cards/beating.h"

#include <algorithm>

namespace mk::cards {

bool hasDefence(const Beating& rule, const Attack& attack, const Cards& hand) {
  bool found = false;
  auto stop = [&found](const Defence&) {
    found = true;
    return false;
  };
  Defence made;
  eachDefence(rule, attack, hand, made, 0, stop);
  return found;
}

void sortAttack(Attack& a) {
  std::ranges::sort(a, [](Card x, Card y) { return text(x) < text(y); });
}

} // namespace mk::cards
