// What the program draws by lot: the seed of a match, a deal, the games of an evening.
#pragma once

#include <QRandomGenerator>

namespace mk {

// From chance itself, unless drawLotsFrom() has fixed it.
QRandomGenerator& lots();

// A seed for a match or the number of a deal that nobody has chosen: 1..999,999,999.
quint32 drawnSeed();

// The same lots in the same order from now on.
void drawLotsFrom(quint32 seed);

} // namespace mk
