// What can lie on a table: men and pieces, cards, dice, counters. A thing says what it is, never how it is drawn.
#pragma once

#include "games/kernel/cards.h"
#include "games/kernel/phrase.h"

#include <cstdint>

namespace mk {

// White..Green are colours of sides; a side's second mark (ring, notch, letter) comes from the drawing, so that nothing
// is told by colour alone.
enum class Colour : std::uint8_t { White, Black, Red, Blue, Yellow, Green, Violet, Orange };

enum class PieceKind : std::uint8_t {
  Man,
  King, // draughts, mill, backgammon men; the crowned man (tamm)
  ChessKing,
  ChessQueen,
  ChessRook,
  ChessBishop,
  ChessKnight,
  ChessPawn,
  Wolf,
  Hound,
  Pawn,
  Marathoner,
  Hunter,
  Tiger,
  Taxi, // track games
  Bear,
  Horse, // ladder, steeplechase
  Cube,
  Chip,
  Marker,
  Sheep,
  Hare
};

struct Thing {
  enum class Kind : std::uint8_t { Piece, Card, Die, PokerDie, Token };
  Kind kind = Kind::Piece;
  std::uint8_t code = 0;   // Piece: PieceKind; Card: Card::code(); Die, PokerDie: face 1..6, 0 = not thrown yet
  std::uint8_t colour = 0; // Piece: Colour; Die: Colour of the die, White by default; Card: back 0 or 1
  std::int16_t value = 0;  // Cube, Chip, Token: the number shown

  static Thing piece(PieceKind k, Colour c, int value = 0);
  static Thing card(Card c, int back = 0);
  static Thing die(int face, Colour c = Colour::White);
  static Thing pokerDie(int face);
  Card asCard() const { return Card::fromCode(code); }
  PieceKind asPiece() const { return static_cast<PieceKind>(code); }
  Colour asColour() const { return static_cast<Colour>(colour); }
  bool operator==(const Thing&) const = default;
};

Phrase nameOf(const Thing&); // "white man", "queen of spades", "die showing 5", "face-down card"
Phrase nameOf(Colour);
Phrase nameOf(Card);
Phrase nameOf(Suit);
char letterOf(const Thing&); // for terminal drawings of boards: w b W B, K Q R ..., one column wide

} // namespace mk
