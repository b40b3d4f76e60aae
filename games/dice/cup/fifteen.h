// Fifteen: an expression worth 15 has to be found that uses each of the three dice once, against the clock.
// Rules: three- to five-dice games, section 5, game 101.
#pragma once

#include "games/dice/cup/cup_game.h"

namespace mk::dice {

struct FifteenRules {
  int goal = 15;
};

struct FifteenPlay {
  struct State {
    std::array<std::int32_t, kMostSeats> seconds{}; // thinking time over all turns
    bool operator==(const State&) const = default;
  };
  struct Move {
    enum class Kind : std::uint8_t { Answer, Impossible, Fail };
    Kind kind = Kind::Fail;
    std::string expression = {}; // Answer
    int seconds = 0;             // taken for it, where time runs
    bool operator==(const Move&) const = default;
  };
};

class Fifteen final : public CupMechanic<FifteenPlay> {
public:
  using Rules = FifteenRules;
  static constexpr int kMostThrowsAgain = 60; // of dice without a solution: more in a row never happen

  Fifteen(const Setup&, const Rules&);

  // An answer for these dice; none if there is none. By search, once for all throws.
  static const std::optional<std::string>& solution(const Thrown&);

  int rounds() const override { return games_; }
  int turnBound() const override { return kMostThrowsAgain + 1; }
  int mostExtraRounds() const override { return 5; }
  Step step(const Cup& c, const State&) const override {
    return c.hand ? Step::decide(c.toMove) : Step::thrown(c.toMove, 3, c.throws > 0);
  }
  Then fall(Cup&, State&, const Thrown&) const override;
  void moves(const Cup&, const State&, std::vector<Move>&) const override;
  Then play(Cup&, State&, const Move&) const override;
  int secondsAllowed(const Cup&, const State&) const override { return allowed_; }
  Then expire(Cup&, State&) const override;
  SeatSet undecided(const Cup&, const State&, SeatSet left) const override; // less time wins
  Phrase decidedBy(const Cup&, const State&, Seat) const override;

  std::string moveText(const Cup&, const State&, const Move&) const override;
  Checked<Move> readMove(const Cup&, const State&, std::string_view) const override;
  Gesture gesture(const Cup&, const State&, const Move&) const override;
  void offer(const Cup&, const State&, const std::vector<Move>&, View&) const override;
  std::optional<Move> suggest(const Cup&, const State&, const std::vector<Move>&, Random&) const override;

  std::string stateText(const Cup&, const State&, Seat) const override;
  bool readWord(Cup&, State&, Seat, std::string_view) const override;
  Phrase fault(const Cup&, const State&) const override;

  Phrase prompt(const Cup&, const State&, const Step&) const override;
  Phrase tellThrow(const Cup&, const State&, const Cup& after, Seat, const Thrown&) const override;
  Phrase tellMove(const Cup&, const State&, Seat, const Move&) const override;
  Phrase trayLabel(const Cup&, const State&) const override;
  void sheet(SheetLines&, const Cup&, const State&) const override;
  Phrase wonBy(const Cup&, const State&, Seat) const override;

private:
  Rules rules_;
  int games_ = 5;
  int allowed_ = 30;             // seconds for an answer; 0 = no clock
  bool mayBeImpossible_ = false; // throws without a solution stay, and that is an answer
};

} // namespace mk::dice
