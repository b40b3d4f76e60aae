// Game 24 Piira esimesena (surround first): draughts men that jump but never capture; who cannot move has lost. Rules:
// booklet, chapter on the draughts board, with its rulings.
//
// Position: "W:Wc3,Kd6:Bd4,f6:made 40:quiet 7:times 2" (moves of both together, moves since a man's last step, how
// often the position has come up). Move: "c3-g7" by its ends, whatever the way of a chain of jumps.
#pragma once

#include "games/chessboard/men.h"
#include "games/kernel/rules.h"

namespace mk {

class Surround : public LaysMen {
public:
  static constexpr int kQuiet = 2 * 50; // moves without a man's step, both sides together
  // Men can jump back, so steps alone do not bring a match to its end: after 200 moves by each player it is a draw.
  static constexpr int kLongest = 2 * 200;

  enum class End : std::uint8_t { None, NoMove, Repetition, Quiet, Long };
  struct State {
    Placement board{};
    Seat toMove = 0;
    End end = End::None;
    std::uint8_t quiet = 0;
    std::uint16_t made = 0;
    Numbers who{};
    Past<kLongest> past; // since the last new king
    bool operator==(const State&) const = default;
  };
  using Move = ManStep;

  static constexpr Answers kAnswers = {Answer::TellMove, Answer::MayDraw, Answer::Worth,
                                       Answer::Digest,   Answer::Lay,     Answer::Pairs};

  explicit Surround(const Setup&);

  int seats() const { return 2; }
  int bound() const { return kLongest; }
  State start() const;
  Turn turn(const State& s) const { return s.end == End::None ? Turn::of(s.toMove) : Turn::over(); }
  void moves(const State&, Seat, std::vector<Move>& out) const;
  void play(State&, Seat, const Move&) const;
  Result result(const State&) const;
  bool mayDraw(const State&) const { return true; }
  int firstPair(const State& s) const { return s.made / 2 + 1; }
  std::string fault(const State&) const;

  std::string text(const State&) const;
  Checked<State> read(std::string_view) const;
  std::string text(const State&, Seat, const Move& m) const { return mk::text(m); }

  Gesture gesture(const State&, Seat, const Move& m) const { return mk::gesture(m); }
  View look(const State&, Viewer) const;
  Phrase tell(const State& before, Seat, const Move&, Viewer) const;

  // For the computer player (races_worth.cpp).
  double worth(const State&, Seat) const;
  std::uint64_t digest(const State&) const;

private:
  bool crowns(const State&, Seat, const Move&) const;
  Squares targets(const State&, Seat, int from) const;
  End assess(const State&) const;
  Phrase reason(const State&) const;
  Phrase prompt(const State&) const;
  MenSpec spec() const { return {.men = {12, 12}, .kings = kings_, .lastRankIsKings = kings_}; }

  bool kings_ = true;
};

} // namespace mk
