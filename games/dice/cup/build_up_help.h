// Help yourself: everybody needs two sixes and waits for the others, then a third die decides. Rules: three- to
// five-dice games, game 94.
#pragma once

#include "games/dice/cup/build_up.h"

#include <algorithm>

namespace mk::dice {

struct HelpYourselfRules {};

class HelpYourself : public CupMechanic<HelpYourself> {
public:
  using Rules = HelpYourselfRules;
  struct State {
    std::array<std::uint8_t, kMostSeats> sixes{}; // kept
    std::array<std::uint8_t, kMostSeats> third{}; // the third die; 0 = not thrown yet
    bool final = false;
    bool operator==(const State&) const = default;
  };
  static constexpr bool kTotals = false;

  HelpYourself(const Setup& s, const Rules&) : CupMechanic(s), together_(chosen(s.options, "sixes", "together")) {}

  // With two sixes a player waits for the final; in it, whoever has not come so far does.
  bool waits(const Cup&, const State& s, Seat k) const {
    const int most = *std::ranges::max_element(s.sixes);
    return s.final ? s.sixes[at(k)] < most : s.sixes[at(k)] == 2;
  }
  Step step(const Cup& c, const State& s) const {
    return Step::thrown(c.toMove, s.final ? 1 : together_ ? 2 : 2 - s.sixes[at(c.toMove)]);
  }
  Then fall(Cup& c, State& s, const Thrown& t) const {
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
  bool roundOver(Cup&, State&) const;

  int rank(const Cup&, const State& s, Seat k) const { return 10 * s.sixes[at(k)] + s.third[at(k)]; }
  int extraDice() const { return 1; }
  int bound() const { return (Cup::kGuard + 1) * seats(); }

  std::string stateText(const Cup&, const State&, Seat) const;
  bool readWord(Cup&, State&, Seat, std::string_view) const;
  std::string phaseText(const Cup&, const State& s) const { return s.final ? "final" : ""; }
  bool readPhase(Cup&, State& s, std::string_view word) const { return s.final = word == "final"; }
  std::string fault(const Cup&, const State&) const;

  Phrase prompt(const Cup&, const State&, const Step&) const;
  Phrase tellThrow(const Cup& before, const State&, const Cup& after, Seat, const Thrown&) const;
  Phrase wonBy(const Cup&, const State&, Seat) const;
  TrayDice tray(const Cup&, const State&) const;
  void sheet(SheetLines&, const Cup&, const State&) const;

private:
  bool together_; // both sixes must come in the same throw
};

} // namespace mk::dice
