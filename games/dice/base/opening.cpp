// How dice games begin.
#include "games/dice/base/opening.h"

namespace mk::dice {

Step openingStep(Stage stage, const Contest& contest) {
  if (stage == Stage::Lot) return {Step::Kind::Throw, kNobody, 0, true};
  return Step::thrown(contest.next(0, kMostSeats), 1);
}

Phrase openingPrompt(Stage stage, const Contest& contest, Seat seat) {
  const Arg who = Arg::seat(seat);
  if (stage == Stage::Lot) return MK_TEXT("games", "A lot decides who begins.");
  return contest.round > 1 ? Phrase(MK_TEXT("games", "%1: equally high, throw one die again for the start"), {who})
                           : Phrase(MK_TEXT("games", "%1: throw one die, the highest begins"), {who});
}

Phrase tellOpening(Stage stage, Seat thrower, int die, Seat starter) {
  if (stage == Stage::Lot) return {MK_TEXT("games", "By lot, %1 begins"), {Arg::seat(starter)}};
  const Arg who = Arg::seat(thrower), thrown = Arg::number(die);
  if (starter == kNobody) return {MK_TEXT("games", "%1 throws %2 for the start"), {who, thrown}};
  return {MK_TEXT("games", "%1 throws %2; %3 begins"), {who, thrown, Arg::seat(starter)}};
}

} // namespace mk::dice
