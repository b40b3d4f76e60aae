// Calling a number: it is said before the throw, every die showing it is a point, and it is crossed off the caller's
// sheet. Rules: three- to five-dice games, section 5, game 145.
#pragma once

#include "games/dice/cup/cup_game.h"

namespace mk::dice {

struct CallNumberRules {
  int dice = 5;
  int rounds = 5;
};

struct CallNumberPlay {
  using Numbers = std::uint8_t; // bit per face

  struct State {
    std::array<Numbers, kMostSeats> open{};                    // may still be called
    std::array<std::array<std::int8_t, 6>, kMostSeats> hits{}; // of each number, from 1; -1 = not known
    Numbers called = 0;                                        // in this turn
    bool operator==(const State&) const = default;
  };
  struct Move {
    std::uint8_t number = 1;
    bool operator==(const Move&) const = default;
  };
};

class CallNumber final : public CupMechanic<CallNumberPlay> {
public:
  using Rules = CallNumberRules;
  static constexpr Numbers kAll = 0b1111110;

  CallNumber(const Setup&, const Rules&);

  int rounds() const override { return rules_.rounds; }
  bool showsRounds() const override { return !crosses(); } // else the lines of the numbers say it
  int turnBound() const override { return calls_ + 1; }
  void begin(Cup&, State&) const override;
  void beginTurn(Cup&, State& s) const override { s.called = 0; }
  Step step(const Cup&, const State&) const override;
  Then fall(Cup&, State&, const Thrown&) const override;
  void moves(const Cup&, const State&, std::vector<Move>&) const override;
  Then play(Cup&, State&, const Move&) const override;
  std::string moveText(const Cup&, const State&, const Move&) const override;
  Gesture gesture(const Cup&, const State&, const Move&) const override;
  std::vector<Gesture> otherGestures(const Cup&, const State&, const Move&) const override;
  void offer(const Cup&, const State&, const std::vector<Move>&, View&) const override;

  std::string stateText(const Cup&, const State&, Seat) const override;
  bool readWord(Cup&, State&, Seat, std::string_view) const override;
  Phrase fault(const Cup&, const State&) const override;

  Phrase prompt(const Cup&, const State&, const Step&) const override;
  Phrase tellThrow(const Cup&, const State&, const Cup& after, Seat, const Thrown&) const override;
  Phrase tellMove(const Cup&, const State&, Seat, const Move&) const override;
  Phrase trayLabel(const Cup&, const State&) const override;
  void sheet(SheetLines&, const Cup&, const State&) const override;

private:
  Numbers callable(const Cup&, const State&) const;
  bool crosses() const { return calls_ == 1; }
  Rules rules_;
  int calls_ = 1; // numbers called before a throw; two are called freely
};

} // namespace mk::dice
