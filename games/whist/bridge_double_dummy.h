// Double dummy: what each card brings when all four hands are known. Meant for the last tricks of a deal.
#pragma once

#include "games/whist/bridge.h"

#include <utility>
#include <vector>

namespace mk::bridge {

// For every card that the hand to play may play, the tricks that its side takes from now on, best play by all.
std::vector<std::pair<Card, int>> solve(const Bridge::State&);

} // namespace mk::bridge
