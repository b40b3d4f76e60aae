// Trepp: random races of four bears (items = throws).
#include "games/box/playout.h"
#include "games/ladder/catalogue.h"
#include "games/ladder/ladders.h"

#include <benchmark/benchmark.h>

using namespace mk;

namespace {

void laddersPlayouts(benchmark::State& state) {
  const Ladders rules(Setup{4, Options(ladderFamily().games.front().options)});
  Random random(1);
  std::vector<Ladders::Move> none;
  std::int64_t throws = 0, matches = 0;
  for (auto _ : state) {
    Ladders::State s = rules.start();
    throws += playout(rules, s, random, none).plies;
    ++matches;
    benchmark::DoNotOptimize(s);
  }
  state.SetItemsProcessed(throws);
  state.counters["throws/match"] = static_cast<double>(throws) / static_cast<double>(matches);
}
BENCHMARK(laddersPlayouts);

} // namespace

BENCHMARK_MAIN();
