// Bridge and its relatives in the box.
#pragma once

#include "games/box/catalogue.h"

namespace mk {

const Family& whistFamily();

} // namespace mk
