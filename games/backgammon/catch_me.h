// Game 4 Püüa mind kinni (catch me): six stones each run round the 24 points in the same direction and take each other
// by landing. Rules: booklet, game 4, with its ruling.
//
// Position: "W W6 W5 W4 W3 W2 W1 | S S6 S5 S4 S3 S2 S1 | turn W", stones in the order of the ring; "turn -" before the
// throw for the start, "dice 63" a throw to be played, "stopped" after kMostThrows throws.
// Moves: "W6" (the stone that moves), "W6,S12" (the two of a double), "corners 1+2" (a last stone), "-".
#pragma once

#include "games/kernel/layout.h"
#include "games/kernel/rules.h"

namespace mk {

class CatchMe {
public:
  static constexpr int kPoints = 24, kMen = 6, kMostThrows = 600;

  enum ZoneId : std::int16_t { Board, Tray, White, Black };
  enum PlaceAt : std::int16_t { TakenByWhite = kPoints, TakenByBlack };
  enum ButtonId : std::int16_t { Pass };

  struct State {
    std::array<std::uint8_t, kPoints> man{}; // by place in the ring: 1..6 White's stones, 7..12 Black's, 0 none
    Seat toMove = kNobody;                   // nobody: the throw for the start
    std::array<std::uint8_t, 2> dice{};      // thrown last
    bool thrown = false;                     // and still to be played
    std::uint16_t throws = 0;
    bool stopped = false;
    bool operator==(const State&) const = default;
  };

  // One stone, the two of a double, or the corners that a last stone goes on; nothing: no movement.
  struct Move {
    std::uint8_t first = 0, second = 0; // stones
    Row<std::uint8_t, 2> corners;
    bool operator==(const Move&) const = default;
  };

  static constexpr Answers kAnswers = {Answer::Chance, Answer::TellMove, Answer::TellChance, Answer::Suggest};

  explicit CatchMe(const Setup&);

  int seats() const { return 2; }
  int bound() const { return 2 * kMostThrows + 2; }
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

  static Seat ownerOf(int man) { return man == 0 ? kNobody : man <= kMen ? Seat{0} : Seat{1}; }
  int men(const State&, Seat) const;
  int whereIs(const State&, int man) const; // -1: taken
  static bool isCorner(int place);
  static int cornerFrom(int place, int steps); // so many corners on
  std::string pointName(int place) const;

private:
  bool isOver(const State& s) const { return s.stopped || men(s, 0) == 0 || men(s, 1) == 0; }
  void moveMan(State&, int man, int steps) const;
  void land(State&, int man, int place) const;
  void settleLast(State&, Seat) const;
  int gain(const State&, Seat) const; // to the computer player
  bool throwsAgain(const State& before, int menBefore) const;
  int findPoint(std::string_view name) const;
  Phrase prompt(const State&) const;
  Zone boardZone(const State&) const;

  bool printed_; // Black's labels as printed in the booklet
};

} // namespace mk
