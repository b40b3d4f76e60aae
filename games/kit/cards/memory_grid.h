// Cards face down at fixed places: which lie open, which have been taken, and which have ever been shown. What was
// turned back is forgotten by the look, not by attentive players. Rules: card games, game 187.
#pragma once

#include "games/kernel/random.h"
#include "games/kit/cards/hands.h"

#include <array>
#include <cstdint>

namespace mk::cards {

struct MemoryGrid {
  static constexpr std::size_t kMost = 52;

  Row<Card, kMost> cards;          // by place, also those that were taken
  std::array<Seat, kMost> takenBy; // by place; nobody = still there
  Row<std::uint8_t, 2> open;       // places turned up, in this order
  Row<std::uint8_t, 2> last;       // places of the pair that was taken last, in the order of turning
  Row<std::uint8_t, kMost> shown;  // places still covered that everybody has seen, the latest last

  MemoryGrid() { takenBy.fill(kNobody); }
  bool operator==(const MemoryGrid&) const = default;

  int count() const { return cards.count(); }
  bool isThere(int place) const { return takenBy[static_cast<std::size_t>(place)] == kNobody; }
  bool isOpen(int place) const { return open.contains(static_cast<std::uint8_t>(place)); }
  bool isCovered(int place) const { return isThere(place) && !isOpen(place); }
  void flip(int place);
  void take(Seat); // the two open cards
  void turnBack(); // the open cards, which everybody has seen now
  bool isEmpty() const;
  int pairsOf(Seat) const;
  // Puts the covered cards that nobody has seen anew at random.
  void scramble(Random&);
};

} // namespace mk::cards
