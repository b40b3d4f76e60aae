// Eights: groups of dice that add up to exactly eight are to be found in a throw; what is not seen does not score.
// Rules: three- to five-dice games, section 5, game 144.
#pragma once

#include "games/dice/cup/cup_game.h"

namespace mk::dice {

struct EightsRules {
  int dice = 5;
  int rounds = 10;
  int sum = 8;
};

struct EightsPlay {
  using Group = std::uint8_t;           // bit per die
  static constexpr int kMostGroups = 2; // five dice of two or more

  struct State {
    std::array<Group, kMostGroups> found{};
    std::uint8_t seconds = 0; // spent in this turn
    bool operator==(const State&) const = default;
  };
  // Finds groups and ends the turn, or goes on looking (then there is one group).
  struct Move {
    std::array<Group, kMostGroups> groups{};
    bool goesOn = false;
    std::uint8_t seconds = 0; // what this answer took, where time runs
    bool operator==(const Move&) const = default;
    int count() const { return (groups[0] != 0) + (groups[1] != 0); }
  };
};

class Eights final : public CupMechanic<EightsPlay> {
public:
  using Rules = EightsRules;
  static constexpr int kSeconds = 30;

  Eights(const Setup&, const Rules&);

  int rounds() const override { return rules_.rounds; }
  int turnBound() const override { return 1 + kMostGroups; }
  void beginTurn(Cup&, State& s) const override { s = {}; }
  Step step(const Cup& c, const State&) const override {
    return c.hand ? Step::decide(c.toMove) : Step::thrown(c.toMove, rules_.dice);
  }
  Then fall(Cup&, State&, const Thrown&) const override;
  void moves(const Cup&, const State&, std::vector<Move>&) const override;
  Then play(Cup&, State&, const Move&) const override;
  int secondsAllowed(const Cup&, const State&) const override;
  Then expire(Cup&, State&) const override { return Then::TurnOver; }

  std::string moveText(const Cup&, const State&, const Move&) const override;
  Checked<Move> readMove(const Cup&, const State&, std::string_view) const override;
  Gesture gesture(const Cup&, const State&, const Move&) const override;
  void offer(const Cup&, const State&, const std::vector<Move>&, View&) const override;
  std::optional<Move> suggest(const Cup&, const State&, const std::vector<Move>&, Random&) const override;

  std::string stateText(const Cup&, const State&, Seat) const override;
  bool readWord(Cup&, State&, Seat, std::string_view) const override;
  Phrase fault(const Cup&, const State&) const override;

  TrayDice tray(const Cup&, const State&) const override;
  Phrase prompt(const Cup&, const State&, const Step&) const override;
  Phrase tellThrow(const Cup&, const State&, const Cup& after, Seat, const Thrown&) const override;
  Phrase tellMove(const Cup&, const State&, Seat, const Move&) const override;
  Phrase trayLabel(const Cup&, const State&) const override;

private:
  static bool isLeft(const Thrown&, Group);
  Group used(const State& s) const { return static_cast<Group>(s.found[0] | s.found[1]); }
  void add(Cup&, State&, Group) const;
  Checked<Move> readGroups(const Cup&, const State&, std::string_view words) const;
  Rules rules_;
  bool helped_ = false, timed_ = false;
};

} // namespace mk::dice
