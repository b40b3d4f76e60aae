// Fatal bad luck (88): a number called by the previous player is to be reached exactly by counting dice.
// Rules: games with one and two dice, game 88.
#pragma once

#include "games/dice/throws/throw_game.h"

namespace mk::dice {

struct FatalRules {
  int most = 50; // the highest number that may be called
};

struct FatalPlay {
  struct State {
    std::array<std::uint64_t, kMostSeats> called{}; // bit n: the number n
    std::array<std::uint16_t, kMostSeats> round{};  // in which a seat went out
    SeatSet in = 0;
    SeatSet tried = 0;       // in this round
    SeatSet made = 0;        // have succeeded in it
    Seat first = 0;          // of this round
    Seat toMove = 0;         // whose try it is; kNobody: over
    std::uint8_t number = 0; // called; 0 = not yet
    std::uint8_t total = 0;  // counted
    Throw hand;              // to be counted
    bool going = false;      // has counted and throws on
    std::uint16_t rounds = 0;
    bool operator==(const State&) const = default;
  };
};

class Fatal final : public Mechanic<FatalPlay> {
public:
  using Rules = FatalRules;
  static constexpr int kMostRounds = 1000;
  bool scores() const override { return false; }

  Fatal(const Setup&, const Rules&);

  State begin(SeatSet playing, Seat first) const override;
  Step step(const State& s) const override {
    if (s.toMove == kNobody) return {};
    if (s.number == 0) return Step::decide(before(s.toMove, s.in, seats_));
    if (!s.hand.empty()) return Step::decide(s.toMove);
    return Step::thrown(s.toMove, 2, s.going);
  }
  std::uint8_t fall(State&, Throw) const override;
  void moves(const State&, std::vector<Move>&) const override;
  void play(State&, Move) const override;
  SeatSet winners(const State& s) const override { return s.in; }
  int rank(const State& s, Seat k) const override { return s.round[at(k)] == 0 ? kMostRounds + 1 : s.round[at(k)]; }
  int score(const State& s, Seat k) const override { return rank(s, k); }
  bool shares(const State&) const override { return true; }
  Unit unit() const override { return Unit::Nothing; }
  int numberCalled() const override { return rules_.most; }

  int bound() const override { return kMostRounds * seats_ * (1 + 2 * rules_.most); }
  Phrase fault(const State&, SeatSet playing) const override;
  template <class V, class S> void fields(V& v, S& s) const;

  Phrase prompt(const State&, const Step&) const override;
  Phrase tellThrow(const State&, Seat, Throw) const override;
  Phrase tellMove(const State&, Seat, Move) const override;
  void sheet(SheetLines&, const State&) const override;
  Picture picture() const override { return {"bridge"}; }
  Phrase trayLabel(const State&) const override;
  std::optional<Move> suggest(const State&, Seat, const std::vector<Move>&, Random&) const override;
  // How likely the rest can be counted exactly, with the best choices.
  double chanceOf(int rest) const { return chance_[static_cast<std::size_t>(rest)]; }

private:
  int lowest() const { return sumOnly_ ? 2 : 1; }
  bool calledBefore(const State& s, Seat k, int n) const { return (s.called[at(k)] >> n & 1) != 0; }
  void count(State&, int points) const;
  void tryOver(State&, bool success) const;
  void roundPlayed(State&) const;

  int seats_;
  Rules rules_;
  bool sumOnly_ = false;
  std::array<double, 51> chance_{};
};

// The numbers called come as two halves of their bits.
template <class V, class S> void Fatal::fields(V& v, S& s) const {
  v.turn("turn", s.toMove);
  v.seats("still", s.in);
  v.seats("tried", s.tried);
  v.seats("made", s.made);
  v.seat("opener", s.first);
  v.number("number", s.number, 0, rules_.most);
  v.number("total", s.total, 0, rules_.most);
  v.thrown("hand", s.hand);
  v.number("going", s.going, 0, 1);
  v.number("rounds", s.rounds, 0, kMostRounds);
  v.each("out", s.round, 0, kMostRounds);
  static constexpr const char* names[kMostSeats] = {"callsA", "callsB", "callsC", "callsD",
                                                    "callsE", "callsF", "callsG", "callsH"};
  for (Seat k = 0; k < seats_; ++k) v.bits(names[at(k)], s.called[at(k)], rules_.most);
}

} // namespace mk::dice
