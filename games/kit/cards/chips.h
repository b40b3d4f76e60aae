// A common pool of chips: paid into and taken from. Chips are never made or lost: pool and balances together are always
// 0. Rules: card games, game 169.
#pragma once

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <span>

namespace mk::cards {

struct Pool {
  std::int16_t chips = 0;
  bool operator==(const Pool&) const = default;

  // What would lift the pool over the cap is not paid. What was paid.
  int payIn(std::int16_t& balance, int most, int cap = INT16_MAX) {
    const int paid = std::clamp(cap - chips, 0, most);
    balance = static_cast<std::int16_t>(balance - paid);
    chips = static_cast<std::int16_t>(chips + paid);
    return paid;
  }
  // As far as the pool goes. What was taken.
  int takeOut(std::int16_t& balance, int most) {
    const int taken = std::min<int>(most, chips);
    balance = static_cast<std::int16_t>(balance + taken);
    chips = static_cast<std::int16_t>(chips - taken);
    return taken;
  }
  bool isWhole(std::span<const std::int16_t> balances) const {
    return std::accumulate(balances.begin(), balances.end(), int{chips}) == 0;
  }
};

} // namespace mk::cards
