// House numbers of three digits: the best of a single throw, or put together die by die. Rules: three- to five-dice
// games, games 92 and 93, house rule "mode".
#pragma once

#include "games/dice/cup/cup_game.h"

#include <algorithm>

namespace mk::dice {

struct HouseRules {
  bool small = false; // 93: the smallest number wins
};

// The throw read as a house number: digits in falling order, for the smallest in rising order.
int houseNumber(const Thrown&, bool small);

struct HouseInOneThrowPlay {
  struct State {
    std::array<std::int16_t, kMostSeats> best{}; // 0 = has not thrown yet
    bool operator==(const State&) const = default;
  };
  using Move = NoMove;
};

// All three dice in every throw. 666 (or 111) wins at once; after 20 rounds the best throw of each player counts.
class HouseInOneThrow final : public CupMechanic<HouseInOneThrowPlay> {
public:
  using Rules = HouseRules;
  bool totals() const override { return false; }
  static constexpr int kRounds = 20;

  HouseInOneThrow(const Setup& s, const Rules& r) : CupMechanic(s), small_(r.small) {}

  int rounds() const override { return kRounds; }
  bool lowest() const override { return small_; }
  Step step(const Cup& c, const State&) const override { return Step::thrown(c.toMove, 3); }
  Then fall(Cup& c, State& s, const Thrown& t) const override {
    const int number = houseNumber(t, small_);
    c.score(number);
    if (c.extra()) {
      c.lit = t.all();
      return Then::TurnOver;
    }
    std::int16_t& best = s.best[at(c.toMove)];
    if (best == 0 || better(number, best)) {
      best = static_cast<std::int16_t>(number);
      c.lit = t.all();
    }
    return number == goal() ? Then::Goal : Then::TurnOver;
  }
  int rank(const Cup&, const State& s, Seat k) const override {
    const int best = s.best[at(k)];
    return best == 0 ? -1000 : small_ ? -best : best;
  }

  std::string stateText(const Cup&, const State&, Seat) const override;
  bool readWord(Cup&, State&, Seat, std::string_view) const override;
  Phrase fault(const Cup&, const State&) const override;

  Phrase prompt(const Cup&, const State&, const Step&) const override;
  Phrase tellThrow(const Cup& before, const State&, const Cup& after, Seat, const Thrown&) const override;
  Phrase wonBy(const Cup&, const State&, Seat) const override;
  Phrase trayLabel(const Cup&, const State&) const override;
  void sheet(SheetLines&, const Cup&, const State&) const override;

private:
  int goal() const { return small_ ? 111 : 666; }
  bool better(int a, int b) const { return small_ ? a < b : a > b; }
  bool small_;
};

struct HouseByPlacesPlay {
  static constexpr int kPlaces = 3; // hundreds, tens, units

  struct State {
    std::array<std::uint8_t, kPlaces> digit{}; // of the turn; 0 = free
    bool operator==(const State&) const = default;
  };
  struct Move {
    std::uint8_t place = 0;
    bool operator==(const Move&) const = default;
  };
};

// Five rounds; a turn is one die thrown three times, and each digit is put on a free place.
class HouseByPlaces final : public CupMechanic<HouseByPlacesPlay> {
public:
  using Rules = HouseRules;

  HouseByPlaces(const Setup&, const Rules&);

  int rounds() const override { return 5; }
  bool lowest() const override { return small_; }
  void beginTurn(Cup&, State& s) const override { s = {}; }
  Step step(const Cup& c, const State&) const override {
    return c.hand ? Step::decide(c.toMove) : Step::thrown(c.toMove, 1);
  }
  // The third digit goes where there is still room.
  Then fall(Cup& c, State& s, const Thrown& t) const override {
    c.lit = t.all();
    if (free(s) > 1) return Then::GoesOn;
    for (std::uint8_t& digit : s.digit)
      if (digit == 0) digit = t.face[0];
    c.score(100 * s.digit[0] + 10 * s.digit[1] + s.digit[2]);
    s = {};
    return Then::TurnOver;
  }
  void moves(const Cup&, const State& s, std::vector<Move>& out) const override {
    for (std::uint8_t i = 0; i < kPlaces; ++i)
      if (s.digit[i] == 0) out.push_back({i});
  }
  Then play(Cup& c, State& s, const Move& m) const override {
    s.digit[m.place] = c.last.face[0];
    return Then::GoesOn;
  }
  int turnBound() const override { return 2 * kPlaces - 1; }

  std::string moveText(const Cup&, const State&, const Move&) const override;
  Gesture gesture(const Cup&, const State&, const Move&) const override;
  std::optional<Move> suggest(const Cup&, const State&, const std::vector<Move>&, Random&) const override;
  // What the digits of the places that are free are worth on average, played well; bit 0 the hundreds.
  double expected(unsigned freePlaces) const { return expected_[freePlaces]; }

  std::string stateText(const Cup&, const State&, Seat) const override;
  bool readWord(Cup&, State&, Seat, std::string_view) const override;
  Phrase fault(const Cup&, const State&) const override;

  Phrase prompt(const Cup&, const State&, const Step&) const override;
  Phrase tellThrow(const Cup& before, const State&, const Cup& after, Seat, const Thrown&) const override;
  Phrase tellMove(const Cup&, const State&, Seat, const Move&) const override;
  void sheet(SheetLines&, const Cup&, const State&) const override;

private:
  static int free(const State& s) { return static_cast<int>(std::ranges::count(s.digit, std::uint8_t{0})); }
  // The free place that is best for the digit.
  std::uint8_t bestPlace(unsigned freePlaces, int digit) const;
  double after(unsigned freePlaces, int digit, unsigned place) const {
    static constexpr double worth[kPlaces] = {100, 10, 1};
    return worth[place] * digit + expected_[freePlaces & ~(1u << place)];
  }

  bool small_;
  std::array<double, 1u << kPlaces> expected_{};
};

} // namespace mk::dice
