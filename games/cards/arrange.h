// Where hands, stock and attack of a card game lie.
#pragma once

#include "games/kernel/layout.h"

namespace mk::cards {

// The own hand at the bottom, the others around the table clockwise from the left, stock, attack and beaten cards
// between.
Layout arrangeBeating(const View&, Aspect);

} // namespace mk::cards
