// The end of a patience that plays itself: only where nobody would decide otherwise. Which moves these are, the rules
// say.
#pragma once

#include "games/box/match.h"

#include <QStringList>

namespace mk {

// The moves that are left where none of them is to be decided on, nothing lies hidden, and they win; empty otherwise,
// and in a deal that goes by itself from its start.
QStringList finishLine(const Match&);

// A patience won, or to be won, without a decision from its start to its end: such a win does not count.
bool goesByItself(const Match&);

} // namespace mk
