// Rounds (R): a fixed number of rounds, one throw a turn or the three-throw turn, a value for the throw, and the
// totals are compared. Rules: three- to five-dice games, section 2, mechanic R.
#pragma once

#include "games/dice/cup/cup_game.h"
#include "games/dice/cup/values.h"

namespace mk::dice {

struct RoundsRules {
  int dice = 3;
  int rounds = 10;
  Value value = values::sumAll;
  const char* counts = ""; // what counts, for the prompt
  bool lowest = false;     // the lowest total wins
  bool growing = false;    // rounds 1-5 are thrown with one die, 6-10 with two, and so on
  const char* picture = "strip";
  Value side = nullptr; // counted beside the value
  enum class Side : std::uint8_t {
    Tie,  // decides between equal totals
    Part, // a part of the total, shown by itself
  } sideIs = Side::Tie;
  const char* sideName = "";
  const char* restName = ""; // Part: the rest of the total
};

struct RoundsPlay {
  static constexpr int kSideLines = 5;
  static constexpr int kSideOfTurn = 30; // five dice at most

  struct State {
    ThreeThrows turn; // unused where a turn is one throw
    std::array<std::int16_t, kMostSeats> side{};
    std::array<std::array<std::uint8_t, kSideLines>, kMostSeats> sideLine{};
    bool operator==(const State&) const = default;
  };
  struct Move {
    bool stay = false;            // the throw counts
    ThreeThrows::Places keep = 0; // otherwise: these dice stay, the others are thrown again
    bool operator==(const Move&) const = default;
  };
};

class Rounds final : public CupMechanic<RoundsPlay> {
public:
  using Rules = RoundsRules;
  bool writesDice() const override { return false; } // the dice of a three-throw turn are written here

  Rounds(const Setup&, const Rules&);

  int rounds() const override { return rules_.rounds; }
  bool lowest() const override { return rules_.lowest; }
  int dice(const Cup& c) const { // of a throw with all dice
    return !rules_.growing ? rules_.dice : c.extra() ? 5 : (c.round + 4) / 5;
  }
  void beginTurn(Cup&, State& s) const override {
    if (threeThrows_) s.turn = {};
  }
  Step step(const Cup& c, const State& s) const override {
    if (!threeThrows_) return Step::thrown(c.toMove, dice(c));
    if (!s.turn.waiting) return Step::decide(c.toMove);
    return Step::thrown(c.toMove, s.turn.toThrow(dice(c)), s.turn.throws > 0);
  }
  Then fall(Cup& c, State& s, const Thrown& t) const override {
    if (threeThrows_) return fallOfThree(c, s, t);
    count(c, s);
    return Then::TurnOver;
  }
  int rank(const Cup& c, const State& s, Seat k) const override {
    const int total = lowest() ? -c.total[at(k)] : c.total[at(k)];
    return tieChain() ? 1000 * total + s.side[at(k)] : total;
  }
  int extraValue(const Cup& c, const State&) const override {
    return tieChain() ? kTieFactor * c.gained + rules_.side(c.last).points : lowest() ? -c.gained : c.gained;
  }
  std::string extraText(int value) const override;

  void moves(const Cup&, const State&, std::vector<Move>&) const override;
  Then play(Cup&, State&, const Move&) const override;
  std::string moveText(const Cup&, const State&, const Move&) const override;
  Checked<Move> readMove(const Cup&, const State&, std::string_view) const override; // the faces to keep in any order
  Gesture gesture(const Cup&, const State&, const Move&) const override;
  void offer(const Cup&, const State&, const std::vector<Move>&, View&) const override;
  Phrase tellMove(const Cup&, const State&, Seat, const Move&) const override;
  std::optional<Move> suggest(const Cup&, const State&, const std::vector<Move>&, Random&) const override;

  std::string stateText(const Cup&, const State&, Seat) const override;
  bool readWord(Cup&, State&, Seat, std::string_view) const override;
  Phrase fault(const Cup&, const State&) const override;

  Phrase prompt(const Cup&, const State&, const Step&) const override;
  Phrase tellThrow(const Cup&, const State&, const Cup& after, Seat, const Thrown&) const override;
  TrayDice tray(const Cup&, const State&) const override;
  Phrase trayLabel(const Cup&, const State&) const override;
  Cell roundCell(const Cup&, const State&, Seat, int round) const override;
  void sheet(SheetLines&, const Cup&, const State&) const override;
  Picture picture() const override { return rules_.growing || rounds() > 10 ? Picture{} : Picture{rules_.picture}; }

  int turnBound() const override { return threeThrows_ ? 2 * ThreeThrows::kThrows : 1; }

private:
  enum ButtonId : std::int16_t { kThrow, kStay };
  static constexpr int kTieFactor = 100;
  bool tieChain() const { return rules_.side != nullptr && rules_.sideIs == Rules::Side::Tie; }
  void count(Cup& c, State& s) const { // the dice on the tray
    const Worth w = rules_.value(c.last);
    c.lit = w.lit;
    c.score(w.points);
    if (rules_.side != nullptr) countSide(c, s);
  }
  void countSide(Cup&, State&) const;
  Then fallOfThree(Cup&, State&, const Thrown&) const;
  void blocks(SheetLines&, const Cup&) const;

  Rules rules_;
  bool threeThrows_;
};

} // namespace mk::dice
