// Ivanov and his relatives (127): a family in three stages of up to two throws, first a 1, then a 2, then the children.
// Rules: three- to five-dice games, game 127.
#pragma once

#include "games/dice/cup/cup_game.h"

namespace mk::dice {

struct IvanovRules {
  int rounds = 6;
};

class Ivanov : public CupMechanic<Ivanov> {
public:
  using Rules = IvanovRules;
  static constexpr int kTries = 2; // throws of a stage

  struct Move {
    bool again = false; // else stay
    bool operator==(const Move&) const = default;
  };
  struct State {
    std::uint8_t found = 0; // 1: Ivanov; 2: his wife too
    std::uint8_t tries = 0; // throws made in this stage
    bool operator==(const State&) const = default;
  };

  Ivanov(const Setup&, const Rules&);

  int rounds() const { return rounds_; }
  void beginTurn(Cup&, State& s) const { s = {}; }
  Step step(const Cup& c, const State& s) const {
    if (c.hand) return Step::decide(c.toMove);
    return Step::thrown(c.toMove, 3 - s.found, s.found == 2 && s.tries > 0);
  }
  Then fall(Cup&, State&, const Thrown&) const;
  void moves(const Cup&, const State&, std::vector<Move>&) const;
  Then play(Cup&, State&, const Move&) const;
  int turnBound() const { return 3 * kTries + 1; }

  std::string moveText(const Cup&, const State&, const Move& m) const { return m.again ? "again" : "stay"; }
  Gesture gesture(const Cup&, const State&, const Move&) const;
  void offer(const Cup&, const State&, const std::vector<Move>&, View&) const;
  std::optional<Move> suggest(const Cup&, const State&, const std::vector<Move>&, Random&) const;

  std::string stateText(const Cup&, const State&, Seat) const;
  bool readWord(Cup&, State&, Seat, std::string_view) const;
  std::string fault(const Cup&, const State&) const;

  Phrase prompt(const Cup&, const State&, const Step&) const;
  Phrase tellThrow(const Cup& before, const State&, const Cup& after, Seat, const Thrown&) const;
  Phrase tellMove(const Cup&, const State&, Seat, const Move&) const;
  TrayDice tray(const Cup&, const State&) const;
  Phrase trayLabel(const Cup&, const State&) const;
  void sheet(SheetLines&, const Cup&, const State&) const;
  Phrase wonBy(const Cup&, const State&, Seat) const;

private:
  static int children(int face) { return face == 1 ? 0 : face; }
  int rounds_;
};

} // namespace mk::dice
