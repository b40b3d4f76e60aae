// Games 147 and 149: Eskalero, a sheet of ten boxes for poker dice, and Dice poker, a block of ten lines in which any
// combination may stand. Both are rows of the sheet games.
#pragma once

#include "games/dice/sheets/sheet_game.h"

namespace mk {

class Eskalero : public dice::SheetGame {
public:
  explicit Eskalero(const Setup&);
  static std::span<const dice::Box> boxes();
};

class DicePoker : public dice::SheetGame {
public:
  explicit DicePoker(const Setup&);
  static int points(const dice::Counts&);
};

// Starter, tie, keeping, entry: the house rules of both.
std::span<const OptionSpec> noteOptions();

} // namespace mk
