// The sheet of a game with a common pool, as it is kept on paper: for each deal who declared what, the tricks and the
// chips of each seat, and what lies in the pool. Rules: card games, game 169.
#pragma once

#include "games/kernel/row.h"
#include "games/kernel/seat.h"
#include "games/kernel/view.h"
#include "games/kit/cards/chips.h"
#include "games/kit/cards/table.h"

#include <array>
#include <cstdint>
#include <span>

namespace mk::cards {

// What was played in a deal and how the chips stood after it.
struct PoolLine {
  static constexpr int kMostSeats = 4;
  Seat declarer = kNobody; // nobody: all passed
  std::uint8_t call = 0;
  std::int8_t trump = -1; // none: nothing was played, or a game without trump
  std::array<std::uint8_t, kMostSeats> tricks{};
  std::array<std::int16_t, kMostSeats> balance{};
  std::int16_t pool = 0;
  bool operator==(const PoolLine&) const = default;
};

inline constexpr int kMostPoolLines = 15;
using PoolLines = Row<PoolLine, kMostPoolLines>;

// A pool and its sheet. A game's state is made of it.
struct PoolPlay {
  Pool pool;
  PoolLines sheet;
  bool operator==(const PoolPlay&) const = default;

  // Writes down a deal that is over, with what has become of pool and chips.
  void note(PoolLine, std::span<const std::int16_t> balances);
};
// Its fields "pool" and "sheet"; "" or what is wrong with it after so many deals.
void declarePool(Table&, PoolPlay&, int highestCall, int tricksOfDeal);
Phrase faultOfPool(const PoolPlay&, std::span<const std::int16_t> balances, int deals);

// The field "sheet" of a position: "declarer.call.trump.tricks of each.chips of each.pool" for each deal.
void declareSheet(Table&, PoolLines&, int highestCall, int tricksOfDeal);

// The picture that such a sheet asks for: a field for each player around the pool.
const BoardShape& poolPicture();
// What is written of a seat: its tricks and its chips, or its chips alone.
Cell poolCell(int tricks, int chips);
Cell poolCell(int chips);
// A heading, a line a deal, what stands now. `called` says what was declared.
void writeSheet(Zone&, std::span<const PoolLine>, std::span<const std::int16_t> chips, int pool,
                Phrase (*called)(const PoolLine&));

} // namespace mk::cards
