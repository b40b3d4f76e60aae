// How fast dice games are played by chance: complete random matches, counted in decisions of players; those with one
// and two dice in throws.
#include "games/box/playout.h"
#include "games/dice/cup/cup_rows.h"
#include "games/dice/sheets/eskalero.h"
#include "games/dice/sheets/sheet_values.h"
#include "games/dice/sheets/starpoker.h"
#include "games/dice/sheets/yatzee.h"
#include "games/dice/throws/rows.h"

#include <benchmark/benchmark.h>

#include <algorithm>

namespace {

using namespace mk;

template <class G> void playouts(benchmark::State& bench, std::span<const OptionSpec> options) {
  const G game(Setup{static_cast<int>(bench.range(0)), Options(options)});
  Random random(1);
  std::vector<typename G::Move> list;
  std::int64_t decisions = 0;
  for (auto _ : bench) {
    auto s = game.start();
    decisions += playout(game, s, random, list).moves;
  }
  bench.counters["decisions/s"] = benchmark::Counter(static_cast<double>(decisions), benchmark::Counter::kIsRate);
}
void yatzeePlayout(benchmark::State& bench) { playouts<Yatzee>(bench, Yatzee::options()); }
void eskaleroPlayout(benchmark::State& bench) { playouts<Eskalero>(bench, noteOptions()); }
void dicePokerPlayout(benchmark::State& bench) { playouts<DicePoker>(bench, noteOptions()); }
void starpokerPlayout(benchmark::State& bench) { playouts<Starpoker>(bench, Starpoker::options()); }
BENCHMARK(yatzeePlayout)->Arg(2)->Arg(8);
BENCHMARK(eskaleroPlayout)->Arg(2)->Arg(8);
BENCHMARK(dicePokerPlayout)->Arg(2);
BENCHMARK(starpokerPlayout)->Arg(3);

// What a hint costs after the first throw, and once for a game: the worth of all sets of open boxes.
void eskaleroHint(benchmark::State& bench) {
  const Eskalero game({2, Options(noteOptions())});
  const auto s = game.read("147 r1 s1 [0,0] {99TJK n=1;}");
  Random random(1);
  for (auto _ : bench) benchmark::DoNotOptimize(game.suggest(*s, 0, random));
}
BENCHMARK(eskaleroHint)->Unit(benchmark::kMicrosecond);
void sheetValues(benchmark::State& bench) {
  for (auto _ : bench)
    benchmark::DoNotOptimize(dice::SheetValues(
        bench.range(0) == 147 ? Eskalero::boxes() : Yatzee::boxes(bench.range(1) != 0), {.anyResult = false}));
}
BENCHMARK(sheetValues)->Args({147, 0})->Args({148, 0})->Args({148, 1})->Unit(benchmark::kMillisecond);

// The throw-off of two and the first throw of five dice: each outcome is a branch.
void yatzeePerft(benchmark::State& bench) {
  const Yatzee game({2, Options(Yatzee::options())});
  std::uint64_t sequences = 0;
  for (auto _ : bench) sequences += perft(game, game.start(), 3);
  bench.SetItemsProcessed(static_cast<std::int64_t>(sequences));
}
BENCHMARK(yatzeePerft)->Unit(benchmark::kMillisecond);

// By the game's number.
void throws(benchmark::State& bench) {
  static const std::vector<GameInfo> infos = dice::infosOfRows();
  const auto number = static_cast<int>(bench.range(0));
  const Setup setup{2, Options(infos[static_cast<std::size_t>(number - 39)].options)};
  const auto rows = number < 70 ? dice::oneDieRows() : dice::twoDiceRows();
  const dice::GameRow& row = rows[static_cast<std::size_t>(number - rows.front().number)];
  std::int64_t made = 0;
  dice::withGame(row, setup, [&](const auto& game) {
    Random random(1);
    std::vector<dice::Move> list;
    for (auto _ : bench) {
      auto s = game.start();
      const Playout p = playout(game, s, random, list);
      made += p.plies - p.moves;
    }
  });
  bench.counters["throws/s"] = benchmark::Counter(static_cast<double>(made), benchmark::Counter::kIsRate);
}
BENCHMARK(throws)->ArgName("game")->Arg(39)->Arg(40)->Arg(42)->Arg(52)->Arg(61)->Arg(65)->Arg(76)->Arg(85)->Arg(90);
BENCHMARK(throws)->ArgName("game")->Arg(51)->Arg(56)->Arg(62)->Arg(64)->Arg(70)->Arg(88);

// Rounds of three to five dice; with keeping a turn has up to three throws and a decision after each.
void rounds(benchmark::State& bench, bool keeping) {
  static const std::vector<GameInfo> infos = dice::roundsInfos();
  const auto number = static_cast<int>(bench.range(0));
  const auto info =
      std::ranges::find(infos, std::to_string(number), [](const GameInfo& g) { return std::string(g.id); });
  Setup setup{2, Options(info->options)};
  if (!setup.options.set("throws-per-turn", keeping ? "up-to-3-with-keeping" : "1")) return;
  const auto game = dice::roundsGame(number, setup);
  Random random(1);
  std::vector<dice::Rounds::Move> list;
  std::int64_t made = 0;
  for (auto _ : bench) {
    auto s = game.start();
    const Playout p = playout(game, s, random, list);
    made += p.plies - p.moves;
  }
  bench.counters["throws/s"] = benchmark::Counter(static_cast<double>(made), benchmark::Counter::kIsRate);
}
BENCHMARK_CAPTURE(rounds, one_throw, false)->ArgName("game")->Arg(95)->Arg(97)->Arg(104)->Arg(114)->Arg(137)->Arg(140);
BENCHMARK_CAPTURE(rounds, three_throws, true)->ArgName("game")->Arg(103)->Arg(138);

} // namespace

BENCHMARK_MAIN();
