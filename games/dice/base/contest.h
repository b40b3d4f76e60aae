// A contest among several seats: each throws once, the best stay in and throw again until one is left. The opening
// throw-off (one die each) and the extra rounds that break a tie are contests.
// Rules: dice frame, "throw-off" and "ties for first place".
#pragma once

#include "games/kernel/seat.h"

#include <array>
#include <bit>
#include <cstdint>

namespace mk::dice {

inline constexpr int kMostSeats = 8;
using SeatSet = std::uint16_t; // bit per seat

inline constexpr SeatSet only(Seat s) { return static_cast<SeatSet>(1u << s); }
inline constexpr SeatSet everySeat(int seats) { return static_cast<SeatSet>((1u << seats) - 1u); }
inline constexpr bool has(SeatSet set, Seat s) { return s >= 0 && ((set >> s) & 1u) != 0; }
inline constexpr Seat lowestOf(SeatSet set) { return static_cast<Seat>(std::countr_zero(set)); }

// Who begins: the highest of one die each, the first seat, or a lot.
enum class Starter : std::uint8_t { ThrowOff, FirstSeat, Lot };

struct Contest {
  static constexpr int kMostRounds = 20; // after that many without a decision it ends undecided

  SeatSet in = 0;         // still in
  SeatSet done = 0;       // have had their turn of this round
  std::uint8_t round = 0; // 1..; 0 = there is no contest
  bool ended = false;
  std::array<std::int16_t, kMostSeats> value{}; // of those done

  static Contest among(SeatSet seats);
  // The seat that has to throw, in seat order from `first`; kNobody when the contest has ended.
  Seat next(Seat first, int seats) const;
  // Writes down what a seat has thrown. The last one of a round ends it: only the best stay in.
  void score(Seat, int points);
  bool decided() const { return ended && std::has_single_bit(in); }
  bool operator==(const Contest&) const = default;
};

// A throw of the opening throw-off: the starter when it is decided (the first of those who could not be separated),
// else kNobody.
Seat throwForStart(Contest&, Seat, int die, int seats);

} // namespace mk::dice
