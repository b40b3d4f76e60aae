// What patiences show: zones, cards, buttons, the words of a move, and where the zones lie.
#pragma once

#include "games/kernel/layout.h"
#include "games/kernel/view.h"
#include "games/kit/patience/board.h"
#include "games/kit/zones.h"

namespace mk::patience {

enum Buttons : std::int16_t { kGiveUpButton = 1, kRedealButton = 2 };

// Elements are public, so they name a card on the table from the deal on, face up or down.
Item cardItem(Card, Element, int at, bool open);
Button giveUpButton(bool won, bool isFinal);
Phrase coverPrompt(Seat playing);
// A small sheet that shows faintly which card is wanted in which cell; a back = none.
Zone targetSheet(std::int16_t id, int across, std::span<const Card> cards);

// A move in words: which cards go from where to where.
struct Told {
  Move::Kind kind;
  Seat seat;
  int count, pass;
  Card card, other;
  Phrase from, to;
};
Phrase tellMove(const Told&);

// Stock, waste and heaps stand in one line, the columns or the grid below them.
Layout arrangeUnderLine(const View&, Aspect);
// The heaps stand as a square beside the columns.
Layout arrangeBesideSquare(const View&, Aspect);
// A grid with whatever else there is beside it, or below it.
Layout arrangeGrid(const View&, Aspect);

} // namespace mk::patience
