// Looking ahead in a patience: best position first, each position once. A template over the game's own rules: it plays
// their moves and never states a rule itself. Players and the solver both use it.
#pragma once

#include "games/kernel/rules.h"
#include "games/kit/patience/board.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <queue>
#include <type_traits>
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

// Equal for positions that are equal for the rules: piles of the tableau and copies of a card change places freely, and
// how many moves were made does not matter.
template <class S> Digest digest(const S& s) {
  Digest d;
  const auto add = [&](std::uint64_t h) {
    d.a += mix(h);
    d.b += mix(h ^ 0xD1342543DE82EF95ull);
  };
  // Counters are scrambled before the first card, or another card would make up for other counters.
  const auto string = [&](std::uint64_t counters, const auto& cards) {
    std::uint64_t h = mix(counters);
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

// Positions met, 16 bytes each, and what is noted of them. Begins small: most questions are answered soon, and a hint
// asks hundreds.
struct Nothing {};
template <class Note = Nothing> class Met {
public:
  // False when it was there already.
  bool add(Digest d, Note note = {}) {
    if (2 * count_ >= slots_.size()) grow();
    Slot& slot = slots_[find(d)];
    if (slot.digest.a != 0) return false;
    slot.digest = marked(d);
    slot.note = note;
    ++count_;
    return true;
  }
  bool has(Digest d) const { return slots_[find(d)].digest.a != 0; }
  const Note* noted(Digest d) const {
    const Slot& slot = slots_[find(d)];
    return slot.digest.a != 0 ? &slot.note : nullptr;
  }
  std::size_t count() const { return count_; }

private:
  struct Slot {
    Digest digest; // a == 0: free
    [[no_unique_address]] Note note;
  };
  static Digest marked(Digest d) { return {d.a == 0 ? 1 : d.a, d.b}; }
  // Where it is, or where it has to go.
  std::size_t find(Digest d) const {
    d = marked(d);
    std::size_t i = d.a & (slots_.size() - 1);
    while (slots_[i].digest.a != 0 && slots_[i].digest != d) i = (i + 1) & (slots_.size() - 1);
    return i;
  }
  void grow() {
    std::vector<Slot> old(slots_.size() * 4);
    old.swap(slots_);
    for (const Slot& s : old)
      if (s.digest.a != 0) slots_[find(s.digest)] = s;
  }
  std::vector<Slot> slots_ = std::vector<Slot>(1024); // a power of two
  std::size_t count_ = 0;
};

// A position in as few bytes as can be, for searches that keep millions of them: the order of the pack is the same in
// all of them, and nobody has finished.
template <class S> class Packed {
public:
  explicit Packed(const S& s) : moves_(s.moves), turned_(s.turned), pass_(s.pass), closed_(s.closed) {
    auto* to = cards_.data();
    for (std::size_t p = 0; p < s.piles.size(); ++p) {
      sizes_[p] = static_cast<std::uint8_t>(s.piles[p].size());
      to = std::copy(s.piles[p].begin(), s.piles[p].end(), to);
    }
    talon_ = static_cast<std::uint8_t>(s.talon.size());
    if constexpr (S::kTalon > 0) std::copy(s.talon.begin(), s.talon.end(), to);
  }
  S unpacked(const S& root) const {
    S s;
    s.order = root.order;
    s.closed = closed_;
    s.moves = moves_, s.turned = turned_, s.pass = pass_;
    const auto* from = cards_.data();
    const auto take = [&](auto& row, std::size_t n) {
      row.resize(n);
      std::copy_n(from, n, row.begin());
      from += n;
    };
    for (std::size_t p = 0; p < s.piles.size(); ++p) take(s.piles[p], sizes_[p]);
    if constexpr (S::kTalon > 0) take(s.talon, talon_);
    return s;
  }

private:
  std::uint16_t moves_;
  std::uint8_t turned_, pass_, talon_ = 0;
  std::array<std::uint8_t, S::kPiles> sizes_, closed_;
  std::array<Element, std::max(S::kCards, S::kLongest)> cards_;
};

// Moves as they branch, each with what is kept of it; nothing is ever moved in memory.
template <class Kept> class Tree {
public:
  struct Node {
    Kept kept;
    std::uint32_t parent;
    Move move;
  };
  std::uint32_t add(const Kept& kept, const Move& m, std::uint32_t parent) {
    if (size_ % kBlock == 0) blocks_.emplace_back().reserve(kBlock);
    blocks_.back().push_back({kept, parent, m});
    return size_++;
  }
  const Node& operator[](std::uint32_t i) const { return blocks_[i / kBlock][i % kBlock]; }
  std::uint32_t size() const { return size_; }
  // The moves from the root, which is the first node, to this one.
  std::vector<Move> lineTo(std::uint32_t at) const {
    std::vector<Move> line;
    for (; at != 0; at = (*this)[at].parent) line.push_back((*this)[at].move);
    std::ranges::reverse(line);
    return line;
  }

private:
  static constexpr std::uint32_t kBlock = 1024;
  std::vector<std::vector<Node>> blocks_;
  std::uint32_t size_ = 0;
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

// How far a search goes: positions that it comes to, and those from which it goes on.
struct Reach {
  static constexpr std::uint64_t kNoEnd = ~std::uint64_t{0};
  std::uint64_t positions = kNoEnd, left = kNoEnd;
};

// Where the stock may be used at any time, what is moved between the piles can wait until a card of the waste needs it:
// so no card is turned after a move between piles that no card of the waste has followed.
enum class Stock : std::uint8_t { AtAnyTime, AfterWaste };

// `worth(state)`: the higher, the sooner a position is gone on from. `allowed(state, move)`: moves to be tried at all.
// `forced(state)`: the one move to be made there, if any. Stops at a win, or where its reach ends.
template <class G, class Worth, class Allowed, class Forced>
Found bestFirst(const G& g, const typename G::State& root, Reach reach, const std::stop_token& stop, Worth worth,
                Allowed allowed, Forced forced, Stock stock = Stock::AtAnyTime) {
  using State = typename G::State;
  using Kind = Move::Kind;
  struct Kept {
    Packed<State> position;
    bool mayTurn;
  };
  struct Open {
    int worth;
    std::uint32_t node;
    bool operator<(const Open& o) const { return worth != o.worth ? worth < o.worth : node < o.node; }
  };
  Found out;
  if (g.won(root) || !root.done.empty()) return out.won = g.won(root), out.complete = true, out;
  Tree<Kept> tree;
  std::vector<Move> list;
  std::priority_queue<Open> open;
  Met<> met;
  // A position in which a card may be turned is better than the same one in which it may not.
  const auto isNew = [&](const State& s, bool mayTurn) {
    const Digest d = digest(s);
    if (stock == Stock::AtAnyTime) return met.add(d);
    const Digest other{~d.b, d.a};
    return mayTurn ? met.add(d) : !met.has(d) && met.add(other);
  };
  // Adds the position after the move, and after what is forced there; true when it wins.
  const auto add = [&](State s, Move m, std::uint32_t parent, bool mayTurn) {
    for (;;) {
      ++out.positions;
      if (!g.won(s) && !s.done.empty()) return false;
      if (g.won(s)) {
        out.line = tree.lineTo(parent);
        out.line.push_back(m);
        return out.won = true;
      }
      if (!isNew(s, mayTurn) || g.isLost(s)) return false;
      const auto next = forced(s);
      parent = tree.add({Packed(s), mayTurn}, m, parent);
      if (!next) break;
      m = *next;
      mayTurn = mayTurn || m.kind == Kind::Waste;
      g.play(s, 0, m);
    }
    open.push({worth(s), parent});
    return false;
  };
  tree.add({Packed(root), true}, {}, 0);
  isNew(root, true);
  open.push({worth(root), 0});
  Open best = open.top();
  while (!open.empty()) {
    const Open top = open.top();
    open.pop();
    if (best.worth < top.worth) best = top;
    if (reach.left-- == 0) {
      out.line = tree.lineTo(best.node);
      return out;
    }
    list.clear();
    const auto [position, mayTurn] = tree[top.node].kept;
    const State from = position.unpacked(root);
    const auto only = top.node == 0 ? forced(from) : std::nullopt;
    if (only)
      list.push_back(*only);
    else
      g.each(from, [&](const Move& m) {
        list.push_back(m);
        return true;
      });
    for (const Move& m : list) {
      const bool onStock = m.kind == Kind::Turn || m.kind == Kind::Redeal;
      if ((onStock && !mayTurn && stock == Stock::AfterWaste) || !allowed(from, m) || !firstOfEmpty(from, m)) continue;
      if (out.positions >= reach.positions || (out.positions % 1024 == 0 && stop.stop_requested())) {
        out.line = tree.lineTo(best.node);
        return out;
      }
      State s = from;
      g.play(s, 0, m);
      if (add(std::move(s), m, top.node, only || onStock || m.kind == Kind::Waste)) return out;
    }
  }
  out.complete = true;
  out.line = tree.lineTo(best.node);
  return out;
}

// Keeps the `width` positions that are worth most after each move, each position once, until one wins. `judge(state)`:
// what a new position is worth, and whether it wins; `stop()` is asked before every move.
template <class G, class Judge, class Stop>
Found beam(const G& g, const typename G::State& root, std::size_t width, Judge judge, Stop stop) {
  using State = typename G::State;
  struct Candidate {
    State state;
    typename std::invoke_result_t<Judge, const State&>::first_type worth;
    std::uint32_t node;
  };
  Found out;
  Tree<Nothing> tree;
  Met<> met;
  met.add(digest(root));
  std::vector<Candidate> front{{root, {}, tree.add({}, {}, 0)}}, next;
  const auto better = [](const Candidate& x, const Candidate& y) {
    return x.worth != y.worth ? x.worth > y.worth : x.node < y.node;
  };
  bool goesOn = true;
  while (goesOn && !front.empty()) {
    next.clear();
    for (auto from = front.begin(); goesOn && from != front.end(); ++from) {
      if (!from->state.done.empty()) continue;
      goesOn = g.each(from->state, [&](const Move& m) {
        if (stop()) return false;
        State s = from->state;
        g.play(s, 0, m);
        ++out.positions;
        if (!met.add(digest(s))) return true;
        const auto [worth, wins] = judge(s);
        const std::uint32_t node = tree.add({}, m, from->node);
        next.push_back({std::move(s), worth, node});
        if (wins) out.won = true, out.line = tree.lineTo(node);
        return !wins;
      });
    }
    if (next.size() > width) {
      std::ranges::nth_element(next, next.begin() + static_cast<std::ptrdiff_t>(width), better);
      next.erase(next.begin() + static_cast<std::ptrdiff_t>(width), next.end());
    }
    front.swap(next);
  }
  return out;
}

struct Deep {
  bool won = false;
  int score = 0; // the highest met
};

// Plays on from here depth first, each position once, until a win or `most` positions.
template <class G> Deep depthFirst(const G& g, const typename G::State& root, std::uint64_t most) {
  Deep out;
  std::vector<typename G::State> open{root}; // still to be looked at, the last one first
  Met<> met;
  while (!open.empty() && !out.won && met.count() < most) {
    const auto s = open.back();
    open.pop_back();
    out.won = g.won(s);
    out.score = std::max(out.score, g.score(s));
    if (!met.add(digest(s)) || !g.turn(s).isSeats()) continue;
    const auto first = static_cast<std::ptrdiff_t>(open.size());
    g.each(s, [&](const Move& m) {
      open.push_back(s);
      g.play(open.back(), 0, m);
      return true;
    });
    std::reverse(open.begin() + first, open.end());
  }
  return out;
}

} // namespace mk::patience
