// Speed of bridge and its relatives: random matches, double-dummy solutions.
#include "app/host/double_dummy.h"
#include "games/box/catalogue.h"
#include "games/whist/bridge_double_dummy.h"
#include "games/whist/catalogue.h"

#include <benchmark/benchmark.h>

#include <memory>

namespace {

using namespace mk;

void randomMoves(benchmark::State& state, const char* id) {
  std::shared_ptr<const Game> game;
  for (const GameInfo& info : whistFamily().games)
    if (std::string_view(info.id) == id) game = *makeGame(info, info.seats);
  Random random(1);
  std::int64_t moves = 0;
  for (auto _ : state) moves += game->start()->playout(random).moves;
  state.SetItemsProcessed(moves);
}
BENCHMARK_CAPTURE(randomMoves, bridge, "bridge-1933");
BENCHMARK_CAPTURE(randomMoves, belote, "bridge-belote");
BENCHMARK_CAPTURE(randomMoves, skruvwhist, "skruvwhist");
BENCHMARK_CAPTURE(randomMoves, openKopskruv, "open-kopskruv");

OpenHands dealt(Random& random) {
  std::vector<Card> pack = sortedPack(2);
  random.shuffle(pack.begin(), pack.end());
  OpenHands hands;
  for (std::size_t i = 0; i < pack.size(); ++i) hands[i % 4].push_back(pack[i]);
  return hands;
}

// A table is twenty solutions of a whole deal.
void wholeDeals(benchmark::State& state) {
  const DummyHelper helper(MK_BIN_DIR "/mangukast-dummy");
  Random random(1);
  std::int64_t solved = 0;
  for (auto _ : state)
    if (helper.table(dealt(random), {})) solved += 20;
  state.SetItemsProcessed(solved);
}
BENCHMARK(wholeDeals)->Unit(benchmark::kMillisecond)->UseRealTime();

// Every card of a hand at the first lead.
void leads(benchmark::State& state) {
  const DummyHelper helper(MK_BIN_DIR "/mangukast-dummy");
  Random random(1);
  std::int64_t solved = 0;
  for (auto _ : state) {
    OpenDeal d;
    d.hands = dealt(random);
    d.trump = static_cast<int>(random.below(kOpenStrains));
    if (!helper.cards(d, {}).empty()) ++solved;
  }
  state.SetItemsProcessed(solved);
}
BENCHMARK(leads)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace

BENCHMARK_MAIN();
