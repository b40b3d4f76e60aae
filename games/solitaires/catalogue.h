// The patiences of the booklet, 150-156.
#pragma once

#include "games/box/catalogue.h"

namespace mk {

const Family& solitairesFamily();

} // namespace mk
