// What stands in every position of a dice game that writes a state for each seat: its number, the round, the seat to
// move, the starter where that is not plain, totals, words of the game and the states, as in
//   148 r3 s2 b1 [12,9] {P=12 6=x;2=-2}
#pragma once

#include "games/dice/base/turn_text.h"
#include "games/dice/base/words.h"

#include <string_view>
#include <vector>

namespace mk::dice {

struct SeatWords {
  std::string_view round, seat; // "r3", "s2"
  std::string_view begins;      // "b1", where it is given
  Seat starter = kNobody;       // by that
  std::string_view totals;      // between [ and ]
  std::string_view more;        // between totals and states
  std::string_view states;      // between { and }
};
// `noStates` is said of a text without states; it shows what they look like. `more`: the game has words before them.
Checked<SeatWords> readSeatWords(std::string_view position, std::string_view number, int seats, const char* noStates,
                                 bool more = false);

Checked<Seat> readSeat(std::string_view word, int seats); // kNobody for "s-"
Checked<std::vector<int>> readTotals(std::string_view totals, int seats, int lowest, int highest);
// One for each seat; where there is only one, it is that of `alone`, if anybody.
Checked<std::vector<std::string_view>> readStates(std::string_view states, int seats, Seat alone = kNobody);

// In the throw-off every seat's die, else word(seat, w) for each word of its state.
template <class F> Permission readEach(const std::vector<std::string_view>& states, Contest* throwOff, const F& word) {
  for (std::size_t i = 0; i < states.size(); ++i) {
    const auto k = static_cast<Seat>(i);
    std::string_view rest = states[i];
    std::string_view w = nextWord(rest);
    if (throwOff != nullptr) {
      if (auto ok = readStart(*throwOff, k, w); !ok) return ok;
      continue;
    }
    for (; !w.empty(); w = nextWord(rest))
      if (auto ok = word(k, w); !ok) return ok;
  }
  return Ok{};
}
// Whether it is this seat's turn in the throw-off.
Permission throwsNext(const Contest&, Seat, int seats);

} // namespace mk::dice
