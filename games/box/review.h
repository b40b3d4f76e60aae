// A match looked through after its end: what every decision was worth, where the match turned, what luck has done.
#pragma once

#include "games/box/judge.h"
#include "games/box/match.h"

#include <functional>

namespace mk {

struct ReviewPoint { // a decision between several moves
  int ply = 0;       // of the move in the log
  Seat seat = 0;
  double before = 0;  // the seat's chance with the best move
  double after = 0;   // and with the one that was played
  std::string better; // the best move, where another one was played
  double lost() const { return before > after ? before - after : 0; }
  bool operator==(const ReviewPoint&) const = default;
};

struct Review {
  int seats = 0;
  bool together = false; // one curve says all: what one seat has, the other has not
  std::vector<ReviewPoint> points;
  std::vector<double> results; // of each seat: 1 a win, a shared first place its share
  std::vector<double> lost;    // thrown away by each seat's moves, all in all
  std::optional<double> luck;  // what dice gave the first seat of two; nothing where that cannot be told
  bool operator==(const Review&) const = default;

  // The decisions that turned most, in the order of the match: by what they threw away and how open the match still
  // was. Small ones are none, and of those close together the largest stands for all.
  std::vector<std::size_t> turningPoints() const;
};

inline constexpr std::size_t kTurningPoints = 3;

// How the match is thought about: the same for everybody, whatever the computer.
Thinking reviewThinking();

// The positions and what was done in them, for another thread: a match cannot be copied.
struct ReviewedMatch {
  struct Step {
    std::shared_ptr<const Position> position;
    Event event;
  };
  std::vector<Step> steps;
  Result result;
  int seats = 0;
  bool secrets = false, chance = false;

  static ReviewedMatch of(const Match&);
};

// `goOn` hears how much is done and may stop it; nothing is told of a match that was stopped.
std::optional<Review> review(const ReviewedMatch&, const Thinking&, const std::function<bool(int done, int of)>& goOn);

// Lines for the store, and back; nothing where the text is none of ours.
std::string text(const Review&);
std::optional<Review> readReview(std::string_view);

} // namespace mk
