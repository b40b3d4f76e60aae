// Double dummy: what each card brings when all four hands are known. The program's solver where it has one; else our
// own search, which is quick enough for the last tricks of a deal.
#pragma once

#include "games/kernel/double_dummy.h"
#include "games/whist/bridge.h"

#include <utility>
#include <vector>

namespace mk::bridge {

void useDoubleDummy(const DoubleDummy*); // nullptr: there is none
const DoubleDummy* doubleDummy();

OpenDeal openDeal(const Bridge::State&); // while cards are played

// For every card that the hand to play may play, the tricks that its side takes from now on, best play by all. Empty
// where there is no telling.
std::vector<std::pair<Card, int>> solve(const Bridge::State&, std::stop_token = {});
// The same by our own search.
std::vector<std::pair<Card, int>> searched(const Bridge::State&);

} // namespace mk::bridge
