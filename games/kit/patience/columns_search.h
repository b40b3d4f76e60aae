// A quick search for patiences in which everything lies open but the order of a stock that is gone through once:
// columns of which the top card alone moves, foundations by suit from the ace up, any card into an empty column. It
// knows what may be laid from the game's own declared piles; tests hold its answers against the search over the game's
// rules.
#pragma once

#include "games/kernel/rules.h"
#include "games/kit/patience/board.h"
#include "games/kit/patience/piles.h"

#include <span>

namespace mk::patience {

// A position; cards by their code. Foundations come first among the piles, in the order of the suits, then the columns.
struct OpenColumns {
  static constexpr int kColumns = 8, kLongest = 17, kTalon = 20;
  const Build* build = nullptr; // of the columns
  std::array<Row<std::uint8_t, kLongest>, kColumns> columns;
  std::array<std::uint8_t, 4> home{}; // cards on each foundation
  Row<std::uint8_t, kTalon> talon;    // the waste, first turned first, and then the stock
  std::uint8_t turned = 0;            // how many of the talon are the waste
};

// What makes a position near to a win, and how much: cards at home, empty columns; and against it cards that do not lie
// in built order, that lie on lower ones, that wait on the waste, that lie on a card which could go home.
struct ColumnsWorth {
  int home, empty, unbuilt, over, waits, buries;
};

// Keeps the best positions after each move, ever more of them and by each worth in turn; where that does not win soon,
// it tries everything, which alone can say No. Of its positions three take the time and the room of one of the search
// over a game's own rules: so many stand for one in the limits and in the verdict.
Verdict<Move> searchColumns(const OpenColumns&, std::span<const ColumnsWorth>, const SolveLimits&);

} // namespace mk::patience
