// Bridge-belote in the box.
#pragma once

#include "games/box/catalogue.h"

namespace mk {

GameInfo beloteRow();

} // namespace mk
