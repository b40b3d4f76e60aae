// House rules that many dice games share. Rules: three- to five-dice games, section 1 (start, ties) and T3 (keeping,
// entry).
#pragma once

#include "games/dice/base/contest.h"
#include "games/kernel/options.h"
#include "games/kit/throw_off.h" // the house rule "starter"

namespace mk::dice {

OptionSpec tieOption();     // extra-round | shared-win
OptionSpec keepingOption(); // on | off
OptionSpec entryOption();   // any-noted-result | last-result-only

OptionSpec tieForFirstOption();      // as tieOption(), where the first place is not the highest total
OptionSpec equalTurnsOption();       // off | on
OptionSpec throwsOption(int preset); // 1 | up-to-3-with-keeping; preset: index of the usual one

Starter starterOf(const Options&);
// Whether the game has this house rule and it has this value.
bool chosen(const Options&, std::string_view key, std::string_view value);

} // namespace mk::dice
