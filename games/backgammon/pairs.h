// Game 5 Kumb on edukam (who is more successful), the old tables game of pairs: lay down the upper stones of six
// pairs by their numbers, then bear all twelve off. The players never meet. Rules: booklet, game 5, with its ruling.
//
// Position: "W up:123456 pts:1:1 2:1 3:1 4:1 5:1 6:1 | B up: pts:1:2 6:1 off:9 | turn W | dice 42"; also "turn -" (the
// throw for the start), "left 2" (dice still to be used, 0 = a stone of choice, "left -" none), "again" (this throw
// gives another one), "stopped". Moves: "L3" (lay upper stone 3 down), "5/3", "3/off", "done", "-".
#pragma once

#include "games/kernel/layout.h"
#include "games/kernel/rules.h"

namespace mk {

class Pairs {
public:
  static constexpr int kPoints = 6, kMen = 12, kMostThrows = 1000;
  static constexpr int kUp = 10; // where a stone lies: 0 off, 1..6 on a point, kUp + point on top of its pair

  enum ZoneId : std::int16_t { Board, Tray, White, Black };
  enum ButtonId : std::int16_t { Finish };

  struct State {
    std::array<std::array<std::uint8_t, kMen>, 2> where{};
    Seat toMove = kNobody; // nobody: the throw for the start
    std::array<std::uint8_t, 4> dice{};
    Row<std::uint8_t, 4> left; // dice to be used; 0 = the second stone of a double
    bool thrown = false, moved = false, again = false, stopped = false;
    std::uint16_t throws = 0;
    bool operator==(const State&) const = default;
  };

  // from = to: the upper stone of this point is laid down. 0/0: the turn is done.
  struct Move {
    std::uint8_t from = 0, to = 0, die = 0;
    bool operator==(const Move&) const = default;
    bool lays() const { return from != 0 && from == to; }
  };

  static constexpr Answers kAnswers = {Answer::Chance, Answer::TellMove, Answer::TellChance, Answer::Suggest};

  explicit Pairs(const Setup&) {}

  int seats() const { return 2; }
  int bound() const { return 6 * kMostThrows + 2; }
  State start() const;
  Turn turn(const State&) const;
  void moves(const State&, Seat, std::vector<Move>& out) const;
  void play(State&, Seat, const Move&) const;
  ChanceRequest chance(const State&) const;
  void settle(State&, const Outcome&) const;
  Result result(const State&) const;
  std::string fault(const State&) const;
  std::optional<Move> suggest(const State&, Seat, Random&) const;

  std::string text(const State&) const;
  Checked<State> read(std::string_view) const;
  std::string text(const State&, Seat, const Move&) const;

  Gesture gesture(const State&, Seat, const Move&) const;
  View look(const State&, Viewer) const;
  Phrase tell(const State& before, Seat, const Move&, Viewer) const;
  Phrase tell(const State& before, const Outcome&, Viewer) const;

  static int count(const State&, Seat, int where);
  static bool anyUp(const State&, Seat);

private:
  bool isOver(const State& s) const { return s.stopped || count(s, 0, 0) == kMen || count(s, 1, 0) == kMen; }
  void begin(State&) const;
  void lays(const State&, Seat, std::vector<Move>& out) const;
  void steps(const State&, Seat, int die, std::vector<Move>& out) const;
  Seat leader(const State&) const;
  Phrase prompt(const State&) const;
  Zone boardZone(const State&) const;
  Zone tray(const State&) const;
};

} // namespace mk
