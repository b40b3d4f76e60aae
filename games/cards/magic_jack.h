// Magic Jack, game 186: shedding by rank or suit, without a stock; jacks fit always and name a suit. Rules: card games,
// A6 and game 186.
#pragma once

#include "games/cards/dealt.h"
#include "games/kit/cards/matching.h"

namespace mk {

class MagicJack : public cards::Dealt {
public:
  static constexpr const char* kName = "magic-jack";
  static constexpr int kMostSeats = 8;
  static constexpr int kHand = 8;

  struct State : cards::Board {
    std::array<cards::Cards, kMostSeats> hands{};
    cards::Cards stock, pile; // the cards put away; tops at the back
    cards::Lead lead;
    std::int8_t named = -1; // the suit named by a jack on top
    Card drawn;             // may be laid at once, by the seat to act; a back = none
    bool operator==(const State&) const = default;
  };
  using Move = cards::MoveOf<1>;
  enum Verb : std::uint8_t { kPlay, kJack, kDraw, kPass };

  static constexpr cards::Parts kParts{cards::Part::Suggest, cards::Part::Hidden, cards::Part::WhyNot};

  explicit MagicJack(const Setup&);
  static std::span<const OptionSpec> options();
  static std::span<const cards::Verb> verbs();

  void deal(State&, const Outcome& pack) const;
  void moves(const State&, Seat, std::vector<Move>& out) const;
  void play(State&, Seat, const Move&) const;
  Result standing(const State&) const;
  Result result(const State& s) const { return matchResult(s, standing(s)); }
  Phrase ending(const State& s) const { return standing(s).why; }
  std::optional<Move> suggest(const State&, Seat, Random&) const;
  int bound() const;

  void table(cards::Table&, State&) const;
  Phrase prompt(const State&, Viewer) const;
  Phrase whyNot(const State&, Seat, std::string_view) const;
  void hidden(State&, Viewer, Random&) const;

private:
  using Set = std::uint64_t; // of cards, by their codes
  static bool isJack(Card c) { return c.value() == 11; }
  bool isFree(const State& s) const { return s.pile.empty() || s.lead.isFree(seats_); }
  bool fits(const State&, Card) const;
  static Set fitting(Card, int named);
  static void list(Card, int held, std::vector<Move>& out);

  bool draws_;
};

} // namespace mk
