// Sultan (51): the sultan's three numbers are to be struck by the challenger, the challenger's order by the sultan.
// Rules: games with one and two dice, game 51.
#pragma once

#include "games/dice/throws/throw_game.h"

namespace mk::dice {

struct SultanRules {
  int crownings = 5;
  int throws = 6; // to strike three numbers
};

struct SultanPlay {
  enum class Phase : std::uint8_t { First, Numbers, Try, Order, Answer, Over };

  struct State {
    Phase phase = Phase::First;
    SeatSet playing = 0;
    Seat first = 0;
    Seat toMove = 0; // First: who throws
    Seat sultan = kNobody;
    Seat challenger = kNobody;
    std::uint8_t crowned = 0;                     // crownings
    std::uint8_t throws = 0;                      // of this try
    std::uint8_t set = 0;                         // numbers thrown or ordered
    std::array<std::uint8_t, 3> numbers{};        // to be struck
    std::uint8_t struck = 0;                      // bit per number
    std::uint16_t challenges = 0;                 // rounds in First
    std::array<std::uint8_t, kMostSeats> title{}; // sultan no.
    bool operator==(const State&) const = default;
  };
};

class Sultan final : public Mechanic<SultanPlay> {
public:
  using Rules = SultanRules;
  static constexpr int kMost = 1000; // rounds for the first six, and challenges

  Sultan(const Setup& s, const Rules& rules) : seats_(s.seats), rules_(rules) {}

  State begin(SeatSet playing, Seat first) const override;
  Step step(const State& s) const override {
    switch (s.phase) {
    case Phase::First:
      return Step::thrown(s.toMove, 1);
    case Phase::Numbers:
    case Phase::Answer:
      return Step::thrown(s.sultan, 1);
    case Phase::Try:
      return Step::thrown(s.challenger, 1);
    case Phase::Order:
      return Step::decide(s.challenger);
    case Phase::Over:
      break;
    }
    return {};
  }
  std::uint8_t fall(State&, Throw) const override;
  void moves(const State&, std::vector<Move>&) const override;
  void play(State&, Move) const override;
  SeatSet winners(const State& s) const override { return s.sultan == kNobody ? s.playing : only(s.sultan); }
  int rank(const State& s, Seat k) const override { return s.title[at(k)]; }
  int score(const State& s, Seat k) const override { return s.title[at(k)]; }
  bool shares(const State&) const override { return true; }
  Unit unit() const override { return Unit::Nothing; }

  int bound() const override { return kMost * (seats_ + 3 + 2 * rules_.throws + 3); }
  Phrase fault(const State&, SeatSet playing) const override;
  template <class V, class S> void fields(V& v, S& s) const {
    v.number("phase", s.phase, 0, 5);
    v.turn("turn", s.toMove);
    v.seat("sultan", s.sultan);
    v.seat("challenger", s.challenger);
    v.number("crowned", s.crowned, 0, rules_.crownings);
    v.number("throws", s.throws, 0, rules_.throws);
    v.number("set", s.set, 0, 3);
    v.list("numbers", std::span(s.numbers).first(std::size_t{3}), 0, 6);
    v.number("struck", s.struck, 0, 7);
    v.number("challenges", s.challenges, 0, kMost);
    v.each("title", s.title, 0, rules_.crownings);
  }

  Phrase prompt(const State&, const Step&) const override;
  Phrase tellThrow(const State&, Seat, Throw) const override;
  void sheet(SheetLines&, const State&) const override;
  Picture picture() const override { return {"sultan", rules_.crownings}; }
  Phrase trayLabel(const State&) const override;

private:
  void crown(State&, Seat) const;
  void challenge(State&, Seat challenger) const;
  std::string open(const State&) const;       // the numbers still to be struck, "4 5"
  int toStrike(const State&, int face) const; // which number a throw strikes; -1 = none

  int seats_;
  Rules rules_;
};

} // namespace mk::dice
