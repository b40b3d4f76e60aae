// Patiences: random playouts, the sensible player and the solver over twenty deals of game 150.
#include "games/box/playout.h"
#include "games/solitaires/catalogue.h"
#include "games/solitaires/day_off.h"

#include <benchmark/benchmark.h>

using namespace mk;

namespace {

constexpr std::uint64_t kDeals = 20;

DayOff rules() { return DayOff(Setup{1, Options(DayOff::options())}); }

DayOff::State dealt(const DayOff& r, std::uint64_t seed) {
  DayOff::State s = r.start();
  Random random(seed);
  r.settle(s, roll(r.chance(s), random));
  return s;
}

void randomPlayouts(benchmark::State& state) {
  const DayOff r = rules();
  Random random(1);
  std::vector<DayOff::Move> list;
  std::int64_t moves = 0;
  std::uint64_t seed = 0;
  for (auto _ : state) {
    auto s = dealt(r, seed++ % kDeals);
    moves += mk::playout(r, s, random, list).moves;
  }
  state.counters["moves"] = benchmark::Counter(static_cast<double>(moves), benchmark::Counter::kIsRate);
}
BENCHMARK(randomPlayouts)->Unit(benchmark::kMicrosecond);

void sensiblePlayer(benchmark::State& state) {
  const DayOff r = rules();
  Random random(1);
  std::uint64_t seed = 0;
  for (auto _ : state) {
    auto s = dealt(r, seed++ % kDeals);
    while (r.turn(s).isSeats()) {
      const auto m = r.suggest(s, 0, random);
      if (!m) break;
      r.play(s, 0, *m);
    }
    benchmark::DoNotOptimize(s);
  }
}
BENCHMARK(sensiblePlayer)->Unit(benchmark::kMicrosecond);

void solver(benchmark::State& state) {
  const DayOff r = rules();
  std::int64_t decided = 0;
  double positions = 0;
  for (auto _ : state)
    for (std::uint64_t seed = 0; seed < kDeals; ++seed) {
      const auto v = r.solve(dealt(r, seed), {});
      decided += v.winnable != Winnable::Unknown;
      positions += static_cast<double>(v.positions);
    }
  const auto rounds = static_cast<double>(state.iterations());
  state.counters["decided_of_20"] = static_cast<double>(decided) / rounds;
  state.counters["positions"] = benchmark::Counter(positions, benchmark::Counter::kIsRate);
}
BENCHMARK(solver)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
