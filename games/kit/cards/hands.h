// Hands and piles of card games, seats around the table, dealing and drawing. Rules: card games, A2.
#pragma once

#include "games/kernel/cards.h"
#include "games/kernel/chance.h"
#include "games/kernel/row.h"
#include "games/kernel/seat.h"

#include <span>
#include <vector>

namespace mk::cards {

using Cards = Row<Card, 108>; // the largest pack has 106 cards

inline constexpr Seat leftOf(Seat s, int seats) { return static_cast<Seat>((s + 1) % seats); }
inline constexpr Seat rightOf(Seat s, int seats) { return static_cast<Seat>((s + seats - 1) % seats); }
// The elder hand: the dealer's left neighbour.
inline constexpr Seat elderOf(Seat dealer, int seats) { return leftOf(dealer, seats); }
// Seats as bits, and the next to the left who is not among those away; the seat itself where all the others are.
unsigned bitsOf(std::span<const Seat>);
Seat leftOf(Seat, int seats, unsigned away);

// Hands lie sorted by suit (C D H S) and upwards in each suit, the ace on top.
bool before(Card, Card);
void addSorted(Cards& hand, Card);

// A packet of so many cards to every seat, clockwise from elder to dealer, but not to those away (bits). Returns the
// place of the first card not dealt.
int dealPacket(const Outcome& pack, int next, Seat dealer, std::span<Cards> hands, int packet, unsigned away = 0);
// Deals `each` cards to every seat, one at a time, clockwise from elder to dealer, from the place `next` of the pack
// on. Returns the place of the first card not dealt.
int deal(const Outcome& pack, int next, Seat dealer, std::span<Cards> hands, int each);

// Who holds the lowest card of the suit; nobody holds one: kNobody.
Seat holderOfLowest(Suit, std::span<const Cards> hands);
// Places where hands are to be emptied: in the order of `out` (first out first), then by cards still held.
std::vector<int> placesOf(std::span<const Seat> out, std::span<const Cards> hands);

// A stock lies with its top at the back. The rest of the pack from `next` on; `turned` comes to the bottom, drawn last.
Cards stockOf(const Outcome& pack, int next);
Cards stockOver(Card turned, const Outcome& pack, int next);

// Draws from the stock until the hand has `size` cards or the stock is empty.
void refill(Cards& hand, Cards& stock, int size);

} // namespace mk::cards
