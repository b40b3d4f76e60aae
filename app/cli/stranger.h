// Another program in a duel, as it is named after --against: "stockfish:1500", "gnubg:0".
#pragma once

#include "app/host/game_box.h"
#include "games/box/duel.h"

#include <QString>

namespace mk {

// Nothing where the game knows no such program. Throws Failed where it is not installed, as the player itself does
// where the program is lost on the way: the duel would be of no use.
std::optional<Duellist> strangerCalled(const BoxedGame&, const DuelPlan&, const QString& called);

} // namespace mk
