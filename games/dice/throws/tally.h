// Tally: everybody makes the same number of attempts, every attempt has a value, and the totals are compared.
// Rules: games with one and two dice, 2.1.
#pragma once

#include "games/dice/throws/throw_game.h"

namespace mk::dice {

struct TallyRules {
  enum class Total : std::uint8_t {
    Sum,
    Formula,  // the rows are weighted
    Halves,   // the best five of the first ten and the lowest five of the second ten attempts
    Fifth,    // the sum divided by five
    PreThrow, // the sum times the own throw of one die; the highest of these is the number of attempts
    Ones      // the number of double ones, then the sum
  };
  int dice = 1;
  int attempts = 5;
  int (*value)(Throw) = [](Throw t) { return t.points(); };
  Total total = Total::Sum;
  std::array<std::int8_t, 10> weights{}; // Formula: of the rows
  bool difference = false;               // Formula: without its sign
  bool least = false;                    // the least wins
  bool called = false;                   // the previous player names the number that counts
  bool forPrevious = false;              // a throw is scored by the previous player
  const char* const* rowNames = nullptr; // what is done with each row, where rows differ
};

struct TallyPlay {
  static constexpr int kMostRows = 20;

  struct State {
    std::array<std::array<Throw, kMostRows>, kMostSeats> rows{}; // called: the throw and the number called
    std::array<std::uint8_t, kMostSeats> pre{};                  // PreThrow
    SeatSet playing = 0;
    Seat first = 0;
    Seat toMove = 0; // kNobody: all attempts are made
    std::uint8_t attempts = 0;
    std::uint8_t round = 0; // rounds finished
    std::uint8_t call = 0;
    Throw hand; // thrown, to be written in a row
    bool operator==(const State&) const = default;
  };
};

class Tally final : public Mechanic<TallyPlay> {
public:
  using Rules = TallyRules;

  Tally(const Setup&, const Rules&);

  State begin(SeatSet playing, Seat first) const override;
  Step step(const State& s) const override {
    if (s.toMove == kNobody) return {};
    if (!s.hand.empty()) return Step::decide(s.toMove);
    if (rules_.called && s.call == 0) return Step::decide(before(s.toMove, s.playing, seats_));
    return Step::thrown(s.toMove, s.attempts == 0 ? 1 : rules_.dice);
  }
  std::uint8_t fall(State& s, Throw t) const override {
    if (s.attempts == 0) return preThrow(s, t);
    const int v = valueOf(s, t);
    if (free_) {
      s.hand = t;
      return 3;
    }
    s.rows[at(scorer(s, s.toMove))][s.round] = rules_.called ? Throw{t.a, s.call} : t;
    s.call = 0;
    pass(s);
    return v == 0 ? 0 : 3;
  }
  void moves(const State&, std::vector<Move>&) const override;
  void play(State&, Move) const override;
  SeatSet winners(const State&) const override;
  int rank(const State&, Seat) const override;
  int score(const State& s, Seat k) const override { return total(s, k); }
  Unit unit() const override {
    return rules_.total == Rules::Total::Fifth || decidedByOnes() ? Unit::Nothing : Unit::Points;
  }

  Step extraStep(const State&, Seat tied, int dice) const override;
  int extraValue(State&, Seat tied, Throw) const override;
  void extraPlay(State& s, Move m) const override { s.call = m.n; }

  int bound() const override { return 2 * seats_ * (kMostRows + 1); }
  Phrase fault(const State&, SeatSet playing) const override;
  template <class V, class S> void fields(V& v, S& s) const;

  Phrase prompt(const State&, const Step&) const override;
  Phrase tellThrow(const State&, Seat, Throw) const override;
  Phrase tellMove(const State&, Seat, Move) const override;
  void sheet(SheetLines&, const State&) const override;
  Picture picture() const override { return rules_.rowNames == nullptr ? Picture{"strip"} : Picture{}; }
  Phrase trayLabel(const State&) const override;
  std::optional<Move> suggest(const State&, Seat, const std::vector<Move>&, Random&) const override;

  int ones(const State&, Seat) const; // how often 1-1 was thrown

private:
  bool decidedByOnes() const { return rules_.total == Rules::Total::Ones && !pointsOnly_; }
  int valueOf(const State& s, Throw t) const { return rules_.called ? t.a == s.call : rules_.value(t); }
  int valueOf(Throw row) const { return row.empty() ? 0 : rules_.called ? row.isDouble() : rules_.value(row); }
  Seat scorer(const State& s, Seat thrower) const {
    return rules_.forPrevious ? before(thrower, s.playing, seats_) : thrower;
  }
  std::uint8_t preThrow(State&, Throw) const;
  void pass(State& s) const {
    s.toMove = after(s.toMove, s.playing, seats_);
    if (s.toMove == s.first && ++s.round == s.attempts) s.toMove = kNobody;
  }
  int total(const State&, Seat) const;
  int halves(const State&, Seat) const;

  int seats_;
  Rules rules_;
  bool free_ = false;       // rows may be filled in any order
  bool pointsOnly_ = false; // 79: the ones do not decide
};

template <class V, class S> void Tally::fields(V& v, S& s) const {
  v.turn("turn", s.toMove);
  v.number("round", s.round, 0, kMostRows);
  v.number("attempts", s.attempts, 0, kMostRows);
  v.number("call", s.call, 0, 6);
  v.thrown("hand", s.hand);
  v.each("pre", s.pre, 0, 6);
  for (Seat k = 0; k < seats_; ++k) v.throws(kLetters[at(k)], s.rows[at(k)]);
}

} // namespace mk::dice
