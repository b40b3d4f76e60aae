// Do not repeat (70): a throw with the points of another player's earlier throw is a mark, five marks put a player out.
// Rules: games with one and two dice, game 70.
#pragma once

#include "games/dice/throws/throw_game.h"

namespace mk::dice {

struct RepeatsRules {
  int rounds = 10;
  int marks = 5; // put a player out
};

struct RepeatsPlay {
  struct State {
    std::array<std::uint16_t, kMostSeats> list{}; // bit n: has thrown n points
    std::array<std::uint8_t, kMostSeats> marks{};
    SeatSet playing = 0;
    SeatSet in = 0;
    SeatSet done = 0; // have thrown in this round
    Seat first = 0;   // of this round
    Seat toMove = 0;  // kNobody: over
    std::uint8_t rounds = 0;
    std::uint8_t lastPoints = 0; // the throw before
    Seat lastBy = kNobody;
    bool operator==(const State&) const = default;
  };
};

class Repeats final : public Mechanic<RepeatsPlay> {
public:
  using Rules = RepeatsRules;

  Repeats(const Setup&, const Rules&);

  State begin(SeatSet playing, Seat first) const override;
  Step step(const State& s) const override {
    if (s.toMove == kNobody) return {};
    return Step::thrown(s.toMove, 2);
  }
  std::uint8_t fall(State&, Throw) const override;
  SeatSet winners(const State&) const override;
  int rank(const State& s, Seat k) const override { return -s.marks[at(k)]; }
  int score(const State& s, Seat k) const override { return s.marks[at(k)]; }
  int extraValue(State&, Seat, Throw) const override; // the lists stay in force
  Unit unit() const override { return Unit::Nothing; }

  int bound() const override { return rules_.rounds * seats_; }
  Phrase fault(const State&, SeatSet playing) const override;
  template <class V, class S> void fields(V& v, S& s) const {
    v.turn("turn", s.toMove);
    for (Seat k = 0; k < seats_; ++k) v.bits(kLetters[at(k)], s.list[at(k)], 12); // thrown
    v.each("marks", s.marks, 0, rules_.marks);
    v.seats("still", s.in);
    v.seats("thrown", s.done);
    v.seat("opener", s.first);
    v.number("rounds", s.rounds, 0, rules_.rounds);
    v.number("before", s.lastPoints, 0, 12);
    v.seat("beforeBy", s.lastBy);
  }

  Phrase prompt(const State&, const Step&) const override;
  Phrase tellThrow(const State&, Seat, Throw) const override;
  void sheet(SheetLines&, const State&) const override;
  Picture picture() const override { return {"strip"}; }
  Phrase trayLabel(const State&) const override;

private:
  bool repeats(const State&, Seat, int points) const;
  void note(State&, Seat, int points) const;

  int seats_;
  Rules rules_;
  bool lists_ = true; // all earlier throws count, not only the one before
};

} // namespace mk::dice
