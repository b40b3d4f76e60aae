// Series: a number of throws each, and exactly one total wins. Whoever is above it has failed this series.
// Rules: games with one and two dice, 2.3.
#pragma once

#include "games/dice/throws/throw_game.h"

namespace mk::dice {

struct SeriesRules {
  int throws = 3;
  int total = 12;
};

struct SeriesPlay {
  struct State {
    std::array<std::int16_t, kMostSeats> total{};
    SeatSet playing = 0;
    SeatSet stopped = 0; // nearest: throw no more in this series
    Seat first = 0;
    Seat toMove = 0;          // kNobody: over
    bool going = false;       // has decided to throw
    std::uint8_t throws = 0;  // rounds of this series that are finished
    std::uint16_t series = 0; // finished without a winner
    bool operator==(const State&) const = default;
  };
};

class Series final : public Mechanic<SeriesPlay> {
public:
  using Rules = SeriesRules;
  static constexpr int kMostSeries = 1000;

  Series(const Setup&, const Rules&);

  State begin(SeatSet playing, Seat first) const override;
  Step step(const State& s) const override {
    if (s.toMove == kNobody) return {};
    if (nearest_ && s.throws > 0 && !s.going) return Step::decide(s.toMove);
    return Step::thrown(s.toMove, 1, s.going);
  }
  std::uint8_t fall(State& s, Throw t) const override {
    std::int16_t& mine = s.total[at(s.toMove)];
    mine = static_cast<std::int16_t>(mine + t.a);
    s.going = false;
    pass(s);
    return 3;
  }
  void moves(const State&, std::vector<Move>&) const override;
  void play(State&, Move) const override;
  SeatSet winners(const State&) const override;
  int rank(const State& s, Seat k) const override { return s.total[at(k)] > rules_.total ? -1 : s.total[at(k)]; }
  int score(const State& s, Seat k) const override { return s.total[at(k)]; }
  bool shares(const State& s) const override { return s.series == kMostSeries; }
  Unit unit() const override { return Unit::Points; }

  int bound() const override { return 2 * kMostSeries * rules_.throws * seats_; }
  Phrase fault(const State&, SeatSet playing) const override;
  template <class V, class S> void fields(V& v, S& s) const {
    v.turn("turn", s.toMove);
    v.each("total", s.total, 0, rules_.total + 5);
    v.seats("stopped", s.stopped);
    v.number("going", s.going, 0, 1);
    v.number("throws", s.throws, 0, rules_.throws);
    v.number("series", s.series, 0, kMostSeries);
  }

  Phrase prompt(const State&, const Step&) const override;
  Phrase tellThrow(const State&, Seat, Throw) const override;
  Phrase tellMove(const State&, Seat, Move) const override;
  Phrase trayLabel(const State&) const override;
  void sheet(SheetLines&, const State&) const override;
  Picture picture() const override { return {"track", rules_.total}; }
  std::optional<Move> suggest(const State&, Seat, const std::vector<Move>&, Random&) const override;

private:
  bool active(const State& s, Seat k) const { return s.total[at(k)] < rules_.total && !has(s.stopped, k); }
  void pass(State&) const;
  void roundPlayed(State&) const;

  int seats_;
  Rules rules_;
  bool nearest_ = false;
};

} // namespace mk::dice
