// Help yourself: everybody needs two sixes and waits for the others, then a third die decides. Rules: three- to
// five-dice games, game 94.
#pragma once

#include "games/dice/cup/build_up.h"

#include <algorithm>

namespace mk::dice {

struct HelpYourselfRules {};

struct HelpYourselfPlay {
  struct State {
    std::array<std::uint8_t, kMostSeats> sixes{}; // kept
    std::array<std::uint8_t, kMostSeats> third{}; // the third die; 0 = not thrown yet
    bool final = false;
    bool operator==(const State&) const = default;
  };
  using Move = NoMove;
};

class HelpYourself final : public CupMechanic<HelpYourselfPlay> {
public:
  using Rules = HelpYourselfRules;
  bool totals() const override { return false; }

  HelpYourself(const Setup& s, const Rules&) : CupMechanic(s), together_(chosen(s.options, "sixes", "together")) {}

  // With two sixes a player waits for the final; in it, whoever has not come so far does.
  bool waits(const Cup&, const State& s, Seat k) const override {
    const int most = *std::ranges::max_element(s.sixes);
    return s.final ? s.sixes[at(k)] < most : s.sixes[at(k)] == 2;
  }
  Step step(const Cup& c, const State& s) const override {
    return Step::thrown(c.toMove, s.final ? 1 : together_ ? 2 : 2 - s.sixes[at(c.toMove)]);
  }
  Then fall(Cup& c, State& s, const Thrown& t) const override {
    if (s.final) {
      c.lit = t.face[0] >= *std::ranges::max_element(s.third);
      s.third[at(c.toMove)] = t.face[0];
      return Then::TurnOver;
    }
    const Growth sixes = everyFace(6, t);
    if (together_ && sixes.steps < 2) return Then::TurnOver;
    s.sixes[at(c.toMove)] = static_cast<std::uint8_t>(s.sixes[at(c.toMove)] + sixes.steps);
    c.lit = sixes.dice;
    return Then::TurnOver;
  }
  bool roundOver(Cup&, State&) const override;

  int rank(const Cup&, const State& s, Seat k) const override { return 10 * s.sixes[at(k)] + s.third[at(k)]; }
  int extraDice() const override { return 1; }
  int bound() const override { return (Cup::kGuard + 1) * seats(); }

  std::string stateText(const Cup&, const State&, Seat) const override;
  bool readWord(Cup&, State&, Seat, std::string_view) const override;
  std::string phaseText(const Cup&, const State& s) const override { return s.final ? "final" : ""; }
  bool readPhase(Cup&, State& s, std::string_view word) const override { return s.final = word == "final"; }
  Phrase fault(const Cup&, const State&) const override;

  Phrase prompt(const Cup&, const State&, const Step&) const override;
  Phrase tellThrow(const Cup& before, const State&, const Cup& after, Seat, const Thrown&) const override;
  Phrase wonBy(const Cup&, const State&, Seat) const override;
  TrayDice tray(const Cup&, const State&) const override;
  void sheet(SheetLines&, const Cup&, const State&) const override;

private:
  bool together_; // both sixes must come in the same throw
};

} // namespace mk::dice
