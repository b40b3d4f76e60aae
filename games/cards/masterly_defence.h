// Masterly Defence, game 178: beating a whole attack earns points. Rules: card games, game 178 and A5.
#pragma once

#include "games/kit/cards/beating.h"
#include "games/kit/cards/card_game.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace mk {

class MasterlyDefenceRules {
public:
  static constexpr const char* kName = "masterly-defence";
  static constexpr int kMostSeats = 5;
  static constexpr int kHand = 10;
  static constexpr int kMostBouts = 40; // of a deal
  static constexpr int kMostDeals = 12;

  enum class Phase : std::uint8_t { Attack, Defence, Claim };
  enum VerbId : std::uint8_t { kAttack, kBeat, kTake, kClaim, kLeave };

  struct State : cards::Board {
    Phase phase = Phase::Attack;
    Seat attacker = 0;
    Suit trump = Suit::Clubs;
    std::array<cards::Cards, kMostSeats> hands{};
    cards::Cards stock;  // out of play: the turned trump at the front, the others unseen
    cards::Cards attack; // to be beaten
    cards::Cards open;   // beaten and beating cards, to be claimed
    std::uint8_t bouts = 0;
    bool operator==(const State&) const = default;
  };
  using Move = cards::MoveOf<cards::kMostAttack>; // kAttack: those laid; kBeat: card i beats attack card i

  static constexpr cards::Parts kParts = {cards::Part::Suggest, cards::Part::DealTold, cards::Part::Told,
                                          cards::Part::Written, cards::Part::Touched,  cards::Part::Faulty,
                                          cards::Part::WhyNot};

  explicit MasterlyDefenceRules(const Setup&);
  static std::span<const OptionSpec> options();

  int seats() const { return seats_; }
  int bound() const { return 1 + kMostDeals * (1 + kMostBouts * (2 + seats_ - 2)); }
  std::span<const cards::Verb> verbs() const;
  const std::vector<Card>& pack() const { return pack_; }
  const cards::Deals& deals() const { return deals_; }
  void table(cards::Table&, State&) const;
  void deal(State&, const Outcome&) const;
  void moves(const State&, Seat, std::vector<Move>& out) const;
  void play(State&, Seat, const Move&) const;
  Phrase prompt(const State&, Viewer) const;
  Phrase ending(const State&) const;
  Result result(const State& s) const { return cards::resultOf(s, deals_, seats_); }

  std::optional<Move> suggest(const State&, Seat, Random&) const;
  Phrase told(const State& before, const State& after, Seat, const Move&, Viewer) const;
  Phrase dealTold(const State& after, Viewer) const;
  std::string written(const State&, Seat, const Move&) const;
  Gesture touched(const State&, Seat, const Move&) const;
  Phrase faulty(const State&) const;
  Phrase whyNot(const State&, Seat, std::string_view) const;

private:
  Seat defender(const State& s) const { return cards::leftOf(s.attacker, seats_); }
  int mostAttack(const State&) const;
  void claimNext(State&, Seat after) const; // the next seat outside the bout, or its end
  void endBout(State&, Seat nextAttacker) const;

  int seats_;
  bool claims_;
  cards::Deals deals_;
  std::vector<Card> pack_;
};

using MasterlyDefence = cards::CardGame<MasterlyDefenceRules>;

} // namespace mk
