// Decides whether a patience can still be won, with all cards known: a template over the game's own rules. What it asks
// of a game beside them:
//   int nearness(const State&) const            the higher the nearer to a win; only guides the search
//   optional<Move> obvious(const State&) const a move that never does harm, if there is one (see Frame)
// and, where there is one that is quick,
//   optional<Move> guide(const State&) const   what a sensible player does
//   optional<OpenColumns> openColumns(const State&) const, kWorths      what columns_search.h can take over
// Asked with no positions to look at, it only follows what nobody would decide otherwise, and says Yes where that wins.
// Else it first follows the sensible player, then keeps a beam of positions that this player's play from there promises
// most, and goes on with the best position first; only that last search, when nothing has been left out, can say No.
#pragma once

#include "games/kit/patience/columns_search.h"
#include "games/kit/patience/search.h"
#include "games/kit/patience/sliding.h"

#include <limits>
#include <optional>
#include <utility>

namespace mk::patience {

template <class G>
concept Guided = requires(const G g, const typename G::State& s) {
  { g.guide(s) } -> std::same_as<std::optional<Move>>;
};

template <class G>
concept OfOpenColumns = requires(const G g, const typename G::State& s) {
  { g.openColumns(s) } -> std::same_as<std::optional<OpenColumns>>;
};

template <class G> class Solver {
public:
  using State = typename G::State;

  // `game`: for one seat.
  Solver(const G& game, const SolveLimits& limits) : game_(game), limits_(limits) {}

  Verdict<Move> run(const State& root) {
    if (won(root) || !root.done.empty()) return answer(won(root) ? Winnable::Yes : Winnable::No);
    if (limits_.positions == 0) return answer(goesByItself(root) ? Winnable::Yes : Winnable::Unknown);
    if constexpr (Guided<G>) {
      if (follow(root).second) return answer(Winnable::Yes);
      for (const std::size_t width : {1u, 16u, 64u, 128u})
        if (beam(root, width, limits_.positions / 2)) return answer(Winnable::Yes);
    }
    if constexpr (Sliding<G>) {
      return slide(root);
    } else {
      if constexpr (OfOpenColumns<G>)
        if (const auto columns = game_.openColumns(root)) return searchColumns(*columns, G::kWorths, limits_);
      return told(search(
          root, limits_.positions, [&](const State& s) { return game_.nearness(s); }, G::kStockUse));
    }
  }

private:
  // Plays what is obvious, or the only move there is, to the end; whether that wins (then the line is kept).
  bool goesByItself(State s) {
    while (s.done.empty()) {
      const auto next = undisputed(s);
      if (!next) return false;
      out_.line.push_back(*next);
      play(s, *next);
    }
    return won(s);
  }
  std::optional<Move> undisputed(const State& s) const {
    if (const auto m = game_.obvious(s)) return m;
    std::optional<Move> only;
    int legal = 0;
    game_.each(s, [&](const Move& m) {
      only = m;
      return ++legal < 2;
    });
    return legal == 1 ? only : std::nullopt;
  }

  template <class Worth>
  Found search(const State& root, std::uint64_t most, Worth worth, Stock stock = Stock::AtAnyTime) {
    most = std::min(most, limits_.positions - std::min(limits_.positions, out_.positions));
    Found f = bestFirst(
        game_, root, {.positions = most}, limits_.stop, worth, [](const State&, const Move&) { return true; },
        [&](const State& s) { return game_.obviousIsSafe() ? game_.obvious(s) : std::nullopt; }, stock);
    out_.positions += f.positions;
    return f;
  }
  Verdict<Move> told(const Found& f) {
    out_.line = f.line;
    return answer(f.won ? Winnable::Yes : f.complete ? Winnable::No : Winnable::Unknown);
  }
  Verdict<Move> answer(Winnable w) {
    out_.winnable = w;
    if (w != Winnable::Yes) out_.line.clear();
    return std::move(out_);
  }
  // Keeps more and more positions after each slide. What such a search does not find may still be there.
  Verdict<Move> slide(const State& root) requires Sliding<G> {
    if (game_.isLost(root)) return answer(Winnable::No);
    for (const std::size_t width : {30u, 300u, 3000u, 20000u}) {
      const Found f = slideHome(game_, root, width, {limits_.positions - out_.positions, limits_.stop});
      out_.line = f.line;
      out_.positions = std::min(limits_.positions, out_.positions + f.positions);
      if (f.won) return answer(Winnable::Yes);
    }
    return answer(Winnable::Unknown);
  }
  bool spent(std::uint64_t most) const { return out_.positions >= most || limits_.stop.stop_requested(); }
  bool won(const State& s) const { return game_.won(s); }
  void play(State& s, const Move& m) {
    game_.play(s, 0, m);
    ++out_.positions;
  }

  // The sensible player's way from here to its end: the best worth met, and whether it wins (then the line is kept).
  // Where it comes to a position that it has been in before, it is known how it goes on.
  std::pair<int, bool> follow(State s) requires Guided<G> {
    out_.line.clear();
    std::vector<std::pair<Digest, int>> way;
    int best = std::numeric_limits<int>::min();
    while (s.done.empty()) {
      const Digest d = digest(s);
      if (const int* known = promises_.noted(d)) {
        best = *known;
        break;
      }
      way.emplace_back(d, game_.nearness(s));
      const auto m = game_.guide(s);
      if (!m) break;
      out_.line.push_back(*m);
      play(s, *m);
      if (won(s)) return {best, true};
    }
    for (auto it = way.rbegin(); it != way.rend(); ++it) promises_.add(it->first, best = std::max(best, it->second));
    return {best, false};
  }

  // Positions from which the sensible player comes nearest.
  bool beam(const State& root, std::size_t width, std::uint64_t most) requires Guided<G> {
    const auto judge = [&](const State& s) {
      out_.line.clear();
      const auto [promise, wins] = won(s) ? std::pair(0, true) : follow(s);
      return std::pair(std::pair(promise, game_.nearness(s)), wins);
    };
    const Found found = patience::beam(game_, root, width, judge, [&] { return ++out_.positions, spent(most); });
    if (found.won) out_.line.insert(out_.line.begin(), found.line.begin(), found.line.end());
    return found.won;
  }

  const G& game_;
  const SolveLimits& limits_;
  Verdict<Move> out_;
  Met<int> promises_; // the best worth on the sensible player's way from there
};

// The verdict over a race too: the board that is being played, as if it were played alone.
template <class G> Verdict<Move> solveAlone(const G& game, const typename G::State& s, const SolveLimits& limits) {
  if (!game.dealt(s)) return {};
  G alone = game.forOne();
  auto board = s;
  if (s.done.count() < game.seats())
    board.done.clear();
  else
    board.done = Finishes{s.done.back()};
  return Solver(alone, limits).run(board);
}

} // namespace mk::patience
