// The games on the mill board.
#pragma once

#include "games/box/catalogue.h"

namespace mk {

const Family& millFamily();

} // namespace mk
