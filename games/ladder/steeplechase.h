// Game 38 Takistussõit (steeplechase): a race of horses over 60 fields by one die, with five obstacles. Pure luck: the
// only thing a player does is to throw. Rules: booklet, game 38, with its ruling.
//
// Position: the field of every player's horse in seat order, "out" for one that has drowned, and who throws, "A=18 B=16
// turn A"; then, where they differ from these, "first A" (who began), "round 1" and "miss BC" (who owe a missed turn).
// Before the race "A=0 B=0 throw-off 5,- round 1" or "A=0 B=0 lot"; at the end "A=60 B=4 win A" or, with whose throw,
// "A=out B=out draw B". A ride in a record: player, die, fields: "A5:15-20", "D4:26-30+" (drowned), "B5:58--" (not
// moved).
#pragma once

#include "games/kernel/layout.h"
#include "games/kernel/rules.h"
#include "games/ladder/race.h"

namespace mk {

class Steeplechase {
public:
  static constexpr int kGoal = 60;
  static constexpr int kGate = 10;  // stays until a six is thrown
  static constexpr int kRest = 20;  // misses the next turn
  static constexpr int kWater = 30; // out
  static constexpr int kFall = 40;  // back to the start
  static constexpr int kWait = 50;  // no throw while another horse is behind

  enum ZoneId : std::int16_t { Board, Tray, FirstPlayer }; // then one zone for each further player

  struct State : RaceState {
    std::uint8_t out = 0;    // a bit for each horse that has drowned; its field is 30
    std::uint8_t misses = 0; // a bit for each seat that misses its next turn
    bool operator==(const State&) const = default;
  };

  // A horse's ride by a throw. Nobody chooses it; it is ridden when the die has fallen.
  struct Move {
    std::uint8_t die = 0;
    bool operator==(const Move&) const = default;
  };

  static constexpr Answers kAnswers = {Answer::Chance, Answer::TellChance};

  explicit Steeplechase(const Setup&);

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

  bool isOut(const State& s, Seat seat) const { return (s.out >> seat & 1) != 0; }
  bool waits(const State&, Seat) const; // at 50, for a horse behind
  bool isOver(const State& s) const { return s.round > kRaceRounds || riding(s) == 0 || winner(s) != kNobody; }

private:
  int ride(int from, int die) const; // where the horse stops
  void passOn(State&) const;
  int riding(const State&) const;
  Seat winner(const State&) const;
  bool readHorse(std::string_view word, Seat, State&) const;
  bool readMisses(std::string_view letters, State&) const;
  std::string_view howItStands(const State&) const; // "turn", "win" or "draw"
  Phrase tellRide(const State& before, Seat, int die) const;
  Phrase prompt(const State&) const;
  Phrase standingOf(const State&, Seat) const;

  int seats_;
  Last last_;
  Start start_;
  bool lastWins_;
};

Layout arrangeSteeplechase(const View&, Aspect);

} // namespace mk
