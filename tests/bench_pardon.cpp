// Random games on the Oh Pardon board; items are plies, throws and moves together. The counter "moves" is moves alone.
#include "games/box/playout.h"
#include "games/pardon/catalogue.h"
#include "games/pardon/pardon.h"

#include <benchmark/benchmark.h>

namespace {

using namespace mk;

template <const PardonTraits& T, std::size_t Game> void playouts(benchmark::State& state) {
  const GameInfo& info = pardonFamily().games[Game];
  const PardonOf<T> rules(Setup{info.seats, Options(info.options)});
  Random random(1);
  std::vector<Pardon::Move> list;
  list.reserve(64);
  std::int64_t moves = 0, plies = 0;
  for (auto _ : state) {
    auto s = rules.start();
    const Playout p = playout(rules, s, random, list);
    moves += p.moves;
    plies += p.plies;
  }
  state.SetItemsProcessed(plies);
  state.counters["moves"] = benchmark::Counter(static_cast<double>(moves), benchmark::Counter::kIsRate);
}

BENCHMARK_TEMPLATE(playouts, kOhPardon, 0);
BENCHMARK_TEMPLATE(playouts, kTaxiStop, 1);
BENCHMARK_TEMPLATE(playouts, kDoubleBadLuck, 2);
BENCHMARK_TEMPLATE(playouts, kMarathonRunner, 3);
BENCHMARK_TEMPLATE(playouts, kTheHunt, 4);
BENCHMARK_TEMPLATE(playouts, kSpeed, 5);

} // namespace

BENCHMARK_MAIN();
