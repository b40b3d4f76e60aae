// A suit after the number one: the bid is "1 diamond", the next one "2 diamonds".
#pragma once

#include "games/kernel/cards.h"
#include "games/kernel/phrase.h"

namespace mk {

Phrase nameOfOne(Suit); // "diamond"
// Whether the argument at `at` is a suit right after the number one.
bool isOneOfSuit(const Phrase&, std::size_t at);

} // namespace mk
