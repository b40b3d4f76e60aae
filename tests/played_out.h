// Games played by concrete rules in a test: chance brings the dice and the cards, the test says who moves how.
#pragma once

#include "games/kernel/rules.h"

#include <QtGlobal>

#include <algorithm>
#include <optional>
#include <vector>

namespace mk {

// Until the game is over or `stop(s)`; what is played is `move(s, seat)`.
template <class R, class S, class F>
void playUntil(const R& rules, typename R::State& s, Random& random, S stop, F move) {
  while (!rules.turn(s).isOver() && !stop(s)) {
    if (rules.turn(s).isChance()) {
      rules.settle(s, roll(rules.chance(s), random));
      continue;
    }
    const Seat seat = rules.turn(s).seat();
    rules.play(s, seat, move(std::as_const(s), seat));
  }
}
template <class R, class F> void playOut(const R& rules, typename R::State& s, Random& random, F move) {
  playUntil(
      rules, s, random, [](const auto&) { return false; }, move);
}

// From the start: a seat that is `sensible(seat)` follows the suggestions, the others play at random.
template <class R, class F> typename R::State playedOut(const R& rules, Random& random, F sensible) {
  auto s = rules.start();
  std::vector<typename R::Move> list;
  playOut(rules, s, random, [&](const auto& now, Seat seat) {
    list.clear();
    rules.moves(now, seat, list);
    const auto m =
        sensible(seat) ? *rules.suggest(now, seat, random) : list[static_cast<std::size_t>(random.index(list.size()))];
    if (std::ranges::find(list, m) == list.end()) qFatal("an illegal suggestion");
    return m;
  });
  return s;
}

// The start with what chance brings first, as this seed has it.
template <class R> typename R::State dealtAtRandom(const R& rules, std::uint64_t seed) {
  auto s = rules.start();
  for (std::uint64_t event = 0; rules.turn(s).isChance(); ++event) {
    Random random(seed, event);
    rules.settle(s, roll(rules.chance(s), random));
  }
  return s;
}

} // namespace mk
