// Take Four, game 188: everybody passes a card on at the same time until one has four of a rank and lays them; then the
// slowest hand pays. The clock is kept by whoever shows the table: the rules are told what came of it, as one move that
// any seat may write: "quiet", "false 4", "race 1=640 3=512". Rules: card games, game 188.
#pragma once

#include "games/cards/dealt.h"
#include "games/kit/cards/measured.h"
#include "games/kit/cards/picks.h"

namespace mk {

class TakeFour : public cards::Dealt {
public:
  static constexpr const char* kName = "take-four";
  static constexpr int kMostSeats = cards::Picks::kMostSeats;
  static constexpr int kHand = 4;
  static constexpr int kMostBeats = 60; // of a round
  static constexpr int kMostVoids = 3;  // rounds in a row without a hand laid
  static constexpr int kNoPress = 3000; // milliseconds; no later key is waited for

  enum class Phase : std::uint8_t { Pick, Watch, Race };
  enum class Ended : std::uint8_t { None, Race, Alone, False, Void, AllLaid };
  enum Verb : std::uint8_t { kGive, kLay, kQuiet, kFalse, kRace };
  using SeatRow = cards::Picks::SeatRow;

  // Nobody else knows who lays before the watch is over.
  struct State : cards::Board, cards::Picks {
    Phase phase = Phase::Pick;
    Ended ended = Ended::None; // how the round that is over went
    std::uint8_t beats = 0, voids = 0;
    std::array<cards::Cards, kMostSeats> hands{};
    SeatRow lost; // who paid, or with races off won, in the round that is over
    bool operator==(const State&) const = default;
  };
  struct Move : cards::MoveOf<1>, cards::Measured { // who pressed too early; who raced
    bool operator==(const Move&) const = default;
  };

  static constexpr cards::Parts kParts{
      cards::Part::Suggest, cards::Part::Acting,  cards::Part::Told,   cards::Part::Shown,  cards::Part::Hidden,
      cards::Part::Faulty,  cards::Part::Written, cards::Part::Parsed, cards::Part::WhyNot, cards::Part::Touched};

  explicit TakeFour(const Setup&);
  static std::span<const OptionSpec> options();
  static std::span<const cards::Verb> verbs();
  static std::vector<Card> packFor(int seats); // as many whole ranks, from the ace down

  Turn acting(const State&) const;
  void deal(State&, const Outcome& pack) const;
  void moves(const State&, Seat, std::vector<Move>& out) const;
  void play(State&, Seat, const Move&) const;
  Result result(const State&) const;
  Phrase ending(const State&) const;
  std::optional<Move> suggest(const State&, Seat, Random&) const;
  int bound() const;

  void table(cards::Table&, State&) const;
  void shown(const State&, Viewer, View&) const;
  void hidden(State&, Viewer, Random&) const;
  Phrase faulty(const State&) const;
  Phrase prompt(const State&, Viewer) const;
  Phrase told(const State& before, const State& after, Seat, const Move&, Viewer) const;
  std::string written(const State&, Seat, const Move& m) const { return cards::measuredText(m); }
  Checked<Move> parsed(const State&, Seat, std::string_view) const;
  Phrase whyNot(const State&, Seat, std::string_view) const;
  Gesture touched(const State&, Seat, const Move&) const;

private:
  void allChosen(State&) const;
  void nextBeat(State&) const;
  void close(State&, Ended, const SeatRow& lost) const;

  bool open_, race_;
};

} // namespace mk
