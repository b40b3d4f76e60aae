// Favourite Number, game 198: three cards that sum to the named number are laid. Rules: card games, A1 (values), A9
// and game 198.
#pragma once

#include "games/cards/dealt.h"
#include "games/kit/cards/exchange_hand.h"

namespace mk {

class FavouriteNumber : public cards::Dealt {
public:
  static constexpr const char* kName = "favourite-number";
  static constexpr int kMostSeats = 8;
  static constexpr int kHand = 3;
  static constexpr int kLowest = 7, kHighest = 9;

  struct State : cards::Board {
    std::array<cards::Cards, kMostSeats> hands{}, laid{};
    cards::Cards stock, pile; // tops at the back; cards swapped
    std::int8_t wanted = 0;   // 0 = not yet named, and nothing dealt
    Seat namer = kNobody;     // names the number of the next game: a winner of the one before
    bool swapped = false;     // and the three cards sum to the number now
    bool operator==(const State&) const = default;
  };
  using Move = cards::MoveOf<3>;
  enum Verb : std::uint8_t { kNameNumber, kLay, kSwap, kKeep };
  static constexpr cards::Parts kParts{cards::Part::Faulty, cards::Part::Suggest, cards::Part::Told,
                                       cards::Part::WhyNot};

  explicit FavouriteNumber(const Setup&);
  static std::span<const OptionSpec> options();
  static std::span<const cards::Verb> verbs();
  static int valueOf(Card);
  static int sumOf(const cards::Cards&);

  void deal(State&, const Outcome& pack) const;
  void moves(const State&, Seat, std::vector<Move>& out) const;
  void play(State&, Seat, const Move&) const;
  Result standing(const State&) const;
  Result result(const State& s) const { return matchResult(s, standing(s)); }
  Phrase ending(const State& s) const { return standing(s).why; }
  std::optional<Move> suggest(const State&, Seat, Random&) const;
  int bound() const { return 1 + deals_.count * (2 + 2 * 104); }

  void table(cards::Table&, State&) const;
  Phrase faulty(const State&) const;
  Phrase prompt(const State&, Viewer) const;
  Phrase told(const State& before, const State& after, Seat, const Move&, Viewer) const;
  Phrase whyNot(const State&, Seat, std::string_view) const;

private:
  bool hits(const State& s, Seat seat) const {
    return s.hands[cards::at(seat)].count() == kHand && sumOf(s.hands[cards::at(seat)]) == s.wanted;
  }
  void dealHands(State&) const;
  void endTurn(State&) const;

  int option_; // 0 named, 1 random, 2.. = 7, 8, 9
};

} // namespace mk
