// Pay Attention (Memory), game 187: pairs of equal rank are found among covered cards. Rules: card games, game 187.
#pragma once

#include "games/cards/dealt.h"
#include "games/kit/cards/memory_grid.h"

namespace mk {

class PayAttention : public cards::Dealt {
public:
  static constexpr const char* kName = "pay-attention";
  static constexpr int kMostSeats = 8;
  static constexpr int kMostIdle = 200; // turns in a row without a pair
  static constexpr int kRows = 4;

  struct State : cards::Board {
    cards::MemoryGrid grid;
    std::uint8_t idle = 0;
    bool operator==(const State&) const = default;
  };
  using Move = cards::MoveOf<1>;
  enum Verb : std::uint8_t { kFlip, kEnd };

  static constexpr cards::Parts kParts{cards::Part::Suggest, cards::Part::RuledMove, cards::Part::Forget,
                                       cards::Part::Told,    cards::Part::Hidden,    cards::Part::Shown,
                                       cards::Part::Faulty,  cards::Part::WhyNot};

  explicit PayAttention(const Setup&);
  static std::span<const OptionSpec> options();
  static std::span<const cards::Verb> verbs();

  void deal(State&, const Outcome& pack) const;
  void moves(const State&, Seat, std::vector<Move>& out) const;
  void play(State&, Seat, const Move&) const;
  Result standing(const State&) const;
  Result result(const State& s) const { return matchResult(s, standing(s)); }
  Phrase ending(const State& s) const { return standing(s).why; }
  std::optional<Move> suggest(const State&, Seat, Random&) const;
  std::optional<Move> ruledMove(const State&, Seat, int level, Random&) const;
  void forget(State&, int level) const;
  int bound() const { return 1 + deals_.count * (1 + 3 * (kMostIdle + 1) * 27); }
  void hidden(State& s, Viewer, Random& r) const { s.grid.scramble(r); }
  Phrase faulty(const State&) const;

  void shown(const State&, Viewer, View&) const;
  void table(cards::Table&, State&) const;
  Phrase prompt(const State&, Viewer) const;
  Phrase told(const State& before, const State& after, Seat, const Move&, Viewer) const;
  Phrase whyNot(const State&, Seat, std::string_view) const;

private:
  Move turned(const State&, bool careful, Random&) const;
  bool isPair(Card a, Card b) const {
    return a.value() == b.value() && (!colours_ || isRed(a.suit()) == isRed(b.suit()));
  }
  bool colours_;
};

} // namespace mk
