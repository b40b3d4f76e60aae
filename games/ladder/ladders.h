// Game 37 Trepp (ladders): a race of bears over 100 fields by one die, up red ladders and down black ones. Pure luck:
// the only thing a player does is to throw. Rules: booklet, game 37, with its ruling.
//
// Position: the field of every player's bear in seat order and who throws, "A=47 B=28 turn A"; then, where they differ
// from these, "first A" (who began), "round 1" and "sixes 0" (extra throws had in this turn). Before the race:
// "A=0 B=0 throw-off 5,- round 1" (dice of the throw-off) or "A=0 B=0 lot". Won: "A=100 B=5 win A".
// A walk in a record: player, die, fields: "A3:0-3/41" (up the ladder from 3 to 41), "B5:97--" (not moved).
#pragma once

#include "games/kernel/layout.h"
#include "games/kernel/rules.h"
#include "games/ladder/race.h"

namespace mk {

class Ladders {
public:
  static constexpr int kGoal = 100;
  static constexpr int kMostSixes = 20; // extra throws of one turn: a match has to end

  enum ZoneId : std::int16_t { Board, Tray, FirstPlayer }; // then one zone for each further player

  struct State : RaceState {
    std::uint8_t sixes = 0;
    bool operator==(const State&) const = default;
  };

  // A bear's walk by a throw. Nobody chooses it; it is played when the die has fallen.
  struct Move {
    std::uint8_t die = 0;
    bool operator==(const Move&) const = default;
  };

  static constexpr Answers kAnswers = {Answer::Chance, Answer::TellChance};

  explicit Ladders(const Setup&);

  int seats() const { return seats_; }
  int bound() const;
  State start() const { return {begun(start_)}; }
  Turn turn(const State& s) const { return isOver(s) ? Turn::over() : Turn::chance(); }
  void moves(const State&, Seat, std::vector<Move>&) const {}
  void play(State&, Seat, const Move&) const;
  ChanceRequest chance(const State& s) const { return chanceOf(s, start_); }
  void settle(State&, const Outcome&) const;
  Result result(const State&) const;
  std::string fault(const State&) const;

  std::string text(const State&) const;
  Checked<State> read(std::string_view) const;
  std::string text(const State&, Seat, const Move&) const;

  Gesture gesture(const State&, Seat, const Move&) const { return {}; }
  View look(const State&, Viewer) const;
  Phrase tell(const State& before, const Outcome&, Viewer) const;

  // Where a bear stops by this throw, and where a ladder then takes it (the same field where there is none).
  struct Walk {
    int stop = 0, end = 0;
  };
  Walk walk(int from, int die) const;

private:
  Seat winner(const State&) const;
  bool isOver(const State& s) const { return s.round > kRaceRounds || winner(s) != kNobody; }
  bool throwsAgain(const State&, const Move&, const Walk&) const;
  Phrase tellWalk(const State& before, Seat, int die) const;
  Phrase prompt(const State&) const;
  Zone boardZone(const State&) const;

  int seats_;
  Last last_;
  Start start_;
  bool sixAgain_;
  std::array<std::uint8_t, kGoal + 1> ladder_{}; // where a bear that stops on a field goes
};

Layout arrangeLadders(const View&, Aspect);

} // namespace mk
