// What one viewer sees, as JSON: the answer of the terminal program's `look`. Flags that are false, empty texts and
// empty lists are left out. Texts are in the language of the program; everything else is the same in every language.
//
//   view    prompt; bottom: seat nearest to the viewer; zones; buttons; entry
//   zone    id, kind ("board" "pile" "column" "row" "grid" "hand" "dice" "sheet"), role ("main" "stock" "waste"
//   "foundation"
//           "tableau" "hand" "trick" "attack" "discard" "tray" "sheet" "notes" "tokens" "out" "player"), owner: a seat,
//           name, label, size: number of places, columns, closed: face-down things that are not listed, board: id of
//           the board, items, cells
//   item    at: place in the zone, place: the name of a board's place, name: the thing in words, id, twin, held, lit,
//   dim and
//           a piece:  piece ("man" "king" "chess-queen" ...), colour ("white" ...), value
//           a card:   card ("QS", "??" face down), back
//           a die:    die: 1..6, 0 not thrown yet, poker: face ("9" "T" "J" "Q" "K" "A"), colour
//           a token:  token: the number on it
//   cell    text, open, preview, heading, struck, strong; row by row
//   button  id, label, key, suit ("C" "D" "H" "S")
//   entry   label and either text: true, or lowest and highest
#pragma once

#include "games/kernel/view.h"

#include <QJsonObject>
#include <QString>

#include <functional>

namespace mk {

using Say = std::function<QString(const Phrase&)>;

QJsonObject viewJson(const View&, const Say&);

} // namespace mk
