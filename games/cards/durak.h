// Who Is Last (Durak without throwing in), game 172, and East, game 173. Rules: card games, games 172 and 173, A5
// (beating).
#pragma once

#include "games/kit/cards/beating.h"
#include "games/kit/cards/card_game.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace mk {

class DurakRules {
public:
  static constexpr const char* kName = "durak";
  static constexpr int kMostSeats = 6;
  static constexpr int kHand = 6;
  static constexpr int kMostAttacks = 300; // of a game
  static constexpr int kMostTakes = 50;    // in a row, with the stock empty

  enum Buttons : std::int16_t { kLay, kTake };
  enum VerbId : std::uint8_t { kAttack, kBeat, kTakeUp };

  struct State : cards::Board {
    Seat attacker = 0;
    Seat first = kNobody; // attacks first in this game of a series: first out of the game before; nobody = lowest trump
    Suit trump = Suit::Clubs;
    std::array<cards::Cards, kMostSeats> hands{};
    cards::Cards stock;        // top at the back, the turned trump at the front
    cards::Cards attack;       // to be beaten; before an attack those beaten last, until then still to be seen
    cards::Cards beating;      // card i beat attack card i
    Row<Seat, kMostSeats> out; // without cards, first out first
    std::uint16_t attacks = 0;
    std::uint8_t takes = 0; // in a row, with the stock empty
    bool operator==(const State&) const = default;
    bool isDefence() const { return stage == cards::Stage::Play && turn != attacker; }
  };
  using Move = cards::MoveOf<cards::kMostAttack>; // kAttack: those laid; kBeat: card i beats attack card i

  static constexpr cards::Parts kParts = {cards::Part::Suggest,  cards::Part::Slips,     cards::Part::Told,
                                          cards::Part::DealTold, cards::Part::Completed, cards::Part::Faulty,
                                          cards::Part::Written,  cards::Part::Touched,   cards::Part::WhyNot};

  explicit DurakRules(const Setup& s) : DurakRules(s, false) {}
  static std::span<const OptionSpec> options();

  int seats() const { return seats_; }
  int bound() const { return 1 + deals_.count * (1 + 2 * kMostAttacks); }
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
  // A dear card is laid where a cheap one would do; but nobody attacks with trumps while plain cards are held.
  std::vector<Move> slips(const State&, Seat) const;
  Phrase told(const State& before, const State& after, Seat, const Move&, Viewer) const;
  Phrase dealTold(const State& after, Viewer) const;
  Permission completed(State&) const;
  Phrase faulty(const State&) const;
  std::string written(const State& s, Seat, const Move& m) const {
    return m.verb == kBeat ? "beat " + cards::pairsText(s.attack, m.cards) : std::string();
  }
  Gesture touched(const State& s, Seat seat, const Move& m) const {
    return m.verb == kBeat ? cards::beatingGesture(seat, s.hands[at(seat)], m.cards, cards::kMiddle) : Gesture();
  }
  Phrase whyNot(const State&, Seat, std::string_view) const;

  Seat defender(const State& s) const { return nextActive(s, s.attacker); }

protected:
  DurakRules(const Setup&, bool east);

private:
  cards::Beating beating(const State& s) const { return {s.trump, east_}; }
  Seat nextActive(const State&, Seat) const; // clockwise
  int mostAttack(const State& s) const { return std::min(cards::kMostAttack, s.hands[at(defender(s))].count()); }
  void endBout(State&, bool beaten) const;
  // Who has lost a game that has ended: nobody, one, or at the limit all who hold the most cards.
  std::vector<Seat> losers(const State&) const;

  int seats_;
  bool east_; // game 173: diamonds are always trump, spades fall to spades only, no card is turned up
  bool freeTake_;
  cards::Deals deals_;
  std::vector<Card> pack_;
};

// East, game 173: a variant.
class DurakEastRules : public DurakRules {
public:
  static constexpr const char* kName = "durak-east";
  explicit DurakEastRules(const Setup& s) : DurakRules(s, true) {}
};

using Durak = cards::CardGame<DurakRules>;
using DurakEast = cards::CardGame<DurakEastRules>;

} // namespace mk
