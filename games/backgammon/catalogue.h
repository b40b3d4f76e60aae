// The games on the backgammon board.
#pragma once

#include "games/kernel/catalogue.h"

namespace mk {

const Family& backgammonFamily();

} // namespace mk
