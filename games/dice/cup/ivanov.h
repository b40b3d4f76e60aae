// Ivanov and his relatives (127): a family in three stages of up to two throws, first a 1, then a 2, then the children.
// Rules: three- to five-dice games, game 127.
#pragma once

#include "games/dice/cup/cup_game.h"

namespace mk::dice {

struct IvanovRules {
  int rounds = 6;
};

struct IvanovPlay {
  struct State {
    std::uint8_t found = 0; // 1: Ivanov; 2: his wife too
    std::uint8_t tries = 0; // throws made in this stage
    bool operator==(const State&) const = default;
  };
  struct Move {
    bool again = false; // else stay
    bool operator==(const Move&) const = default;
  };
};

class Ivanov final : public CupMechanic<IvanovPlay> {
public:
  using Rules = IvanovRules;
  static constexpr int kTries = 2; // throws of a stage

  Ivanov(const Setup&, const Rules&);

  int rounds() const override { return rounds_; }
  void beginTurn(Cup&, State& s) const override { s = {}; }
  Step step(const Cup& c, const State& s) const override {
    if (c.hand) return Step::decide(c.toMove);
    return Step::thrown(c.toMove, 3 - s.found, s.found == 2 && s.tries > 0);
  }
  Then fall(Cup&, State&, const Thrown&) const override;
  void moves(const Cup&, const State&, std::vector<Move>&) const override;
  Then play(Cup&, State&, const Move&) const override;
  int turnBound() const override { return 3 * kTries + 1; }

  std::string moveText(const Cup&, const State&, const Move& m) const override { return m.again ? "again" : "stay"; }
  Gesture gesture(const Cup&, const State&, const Move&) const override;
  void offer(const Cup&, const State&, const std::vector<Move>&, View&) const override;
  std::optional<Move> suggest(const Cup&, const State&, const std::vector<Move>&, Random&) const override;

  std::string stateText(const Cup&, const State&, Seat) const override;
  bool readWord(Cup&, State&, Seat, std::string_view) const override;
  Phrase fault(const Cup&, const State&) const override;

  Phrase prompt(const Cup&, const State&, const Step&) const override;
  Phrase tellThrow(const Cup& before, const State&, const Cup& after, Seat, const Thrown&) const override;
  Phrase tellMove(const Cup&, const State&, Seat, const Move&) const override;
  TrayDice tray(const Cup&, const State&) const override;
  Phrase trayLabel(const Cup&, const State&) const override;
  void sheet(SheetLines&, const Cup&, const State&) const override;
  Picture picture() const override { return {"family"}; }
  Phrase wonBy(const Cup&, const State&, Seat) const override;

private:
  static int children(int face) { return face == 1 ? 0 : face; }
  int rounds_;
};

} // namespace mk::dice
