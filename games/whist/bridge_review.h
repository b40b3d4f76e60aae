// A deal of bridge after its end: what could be made, par, and where tricks were lost.
#pragma once

#include "games/kernel/deal_review.h"
#include "games/whist/bridge.h"

#include <stop_token>
#include <string_view>

namespace mk::bridge {

const Scoring* scoringOf(std::string_view slug); // nullptr: none of the four
bool isEndOfDeal(std::string_view position);     // by its text

std::string dealtAnew(const Bridge&, const Bridge::State& after); // the position before the deal's first call

// What both sides come to that bid and play their best with all hands open: the contract and the difference that it
// makes on the pad, a rubber that is not finished counted as broken off. `made`: tricks by strain and declarer.
struct Par {
  Contract contract; // bid 0: all pass
  int tricks = 0;    // of declarer's side
  int worth = 0;     // for north and south
};
Phrase parPhrase(const Par&);
Par parOf(const Scoring&, const HouseRules&, const Standing& before, const OpenTable& made, Seat dealer);

// Of a position after a deal; refused where the solver has no answer. Without a solver the bidding alone is looked at.
Checked<DealReview> review(const Bridge&, const Bridge::State&, const DoubleDummy*, std::stop_token);

} // namespace mk::bridge
