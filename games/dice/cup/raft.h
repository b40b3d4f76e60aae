// Raft: the dice of a throw are divided into groups, and every group whose sum is still open on the sheet crosses that
// number off; the first empty sheet wins. Rules: three- to five-dice games, section 5, game 116.
#pragma once

#include "games/dice/cup/cup_game.h"

namespace mk::dice {

struct RaftRules {};

struct RaftPlay {
  using Numbers = std::uint16_t; // bit per number

  struct State {
    std::array<Numbers, kMostSeats> open{};
    bool operator==(const State&) const = default;
  };
  // Which dice cross off which number: dice[i] = the number that die i goes to; 0 = it is not used.
  struct Move {
    std::array<std::uint8_t, 3> to{};
    bool operator==(const Move&) const = default;
    Numbers crossed() const;
  };
};

class Raft final : public CupMechanic<RaftPlay> {
public:
  using Rules = RaftRules;
  bool totals() const override { return false; }
  static constexpr int kLowest = 3, kHighest = 8;
  static constexpr Numbers kAll = 0b1'1111'1000;

  Raft(const Setup&, const Rules&);

  int extraDice() const override { return 3; }
  int turnBound() const override { return 2; }
  void begin(Cup&, State&) const override;
  Step step(const Cup&, const State&) const override;
  Then fall(Cup&, State&, const Thrown&) const override;
  void moves(const Cup&, const State&, std::vector<Move>&) const override;
  Then play(Cup&, State&, const Move&) const override;
  int rank(const Cup&, const State& s, Seat k) const override {
    return std::popcount(kAll) - std::popcount(s.open[at(k)]); // numbers crossed
  }

  std::string moveText(const Cup&, const State&, const Move&) const override;
  Checked<Move> readMove(const Cup&, const State&, std::string_view) const override;
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
  void sheet(SheetLines&, const Cup&, const State&) const override;
  Picture picture() const override { return {"raft"}; }
  Phrase wonBy(const Cup&, const State&, Seat) const override;

  // Turns that a sheet with these numbers open still takes on average, played well.
  static double turnsLeft(Numbers open);

private:
  // The best moves that leave no number open which unused dice could still cross off.
  std::vector<Move> fullMoves(const Cup&, const State&) const;
  bool allSums_ = false; // every sum of any dice is crossed off, dice may serve several times
};

} // namespace mk::dice
