// Take More (Duel), game 193: cards of two rows are captured by higher ones, then six open duels. Rules: card games,
// game 193.
#pragma once

#include "games/cards/dealt.h"

namespace mk {

class TakeMoreDuel : public cards::Dealt {
public:
  static constexpr const char* kName = "take-more-duel";
  static constexpr int kHand = 10, kColumns = 10, kDuels = 6;

  struct State : cards::Board {
    std::array<cards::Cards, 2> hands{}, banks{};
    cards::Cards row;                    // the open row, by column; a captured card leaves its column behind
    Row<std::uint8_t, kColumns> columns; // of the cards of the row
    cards::Cards covered;                // the row beneath, by column
    cards::Cards stock;                  // for the duels; top at the back
    cards::Cards led;                    // of the duel that is going on
    std::uint8_t phase = 1;              // 1, 2: captures; 3: duels
    std::uint8_t passes = 0;             // in a row
    bool operator==(const State&) const = default;
  };
  using Move = cards::MoveOf<1>;
  enum Verb : std::uint8_t { kTake, kPass, kLead, kAnswer };
  static constexpr cards::Parts kParts{cards::Part::Suggest, cards::Part::Told, cards::Part::Shown, cards::Part::Faulty,
                                       cards::Part::WhyNot};

  explicit TakeMoreDuel(const Setup&);
  static std::span<const OptionSpec> options();
  static std::span<const cards::Verb> verbs();

  void deal(State&, const Outcome& pack) const;
  void moves(const State&, Seat, std::vector<Move>& out) const;
  void play(State&, Seat, const Move&) const;
  Result standing(const State&) const;
  Result result(const State& s) const { return matchOrDraw(s, standing(s)); }
  Phrase ending(const State& s) const { return standing(s).why; }
  std::optional<Move> suggest(const State&, Seat, Random&) const;
  int bound() const { return 1 + deals_.count * (2 + 2 * kColumns + 24 + 2 * kDuels); }

  void table(cards::Table&, State&) const;
  void shown(const State&, Viewer, View&) const;
  Phrase faulty(const State&) const;
  Phrase prompt(const State&, Viewer) const;
  Phrase told(const State& before, const State& after, Seat, const Move&, Viewer) const;
  Phrase whyNot(const State&, Seat, std::string_view) const;

private:
  void endPhase(State&) const;
};

} // namespace mk
