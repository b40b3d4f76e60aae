// Tick-Tack, game 185: follow the suit of the pile or draw one card; cards left count as bad points. Rules: card games,
// A6 and game 185.
#pragma once

#include "games/cards/dealt.h"
#include "games/kit/cards/matching.h"

namespace mk {

class TickTack : public cards::Dealt {
public:
  static constexpr const char* kName = "tick-tack";
  static constexpr int kMostSeats = 8;
  static constexpr int kHand = 5;

  struct State : cards::Board {
    std::array<cards::Cards, kMostSeats> hands{};
    cards::Cards stock, pile; // tops at the back
    cards::Lead lead;
    bool operator==(const State&) const = default;
  };
  using Move = cards::MoveOf<1>;
  enum Verb : std::uint8_t { kPlay, kDraw, kPass };

  static constexpr cards::Parts kParts{cards::Part::Faulty, cards::Part::Suggest, cards::Part::Told,
                                       cards::Part::WhyNot};

  explicit TickTack(const Setup&);
  static std::span<const OptionSpec> options();
  static std::span<const cards::Verb> verbs();
  static int valueOf(Card);
  static int valueOf(const cards::Cards&);

  void deal(State&, const Outcome& pack) const;
  void moves(const State&, Seat, std::vector<Move>& out) const;
  void play(State&, Seat, const Move&) const;
  Result result(const State&) const;
  static Result standing(const std::vector<int>& points, bool over);
  Phrase ending(const State&) const;
  std::optional<Move> suggest(const State&, Seat, Random&) const;
  int bound() const;

  void table(cards::Table&, State&) const;
  Phrase faulty(const State&) const;
  Phrase prompt(const State&, Viewer) const;
  Phrase told(const State& before, const State& after, Seat, const Move&, Viewer) const;
  Phrase whyNot(const State&, Seat, std::string_view) const;

private:
  bool fits(const State& s, Card c) const { return s.lead.isFree(seats_) || c.suit() == s.pile.back().suit(); }
  void laid(State&, Card) const;
  void passed(State&) const;
  void endRound(State&) const;
};

} // namespace mk
