// House rules that many dice games share. Rules: three- to five-dice games, section 1 (start, ties) and T3 (keeping,
// entry).
#pragma once

#include "games/dice/sheet_game.h"
#include "games/kernel/options.h"

namespace mk::dice {

OptionSpec starterOption(); // throw-off | seat-1 | random
OptionSpec tieOption();     // extra-round | shared-win
OptionSpec keepingOption(); // on | off
OptionSpec entryOption();   // any-noted-result | last-result-only

Starter starterOf(const Options&);

} // namespace mk::dice
