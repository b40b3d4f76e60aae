// Decides whether a solitaire can still be won, with all cards known. A template over the game's own rules: it plays
// their moves and never states a rule itself. What it asks of a game G:
//   State, Move                              values
//   void list(const State&, vector<Move>&)   legal moves, none when the play is over
//   void play(State&, const Move&)
//   bool won(const State&)
//   int worth(const State&)                  the higher the nearer to a win; only guides the search
//   optional<Move> guide(const State&)       a sensible player's move
//   Digest digest(const State&)              equal for positions that are equal for the rules
// It first follows the sensible player, then keeps a beam of positions that this player's play from there promises
// most, and then goes through everything, depth first; only that last search, when nothing has been left out, can say
// No.
#pragma once

#include "games/kernel/rules.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <unordered_set>
#include <utility>
#include <vector>

namespace mk::patience {

struct Digest {
  std::uint64_t a = 0, b = 0;
  bool operator==(const Digest&) const = default;
};

// Scrambles a number; sums of mixed numbers do not depend on the order of what was summed.
inline std::uint64_t mix(std::uint64_t x) {
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ull;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBull;
  return x ^ (x >> 31);
}

// A set of positions met, 16 bytes each, in one block of memory.
class Met {
public:
  explicit Met(std::size_t most) {
    std::size_t n = 1024;
    while (n < 2 * most) n *= 2;
    slots_.resize(n);
  }
  // False when it was there already.
  bool add(Digest d) {
    if (d.a == 0) d.a = 1; // 0 marks a free slot
    std::size_t i = d.a & (slots_.size() - 1);
    for (; slots_[i].a != 0; i = (i + 1) & (slots_.size() - 1))
      if (slots_[i] == d) return false;
    slots_[i] = d;
    ++count_;
    return true;
  }
  std::size_t count() const { return count_; }

private:
  std::vector<Digest> slots_;
  std::size_t count_ = 0;
};

template <class G> class Solver {
public:
  using State = typename G::State;
  using Move = typename G::Move;
  static constexpr std::size_t kMostMet = 1'000'000; // bounds the memory: 32 MB

  Solver(const G& game, const SolveLimits& limits) : game_(game), limits_(limits) {}

  Verdict<Move> run(const State& root) {
    out_.positions = 1;
    if (game_.won(root)) return answer(Winnable::Yes);
    if (follow(root, {}).second) return answer(Winnable::Yes);
    if (search(root, limits_.positions / 8)) return answer(*searched_);
    for (const std::size_t width : {1u, 4u, 16u, 64u})
      if (beam(root, width, limits_.positions / 8 * 7)) return answer(Winnable::Yes);
    if (search(root, limits_.positions)) return answer(*searched_);
    return answer(Winnable::Unknown);
  }

private:
  Verdict<Move> answer(Winnable w) {
    out_.winnable = w;
    if (w != Winnable::Yes) out_.line.clear();
    return std::move(out_);
  }
  bool spent(std::uint64_t most) const { return out_.positions >= most || limits_.stop.stop_requested(); }
  void play(State& s, const Move& m) {
    game_.play(s, m);
    ++out_.positions;
  }

  // The sensible player's way from here to its end: the best worth met, and whether it wins (then the line is kept).
  std::pair<int, bool> follow(State s, const std::vector<Move>& before) {
    std::vector<Move> line;
    int best = game_.worth(s);
    while (const auto m = game_.guide(s)) {
      line.push_back(*m);
      play(s, *m);
      best = std::max(best, game_.worth(s));
      if (!game_.won(s)) continue;
      out_.line = before;
      out_.line.insert(out_.line.end(), line.begin(), line.end());
      return {best, true};
    }
    return {best, false};
  }

  struct Node { // of the beam's tree of moves, for the line
    Move move;
    std::int32_t parent;
  };
  struct Candidate {
    State state;
    Move move;
    std::int32_t parent;
    int promise, worth;
  };

  std::vector<Move> lineTo(const std::vector<Node>& tree, std::int32_t at) const {
    std::vector<Move> line;
    for (; at >= 0; at = tree[static_cast<std::size_t>(at)].parent)
      line.push_back(tree[static_cast<std::size_t>(at)].move);
    std::ranges::reverse(line);
    return line;
  }

  bool beam(const State& root, std::size_t width, std::uint64_t most) {
    std::vector<Node> tree;
    std::vector<std::pair<State, std::int32_t>> front{{root, -1}};
    std::vector<Candidate> next;
    std::vector<Move> moves;
    Met met(200'000);
    met.add(game_.digest(root));
    while (!front.empty() && met.count() < 190'000) {
      next.clear();
      for (const auto& [state, at] : front) {
        moves.clear();
        game_.list(state, moves);
        for (const Move& m : moves) {
          if (spent(most)) return false;
          State s = state;
          play(s, m);
          if (!met.add(game_.digest(s))) continue;
          auto line = lineTo(tree, at);
          line.push_back(m);
          if (game_.won(s)) return out_.line = std::move(line), true;
          const auto [promise, wins] = follow(s, line);
          if (wins) return true;
          next.push_back({s, m, at, promise, game_.worth(s)});
        }
      }
      const auto better = [](const Candidate& x, const Candidate& y) {
        return std::pair(x.promise, x.worth) > std::pair(y.promise, y.worth);
      };
      if (next.size() > width) {
        std::ranges::stable_sort(next, better);
        next.erase(next.begin() + static_cast<std::ptrdiff_t>(width), next.end());
      }
      front.clear();
      for (const Candidate& c : next) {
        tree.push_back({c.move, c.parent});
        front.emplace_back(c.state, static_cast<std::int32_t>(tree.size()) - 1);
      }
    }
    return false;
  }

  struct Level {
    State state;
    std::vector<Move> moves; // still to be tried, the best last
    Move tried;
  };

  // Depth first over every position, each once. True when it has decided: searched_ says how.
  bool search(const State& root, std::uint64_t most) {
    Met met(static_cast<std::size_t>(std::min<std::uint64_t>(most, kMostMet)));
    std::vector<Level> path;
    met.add(game_.digest(root));
    path.push_back({root, ordered(root), {}});
    bool complete = true;
    while (!path.empty()) {
      Level& level = path.back();
      if (level.moves.empty()) {
        path.pop_back();
        continue;
      }
      if (spent(most) || met.count() >= kMostMet) return false;
      level.tried = level.moves.back();
      level.moves.pop_back();
      State s = level.state;
      play(s, level.tried);
      if (game_.won(s)) {
        out_.line.clear();
        for (const Level& l : path) out_.line.push_back(l.tried);
        searched_ = Winnable::Yes;
        return true;
      }
      if (!met.add(game_.digest(s))) continue;
      if (game_.cut(s)) {
        complete = false; // the bound on moves ended it, not the cards
        continue;
      }
      auto moves = ordered(s);
      if (!moves.empty()) path.push_back({std::move(s), std::move(moves), {}});
    }
    searched_ = Winnable::No;
    return complete;
  }

  std::vector<Move> ordered(const State& s) {
    std::vector<Move> moves;
    game_.list(s, moves);
    std::ranges::reverse(moves);
    if (const auto best = game_.guide(s))
      if (const auto it = std::ranges::find(moves, *best); it != moves.end()) std::rotate(it, it + 1, moves.end());
    return moves;
  }

  const G& game_;
  const SolveLimits& limits_;
  Verdict<Move> out_;
  std::optional<Winnable> searched_;
};

} // namespace mk::patience
