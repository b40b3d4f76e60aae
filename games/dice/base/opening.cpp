// How dice games begin.
#include "games/dice/base/opening.h"

namespace mk::dice {

Step openingStep(Stage stage, const Contest& contest) {
  if (stage == Stage::Lot) return {Step::Kind::Throw, kNobody, 0, true};
  return Step::thrown(contest.next(0, kMostSeats), 1);
}

Phrase openingPrompt(Stage stage, const Contest& contest, Seat seat) {
  return stage == Stage::Lot ? askForLot() : askForThrowOff(seat, contest.round);
}

Phrase tellOpening(Stage stage, const Contest& before, Seat thrower, const Outcome& o, Seat drawn) {
  return stage == Stage::Lot ? tellLot(drawn) : tellThrowOff(before, thrower, o.die(0));
}

} // namespace mk::dice
