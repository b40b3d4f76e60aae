// Race: a score from 0 to a goal, throw by throw. The rounds of 80 and 86, in which everybody makes the same number of
// attempts, are races whose rounds are finished. Rules: games with one and two dice, 2.2.
#pragma once

#include "games/dice/throws/goal_turns.h"
#include "games/dice/throws/throw_game.h"

namespace mk::dice {

enum class TurnRule : std::uint8_t { One, Run, Double }; // one throw; while throws count; one more after a double

struct RaceRules {
  int dice = 1;
  int goal = 100;
  const char* picture = "track";
  bool exact = true;
  int (*value)(Throw) = [](Throw t) { return t.points(); };
  TurnRule turn = TurnRule::One;
  std::uint8_t deadRests = 0;      // bit n: a rest of n could never be thrown
  bool (*resets)(Throw) = nullptr; // this throw costs the whole score
  bool doublesScore = false;       // a double doubles the score after its points have been added
  bool finishesRound = false;      // the round is always played to its end
  bool playsAgain = false;         // those tied play again
  int (*extra)(Throw) = [](Throw t) { return t.points(); }; // what an extra throw is worth
};

struct RacePlay {
  struct State : GoalTurns {
    std::array<std::int16_t, kMostSeats> points{};
    bool operator==(const State&) const = default;
  };
};

class Race final : public Mechanic<RacePlay> {
public:
  using Rules = RaceRules;

  Race(const Setup&, const Rules&);

  State begin(SeatSet playing, Seat first) const override;
  Step step(const State& s) const override {
    if (s.toMove == kNobody) return {};
    return Step::thrown(s.toMove, rules_.dice);
  }
  std::uint8_t fall(State& s, Throw t) const override {
    std::int16_t& mine = s.points[at(s.toMove)];
    const Effect e = effect(mine, t);
    mine = static_cast<std::int16_t>(e.score);
    if (e.kind != Effect::Kind::Moves) {
      s.pass(seats_);
      return 0;
    }
    if (mine >= rules_.goal)
      s.reach(seats_, finishesRound_);
    else if (rules_.turn == TurnRule::One || (rules_.turn == TurnRule::Double && !t.isDouble()))
      s.pass(seats_);
    return 3;
  }
  SeatSet winners(const State&) const override;
  int rank(const State& s, Seat k) const override { return heldRank(s.points[at(k)]); }
  int score(const State& s, Seat k) const override { return s.points[at(k)]; }
  // Beyond the goal the amount does not matter.
  int heldRank(int score) const override { return std::min(score, rules_.goal); }
  bool shares(const State& s) const override { return !s.reached; } // stopped by the limit
  bool playsAgain() const override { return rules_.playsAgain; }
  int extraValue(State&, Seat, Throw t) const override { return rules_.extra(t); }
  Unit unit() const override { return Unit::Points; }

  int bound() const override {
    return GoalTurns::kMostRounds * seats_ * (rules_.turn == TurnRule::One ? 1 : 1 + rules_.goal);
  }
  Phrase fault(const State&, SeatSet playing) const override;
  template <class V, class S> void fields(V& v, S& s) const {
    v.turn("turn", s.toMove);
    v.each("points", s.points, 0, 1000);
    v.number("rounds", s.rounds, 0, GoalTurns::kMostRounds);
    v.number("reached", s.reached, 0, 1);
  }

  Phrase prompt(const State&, const Step&) const override;
  Phrase tellThrow(const State&, Seat, Throw) const override;
  void sheet(SheetLines&, const State&) const override;
  Picture picture() const override { return {rules_.picture, rules_.goal}; }

private:
  // What a throw does to a score.
  struct Effect {
    enum class Kind : std::uint8_t { Moves, Nothing, TakenBack, DeadRest, Reset };
    Kind kind;
    int score;
  };
  Effect effect(int score, Throw t) const {
    using Kind = Effect::Kind;
    if (rules_.resets != nullptr && rules_.resets(t)) return {Kind::Reset, 0};
    const int v = rules_.value(t);
    if (v == 0) return {Kind::Nothing, score};
    const int next = rules_.doublesScore && t.isDouble() ? 2 * (score + t.points()) : score + v;
    if (rules_.exact && next > rules_.goal) return {Kind::TakenBack, score};
    const int rest = rules_.goal - next;
    if (rest > 0 && rest < 8 && (rules_.deadRests >> rest & 1) != 0) return {Kind::DeadRest, score};
    return {Kind::Moves, next};
  }

  int seats_;
  Rules rules_;
  bool finishesRound_;
};

} // namespace mk::dice
