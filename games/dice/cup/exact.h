// Exact target: a race to a total that has to be hit exactly. After each throw one of its values is counted or the
// throw is passed. Rules: three- to five-dice games, section 2, E; games 117, 120, 124 and 128.
#pragma once

#include "games/dice/cup/cup_game.h"
#include "games/dice/cup/exact_plan.h"

#include <memory>

namespace mk::dice {

struct ExactRules {
  int target = 21;
  ThrowValues (*values)(const Thrown&) = sumOnly; // what a throw may be counted as
  int throws = 1;                                 // of a turn
  bool deadTotals = false;   // a total from which the target cannot be reached may be taken, and is kept
  bool resets = false;       // before the first throw of a turn the total may be set to 0
  bool overEndsTurn = false; // counting is forced: a throw that goes over costs the total and the turn
  bool written = false;      // the dice are a number: shown on the tray, and it decides a tie
  int rounds = 0;            // then the nearest below wins; 0 = a race
  int roundsOfPlay = 0;      // after that many rounds all begin again from 0; 0 = never
  int plays = 1;             // the last of them is won by the nearest below
  bool finishesRound = false;
  int least = 0;   // the least that a throw can add, where totals may be dead
  int outlook = 8; // throws that a computer player looks ahead
};

struct ExactPlay {
  struct State {
    bool ready = false;                          // has decided not to set the total to 0
    std::array<std::uint8_t, kMostSeats> wins{}; // targets reached, where several are needed
    bool operator==(const State&) const = default;
  };
  struct Move {
    enum class Kind : std::uint8_t { Count, Pass, Throw, Reset };
    Kind kind = Kind::Pass;
    std::int16_t value = 0; // counted
    bool operator==(const Move&) const = default;
  };
};

class Exact final : public CupMechanic<ExactPlay> {
public:
  using Rules = ExactRules;

  bool writesThrows() const override { return true; }

  Exact(const Setup&, const Rules&);

  // What a throw may be counted as at this total; empty: it is passed.
  ThrowValues offered(int total, const Thrown&) const;
  bool isDead(int total) const { return !deadTotalsAllowed() && plan_->isDead(total); }
  bool forced() const { return forced_; }
  const ExactPlan& plan() const { return *plan_; }

  int rounds() const override { return rounds_; }
  bool showsRounds() const override { return false; }
  bool finishesRound() const override { return rules_.finishesRound; }
  void beginTurn(Cup&, State& s) const override { s.ready = false; }
  Step step(const Cup& c, const State& s) const override {
    const bool mayReset = rules_.resets && !c.extra() && c.throws == 0 && c.mine() != 0;
    if (c.hand || (mayReset && !s.ready)) return Step::decide(c.toMove);
    return Step::thrown(c.toMove, 3, mayReset);
  }
  Then fall(Cup&, State&, const Thrown&) const override;
  void moves(const Cup&, const State&, std::vector<Move>&) const override;
  Then play(Cup&, State&, const Move&) const override;
  bool roundOver(Cup&, State&) const override;

  int rank(const Cup& c, const State& s, Seat k) const override { return c.total[at(k)] + 10'000 * s.wins[at(k)]; }
  int extraDice() const override { return rules_.written ? 0 : 3; }
  int turnBound() const override { return 2 * rules_.throws + 1; }
  int bound() const override { return (rules_.plays * rules_.roundsOfPlay + Cup::kGuard) * seats() * turnBound(); }

  std::string moveText(const Cup&, const State&, const Move&) const override;
  Gesture gesture(const Cup&, const State&, const Move&) const override;
  void offer(const Cup&, const State&, const std::vector<Move>&, View&) const override;
  std::optional<Move> suggest(const Cup&, const State&, const std::vector<Move>&, Random&) const override;

  std::string stateText(const Cup&, const State&, Seat) const override;
  bool readWord(Cup&, State&, Seat, std::string_view) const override;
  Phrase fault(const Cup&, const State&) const override;
  bool showsGoal(const Cup& c, const State& s, Seat k) const override {
    return winsNeeded_ == 1 ? isHit(c.total[at(k)]) : s.wins[at(k)] >= winsNeeded_;
  }

  Phrase prompt(const Cup&, const State&, const Step&) const override;
  Phrase tellThrow(const Cup& before, const State&, const Cup& after, Seat, const Thrown&) const override;
  Phrase tellMove(const Cup&, const State&, Seat, const Move&) const override;
  Phrase trayLabel(const Cup&, const State&) const override;
  Phrase wonBy(const Cup&, const State&, Seat) const override;
  void sheet(SheetLines&, const Cup&, const State&) const override;
  Picture picture() const override { return {"track", rules_.target}; }

private:
  bool deadTotalsAllowed() const { return rules_.deadTotals || orMore_; }
  bool mayPass() const { return !forced_ && !orMore_; }
  bool decides(const ThrowValues& v) const { return v.size() > (mayPass() ? 0u : 1u); }
  bool isHit(int total) const { return orMore_ ? total >= rules_.target : total == rules_.target; }
  int missing(const Cup& c, Seat k) const { return std::max(0, rules_.target - c.total[at(k)]); }
  Then counts(Cup&, State&, int value) const;
  Then goesOn(Cup&) const;
  bool nobodyCanAdd(const Cup&) const;
  double worth(const Cup&, int total) const;

  Rules rules_;
  bool forced_ = false; // counting
  bool orMore_ = false; // the target may be passed
  int winsNeeded_ = 1;
  int rounds_ = 0;
  std::shared_ptr<const ExactPlan> plan_;
};

} // namespace mk::dice
