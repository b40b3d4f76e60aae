// The card tricks of the booklet, each a table of piles and steps.
#pragma once

namespace mk::trick {

struct Trick;

const Trick& magicCard();      // 157
const Trick& oneAhead();       // 158
const Trick& twentyOne();      // 159
const Trick& wanderingCard();  // 160
const Trick& courtSuits();     // 161
const Trick& keyCard();        // 162
const Trick& movedCount();     // 163
const Trick& royalPairs();     // 164
const Trick& kingsGathering(); // 165
const Trick& threeTops();      // 166
const Trick& takenCount();     // 167
const Trick& cleverCards();    // 168

} // namespace mk::trick
