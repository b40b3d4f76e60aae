// Lucky Mushroom, games 196 (three of a rank) and 197 (three of a suit): combinations are laid and drawn after, then
// one card is exchanged. Rules: card games, A9 and games 196 and 197.
#pragma once

#include "games/cards/dealt.h"
#include "games/kit/cards/exchange_hand.h"

namespace mk {

enum class Mushroom : std::uint8_t { Triples, Suits };

template <Mushroom kind> class LuckyMushroom : public cards::Dealt {
public:
  static constexpr const char* kName = kind == Mushroom::Triples ? "lucky-mushroom-triples" : "lucky-mushroom-suits";
  static constexpr int kMostSeats = 8;
  static constexpr int kHand = 5;

  struct State : cards::Board {
    std::array<cards::Cards, kMostSeats> hands{}, laid{};
    cards::Cards stock, pile; // tops at the back; cards exchanged
    bool operator==(const State&) const = default;
  };
  using Move = cards::MoveOf<3>;
  enum Verb : std::uint8_t { kLay, kDiscard };
  static constexpr cards::Parts kParts{cards::Part::Suggest, cards::Part::WhyNot};

  explicit LuckyMushroom(const Setup&);
  static std::span<const OptionSpec> options();
  static std::span<const cards::Verb> verbs();

  void deal(State&, const Outcome& pack) const;
  void moves(const State&, Seat, std::vector<Move>& out) const;
  void play(State&, Seat, const Move&) const;
  Result standing(const State&) const;
  Result result(const State& s) const { return matchResult(s, standing(s)); }
  Phrase ending(const State& s) const { return standing(s).why; }
  std::optional<Move> suggest(const State&, Seat, Random&) const;
  int bound() const { return 1 + deals_.count * 106; } // every ply draws from the stock
  int combinations(const State&, Seat) const;          // laid, and those still in the hand

  void table(cards::Table&, State&) const;
  Phrase prompt(const State&, Viewer) const;
  Phrase whyNot(const State&, Seat, std::string_view) const;

private:
  static bool goTogether(Card a, Card b) {
    return kind == Mushroom::Triples ? a.value() == b.value() : a.suit() == b.suit();
  }
};

} // namespace mk
