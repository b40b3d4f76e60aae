// Game 146, Eskalero - Starpoker: in every round each player makes a three-throw turn with poker dice, and the best
// hand wins the round. Rules: three- to five-dice games, section 5, game 146.
#pragma once

#include "games/dice/base/contest.h"
#include "games/dice/base/three_throws.h"
#include "games/dice/sheets/poker_hand.h"
#include "games/kernel/rules.h"

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mk {

class Starpoker {
public:
  static constexpr int kDice = 5;
  static constexpr int kMostExtraRounds = 20;
  static constexpr int kMostRounds = 10;

  enum ZoneId : std::int16_t { kTray, kSheet };
  enum ButtonId : std::int16_t { kThrow, kStop };

  enum class Phase : std::uint8_t {
    Lot,      // chance names the starter
    ThrowOff, // one die each
    Throwing,
    Special, // the best hands of a round are equal: one throw each, the highest sum wins the round
    Over
  };

  // What a player has reached in a round.
  struct Played {
    dice::ThreeThrows::Faces faces{};
    std::uint8_t throws = 0; // 0 = nothing yet

    dice::PokerHand hand() const { return dice::PokerHand::of(dice::countsOf(faces)); }
    bool operator==(const Played&) const = default;
  };
  // Below zero: a is worse. Of equal hands the one with fewer throws is better.
  static std::strong_ordering compare(const Played& a, const Played& b);

  struct State {
    Phase phase = Phase::Throwing;
    Seat starter = 0; // of the first round; every round begins one seat later
    Seat toMove = 0;
    std::uint8_t round = 1;
    std::uint8_t extra = 0; // rounds among those tied for the win
    dice::SeatSet in = 0;   // who plays this round; at the end after extra rounds: who won them
    dice::SeatSet done = 0; // and has had the turn
    mk::Contest contest;    // the throw-off, or the special round
    dice::ThreeThrows turn;
    std::array<Played, dice::kMostSeats> hands{}; // of this round; before its first throw those of the round before
    Seat won = kNobody;                           // while these are shown: who won that round
    std::array<dice::ThreeThrows::Faces, dice::kMostSeats> special{}; // thrown in this special round
    std::array<std::uint8_t, dice::kMostSeats> points{};
    bool operator==(const State&) const = default;
  };

  struct Move {
    bool stop = false;
    dice::ThreeThrows::Places kept = 0;
    bool operator==(const Move&) const = default;
  };

  static constexpr Answers kAnswers = {Answer::Chance, Answer::ReadMove, Answer::TellMove, Answer::TellChance,
                                       Answer::Suggest};

  explicit Starpoker(const Setup&);
  static std::span<const OptionSpec> options();

  int seats() const { return seats_; }
  State start() const;
  Turn turn(const State&) const;
  ChanceRequest chance(const State&) const;
  void settle(State&, const Outcome&) const;
  void moves(const State&, Seat, std::vector<Move>& out) const;
  void play(State&, Seat, const Move&) const;
  Result result(const State&) const;

  std::string text(const State&) const;
  Checked<State> read(std::string_view) const;
  std::string text(const State&, Seat, const Move&) const;
  Checked<Move> readMove(const State&, Seat, std::string_view) const; // the faces to keep in any order
  Gesture gesture(const State&, Seat, const Move&) const;
  View look(const State&, Viewer) const;
  Phrase tell(const State& before, Seat, const Move&, Viewer) const;
  Phrase tell(const State& before, const Outcome&, Viewer) const;
  std::optional<Move> suggest(const State&, Seat, Random&) const;
  int bound() const;
  std::string fault(const State& s) const { return english(flaw(s)); }
  Phrase flaw(const State&) const; // for people: nothing, or what is wrong with the position

  Seat first(const State&) const;                    // begins this round
  int mostThrows(const State&) const;                // that the seat to move may make
  std::optional<Seat> bestSoFar(const State&) const; // in this round, the earliest of equal ones
  dice::SeatSet leaders(const State&) const;         // who has most points

private:
  friend class StarpokerReader;
  void begin(State&, Seat starter) const;
  void endTurn(State&) const;
  void endRound(State&) const;
  void endRound(State&, Seat winner) const; // kNobody = the special rounds settled nothing
  void settleSpecial(State&, const Outcome&) const;

  Zone tray(const State&) const;
  Zone sheet(const State&) const;
  void line(const State&, Seat, Zone&) const;
  Phrase prompt(const State&) const;
  Phrase promptForThrow(const State&) const;
  Phrase withRoundEnd(const State& before, const State& after, Phrase) const;

  int seats_;
  int rounds_;
  bool leaderSets_; // the throws used by the first of a round are the most for the others
  bool sharedWin_;
  dice::Starter starter_;
};

} // namespace mk
