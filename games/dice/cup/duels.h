// Duels: the first two of the queue throw against each other, the winner takes everything and meets the next; the last
// one left wins. A round of the frame is a duel. Rules: three- to five-dice games, section 5, game 131.
#pragma once

#include "games/dice/cup/cup_game.h"

namespace mk::dice {

struct DuelsRules {
  int dice = 4;
};

struct DuelsPlay {
  struct State {
    Seat champion = 0;           // of the duels so far; in the first duel the starter
    Row<Seat, kMostSeats> queue; // those who wait; the first one fights
    std::uint8_t thrown = 0;     // by the champion in this duel; 0 = not yet
    std::uint8_t equal = 0;      // equal throws of this duel
    std::array<std::uint8_t, kMostSeats> lives{};
    bool operator==(const State&) const = default;
  };
  using Move = NoMove;
};

class Duels final : public CupMechanic<DuelsPlay> {
public:
  using Rules = DuelsRules;
  static constexpr int kMostEqual = 20; // equal throws of one duel, then the champion has won it
  static constexpr int kMostLives = 3;

  Duels(const Setup&, const Rules&);

  void begin(Cup&, State&) const override;
  Seat first(const Cup&, const State& s) const override { return s.champion; }
  Seat next(const Cup&, const State& s, Seat) const override {
    return s.thrown > 0 ? s.queue[0] : s.equal > 0 ? s.champion : kNobody;
  }
  Step step(const Cup& c, const State&) const override { return Step::thrown(c.toMove, rules_.dice); }
  Then fall(Cup&, State&, const Thrown&) const override;
  bool roundOver(Cup&, State&) const override { return false; }
  int rank(const Cup& c, const State& s, Seat k) const override;
  int bound() const override { return (seats() * lives_ - 1) * 2 * (kMostEqual + 1); }

  std::string stateText(const Cup&, const State&, Seat) const override;
  bool readWord(Cup&, State&, Seat, std::string_view) const override;
  Phrase fault(const Cup&, const State&) const override;

  Phrase prompt(const Cup&, const State&, const Step&) const override;
  Phrase tellThrow(const Cup&, const State&, const Cup& after, Seat, const Thrown&) const override;
  Phrase trayLabel(const Cup&, const State&) const override;
  void sheet(SheetLines&, const Cup&, const State&) const override;
  Picture picture() const override { return {"duel"}; }
  Phrase wonBy(const Cup&, const State&, Seat) const override;

private:
  bool isIn(const State&, Seat) const;
  Then decide(Cup&, State&, int challenger) const;
  Rules rules_;
  int lives_ = 1;
};

} // namespace mk::dice
