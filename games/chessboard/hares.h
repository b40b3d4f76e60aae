// Game 25 Jänesed ja hundid (hares and wolves): three hares and three wolves change places on one file. Rules: booklet,
// chapter on the draughts board, with its rulings.
//
// Seat 0 has the hares (White, going up), seat 1 the wolves (Black, going down). Position: "W:We1,e2,e3:Be6,e7,e8" and,
// where it matters for the draw, ":times 2". Move: "e3-e4", a jump "e4-e6", "pass".
#pragma once

#include "games/chessboard/men.h"
#include "games/kernel/rules.h"

namespace mk {

class Hares : public LaysMen {
public:
  // Placements of the men with either side to move; before any of them comes up a third time a match cannot be longer.
  static constexpr int kPositions = 2 * 560;

  enum class End : std::uint8_t { None, Exchanged, Stuck, Repetition };
  struct State {
    Placement board{};
    Seat toMove = 0;
    End end = End::None;
    std::uint8_t firstTimes = 1; // how often the oldest known position had come up
    Numbers who{};
    Row<std::uint16_t, 2 * kPositions> history; // all earlier positions: rows of hares and of wolves
    bool operator==(const State&) const = default;
  };
  using Move = ManStep;

  static constexpr Answers kAnswers = {Answer::TellMove, Answer::MayDraw, Answer::Worth,
                                       Answer::Digest,   Answer::Lay,     Answer::Pairs};

  explicit Hares(const Setup&);

  int seats() const { return 2; }
  int bound() const { return 2 * kPositions; }
  State start() const;
  Turn turn(const State& s) const { return s.end == End::None ? Turn::of(s.toMove) : Turn::over(); }
  void moves(const State&, Seat, std::vector<Move>& out) const;
  void play(State&, Seat, const Move&) const;
  Result result(const State&) const;
  bool mayDraw(const State&) const { return true; }
  int firstPair(const State&) const { return 1; }
  std::string fault(const State&) const;

  std::string text(const State&) const;
  Checked<State> read(std::string_view) const;
  std::string text(const State&, Seat, const Move& m) const { return mk::text(m); }

  Gesture gesture(const State&, Seat, const Move&) const;
  View look(const State&, Viewer) const;
  Phrase tell(const State&, Seat seat, const Move& m, Viewer) const { return mk::tell(seat, m); }

  // For the computer player (races_worth.cpp).
  double worth(const State&, Seat) const;
  std::uint64_t digest(const State&) const;

private:
  bool canMove(const State&, Seat) const;
  int times(const State&) const;
  End assess(const State&) const;
};

Layout arrangeHares(const View&, Aspect);

} // namespace mk
