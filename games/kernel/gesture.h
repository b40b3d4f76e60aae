// How a move is made by hand: a path of places, a button, a number, a set of cards. Every legal move carries one
// gesture; the table narrows the legal moves by what the player has done so far. A game never sees a mouse, the table
// never knows a rule.
#pragma once

#include "games/kernel/view.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace mk {

struct Stroke {
  enum class Kind : std::uint8_t {
    Place,  // touch `from`
    Link,   // `from` is put on `to` (a card that beats a card)
    Button, // `number` = Button::id
    Number, // `number` typed or chosen
    Text    // `text` typed
  };
  Kind kind = Kind::Place;
  Place from, to;
  std::int32_t number = 0;
  std::string text;

  static Stroke place(Place p);
  static Stroke place(int zone, int at);
  static Stroke link(Place from, Place to);
  static Stroke button(int id);
  static Stroke value(int n);
  static Stroke typed(std::string s);
  auto operator<=>(const Stroke&) const = default;
};

// First the strokes of `chosen`, in any order (a set of cards, dice to hold, pairs), then those of `path` in their
// order. A draughts capture is a path of squares; "lay these cards" is a chosen set and then the button; a throw is a
// button.
struct Gesture {
  std::vector<Stroke> chosen;
  std::vector<Stroke> path;
  std::uint8_t firm = 0; // that many strokes, once made, cannot be taken back (a piece that is touched must be moved)
  bool operator==(const Gesture&) const = default;
};

// The gestures of all legal moves of a seat, matched against what it has done so far. Twins (Item::twin, Zone::twin)
// stand for each other.
class Selection {
public:
  Selection() = default;
  // `moves`: the move that each gesture makes, where a move may be made in several ways; empty = each its own.
  Selection(const View&, std::vector<Gesture> legal, std::vector<std::size_t> moves = {});

  // Adds a stroke if some legal move goes on with it; a chosen stroke made again is taken back. False = it fits no
  // move.
  bool touch(const Stroke&);
  // Takes the last stroke back; false when there was none, or it is firm.
  bool back();
  void clear(); // takes back all that may be taken back
  const std::vector<Stroke>& made() const { return made_; }

  // Strokes that some legal move goes on with, twins included.
  std::vector<Stroke> next() const;
  // Places of next() strokes (both ends of a link whose first end is not yet touched are left to the table).
  std::vector<Place> targets() const;
  // The move (index into `legal`) whose gesture has been made completely.
  std::optional<std::size_t> complete() const;
  // The only move still possible that begins as made and ends on this place (the index of one of its gestures): a
  // shortcut over the squares between.
  std::optional<std::size_t> endingAt(Place) const;
  // Moves still possible.
  std::vector<std::size_t> possible() const;

private:
  std::size_t firm() const; // strokes made that cannot be taken back
  std::size_t moveOf(std::size_t gesture) const { return moves_.empty() ? gesture : moves_[gesture]; }
  Stroke key(const Stroke&) const; // with places replaced by the first twin of their group
  std::vector<Stroke> made_;       // as touched
  struct Group {
    Place place;
    Place first;
  };
  std::vector<Group> twins_;
  std::vector<Gesture> legal_; // with keys
  std::vector<Gesture> raw_;   // as given
  std::vector<std::size_t> moves_;
  std::vector<Stroke> withTwins(std::vector<Stroke> keys) const; // every stroke that the keys stand for
  bool fits(const Gesture&, const std::vector<Stroke>& keys, bool& whole) const;
  bool begins(const Gesture& whole, const Gesture& longer) const; // one made completely leaves the other possible
  friend std::optional<std::pair<std::size_t, std::size_t>> confusion(const View&, const std::vector<Gesture>&);
};

// For two legal moves whose gestures cannot be told apart (law 7): their indexes. Empty when all differ and none is the
// beginning of another.
std::optional<std::pair<std::size_t, std::size_t>> confusion(const View&, const std::vector<Gesture>&);

} // namespace mk
