// Pairs of cards that touch at a corner of a grid: which of them can be taken together.
#pragma once

#include "games/kit/patience/board.h"

#include <optional>
#include <span>
#include <vector>

namespace mk::patience {

// Of these pairs as many as can be taken together: a largest matching between the odd rows and the even ones of a grid
// of `across` cells a row.
std::vector<Move> mostTogether(std::span<const Move> pairs, int across);
// One of which neither card has another partner.
std::optional<Move> lonePair(std::span<const Move> pairs);

} // namespace mk::patience
