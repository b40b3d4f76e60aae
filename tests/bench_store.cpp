// What the store costs: a move written, a match loaded, the store opened, a key typed into the rulebook's search.
#include "app/store/rulebook.h"
#include "app/store/store.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <memory>

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

// A store of so many matches of twenty moves, as families leave it after years; made once for each size.
const QString& grownStore(qint64 matches) {
  static std::map<qint64, std::unique_ptr<QTemporaryDir>> made;
  static std::map<qint64, QString> folders;
  auto& dir = made[matches];
  if (dir) return folders[matches];
  dir = std::make_unique<QTemporaryDir>();
  folders[matches] = dir->path();
  {
    const auto store = Store::open(dir->path());
    MatchSetup s = setup();
    QList<ProfileId> people;
    for (int i = 0; i < 4; ++i) people << store->addProfile(QStringLiteral("Mari %1").arg(i), {}, 0);
    QStringList moves;
    for (int n = 0; n < 20; ++n) moves << QStringLiteral("%1 c3-d4").arg(n % 2);
    MatchResult result;
    result.why = QStringLiteral("Mari has won.");
    for (qint64 i = 0; i < matches; ++i) {
      s.game = QString::number(1 + i % 150);
      s.seats[0].profile = people[i % 4];
      s.seats[1].profile = people[(i / 4 + 1 + i % 4) % 4];
      result.places = {1 + static_cast<int>(i % 2), 2 - static_cast<int>(i % 2)};
      Along along;
      if (i % 1000 != 0) along.result = result; // some stay unfinished
      store->appendEntries(store->createMatch(s), 0, moves, along);
    }
  }
  return folders[matches];
}

void openGrownStore(benchmark::State& bench) {
  const QString& folder = grownStore(bench.range(0));
  for (auto _ : bench) benchmark::DoNotOptimize(Store::open(folder));
}
BENCHMARK(openGrownStore)->Arg(0)->Arg(1000)->Arg(100000)->Unit(benchmark::kMillisecond);

// What the box and the list of finished matches ask for.
void listMatches(benchmark::State& bench) {
  const auto store = Store::open(grownStore(bench.range(0)));
  for (auto _ : bench) {
    benchmark::DoNotOptimize(store->unfinishedMatches());
    benchmark::DoNotOptimize(store->finishedMatches());
  }
}
BENCHMARK(listMatches)->Arg(1000)->Arg(100000)->Unit(benchmark::kMillisecond);

// The records as the program shows them when it has just been opened: of everybody, of one person, of two.
void records(benchmark::State& bench) {
  const QString& folder = grownStore(bench.range(0));
  (void)Store::open(folder)->records(kNoId); // has been asked for at some time
  for (auto _ : bench) {
    bench.PauseTiming();
    const auto store = Store::open(folder);
    const QList<Profile> people = store->profiles();
    bench.ResumeTiming();
    benchmark::DoNotOptimize(store->records(kNoId));
    benchmark::DoNotOptimize(store->records(people[0].id));
    benchmark::DoNotOptimize(store->headToHead(people[0].id, people[1].id));
  }
}
BENCHMARK(records)->Arg(1000)->Arg(10000)->Arg(100000)->Unit(benchmark::kMillisecond);

// The same where they were never asked for: every match is read once.
void recordsForTheFirstTime(benchmark::State& bench) {
  const QString& folder = grownStore(bench.range(0));
  for (auto _ : bench) {
    bench.PauseTiming();
    QFile::remove(QDir(folder).filePath(QStringLiteral("records.json")));
    const auto store = Store::open(folder);
    bench.ResumeTiming();
    benchmark::DoNotOptimize(store->records(kNoId));
  }
}
BENCHMARK(recordsForTheFirstTime)->Arg(1000)->Arg(100000)->Unit(benchmark::kMillisecond);

// The days won, for the calendar of a patience, among so many matches.
void dealsWon(benchmark::State& bench) {
  const auto store = Store::open(grownStore(bench.range(0)));
  for (auto _ : bench) benchmark::DoNotOptimize(store->dealsWon(QStringLiteral("150")));
}
BENCHMARK(dealsWon)->Arg(1000)->Arg(100000)->Unit(benchmark::kMillisecond);

const QString& pages() {
  static const QString folder = QStringLiteral(MK_SOURCE_DIR "/assets/rulebook");
  return folder;
}

// The pages of the program, where they are in the tree, read once.
void searchKey(benchmark::State& bench) {
  if (!QDir(pages()).exists()) return bench.SkipWithError("no pages in assets/rulebook");
  static const auto store = Store::open({});
  static Rulebook book(*store, pages());
  book.refresh();
  const QStringList typed = {QStringLiteral("t"),
                             QStringLiteral("tä"),
                             QStringLiteral("tärin"),
                             QStringLiteral("pasjanss"),
                             QStringLiteral("viset"),
                             QStringLiteral("mängija viskab täringut"),
                             QStringLiteral("kas nupp tohib kabes tagasi lüüa kui vastane seisab serval")};
  const QString words = typed[static_cast<qsizetype>(bench.range(0))];
  for (auto _ : bench) benchmark::DoNotOptimize(book.search(words, QStringLiteral("et")));
  bench.SetLabel(words.toStdString());
}
BENCHMARK(searchKey)->DenseRange(0, 6)->Unit(benchmark::kMillisecond);

// A question is typed letter by letter in a book that was just opened: the time is that of the slowest key.
void typeQuestion(benchmark::State& bench) {
  if (!QDir(pages()).exists()) return bench.SkipWithError("no pages in assets/rulebook");
  const auto store = Store::open({});
  const QString question = QStringLiteral("kas nupp tohib kabes tagasi lüüa kui vastane seisab serval");
  double sum = 0;
  std::int64_t keys = 0;
  for (auto _ : bench) {
    Rulebook book(*store, pages());
    book.refresh();
    book.search(QStringLiteral("x"), QStringLiteral("et"), 1);
    double worst = 0;
    for (qsizetype n = 1; n <= question.size(); ++n) {
      const auto begun = std::chrono::steady_clock::now();
      benchmark::DoNotOptimize(book.search(question.left(n), QStringLiteral("et")));
      const double took = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
      worst = std::max(worst, took);
      sum += took;
      ++keys;
    }
    bench.SetIterationTime(worst);
  }
  bench.counters["mean_ms"] = 1000 * sum / static_cast<double>(keys);
}
BENCHMARK(typeQuestion)->UseManualTime()->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv) {
  const QCoreApplication app(argc, argv);
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
