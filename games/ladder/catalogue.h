// The races of one piece per player.
#pragma once

#include "games/box/catalogue.h"

namespace mk {

const Family& ladderFamily();

} // namespace mk
