// Elimination: each round everybody still in throws once, and whoever throws the bad face is out; the last one wins.
// Rules: games with one and two dice, 2.5, games 52-54.
#pragma once

#include "games/dice/throws/throw_game.h"

namespace mk::dice {

struct EliminationRules {
  int bad = 1; // the face
};

struct EliminationPlay {
  struct State {
    SeatSet in = 0;
    SeatSet hit = 0; // in this round
    Seat first = 0;
    Seat toMove = 0;                               // kNobody: over
    std::array<std::uint16_t, kMostSeats> round{}; // in which a seat went out
    std::array<std::uint8_t, kMostSeats> face{};   // thrown last
    std::uint16_t rounds = 0;                      // finished
    bool operator==(const State&) const = default;
  };
};

class Elimination final : public Mechanic<EliminationPlay> {
public:
  using Rules = EliminationRules;
  static constexpr int kMostRounds = 1000;
  bool scores() const override { return false; }

  Elimination(const Setup&, const Rules&);

  State begin(SeatSet playing, Seat first) const override;
  Step step(const State& s) const override {
    if (s.toMove == kNobody) return {};
    return Step::thrown(s.toMove, 1);
  }
  std::uint8_t fall(State& s, Throw t) const override {
    s.face[at(s.toMove)] = t.a;
    const bool bad = t.a == rules_.bad;
    if (bad) s.hit |= only(s.toMove);
    s.toMove = after(s.toMove, s.in, seats_);
    if (s.toMove == s.first) roundPlayed(s);
    return bad ? 3 : 0;
  }
  SeatSet winners(const State& s) const override { return s.in; }
  int rank(const State& s, Seat k) const override { return s.round[at(k)] == 0 ? kMostRounds + 1 : s.round[at(k)]; }
  int score(const State& s, Seat k) const override { return rank(s, k); }
  bool shares(const State&) const override { return true; } // all others win, or the limit is reached
  Unit unit() const override { return Unit::Nothing; }

  int bound() const override { return kMostRounds * seats_; }
  Phrase fault(const State&, SeatSet playing) const override;
  template <class V, class S> void fields(V& v, S& s) const {
    v.turn("turn", s.toMove);
    v.seats("still", s.in);
    v.seat("opener", s.first);
    v.seats("hit", s.hit);
    v.each("out", s.round, 0, kMostRounds);
    v.each("face", s.face, 0, 6);
    v.number("rounds", s.rounds, 0, kMostRounds);
  }

  Phrase prompt(const State&, const Step&) const override;
  Phrase tellThrow(const State&, Seat, Throw) const override;
  Phrase wonBy(const State&, Seat) const override;
  void sheet(SheetLines&, const State&) const override;
  Picture picture() const override { return {"luck", rules_.bad}; }

private:
  void roundPlayed(State&) const;

  int seats_;
  Rules rules_;
  bool firstHitEnds_ = false;
};

} // namespace mk::dice
