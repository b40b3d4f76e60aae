// The shared house rules of dice games.
#include "games/dice/house_rules.h"

namespace mk::dice {

OptionSpec starterOption() {
  return {"starter",
          MK_TEXT("games", "Who begins"),
          MK_TEXT("games", "The highest of one die each begins, or the first seat, or a seat drawn by lot."),
          {{"throw-off", MK_TEXT("games", "the highest throw")},
           {"seat-1", MK_TEXT("games", "the first seat")},
           {"random", MK_TEXT("games", "a lot")}}};
}

OptionSpec tieOption() {
  return {"tie",
          MK_TEXT("games", "Equal totals"),
          MK_TEXT("games", "Whoever shares the highest total throws an extra round for the win, or the win is shared."),
          {{"extra-round", MK_TEXT("games", "extra round")}, {"shared-win", MK_TEXT("games", "shared win")}}};
}

OptionSpec keepingOption() {
  return {
      "keeping",
      MK_TEXT("games", "Keeping dice"),
      MK_TEXT("games", "Dice may be kept between the throws of a turn; without it every throw is made with all dice."),
      {{"on", MK_TEXT("games", "on")}, {"off", MK_TEXT("games", "off")}}};
}

OptionSpec entryOption() {
  return {"entry",
          MK_TEXT("games", "What may be written"),
          MK_TEXT("games", "Any result noted in the turn may be written in a box, or only the last one."),
          {{"any-noted-result", MK_TEXT("games", "any noted result")},
           {"last-result-only", MK_TEXT("games", "the last result only")}}};
}

Starter starterOf(const Options& o) {
  if (o.is("starter", "throw-off")) return Starter::ThrowOff;
  return o.is("starter", "seat-1") ? Starter::FirstSeat : Starter::Lot;
}

} // namespace mk::dice
