// The boxes of Eskalero and the points of Dice poker. Rules: three- to five-dice games, section 5, games 147 and 149.
#include "games/dice/sheets/eskalero.h"

#include "games/dice/base/house_rules.h"
#include "games/dice/sheets/combinations.h"

namespace mk {

namespace {

using namespace dice;

// 147. Nine to ace are worth 1 to 6.
template <int F> int face(const Counts& c) { return c[F] * F; }
int street(const Counts& c) { return isRun(c, 1) || isRun(c, 2) ? 20 : 0; }
int full(const Counts& c) { return isHouse(c) ? 30 : 0; }
int poker(const Counts& c) { return mostEqual(c) >= 4 ? 40 : 0; }
int grande(const Counts& c) { return mostEqual(c) == 5 ? 50 : 0; }

constexpr Box kBoxes[] = {
    {"9", MK_TEXT("games", "Nine"), face<1>},  {"T", MK_TEXT("games", "Ten"), face<2>},
    {"J", MK_TEXT("games", "Jack"), face<3>},  {"Q", MK_TEXT("games", "Queen"), face<4>},
    {"K", MK_TEXT("games", "King"), face<5>},  {"A", MK_TEXT("games", "Ace"), face<6>},
    {"S", MK_TEXT("games", "Street"), street}, {"F", MK_TEXT("games", "Full"), full},
    {"P", MK_TEXT("games", "Poker"), poker},   {"G", MK_TEXT("games", "Grande"), grande},
};

constexpr Box line(const char* code) { return {code, "", DicePoker::points}; }
constexpr Box kLines[] = {line("1"), line("2"), line("3"), line("4"), line("5"),
                          line("6"), line("7"), line("8"), line("9"), line("10")};

SheetRules eskalero() {
  SheetRules r;
  r.number = "147";
  r.boxes = kBoxes;
  r.poker = true;
  return r;
}

SheetRules dicePoker() {
  SheetRules r;
  r.number = "149";
  r.boxes = kLines;
  r.lines = true;
  r.extra = DicePoker::points;
  return r;
}

} // namespace

Eskalero::Eskalero(const Setup& s) : SheetGame(s.seats, withHouseRules(eskalero(), s.options)) {}
std::span<const Box> Eskalero::boxes() { return kBoxes; }

DicePoker::DicePoker(const Setup& s) : SheetGame(s.seats, withHouseRules(dicePoker(), s.options)) {}

int DicePoker::points(const Counts& c) {
  if (isRun(c, 1)) return 20;
  if (isRun(c, 2)) return 25;
  if (isHouse(c)) return 30 + pips(c);
  if (const int f = faceShown(c, 4); f != 0) return 50 + 4 * f;
  return mostEqual(c) == 5 ? 70 + pips(c) : 0;
}

std::span<const OptionSpec> noteOptions() {
  static const std::vector<OptionSpec> specs = {starterOption(), tieOption(), keepingOption(), entryOption()};
  return specs;
}

} // namespace mk
