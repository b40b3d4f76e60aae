// The games on the backgammon board.
#pragma once

#include "games/box/catalogue.h"

namespace mk {

const Family& backgammonFamily();

} // namespace mk
