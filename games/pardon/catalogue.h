// The games on the Oh Pardon board.
#pragma once

#include "games/box/catalogue.h"

namespace mk {

const Family& pardonFamily();

} // namespace mk
