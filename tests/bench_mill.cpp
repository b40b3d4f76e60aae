// Random matches and counts of move sequences on the mill board; items per second are moves.
#include "games/box/playout.h"
#include "games/mill/mill.h"

#include <benchmark/benchmark.h>

namespace {

using namespace mk;

template <Rules R> void playouts(benchmark::State& state) {
  static const std::vector<OptionSpec> specs{{"all-stones-in-mills", "", "", {{"any", ""}, {"none", ""}}},
                                             {"flying", "", "", {{"with-3", ""}, {"never", ""}}},
                                             {"mill-at-the-start", "", "", {{"reopened", ""}, {"never", ""}}},
                                             {"board", "", "", {{"mill-board", ""}, {"small", ""}}}};
  const R rules(Setup{2, Options(specs)});
  Random random(1);
  std::vector<typename R::Move> list;
  list.reserve(256);
  std::int64_t moves = 0;
  for (auto _ : state) {
    auto s = rules.start();
    moves += playout(rules, s, random, list).moves;
  }
  state.SetItemsProcessed(moves);
}

void perftOfMill(benchmark::State& state) {
  static const std::vector<OptionSpec> specs{{"all-stones-in-mills", "", "", {{"any", ""}, {"none", ""}}},
                                             {"flying", "", "", {{"with-3", ""}, {"never", ""}}}};
  const MillOf<kMill> rules(Setup{2, Options(specs)});
  std::int64_t n = 0;
  for (auto _ : state) n += static_cast<std::int64_t>(perft(rules, rules.start(), 4));
  state.SetItemsProcessed(n);
}

} // namespace

BENCHMARK(playouts<MillOf<kMill>>)->Name("playouts/6 Veski");
BENCHMARK(playouts<DiceMill>)->Name("playouts/7 Täringutega veski");
BENCHMARK(playouts<MillOf<kWolfMill>>)->Name("playouts/8 Hunt");
BENCHMARK(playouts<MillOf<kTwelveMill>>)->Name("playouts/9 Kaheteistkümne nupuga veski");
BENCHMARK(playouts<MillOf<kJumpingMill>>)->Name("playouts/10 Hüppav veski");
BENCHMARK(playouts<MillOf<kCrossMill>>)->Name("playouts/11 Ristikujuline veski");
BENCHMARK(perftOfMill)->Name("perft 4/6 Veski");
BENCHMARK_MAIN();
