// The games with two dice, 70-91, a row each. Rules: games with one and two dice, sections 3 and 4.
#include "games/dice/throws/rows.h"

namespace mk::dice {

namespace {

constexpr Kind kLuck = Kind::PureLuck, kChoice = Kind::SkillAndLuck;
using Total = TallyRules::Total;

constexpr std::uint16_t kAllButSeven = 0b1'1111'0111'1100; // 2-6 and 8-12

int isDouble(Throw t) { return t.isDouble(); }
int isDoubleFive(Throw t) { return t == Throw{5, 5}; }
int isFiveSix(Throw t) { return t == Throw{5, 6} || t == Throw{6, 5}; }
int isSixOrTwelve(Throw t) { return t.points() == 6 || t.points() == 12; }
int ones(Throw t) { return t == Throw{1, 1} ? 20 : t.isDouble() ? 0 : t.points(); }
int doubleOrSeven(Throw t) { return t.isDouble() || t.points() == 7 ? t.points() : 0; }
int faceOfDouble(Throw t) { return t.isDouble() ? t.a : 0; }
int twiceDouble(Throw t) { return t.isDouble() ? 2 * t.points() : t.points(); }
int elevenOrTwelve(Throw t) { return t.points() >= 11 ? t.points() : 0; }
template <int Sum> int sumOf(Throw t) { return t.points() == Sum ? Sum : 0; }
bool anyDouble(Throw t) { return t.isDouble(); }

OptionSpec compareOption() {
  return {"compare",
          MK_TEXT("games", "What is a repeat"),
          MK_TEXT("games", "A sum is a repeat of any earlier throw of another player, or only of the throw before."),
          {{"lists", MK_TEXT("games", "of any throw")}, {"last", MK_TEXT("games", "of the last throw")}}};
}

OptionSpec crossedSumOption() {
  return {"crossed-sum",
          MK_TEXT("games", "A sum crossed off before"),
          MK_TEXT("games", "A sum that is crossed off already changes nothing, or ends the turn."),
          {{"nothing", MK_TEXT("games", "changes nothing")}, {"pass", MK_TEXT("games", "ends the turn")}}};
}

OptionSpec doubleOption() {
  return {"double",
          MK_TEXT("games", "A double doubles"),
          MK_TEXT("games", "A double counts twice its points, or it is added once and doubles the whole score."),
          {{"throw", MK_TEXT("games", "the throw")}, {"score", MK_TEXT("games", "the score")}}};
}

OptionSpec decideOption() {
  return {"decide",
          MK_TEXT("games", "What decides"),
          MK_TEXT("games", "The most pairs 1-1 win and the points only break a tie, or only the points count."),
          {{"pairs", MK_TEXT("games", "pairs 1-1")}, {"points", MK_TEXT("games", "points")}}};
}

OptionSpec targetOption() {
  return {"target",
          MK_TEXT("games", "Target"),
          MK_TEXT("games", "13 points or more end the game, or exactly 13."),
          {{"at-least-13", MK_TEXT("games", "13 or more")}, {"exactly-13", MK_TEXT("games", "exactly 13")}}};
}

OptionSpec fiveDoublesOption() {
  return {"count",
          MK_TEXT("games", "What wins"),
          MK_TEXT("games", "Five doubles of any numbers, one pair of fives, or five pairs of fives."),
          {{"five-doubles", MK_TEXT("games", "five doubles")},
           {"first-5-5", MK_TEXT("games", "one 5-5")},
           {"five-5-5", MK_TEXT("games", "five 5-5")}}};
}

OptionSpec countOption() {
  return {"count",
          MK_TEXT("games", "What is counted"),
          MK_TEXT("games", "One die or the sum of both may be counted, or always the sum."),
          {{"die-or-sum", MK_TEXT("games", "one die or the sum")}, {"sum", MK_TEXT("games", "the sum")}}};
}

// 80 and 86: rounds of one throw each until somebody is there.
RaceRules rounds(int goal, int (*value)(Throw)) {
  return {.dice = 2,
          .goal = goal,
          .picture = "crown",
          .exact = false,
          .value = value,
          .finishesRound = true,
          .extra = value};
}
RaceRules thirteen(bool exact) {
  RaceRules r = {.dice = 2, .goal = 13, .exact = exact, .finishesRound = true, .playsAgain = true};
  if (exact) r.deadRests = 1 << 1;
  return r;
}

std::vector<GameRow> rows() {
  const std::vector<OptionSpec> equal = {equalTurnsOption()};
  return {
      {70,
       "70",
       "do-not-repeat",
       "Ära korda ennast",
       "Do Not Repeat",
       kLuck,
       MK_TEXT("games", "Ten throws without repeating a sum of the others; five repeats put you out."),
       RepeatsRules{},
       {compareOption()}},
      {71, "71", "smaller-wins", "Väiksem võidab", "The Smaller Wins", kLuck,
       MK_TEXT("games", "Five throws of two dice: the fewest points win."), TallyRules{.dice = 2, .least = true}},
      {72,
       "72",
       "dear-seven",
       "Kallis seitse",
       "Dear Seven",
       kLuck,
       MK_TEXT("games", "Cross off all sums but the seven; a seven ends the turn."),
       CrossingRules{.dice = 2, .list = kAllButSeven, .repeatPasses = false},
       {crossedSumOption(), equalTurnsOption()}},
      {73, "73", "golden-hundred", "Kuldne sada", "The Golden Hundred", kLuck,
       MK_TEXT("games", "Be the first to have exactly 100 points; a double gives one more throw."),
       RaceRules{.dice = 2, .turn = TurnRule::Double, .deadRests = 1 << 1}, equal},
      {74,
       "74",
       "successful-throw",
       "Edukas vise",
       "The Successful Throw",
       kLuck,
       MK_TEXT("games", "Be the first to have exactly 100 points; a double counts twice."),
       RaceRules{.dice = 2, .value = twiceDouble, .deadRests = 1 << 1 | 1 << 2},
       {doubleOption(), equalTurnsOption()}},
      {75,
       "75",
       "collect-sixty",
       "Kogu 60",
       "Collect Sixty",
       kLuck,
       MK_TEXT("games", "Only the sum 6 counts: be the first to have 60 points."),
       RaceRules{.dice = 2, .goal = 60, .value = sumOf<6>, .turn = TurnRule::Run},
       {turnOption(), equalTurnsOption()}},
      {76, "76", "who-is-more-important-dice", "Kes on tähtsam", "Who Is More Important", kLuck,
       MK_TEXT("games", "Ten throws of two dice: the most points win."), TallyRules{.dice = 2, .attempts = 10}},
      {77, "77", "hundred-wins", "100 võidab", "A Hundred Wins", kLuck,
       MK_TEXT("games", "Only the sum 10 counts: be the first to have 100 points."),
       RaceRules{.dice = 2, .value = sumOf<10>, .turn = TurnRule::Run}, equal},
      {78, "78", "success-dice", "Edu", "Success", kLuck,
       MK_TEXT("games", "Ten throws: the most sums of 6 and 12 win."),
       TallyRules{.dice = 2, .attempts = 10, .value = isSixOrTwelve}},
      {79,
       "79",
       "smaller-wins-ones",
       "Väiksem võidab (paar 1-1)",
       "The Smaller Wins (Pairs of Ones)",
       kLuck,
       MK_TEXT("games",
               "Ten throws: the most pairs of ones win, then the most points; other doubles are worth nothing."),
       TallyRules{.dice = 2, .attempts = 10, .value = ones, .total = Total::Ones},
       {decideOption()}},
      {80,
       "80",
       "who-is-faster",
       "Kes on kiirem",
       "Who Is Faster",
       kLuck,
       MK_TEXT("games", "Have 13 points or more in fewer throws than the others."),
       thirteen(false),
       {targetOption()},
       {{"target", "exactly-13", thirteen(true)}}},
      {81, "81", "who-is-braver", "Kes on julgem", "Who Is Braver", kLuck,
       MK_TEXT("games", "Your first die multiplies all your points: the highest total wins."),
       TallyRules{.dice = 2, .attempts = 6, .total = Total::PreThrow}},
      {82, "82", "merry-seven", "Lõbus seitse", "Merry Seven", kLuck,
       MK_TEXT("games", "Ten throws, and only doubles and sevens count: the most points win."),
       TallyRules{.dice = 2, .attempts = 10, .value = doubleOrSeven}},
      {83, "83", "hundred-and-one", "Sada üks", "A Hundred and One", kLuck,
       MK_TEXT("games", "Only 11 and 12 count: be the first to have 101 points or more."),
       RaceRules{.dice = 2, .goal = 101, .exact = false, .value = elevenOrTwelve, .turn = TurnRule::Run}, equal},
      {84, "84", "there-and-back", "Edasi-tagasi", "There and Back", kLuck,
       MK_TEXT("games", "The five best of ten throws, and then the five lowest of ten more: the highest total wins."),
       TallyRules{.dice = 2, .attempts = 20, .total = Total::Halves}},
      {85, "85", "reach-a-hundred", "Jõua sajani", "Reach a Hundred", kLuck,
       MK_TEXT("games", "Be the first to have 100 points; a double throws you back to 0."),
       RaceRules{.dice = 2, .exact = false, .resets = anyDouble}, equal},
      {86,
       "86",
       "tsar",
       "Tsaar",
       "Tsar",
       kLuck,
       MK_TEXT("games", "Throw five doubles in fewer throws than the others."),
       rounds(5, isDouble),
       {fiveDoublesOption()},
       {{"count", "first-5-5", rounds(1, isDoubleFive)}, {"count", "five-5-5", rounds(5, isDoubleFive)}}},
      {87, "87", "sixes-and-fives", "Kuued ja viied", "Sixes and Fives", kLuck,
       MK_TEXT("games", "Ten throws: the most pairs 5-6 win."),
       TallyRules{.dice = 2, .attempts = 10, .value = isFiveSix}},
      {88,
       "88",
       "fatal-bad-luck",
       "Fataalne ebaõnn",
       "Fatal Bad Luck",
       kChoice,
       MK_TEXT("games", "Count the dice exactly to the number called for you; whoever fails is out."),
       FatalRules{},
       {countOption()}},
      {89, "89", "remember-your-maths", "Meenuta matemaatikat", "Remember Your Maths", kLuck,
       MK_TEXT("games", "The sum of five throws divided by five: the highest average wins."),
       TallyRules{.dice = 2, .total = Total::Fifth}},
      {90, "90", "let-luck-run", "Las veab", "Let Luck Run", kLuck,
       MK_TEXT("games", "Ten throws: the most doubles win."), TallyRules{.dice = 2, .attempts = 10, .value = isDouble}},
      {91, "91", "double-luck", "Topeltvedamine", "Double Luck", kLuck,
       MK_TEXT("games", "Ten throws: a double is worth its number, and the most points win."),
       TallyRules{.dice = 2, .attempts = 10, .value = faceOfDouble}},
  };
}

} // namespace

std::span<const GameRow> twoDiceRows() {
  static const std::vector<GameRow> all = rows();
  return all;
}

} // namespace mk::dice
