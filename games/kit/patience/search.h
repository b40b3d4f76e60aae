// Looking ahead in a patience: best position first, each position once. A template over the game's own rules: it plays
// their moves and never states a rule itself. Players and the solver both use it.
#pragma once

#include "games/kernel/rules.h"
#include "games/kit/patience/board.h"

#include <algorithm>
#include <cstdint>
#include <queue>
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

// Equal for positions that are equal for the rules: piles of the tableau and copies of a card change places freely, and
// how many moves were made does not matter.
template <class S> Digest digest(const S& s) {
  Digest d;
  const auto add = [&](std::uint64_t h) {
    d.a += mix(h);
    d.b += mix(h ^ 0xD1342543DE82EF95ull);
  };
  const auto string = [&](std::uint64_t h, const auto& cards) {
    for (const Element e : cards) {
      h = (h ^ (e == kHole ? 64u : static_cast<std::uint64_t>(s.card(e).code()) + 1)) * 0x9FB21C651E98DF25ull;
      h ^= h >> 29;
    }
    return h;
  };
  for (std::size_t p = S::kFirst; p < s.piles.size(); ++p) add(string(0x9E3779B97F4A7C15ull + s.closed[p], s.piles[p]));
  for (std::size_t p = 0; p < S::kFirst; ++p)
    add(0x51ED27ull + s.piles[p].size() * 64 +
        (s.piles[p].empty() ? 63u : static_cast<std::uint64_t>(s.top(p).code())));
  add(string(0xA0761D6478BD642Full + s.turned * 8u + s.pass, s.talon));
  return d;
}

// A set of positions met, 16 bytes each.
class Met {
public:
  explicit Met(std::size_t most) {
    std::size_t n = 1024;
    while (n < 2 * std::min(most, kSmall)) n *= 2;
    slots_.resize(n);
  }
  // False when it was there already.
  bool add(Digest d) {
    if (2 * count_ >= slots_.size()) grow();
    if (!put(d)) return false;
    ++count_;
    return true;
  }
  std::size_t count() const { return count_; }

private:
  static constexpr std::size_t kSmall = 1 << 14; // most questions are answered sooner
  bool put(Digest d) {
    if (d.a == 0) d.a = 1; // 0 marks a free slot
    std::size_t i = d.a & (slots_.size() - 1);
    for (; slots_[i].a != 0; i = (i + 1) & (slots_.size() - 1))
      if (slots_[i] == d) return false;
    slots_[i] = d;
    return true;
  }
  void grow() {
    std::vector<Digest> old(slots_.size() * 4);
    old.swap(slots_);
    for (const Digest d : old)
      if (d.a != 0) put(d);
  }
  std::vector<Digest> slots_;
  std::size_t count_ = 0;
};

struct Found {
  bool won = false;      // `line` wins; otherwise it leads to the best position met
  bool complete = false; // nothing was left out
  std::vector<Move> line;
  std::uint64_t positions = 0; // looked at
};

// Empty piles of the tableau are alike: one of them is enough.
template <class S> bool firstOfEmpty(const S& s, const Move& m) {
  if (m.kind > Move::Kind::Waste || m.to < S::kFirst || !s.piles[m.to].empty()) return true;
  for (std::size_t p = S::kFirst; p < m.to; ++p)
    if (s.piles[p].empty()) return false;
  return true;
}

// `worth(state)`: the higher, the sooner a position is gone on from. `allowed(state, move)`: moves to be tried at all.
// `forced(state)`: the one move to be made there, if any. Stops at a win, or after `most` positions.
template <class G, class Worth, class Allowed, class Forced>
Found bestFirst(const G& g, const typename G::State& root, std::uint64_t most, const std::stop_token& stop, Worth worth,
                Allowed allowed, Forced forced) {
  using State = typename G::State;
  struct Node {
    State state;
    Move move;
    std::uint32_t parent;
  };
  struct Open {
    int worth;
    std::uint32_t node;
    bool operator<(const Open& o) const { return worth != o.worth ? worth < o.worth : node < o.node; }
  };
  Found out;
  std::vector<Node> nodes;
  std::vector<Move> list;
  std::priority_queue<Open> open;
  Met met(most);
  const auto lineTo = [&](std::uint32_t at) {
    std::vector<Move> line;
    for (; at != 0; at = nodes[at].parent) line.push_back(nodes[at].move);
    std::ranges::reverse(line);
    return line;
  };
  // Adds the position after the move, and after what is forced there; true when it wins.
  const auto add = [&](State s, Move m, std::uint32_t parent) {
    for (;;) {
      ++out.positions;
      if (!g.won(s) && !s.done.empty()) return false;
      if (g.won(s)) {
        out.line = lineTo(parent);
        out.line.push_back(m);
        return out.won = true;
      }
      if (!met.add(digest(s))) return false;
      const auto next = forced(s);
      nodes.push_back({s, m, parent});
      if (!next) break;
      parent = static_cast<std::uint32_t>(nodes.size()) - 1;
      m = *next;
      g.play(s, 0, m);
    }
    open.push({worth(s), static_cast<std::uint32_t>(nodes.size()) - 1});
    return false;
  };
  if (g.won(root) || !root.done.empty()) return out.won = g.won(root), out.complete = true, out;
  nodes.push_back({root, {}, 0});
  met.add(digest(root));
  open.push({worth(root), 0});
  Open best = open.top();
  while (!open.empty()) {
    const Open top = open.top();
    open.pop();
    if (best.worth < top.worth) best = top;
    list.clear();
    const State from = nodes[top.node].state;
    if (const auto only = top.node == 0 ? forced(from) : std::nullopt)
      list.push_back(*only);
    else
      g.each(from, [&](const Move& m) {
        list.push_back(m);
        return true;
      });
    for (const Move& m : list) {
      if (!allowed(from, m) || !firstOfEmpty(from, m)) continue;
      if (out.positions >= most || (out.positions % 1024 == 0 && stop.stop_requested())) {
        out.line = lineTo(best.node);
        return out;
      }
      State s = from;
      g.play(s, 0, m);
      if (add(std::move(s), m, top.node)) return out;
    }
  }
  out.complete = true;
  out.line = lineTo(best.node);
  return out;
}

struct Deep {
  bool won = false;
  int score = 0; // the highest met
};

// Plays on from here depth first, each position once, until a win or `most` positions.
template <class G> Deep depthFirst(const G& g, const typename G::State& root, std::uint64_t most) {
  using State = typename G::State;
  struct Level {
    State state;
    std::vector<Move> moves; // still to be tried, the last one first
  };
  Deep out{g.won(root), g.score(root)};
  std::vector<Level> path;
  Met met(most);
  const auto enter = [&](const State& s) {
    Level level{s, {}};
    if (s.done.empty())
      g.each(s, [&](const Move& m) {
        level.moves.push_back(m);
        return true;
      });
    std::ranges::reverse(level.moves);
    path.push_back(std::move(level));
  };
  met.add(digest(root));
  enter(root);
  while (!path.empty() && !out.won && met.count() < most) {
    if (path.back().moves.empty()) {
      path.pop_back();
      continue;
    }
    State s = path.back().state;
    const Move m = path.back().moves.back();
    path.back().moves.pop_back();
    g.play(s, 0, m);
    out.won = g.won(s);
    out.score = std::max(out.score, g.score(s));
    if (met.add(digest(s))) enter(s);
  }
  return out;
}

} // namespace mk::patience
