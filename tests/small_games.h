// Two small games for tests of everything that works with any game.
//   Heaps: two heaps of three stones; a throw of one three-faced die says how many may be taken at most; who takes the
//   last wins. Fingers: a pack of four cards is dealt, two to each; then both seats pick a card at the same time, the
//   higher card wins.
#pragma once

#include "games/box/catalogue.h"

namespace mk::test {

const GameInfo& heaps();   // "heaps", option first = 0 | 1: who begins
const GameInfo& fingers(); // "fingers"
const GameInfo* findSmallGame(std::string_view id);

} // namespace mk::test
