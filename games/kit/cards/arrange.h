// The arrangement of card tables for two to ten seats: hands around, what is common in the middle, what belongs to a
// seat beside its hand, sheets at the right. By roles of zones, so that a game needs none of its own.
#pragma once

#include "games/kernel/layout.h"

namespace mk::cards {

Layout arrangeCards(const View&, Aspect);

} // namespace mk::cards
