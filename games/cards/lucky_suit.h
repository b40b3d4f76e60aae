// Lucky Suit, game 199: a trump is named unseen, then each round goes to the best card. Rules: card games, game 199.
#pragma once

#include "games/cards/dealt.h"

namespace mk {

class LuckySuit : public cards::Dealt {
public:
  static constexpr const char* kName = "lucky-suit";
  static constexpr int kMostSeats = 4;

  struct State : cards::Board {
    cards::Cards stock;  // top at the back
    cards::Cards round;  // this round's cards, elder's first
    cards::Cards middle; // of rounds that nobody has won
    std::array<cards::Cards, kMostSeats> won{};
    std::int8_t trump = -1; // named by elder
    bool operator==(const State&) const = default;
  };
  using Move = cards::MoveOf<1>;
  enum Verb : std::uint8_t { kNameTrump, kCard, kTake, kLeave };
  static constexpr cards::Parts kParts{cards::Part::Faulty, cards::Part::Suggest, cards::Part::Told};

  explicit LuckySuit(const Setup&);
  static std::span<const OptionSpec> options();
  static std::span<const cards::Verb> verbs();
  // Who wins a round, 0 = elder; -1 where the best cards are equal.
  static int winnerOf(std::span<const Card> round, Suit trump);

  void deal(State&, const Outcome& pack) const;
  void moves(const State&, Seat, std::vector<Move>& out) const;
  void play(State&, Seat, const Move&) const;
  Result standing(const State&) const;
  Result result(const State& s) const { return matchResult(s, standing(s)); }
  Phrase ending(const State& s) const { return standing(s).why; }
  std::optional<Move> suggest(const State&, Seat, Random&) const;
  int bound() const { return 1 + deals_.count * 108; }

  void table(cards::Table&, State&) const;
  Phrase faulty(const State&) const;
  Phrase prompt(const State&, Viewer) const;
  Phrase told(const State& before, const State& after, Seat, const Move&, Viewer) const;
};

} // namespace mk
