// Take More (Crosses), game 200: chains of even or odd numbers are laid for crosses. Rules: card games, A9 and game
// 200.
#pragma once

#include "games/cards/dealt.h"
#include "games/kit/cards/exchange_hand.h"

namespace mk {

class TakeMoreCrosses : public cards::Dealt {
public:
  static constexpr const char* kName = "take-more-crosses";
  static constexpr int kMostSeats = 4;
  static constexpr int kHand = 5;
  static constexpr int kShortest = 3, kLongest = 5;

  struct State : cards::Board {
    std::array<cards::Cards, kMostSeats> hands{};
    std::array<cards::Cards, kMostSeats> laid{};         // combinations one after another, each upwards
    std::array<Row<std::uint8_t, 26>, kMostSeats> sizes; // of the combinations
    cards::Cards stock, pile;                            // tops at the back; cards swapped
    std::uint8_t passes = 0;                             // in a row
    bool laying = false;                                 // something has been laid this turn
    bool operator==(const State&) const = default;
  };
  using Move = cards::MoveOf<5>;
  enum Verb : std::uint8_t { kLay, kAdd, kSwap, kEnd, kPass };
  static constexpr cards::Parts kParts{cards::Part::Suggest, cards::Part::Faulty, cards::Part::WhyNot};

  explicit TakeMoreCrosses(const Setup&);
  static std::span<const OptionSpec> options();
  static std::span<const cards::Verb> verbs();
  static bool isCombination(std::span<const Card>);

  void deal(State&, const Outcome& pack) const;
  void moves(const State&, Seat, std::vector<Move>& out) const;
  void play(State&, Seat, const Move&) const;
  Result standing(const State&) const;
  Result result(const State& s) const { return matchResult(s, standing(s)); }
  Phrase ending(const State& s) const { return standing(s).why; }
  std::optional<Move> suggest(const State&, Seat, Random&) const;
  int bound() const { return 1 + deals_.count * (2 + 4 * 80 + 24 * seats_); }

  void table(cards::Table&, State&) const;
  Phrase faulty(const State&) const;
  Phrase prompt(const State&, Viewer) const;
  Phrase whyNot(const State&, Seat, std::string_view) const;

private:
  static std::span<const Card> combination(const State&, Seat, int k); // from 0
  static bool mayAdd(std::span<const Card> combination, Card);
  bool canLay(const State&, Seat) const;
  void listLays(const State&, Seat, std::vector<Move>& out) const;
};

} // namespace mk
