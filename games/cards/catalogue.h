// The card games of the box.
#pragma once

#include "games/box/catalogue.h"

namespace mk {

const Family& cardsFamily();

} // namespace mk
