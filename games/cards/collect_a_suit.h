// Collect a Suit, game 191: five cards of one suit win; cards are drawn or traded. Rules: card games, A9 and game 191.
#pragma once

#include "games/cards/dealt.h"
#include "games/kit/cards/exchange_hand.h"

namespace mk {

class CollectASuit : public cards::Dealt {
public:
  static constexpr const char* kName = "collect-a-suit";
  static constexpr int kMostSeats = 6;
  static constexpr int kHand = 6, kWanted = 5;
  static constexpr int kMostShuffles = 3;
  static constexpr int kMostTurns = 60; // of every seat

  struct State : cards::Board {
    std::array<cards::Cards, kMostSeats> hands{};
    cards::Cards stock, pile;           // tops at the back; discards
    cards::Cards offer;                 // the card offered in a trade, known to its owner only
    Seat asker = kNobody;               // who offers; then the seat asked is to act
    std::int8_t given = -1, asked = -1; // suits of the trade
    Seat winner = kNobody;              // five of a suit
    bool traded = false;                // the one offer of this turn has been refused
    bool drew = false;                  // has to discard
    std::uint8_t shuffles = 0;
    std::uint16_t turns = 0;
    bool operator==(const State&) const = default;
  };
  using Move = cards::MoveOf<1>;
  enum Verb : std::uint8_t { kDraw, kDiscard, kTrade, kAccept, kRefuse };
  static constexpr cards::Parts kParts{cards::Part::Faulty,    cards::Part::Suggest, cards::Part::RuleFirst,
                                       cards::Part::Reshuffle, cards::Part::Hidden,  cards::Part::Touched,
                                       cards::Part::Shown,     cards::Part::Told,    cards::Part::WhyNot};

  explicit CollectASuit(const Setup&);
  static std::span<const OptionSpec> options();
  static std::span<const cards::Verb> verbs();
  static int bestSuit(const cards::Cards&); // most cards of one suit, jokers counted

  void deal(State&, const Outcome& pack) const;
  std::span<const Card> toShuffle(const State& s) const { return std::span<const Card>(s.pile); }
  void shuffled(State&, const Outcome&) const;
  void moves(const State&, Seat, std::vector<Move>& out) const;
  void play(State&, Seat, const Move&) const;
  Result standing(const State&) const;
  Result result(const State& s) const { return matchResult(s, standing(s)); }
  Phrase ending(const State& s) const { return standing(s).why; }
  std::optional<Move> suggest(const State&, Seat, Random&) const;
  int bound() const { return 1 + deals_.count * (2 + kMostShuffles + 4 * kMostTurns * seats_); }

  void table(cards::Table&, State&) const;
  Phrase faulty(const State&) const;
  void hidden(State&, Viewer, Random&) const;
  Gesture touched(const State&, Seat, const Move&) const;
  void shown(const State&, Viewer, View&) const;
  Phrase prompt(const State&, Viewer) const;
  Phrase told(const State& before, const State& after, Seat, const Move&, Viewer) const;
  Phrase whyNot(const State&, Seat, std::string_view) const;

private:
  void begin(State&) const;
  void endTurn(State&) const;
  bool trades_;
  bool openHands_;
};

} // namespace mk
