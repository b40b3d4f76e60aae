// How dice games begin: by lot or by a throw-off; what has to be done, asked and told. Rules: games with one and two
// dice, section 1; three- to five-dice games, section 1.
#pragma once

#include "games/dice/base/contest.h"
#include "games/kit/throw_off.h"

namespace mk::dice {

// What has to be done now, by whom.
struct Step {
  enum class Kind : std::uint8_t { Over, Throw, Decide };
  Kind kind = Kind::Over;
  Seat seat = kNobody;
  std::uint8_t dice = 1;
  bool atOnce = false; // the throw was just decided on and does not wait for its player

  static Step thrown(Seat s, int dice, bool atOnce = false) {
    return {Kind::Throw, s, static_cast<std::uint8_t>(dice), atOnce};
  }
  static Step decide(Seat s) { return {Kind::Decide, s, 0, false}; }
  Turn turn() const {
    return kind == Kind::Over ? Turn::over() : kind == Kind::Throw ? Turn::chance() : Turn::of(seat);
  }
};

enum class Stage : std::uint8_t { Lot, ThrowOff, Play, Extra, Over };

// Buttons of what can be decided.
enum ThrowButton : std::int16_t { kThrowOn, kStop, kSum, kNumber }; // kNumber + n calls the number n

// The lot or the throw-off for the start: what has to be done, what is asked for and what is told; `drawn`: by the lot.
Step openingStep(Stage, const Contest&);
Phrase openingPrompt(Stage, const Contest&, Seat);
Phrase tellOpening(Stage, const Contest& before, Seat thrower, const Outcome&, Seat drawn);

} // namespace mk::dice
