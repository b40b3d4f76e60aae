// The games on the Oh Pardon board.
#pragma once

#include "games/kernel/catalogue.h"

namespace mk {

const Family& pardonFamily();

} // namespace mk
