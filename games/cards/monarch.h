// Monarch, game 189: five open cards each, the highest sum wins. Rules: card games, A1 (values) and game 189.
#pragma once

#include "games/cards/dealt.h"

namespace mk {

class Monarch : public cards::Dealt {
public:
  static constexpr const char* kName = "monarch";
  static constexpr int kMostSeats = 6;
  static constexpr int kRounds = 5;

  struct State : cards::Board {
    std::array<cards::Cards, kMostSeats> rows{}; // open cards; from the sixth on those of a tie
    cards::Cards stock;                          // top at the back
    std::uint16_t tied = 0;                      // bits of the seats still in the tie; 0 = the five rounds
    bool operator==(const State&) const = default;
  };
  using Move = cards::MoveOf<1>;
  enum Verb : std::uint8_t { kCard };

  static constexpr cards::Parts kParts{cards::Part::Faulty, cards::Part::Told};

  explicit Monarch(const Setup&);
  static std::span<const OptionSpec> options();
  static std::span<const cards::Verb> verbs();
  static int valueOf(Card);

  void deal(State&, const Outcome& pack) const;
  void moves(const State&, Seat, std::vector<Move>& out) const { out.push_back({.verb = kCard}); }
  void play(State&, Seat, const Move&) const;
  Result standing(const State&) const;
  Result result(const State& s) const { return matchResult(s, standing(s)); }
  Phrase ending(const State& s) const { return standing(s).why; }
  int bound() const { return 1 + deals_.count * 53; }
  int sumOf(const State&, Seat) const; // of the five rounds

  void table(cards::Table&, State&) const;
  Phrase faulty(const State&) const;
  Phrase prompt(const State&, Viewer) const;
  Phrase told(const State& before, const State& after, Seat, const Move&, Viewer) const;

private:
  bool isIn(const State& s, Seat k) const { return s.tied == 0 || (s.tied >> k & 1) != 0; }
  void roundOver(State&) const;
};

} // namespace mk
