// Portable Bridge Notation (Tis Veugen's standard 2.1): boards with deal, auction, play and result. A file is read as a
// whole or refused with the line of the first thing that does not fit. Rules: rulings on bridge, part I.
#pragma once

#include "games/box/exchange.h"

#include <span>

namespace mk {

std::span<const FileFormat> pbnFormats(); // of the four bridge games

} // namespace mk
