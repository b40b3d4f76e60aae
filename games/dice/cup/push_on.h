// Backward win (125): throw and add, or stop for good; 99 or more is out, the highest below wins.
// Rules: three- to five-dice games, game 125.
#pragma once

#include "games/dice/cup/cup_game.h"

namespace mk::dice {

struct PushOnRules {
  int limit = 99; // whoever gets there is out
  int dice = 3;
};

struct PushOnPlay {
  enum class Is : std::uint8_t { In, Stopped, Out };

  struct State {
    std::array<Is, kMostSeats> is{};
    bool going = false; // has decided to throw
    bool operator==(const State&) const = default;
  };
  struct Move {
    bool stop = false; // else throw
    bool operator==(const Move&) const = default;
  };
};

class PushOn final : public CupMechanic<PushOnPlay> {
public:
  using Rules = PushOnRules;
  enum class Mode : std::uint8_t { MayStop, OneLoser, LastOneIn };

  PushOn(const Setup&, const Rules&);
  Mode mode() const { return mode_; }

  void beginTurn(Cup&, State& s) const override { s.going = false; }
  bool waits(const Cup&, const State& s, Seat k) const override { return s.is[at(k)] != Is::In; }
  Step step(const Cup& c, const State& s) const override {
    const bool decides = mode_ == Mode::MayStop && c.round > 1 && !s.going && c.stage == Stage::Play;
    return decides ? Step::decide(c.toMove) : Step::thrown(c.toMove, rules_.dice, s.going);
  }
  Then fall(Cup&, State&, const Thrown&) const override;
  void moves(const Cup&, const State&, std::vector<Move>&) const override;
  Then play(Cup&, State&, const Move&) const override;
  bool roundOver(Cup&, State& s) const override { return inPlay(s) == 0; }
  // All but the loser win together.
  bool shares(const Cup&, const State&) const override { return mode_ == Mode::OneLoser; }

  int rank(const Cup& c, const State& s, Seat k) const override {
    const bool out = s.is[at(k)] == Is::Out;
    return out ? 0 : mode_ == Mode::OneLoser ? 1 : 1 + c.total[at(k)];
  }
  int extraDice() const override { return rules_.dice; }
  int turnBound() const override { return 2; }

  std::string moveText(const Cup&, const State&, const Move& m) const override { return m.stop ? "stop" : "throw"; }
  Gesture gesture(const Cup&, const State&, const Move&) const override;
  void offer(const Cup&, const State&, const std::vector<Move>&, View&) const override;
  std::optional<Move> suggest(const Cup&, const State&, const std::vector<Move>&, Random&) const override;
  // The chance to win by stopping on a total, and by throwing on, when the best of those who have stopped has `best`
  // and so many others still throw.
  struct Chances {
    double stop, go;
  };
  Chances chances(int total, int best, int others) const;

  std::string stateText(const Cup&, const State&, Seat) const override;
  bool readWord(Cup&, State&, Seat, std::string_view) const override;
  Phrase fault(const Cup&, const State&) const override;

  Phrase prompt(const Cup&, const State&, const Step&) const override;
  Phrase tellThrow(const Cup& before, const State&, const Cup& after, Seat, const Thrown&) const override;
  Phrase tellMove(const Cup&, const State&, Seat, const Move&) const override;
  void sheet(SheetLines&, const Cup&, const State&) const override;
  Picture picture() const override { return {"track", rules_.limit - 1}; }

private:
  int inPlay(const State&) const; // neither stopped nor out

  Rules rules_;
  Mode mode_ = Mode::MayStop;
};

} // namespace mk::dice
