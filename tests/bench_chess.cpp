// Chess: counting of move sequences (items = sequences), random playouts (items = moves of players) and, where it is
// installed, how fast Stockfish counts the same.
#include "games/box/playout.h"
#include "games/chessboard/chess.h"

#include <benchmark/benchmark.h>

#include <chrono>
#include <cstdio>
#include <cstring>
#include <sys/wait.h>
#include <unistd.h>

using namespace mk;

namespace {

const char* const kKiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

void perftOf(benchmark::State& state, const ChessTraits& traits, const char* position) {
  const Chess rules(Setup{2, {}}, traits);
  const Chess::State s = *rules.read(position);
  std::uint64_t sequences = 0;
  for (auto _ : state) sequences += perft(rules, s, static_cast<int>(state.range(0)));
  state.SetItemsProcessed(static_cast<std::int64_t>(sequences));
}
BENCHMARK_CAPTURE(perftOf, chess, kChessGame, Chess::kStart)->Arg(5)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(perftOf, kiwipete, kChessGame, kKiwipete)->Arg(4)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(perftOf, giveaway, kGiveawayChess, Chess::kStart)->Arg(5)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(perftOf, doubleMove, kDoubleMoveChess, Chess::kStart)->Arg(2)->Unit(benchmark::kMillisecond);

void playoutsOf(benchmark::State& state, const ChessTraits& traits) {
  const Chess rules(Setup{2, {}}, traits);
  const Chess::State start = rules.start();
  Random random(1);
  std::vector<Chess::Move> scratch;
  std::int64_t moves = 0, matches = 0;
  for (auto _ : state) {
    Chess::State s = start;
    moves += playout(rules, s, random, scratch).moves;
    ++matches;
    benchmark::DoNotOptimize(s);
  }
  state.SetItemsProcessed(moves);
  state.counters["moves/match"] = static_cast<double>(moves) / static_cast<double>(matches);
}
BENCHMARK_CAPTURE(playoutsOf, chess, kChessGame);
BENCHMARK_CAPTURE(playoutsOf, giveaway, kGiveawayChess);
BENCHMARK_CAPTURE(playoutsOf, doubleMove, kDoubleMoveChess);
BENCHMARK_CAPTURE(playoutsOf, compulsory, kCompulsoryChess);

// The peer: the time from the command to its answer, the start of the program not counted.
class Stockfish {
public:
  Stockfish() {
    int in[2], out[2];
    if (access(kPath, X_OK) != 0 || pipe(in) != 0) return;
    if (pipe(out) != 0) return;
    child_ = fork();
    if (child_ == 0) {
      dup2(in[0], 0);
      dup2(out[1], 1);
      for (const int end : {in[0], in[1], out[0], out[1]}) close(end);
      execl(kPath, kPath, static_cast<char*>(nullptr));
      _exit(1);
    }
    close(in[0]);
    close(out[1]);
    to_ = fdopen(in[1], "w");
    from_ = fdopen(out[0], "r");
  }
  ~Stockfish() {
    if (to_ == nullptr) return;
    std::fputs("quit\n", to_);
    std::fclose(to_);
    std::fclose(from_);
    waitpid(child_, nullptr, 0);
  }
  Stockfish(const Stockfish&) = delete;
  Stockfish& operator=(const Stockfish&) = delete;

  bool installed() const { return to_ != nullptr && from_ != nullptr; }
  // Sends a command and reads on to the line that begins so; what follows on that line.
  long long ask(const char* command, const char* answer) {
    std::fputs(command, to_);
    std::fflush(to_);
    char line[4096];
    while (std::fgets(line, sizeof line, from_) != nullptr)
      if (std::strncmp(line, answer, std::strlen(answer)) == 0) return std::atoll(line + std::strlen(answer));
    return 0;
  }

private:
  static constexpr const char* kPath = "/usr/games/stockfish";
  int child_ = -1;
  std::FILE* to_ = nullptr;
  std::FILE* from_ = nullptr;
};

void perftOfStockfish(benchmark::State& state, const char* position) {
  Stockfish peer;
  if (!peer.installed()) return state.SkipWithError("stockfish is not installed");
  peer.ask("isready\n", "readyok");
  const std::string place = std::string("position fen ") + position + "\n";
  const std::string go = place + "go perft " + std::to_string(state.range(0)) + "\n";
  std::int64_t sequences = 0;
  for (auto _ : state) {
    const auto begun = std::chrono::steady_clock::now();
    sequences += peer.ask(go.c_str(), "Nodes searched: ");
    state.SetIterationTime(std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count());
  }
  state.SetItemsProcessed(sequences);
}
BENCHMARK_CAPTURE(perftOfStockfish, start, Chess::kStart)->Arg(5)->UseManualTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(perftOfStockfish, kiwipete, kKiwipete)->Arg(4)->UseManualTime()->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
