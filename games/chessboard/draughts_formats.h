// The formats of other programs for the kinds of draughts that the field knows: PDN and its FEN.
#pragma once

#include "games/box/match.h"

#include <span>

namespace mk {

std::span<const FileFormat> draughtsFormats();

} // namespace mk
