// The four forms of skruvwhist in the box.
#pragma once

#include "games/box/catalogue.h"

#include <vector>

namespace mk {

std::vector<GameInfo> skruvRows();

} // namespace mk
