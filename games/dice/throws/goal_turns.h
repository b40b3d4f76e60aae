// The turns of the games in which a goal has to be reached (races, banking, crossing off): everybody in turn, and once
// somebody is there the game is over, at once or where the round is finished at its end. Rules: games with one and two
// dice, 2.2, 2.4 and game 64.
#pragma once

#include "games/dice/base/throw.h"

#include <cstdint>

namespace mk::dice {

// Part of a state.
struct GoalTurns {
  static constexpr int kMostRounds = 1000;

  SeatSet playing = 0;
  Seat first = 0;
  Seat toMove = 0; // kNobody: over
  bool reached = false;
  std::uint16_t rounds = 0; // finished
  bool operator==(const GoalTurns&) const = default;

  void begin(SeatSet seats, Seat starter) {
    playing = seats;
    first = toMove = starter;
  }
  void pass(int seats) {
    toMove = after(toMove, playing, seats);
    if (toMove == first && (++rounds == kMostRounds || reached)) toMove = kNobody;
  }
  // By the one to move.
  void reach(int seats, bool finishesRound) {
    reached = true;
    if (finishesRound)
      pass(seats);
    else
      toMove = kNobody;
  }

  // For positions that are read.
  bool turnFits(SeatSet seats) const { return playing == seats && (toMove == kNobody || has(seats, toMove)); }
  bool endFits(bool finishesRound) const {
    const bool over = rounds == kMostRounds || (reached && (!finishesRound || toMove == kNobody));
    return over == (toMove == kNobody);
  }
};

} // namespace mk::dice
