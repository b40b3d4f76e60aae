// A practice of bidding as data: the task, the auction when a person is to call, what may be called, and what the
// bidding system would have said.
#pragma once

#include "games/kernel/cards.h"
#include "games/kernel/phrase.h"
#include "games/kernel/seat.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace mk {

// The same task is the same deal everywhere.
struct BiddingTask {
  int theme = 0, system = 0; // places in the lists of the practice
  std::uint64_t number = 1;
};

struct PracticeCall {
  Seat hand = 0;
  Phrase call, tells; // what it tells everybody; empty: nothing
  bool own = false;   // made by the person
  bool asSystem = true;
  Phrase verdict; // on an own call: what the system would have said, and by which rule
};

struct PracticeOffer {
  std::string text; // as the person says it to `turn`
  Phrase name;
  Phrase whyNot; // empty: it may be called now
  bool isBid = false;
};

// How the auction stands when the person is to call, or at its end.
struct BiddingTurn {
  std::array<Phrase, 4> names;            // of the hands, clockwise
  std::array<std::vector<Card>, 4> hands; // the person's alone; at the end all
  Seat own = 0, first = 0;                // the person's hand; who speaks first
  Phrase worth;                           // of the person's hand, as the system counts
  std::vector<PracticeCall> calls;
  std::vector<PracticeOffer> offers; // bids by level, then the other calls; empty: the auction is over
  Phrase outcome;                    // at the end: the contract, and that of the system
};

} // namespace mk
