// Macau (56): throw or stop, nearest to twelve and not over it. Rules: games with one and two dice, game 56.
#pragma once

#include "games/dice/throws/throw_game.h"

namespace mk::dice {

struct MacauRules {
  int most = 12;
};

struct MacauPlay {
  struct State {
    std::array<std::uint8_t, kMostSeats> total{};
    SeatSet playing = 0;
    SeatSet done = 0;
    Seat toMove = 0; // kNobody: over
    bool going = false;
    bool operator==(const State&) const = default;
  };
};

class Macau final : public Mechanic<MacauPlay> {
public:
  using Rules = MacauRules;

  Macau(const Setup& s, const Rules& rules) : seats_(s.seats), rules_(rules) {}

  State begin(SeatSet playing, Seat first) const override;
  Step step(const State& s) const override {
    if (s.toMove == kNobody) return {};
    if (s.total[at(s.toMove)] == 0 || s.going) return Step::thrown(s.toMove, 1, s.going);
    return Step::decide(s.toMove);
  }
  std::uint8_t fall(State&, Throw) const override;
  void moves(const State&, std::vector<Move>&) const override;
  void play(State&, Move) const override;
  SeatSet winners(const State&) const override;
  int rank(const State& s, Seat k) const override { return heldRank(s.total[at(k)]); }
  int score(const State& s, Seat k) const override { return s.total[at(k)]; }
  int heldRank(int total) const override { return total > rules_.most ? 0 : total; }
  bool playsAgain() const override { return true; }
  Unit unit() const override { return Unit::Nothing; }

  int bound() const override { return 2 * (rules_.most + 1) * seats_; }
  Phrase fault(const State&, SeatSet playing) const override;
  template <class V, class S> void fields(V& v, S& s) const {
    v.turn("turn", s.toMove);
    v.each("total", s.total, 0, rules_.most + 5);
    v.seats("finished", s.done);
    v.number("going", s.going, 0, 1);
  }

  Phrase prompt(const State&, const Step&) const override;
  Phrase tellThrow(const State&, Seat, Throw) const override;
  Phrase tellMove(const State&, Seat, Move) const override;
  void sheet(SheetLines&, const State&) const override;
  Picture picture() const override { return {"clock", rules_.most}; }
  std::optional<Move> suggest(const State&, Seat, const std::vector<Move>&, Random&) const override;

private:
  bool out(const State& s, Seat k) const { return s.total[at(k)] > rules_.most; }
  void finish(State&) const;
  int best(const State&) const; // of those not out

  int seats_;
  Rules rules_;
};

} // namespace mk::dice
