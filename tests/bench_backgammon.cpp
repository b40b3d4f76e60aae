// The games on the backgammon board: random games (items = moves: steps, words of the cube, ends of turns).
#include "games/backgammon/catalogue.h"
#include "games/backgammon/tables.h"
#include "games/box/playout.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <string_view>

using namespace mk;

namespace {

template <const TablesTraits& T> void playouts(benchmark::State& state, std::string_view id, bool cube) {
  const auto game = std::ranges::find(backgammonFamily().games, id, [](const GameInfo& g) { return g.id; });
  Options options(game->options);
  if (T.cube && !cube) (void)options.set("cube", "off");
  const TablesOf<T> rules(Setup{2, options});
  Random random(1);
  std::vector<Tables::Move> list;
  std::int64_t moves = 0, games = 0;
  for (auto _ : state) {
    Tables::State s = rules.start();
    moves += playout(rules, s, random, list).moves;
    ++games;
    benchmark::DoNotOptimize(s);
  }
  state.SetItemsProcessed(moves);
  state.counters["moves/game"] = static_cast<double>(moves) / static_cast<double>(games);
}
void backgammon(benchmark::State& s) { playouts<kBackgammon>(s, "1", true); }
void backgammonWithoutCube(benchmark::State& s) { playouts<kBackgammon>(s, "1", false); }
void jacquet(benchmark::State& s) { playouts<kJacquet>(s, "2", false); }
void trikTrak(benchmark::State& s) { playouts<kTrikTrak>(s, "trik-trak", false); }
void puff(benchmark::State& s) { playouts<kPuff>(s, "puff", false); }
BENCHMARK(backgammon);
BENCHMARK(backgammonWithoutCube);
BENCHMARK(jacquet);
BENCHMARK(trikTrak);
BENCHMARK(puff);

} // namespace

BENCHMARK_MAIN();
