// The four forms of skruvwhist in the box.
#pragma once

#include "games/box/catalogue.h"
#include "games/kernel/view.h"

#include <string_view>
#include <vector>

namespace mk {

std::vector<GameInfo> skruvRows();

// What the call at this place of the table has told the partner; empty where no call stands, and in any other game.
Phrase skruvCallExplained(std::string_view id, const Setup&, std::string_view position, Place);

} // namespace mk
