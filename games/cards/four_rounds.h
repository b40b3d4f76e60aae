// Four Rounds, game 181: in each round cards of another suit are collected in tricks. Rules: card games, game 181, A4.
#pragma once

#include "games/kit/cards/card_game.h"
#include "games/kit/cards/trick.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace mk {

class FourRoundsRules {
public:
  static constexpr const char* kName = "four-rounds";
  static constexpr int kMostSeats = 4;
  static constexpr int kHand = 8;
  static constexpr int kRounds = 4;

  struct State : cards::Board, cards::TrickPlay<kMostSeats> {
    std::array<std::uint8_t, kMostSeats> collected{}; // cards of the rounds' suits in the rounds that are over
    bool operator==(const State&) const = default;
  };
  using Move = cards::MoveOf<1>;

  static constexpr cards::Parts kParts = {cards::Part::Suggest, cards::Part::Shown, cards::Part::DealTold,
                                          cards::Part::Faulty, cards::Part::WhyNot};

  explicit FourRoundsRules(const Setup&);
  static std::span<const OptionSpec> options();

  int seats() const { return seats_; }
  int bound() const { return 1 + kRounds * (1 + kMostSeats * kHand); }
  std::span<const cards::Verb> verbs() const { return cards::kPlayVerb; }
  const std::vector<Card>& pack() const { return pack_; }
  const cards::Deals& deals() const { return deals_; }
  void table(cards::Table&, State&) const;
  void deal(State&, const Outcome&) const;
  void moves(const State&, Seat, std::vector<Move>& out) const;
  void play(State&, Seat, const Move&) const;
  Phrase prompt(const State&, Viewer) const;
  Phrase ending(const State&) const;
  Result result(const State&) const;

  std::optional<Move> suggest(const State&, Seat, Random&) const;
  void shown(const State&, Viewer, View&) const;
  Phrase dealTold(const State& after, Viewer) const;
  Phrase faulty(const State&) const;
  Phrase whyNot(const State&, Seat, std::string_view) const;

  // What decides a round: cards of its suit, then tricks; tricks alone where the suit is trump.
  int worthOf(int captured, int tricks) const { return (trump_ ? 0 : 100 * captured) + tricks; }
  static Suit suitOf(int round);
  bool countsTricksOnly() const { return trump_; }
  int suitCards() const { return static_cast<int>(pack_.size()) / 4; }
  static int standing(int rounds, int collected) { return 100 * rounds + collected; } // what decides the match

private:
  cards::TrickRule ruleOf(int round) const;
  int captured(const State&, Seat, int round) const; // cards of the round's suit in the tricks of a seat
  int worth(const State&, Seat, int round) const;    // what decides the round
  void finish(State&) const;

  int seats_;
  bool trump_; // the round's suit is trump and tricks count
  cards::Deals deals_;
  std::vector<Card> pack_;
};

using FourRounds = cards::CardGame<FourRoundsRules>;

} // namespace mk
