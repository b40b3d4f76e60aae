// What the store costs: a move written, a match loaded, the store opened, a key typed into the rulebook's search.
#include "app/store/rulebook.h"
#include "app/store/store.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

namespace {

using namespace mk;

MatchSetup setup() {
  MatchSetup s;
  s.game = QStringLiteral("12");
  s.seats = {{}, {}};
  return s;
}

void appendMove(benchmark::State& bench) {
  const QTemporaryDir dir;
  const auto store = Store::open(dir.path());
  const MatchId id = store->createMatch(setup());
  const QString move = QStringLiteral("0 c3-d4");
  int ply = 0;
  for (auto _ : bench) {
    if (store->appendEntry(id, ply++, move).how != Written::How::OnDisk) bench.SkipWithError("not on disk");
  }
}
BENCHMARK(appendMove)->Unit(benchmark::kMicrosecond);

void undoAndRedo(benchmark::State& bench) {
  const QTemporaryDir dir;
  const auto store = Store::open(dir.path());
  const MatchId id = store->createMatch(setup());
  store->appendEntry(id, 0, QStringLiteral("0 c3-d4"));
  int cursor = 1;
  for (auto _ : bench) store->setCursor(id, cursor ^= 1);
}
BENCHMARK(undoAndRedo)->Unit(benchmark::kMicrosecond);

void openStore(benchmark::State& bench) {
  const QTemporaryDir dir;
  {
    const auto store = Store::open(dir.path());
    for (int i = 0; i < bench.range(0); ++i) {
      QStringList moves;
      for (int n = 0; n < 100; ++n) moves << QStringLiteral("%1 c3-d4").arg(n % 2);
      store->appendEntries(store->createMatch(setup()), 0, moves);
    }
  }
  for (auto _ : bench) benchmark::DoNotOptimize(Store::open(dir.path())->unfinishedMatches());
}
BENCHMARK(openStore)->Arg(10)->Arg(100)->Arg(1000)->Unit(benchmark::kMillisecond);

// Every record of everybody, and of one person.
void records(benchmark::State& bench) {
  const QTemporaryDir dir;
  const auto store = Store::open(dir.path());
  MatchSetup s = setup();
  for (SeatPlayer& seat : s.seats) {
    seat.profile = store->addProfile(QStringLiteral("Mari %1").arg(s.seats.indexOf(seat)), {}, 0);
    seat.name = QStringLiteral("Mari");
  }
  MatchResult result;
  result.places = {1, 2};
  for (int i = 0; i < bench.range(0); ++i) {
    s.game = QString::number(1 + i % 150);
    store->finishMatch(store->createMatch(s), result);
  }
  for (auto _ : bench) {
    benchmark::DoNotOptimize(store->records(kNoId));
    benchmark::DoNotOptimize(store->records(s.seats[0].profile));
  }
}
BENCHMARK(records)->Arg(1000)->Arg(10000)->Arg(100000)->Unit(benchmark::kMillisecond);

// The pages of the program where they are in the tree.
void searchKey(benchmark::State& bench) {
  const QString pages = QStringLiteral(MK_SOURCE_DIR "/assets/rulebook");
  if (!QDir(pages).exists()) return bench.SkipWithError("no pages in assets/rulebook");
  const auto store = Store::open({});
  Rulebook book(*store, pages);
  book.refresh();
  const QStringList typed = {QStringLiteral("t"),     QStringLiteral("tä"),
                             QStringLiteral("tärin"), QStringLiteral("pasjanss"),
                             QStringLiteral("viset"), QStringLiteral("mängija viskab täringut")};
  const QString words = typed[static_cast<qsizetype>(bench.range(0))];
  for (auto _ : bench) benchmark::DoNotOptimize(book.search(words, QStringLiteral("et")));
  bench.SetLabel(words.toStdString());
}
BENCHMARK(searchKey)->DenseRange(0, 5)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv) {
  const QCoreApplication app(argc, argv);
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
