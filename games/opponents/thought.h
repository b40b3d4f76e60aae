// What a computer player is asked and what it answers: plain values, the same for every game (docs/opponents.md).
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <type_traits>
#include <vector>

namespace mk {

inline constexpr int kLevels = 5;

struct Thinking {
  int level = kLevels;               // 1..5: how well it plays (levels.h)
  std::uint64_t nodes = 0;           // positions looked at, at most; 0 = as many as the level has
  std::chrono::milliseconds time{0}; // at most; 0 = as long as the level has. Where `nodes` is given and `time` is not,
                                     // no clock runs: the same seed gives the same thought
  int threads = 0;      // of a search, 1 or 2; 0 = a second one where the highest level has a clock and a core is free
  int candidates = 1;   // so many of the best moves get a worth of their own: hints, review
  bool best = false;    // no blunders and no variety: what the level really holds for best (hints)
  std::stop_token stop; // the best so far is answered at once
};

// How the answer was found.
enum class Method : std::uint8_t {
  OnlyMove,    // there was nothing to choose
  Search,      // every line to some depth
  Expectation, // the mean over what the dice may show
  Playouts,    // matches played to their end, in worlds that the seat holds possible
  Solver,      // it can still be won, and how
  Rule,        // the game's rule of thumb
  Blunder      // a move at random, as people of this level make them
};
const char* text(Method); // "search", "playouts", ...

// Worth is the seat's chance of winning, 0..1; a draw is half of it. Of several seats everybody has 1/n of a match that
// says nothing yet.
template <class Move> struct Candidate {
  Move move{};
  double worth = 0;
  double error = 0;  // of the worth, where it is a mean of samples
  bool exact = true; // false: it is no better than this
};

template <class Move> struct Thought {
  std::optional<Move> move;                // nothing: the seat has none
  double worth = 0.5;                      // of the position for the seat, with the best move
  std::vector<Candidate<Move>> candidates; // the best first
  std::vector<Move> line;                  // what is expected to follow, beginning with the best move
  std::uint64_t looked = 0;                // positions looked at
  int depth = 0;                           // moves looked ahead; 0 where that means nothing
  Method method = Method::OnlyMove;
  bool decided = false; // the result is certain
  bool luck = false;    // no move is known to be better than another
};

// The same thought with its moves written in another way: move(m) is the new one.
template <class Move, class F> auto rewritten(const Thought<Move>& t, F&& move) {
  Thought<std::decay_t<decltype(move(*t.move))>> out;
  if (t.move) out.move = move(*t.move);
  out.worth = t.worth;
  out.looked = t.looked;
  out.depth = t.depth;
  out.method = t.method;
  out.decided = t.decided;
  out.luck = t.luck;
  for (const auto& c : t.candidates) out.candidates.push_back({move(c.move), c.worth, c.error, c.exact});
  return out;
}

} // namespace mk
