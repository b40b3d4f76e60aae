// The build-up games 92-94, 102, 135, 139, 142 and 143, a row each. Rules: three- to five-dice games, section 5.
#include "games/dice/cup/build_up.h"
#include "games/dice/cup/build_up_help.h"
#include "games/dice/cup/cup_rows.h"
#include "games/dice/cup/house_number.h"

namespace mk::dice {

namespace {

using Turn = BuildUpRules::Turn;

constexpr const char* kKeeps = MK_TEXT("games", "%1 throws %2 and keeps %3");
constexpr const char* kNothingStays = MK_TEXT("games", "%1 throws %2: nothing stays");

const BuildUpRules kBigHouse{
    .goal = 3,
    .picture = "house",
    .dice = 3,
    .thrown = {3, 2, 1},
    .grow = [](int, const Thrown& t) { return everyFace(6, t); },
    .laid = "666",
    .lines = {MK_TEXT("games", "First six"), MK_TEXT("games", "Second six"), MK_TEXT("games", "Third six")},
    .prompts = {MK_TEXT("games", "%1: throw three dice, three sixes are needed"),
                MK_TEXT("games", "%1: throw two dice, two more sixes are needed"),
                MK_TEXT("games", "%1: throw one die, one more six is needed")},
    .grown = kKeeps,
    .missed = kNothingStays,
    .won = MK_TEXT("games", "Three sixes: %1 wins.")};

const BuildUpRules kSmallHouse{
    .goal = 3,
    .picture = "house",
    .dice = 3,
    .thrown = {3, 2, 1},
    .grow = [](int, const Thrown& t) { return everyFace(1, t); },
    .laid = "111",
    .lines = {MK_TEXT("games", "First one"), MK_TEXT("games", "Second one"), MK_TEXT("games", "Third one")},
    .prompts = {MK_TEXT("games", "%1: throw three dice, three ones are needed"),
                MK_TEXT("games", "%1: throw two dice, two more ones are needed"),
                MK_TEXT("games", "%1: throw one die, a last one is needed")},
    .grown = kKeeps,
    .missed = kNothingStays,
    .won = MK_TEXT("games", "Three ones: %1 wins.")};

const BuildUpRules kSailor{
    .goal = 3,
    .dice = 3,
    .thrown = {1, 1, 1},
    .grow = [](int, const Thrown& t) { return everyFace(1, t); },
    .turn = Turn::WhileItSucceeds,
    .laid = "111",
    .lines = {MK_TEXT("games", "First sailor"), MK_TEXT("games", "Second sailor"), MK_TEXT("games", "Third sailor")},
    .prompts = {MK_TEXT("games", "%1: throw the first die, a one is needed"),
                MK_TEXT("games", "%1: throw the second die, a one is needed"),
                MK_TEXT("games", "%1: throw the third die, a one is needed and wins")},
    .grown = kKeeps,
    .missed = MK_TEXT("games", "%1 throws %2: the turn is over"),
    .won = MK_TEXT("games", "Three ones: %1 wins.")};

const BuildUpRules kOpponent{
    .goal = 2,
    .dice = 5,
    .thrown = {5, 5},
    .grow = [](int done, const Thrown& t) { return allFaces(done == 0 ? "123" : "456", t); },
    .turn = Turn::UntilItSucceeds,
    .lines = {"1-2-3", "4-5-6"},
    .prompts = {MK_TEXT("games", "%1: throw five dice, 1, 2 and 3 are needed (throw %3 of 5)"),
                MK_TEXT("games", "%1: throw five dice, 4, 5 and 6 are needed (throw %3 of 5)")},
    .grown = MK_TEXT("games", "%1 throws %2 and has %3"),
    .missed = MK_TEXT("games", "%1 throws %2, a miss"),
    .won = MK_TEXT("games", "Both parts are done: %1 wins.")};

const BuildUpRules kCaptain{.goal = 2,
                            .picture = "captain",
                            .dice = 5,
                            .thrown = {3, 2},
                            .grow = [](int, const Thrown& t) { return allFaces("56", t); },
                            .turn = Turn::WhileItSucceeds,
                            .lines = {MK_TEXT("games", "5-6, three dice"), MK_TEXT("games", "5-6, two dice")},
                            .prompts = {MK_TEXT("games", "%1: throw three dice, 5 and 6 are needed"),
                                        MK_TEXT("games", "%1: throw two dice, 5 and 6 are needed")},
                            .grown = MK_TEXT("games", "%1 throws %2 and has %3"),
                            .missed = MK_TEXT("games", "%1 throws %2, a miss"),
                            .won = MK_TEXT("games", "%1 is the captain and wins.")};

constexpr const char* kStop = MK_TEXT("games", "Stop %1");
constexpr const char* kNextOfFive = MK_TEXT("games", "%1: throw five dice, a %2 is needed first");
constexpr const char* kNextOfFour = MK_TEXT("games", "%1: throw four dice, a %2 is needed next");
constexpr const char* kNextOfThree = MK_TEXT("games", "%1: throw three dice, a %2 is needed next");
constexpr const char* kNextOfTwo = MK_TEXT("games", "%1: throw two dice, a %2 is needed next");
constexpr const char* kLast = MK_TEXT("games", "%1: throw one die, a %2 is needed and wins");

template <const char* Row> BuildUpRules journey() {
  return {.goal = 5,
          .picture = "journey",
          .dice = 5,
          .thrown = {5, 4, 3, 2, 1},
          .grow = [](int done, const Thrown& t) { return nextFaces(Row, done, t); },
          .laid = Row,
          .lines = {kStop, kStop, kStop, kStop, kStop},
          .prompts = {kNextOfFive, kNextOfFour, kNextOfThree, kNextOfTwo, kLast},
          .grown = MK_TEXT("games", "%1 throws %2 and lays %3"),
          .missed = MK_TEXT("games", "%1 throws %2: there is no %3"),
          .won = MK_TEXT("games", "%1 has arrived and wins.")};
}
constexpr char kThere[] = "12345", kBack[] = "54321";

const BuildUpRules kAtOnce{.goal = 1,
                           .dice = 5,
                           .thrown = {5},
                           .grow = [](int, const Thrown& t) { return allFaces("12345", t); },
                           .lines = {"1-2-3-4-5"},
                           .prompts = {MK_TEXT("games", "%1: throw five dice, 1 to 5 are needed in one throw")},
                           .grown = MK_TEXT("games", "%1 throws %2 and has %3"),
                           .missed = MK_TEXT("games", "%1 throws %2, a miss"),
                           .won = MK_TEXT("games", "%1 has arrived and wins.")};

std::shared_ptr<const Game> house(const Setup& s, int number, const BuildUpRules& kept) {
  const HouseRules rules{.small = number == 93};
  if (chosen(s.options, "mode", "one-throw")) return makeCup<HouseInOneThrow>(s, number, rules);
  if (chosen(s.options, "mode", "placing")) return makeCup<HouseByPlaces>(s, number, rules);
  return makeCup<BuildUp>(s, number, kept);
}

std::shared_ptr<const Game> trip(const Setup& s, int number, const BuildUpRules& inOrder) {
  return makeCup<BuildUp>(s, number, chosen(s.options, "laying", "all-in-one-throw") ? kAtOnce : inOrder);
}

OptionSpec modeOption(const char* meaning, const char* kept) {
  return {"mode",
          MK_TEXT("games", "How it is played"),
          meaning,
          {{"kept", kept}, {"one-throw", MK_TEXT("games", "in one throw")}, {"placing", MK_TEXT("games", "placing")}}};
}

OptionSpec sixesOption() {
  return {"sixes",
          MK_TEXT("games", "Sixes"),
          MK_TEXT("games", "Sixes stay from turn to turn, or both must come in the same throw."),
          {{"kept", MK_TEXT("games", "stay")}, {"together", MK_TEXT("games", "together")}}};
}

OptionSpec layingOption() {
  return {"laying",
          MK_TEXT("games", "Laying"),
          MK_TEXT("games", "Numbers are laid in order and stay, or all five must come in one throw."),
          {{"in-order-kept", MK_TEXT("games", "in order")}, {"all-in-one-throw", MK_TEXT("games", "in one throw")}}};
}

} // namespace

std::vector<GameInfo> buildUpInfos() {
  return infosOf({
      {92,
       "92",
       "big-house-number",
       "Suur majanumber",
       "Big House Number",
       Kind::PureLuck,
       MK_TEXT("games", "Sixes stay with you: be the first to have three, for house number 666."),
       [](const Setup& s) { return house(s, 92, kBigHouse); },
       {tieForFirstOption(), equalTurnsOption(),
        modeOption(MK_TEXT("games", "Sixes stay; or 6-6-6 must come in one throw; or five house numbers are put "
                                    "together digit by digit, and the highest sum wins."),
                   MK_TEXT("games", "sixes stay"))}},
      {93,
       "93",
       "small-house-number",
       "Väike majanumber",
       "Small House Number",
       Kind::PureLuck,
       MK_TEXT("games", "Ones stay with you: be the first to have three, for house number 111."),
       [](const Setup& s) { return house(s, 93, kSmallHouse); },
       {tieForFirstOption(), equalTurnsOption(),
        modeOption(MK_TEXT("games", "Ones stay; or 1-1-1 must come in one throw; or five house numbers are put "
                                    "together digit by digit, and the lowest sum wins."),
                   MK_TEXT("games", "ones stay"))}},
      {94,
       "94",
       "help-yourself",
       "Aita ennast ise",
       "Help Yourself",
       Kind::PureLuck,
       MK_TEXT("games", "Get two sixes and wait for the others; then the highest third die wins."),
       [](const Setup& s) { return makeCup<HelpYourself>(s, 94, {}); },
       {tieForFirstOption(), sixesOption()}},
      {102,
       "102",
       "one-sailor",
       "Üks madrus",
       "One Sailor",
       Kind::PureLuck,
       MK_TEXT("games", "Die after die has to show a one: be the first with all three."),
       [](const Setup& s) { return makeCup<BuildUp>(s, 102, kSailor); },
       {tieForFirstOption(), equalTurnsOption()}},
      {135,
       "135",
       "beat-the-opponent",
       "Alista vastane",
       "Beat the Opponent",
       Kind::PureLuck,
       MK_TEXT("games", "First 1-2-3 and then 4-5-6, each in a single throw of five dice."),
       [](const Setup& s) { return makeCup<BuildUp>(s, 135, kOpponent); },
       {tieForFirstOption(), equalTurnsOption()}},
      {139,
       "139",
       "captain-dice",
       "Kapten",
       "Captain",
       Kind::PureLuck,
       MK_TEXT("games", "Throw a 5 and a 6 with three dice, then once more with two."),
       [](const Setup& s) { return makeCup<BuildUp>(s, 139, kCaptain); },
       {tieForFirstOption(), equalTurnsOption()}},
      {142,
       "142",
       "trip-to-europe",
       "Reis Euroopasse",
       "Trip to Europe",
       Kind::PureLuck,
       MK_TEXT("games", "Lay 1, 2, 3, 4, 5 with your dice, in this order."),
       [](const Setup& s) { return trip(s, 142, journey<kThere>()); },
       {tieForFirstOption(), equalTurnsOption(), layingOption()}},
      {143,
       "143",
       "trip-from-europe",
       "Reis Euroopast tagasi",
       "Trip Back from Europe",
       Kind::PureLuck,
       MK_TEXT("games", "Lay 5, 4, 3, 2, 1 with your dice, in this order."),
       [](const Setup& s) { return trip(s, 143, journey<kBack>()); },
       {tieForFirstOption(), equalTurnsOption(), layingOption()}},
  });
}

} // namespace mk::dice
