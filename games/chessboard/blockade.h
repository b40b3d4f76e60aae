// Capturing by surrounding: game 19 Blokaad (men step forward only) and 20 Tõkesta tee (forward and back). Rules:
// booklet, chapter on the draughts board, with its rulings.
//
// Position: "W:Wb4,c3:Bc5,f8:taken W6 B6" (taken by White and by Black; without it all men that are missing), in game
// 20 also ":quiet 7:times 2". Move: "c3-d4", "pass".
#pragma once

#include "games/chessboard/men.h"
#include "games/kernel/rules.h"

namespace mk {

struct BlockadeTraits {
  bool back = false; // men also step back; then quiet play and repetition end the match
};
inline constexpr BlockadeTraits kBlockade{}, kBlockTheWay{.back = true};

class Blockade : public LaysMen {
public:
  static constexpr int kQuiet = 2 * 40; // moves without a capture, both sides together

  enum class End : std::uint8_t { None, AllTaken, Stuck, Repetition, Quiet };
  struct State {
    Placement board{};
    Seat toMove = 0;
    End end = End::None;
    std::array<std::uint8_t, 2> taken{}; // by White and by Black
    std::uint8_t quiet = 0;              // game 20: moves since the last capture
    Numbers who{};
    Past<kQuiet> past; // game 20: since the last capture
    bool operator==(const State&) const = default;
  };
  using Move = ManStep;

  static constexpr Answers kAnswers = {Answer::TellMove, Answer::MayDraw, Answer::Worth,
                                       Answer::Digest,   Answer::Lay,     Answer::Pairs};

  Blockade(const Setup&, const BlockadeTraits&);

  int seats() const { return 2; }
  int bound() const;
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

  Gesture gesture(const State&, Seat, const Move& m) const { return mk::gesture(m); }
  View look(const State&, Viewer) const;
  Phrase tell(const State& before, Seat, const Move&, Viewer) const;

  // For the computer player (races_worth.cpp).
  double worth(const State&, Seat) const;
  std::uint64_t digest(const State&) const;

private:
  MenSpec spec() const { return {.men = {men_, men_}}; }
  std::array<std::uint8_t, 2> missing(const State&) const;
  Squares surrounded(const State&, Seat by) const;
  bool canMove(const State&, Seat) const;
  End assess(const State&) const;

  BlockadeTraits traits_;
  int men_;
  std::array<Directions, 2> ways_{};
};

template <const BlockadeTraits& T> struct BlockadeOf : Blockade {
  explicit BlockadeOf(const Setup& s) : Blockade(s, T) {}
};

} // namespace mk
