// A contest among several seats: each throws once, the best stay in and throw again until one is left. The throw-off
// for the start and the extra rounds that break a tie are contests. Rules: dice frame, "throw-off" and "ties for first
// place"; the start of races.
#pragma once

#include "games/kernel/seat.h"

#include <array>
#include <bit>
#include <cstdint>

namespace mk {

struct Contest {
  static constexpr int kMostSeats = 8;
  static constexpr int kMostRounds = 20; // after that many without a decision it ends undecided
  using SeatSet = std::uint16_t;         // bit per seat

  SeatSet in = 0;         // still in
  SeatSet done = 0;       // have had their turn of this round
  std::uint8_t round = 0; // 1..; 0 = there is no contest
  bool ended = false;
  std::array<std::int16_t, kMostSeats> value{}; // of those done

  static Contest among(SeatSet seats);
  // The seat that has to throw, in seat order from `first`; kNobody when the contest has ended.
  Seat next(Seat first, int seats) const;
  // Writes down what a seat has thrown. The last one of a round ends it: only the best stay in.
  void score(Seat, int points, int mostRounds = kMostRounds);
  bool decided() const { return ended && std::has_single_bit(in); }
  // Of one that has ended: who is left, the first of those who could not be separated.
  Seat best() const { return static_cast<Seat>(std::countr_zero(in)); }
  bool operator==(const Contest&) const = default;
};

} // namespace mk
