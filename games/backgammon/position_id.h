// Positions as the IDs of GNU Backgammon: ten bytes of stones and nine of match, in base 64. The format is described in
// its manual, "A technical description of the Position ID" and "... of the Match ID".
#pragma once

#include "games/backgammon/steps.h"
#include "games/kernel/checked.h"

#include <string>
#include <string_view>

namespace mk {

// "4HPwATDgc/ABMA". The first side of the stones is the one to move; stones neither on the board nor on the bar are
// off.
std::string positionId(const Stones&, Seat onRoll);
Checked<Stones> readPositionId(std::string_view);

// "cAkAAAAAAAAA": cube, whose turn, dice, score.
struct MatchId {
  std::uint8_t cube = 1;
  Seat owner = kNobody;
  Seat onRoll = 0;
  bool crawford = false;
  bool doubled = false; // offered by the one on roll, not yet answered
  std::array<std::uint8_t, 2> dice{};
  std::int16_t length = 0; // 0 = a single game
  std::array<std::int16_t, 2> score{};
  bool operator==(const MatchId&) const = default;
};
std::string matchId(const MatchId&);
Checked<MatchId> readMatchId(std::string_view);

} // namespace mk
