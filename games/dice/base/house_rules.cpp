// The shared house rules of dice games.
#include "games/dice/base/house_rules.h"

namespace mk::dice {

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
      MK_TEXT("games", "Dice may be kept between the throws of a turn; otherwise every throw is made with all dice."),
      {{"on", MK_TEXT("games", "yes")}, {"off", MK_TEXT("games", "no")}}};
}

OptionSpec entryOption() {
  return {"entry",
          MK_TEXT("games", "What may be written"),
          MK_TEXT("games", "Any result noted in the turn may be written down, or only the last one."),
          {{"any-noted-result", MK_TEXT("games", "any noted result")},
           {"last-result-only", MK_TEXT("games", "the last result only")}}};
}

OptionSpec tieForFirstOption() {
  return {"tie",
          MK_TEXT("games", "Equal players"),
          MK_TEXT("games", "Whoever shares the first place throws an extra round for the win, or the win is shared."),
          {{"extra-round", MK_TEXT("games", "extra round")}, {"shared-win", MK_TEXT("games", "shared win")}}};
}

OptionSpec equalTurnsOption() {
  return {"equal-turns",
          MK_TEXT("games", "Equal turns"),
          MK_TEXT("games", "When somebody reaches the goal, the others of this round still have their turn."),
          {{"off", MK_TEXT("games", "no")}, {"on", MK_TEXT("games", "yes")}}};
}

OptionSpec throwsOption(int preset) {
  OptionSpec o{
      "throws-per-turn",
      MK_TEXT("games", "Throws in a turn"),
      MK_TEXT("games", "One throw, or up to three: dice are kept, the others thrown again, and the last throw "
                       "counts."),
      {{"1", MK_TEXT("games", "one")}, {"up-to-3-with-keeping", MK_TEXT("games", "up to three, with keeping")}}};
  o.preset = preset;
  return o;
}

bool chosen(const Options& o, std::string_view key, std::string_view value) {
  for (const OptionSpec& spec : o.specs())
    if (key == spec.key) return o.is(key, value);
  return false;
}

Starter starterOf(const Options& o) {
  if (o.is("starter", "throw-off")) return Starter::ThrowOff;
  return o.is("starter", "seat-1") ? Starter::FirstSeat : Starter::Lot;
}

} // namespace mk::dice
