// The games on the mill board.
#pragma once

#include "games/kernel/catalogue.h"

namespace mk {

const Family& millFamily();

} // namespace mk
