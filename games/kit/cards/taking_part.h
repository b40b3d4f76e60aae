// Who takes part in a deal: where more are at the table than play one of them rests, and others may drop out of it.
#pragma once

#include "games/kit/cards/hands.h"
#include "games/kit/cards/table.h"

namespace mk::cards {

// A game's state is made of it.
struct TakingPart {
  Row<Seat, kMostSeats> dropped; // and who rests
  bool operator==(const TakingPart&) const = default;

  bool plays(Seat k) const { return !dropped.contains(k); }
  unsigned away() const { return bitsOf(dropped); }
  int players(int seats) const { return seats - dropped.count(); }
  Seat nextPlaying(Seat from, int seats) const { return leftOf(from, seats, away()); }
  // All but this one; nobody: all.
  void begin(Seat resting) {
    dropped.clear();
    if (resting != kNobody) dropped.push_back(resting);
  }
  // The field "dropped" of a position.
  void declare(Table& t) { t.seatList("dropped", dropped); }
};

} // namespace mk::cards
