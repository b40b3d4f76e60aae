// The rounds games with three to five dice, a row each: dice, rounds, value of a throw (named as in the ruling), what
// is said about it. Rules: three- to five-dice games, section 4, mechanic R.
#include "games/dice/cup/cup_rows.h"

#include "games/dice/cup/arrange.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <utility>

namespace mk::dice {

namespace {

// A house rule that changes what a throw is worth.
struct OtherValue {
  OptionSpec option;
  const char* value; // of the house rule
  Value worth;
  const char* counts;
};

struct RoundsRow {
  int number;
  const char* id;
  const char* slug;
  const char* et;
  const char* en;
  const char* goal;
  RoundsRules rules;
  std::vector<OtherValue> others = {};
};

using namespace values;
using Side = RoundsRules::Side;

OtherValue runOf234() {
  return {{"2-3-4",
           MK_TEXT("games", "2-3-4"),
           MK_TEXT("games", "The booklet does not name 2-3-4 among the runs; it may be counted as well."),
           {{"does-not-count", MK_TEXT("games", "does not count")}, {"counts", MK_TEXT("games", "counts")}}},
          "counts",
          run<123, 234, 345, 456>,
          MK_TEXT("games", "1-2-3, 2-3-4, 3-4-5 or 4-5-6 is wanted")};
}

OtherValue combinationGroups() {
  return {{"count",
           MK_TEXT("games", "Counting"),
           MK_TEXT("games", "A throw is one combination at most, or two pairs and three and two count as two."),
           {{"one-per-throw", MK_TEXT("games", "one per throw")}, {"groups", MK_TEXT("games", "groups")}}},
          "groups",
          comboGroups,
          MK_TEXT("games", "equal dice are wanted, in groups")};
}

std::vector<RoundsRow> allRows() {
  return {
      {95,
       "95",
       "five-throws-three-dice",
       "Viis katset",
       "Five Throws, Three Dice",
       MK_TEXT("games", "Five throws of three dice: the most points win."),
       {.rounds = 5, .value = sumAll, .counts = MK_TEXT("games", "every die counts")}},
      {96,
       "96",
       "five-throws-low",
       "Viis võidab",
       "Five Wins: The Low Five",
       MK_TEXT("games", "Five throws of three dice: the fewest points win."),
       {.rounds = 5,
        .value = sumAll,
        .counts = MK_TEXT("games", "every die counts, the fewest points win"),
        .lowest = true}},
      {97,
       "97",
       "lazy-six",
       "Laisk kuus",
       "Lazy Six",
       MK_TEXT("games", "Ten throws of three dice: sixes count nothing, and the most points win."),
       {.value = sum<1, 2, 3, 4, 5>, .counts = MK_TEXT("games", "sixes count nothing")}},
      {98,
       "98",
       "blue-eyes",
       "Sinised silmad",
       "Blue Eyes",
       MK_TEXT("games", "Ten throws of three dice: only ones, threes and fives count."),
       {.value = sum<1, 3, 5>, .counts = MK_TEXT("games", "1, 3 and 5 count")}},
      {99,
       "99",
       "grey-eyes",
       "Hallid silmad",
       "Grey Eyes",
       MK_TEXT("games", "Ten throws of three dice: only twos, fours and sixes count."),
       {.value = sum<2, 4, 6>, .counts = MK_TEXT("games", "2, 4 and 6 count")}},
      {100,
       "100",
       "doublets",
       "Dubleed",
       "Doublets",
       MK_TEXT("games", "Five throws of three dice: only equal dice count."),
       {.rounds = 5, .value = sets, .counts = MK_TEXT("games", "equal dice count")}},
      {103,
       "103",
       "chicago",
       "Chicago",
       "Chicago",
       MK_TEXT("games", "Seven rounds with up to three throws: a one counts 100, a six 60, and the most points win."),
       {.rounds = 7, .value = chicago, .counts = MK_TEXT("games", "a 1 counts 100, a 6 counts 60")}},
      {104,
       "104",
       "cherry-window",
       "Kirsipunane aken",
       "Cherry-Red Window",
       MK_TEXT("games", "Ten throws of three dice: only sixes count, and two or three together count more."),
       {.value = window<6>, .counts = MK_TEXT("games", "sixes count 6, 18 or 36"), .picture = "window"}},
      {105,
       "105",
       "framed-window",
       "Raamitud aken",
       "Framed Window",
       MK_TEXT("games", "Ten throws of three dice: only twos count, and two or three together count more."),
       {.value = window<2>, .counts = MK_TEXT("games", "twos count 2, 6 or 12"), .picture = "window"}},
      {106,
       "106",
       "farmhouse-window",
       "Taluaken",
       "Farmhouse Window",
       MK_TEXT("games", "Ten throws of three dice: only fours count, and two or three together count more."),
       {.value = window<4>, .counts = MK_TEXT("games", "fours count 4, 12 or 24"), .picture = "window"}},
      {109,
       "109",
       "diagonals",
       "Diagonaalid",
       "Diagonals",
       MK_TEXT("games", "Ten throws of three dice: throw 1-2-3 more often than the others."),
       {.value = is<123>, .counts = MK_TEXT("games", "1-2-3 is wanted")}},
      {110,
       "110",
       "long-turk",
       "Pikk türklane",
       "Long Turk",
       MK_TEXT("games", "Ten throws of three dice: the two largest dice count."),
       {.value = top2, .counts = MK_TEXT("games", "the two largest dice count")}},
      {111,
       "111",
       "short-turk",
       "Lühike türklane",
       "Short Turk",
       MK_TEXT("games", "Ten throws of three dice: the two smallest dice count, and the most points win."),
       {.value = low2, .counts = MK_TEXT("games", "the two smallest dice count")}},
      {112,
       "112",
       "one-plus-one",
       "Üks pluss üks on kaks",
       "One Plus One Is Two",
       MK_TEXT("games", "Ten throws of three dice: a throw counts where one die is the sum of the other two."),
       {.value = onePlusOne, .counts = MK_TEXT("games", "one die must be the sum of the other two")}},
      {113,
       "113",
       "fives",
       "Viied",
       "Fives",
       MK_TEXT("games", "Five throws of three dice: only fives count."),
       {.rounds = 5, .value = sum<5>, .counts = MK_TEXT("games", "fives count")}},
      {114,
       "114",
       "run",
       "Jada",
       "Run",
       MK_TEXT("games", "Ten throws of three dice: only the runs 1-2-3, 3-4-5 and 4-5-6 count."),
       {.value = run<123, 345, 456>, .counts = MK_TEXT("games", "1-2-3, 3-4-5 or 4-5-6 is wanted")},
       {runOf234()}},
      {115,
       "115",
       "threesomes",
       "Kolmed",
       "Threesomes",
       MK_TEXT("games", "Ten throws of three dice: equal dice and runs count."),
       {.value = setsOrRun, .counts = MK_TEXT("games", "equal dice and runs count")}},
      {118,
       "118",
       "modest-neighbour",
       "Tagasihoidlik naaber",
       "Modest Neighbour",
       MK_TEXT("games", "Ten throws of three dice: threes and sixes are subtracted, the rest is added."),
       {.value = signedSum, .counts = MK_TEXT("games", "threes and sixes are subtracted")}},
      {119,
       "119",
       "little-stars",
       "Tähekesed",
       "Little Stars",
       MK_TEXT("games", "Five throws of three dice: only twos count."),
       {.rounds = 5, .value = sum<2>, .counts = MK_TEXT("games", "twos count")}},
      {121,
       "121",
       "doublet-game",
       "Dubleemäng",
       "Doublet Game",
       MK_TEXT("games", "Five throws of three dice: throw more doublets than the others."),
       {.rounds = 5, .value = doublets, .counts = MK_TEXT("games", "equal dice are wanted")}},
      {122,
       "122",
       "run-game",
       "Jadamäng",
       "Run Game",
       MK_TEXT("games", "Five throws of three dice: throw more runs than the others."),
       {.rounds = 5, .value = is<123, 234, 345, 456>, .counts = MK_TEXT("games", "three numbers in a row are wanted")}},
      {123,
       "123",
       "big-doublets",
       "Suured dubleed",
       "Big Doublets",
       MK_TEXT("games", "Five throws of three dice: doublets of 4, 5 and 6 count for you, small ones against you."),
       {.rounds = 5,
        .value = bigMinusSmall,
        .counts = MK_TEXT("games", "equal 4s, 5s and 6s count, smaller ones are subtracted")}},
      {126,
       "126",
       "pleasant-ten",
       "Meeldiv kümme",
       "Pleasant Ten",
       MK_TEXT("games", "Ten throws of three dice: a sum of ten brings ten points, any other costs ten."),
       {.value = ten, .counts = MK_TEXT("games", "a sum of exactly 10 is wanted")}},
      {132,
       "132",
       "profitable-sixes",
       "Tulusad kuued",
       "Profitable Sixes",
       MK_TEXT("games", "Four throws of four dice: throw more sixes than the others."),
       {.dice = 4, .rounds = 4, .value = n<6>, .counts = MK_TEXT("games", "sixes are wanted")}},
      {134,
       "134",
       "make-a-combination",
       "Koosta kombinatsioon",
       "Make a Combination",
       MK_TEXT("games", "Ten throws of five dice: every throw with equal dice is a point."),
       {.dice = 5, .value = combo, .counts = MK_TEXT("games", "equal dice are wanted")},
       {combinationGroups()}},
      {136,
       "136",
       "forget-the-two",
       "Unusta kahed",
       "Forget the Two",
       MK_TEXT("games", "Five throws of five dice: the most ones win, then the most points without threes and fours."),
       {.dice = 5,
        .rounds = 5,
        .value = n<1>,
        .counts = MK_TEXT("games", "ones are wanted"),
        .side = sum<1, 2, 5, 6>,
        .sideIs = Side::Tie,
        .sideName = MK_TEXT("games", "Tie-break")}},
      {137,
       "137",
       "battle-of-giants",
       "Gigantide heitlus",
       "Battle of Giants",
       MK_TEXT("games", "Five throws with one die, five with two, and so on up to five: the most points win."),
       {.dice = 5, .rounds = 25, .value = sumAll, .counts = MK_TEXT("games", "every die counts"), .growing = true}},
      {138,
       "138",
       "heavier-stones",
       "Kelle kivid on kaalukamad",
       "Whose Stones Weigh More",
       MK_TEXT("games", "Five throws of five dice: the most points win."),
       {.dice = 5, .rounds = 5, .value = sumAll, .counts = MK_TEXT("games", "every die counts")}},
      {140,
       "140",
       "epaulettes",
       "Pagunid",
       "Epaulettes",
       MK_TEXT("games", "Five throws of five dice: throw more doublets than the others."),
       {.dice = 5, .rounds = 5, .value = doublets, .counts = MK_TEXT("games", "equal dice are wanted")}},
      {141,
       "141",
       "even-plus-odd",
       "Paaris + paaritu",
       "Even Plus Odd",
       MK_TEXT("games", "Five throws of five dice: even and odd numbers are written apart and count together."),
       {.dice = 5,
        .rounds = 5,
        .value = sumAll,
        .counts = MK_TEXT("games", "every die counts, even or odd"),
        .side = sum<2, 4, 6>,
        .sideIs = Side::Part,
        .sideName = MK_TEXT("games", "Even numbers"),
        .restName = MK_TEXT("games", "Odd numbers")}},
  };
}

const std::vector<RoundsRow>& rows() {
  static const std::vector<RoundsRow> all = allRows();
  return all;
}
const RoundsRow& rowOf(int number) {
  const auto row = std::ranges::find(rows(), number, &RoundsRow::number);
  if (row == rows().end()) std::abort(); // asked for by the rows themselves
  return *row;
}

std::vector<OptionSpec> optionsOf(const RoundsRow& row) {
  OptionSpec tie = tieOption();
  if (row.rules.lowest) tie.meaning = tieForFirstOption().meaning;
  std::vector<OptionSpec> out = {std::move(tie), throwsOption(row.number == 103 ? 1 : 0)};
  for (const OtherValue& o : row.others) out.push_back(o.option);
  return out;
}

} // namespace

CupGame<Rounds> roundsGame(int number, const Setup& s) {
  const RoundsRow& row = rowOf(number);
  RoundsRules rules = row.rules;
  for (const OtherValue& o : row.others)
    if (chosen(s.options, o.option.key, o.value)) {
      rules.value = o.worth;
      rules.counts = o.counts;
    }
  return CupGame<Rounds>(s, number, rules);
}

std::vector<GameInfo> roundsInfos() {
  std::vector<CupRow> out;
  for (const RoundsRow& row : rows())
    out.push_back({.number = row.number,
                   .id = row.id,
                   .slug = row.slug,
                   .et = row.et,
                   .en = row.en,
                   .kind = row.number == 103 ? Kind::SkillAndLuck : Kind::PureLuck,
                   .goal = row.goal,
                   .make =
                       [number = row.number](const Setup& s) {
                         return std::make_shared<const GameOf<CupGame<Rounds>>>(s, roundsGame(number, s));
                       },
                   .options = optionsOf(row)});
  return infosOf(out);
}

GameInfo infoOf(const CupRow& row) {
  static std::map<int, std::vector<OptionSpec>> all; // options are looked at as long as the program runs
  std::vector<OptionSpec>& specs = all[row.number];
  if (specs.empty()) {
    specs = {starterOption()};
    specs.insert(specs.end(), row.options.begin(), row.options.end());
  }
  return {.id = row.id,
          .slug = row.slug,
          .et = row.et,
          .en = row.en,
          .minSeats = 2,
          .maxSeats = kMostSeats,
          .seats = row.seats,
          .kind = row.kind,
          .secrets = false,
          .undo = UndoRule::Free,
          .goal = row.goal,
          .options = specs,
          .make = row.make,
          .arrange = arrangeCupGame};
}

std::vector<GameInfo> infosOf(const std::vector<CupRow>& rows) {
  std::vector<GameInfo> out;
  for (const CupRow& row : rows) out.push_back(infoOf(row));
  return out;
}

} // namespace mk::dice
