// Alpha-beta for two sides without secrets, and without chance or where nearly all throws come to the same: iterative
// deepening, a table of positions met, principal variation windows, late moves looked at less deeply, killers, and
// captures followed to their end. Where a clock runs and a core is free, a second thread searches along and shares the
// table (lazy SMP).
#pragma once

#include "games/kernel/rules.h"
#include "games/opponents/cores.h"
#include "games/opponents/proof.h"
#include "games/opponents/zeroed.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cmath>
#include <cstring>
#include <memory>
#include <thread>
#include <type_traits>

namespace mk::opponents {

// Values are the mover's: -1..1 from worth(), beyond that a certain end, the sooner the further.
inline constexpr float kWon = 1000.f;
inline constexpr float kCertain = 900.f;
inline constexpr float kWorst = -2 * kWon;
inline double chanceOfValue(float v) { return v > kCertain ? 1 : v < -kCertain ? 0 : chanceOf(double{v}); }

// Positions met: 16 bytes each, two to choose from. Two threads may read and write: the key is kept mixed with what is
// known, so that halves of two entries are never held for one (Hyatt and Mann, "A lockless transposition table", 2002).
class Memory {
public:
  enum class Bound : std::uint8_t { None, Upper, Lower, Exact };
  struct Known {
    float value = 0;
    std::int8_t depth = 0;
    Bound bound = Bound::None;
    std::uint16_t move = 0; // its number in the list
  };

  static constexpr std::uint64_t kMost = 1u << 21; // 32 MB
  explicit Memory(std::uint64_t positions)
      : entries_(std::bit_ceil(std::clamp<std::uint64_t>(positions, 1024, kMost))) {}

  std::optional<Known> find(std::uint64_t key) const {
    const std::size_t at = slot(key);
    for (const std::size_t i : {at, at ^ 1})
      if (const auto [its, known] = read(i); known.bound != Bound::None && its == key) return known;
    return std::nullopt;
  }
  void put(std::uint64_t key, const Known& known) {
    const std::size_t at = slot(key);
    const auto [its, deep] = read(at);
    const bool first = deep.bound == Bound::None || its == key || deep.depth <= known.depth;
    Entry& e = entries_[first ? at : at ^ 1];
    const auto word = std::bit_cast<std::uint64_t>(known);
    std::atomic_ref(e.mixed).store(key ^ word, std::memory_order_relaxed);
    std::atomic_ref(e.word).store(word, std::memory_order_relaxed);
  }

private:
  struct Entry {
    std::uint64_t mixed, word;
  };
  struct Read {
    std::uint64_t key;
    Known known;
  };
  Read read(std::size_t i) const {
    Entry& e = entries_[i];
    const std::uint64_t word = std::atomic_ref(e.word).load(std::memory_order_relaxed);
    return {std::atomic_ref(e.mixed).load(std::memory_order_relaxed) ^ word, std::bit_cast<Known>(word)};
  }
  std::size_t slot(std::uint64_t key) const { return (key * 0x9E3779B97F4A7C15ull >> 20) & (entries_.size() - 1); }
  Zeroed<Entry> entries_;
};

template <Rules R> class Search {
  using State = typename R::State;
  using Move = typename R::Move;
  static constexpr int kDeepest = 120;
  static constexpr int kFollowed = 24;             // plies of captures after the last full one
  static constexpr std::uint64_t kProof = 400'000; // positions that a forced win may take to be found

  struct Ply {
    std::vector<Move> list;
    std::vector<int> promise; // above kQuiet: more than a quiet move
    std::vector<std::uint16_t> order;
    std::optional<Move> killer[2];
  };
  struct Root {
    Move move;
    float value;
    bool exact;
  };

public:
  Search(const R& rules, const Thinking& t, Random& random, std::shared_ptr<Memory> memory = nullptr)
      : rules_(rules), asked_(t), random_(random), budget_(t, level(t.level).nodes), memory_(std::move(memory)),
        plies_(kDeepest + kFollowed + 2) {
    if (!memory_) memory_ = std::make_shared<Memory>(Gives<R, Answer::Digest> ? budget_.nodes() : 1);
  }

  Thought<Move> think(const State& s, Seat seat) {
    Thought<Move> out;
    begin(s, seat);
    if (provesWin(s, seat, out)) return out;
    std::uint64_t along = 0; // positions that the second thread has looked at
    std::jthread second;
    if (thinksByTwo()) second = std::jthread([&](std::stop_token enough) { along = thinkAlong(s, seat, enough); });
    const double spread = asked_.best ? 0 : 2 * level(asked_.level).spread;
    const bool whole = level(asked_.level).whole && !asked_.best;
    for (int depth = 1; depth < kDeepest; ++depth) {
      if (depth > 1 && (whole ? budget_.over() : budget_.halfGone())) break;
      if (!deepen(s, seat, depth, static_cast<float>(spread))) break;
      out.depth = depth;
      if (std::abs(roots_.front().value) > kCertain &&
          static_cast<float>(depth) >= kWon - std::abs(roots_.front().value))
        break;
    }
    second = {};
    out.method = Method::Search;
    out.looked = budget_.looked() + along;
    for (const Root& r : roots_) out.candidates.push_back({r.move, chance(r.value), 0, r.exact});
    out.worth = out.candidates.front().worth;
    out.decided = std::abs(roots_.front().value) > kCertain && !thrown_;
    out.line = line(s, seat);
    out.move = choose(spread);
    return out;
  }

private:
  void begin(const State& s, Seat seat) {
    std::vector<Move> list;
    rules_.moves(s, seat, list);
    random_.shuffle(list.begin(), list.end()); // of equals any may be played
    for (const Move& m : list) roots_.push_back({m, promise(s, seat, m), false});
    sort();
  }

  // By itself only where a clock runs: what two threads find is not the same every time.
  bool thinksByTwo() const {
    if (!Gives<R, Answer::Digest> || asked_.threads == 1) return false;
    return asked_.threads == 2 || (asked_.level == kLevels && asked_.nodes == 0 && coreIsFree());
  }
  // The same search with the moves in another order and a ply ahead; what it finds is in the table.
  std::uint64_t thinkAlong(const State& s, Seat seat, std::stop_token enough) const {
    Random order(1);
    Thinking asked = asked_;
    asked.stop = std::move(enough);
    Search other(rules_, asked, order, memory_);
    other.begin(s, seat);
    for (int depth = 2; depth < kDeepest && !other.budget_.over(); ++depth) (void)other.deepen(s, seat, depth, 0);
    return other.budget_.looked();
  }

  // A win by force needs no search. Only for the levels that look far.
  bool provesWin(const State& s, Seat seat, Thought<Move>& out) {
    if constexpr (Gives<R, Answer::Digest>) {
      if (level(asked_.level).rule) return false;
      out.line = Proof<R>(rules_, budget_, std::min(budget_.nodes() / 5, kProof)).line(s, seat);
      if (out.line.empty()) return false;
      out.move = out.line.front();
      out.worth = 1;
      out.decided = true;
      out.method = Method::Search;
      out.looked = budget_.looked();
      out.depth = static_cast<int>(out.line.size());
      std::ranges::stable_partition(roots_, [&](const Root& r) { return r.move == *out.move; });
      for (const Root& r : roots_) out.candidates.push_back({r.move, 1, 0, r.move == *out.move});
      return true;
    }
    (void)s, (void)seat, (void)out;
    return false;
  }

  // The first look at the moves of the root: what the position is worth after each, as far as it says.
  float promise(const State& s, Seat seat, const Move& m) const {
    if constexpr (Gives<R, Answer::Order>) return static_cast<float>(rules_.order(s, seat, m)) * 1e-6f;
    (void)s, (void)seat, (void)m;
    return 0;
  }
  void sort() {
    std::ranges::stable_sort(roots_, [](const Root& a, const Root& b) {
      return a.value != b.value ? a.value > b.value : a.exact && !b.exact;
    });
  }

  // One more ply; false when there was no time to look at all moves. What was found by then still counts.
  bool deepen(const State& s, Seat seat, int depth, float spread) {
    std::vector<float> best; // of those that get a worth of their own
    const auto wanted = static_cast<std::size_t>(std::max(1, asked_.candidates));
    const std::vector<Root> before = roots_;
    for (std::size_t i = 0; i < roots_.size(); ++i) {
      const float enough = best.size() < wanted ? kWorst : best[wanted - 1] - (wanted == 1 ? spread : 0);
      const float value = after(s, seat, roots_[i].move, depth, enough);
      if (budget_.over() && (depth > 1 || i > 0)) {
        if (i == 0) {
          roots_ = before;
        } else { // the rest stay below those that were looked at
          for (std::size_t k = i; k < roots_.size(); ++k) {
            roots_[k].exact = false;
            roots_[k].value = std::min(roots_[k].value, best.back());
          }
          sort();
        }
        return false;
      }
      roots_[i].value = value;
      roots_[i].exact = value > enough;
      best.insert(std::ranges::upper_bound(best, value, std::greater<>()), value);
    }
    sort();
    return true;
  }

  // The move and, where dice are thrown after it, the usual throw.
  void play(State& s, Seat seat, const Move& m) {
    rules_.play(s, seat, m);
    if constexpr (Gives<R, Answer::Usual>)
      if (rules_.turn(s).isChance()) {
        rules_.settle(s, rules_.usual(s));
        thrown_ = true;
      }
  }

  // Nothing is certain that other throws can change.
  double chance(float v) const {
    const double c = chanceOfValue(v);
    return thrown_ ? std::clamp(c, kUnusual, 1 - kUnusual) : c;
  }

  float after(const State& s, Seat seat, const Move& m, int depth, float alpha) {
    State t = s;
    play(t, seat, m);
    return child(t, seat, depth - 1, 1, alpha, -kWorst);
  }

  // Of the position after a move of `mover`, for him.
  float child(const State& t, Seat mover, int depth, int ply, float alpha, float beta) {
    const Turn turn = rules_.turn(t);
    if (turn.isOver()) {
      budget_.step();
      return end(t, mover, ply);
    }
    const Seat next = turn.seat();
    return next == mover ? visit(t, next, depth, ply, alpha, beta) : -visit(t, next, depth, ply, -beta, -alpha);
  }

  float end(const State& t, Seat seat, int ply) const {
    const double mine = share(rules_.result(t), seat);
    if (mine > 0.5) return kWon - static_cast<float>(ply);
    return mine < 0.5 ? static_cast<float>(ply) - kWon : 0.f;
  }

  float standing(const State& s, Seat seat) const { return static_cast<float>(rules_.worth(s, seat)); }

  float visit(const State& s, Seat seat, int depth, int ply, float alpha, float beta) {
    if (depth <= 0) return settle(s, seat, ply, alpha, beta, 0);
    if (!budget_.step() || ply >= kDeepest) return standing(s, seat);
    std::uint64_t key = 0;
    int known = -1;
    if constexpr (Gives<R, Answer::Digest>) {
      key = rules_.digest(s);
      if (const auto e = memory_->find(key)) {
        known = e->move;
        const float v = fromHere(e->value, ply);
        using enum Memory::Bound;
        if (e->depth >= depth &&
            (e->bound == Exact || (e->bound == Lower && v >= beta) || (e->bound == Upper && v <= alpha)))
          return v;
      }
    }
    Ply& here = plies_[static_cast<std::size_t>(ply)];
    here.list.clear();
    rules_.moves(s, seat, here.list);
    rate(s, seat, here, known);
    if (here.list.size() == 1) ++depth; // nothing to choose
    float best = kWorst;
    const float open = alpha;
    std::size_t bestMove = 0;
    const std::vector<std::uint16_t>& order = here.order;
    for (std::size_t i = 0; i < order.size(); ++i) {
      next(here, i);
      const std::size_t n = order[i];
      State t = s;
      play(t, seat, here.list[n]);
      float v;
      const int promised = here.promise[n];
      const int less = i >= 4 && depth >= 3 && promised <= kQuiet ? (i >= 12 && depth >= 5 ? 2 : 1) : 0;
      if (i == 0) {
        v = child(t, seat, depth - 1, ply + 1, alpha, beta);
      } else {
        const float narrow = std::nextafter(alpha, -kWorst);
        v = child(t, seat, depth - 1 - less, ply + 1, alpha, narrow);
        if (v > alpha && less > 0) v = child(t, seat, depth - 1, ply + 1, alpha, narrow);
        if (v > alpha && v < beta) v = child(t, seat, depth - 1, ply + 1, alpha, beta);
      }
      if (budget_.over()) return best > kWorst ? best : v;
      if (v > best) best = v, bestMove = n;
      if (v > alpha) alpha = v;
      if (alpha >= beta) {
        if (promised <= kQuiet || !Gives<R, Answer::Order>) remember(here, here.list[n], seat, depth);
        break;
      }
    }
    if constexpr (Gives<R, Answer::Digest>) {
      using enum Memory::Bound;
      memory_->put(key, {toTable(best, ply), static_cast<std::int8_t>(std::min(depth, 127)),
                         best >= beta   ? Lower
                         : best <= open ? Upper
                                        : Exact,
                         static_cast<std::uint16_t>(bestMove)});
    }
    return best;
  }

  // What is restless is followed until it comes to rest.
  float settle(const State& s, Seat seat, int ply, float alpha, float beta, int followed) {
    budget_.step();
    if constexpr (Gives<R, Answer::Noisy>) {
      if (followed >= kFollowed || budget_.over()) return standing(s, seat);
      Ply& here = plies_[static_cast<std::size_t>(ply)];
      here.list.clear();
      const bool mayRest = rules_.noisy(s, seat, here.list);
      if (here.list.empty()) return standing(s, seat);
      float best = kWorst;
      if (mayRest) {
        best = standing(s, seat);
        if (best >= beta) return best;
        alpha = std::max(alpha, best);
      }
      rate(s, seat, here, -1);
      const std::vector<std::uint16_t>& order = here.order;
      for (std::size_t i = 0; i < order.size(); ++i) {
        next(here, i);
        State t = s;
        play(t, seat, here.list[order[i]]);
        const Turn turn = rules_.turn(t);
        const Seat mover = turn.seat();
        const float v = turn.isOver()   ? end(t, seat, ply + 1)
                        : mover == seat ? settle(t, mover, ply + 1, alpha, beta, followed + 1)
                                        : -settle(t, mover, ply + 1, -beta, -alpha, followed + 1);
        best = std::max(best, v);
        alpha = std::max(alpha, v);
        if (alpha >= beta || budget_.over()) break;
      }
      return best;
    }
    (void)ply, (void)alpha, (void)beta, (void)followed;
    return standing(s, seat);
  }

  void rate(const State& s, Seat seat, Ply& here, int known) const {
    const std::size_t n = here.list.size();
    here.promise.resize(n);
    here.order.resize(n);
    for (std::size_t i = 0; i < n; ++i) {
      const Move& m = here.list[i];
      here.order[i] = static_cast<std::uint16_t>(i);
      int p = 0;
      if constexpr (Gives<R, Answer::Order>) p = rules_.order(s, seat, m);
      if (p > 0)
        p += kQuiet;
      else if (here.killer[0] && m == *here.killer[0])
        p = kQuiet;
      else if (here.killer[1] && m == *here.killer[1])
        p = kQuiet - 1;
      else
        p = std::max(p, -kQuiet) + usefulness(m, seat);
      here.promise[i] = static_cast<int>(i) == known ? kKnown : p;
    }
    (void)s, (void)seat;
  }
  // Brings the most promising of the rest to place i.
  static void next(Ply& here, std::size_t i) {
    std::size_t best = i;
    for (std::size_t k = i + 1; k < here.order.size(); ++k)
      if (here.promise[here.order[k]] > here.promise[here.order[best]]) best = k;
    std::swap(here.order[i], here.order[best]);
  }

  // Quiet moves that were strong elsewhere are looked at earlier. Moves are told apart by their bytes where these say
  // all.
  static constexpr bool kTold = std::has_unique_object_representations_v<Move> && sizeof(Move) <= 8;
  static std::size_t slot(const Move& m, Seat seat) {
    std::uint64_t bytes = 0;
    std::memcpy(&bytes, &m, std::min(sizeof(Move), sizeof bytes));
    return ((bytes + static_cast<std::uint64_t>(seat)) * 0x9E3779B97F4A7C15ull) >> 52;
  }
  int usefulness(const Move& m, Seat seat) const {
    if constexpr (kTold) return useful_[slot(m, seat)];
    return 0;
  }
  void remember(Ply& here, const Move& m, Seat seat, int depth) {
    if (!(here.killer[0] && *here.killer[0] == m)) {
      here.killer[1] = here.killer[0];
      here.killer[0] = m;
    }
    if constexpr (kTold) {
      int& u = useful_[slot(m, seat)];
      u += depth * depth;
      if (u > kQuiet - 10)
        for (int& each : useful_) each /= 2;
    }
    (void)seat, (void)depth;
  }

  // Certain ends are told from the root in a search, from the position in the table.
  static float toTable(float v, int ply) {
    return v > kCertain ? v + static_cast<float>(ply) : v < -kCertain ? v - static_cast<float>(ply) : v;
  }
  static float fromHere(float v, int ply) { return toTable(v, -ply); }

  // The moves that both sides are expected to make, as far as they are remembered.
  std::vector<Move> line(State s, Seat seat) {
    std::vector<Move> out{roots_.front().move};
    rules_.play(s, seat, out.back());
    if constexpr (Gives<R, Answer::Digest>) {
      while (out.size() < 16 && rules_.turn(s).isSeats()) {
        const auto e = memory_->find(rules_.digest(s));
        if (!e) break;
        std::vector<Move> list;
        const Seat mover = rules_.turn(s).seat();
        rules_.moves(s, mover, list);
        if (e->move >= list.size()) break;
        out.push_back(list[e->move]);
        rules_.play(s, mover, out.back());
      }
    }
    return out;
  }

  // Any of those that are as good as the best, as far as this level can tell.
  Move choose(double spread) {
    const float best = roots_.front().value;
    if (best > kCertain || best < -kCertain || spread <= 0) return roots_.front().move;
    std::size_t n = 0;
    while (n < roots_.size() && roots_[n].exact && double{best - roots_[n].value} <= spread) ++n;
    return roots_[n <= 1 ? 0 : random_.below(static_cast<std::uint32_t>(n))].move;
  }

  static constexpr int kKnown = 1 << 30, kQuiet = 10'000;
  static constexpr double kUnusual = 0.02; // what may happen in spite of all, where dice are thrown
  const R& rules_;
  const Thinking asked_;
  Random& random_;
  Budget budget_;
  std::shared_ptr<Memory> memory_;
  bool thrown_ = false; // dice, on some way that was looked at
  std::vector<Root> roots_;
  std::vector<Ply> plies_;
  std::vector<int> useful_ = std::vector<int>(kTold ? 4096 : 0);
};

} // namespace mk::opponents
