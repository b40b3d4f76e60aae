// How long the players of a match with clocks may think: "300+5" is five minutes each and five seconds more after every
// turn. It is kept among the options of a match under a key that no game uses.
#pragma once

#include "games/kernel/checked.h"
#include "games/kernel/options.h"
#include "games/kernel/seat.h"

#include <memory>
#include <string>
#include <string_view>

namespace mk {

class Game;
class Position;
struct GameInfo;
struct Setup;

struct TimeControl {
  static constexpr int kLongest = 24 * 60 * 60, kLongestIncrement = 600;
  int seconds = 0;   // for the whole match
  int increment = 0; // seconds given after every turn
  bool operator==(const TimeControl&) const = default;
};

inline constexpr const char* kClockOption = "clock";

std::string text(const TimeControl&);
Checked<TimeControl> readTimeControl(std::string_view); // "300+5", "300"

// Board games of two where nothing is hidden and something is decided.
bool mayHaveClocks(const GameInfo&);

// For the `make` of a catalogue row whose game knows positions that a side cannot win any more by any moves at all: the
// other's time running out is a draw there.
struct MakerWithFlag {
  std::shared_ptr<const Game> (*make)(const Setup&);
  bool (*mayWin)(const Position&, Seat);
  std::shared_ptr<const Game> operator()(const Setup& setup) const { return make(setup); }
};
bool mayWin(const GameInfo&, const Position&, Seat);

} // namespace mk
