// 21, game 171: cards are drawn up to 21, all against all or against a banker for chips. Rules: card games, game 171.
#pragma once

#include "games/cards/dealt.h"
#include "games/kit/cards/bank.h"

namespace mk {

class TwentyOne : public cards::Dealt {
public:
  static constexpr const char* kName = "twenty-one";
  static constexpr int kMostSeats = 8;
  static constexpr int kMostRounds = 30;

  struct State : cards::Board {
    std::array<cards::Cards, kMostSeats> first{}; // the two cards dealt, the seat's secret
    std::array<cards::Cards, kMostSeats> drawn{}; // open
    cards::Cards stock;                           // top at the back
    std::uint16_t over = 0;                       // bits of the seats that are out
    bool operator==(const State&) const = default;
  };
  using Move = cards::MoveOf<1>;
  enum Verb : std::uint8_t { kCard, kStop };

  static constexpr cards::Parts kParts{cards::Part::Faulty, cards::Part::Suggest, cards::Part::RuleFirst,
                                       cards::Part::Told,   cards::Part::Shown,   cards::Part::WhyNot};

  explicit TwentyOne(const Setup&);
  static std::span<const OptionSpec> options();
  static std::span<const cards::Verb> verbs();

  void deal(State&, const Outcome& pack) const;
  void moves(const State&, Seat, std::vector<Move>& out) const;
  void play(State&, Seat, const Move&) const;
  Result result(const State& s) const { return cards::resultOf(s, deals_, seats_); }
  Phrase ending(const State&) const;
  int totalOf(const State&, Seat) const;
  std::optional<Move> suggest(const State&, Seat, Random&) const;
  int bound() const { return 1 + deals_.count * 60; }
  static Seat roundWinner(std::span<const int> totals); // the only best not over 21, or nobody
  // The round is over: who gets points or chips.
  void score(State&) const;

  void table(cards::Table&, State&) const;
  Phrase faulty(const State&) const;
  Phrase prompt(const State&, Viewer) const;
  void shown(const State&, Viewer, View&) const; // the chips that lie before the seats
  Phrase told(const State& before, const State& after, Seat, const Move&, Viewer) const;
  Phrase whyNot(const State&, Seat, std::string_view) const;

private:
  bool isOver(const State& s, Seat k) const { return (s.over >> k & 1) != 0; }
  void seatDone(State&) const;
  Seat bankerOf(const State&) const;
  Phrase bankEnding(std::span<const int> totals, Seat banker) const;
  bool firstOpen_, banker_;
};

} // namespace mk
