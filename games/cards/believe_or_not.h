// Believe or Not, game 192: cards are laid face down under a claimed rank, and the next seat may doubt. Rules: card
// games, A10 and game 192.
#pragma once

#include "games/cards/dealt.h"
#include "games/kit/cards/fours.h"

namespace mk {

class BelieveOrNot : public cards::Dealt {
public:
  static constexpr const char* kName = "believe-or-not";
  static constexpr int kMostSeats = 6;
  static constexpr int kMostLaid = 4;
  static constexpr int kMostTurns = 300;

  struct State : cards::Board {
    std::array<cards::Cards, kMostSeats> hands{};
    cards::Cards ready;    // being laid by the seat to act, face down for the others
    cards::Cards pile;     // face down
    cards::Cards aside;    // fours
    cards::Cards away;     // put away unseen at the deal
    std::int8_t claim = 0; // rank 1..13; 0 = the leader names one
    std::uint8_t last = 0; // cards laid last, on top of the pile
    Seat layer = kNobody;  // who laid them
    std::uint16_t turns = 0;
    cards::Cards doubted;    // shown by the last doubt; they lie open until the next card is set out
    std::int8_t claimed = 0; // and what they were claimed to be
    bool operator==(const State&) const = default;
  };
  // A seat lays card by card and then closes with the claim; a whole lay may be written at once.
  using Move = cards::MoveOf<kMostLaid>;
  enum Verb : std::uint8_t { kCard, kPlayAs, kPlay, kDoubt, kPlayCardsAs, kPlayCards };
  static constexpr cards::Parts kParts{cards::Part::Suggest,  cards::Part::Told,  cards::Part::Parsed,
                                       cards::Part::WhyNot,   cards::Part::Shown, cards::Part::Faulty,
                                       cards::Part::Completed};

  explicit BelieveOrNot(const Setup&);
  static std::span<const OptionSpec> options();
  static std::span<const cards::Verb> verbs();
  static int handOf(int seats);
  int setAside() const { return static_cast<int>(pack_.size()) - seats_ * handOf(seats_); }

  void deal(State&, const Outcome& pack) const;
  void moves(const State&, Seat, std::vector<Move>& out) const;
  void play(State&, Seat, const Move&) const;
  Result standing(const State&) const;
  Result result(const State& s) const { return matchResult(s, standing(s)); }
  Phrase ending(const State& s) const { return standing(s).why; }
  std::optional<Move> suggest(const State&, Seat, Random&) const;
  int bound() const { return 1 + deals_.count * (1 + kMostTurns * (kMostLaid + 1)); }

  void table(cards::Table&, State&) const;
  Phrase faulty(const State&) const;
  void shown(const State&, Viewer, View&) const;
  Permission completed(State&) const;
  Checked<Move> parsed(const State&, Seat, std::string_view) const;
  Phrase whyNot(const State&, Seat, std::string_view) const;
  Phrase prompt(const State&, Viewer) const;
  Phrase told(const State& before, const State& after, Seat, const Move&, Viewer) const;

private:
  bool mayClaim(const State&, int rank) const;
  static bool isTrue(const State&); // the cards laid last are what was claimed
  void lay(State&, Seat, int rank) const;
  void doubt(State&, Seat) const;
  void takePile(State&, Seat) const;
  void showDoubted(const State&, View&) const;
};

} // namespace mk
