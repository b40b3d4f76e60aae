// 159: the piles and the magician's own way of gathering.
#pragma once

#include "games/tricks/act.h"

namespace mk::trick::twenty_one {

inline constexpr int kCards = 21, kRows = 3, kMiddle = 11; // the eleventh card, counted from either end
inline constexpr int kRow = 0, kGathered = 3;              // piles

int rowOf(const State&, Token); // 1..3, 0 = in none
Move pickupAround(int row);

} // namespace mk::trick::twenty_one
