// The cards that a look shows with their faces up.
#pragma once

#include "games/kernel/view.h"

#include <vector>

namespace mk {

// Codes of the cards, sorted; a card that lies there twice is there twice.
std::vector<int> openCards(const View&);

} // namespace mk
