// Turning, taking and remembering cards of a grid. Rules: card games, game 187.
#include "games/kit/cards/memory_grid.h"

#include <algorithm>

namespace mk::cards {

void MemoryGrid::flip(int place) { open.push_back(static_cast<std::uint8_t>(place)); }

void MemoryGrid::take(Seat s) {
  for (const std::uint8_t p : open) {
    takenBy[p] = s;
    shown.remove(p);
  }
  last = open;
  open.clear();
}

void MemoryGrid::turnBack() {
  for (const std::uint8_t p : open) {
    shown.remove(p);
    shown.push_back(p);
  }
  open.clear();
}

bool MemoryGrid::isEmpty() const {
  for (int p = 0; p < count(); ++p)
    if (isThere(p)) return false;
  return true;
}

int MemoryGrid::pairsOf(Seat s) const {
  return static_cast<int>(std::count(takenBy.begin(), takenBy.begin() + count(), s)) / 2;
}

void MemoryGrid::scramble(Random& random) {
  Row<std::uint8_t, kMost> unseen;
  for (int p = 0; p < count(); ++p)
    if (isCovered(p) && !shown.contains(static_cast<std::uint8_t>(p))) unseen.push_back(static_cast<std::uint8_t>(p));
  Row<Card, kMost> faces; // in a fixed order first: what cannot be told apart becomes the same
  for (const std::uint8_t p : unseen) faces.push_back(cards[p]);
  std::ranges::sort(faces);
  for (std::size_t i = 0; i < unseen.size(); ++i) cards[unseen[i]] = faces[i];
  for (std::size_t n = unseen.size(); n > 1; --n)
    std::swap(cards[unseen[n - 1]], cards[unseen[static_cast<std::size_t>(random.index(n))]]);
}

} // namespace mk::cards
