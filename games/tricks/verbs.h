// The inputs of card tricks: how each is written, made by hand and told.
#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>

namespace mk::trick {

enum class Verb : std::uint8_t {
  Auto, // done by the program without a word of its own
  Deal,
  Pick,
  Draw,
  Put,
  Stack,
  Cut,
  Done,
  Find,
  Peek,
  Name,
  NamePile,
  Another,
  Give,
  Take,
  Show,
  Row,
  Pickup,
  Turn,
  Yes,
  No,
  Look,
  LookAt,
  Say,
  Move,
  Count,
  Lay,
  Columns,
  Rows,
  Glimpse,
  Split,
  Queen,
  King,
  Sort,
  Hide,
  Place,
  Spread,
  Lift,
  First,
  Second,
  Suit,
  Under,
  Table,
  Next,
  Ready,
  AllRight,
  NotAll,
  Glance
};

enum class Writes : std::uint8_t { Nothing, Numbers, Card, CardAndPile, Suit };

// How an input is made on the table.
enum class Hand : std::uint8_t {
  Button,
  Number,    // typed or chosen
  Spot,      // a place of the step's pile
  PileSpot,  // which pile, and the card's place in it
  Piles,     // piles in their order
  Face,      // the open card itself
  Named,     // any card of the pack, by its rank and suit
  NamedPile, // the same, and then a pile
  Suit
};

struct VerbSpec {
  const char* text;
  Writes writes;
  Hand hand;
  const char* label; // of the button or the number
  char key;
  const char* tell; // %1 who; %2, %3 ... numbers, card or suit
};
const VerbSpec& spec(Verb);

struct Move {
  Verb verb = Verb::Auto;
  std::uint8_t count = 0;
  std::array<std::uint8_t, 6> v{}; // numbers, a card's code, a suit
  Move() = default;
  Move(Verb w) : verb(w) {} // NOLINT: an input without arguments
  Move(Verb w, std::initializer_list<int> args) : verb(w) {
    for (const int a : args) v[count++] = static_cast<std::uint8_t>(a);
  }
  void push(int a) { v[count++] = static_cast<std::uint8_t>(a); }
  bool operator==(const Move&) const = default;
};

} // namespace mk::trick
