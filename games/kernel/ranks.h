// Ranks of cards: their letters and names.
#pragma once

#include "games/kernel/phrase.h"

#include <string_view>

namespace mk {

// The letter of a rank stands at the place Card::value(), that of the ace at Card::high() too.
inline constexpr std::string_view kRanks = "?A23456789TJQKA";
inline constexpr std::string_view kPokerFaces = kRanks.substr(9); // of a poker die, faces 1..6

Phrase rankName(int value); // "ace", "2", ..., "king"

} // namespace mk
