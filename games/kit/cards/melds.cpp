// Melds: sets and runs.
#include "games/kit/cards/melds.h"

#include <cstdlib>

namespace mk::cards {

namespace {

constexpr int kHighest = 13; // the king: runs end there

bool isRun(const Meld& m) {
  for (std::size_t i = 1; i < m.cards.size(); ++i)
    if (m.cards[i].as.suit() != m.suit() || m.cards[i].as.value() != m.cards[i - 1].as.value() + 1) return false;
  return true;
}

bool isSetOf(const MeldRule& r, const Meld& m) {
  unsigned suits = 0;
  for (const Melded& c : m.cards) {
    const unsigned bit = 1u << static_cast<int>(c.as.suit());
    if (c.as.value() != m.cards.front().as.value() || (r.suitsDiffer && (suits & bit) != 0)) return false;
    suits |= bit;
  }
  return true;
}

} // namespace

bool isMeld(const MeldRule& r, const Meld& m) {
  if (m.cards.count() < kLeastMelded) return false;
  const auto natural = std::ranges::count_if(m.cards, [](const Melded& c) { return !c.card.isJoker(); });
  return natural >= kLeastNatural && (isSetOf(r, m) || isRun(m));
}

int jokersLower(const Meld& m) {
  if (m.isSet()) return 0;
  const auto natural = [](const Melded& c) { return !c.card.isJoker(); };
  const auto lowest = std::ranges::find_if(m.cards, natural) - m.cards.begin();
  auto highest = m.cards.count() - 1;
  while (!natural(m.cards[static_cast<std::size_t>(highest)])) --highest;
  const auto atEnds = static_cast<int>(lowest) + m.cards.count() - 1 - highest;
  const int room = kHighest - m.cards[static_cast<std::size_t>(highest)].as.value();
  return static_cast<int>(lowest) - std::max(0, atEnds - room);
}

int whereAdded(const MeldRule& r, const Meld& m, Card as) {
  if (m.cards.full()) return 0;
  if (m.isSet()) {
    if (as.value() != m.cards.front().as.value()) return 0;
    const bool there = std::ranges::any_of(m.cards, [&](const Melded& c) { return c.as.suit() == as.suit(); });
    return r.suitsDiffer && there ? 0 : 1;
  }
  if (as.suit() != m.suit()) return 0;
  if (as.value() == m.cards.back().as.value() + 1) return 1;
  return as.value() == m.cards.front().as.value() - 1 ? -1 : 0;
}

void addTo(Meld& m, Melded c, int where) { m.cards.insert(where < 0 ? 0 : m.cards.size(), c); }

int bestMeld(const MeldRule& r, const Cards& hand) {
  int best = 0;
  eachMeld(r, hand, [&](const Meld& m) { best = std::max(best, m.worth(r)); });
  return best;
}

} // namespace mk::cards
