// Collect a Collection, game 170: groups of one rank or one suit are laid for points. Rules: card games, game 170.
#pragma once

#include "games/kit/cards/card_game.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace mk {

class CollectRules {
public:
  static constexpr const char* kName = "collect-a-collection";
  static constexpr int kMostSeats = 8;
  static constexpr int kMostSeatsOnePack = 6;
  static constexpr int kHand = 6;
  static constexpr int kMostLaid = 3;
  enum VerbId : std::uint8_t { kPlay, kPass };

  struct State : cards::Board {
    std::array<cards::Cards, kMostSeats> hands{};
    cards::Cards stock;
    cards::Cards pile;
    std::array<std::int16_t, kMostSeats> points{}; // of this game
    std::uint8_t passes = 0;                       // in a row
    bool operator==(const State&) const = default;
  };
  using Move = cards::MoveOf<kMostLaid>;

  static constexpr cards::Parts kParts = {cards::Part::Suggest, cards::Part::RuleFirst, cards::Part::Faulty,
                                          cards::Part::Told,    cards::Part::Parsed,    cards::Part::WhyNot};

  explicit CollectRules(const Setup&);
  static std::span<const OptionSpec> options();

  int seats() const { return seats_; }
  int bound() const { return 1 + deals_.count * (2 + static_cast<int>(pack_.size()) * (seats_ + 1)); }
  std::span<const cards::Verb> verbs() const;
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
  Phrase told(const State& before, const State& after, Seat, const Move&, Viewer) const;
  Phrase faulty(const State&) const;
  Checked<Move> parsed(const State&, Seat, std::string_view) const; // the order of the cards counts
  Phrase whyNot(const State&, Seat, std::string_view) const;

private:
  Phrase refusalOf(const State&, Seat, const Move&) const;
  bool fits(const State&, Card) const;
  int rank(const State&, Seat) const; // points, and among equal ones fewer cards in hand
  void finish(State&) const;

  int seats_;
  cards::Deals deals_;
  std::vector<Card> pack_;
};

using Collect = cards::CardGame<CollectRules>;

} // namespace mk
