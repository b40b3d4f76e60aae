// The end of a patience that plays itself: only where nobody would decide otherwise.
#pragma once

#include "games/box/match.h"

#include <QStringList>

namespace mk {

// The moves that are left when every one of them is the only one there is, or lays something home while all cards lie
// open, and they win; empty where something is still to be decided, and before the person has decided anything in this
// deal.
QStringList finishLine(const Match&);

} // namespace mk
