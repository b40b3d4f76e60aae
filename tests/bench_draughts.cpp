// Draughts: random playouts (items = moves of players) and counting of move sequences (items = sequences).
#include "games/box/playout.h"
#include "games/chessboard/draughts.h"

#include <benchmark/benchmark.h>

using namespace mk;

namespace {

const Draughts& rules() {
  static const Draughts r(Setup{2, {}});
  return r;
}

void draughtsPlayouts(benchmark::State& state) {
  Random random(1);
  std::vector<Draughts::Move> scratch;
  std::int64_t moves = 0, matches = 0;
  for (auto _ : state) {
    Draughts::State s = rules().start();
    moves += playout(rules(), s, random, scratch).moves;
    ++matches;
    benchmark::DoNotOptimize(s);
  }
  state.SetItemsProcessed(moves);
  state.counters["moves/match"] = static_cast<double>(moves) / static_cast<double>(matches);
}
BENCHMARK(draughtsPlayouts);

void draughtsPerft(benchmark::State& state) {
  const Draughts::State s = rules().start();
  std::uint64_t sequences = 0;
  for (auto _ : state) sequences += perft(rules(), s, static_cast<int>(state.range(0)));
  state.SetItemsProcessed(static_cast<std::int64_t>(sequences));
}
BENCHMARK(draughtsPerft)->Arg(6)->Arg(8)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
