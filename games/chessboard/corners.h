// Races from corner to corner in which nothing is captured: game 15 Ruut, 17 Nurgad, 18 Nurgad (2). One rule set, told
// apart by traits. Rules: booklet, chapter on the draughts board, with the rulings on race games without capture.
//
// Position: "W:Wa1,b2:Bc3,e5:made 24" (moves made by both together, where any were). Move: "c3-g7" by its ends,
// whatever the way of a chain of jumps; "pass".
#pragma once

#include "games/chessboard/men.h"
#include "games/kernel/rules.h"

namespace mk {

// Directions and home are White's; Black's are the same from the other side.
struct CornersTraits {
  Squares squares = ~Squares{0};
  Squares home = 0;
  Directions ways = kDiagonals; // of steps and jumps
  bool overOwn = true;          // own men may be jumped too

  constexpr int men() const { return std::popcount(home); }
};

inline constexpr CornersTraits kSquareRace{.home = 0x070707}; // game 15: a1 to c3
inline constexpr CornersTraits kCorners{                      // game 17: rows of 1, 3 and 5 seen from the corner
                                        .squares = kDark,
                                        .home = 0x0102050A15,
                                        .ways = set(NorthEast) | set(NorthWest) | set(SouthEast),
                                        .overOwn = false};
inline constexpr CornersTraits kCorners2{.home = 0x0F0F, .ways = kOrthogonals}; // game 18: a1 to d2

class Corners : public LaysMen {
public:
  static constexpr int kLeaveBy = 40, kLimit = 100; // moves of one player

  enum class End : std::uint8_t { None, Arrived, StillHome, Limit };
  struct State {
    Placement board{};
    Seat toMove = 0;
    End end = End::None;
    std::uint8_t made = 0; // moves of both
    Numbers who{};
    bool operator==(const State&) const = default;
  };
  using Move = ManStep;

  static constexpr Answers kAnswers = {Answer::TellMove, Answer::CountMoves, Answer::MayDraw, Answer::Worth,
                                       Answer::Order,    Answer::Digest,     Answer::Lay,     Answer::Pairs};

  explicit Corners(const Setup&, const CornersTraits&);

  int seats() const { return 2; }
  int bound() const { return 2 * kLimit; }
  State start() const;
  Turn turn(const State& s) const { return s.end == End::None ? Turn::of(s.toMove) : Turn::over(); }
  void moves(const State&, Seat, std::vector<Move>& out) const;
  std::uint64_t countMoves(const State&, Seat) const;
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
  Phrase tell(const State&, Seat seat, const Move& m, Viewer) const { return mk::tell(seat, m); }

  // For the computer player (races_worth.cpp).
  double worth(const State&, Seat) const;
  int order(const State&, Seat, const Move&) const;
  std::uint64_t digest(const State&) const;

private:
  Squares home(Seat seat) const { return seat == 0 ? traits_.home : turned(traits_.home); }
  int arrived(const State& s, Seat seat) const {
    return std::popcount(s.board.pieces[side(seat)] & home(otherSide(seat)));
  }
  static int madeBy(const State& s, Seat seat) { return (s.made + (seat == 0 ? 1 : 0)) / 2; }
  Squares targets(const State&, Seat, int from) const;
  End assess(const State&) const;
  MenSpec spec() const { return {.squares = traits_.squares, .men = {traits_.men(), traits_.men()}}; }

  CornersTraits traits_;
  std::array<Directions, 2> ways_{};
};

template <const CornersTraits& T> struct CornersOf : Corners {
  explicit CornersOf(const Setup& s) : Corners(s, T) {}
};

} // namespace mk
