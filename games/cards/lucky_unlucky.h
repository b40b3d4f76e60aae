// Lucky, Unlucky, game 190: whoever lacks the suit takes the pile; fours leave the game. Rules: card games, A10 and
// game 190.
#pragma once

#include "games/cards/dealt.h"
#include "games/kit/cards/fours.h"

namespace mk {

class LuckyUnlucky : public cards::Dealt {
public:
  static constexpr const char* kName = "lucky-unlucky";
  static constexpr int kMostSeats = 4;
  static constexpr int kHand = 6;
  static constexpr int kMostTurns = 300;

  struct State : cards::Board {
    std::array<cards::Cards, kMostSeats> hands{};
    cards::Cards stock, pile; // tops at the back
    cards::Cards aside;       // fours
    std::uint16_t turns = 0;  // taken
    bool turned = false;      // the card of the stock has been turned up for this turn
    bool operator==(const State&) const = default;
  };
  using Move = cards::MoveOf<1>;
  enum Verb : std::uint8_t { kPlay, kTake };
  static constexpr cards::Parts kParts{cards::Part::Suggest, cards::Part::Told, cards::Part::Completed,
                                       cards::Part::WhyNot};

  explicit LuckyUnlucky(const Setup&);
  static std::span<const OptionSpec> options();
  static std::span<const cards::Verb> verbs();

  void deal(State&, const Outcome& pack) const;
  void moves(const State&, Seat, std::vector<Move>& out) const;
  void play(State&, Seat, const Move&) const;
  Result standing(const State&) const;
  Result result(const State& s) const { return matchResult(s, standing(s)); }
  Phrase ending(const State& s) const { return standing(s).why; }
  std::optional<Move> suggest(const State&, Seat, Random&) const;
  int bound() const { return 1 + deals_.count * (1 + kMostTurns); }

  void table(cards::Table&, State&) const;
  Permission completed(State&) const;
  Phrase prompt(const State&, Viewer) const;
  Phrase told(const State& before, const State& after, Seat, const Move&, Viewer) const;
  Phrase whyNot(const State&, Seat, std::string_view) const;

private:
  bool holdsSuit(const State&, Seat) const;
  std::array<int, 4> lackedByNext(const State&, Seat) const;
  bool mustTake(const State& s) const { return !s.turned && !s.pile.empty() && !holdsSuit(s, s.turn); }
  void begin(State&) const;
};

} // namespace mk
