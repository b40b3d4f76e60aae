// What the patiences 150-156 share: the order of the pack, undo that hides a card again, and the race in which two to
// four seats play the same order one after another behind a cover.
#pragma once

#include "games/kernel/options.h"
#include "games/kernel/result.h"
#include "games/kernel/row.h"
#include "games/kernel/rules.h"
#include "games/kernel/view.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mk::patience {

inline constexpr int kMostSeats = 4;

// How one seat's play of the deal ended.
struct Finish {
  std::int16_t score = 0;
  std::int16_t moves = 0;
  bool won = false;
  bool operator==(const Finish&) const = default;
};
using Finishes = Row<Finish, kMostSeats>; // of the seats that have played, in their order

// One seat: won or not. A race: winners before the others, then the higher score, then fewer moves; all equal = shared
// place.
Result ranking(const Finishes&, int seats, Phrase why);

std::string text(const Finishes&); // "34/250 104/246w": score/moves and w for a win
std::optional<Finishes> readFinishes(std::string_view);

// The results of a race as a sheet; only for looks after the last seat has finished.
Zone resultSheet(std::int16_t id, const Finishes&);

// What undo means for a move that shows or moves closed cards, or for one that does not.
Takeback takeback(bool opensCards, int seats, bool openMovesOnly);
OptionSpec undoOption();
// House rules that several patiences have: how often the stock is gone through (1..most), and how columns are built
// beside alternating colours.
OptionSpec passesOption(int most, int usual);
OptionSpec buildingOption(const char* other, Phrase name);

} // namespace mk::patience
