// The games of pushing on with three and four dice, a row each. Rules: three- to five-dice games, sections 4 and 5,
// games 125, 127, 129 and 130.
#include "games/dice/base/house_rules.h"
#include "games/dice/cup/cup_rows.h"
#include "games/dice/cup/ivanov.h"
#include "games/dice/cup/masks.h"
#include "games/dice/cup/push_on.h"

namespace mk::dice {

namespace {

OptionSpec stoppingOption() {
  return {"mode",
          MK_TEXT("games", "Stopping"),
          MK_TEXT("games", "Without stopping, the first with 99 loses to all the others, or the last one below wins."),
          {{"stop-allowed", MK_TEXT("games", "allowed")},
           {"one-loser", MK_TEXT("games", "no, one loser")},
           {"last-one-in", MK_TEXT("games", "no, last one in wins")}}};
}

OptionSpec familiesOption() {
  return {"rounds",
          MK_TEXT("games", "Rounds"),
          MK_TEXT("games", "How many families each player has."),
          {{"6", Phrase::plain("6")}, {"3", Phrase::plain("3")}, {"1", Phrase::plain("1")}}};
}

OptionSpec targetOption() {
  return {"target",
          MK_TEXT("games", "Target"),
          MK_TEXT("games", "The points that win."),
          {{"10000", Phrase::plain("10 000")}, {"5000", Phrase::plain("5000")}, {"3000", Phrase::plain("3000")}}};
}

OptionSpec turnOption() {
  return {"turn",
          MK_TEXT("games", "Turn"),
          MK_TEXT("games", "Throw on or bank, or one throw a turn whose best dice are written down."),
          {{"push-on", MK_TEXT("games", "throw on or bank")}, {"single-throw", MK_TEXT("games", "single throw")}}};
}

OptionSpec threeThreesOption() {
  return {"three-threes",
          MK_TEXT("games", "Three threes"),
          MK_TEXT("games", "The booklet gives 200 for three threes; 300 is usual elsewhere."),
          {{"200", Phrase::plain("200")}, {"300", Phrase::plain("300")}}};
}

OptionSpec overshootOption() {
  return {"overshoot",
          MK_TEXT("games", "Past the target"),
          MK_TEXT("games", "A turn that leads past the target does not count, or the excess is taken off the target."),
          {{"cancelled", MK_TEXT("games", "cancelled")}, {"bounced", MK_TEXT("games", "bounced")}}};
}

constexpr MasksRules kMasks{};
constexpr MasksRules kBerlinMask{.exact = true};

} // namespace

std::vector<GameInfo> pushInfos() {
  std::vector<GameInfo> out = infosOf({
      {125,
       "125",
       "backward-win",
       "Tagurpidi võit",
       "Backward Win",
       Kind::SkillAndLuck,
       MK_TEXT("games", "Add up throws of three dice and stop as high as you dare: with 99 you are out."),
       [](const Setup& s) { return makeCup<PushOn>(s, 125, {}); },
       {tieForFirstOption(), stoppingOption()}},
      {127,
       "127",
       "ivanov-family",
       "Ivanov ja tema sugulased",
       "Ivanov and His Relatives",
       Kind::MostlyLuck,
       MK_TEXT("games", "Find Ivanov with a 1, his wife with a 2, and then throw for the children."),
       [](const Setup& s) { return makeCup<Ivanov>(s, 127, {}); },
       {tieOption(), familiesOption()}},
      {129,
       "129",
       "masks",
       "Maskid",
       "Masks",
       Kind::SkillAndLuck,
       MK_TEXT("games", "Set scoring dice aside and throw on, or bank: a throw that scores nothing takes it all."),
       [](const Setup& s) { return makeCup<Masks>(s, 129, kMasks); },
       {tieForFirstOption(), equalTurnsOption(), targetOption(), turnOption(), threeThreesOption()}},
      {130,
       "130",
       "berlin-mask",
       "Berliini mask",
       "Berlin Mask",
       Kind::SkillAndLuck,
       MK_TEXT("games", "Set scoring dice aside and throw on, or bank, and hit 10 000 exactly."),
       [](const Setup& s) { return makeCup<Masks>(s, 130, kBerlinMask); },
       {tieForFirstOption(), equalTurnsOption(), targetOption(), turnOption(), threeThreesOption(), overshootOption()}},
  });
  for (GameInfo& game : out)
    if (game.slug == std::string_view("masks") || game.slug == std::string_view("berlin-mask"))
      game.arrange = arrangeMasks;
  return out;
}

} // namespace mk::dice
