// Who starts, by the house rule "starter": the first seat, a lot, or a throw-off. What comes before a race or a game of
// dice is the same state, chance and text for all that begin so.
#pragma once

#include "games/kernel/chance.h"
#include "games/kernel/options.h"
#include "games/kit/throw_off.h"

#include <string>

namespace mk {

class Start {
public:
  // The part of a game's state that belongs to its beginning.
  struct State {
    ThrowOff throwOff; // kept to be seen until the first throw of the game
    bool lot = false;  // the starter is still to be drawn
    bool isOn() const { return lot || throwOff.next() != kNobody; }
    bool operator==(const State&) const = default;
  };

  Start(const Options&, int seats);

  int bound() const { return throwOff_ ? ThrowOff::kMostRounds * seats_ : 1; } // chance events before the game
  State begin() const;
  // Both only while it is on.
  ChanceRequest chance(const State&) const;
  Seat settle(State&, const Outcome&) const; // who starts; kNobody while that is not decided

  static Seat by(const State& s) { return s.lot ? kNobody : s.throwOff.next(); } // nobody draws the lot
  static Phrase prompt(const State&);
  static Phrase tell(const State& before, const Outcome&);

  // "lot", "throw-off 5,-", "throw-off 5,- round 2".
  static std::string text(const State&);

private:
  int seats_;
  bool throwOff_, lot_;
};

} // namespace mk
