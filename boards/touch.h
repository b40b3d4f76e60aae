// What the player's hand has done so far, by mouse, finger or key: picks, drops, links, buttons and typed entries
// narrow the legal moves until one is left. Knows no widget; the table and the screen reader both play through it.
#pragma once

#include "games/kernel/gesture.h"

#include <QString>

namespace mk {

class Touch {
public:
  enum class Answer : std::uint8_t {
    Nothing, // the touch fits no move
    Picked,  // the move has begun or goes on
    LetGo,   // something was put back
    Moved    // the move is made: move()
  };

  // `moves`: the move that each gesture makes; empty = each its own. The first `steps` are moves of the rules, what
  // comes after them is several in one.
  void begin(const View&, std::vector<Gesture> legal, std::vector<std::size_t> moves = {}, std::size_t steps = kAll);
  static constexpr std::size_t kAll = static_cast<std::size_t>(-1);
  void end(); // nothing may be done until the next begin()

  Answer place(Place);   // a click or Enter: goes on, takes back, or begins anew
  Answer drop(Place);    // the end of a drag: goes on or lets go
  Answer doubled(Place); // a double click: to a foundation or off the board, else the only move from there
  Answer button(int id);
  Answer number(int);
  Answer typed(const QString&);
  bool letGo(); // false when nothing was held
  bool back();  // takes the last stroke back

  std::size_t move() const { return moveOf(made_); }
  bool active() const { return !legal_.empty(); }
  bool begun() const { return !selection_.made().empty() || link_; }
  std::vector<Place> targets() const; // where the next stroke may go
  std::vector<Place> picked() const;  // what is in the hand, or chosen
  bool mayPick(Place) const;          // a path can begin or go on from here: it may be dragged
  // The places of a path that is under way, the first and the later ones; empty while a set is being chosen.
  std::vector<Place> way() const;
  bool isOfSet(Place) const;             // sets are chosen from its zone
  bool wantsPlaces() const;              // the next stroke is a place; otherwise a button or an entry
  std::optional<int> onlyButton() const; // all that can be done is to press this one
  bool open(int button) const;           // whether the button does something now
  bool pressed(int button) const;        // it is a part of what has been made so far
  bool wantsEntry() const;               // some legal move is made by typing
  const std::vector<Gesture>& legal() const { return legal_; }

private:
  Answer stroke(const Stroke&);
  Answer link(Place);
  Answer fresh(const Stroke&);
  bool choosing() const;
  std::optional<Selection> earlier() const;
  std::size_t moveOf(std::size_t gesture) const { return moves_.empty() ? gesture : moves_[gesture]; }

  View view_; // for the roles of zones
  std::vector<Gesture> legal_;
  Selection selection_;
  std::optional<Place> link_; // the first end of a link
  std::vector<std::size_t> moves_;
  std::size_t steps_ = kAll;
  std::size_t made_ = 0; // the gesture that was made
};

} // namespace mk
