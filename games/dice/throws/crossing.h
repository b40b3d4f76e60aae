// Crossing off: a turn is a run of throws whose points are crossed off the own list; the first empty list wins.
// Rules: games with one and two dice, 2.4.
#pragma once

#include "games/dice/throws/goal_turns.h"
#include "games/dice/throws/throw_game.h"

namespace mk::dice {

struct CrossingRules {
  int dice = 1;
  std::uint16_t list = 0b1111110; // bit n: the number n
  bool repeatPasses = true;       // a number already crossed off ends the turn; else it changes nothing
};

struct CrossingPlay {
  struct State : GoalTurns {
    std::array<std::uint16_t, kMostSeats> crossed{};
    std::uint16_t throws = 0; // of this turn
    bool operator==(const State&) const = default;
  };
};

class Crossing final : public Mechanic<CrossingPlay> {
public:
  using Rules = CrossingRules;
  static constexpr int kMostThrows = 1000; // of one turn, in which nothing need happen

  Crossing(const Setup&, const Rules&);

  State begin(SeatSet playing, Seat first) const override;
  Step step(const State& s) const override {
    if (s.toMove == kNobody) return {};
    return Step::thrown(s.toMove, rules_.dice);
  }
  std::uint8_t fall(State&, Throw) const override;
  SeatSet winners(const State&) const override;
  int rank(const State& s, Seat k) const override { return score(s, k); }
  int score(const State& s, Seat k) const override { return std::popcount(s.crossed[at(k)]); }
  bool shares(const State& s) const override { return !s.reached; }
  Unit unit() const override { return Unit::Nothing; }

  int bound() const override { return GoalTurns::kMostRounds * seats_ * (rules_.repeatPasses ? 13 : kMostThrows); }
  Phrase fault(const State&, SeatSet playing) const override;
  template <class V, class S> void fields(V& v, S& s) const {
    v.turn("turn", s.toMove);
    for (Seat k = 0; k < seats_; ++k) v.bits(kLetters[at(k)], s.crossed[at(k)], 12); // crossed off
    v.number("throws", s.throws, 0, kMostThrows);
    v.number("rounds", s.rounds, 0, GoalTurns::kMostRounds);
    v.number("reached", s.reached, 0, 1);
  }

  Phrase prompt(const State&, const Step&) const override;
  Phrase tellThrow(const State&, Seat, Throw) const override;
  void sheet(SheetLines&, const State&) const override;
  Picture picture() const override { return {"tiles"}; }

private:
  bool listed(int n) const { return (rules_.list >> n & 1) != 0; }
  static bool crossedOff(const State& s, Seat k, int n) { return (s.crossed[at(k)] >> n & 1) != 0; }
  void pass(State&) const;

  int seats_;
  Rules rules_;
  bool finishesRound_ = false;
};

} // namespace mk::dice
