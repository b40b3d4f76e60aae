// The exact-target games with three dice, a row each. Rules: three- to five-dice games, sections 4 and 5, games 117,
// 120, 124 and 128.
#include "games/dice/base/house_rules.h"
#include "games/dice/cup/cup_rows.h"
#include "games/dice/cup/exact.h"

namespace mk::dice {

namespace {

constexpr ExactRules kTwentyOne{.target = 21, .values = sumDoubleTriple, .outlook = 6};
constexpr ExactRules kFiftyOne{.target = 51, .throws = 5, .resets = true, .overEndsTurn = true, .outlook = 15};
constexpr ExactRules kThreeThousandOne{.target = 3001,
                                       .values = writtenBackwards,
                                       .deadTotals = true,
                                       .written = true,
                                       .rounds = 15,
                                       .least = 111,
                                       .outlook = 15};
constexpr ExactRules kTwentyFingers{.target = 20, .roundsOfPlay = 10, .plays = 3, .finishesRound = true, .outlook = 10};

OptionSpec countingOption(const char* meaning) {
  return {"counting",
          MK_TEXT("games", "Counting"),
          meaning,
          {{"free", MK_TEXT("games", "free")}, {"forced", MK_TEXT("games", "forced")}}};
}

OptionSpec targetOption() {
  return {"target",
          MK_TEXT("games", "Target"),
          MK_TEXT("games", "Exactly 21, or 21 or more: then every throw is counted."),
          {{"exactly-21", MK_TEXT("games", "exactly 21")}, {"21-or-more", MK_TEXT("games", "21 or more")}}};
}

OptionSpec winsOption() {
  return {"wins-needed",
          MK_TEXT("games", "Wins needed"),
          MK_TEXT("games", "Whoever reaches 51 goes on from 0; this many times 51 win the game."),
          {{"1", Phrase::plain("1")}, {"2", Phrase::plain("2")}, {"3", Phrase::plain("3")}}};
}

OptionSpec orderOption() {
  return {
      "order",
      MK_TEXT("games", "Order of the dice"),
      MK_TEXT("games", "The dice are written backwards as they fell, or the player puts them in order first."),
      {{"as-it-fell", MK_TEXT("games", "as they fell")}, {"players-choice", MK_TEXT("games", "the player's choice")}}};
}

OptionSpec roundsOption() {
  return {"rounds",
          MK_TEXT("games", "Rounds"),
          MK_TEXT("games", "After this many rounds the total nearest below 3001 wins."),
          {{"15", Phrase::plain("15")}, {"30", Phrase::plain("30")}, {"unlimited", MK_TEXT("games", "unlimited")}}};
}

constexpr const char* kForced = MK_TEXT("games", "Forced: a throw that does not go over the target has to be counted, "
                                                 "and a dead total falls to 0.");
constexpr const char* kForcedCosts =
    MK_TEXT("games", "Forced: a throw that fits has to be counted; going over costs the total and the turn.");
constexpr const char* kForcedStays =
    MK_TEXT("games", "Forced: a number that does not go over the target has to be counted.");

} // namespace

std::vector<GameInfo> exactInfos() {
  return infosOf({
      {117,
       "117",
       "twenty-one-dice",
       "21",
       "21",
       Kind::SkillAndLuck,
       MK_TEXT("games", "Reach exactly 21: count a throw, double it in a pair or run, or pass it."),
       [](const Setup& s) { return makeCup<Exact>(s, 117, kTwentyOne); },
       {tieForFirstOption(), equalTurnsOption(), targetOption(), countingOption(kForced)}},
      {120,
       "120",
       "fifty-one",
       "51",
       "51",
       Kind::SkillAndLuck,
       MK_TEXT("games", "Reach exactly 51 with up to five throws in a turn, each counted or passed."),
       [](const Setup& s) { return makeCup<Exact>(s, 120, kFiftyOne); },
       {tieForFirstOption(), equalTurnsOption(), winsOption(), countingOption(kForcedCosts)}},
      {124,
       "124",
       "three-thousand-one",
       "3001",
       "3001",
       Kind::SkillAndLuck,
       MK_TEXT("games", "Write three dice backwards as a number and add up to exactly 3001, or nearest below."),
       [](const Setup& s) { return makeCup<Exact>(s, 124, kThreeThousandOne); },
       {tieForFirstOption(), equalTurnsOption(), orderOption(), roundsOption(), countingOption(kForcedStays)}},
      {128,
       "128",
       "twenty-fingers",
       "Kakskümmend sõrme",
       "Twenty Fingers",
       Kind::SkillAndLuck,
       MK_TEXT("games", "Make exactly 20 with three dice in fewer throws than the others."),
       [](const Setup& s) { return makeCup<Exact>(s, 128, kTwentyFingers); },
       {tieForFirstOption(), countingOption(kForced)}},
  });
}

} // namespace mk::dice
