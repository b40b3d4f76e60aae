// Masks and Berlin mask (129, 130): set scoring dice aside, throw on with the others or bank; a throw that scores
// nothing loses the points of the turn. Rules: three- to five-dice games, games 129 and 130.
#pragma once

#include "games/dice/cup/cup_game.h"
#include "games/kernel/layout.h"
#include "games/kernel/row.h"

namespace mk::dice {

// What dice set aside from one throw are worth: divided into items in the best way, every die used; 0 = they cannot be.
class MaskPrices {
public:
  explicit MaskPrices(int threeThrees) : threeThrees_(threeThrees) {}
  int of(const Counts&) const;

private:
  int three(int face) const { return face == 1 ? 1000 : face == 2 ? 200 : face == 3 ? threeThrees_ : 100 * face; }
  int threeThrees_;
};

// The tray, below it the prices or what can be set aside, and the sheet.
Layout arrangeMasks(const View&, Aspect);

struct MasksRules {
  int target = 10'000;
  bool exact = false; // the target has to be hit exactly
};

struct MasksPlay {
  static constexpr int kDice = 4;

  struct State {
    std::int32_t points = 0;    // of this turn, not banked
    std::uint8_t left = kDice;  // dice to throw, or just thrown
    Row<std::uint8_t, 4> aside; // since all four were thrown; only shown, a position text does not tell them
    bool operator==(const State&) const = default;
  };
  // Dice set aside, and what then. A pick that reaches or passes the target ends the turn in any case.
  struct Move {
    std::uint8_t places = 0; // of the throw, bit 0 the first die; of equal dice those farthest left
    bool bank = false;
    bool operator==(const Move&) const = default;
  };
};

class Masks final : public CupMechanic<MasksPlay> {
public:
  using Rules = MasksRules;

  // What a pick would bring.
  struct Pick {
    std::uint8_t places = 0;
    int worth = 0;
  };
  using Picks = Row<Pick, 15>;

  Masks(const Setup&, const Rules&);
  int target() const { return target_; }
  Picks picks(const Thrown&) const; // different ones, the most valuable first
  int worth(const Thrown&, std::uint8_t places) const;

  void beginTurn(Cup&, State& s) const override { s = {}; }
  Step step(const Cup& c, const State& s) const override {
    return c.hand ? Step::decide(c.toMove) : Step::thrown(c.toMove, s.left, s.points != 0);
  }
  Then fall(Cup&, State&, const Thrown&) const override;
  void moves(const Cup&, const State&, std::vector<Move>&) const override;
  Then play(Cup&, State&, const Move&) const override;
  int goalRank(const Cup& c, const State&, Seat k) const override { return c.total[at(k)]; }
  int extraDice() const override { return kDice; }
  int turnBound() const override { return single_ ? 1 : 2 * (target_ + kMostBack) / 50 + 2; }

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
  Phrase tellThrow(const Cup& before, const State&, const Cup& after, Seat, const Thrown&) const override;
  Phrase tellMove(const Cup&, const State&, Seat, const Move&) const override;
  TrayDice tray(const Cup&, const State&) const override;
  Phrase trayLabel(const Cup&, const State&) const override;
  void sheet(SheetLines&, const Cup&, const State&) const override;
  Picture picture() const override { return {"masks", target_}; }
  void zones(const Cup&, const State&, View&) const override;
  Phrase wonBy(const Cup&, const State&, Seat) const override;

private:
  static constexpr int kMostBack = 1000; // a bounce may leave a low target by so much

  // What the sum of total and turn points means.
  enum class Sum : std::uint8_t { Below, Reached, Over };
  Sum sum(int points) const {
    return points < target_ ? Sum::Below : points > target_ && exact_ ? Sum::Over : Sum::Reached;
  }
  Then bank(Cup&, State&) const;
  std::int16_t buttonOf(const Cup&, const State&, const Move&) const;
  std::uint8_t banked(const Cup&, const State&) const; // by the button alone: the pick that brings most
  std::string faces(const Cup&, std::uint8_t places, const char* between) const;

  int target_;
  bool exact_;
  bool bounces_ = false; // what leads over is taken off the target; else it does not count
  bool single_ = false;  // one throw a turn
  MaskPrices prices_;
};

} // namespace mk::dice
