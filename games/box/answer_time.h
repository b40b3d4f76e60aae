// The seconds that a timed decision took, as they stand at the end of its move in the log: "expr 3*5*1 t12". Rules that
// count thinking time read them, others play the move without.
#pragma once

#include "games/box/match.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

namespace mk {

// The move without a time at its end.
inline std::string_view withoutTime(std::string_view move) {
  const auto cut = move.rfind(" t");
  if (cut == std::string_view::npos || cut + 2 == move.size()) return move;
  const std::string_view digits = move.substr(cut + 2);
  return std::ranges::all_of(digits, [](char c) { return c >= '0' && c <= '9'; }) ? move.substr(0, cut) : move;
}

// The move with the time that was measured, where time runs now and the rules take it.
inline std::string withTime(const Match& match, Seat seat, std::string_view move, std::int64_t milliseconds) {
  const int allowed = match.turn().isSeats() ? match.now().secondsAllowed() : 0;
  if (allowed == 0) return std::string(move);
  Event e;
  e.seat = seat;
  const std::string bare(withoutTime(move));
  const std::int64_t seconds = milliseconds / 1000;
  if (seconds == 0) return bare;
  e.move = bare + " t" + std::to_string(seconds);
  return seconds > allowed || match.allows(e) ? e.move : bare; // too late: the rules refuse it
}

} // namespace mk
