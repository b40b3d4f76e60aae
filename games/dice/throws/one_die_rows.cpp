// The games with one die, 39-69, a row each. Rules: games with one and two dice, sections 3 and 4.
#include "games/dice/throws/rows.h"

namespace mk::dice {

namespace {

constexpr Kind kLuck = Kind::PureLuck, kChoice = Kind::SkillAndLuck;
using Total = TallyRules::Total;

int even(Throw t) { return t.a % 2 == 0 ? t.a : 0; }
int odd(Throw t) { return t.a % 2 != 0 ? t.a : 0; }
int twoToFive(Throw t) { return t.a >= 2 && t.a <= 5 ? t.a : 0; }
int oneOrFive(Throw t) { return t.a == 1 || t.a == 5; }
bool three(Throw t) { return t.a == 3; }

// What is done with the rows of the games that reckon (48, 49, 50, 69).
constexpr const char* kSeven[] = {MK_TEXT("games", "1: doubled"),          MK_TEXT("games", "2: doubled"),
                                  MK_TEXT("games", "3: subtracted"),       MK_TEXT("games", "4: plus row 3"),
                                  MK_TEXT("games", "5: doubled"),          MK_TEXT("games", "6: plain"),
                                  MK_TEXT("games", "7: plus rows 1, 3, 5")};
constexpr const char* kMaths[] = {MK_TEXT("games", "1: plain"),   MK_TEXT("games", "2: plain"),
                                  MK_TEXT("games", "3: doubled"), MK_TEXT("games", "4: plus rows 1, 3"),
                                  MK_TEXT("games", "5: doubled"), MK_TEXT("games", "6: plus rows 2, 4"),
                                  MK_TEXT("games", "7: plain")};
constexpr const char* kSigns[] = {"1 +", "2 −", "3 +", "4 −", "5 +", "6 −", "7 +", "8 −", "9 +", "10 −"};
constexpr const char* kSwing[] = {"1 +", "2 +", "3 +", "4 −", "5 −", "6 −", "7 −", "8 −", "9 +", "10 +"};

OptionSpec rowsOption() {
  return {"rows",
          MK_TEXT("games", "Rows"),
          MK_TEXT("games", "Every throw is written in the next row, or in any empty row the player likes."),
          {{"in-order", MK_TEXT("games", "in order")}, {"free", MK_TEXT("games", "free")}}};
}

OptionSpec firstHitOption() {
  return {"first-hit",
          MK_TEXT("games", "First hit"),
          MK_TEXT("games", "Whoever is hit is out and the others go on, or the game ends there and all others win."),
          {{"out", MK_TEXT("games", "out")}, {"ends", MK_TEXT("games", "ends the game")}}};
}

OptionSpec threeCostsOption() {
  return {"a-three-costs",
          MK_TEXT("games", "A three costs"),
          MK_TEXT("games", "A three costs the points of the turn, or the whole score; then nobody stops or banks."),
          {{"turn", MK_TEXT("games", "the turn")}, {"everything", MK_TEXT("games", "everything")}}};
}

std::vector<GameRow> rows() {
  const std::vector<OptionSpec> runs = {turnOption(), equalTurnsOption()}, equal = {equalTurnsOption()};
  const std::vector<OptionSpec> free = {rowsOption()}, exact = {nobodyExactOption()}, hit = {firstHitOption()};
  const auto run = [](int goal, int (*value)(Throw)) {
    return RaceRules{.goal = goal, .value = value, .turn = TurnRule::Run};
  };
  return {
      {39, "39", "five-attempts-one-die", "5 katset", "Five Attempts", kLuck,
       MK_TEXT("games", "Five throws of one die: the most points win."), TallyRules{}},
      {40, "40", "ones", "Ühed", "Ones", kLuck, MK_TEXT("games", "Ten throws: the most ones win."),
       TallyRules{.attempts = 10, .value = isFace<1>}},
      {41, "41", "sixes", "Kuued", "Sixes", kLuck, MK_TEXT("games", "Ten throws: the most sixes win."),
       TallyRules{.attempts = 10, .value = isFace<6>}},
      {42, "42", "threes-win", "Kolmed võidavad", "Threes Win", kLuck,
       MK_TEXT("games", "Only threes count: be the first to have 30 points."), run(30, pointsOfFace<3>), runs},
      {43, "43", "fours-win", "Neljad võidavad", "Fours Win", kLuck,
       MK_TEXT("games", "Only fours count: be the first to have 40 points."), run(40, pointsOfFace<4>), runs},
      {44, "44", "reach-fifty", "Jõua viiekümneni", "Reach Fifty", kLuck,
       MK_TEXT("games", "Only fives count: be the first to have 50 points."), run(50, pointsOfFace<5>), runs},
      {45, "45", "sixty", "Kuuskümmend", "Sixty", kLuck,
       MK_TEXT("games", "Only sixes count: be the first to have 60 points."), run(60, pointsOfFace<6>), runs},
      {46, "46", "guess-the-wish", "Aima soovi", "Guess the Wish", kLuck,
       MK_TEXT("games", "Throw the number that your neighbour calls, as often as you can in five throws."),
       TallyRules{.called = true}},
      {47, "47", "toto", "Toto", "Toto", kLuck, MK_TEXT("games", "Ten throws in ten rows: the most points win."),
       TallyRules{.attempts = 10}},
      {48, "48", "seven-attempts", "Seitse katset", "Seven Attempts", kLuck,
       MK_TEXT("games", "Seven throws are reckoned up row by row: the highest total wins."),
       TallyRules{.attempts = 7, .total = Total::Formula, .weights = {3, 2, 1, 1, 3, 1, 1}, .rowNames = kSeven}, free},
      {49, "49", "mathematics", "Matemaatika", "Mathematics", kLuck,
       MK_TEXT("games", "Seven throws are reckoned up by other rules: the highest total wins."),
       TallyRules{.attempts = 7, .total = Total::Formula, .weights = {2, 2, 3, 2, 2, 1, 1}, .rowNames = kMaths}, free},
      {50, "50", "plus-and-minus", "Pluss ja miinus", "Plus and Minus", kLuck,
       MK_TEXT("games", "Odd rows against even rows: the largest difference wins."),
       TallyRules{.attempts = 10,
                  .total = Total::Formula,
                  .weights = {1, -1, 1, -1, 1, -1, 1, -1, 1, -1},
                  .difference = true,
                  .rowNames = kSigns},
       free},
      {51, "51", "sultan", "Sultan", "Sultan", kLuck,
       MK_TEXT("games", "Strike the sultan's numbers to be crowned yourself; the fifth sultan wins."), SultanRules{}},
      {52, "52", "unlucky-one", "Õnnetu üks", "Unlucky One", kLuck,
       MK_TEXT("games", "Whoever throws a one is out; the last player in wins."), EliminationRules{.bad = 1}, hit},
      {53, "53", "unlucky-two", "Õnnetu kaks", "Unlucky Two", kLuck,
       MK_TEXT("games", "Whoever throws a two is out; the last player in wins."), EliminationRules{.bad = 2}, hit},
      {54, "54", "unlucky-three", "Õnnetu kolm", "Unlucky Three", kLuck,
       MK_TEXT("games", "Whoever throws a three is out; the last player in wins."), EliminationRules{.bad = 3}, hit},
      {55,
       "55",
       "who-is-first",
       "Kes on esimene",
       "Who Is First",
       kLuck,
       MK_TEXT("games", "Be the first to have 21 points or more; everybody begins a game once."),
       RaceRules{.goal = 21, .exact = false},
       equal,
       {},
       true},
      {56, "56", "macau", "Macau", "Macau", kChoice,
       MK_TEXT("games", "Throw or stop: come nearest to twelve, but not over it."), MacauRules{}},
      {57, "57", "reverse-ten", "Tagurpidi kümme", "Ten in Reverse", kLuck,
       MK_TEXT("games", "Ten throws, and your neighbour throws your points: the most win."),
       TallyRules{.attempts = 10, .forPrevious = true}},
      {58, "58", "who-gets-less", "Kes saab vähem", "Who Gets Less", kLuck,
       MK_TEXT("games", "Five throws of one die: the fewest points win."), TallyRules{.least = true}},
      {59, "59", "even-wins", "Paarisarv võidab", "Even Wins", kLuck,
       MK_TEXT("games", "Ten throws, and only even numbers count: the most points win."),
       TallyRules{.attempts = 10, .value = even}},
      {60, "60", "odd-wins", "Paaritu arv võidab", "Odd Wins", kLuck,
       MK_TEXT("games", "Ten throws, and only odd numbers count: the most points win."),
       TallyRules{.attempts = 10, .value = odd}},
      {61, "61", "seventeen-wins", "Seitseteist võidab", "Seventeen Wins", kLuck,
       MK_TEXT("games", "Be the first to have exactly 17 points."), RaceRules{.goal = 17, .turn = TurnRule::Run},
       equal},
      {62, "62", "clean-up", "Puhastus", "Clean-Up", kLuck,
       MK_TEXT("games", "Throw the numbers 1 to 6 and be the first to cross them all off."), CrossingRules{}, equal},
      {63, "63", "collect-a-hundred", "Korja sada punkti", "Collect a Hundred", kLuck,
       MK_TEXT("games", "Collect exactly 100 points; a one or a six ends the turn."),
       RaceRules{.value = twoToFive, .turn = TurnRule::Run, .deadRests = 1 << 1}, equal},
      {64,
       "64",
       "unlucky-three-hundred",
       "Õnnetu kolm (sada punkti)",
       "Unlucky Three (a Hundred Points)",
       kChoice,
       MK_TEXT("games", "Collect 100 points; bank them in time, because a three loses the points of the turn."),
       BankRules{},
       {threeCostsOption(), equalTurnsOption()},
       {{"a-three-costs", "everything", RaceRules{.exact = false, .turn = TurnRule::Run, .resets = three}}}},
      {65, "65", "twelve", "Kaksteist", "Twelve", kLuck,
       MK_TEXT("games", "Throw exactly 12 points with at most three throws."), SeriesRules{3, 12}, exact},
      {66, "66", "twenty-five", "Kakskümmend viis", "Twenty-Five", kLuck,
       MK_TEXT("games", "Throw exactly 25 points with at most five throws."), SeriesRules{5, 25}, exact},
      {67, "67", "forty-five", "Nelikümmend viis", "Forty-Five", kLuck,
       MK_TEXT("games", "Throw exactly 45 points with at most ten throws."), SeriesRules{10, 45}, exact},
      {68, "68", "marathon-dice", "Maraton", "Marathon", kLuck,
       MK_TEXT("games", "Ten throws: the most ones and fives win."), TallyRules{.attempts = 10, .value = oneOrFive}},
      {69, "69", "swing", "Kiik", "Swing", kLuck,
       MK_TEXT("games", "Ten rows, the outer ones are added and the middle ones subtracted: the highest total wins."),
       TallyRules{
           .attempts = 10, .total = Total::Formula, .weights = {1, 1, 1, -1, -1, -1, -1, -1, 1, 1}, .rowNames = kSwing},
       free},
  };
}

} // namespace

std::span<const GameRow> oneDieRows() {
  static const std::vector<GameRow> all = rows();
  return all;
}

} // namespace mk::dice
