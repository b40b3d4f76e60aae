// From a touch to the frame that shows what it did, in the real window at 1280 x 800 with session and store: a thing is
// taken up and put back, the keyboard walks over the table, a move is made, stored and drawn. A frame has 16 ms.
#include "games/box/match.h"
#include "tests/running.h"

#include <benchmark/benchmark.h>

using namespace mk;

namespace {

struct Table {
  explicit Table(const char* game) : run(folder.path()) {
    run.window->resize(1280, 800);
    run.play(QString::fromLatin1(game));
    QCoreApplication::processEvents();
  }
  TableCanvas& canvas() { return run.table().canvas(); }
  QTemporaryDir folder;
  Running run;
};

// The first thing that may be touched.
QPoint start(const TableCanvas& canvas) {
  for (const Gesture& g : canvas.touch().legal())
    for (const Stroke& s : g.path)
      if (s.kind == Stroke::Kind::Place)
        if (const Spot* spot = canvas.scene().spot(s.from)) return spot->rect.center().toPoint();
  return canvas.rect().center();
}

void a_touch(benchmark::State& state, const char* game) {
  Table t(game);
  const QPoint at = start(t.canvas());
  for (auto _ : state) {
    QTest::mouseClick(&t.canvas(), Qt::LeftButton, {}, at);
    t.canvas().repaint();
  }
}

void a_key(benchmark::State& state, const char* game) {
  Table t(game);
  bool right = false;
  for (auto _ : state) {
    QTest::keyClick(&t.canvas(), (right = !right) ? Qt::Key_Right : Qt::Key_Left);
    t.canvas().repaint();
  }
}

void a_move(benchmark::State& state, const char* game) {
  Table t(game);
  Random random(7, 1);
  for (auto _ : state) {
    const auto moves = t.run.match().now().moves(t.run.match().turn().seat());
    if (!t.run.session().play(t.run.match().turn().seat(),
                              moves[random.below(static_cast<std::uint32_t>(moves.size()))]))
      state.SkipWithError("no move");
    QCoreApplication::processEvents();
    t.run.window->repaint();
    state.PauseTiming();
    if (t.run.match().over() || t.run.match().plies() > 60) t.run.play(QString::fromLatin1(game));
    state.ResumeTiming();
  }
}

#define OF_GAMES(what)                                                                                                 \
  BENCHMARK_CAPTURE(what, chess, "27")->Unit(benchmark::kMillisecond);                                                 \
  BENCHMARK_CAPTURE(what, draughts, "12")->Unit(benchmark::kMillisecond);                                              \
  BENCHMARK_CAPTURE(what, patience_of_104_cards, "150")->Unit(benchmark::kMillisecond)

OF_GAMES(a_touch);
OF_GAMES(a_key);
OF_GAMES(a_move);

} // namespace

int main(int argc, char** argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication app(argc, argv);
  applyStyle(app, {});
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
