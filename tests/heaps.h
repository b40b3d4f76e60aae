// Two heaps of three stones; a throw of one three-faced die says how many at most may be taken from one heap; who takes
// the last stone wins. What is written, shown and asked differs from test to test.
#pragma once

#include "games/kernel/rules.h"

#include <array>

namespace mk::test {

struct HeapsPlay {
  struct State {
    std::array<std::int8_t, 2> heap{3, 3};
    std::int8_t die = 0;
    Seat seat = 0;
    bool operator==(const State&) const = default;
  };
  struct Move {
    std::int8_t heap = 0, stones = 0;
    bool operator==(const Move&) const = default;
  };

  int seats() const { return 2; }
  State start() const { return {}; }
  Turn turn(const State& s) const {
    if (s.heap[0] + s.heap[1] == 0) return Turn::over();
    return s.die == 0 ? Turn::chance() : Turn::of(s.seat);
  }
  ChanceRequest chance(const State& s) const { return ChanceRequest::dice(1, s.seat, 3); }
  void settle(State& s, const Outcome& o) const { s.die = static_cast<std::int8_t>(o.die(0)); }
  void moves(const State& s, Seat, std::vector<Move>& out) const {
    for (std::int8_t h = 0; h < 2; ++h)
      for (std::int8_t n = 1; n <= s.die && n <= s.heap[static_cast<std::size_t>(h)]; ++n) out.push_back({h, n});
  }
  void play(State& s, Seat, const Move& m) const {
    auto& h = s.heap[static_cast<std::size_t>(m.heap)];
    h = static_cast<std::int8_t>(h - m.stones);
    s.die = 0;
    s.seat = static_cast<Seat>(1 - s.seat);
  }
  Result result(const State& s) const {
    return Result::win(2, static_cast<Seat>(1 - s.seat), "The last stone is taken.");
  }
  std::string text(const State& s) const {
    return std::to_string(s.heap[0]) + std::to_string(s.heap[1]) + std::to_string(s.die) + std::to_string(s.seat);
  }
};

} // namespace mk::test
