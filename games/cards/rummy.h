// Rummy: games 174 (an opening meld of 40), 175 (with jokers) and 176 (in two steps). Rules: card games, games 174-176
// and A8.
#pragma once

#include "games/kit/cards/card_game.h"
#include "games/kit/cards/melds.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mk {

class RummyRules {
public:
  // What sets the three games apart.
  struct Kind {
    const char* name;
    int jokers = 0;
    int hand = 0;          // cards dealt to each; 0 = 10, 7 or 6 by the number of players
    bool twoSteps = false; // the first meld may have any worth, the second needs 40
  };

  static constexpr int kMostSeats = 6;
  static constexpr int kOpening = 40;
  static constexpr int kMostShuffles = 2;
  static constexpr int kMostTurns = 100; // of each seat
  static constexpr int kJokerLeft = 20;  // a joker left in hand

  enum class Phase : std::uint8_t { Draw, Meld };
  enum VerbId : std::uint8_t { kDraw, kTake, kEnd, kLay, kAdd, kDiscard };
  enum Zones : std::int16_t { kMelds = cards::kOwnZones };

  struct State : cards::Board {
    Phase phase = Phase::Draw;
    std::array<cards::Cards, kMostSeats> hands{};
    cards::Cards stock;
    cards::Cards pile; // discards
    cards::Melds melds;
    std::array<std::uint8_t, kMostSeats> laid{}; // melds laid by each seat
    std::uint8_t opening = 0;                    // worth of the melds of an opening that has not reached 40 yet
    Card taken = Card::back();                   // the discard taken in this turn
    std::uint8_t shuffles = 0;
    std::uint16_t turns = 0;
    Seat out = kNobody; // who went out; nobody = blocked
    bool operator==(const State&) const = default;
  };

  // kLay: a meld of these cards. kAdd: one card to meld `number`. A joker counts as the card beside it in `as`.
  struct Move : cards::MoveOf<cards::kMostMelded> {
    Row<Card, cards::kMostMelded> as;
    cards::Meld meld() const {
      cards::Meld out;
      for (std::size_t i = 0; i < as.size(); ++i) out.cards.push_back({cards[i], as[i]});
      return out;
    }
    bool operator==(const Move&) const = default;
  };

  static constexpr cards::Parts kParts = {cards::Part::Suggest, cards::Part::Reshuffle, cards::Part::Told,
                                          cards::Part::Shown,   cards::Part::Faulty,    cards::Part::Written,
                                          cards::Part::Touched, cards::Part::WhyNot};

  RummyRules(const Setup&, const Kind&);

  int seats() const { return seats_; }
  int bound() const;
  std::span<const cards::Verb> verbs() const;
  const std::vector<Card>& pack() const { return pack_; }
  const cards::Deals& deals() const { return deals_; }
  void table(cards::Table&, State&) const;
  void deal(State&, const Outcome&) const;
  const cards::Cards& toShuffle(const State&) const;
  void shuffled(State&, const Outcome&) const;
  void moves(const State&, Seat, std::vector<Move>& out) const;
  void play(State&, Seat, const Move&) const;
  Phrase prompt(const State&, Viewer) const;
  Phrase ending(const State&) const;
  Result result(const State&) const;

  std::optional<Move> suggest(const State&, Seat, Random&) const;
  Phrase told(const State& before, const State& after, Seat, const Move&, Viewer) const;
  void shown(const State&, Viewer, View&) const;
  Phrase faulty(const State&) const;
  std::string written(const State&, Seat, const Move&) const;
  Gesture touched(const State&, Seat, const Move&) const;
  Phrase whyNot(const State&, Seat, std::string_view) const;

protected:
  static std::span<const OptionSpec> optionsOf(const Kind&);

private:
  // In a game of two steps a seat has opened with its first meld.
  bool hasOpened(const State& s, Seat seat) const { return s.laid[at(seat)] > 0 && s.opening == 0; }
  bool mayDraw(const State&) const;
  bool mayLay(const State&, Seat, const cards::Meld&) const;
  bool mustLay(const State&, Seat) const;
  bool mustLay(const State&, Seat, bool holdsMeld) const; // one that it could open with
  bool mayDiscard(const State&, Seat, Card) const;
  int bestTogether(const cards::Cards& hand) const; // the most that melds of a hand are worth together
  void lay(State&, Seat, const cards::Meld&) const;
  int left(const cards::Cards& hand) const; // worth of the cards that are left
  void finish(State&) const;

  const Kind& kind_;
  int seats_;
  cards::MeldRule meld_;
  bool forced_;
  bool together_;
  cards::Deals deals_;
  std::vector<Card> pack_;
};

inline constexpr RummyRules::Kind kRummy174{.name = "rummy"};
inline constexpr RummyRules::Kind kRummy175{.name = "rummy-jokers", .jokers = 2, .hand = 12};
inline constexpr RummyRules::Kind kRummy176{.name = "rummy-two-steps", .hand = 10, .twoSteps = true};

// The rules of one of them, as the frame wants them.
template <const RummyRules::Kind& kind> class RummyOf : public RummyRules {
public:
  static constexpr const char* kName = kind.name;
  explicit RummyOf(const Setup& s) : RummyRules(s, kind) {}
  static std::span<const OptionSpec> options() { return optionsOf(kind); }
};

using Rummy = cards::CardGame<RummyOf<kRummy174>>;
using RummyWithJokers = cards::CardGame<RummyOf<kRummy175>>;
using RummyInTwoSteps = cards::CardGame<RummyOf<kRummy176>>;

} // namespace mk
