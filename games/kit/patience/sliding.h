// Sliding puzzles: cells in rows with one gap, into which a card that lies next to it slides.
#pragma once

#include "games/kernel/seat.h"
#include "games/kit/patience/search.h"

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <span>

namespace mk::patience {

// Calls f with every slide into the gap until it answers false; then false.
template <class Cells, class F> bool eachSlide(const Cells& cells, int across, F&& f) {
  const int gap = static_cast<int>(std::ranges::find(cells, kHole) - cells.begin());
  for (const int from : {gap - across, gap - 1, gap + 1, gap + across}) {
    const bool beside = from / across == gap / across || from % across == gap % across;
    if (from < 0 || from >= cells.count() || !beside) continue;
    if (!f(Move{Move::Kind::Slide, static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(gap), 1})) return false;
  }
  return true;
}

// The cards are wanted one after the other in the cells of `reading`, with the gap anywhere between them. `at`: the
// cell of each. No fewer slides than this can do.
int slidesBetween(std::span<const std::uint8_t> at, std::span<const std::uint8_t> reading, int across);
// The same for a board whose only pile are the cells of one suit from the ace up.
template <class S> int slidesAtLeast(const S& s, std::span<const std::uint8_t> reading, int across) {
  std::array<std::uint8_t, S::kCards> cells{}; // by value
  for (std::uint8_t c = 0; c < s.piles[0].size(); ++c)
    if (const Element e = s.piles[0][c]; e != kHole) cells[at(s.card(e).value() - 1)] = c;
  return slidesBetween(cells, reading, across);
}

// Whether the number of pairs of cards of which the higher one comes first is odd.
bool isOdd(std::span<const Card> order);

// Sliding puzzles tell how many slides are needed at least.
template <class G>
concept Sliding = requires(const G g, const typename G::State& s) {
  { g.distance(s) } -> std::same_as<int>;
};

// The shortest way to the target that is found when `width` positions are kept after each slide.
template <class G>
Found slideHome(const G& alone, const typename G::State& board, std::size_t width, const SolveLimits& limits) {
  std::uint64_t positions = 0;
  const auto judge = [&](const typename G::State& s) {
    const int far = alone.distance(s);
    return std::pair(-far, far == 0);
  };
  const auto stop = [&] { return limits.stop.stop_requested() || positions++ >= limits.positions; };
  return beam(alone, board, width, judge, stop);
}

} // namespace mk::patience
