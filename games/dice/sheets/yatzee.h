// Yatzee, game 148. Rules: three- to five-dice games, section 5, game 148.
#pragma once

#include "games/dice/sheets/sheet_game.h"

namespace mk {

class Yatzee : public dice::SheetGame {
public:
  explicit Yatzee(const Setup&);
  static std::span<const OptionSpec> options();
  static std::span<const dice::Box> boxes(bool smallRow);
};

} // namespace mk
