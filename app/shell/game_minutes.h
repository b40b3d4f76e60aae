// How long a match takes, as the game's page says it.
#pragma once

#include "app/host/game_box.h"

#include <optional>

namespace mk {

struct Minutes {
  int least = 0, most = 0;
  int usual() const { return (least + most) / 2; }
};
std::optional<Minutes> minutesOf(const BoxedGame&); // nothing where the page does not say

} // namespace mk
