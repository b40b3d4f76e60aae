// Unlucky three, to a hundred (64): throw on or bank the points of the turn; a three loses them.
// Rules: games with one and two dice, game 64.
#pragma once

#include "games/dice/throws/goal_turns.h"
#include "games/dice/throws/throw_game.h"

namespace mk::dice {

struct BankRules {
  int goal = 100;
  int bad = 3;
};

struct BankPlay {
  struct State : GoalTurns {
    std::array<std::int16_t, kMostSeats> points{};
    std::int16_t turn = 0; // points of this turn, not banked yet
    bool going = false;
    bool operator==(const State&) const = default;
  };
};

class Bank final : public Mechanic<BankPlay> {
public:
  using Rules = BankRules;

  Bank(const Setup&, const Rules&);

  State begin(SeatSet playing, Seat first) const override;
  Step step(const State& s) const override {
    if (s.toMove == kNobody) return {};
    if (s.turn == 0 || s.going) return Step::thrown(s.toMove, 1, s.going);
    return Step::decide(s.toMove);
  }
  std::uint8_t fall(State&, Throw) const override;
  void moves(const State&, std::vector<Move>&) const override;
  void play(State&, Move) const override;
  SeatSet winners(const State&) const override;
  int rank(const State& s, Seat k) const override { return std::min<int>(s.points[at(k)], rules_.goal); }
  int score(const State& s, Seat k) const override { return s.points[at(k)]; }
  bool shares(const State& s) const override { return !s.reached; }
  Unit unit() const override { return Unit::Points; }

  int bound() const override { return 2 * rules_.goal * GoalTurns::kMostRounds * seats_; }
  Phrase fault(const State&, SeatSet playing) const override;
  template <class V, class S> void fields(V& v, S& s) const {
    v.turn("turn", s.toMove);
    v.each("points", s.points, 0, rules_.goal + 5);
    v.number("unbanked", s.turn, 0, rules_.goal);
    v.number("going", s.going, 0, 1);
    v.number("reached", s.reached, 0, 1);
    v.number("rounds", s.rounds, 0, GoalTurns::kMostRounds);
  }

  Phrase prompt(const State&, const Step&) const override;
  Phrase tellThrow(const State&, Seat, Throw) const override;
  Phrase tellMove(const State&, Seat, Move) const override;
  void sheet(SheetLines&, const State&) const override;
  Picture picture() const override { return {"track", rules_.goal}; }
  std::optional<Move> suggest(const State&, Seat, const std::vector<Move>&, Random&) const override;

private:
  void bank(State&) const;
  void pass(State&) const;

  int seats_;
  Rules rules_;
  bool finishesRound_ = false;
};

} // namespace mk::dice
