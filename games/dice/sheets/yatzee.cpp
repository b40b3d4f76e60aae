// Yatzee: its boxes and house rules. Rules: three- to five-dice games, section 5, game 148.
#include "games/dice/sheets/yatzee.h"

#include "games/dice/base/house_rules.h"
#include "games/dice/sheets/combinations.h"

namespace mk {

namespace {

using namespace dice;

// Three of a number are worth nothing, each one more or less adds or costs its face.
template <int F> int number(const Counts& c) { return (c[F] - 3) * F; }

// The best face that at least n dice show, n times; 0 when there is none.
template <int N> int equal(const Counts& c) {
  for (int f = 6; f >= 1; --f)
    if (c[static_cast<std::size_t>(f)] >= N) return N * f;
  return 0;
}

int twoPairs(const Counts& c) {
  int pairs = 0, sum = 0;
  for (int f = 6; f >= 1 && pairs < 2; --f)
    if (c[static_cast<std::size_t>(f)] >= 2) {
      ++pairs;
      sum += 2 * f;
    }
  return pairs == 2 ? sum : 0;
}

int smallRow(const Counts& c) { return isRun(c, 1) ? 15 : 0; }
int bigRow(const Counts& c) { return isRun(c, 2) ? 20 : 0; }
int house(const Counts& c) { return isHouse(c) ? pips(c) : 0; }
int yatzee(const Counts& c) { return mostEqual(c) == 5 ? 50 : 0; }

constexpr Box kSmallRow = {"SR", MK_TEXT("games", "Small row"), smallRow};
constexpr Box kBoxes[] = {
    {"1", MK_TEXT("games", "Ones"), number<1>, true},
    {"2", MK_TEXT("games", "Twos"), number<2>, true},
    {"3", MK_TEXT("games", "Threes"), number<3>, true},
    {"4", MK_TEXT("games", "Fours"), number<4>, true},
    {"5", MK_TEXT("games", "Fives"), number<5>, true},
    {"6", MK_TEXT("games", "Sixes"), number<6>, true},
    {"P", MK_TEXT("games", "Pair"), equal<2>},
    {"PP", MK_TEXT("games", "Two pairs"), twoPairs},
    {"T", MK_TEXT("games", "Three of a kind"), equal<3>},
    {"Q", MK_TEXT("games", "Four of a kind"), equal<4>},
    {"R", MK_TEXT("games", "Big row"), bigRow},
    {"H", MK_TEXT("games", "House"), house},
    {"Y", MK_TEXT("games", "Yatzee"), yatzee},
    kSmallRow,
};

// By the program mk_make_sheet_values, for the boxes above and one strike.
constexpr std::string_view kValues[] = {
#include "games/dice/sheets/yatzee_values.inc"
};

SheetRules rulesOf(const Setup& s) {
  SheetRules r;
  r.number = "148";
  r.boxes = Yatzee::boxes(s.options.is("small-row", "yes"));
  r.striking = s.options.is("strike", "one-line") ? Striking::Box
               : s.options.is("strike", "none")   ? Striking::Nothing
                                                  : Striking::Section;
  r.strikePoints = 3;
  r = withHouseRules(r, s.options);
  if (r.keeping && r.anyResult) r.values = kValues;
  return r;
}

} // namespace

std::span<const Box> Yatzee::boxes(bool smallRow) {
  const std::span<const Box> all(kBoxes);
  return smallRow ? all : all.first(all.size() - 1);
}

Yatzee::Yatzee(const Setup& s) : SheetGame(s.seats, rulesOf(s)) {}

std::span<const OptionSpec> Yatzee::options() {
  static const std::vector<OptionSpec> specs = {
      starterOption(),
      tieOption(),
      {"strike",
       MK_TEXT("games", "Striking"),
       MK_TEXT("games",
               "What may be crossed out once a game for 3 points: one box, all six numbers together, or nothing."),
       {{"one-line", MK_TEXT("games", "one box")},
        {"whole-1-6-section", MK_TEXT("games", "all six numbers")},
        {"none", MK_TEXT("games", "nothing")}}},
      {"small-row",
       MK_TEXT("games", "Small row"),
       MK_TEXT("games", "The sheet has one box more, and the game one round more: 1-2-3-4-5 for 15 points."),
       {{"no", MK_TEXT("games", "no")}, {"yes", MK_TEXT("games", "yes")}}},
      keepingOption(),
      entryOption(),
  };
  return specs;
}

} // namespace mk
