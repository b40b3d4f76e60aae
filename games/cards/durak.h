// Who Is Last (Durak without throwing in), game 172. Rules: card games, game 172 and A5.
#pragma once

#include "games/kernel/rules.h"
#include "games/kit/cards/beating.h"
#include "games/kit/cards/hands.h"
#include "games/kit/cards/series.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mk {

class Durak {
public:
  static constexpr int kMostSeats = 6;
  static constexpr int kHand = 6;
  static constexpr int kMostAttacks = 300; // of a game
  static constexpr int kMostTakes = 50;    // in a row, with the stock empty

  // Zones of the look: a hand for every seat (zone = seat), and what lies in the middle.
  enum ZoneId : std::int16_t { kStock = 10, kTrump, kAttack, kOut, kScores };
  enum ButtonId : std::int16_t { kLay, kTake };

  enum class Phase : std::uint8_t {
    Lot,  // chance names the first dealer
    Deal, // chance shuffles; in a series the end of the game before still lies on the table
    Attack,
    Defence,
    Over
  };

  struct State {
    Phase phase = Phase::Lot;
    Seat dealer = 0;
    Seat attacker = 0;
    Seat first =
        kNobody; // who attacks first in this game of a series: first out of the game before; nobody = the lowest trump
    Suit trump = Suit::Clubs;
    std::array<cards::Cards, kMostSeats> hands{};
    cards::Cards stock;        // top at the back, the turned trump at the front
    cards::Attack attack;      // to be beaten; before an attack those beaten last, until then still to be seen
    cards::Defence beating;    // what beat them
    Row<Seat, kMostSeats> out; // without cards, first out first
    std::uint16_t attacks = 0;
    std::uint8_t takes = 0; // in a row, with the stock empty
    cards::Series series;   // bad points
    bool operator==(const State&) const = default;
  };

  struct Move {
    enum class Kind : std::uint8_t { Attack, Beat, Take };
    Kind kind = Kind::Take;
    cards::Attack cards; // Attack: those laid; Beat: card i beats attack card i
    bool operator==(const Move&) const = default;
  };

  static constexpr Answers kAnswers = {Answer::Chance,     Answer::Scramble, Answer::ReadMove, Answer::TellMove,
                                       Answer::TellChance, Answer::Suggest,  Answer::Takeback};

  explicit Durak(const Setup&);
  static std::span<const OptionSpec> options();

  int seats() const { return seats_; }
  State start() const { return {}; }
  Turn turn(const State&) const;
  ChanceRequest chance(const State&) const;
  void settle(State&, const Outcome&) const;
  void moves(const State&, Seat, std::vector<Move>& out) const;
  void play(State&, Seat, const Move&) const;
  Result result(const State&) const;
  Seat defender(const State& s) const { return nextActive(s, s.attacker); }

  std::string text(const State&) const;
  Checked<State> read(std::string_view) const;
  std::string text(const State&, Seat, const Move&) const;
  Checked<Move> readMove(const State&, Seat, std::string_view) const; // cards and pairs in any order
  Gesture gesture(const State&, Seat, const Move&) const;
  View look(const State&, Viewer) const;
  void scramble(State&, Viewer, Random&) const;
  Phrase tell(const State& before, Seat, const Move&, Viewer) const;
  Phrase tell(const State& before, const Outcome&, Viewer) const;
  Takeback takeback(const State& before, Seat, const Move&) const; // not after cards have been drawn
  std::optional<Move> suggest(const State&, Seat, Random&) const;
  int bound() const { return 1 + games_ * (1 + 2 * kMostAttacks); }
  std::string fault(const State&) const;

private:
  bool isOut(const State& s, Seat seat) const { return s.out.contains(seat); }
  Seat nextActive(const State&, Seat) const; // clockwise
  Seat lowestTrump(const State&) const;      // its holder; nobody holds one: kNobody
  bool mayTake(const State&) const;
  void dealOut(State&, const Outcome& pack) const;
  void drawAfterBout(State&, Seat attacker, Seat defender) const;
  void endBout(State&, bool beaten) const;
  void endGame(State&) const;
  std::vector<int> places(const State&) const;
  // Who has lost a game that has ended: nobody, one, or at the limit all who hold the most cards.
  std::vector<Seat> losers(const State&) const;
  Checked<Move> readAttack(const State&, Seat, const std::vector<std::string_view>& words) const;
  Checked<Move> readDefence(const State&, Seat, const std::vector<std::string_view>& words) const;

  bool seesHand(const State&, Viewer, Seat) const;
  Zone hand(const State&, Viewer, Seat) const;
  void middle(const State&, View&) const;
  Zone scores(const State&) const;
  Phrase prompt(const State&, Viewer) const;
  Phrase ending(const State&) const;

  int seats_;
  int games_;
  bool freeTake_;
  bool openHands_;
  std::vector<Card> pack_;
};

} // namespace mk
