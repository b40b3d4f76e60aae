// The card tricks of the booklet, 157-168.
#pragma once

#include "games/box/catalogue.h"

namespace mk {

const Family& tricksFamily();

} // namespace mk
