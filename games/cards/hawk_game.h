// The Hawk Game, game 194: combinations of fifteen or more are laid. Rules: card games, A1 (values), A9 and game 194.
#pragma once

#include "games/cards/dealt.h"
#include "games/kit/cards/exchange_hand.h"

namespace mk {

class HawkGame : public cards::Dealt {
public:
  static constexpr const char* kName = "hawk-game";
  static constexpr int kMostSeats = 4;
  static constexpr int kHand = 5;
  static constexpr int kWanted = 15;

  struct State : cards::Board {
    std::array<cards::Cards, kMostSeats> hands{}, laid{};
    cards::Cards stock, pile; // tops at the back; cards put back
    std::array<std::uint8_t, kMostSeats> combinations{}, exact{};
    std::uint8_t passes = 0; // in a row
    bool drew = false;       // has to discard
    bool operator==(const State&) const = default;
  };
  using Move = cards::MoveOf<5>;
  enum Verb : std::uint8_t { kLay, kDraw, kDiscard, kPass };
  static constexpr cards::Parts kParts{cards::Part::Faulty, cards::Part::Suggest, cards::Part::WhyNot};

  explicit HawkGame(const Setup&);
  static std::span<const OptionSpec> options();
  static std::span<const cards::Verb> verbs();
  static int valueOf(Card);
  static int sumOf(std::span<const Card>);

  void deal(State&, const Outcome& pack) const;
  void moves(const State&, Seat, std::vector<Move>& out) const;
  void play(State&, Seat, const Move&) const;
  Result standing(const State&) const;
  Result result(const State& s) const { return matchResult(s, standing(s)); }
  Phrase ending(const State& s) const { return standing(s).why; }
  std::optional<Move> suggest(const State&, Seat, Random&) const;
  int bound() const { return 1 + deals_.count * (2 + 3 * 52 + 20 * seats_); }

  void table(cards::Table&, State&) const;
  Phrase faulty(const State&) const;
  Phrase prompt(const State&, Viewer) const;
  Phrase whyNot(const State&, Seat, std::string_view) const;
};

} // namespace mk
