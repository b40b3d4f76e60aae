// Seats of dice games as sets, and how these games begin. Contests are the kit's.
#pragma once

#include "games/kit/contest.h"

namespace mk::dice {

inline constexpr int kMostSeats = Contest::kMostSeats;
using SeatSet = Contest::SeatSet;

inline constexpr SeatSet only(Seat s) { return static_cast<SeatSet>(1u << s); }
inline constexpr SeatSet everySeat(int seats) { return static_cast<SeatSet>((1u << seats) - 1u); }
inline constexpr bool has(SeatSet set, Seat s) { return s >= 0 && ((set >> s) & 1u) != 0; }
inline constexpr Seat lowestOf(SeatSet set) { return static_cast<Seat>(std::countr_zero(set)); }

// Who begins: the highest of one die each, the first seat, or a lot.
enum class Starter : std::uint8_t { ThrowOff, FirstSeat, Lot };

} // namespace mk::dice
