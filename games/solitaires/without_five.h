// 153 Ilma viieta (Without the Five): four rows of eight; pairs that touch at a corner go. Rules: booklet game 153 and its
// ruling.
#pragma once

#include "games/kit/patience/frame.h"

namespace mk {

class WithoutFive : public patience::Frame<WithoutFive, patience::Board<32, 0, 1, 32, 0>> {
public:
  static constexpr int kColumns = 8, kRows = 4, kCells = 32, kOrders = 3;
  using Base = patience::Frame<WithoutFive, patience::Board<32, 0, 1, 32, 0>>;
};

} // namespace mk
