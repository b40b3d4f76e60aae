// The moves of card games as data: a verb says how the move is written, how it is made by hand and what is said about
// it; text, reading, gesture, buttons and words follow. Rules: card games, A13 (notation).
#pragma once

#include "games/kernel/checked.h"
#include "games/kernel/gesture.h"
#include "games/kit/cards/hands.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mk::cards {

// How a move is made by hand. Cards are those of the seat's own hand (the zone of its number).
enum class By : std::uint8_t {
  Button,     // button `id`, + number or suit where the pattern has one
  Card,       // touch the card
  CardButton, // touch the card, then button `id` + number or suit
  CardZone,   // put the card on zone `id` + number
  CardPlace,  // put the card on place `number` of zone `id`
  Set,        // choose the cards in any order, then button `id`, + number or suit
  SetZone,    // choose the cards, then touch zone `id` + number
  Zone,       // touch zone `id` + number
  Place,      // touch place `number` of zone `id`
  Seat        // touch the zone of that seat's hand, place `number`
};

struct Verb {
  // As in the notation, with %c the cards, %n the number, %s the suit's letter, %p the other seat (from 1), %r the
  // number as a rank's letter: "play %c", "bid %n", "trade %p give=%c".
  const char* pattern;
  By by = By::Button;
  std::int16_t id = 0;
  const char* label = ""; // of the button, with %1 the number, %2 the suit
  char key = 0;           // of the button, where it is one
  // What is told: %1 who, %2 the cards, %3 the number, %4 the suit, %5 the other seat. "" = the game tells it.
  const char* say = "";
  const char* secretly = ""; // told to the others where they do not see the cards; "" = as `say`
  int shift = 0; // the number is written so much higher than it is kept (places count from 0, people from 1)

  bool isDraw() const { return std::string_view(pattern) == "draw"; } // the top card of the stock, and nothing else
};

// A move: a verb of the game's list with cards, a number, a suit, another seat.
template <std::size_t N> struct MoveOf {
  std::uint8_t verb = 0;
  Row<Card, N> cards = {};
  std::int16_t number = 0;
  Seat other = kNobody;
  std::int8_t suit = -1; // of Suit
  bool operator==(const MoveOf&) const = default;
};

// The same without its template, for what is written once.
struct MoveView {
  const Verb& verb;
  std::span<const Card> cards;
  int number;
  Seat other;
  int suit;
};
template <std::size_t N> MoveView viewOf(std::span<const Verb> verbs, const MoveOf<N>& m) {
  return {verbs[m.verb], m.cards, m.number, m.other, m.suit};
}

std::string text(const MoveView&);
Gesture gesture(const MoveView&, Seat, const Cards& hand);
// Adds the button that the move is made with, once.
void addButton(View&, const MoveView&);
// What is told to somebody who sees the cards, or not.
Phrase tell(const MoveView&, Seat, bool seesCards);

// A move's text so that two spellings of it are equal: capitals, single blanks, cards in one order.
std::string normalised(std::string_view);

} // namespace mk::cards
