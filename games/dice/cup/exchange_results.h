// Exchange of results: everybody throws, then each result changes hands with that of a partner who is named; the lowest
// total wins. Rules: three- to five-dice games, section 5, game 133.
#pragma once

#include "games/dice/cup/cup_game.h"

namespace mk::dice {

struct ExchangeRules {
  int dice = 4;
  int rounds = 4;
};

struct ExchangeResultsPlay {
  struct State {
    std::array<std::uint8_t, kMostSeats> result{}; // held in this round; 0 = not thrown yet
    SeatSet done = 0;                              // have exchanged
    bool operator==(const State&) const = default;
  };
  struct Move {
    Seat with = 0;
    bool operator==(const Move&) const = default;
  };
};

class ExchangeResults final : public CupMechanic<ExchangeResultsPlay> {
public:
  using Rules = ExchangeRules;

  ExchangeResults(const Setup&, const Rules&);

  int rounds() const override { return rules_.rounds; }
  bool lowest() const override { return true; }
  int turnBound() const override { return 2; }
  Seat first(const Cup& c, const State&) const override {
    return static_cast<Seat>((c.starter + c.round - 1) % seats());
  }
  Seat next(const Cup&, const State&, Seat from) const override;
  Step step(const Cup&, const State&) const override;
  Then fall(Cup&, State&, const Thrown&) const override;
  bool roundOver(Cup&, State&) const override;

  void moves(const Cup&, const State&, std::vector<Move>&) const override;
  Then play(Cup&, State&, const Move&) const override;
  std::string moveText(const Cup&, const State&, const Move&) const override;
  Gesture gesture(const Cup&, const State&, const Move&) const override;
  std::vector<Gesture> otherGestures(const Cup&, const State&, const Move&) const override;
  void offer(const Cup&, const State&, const std::vector<Move>&, View&) const override;
  std::optional<Move> suggest(const Cup&, const State&, const std::vector<Move>&, Random&) const override;

  std::string stateText(const Cup&, const State&, Seat) const override;
  bool readWord(Cup&, State&, Seat, std::string_view) const override;
  Phrase fault(const Cup&, const State&) const override;

  Phrase prompt(const Cup&, const State&, const Step&) const override;
  Phrase tellThrow(const Cup&, const State&, const Cup& after, Seat, const Thrown&) const override;
  Phrase tellMove(const Cup&, const State&, Seat, const Move&) const override;
  Cell roundCell(const Cup&, const State&, Seat, int round) const override;

private:
  bool exchanging(const State&) const; // all have thrown
  SeatSet waiting(const State& s) const { return static_cast<SeatSet>(everySeat(seats()) & ~s.done); }
  void swap(State&, Seat a, Seat b) const;
  void settleTheRest(State&) const; // where nobody has a choice left
  Rules rules_;
  bool toTheLeft_ = false;
};

} // namespace mk::dice
