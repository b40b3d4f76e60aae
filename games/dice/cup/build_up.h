// Build-up: a race to complete a pattern that grows from turn to turn: sixes that stay, numbers laid in order, parts
// that are passed for good. Rules: three- to five-dice games, section 2, B, and games 92, 93, 102, 135, 139, 142, 143.
#pragma once

#include "games/dice/cup/cup_game.h"

namespace mk::dice {

// What a throw adds to the pattern: steps, and the dice that count for them (bit 0 the first).
struct Growth {
  std::uint8_t steps = 0, dice = 0;
};

struct BuildUpRules {
  enum class Turn : std::uint8_t { OneThrow, WhileItSucceeds, UntilItSucceeds };
  static constexpr int kMostSteps = 5;
  static constexpr int kMostThrows = 5; // UntilItSucceeds: of a turn
  template <class T> using Steps = std::array<T, kMostSteps>;

  int goal = 3; // steps of the pattern
  const char* picture = "strip";
  int dice = 3;                 // of the game: thrown to break a tie
  Steps<std::uint8_t> thrown{}; // dice thrown when so many steps are done
  Growth (*grow)(int done, const Thrown&) = nullptr;
  Turn turn = Turn::OneThrow;
  const char* laid = "";        // the face of the die that stays for each step; "" where no dice stay, parts are passed
  Steps<const char*> lines{};   // of the sheet, one a step; %1 is the face
  Steps<const char*> prompts{}; // %1 the player, %2 the face needed, %3 the number of the throw
  const char* grown = "";       // what is told of a throw: %1 the player, %2 the throw, %3 what it has added
  const char* missed = "";      // %3 the face needed
  const char* won = "";         // %1 the player
};

// Patterns. The dice that show a face: each is a step.
Growth everyFace(int face, const Thrown&);
// The faces of `row` from step `done` on, one after the other, as far as they are in the throw.
Growth nextFaces(std::string_view row, int done, const Thrown&);
// One step when all these faces are in the throw.
Growth allFaces(std::string_view faces, const Thrown&);

struct BuildUpPlay {
  struct State {
    std::array<std::uint8_t, kMostSeats> done{}; // steps
    bool operator==(const State&) const = default;
  };
  using Move = NoMove;
};

class BuildUp final : public CupMechanic<BuildUpPlay> {
public:
  using Rules = BuildUpRules;
  bool totals() const override { return false; }
  bool writesThrows() const override { return true; }

  BuildUp(const Setup& s, const Rules& rules) : CupMechanic(s), rules_(rules) {}

  Step step(const Cup& c, const State& s) const override {
    return Step::thrown(c.toMove, rules_.thrown[s.done[at(c.toMove)]]);
  }
  Then fall(Cup& c, State& s, const Thrown& t) const override {
    std::uint8_t& mine = s.done[at(c.toMove)];
    const Growth g = rules_.grow(mine, t);
    mine = static_cast<std::uint8_t>(mine + g.steps);
    c.lit = g.dice;
    c.hand = false; // there is nothing to decide about the dice
    if (mine == rules_.goal) return Then::Goal;
    const bool on = rules_.turn == Rules::Turn::WhileItSucceeds
                        ? g.steps > 0
                        : rules_.turn == Rules::Turn::UntilItSucceeds && g.steps == 0 && c.throws < Rules::kMostThrows;
    return on ? Then::GoesOn : Then::TurnOver;
  }

  int rank(const Cup&, const State& s, Seat k) const override { return s.done[at(k)]; }
  int extraDice() const override { return rules_.dice; }
  int turnBound() const override {
    return rules_.turn == Rules::Turn::OneThrow          ? 1
           : rules_.turn == Rules::Turn::UntilItSucceeds ? Rules::kMostThrows
                                                         : rules_.goal;
  }

  std::string stateText(const Cup&, const State&, Seat) const override;
  bool readWord(Cup&, State&, Seat, std::string_view) const override;
  Phrase fault(const Cup&, const State&) const override;

  Phrase prompt(const Cup&, const State&, const Step&) const override;
  Phrase tellThrow(const Cup& before, const State&, const Cup& after, Seat, const Thrown&) const override;
  Phrase wonBy(const Cup&, const State&, Seat) const override;
  TrayDice tray(const Cup&, const State&) const override;
  void sheet(SheetLines&, const Cup&, const State&) const override;
  Picture picture() const override { return {rules_.picture}; }

private:
  bool diceStay() const { return *rules_.laid != '\0'; }
  int faceOfStep(int done) const { return diceStay() && done < rules_.goal ? rules_.laid[done] - '0' : 0; }
  std::string added(int done, const Growth&, const Thrown&) const;
  Rules rules_;
};

// Whether the dice on the tray were thrown in an extra round.
bool thrownInExtraRound(const Cup&);
// Dice kept aside (their faces), then the last throw.
TrayDice withKept(std::string_view kept, const Cup&);

} // namespace mk::dice
