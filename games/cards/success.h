// Success, game 180: one card of the top card's rank or suit, or draw until one comes. Rules: card games, A6 and
// game 180.
#pragma once

#include "games/cards/dealt.h"
#include "games/kit/cards/matching.h"

namespace mk {

class Success : public cards::Dealt {
public:
  static constexpr const char* kName = "success-cards";
  static constexpr int kMostSeats = 6;
  static constexpr int kMostShuffles = 3;

  struct State : cards::Board {
    std::array<cards::Cards, kMostSeats> hands{};
    cards::Cards stock, pile;  // tops at the back
    std::uint8_t passes = 0;   // in a row
    std::uint8_t shuffles = 0; // of the pile into a new stock
    bool operator==(const State&) const = default;
  };
  using Move = cards::MoveOf<1>;
  enum Verb : std::uint8_t { kPlay, kDraw, kPass };

  static constexpr cards::Parts kParts{cards::Part::Faulty, cards::Part::Suggest, cards::Part::Reshuffle,
                                       cards::Part::Told, cards::Part::WhyNot};

  explicit Success(const Setup&);
  static std::span<const OptionSpec> options();
  static std::span<const cards::Verb> verbs();

  void deal(State&, const Outcome& pack) const;
  std::span<const Card> toShuffle(const State& s) const {
    return std::span<const Card>(s.pile).first(s.pile.size() - 1);
  }
  void shuffled(State&, const Outcome&) const;
  void moves(const State&, Seat, std::vector<Move>& out) const;
  void play(State&, Seat, const Move&) const;
  Result standing(const State&) const;
  Result result(const State& s) const { return matchResult(s, standing(s)); }
  Phrase ending(const State& s) const { return standing(s).why; }
  std::optional<Move> suggest(const State&, Seat, Random&) const;
  int bound() const;

  void table(cards::Table&, State&) const;
  Phrase faulty(const State&) const;
  Phrase prompt(const State&, Viewer) const;
  Phrase told(const State& before, const State& after, Seat, const Move&, Viewer) const;
  Phrase whyNot(const State&, Seat, std::string_view) const;

private:
  bool fits(const State& s, Card c) const {
    const Card top = s.pile.back();
    return c.suit() == top.suit() || c.value() == top.value();
  }
  bool canDraw(const State& s) const { return !s.stock.empty() || (s.shuffles < kMostShuffles && s.pile.size() > 1); }
  void drawOn(State&) const;
  void endTurn(State&, bool passed) const;

  int hand_;
};

} // namespace mk
