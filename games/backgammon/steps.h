// Stones on 24 points and the steps that a throw allows: one step a die, hits, entering, bearing off, and the duty to
// use as many dice as can be used. One engine for Backgammon, Jacquet, Chouette, Trik-Trak and Puff. Rules: booklet,
// chapter on the backgammon board, with its rulings.
//
// A point has its owner's own number, 24 ... 1 = points still to go; 25 is the bar (or the hand), 0 is off the board.
// The opponent calls the same point 25 - own number. Path numbers (Trik-Trak, Puff) are 25 - own number, too.
#pragma once

#include "games/kernel/row.h"
#include "games/kernel/seat.h"

#include <array>
#include <cstdint>
#include <vector>

namespace mk {

inline constexpr int kStones = 15, kBar = 25, kOff = 0, kStart = 24, kWall = 13, kTrikTrakGoal = 12;

struct Stones {
  std::array<std::array<std::int8_t, 26>, 2> n{}; // [seat][own number]
  int of(Seat s, int point) const { return n[static_cast<std::size_t>(s)][static_cast<std::size_t>(point)]; }
  int pips(Seat) const;
  bool operator==(const Stones&) const = default;
};

struct Step {
  std::uint8_t from, to, die;
  bool shortened; // Trik-Trak: to the wall instead of one point farther
  bool operator==(const Step&) const = default;
};

// A turn under way.
struct Play {
  Stones stones;
  std::array<std::uint8_t, 2> score{}; // Trik-Trak
  Row<std::uint8_t, 4> left;           // dice still to be used
  std::uint8_t thrown = 0;             // dice the throw gave: 2, or 4 for a double
  // Trik-Trak: stones that left the start in this turn, how many stand on the wall by a shortened step, and whether the
  // wall was empty when the turn began.
  Row<std::uint8_t, 4> ran;
  std::uint8_t kept = 0;
  bool wallOpen = false;
  bool operator==(const Play&) const = default;
};

// A complete play: its steps in one possible order and what comes of it.
struct WholePlay {
  Row<Step, 4> steps;
  Play result;
};

class StepEngine {
public:
  enum class Way : std::uint8_t { Backgammon, TrikTrak, Puff };
  using Steps = Row<Step, 72>;

  explicit StepEngine(Way way) : way_(way) {}

  void begin(Play&, Seat, int a, int b) const;
  // The steps that can come next, each the beginning of a play that uses the dice as it must; highest start first.
  // Empty: the turn is over.
  Steps legal(const Play&, Seat) const;
  // The turn may end here although steps are possible (Puff: the under faces of a double).
  bool mayStop(const Play& p) const { return way_ == Way::Puff && p.thrown == 4 && p.left.size() <= 2; }
  bool hits(const Stones&, Seat, const Step&) const;
  void make(Play&, Seat, const Step&) const;
  // All plays that lead to different positions.
  std::vector<WholePlay> plays(const Play&, Seat) const;

private:
  bool meets(int to) const { return to != kOff && (way_ != Way::TrikTrak || (to != 1 && to != kStart)); }
  bool open(const Stones& s, Seat seat, int to) const {
    return !meets(to) || s.of(static_cast<Seat>(1 - seat), 25 - to) < 2;
  }
  bool won(const Play& p, Seat seat) const {
    return way_ == Way::TrikTrak && p.score[static_cast<std::size_t>(seat)] >= kTrikTrakGoal;
  }
  bool mayEnd(const Play&, Seat) const;
  bool reaches(const Play&, Seat, int steps, int highest) const;
  bool canWin(const Play&, Seat) const;
  int most(const Play&, Seat) const;
  void collect(const Play&, Seat, WholePlay&, std::vector<WholePlay>& out) const;
  template <class F> bool any(const Play&, Seat, int die, int highest, F&& f) const;
  template <class F> bool anyHome(const Play&, Seat, int die, int highest, F&& f) const;
  template <class F> bool anyTrikTrak(const Play&, Seat, int die, F&& f) const;

  Way way_;
};

} // namespace mk
