// Who Ranks Higher (War), game 183: two packs, card against card. Rules: card games, game 183.
#pragma once

#include "games/cards/dealt.h"

namespace mk {

class War : public cards::Dealt {
public:
  static constexpr const char* kName = "war-cards";
  static constexpr int kMostComparisons = 1000;

  struct State : cards::Board {
    std::array<cards::Cards, 2> packs{}; // tops at the back
    std::array<cards::Cards, 2> up{};    // turned up by each: one card, two after a tie
    std::uint16_t comparisons = 0;
    bool operator==(const State&) const = default;
  };
  using Move = cards::MoveOf<1>;
  enum Verb : std::uint8_t { kTurn, kTake, kLeave };

  static constexpr cards::Parts kParts{cards::Part::Faulty, cards::Part::Told};

  explicit War(const Setup&);
  static std::span<const OptionSpec> options();
  static std::span<const cards::Verb> verbs();

  void deal(State&, const Outcome& pack) const;
  void moves(const State&, Seat, std::vector<Move>& out) const;
  void play(State&, Seat, const Move&) const;
  Result standing(const State&) const;
  Result result(const State& s) const { return matchOrDraw(s, standing(s)); }
  Phrase ending(const State& s) const { return standing(s).why; }
  int bound() const { return 2 + deals_.count * (1 + 5 * kMostComparisons); }

  void table(cards::Table&, State&) const;
  Phrase faulty(const State&) const;
  Phrase prompt(const State&, Viewer) const;
  Phrase told(const State& before, const State& after, Seat, const Move&, Viewer) const;

private:
  void turned(State&) const;
  void settled(State&) const;

  bool collect_;
};

} // namespace mk
