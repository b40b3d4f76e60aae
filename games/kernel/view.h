// What one viewer may see of a position, as data: zones with things in them, buttons and prompts. Made by look(); drawn
// by the table, written as text by the terminal, spoken by the screen reader. What a seat may not know is never in
// here.
#pragma once

#include "games/kernel/board.h"
#include "games/kernel/phrase.h"
#include "games/kernel/seat.h"
#include "games/kernel/things.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace mk {

// A place: one spot of a zone. `at` is a board place, a card's place in a hand or column, a die, a cell of a sheet (row
// * columns + column).
struct Place {
  std::int16_t zone = 0;
  std::int16_t at = 0;
  auto operator<=>(const Place&) const = default;
};

struct Item {
  std::int16_t at = 0; // place within the zone
  Thing thing;
  std::uint16_t id =
      0; // the same id in the next view is the same thing that may have moved; 0 = no identity (face-down cards)
  std::uint16_t twin = 0; // things of one zone with the same twin != 0 stand for each other in gestures
  bool held = false;      // die kept aside
  bool lit = false;       // counts, is wanted, is the last one
  bool dim = false;       // out of play, cannot be used
  bool operator==(const Item&) const = default;
};

struct Cell {
  Phrase text;          // what is written there
  bool open = false;    // may still be filled
  bool preview = false; // the text is what would be written now
  bool heading = false;
  bool struck = false; // crossed out
  bool strong = false; // sums
  bool operator==(const Cell&) const = default;
};

struct Zone {
  enum class Kind : std::uint8_t {
    Board,  // places of `board`
    Pile,   // one spot; items bottom to top; `closed` face-down things under them
    Column, // cards overlapping downwards, first item farthest from the player
    Row,    // things side by side (trick, attack, dealt row); may wrap after `columns`
    Grid,   // columns x rows of spots
    Hand,   // a fan of cards; `closed` = cards of a hand that the viewer does not see
    Dice,   // dice on a tray, held ones apart
    Sheet   // cells: columns x rows
  };
  // What the zone is for: the table's arrangement, double-click and spoken order go by it.
  enum class Role : std::uint8_t {
    Main,
    Stock,
    Waste,
    Foundation,
    Tableau,
    Hand,
    Trick,
    Attack,
    Discard,
    Tray,
    Sheet,
    Notes,
    Tokens,
    Out,
    Player // who sits there and what they play with, where nothing else of theirs would bear the name
  };

  std::int16_t id = 0;
  Kind kind = Kind::Board;
  Role role = Role::Main;
  Seat owner = kNobody;
  Phrase name;                       // said aloud: "column 3", "Mari's hand"
  const BoardShape* board = nullptr; // Board, and a sheet drawn as a picture (its id): owned by the family, static
  std::int16_t size =
      0; // number of places; Pile, Column, Hand: places in use (at least 1 where an empty zone can be a target)
  std::int16_t columns = 0; // Row, Grid, Sheet
  std::uint16_t twin = 0;   // zones with the same twin != 0 stand for each other in gestures (two equal foundations)
  std::int16_t closed = 0;  // face-down things not listed in items
  bool acesLow = false;     // Hand: an ace ranks below the two of its suit
  std::vector<Item> items;
  std::vector<Cell> cells; // Sheet: columns x rows, row by row; Board: names of places, where their own do not say it
  Phrase label;            // short text drawn at the zone, e.g. a count or "needs Q"
  bool operator==(const Zone&) const = default;
};

struct Button {
  std::int16_t id = 0;
  Phrase label;
  char key = 0;          // shortcut letter or digit, lower case; 0 = none. ' ' is the main action
  std::int8_t suit = -1; // a suit button shows the pip
  bool isFinal = false;  // cannot be taken back: whoever presses it is asked whether it is meant
  bool operator==(const Button&) const = default;
};

// The viewer may enter a number lowest..highest, or a short text. A text can be put together by hand too: from the
// signs offered beside the line and from the dice of a zone, which write what they show when they are touched.
struct Entry {
  Phrase label;
  bool isText = false;
  std::int32_t lowest = 0, highest = 0;
  std::vector<std::string> keys = {}; // text: the signs; " " is the gap between two words
  std::int16_t dice = -1;             // text: the zone of the dice; -1 = none
  bool operator==(const Entry&) const = default;
};

struct View {
  std::vector<Zone> zones;
  std::vector<Button> buttons; // what the viewer can do now that is not a place
  std::optional<Entry> entry;
  Phrase prompt;         // who must do what; never empty
  Seat bottom = kNobody; // the seat whose side is nearest to the viewer
  const Zone* find(std::int16_t id) const;
  Zone* find(std::int16_t id);
  bool operator==(const View&) const = default;
};

// The name of a place as a player would say it: "c3", "column 3", "ones, Mari"; and of what lies there.
Phrase nameOf(const View&, Place);

// Draws the view with characters, for terminals and logs. Text phrases in English unless `say` is given.
std::string drawText(const View&, std::string (*say)(const Phrase&) = english);

} // namespace mk
