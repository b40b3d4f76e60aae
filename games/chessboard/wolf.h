// Game 13 Hunt ja lambad (fox and hounds): four white sheep try to shut the wolf in, the wolf to get past them. Rules:
// booklet, chapter on the draughts board, with its rulings.
//
// Seat 0 has the sheep (White), seat 1 the wolf (Black). Position: "B:Wa1,c1,e1,g1:Bd8". Move: "d8-c7".
#pragma once

#include "games/chessboard/men.h"
#include "games/kernel/rules.h"

namespace mk {

class Wolf : public LaysMen {
public:
  static constexpr Seat kSheep = 0, kWolf = 1;

  enum class End : std::uint8_t { None, ShutIn, BrokenThrough, SheepStuck };
  struct State {
    Placement board{};
    Seat toMove = kWolf;
    End end = End::None;
    Numbers who{};
    bool operator==(const State&) const = default;
  };
  using Move = ManStep;

  static constexpr Answers kAnswers = {Answer::TellMove, Answer::Worth, Answer::Digest, Answer::Lay, Answer::Pairs};

  explicit Wolf(const Setup&);

  int seats() const { return 2; }
  int bound() const { return 2 * (4 * 7 + 1); } // sheep never go back
  State start() const;
  Turn turn(const State& s) const { return s.end == End::None ? Turn::of(s.toMove) : Turn::over(); }
  void moves(const State&, Seat, std::vector<Move>& out) const;
  void play(State&, Seat, const Move&) const;
  Result result(const State&) const;
  int firstPair(const State&) const { return 1; }
  std::string fault(const State&) const;

  std::string text(const State& s) const { return mk::text(s.toMove, s.board); }
  Checked<State> read(std::string_view) const;
  std::string text(const State&, Seat, const Move& m) const { return mk::text(m); }

  Gesture gesture(const State&, Seat, const Move& m) const { return mk::gesture(m); }
  View look(const State&, Viewer) const;
  Phrase tell(const State&, Seat seat, const Move& m, Viewer) const { return mk::tell(seat, m); }

  // For the computer player (races_worth.cpp).
  double worth(const State&, Seat) const;
  std::uint64_t digest(const State&) const;

private:
  bool canMove(const State&, Seat) const;
  End assess(const State&) const;

  Seat first_ = kWolf;
  int start_ = 0; // the wolf's square
};

} // namespace mk
