// The names of openings, from small tables in assets/openings: a match bears the name of the last known position that
// it came through, by whatever moves.
#pragma once

#include "games/box/match.h"

#include <QString>

namespace mk {

// After so many events; empty where the game has no table or nothing is known.
QString openingOf(const Match&, std::size_t ply, const QString& lang);

} // namespace mk
