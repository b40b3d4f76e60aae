// Jack of Hearts, game 182: pairs are laid aside, cards are drawn blind from the right, the jack of hearts loses.
// Rules: card games, game 182.
#pragma once

#include "games/cards/dealt.h"

namespace mk {

class JackOfHearts : public cards::Dealt {
public:
  static constexpr const char* kName = "jack-of-hearts";
  static constexpr int kMostSeats = 10;
  static constexpr int kMostDraws = 500;

  struct State : cards::Board {
    std::array<cards::Cards, kMostSeats> hands{}; // in the order received
    cards::Cards laid;                            // pairs
    Row<std::uint8_t, 52> fan;                    // the order in which the hand drawn from is held out
    std::uint16_t draws = 0;
    bool operator==(const State&) const = default;
  };
  using Move = cards::MoveOf<1>;
  enum Verb : std::uint8_t { kDraw };

  static constexpr cards::Parts kParts{cards::Part::Faulty, cards::Part::Reshuffle, cards::Part::ShuffleTold,
                                       cards::Part::Told};

  explicit JackOfHearts(const Setup&);
  static std::span<const OptionSpec> options();
  static std::span<const cards::Verb> verbs();

  void deal(State&, const Outcome& pack) const;
  // The fan is shuffled before each draw.
  std::span<const Card> toShuffle(const State& s) const { return s.hands[cards::at(source(s))]; }
  void shuffled(State&, const Outcome&) const;
  void moves(const State&, Seat, std::vector<Move>& out) const;
  void play(State&, Seat, const Move&) const;
  Result standing(const State&) const;
  Result result(const State& s) const { return matchResult(s, standing(s)); }
  Phrase ending(const State& s) const { return standing(s).why; }
  int bound() const { return 1 + deals_.count * (1 + 2 * kMostDraws); }
  Seat source(const State&) const; // the nearest seat to the right with cards; kNobody = nobody else has any
  // Lays all pairs of a hand; of three equal ranks the two that came first.
  void layPairs(State&, Seat) const;

  void table(cards::Table&, State&) const;
  Phrase faulty(const State&) const;
  Phrase prompt(const State&, Viewer) const;
  Phrase shuffleTold(const State&) const;
  Phrase told(const State& before, const State& after, Seat, const Move&, Viewer) const;

private:
  void go(State&) const;
  Seat loser(const State&) const;
  bool removed_;
  bool before_;
};

} // namespace mk
