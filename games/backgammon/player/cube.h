// The doubling cube: when to double, take and drop. A position's chances become a worth with the cube by Janowski's
// formulas ("Take-Points in Money Games", 1993): between a cube that is never turned again and one that is turned at
// just the right moment. What points are worth in a match is the chance of winning it, from a table that is computed
// with the same formulas.
#pragma once

#include "games/backgammon/player/judge.h"

namespace mk {

class MatchTable;

// The stake of one game, as one side sees it.
class Stake {
public:
  // One game for itself: its points count.
  static Stake points(bool gammons);
  // A match: needed by me and by the other; in the game in which the cube rests, or after it.
  static Stake match(int mine, int theirs, bool crawford, bool past, bool gammons);

  // What it is worth to win (or, below zero, lose) so many points.
  double of(int points) const;
  Prizes prizes(int cube) const;
  Stake turned() const;
  // My doubling this cube means nothing: I win what I need without it, or it must not be turned.
  bool isDead(int cube) const;

private:
  friend class MatchTable;
  const MatchTable* table_ = nullptr; // nullptr: no match
  int mine_ = 0, theirs_ = 0;
  bool crawford_ = false, past_ = false, gammons_ = true;
};

// The chance of winning a match that both still need so many points of, before a game begins.
class MatchTable {
public:
  static constexpr int kLongest = 11;
  static const MatchTable& table();
  double before(int mine, int theirs) const;
  // In the game in which one needs a single point and the cube rests, and after it.
  double crawford(int mine, int theirs) const;
  double past(int mine, int theirs) const;

private:
  MatchTable();
  std::array<std::array<double, kLongest + 1>, kLongest + 1> before_{};
  std::array<double, kLongest + 1> behind_{}; // after the Crawford game, for who is behind
};

enum class Holder : std::uint8_t { Middle, Mine, Theirs };

// What the one to throw may do, and what it is worth to him.
struct CubeWorths {
  double keep = 0, taken = 0, dropped = 0;
  bool doubles() const { return std::min(taken, dropped) > keep; }
  bool takes() const { return taken <= dropped; } // the other does
};
// s.toMove decides whether to throw or double; looked at some throws ahead.
CubeWorths weighCube(const Judge&, const Tables::State&, const Stake&, int throws, const std::stop_token& = {});

} // namespace mk
