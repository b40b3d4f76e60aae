// A deal after its end, with all hands open: what could be taken, and which cards gave tricks away.
#pragma once

#include "games/kernel/double_dummy.h"
#include "games/kernel/phrase.h"

#include <vector>

namespace mk {

struct DealReview {
  Phrase title;                // what was bid, by whom, and what came of it
  OpenTable tricks{};          // what each hand could take as declarer
  std::vector<Phrase> strains; // names of the rows of `tricks`
  std::vector<Phrase> hands;   // names of its columns
  Phrase par;                  // what both sides come to that bid and play their best
  std::vector<Phrase> losses;  // cards that gave tricks away, in their order
  std::vector<Phrase> calls;   // that the bidding system would have made otherwise, in their order
};

} // namespace mk
