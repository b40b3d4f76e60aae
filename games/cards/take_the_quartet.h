// Take the Quartet, game 195: four queens, jacks or kings win. Rules: card games, A9 and game 195.
#pragma once

#include "games/cards/dealt.h"
#include "games/kit/cards/exchange_hand.h"

namespace mk {

class TakeTheQuartet : public cards::Dealt {
public:
  static constexpr const char* kName = "take-the-quartet";
  static constexpr int kMostSeats = 6;
  static constexpr int kHand = 5;
  static constexpr int kMostShuffles = 6;
  static constexpr int kMostTurns = 100; // of every seat

  struct State : cards::Board {
    std::array<cards::Cards, kMostSeats> hands{};
    cards::Cards stock, pile; // tops at the back; discards
    cards::Cards lot;         // who begins: open cards, before the first deal
    Card taken;               // from the discards this turn; a back = none
    std::uint16_t turns = 0;
    std::uint8_t shuffles = 0;
    bool drew = false; // has to discard
    Seat winner = kNobody;
    bool operator==(const State&) const = default;
  };
  using Move = cards::MoveOf<1>;
  enum Verb : std::uint8_t { kDraw, kTake, kDiscard };
  static constexpr cards::Parts kParts{cards::Part::Faulty,    cards::Part::Suggest,     cards::Part::RuleFirst,
                                       cards::Part::Reshuffle, cards::Part::ShuffleTold, cards::Part::DealTold,
                                       cards::Part::WhyNot};

  explicit TakeTheQuartet(const Setup&);
  static std::span<const OptionSpec> options();
  static std::span<const cards::Verb> verbs();
  // One open card each from the first seat on; the tied take another each until one is highest.
  static Seat lotOf(std::span<const Card> cards, int seats);
  static bool hasQuartet(const cards::Cards&);
  static int bestHolding(const cards::Cards&); // most cards of one of the three ranks

  void deal(State&, const Outcome& pack) const;
  std::span<const Card> toShuffle(const State&) const;
  void shuffled(State&, const Outcome&) const;
  void moves(const State&, Seat, std::vector<Move>& out) const;
  void play(State&, Seat, const Move&) const;
  Result standing(const State&) const;
  Result result(const State& s) const { return matchResult(s, standing(s)); }
  Phrase ending(const State& s) const { return standing(s).why; }
  std::optional<Move> suggest(const State&, Seat, Random&) const;
  int bound() const { return 1 + deals_.count * (4 + kMostShuffles + 2 * kMostTurns * seats_); }

  void table(cards::Table&, State&) const;
  Phrase faulty(const State&) const;
  Phrase prompt(const State&, Viewer) const;
  Phrase shuffleTold(const State&) const;
  Phrase dealTold(const State& after, Viewer) const;
  Phrase whyNot(const State&, Seat, std::string_view) const;

private:
  static bool counts(Card c) { return c.value() >= 11; }
  void dealHands(State&, const Outcome& pack) const;
  void begin(State&) const;

  bool closed_;
};

} // namespace mk
