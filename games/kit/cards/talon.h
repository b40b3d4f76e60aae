// A talon: cards set aside at the deal. Whoever wins the auction takes it up unseen by the others and puts as many
// cards of the hand away, which only that seat goes on seeing. Rules: card games, game 169.
#pragma once

#include "games/kit/cards/table.h"

#include <initializer_list>
#include <span>

namespace mk::cards {

// A game's state is made of it.
struct Talon {
  Cards talon;    // until it is taken
  Cards discards; // put away for it
  bool operator==(const Talon&) const = default;

  // Packets of these sizes to every hand as dealPacket() gives them, and after the first of them the talon.
  void deal(const Outcome& pack, Seat dealer, std::span<Cards> hands, std::initializer_list<int> packets, int cards,
            unsigned away = 0);
  void takeUp(Cards& hand);
  void putAway(Cards& hand, std::span<const Card>);
};

// The piles "talon" and "discards", in this zone and the next; `sees`: who still sees the discards, apart from `taker`.
void declareTalon(Table&, Talon&, std::int16_t zone, Seat taker, Sees sees);

// "" or what is wrong with a talon of so many cards.
Phrase faultOfTalon(const Talon&, int cards, bool taken, bool putAway);

} // namespace mk::cards
