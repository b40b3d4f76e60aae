// From a touch to the frame that shows what it did, in the real window at 1280 x 800 with session and store: a thing is
// taken up and put back, the keyboard walks over the table, a move is made, stored and drawn, late in a long match too.
// A frame has 16 ms.
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

// A move at random; what chance decides after it belongs to it.
bool playOn(Table& t, Random& random) {
  const auto waits = [&] {
    if (t.run.session().asksForThrow()) emit t.run.table().throwReleased();
    return !t.run.match().over() && !t.run.match().turn().isSeats();
  };
  if (!QTest::qWaitFor([&] { return !waits(); })) return false;
  if (t.run.match().over()) return true;
  const Seat seat = t.run.match().turn().seat();
  const auto moves = t.run.match().now().moves(seat);
  return static_cast<bool>(t.run.session().play(seat, moves[random.below(static_cast<std::uint32_t>(moves.size()))]));
}

// The next sixty moves of a match of people that has lasted so long.
void a_move(benchmark::State& state, const char* game, int people, std::size_t plies) {
  Table t(game);
  Random random(7, 1);
  MatchSetup setup;
  setup.game = QString::fromLatin1(game);
  for (int i = 0; i < people; ++i) setup.seats << SeatPlayer{};
  bool fails = false;
  const auto begin = [&] {
    emit t.run.window->game().play(setup);
    while (!fails && !t.run.match().over() && t.run.match().plies() < plies) fails = !playOn(t, random);
  };
  begin();
  for (auto _ : state) {
    fails = fails || !playOn(t, random);
    if (fails) return state.SkipWithError("no move");
    QCoreApplication::processEvents();
    t.run.window->repaint();
    state.PauseTiming();
    if (t.run.match().over() || t.run.match().plies() > plies + 60) begin();
    state.ResumeTiming();
  }
}

#define OF_GAMES(what)                                                                                                 \
  BENCHMARK_CAPTURE(what, chess, "27")->Unit(benchmark::kMillisecond);                                                 \
  BENCHMARK_CAPTURE(what, draughts, "12")->Unit(benchmark::kMillisecond);                                              \
  BENCHMARK_CAPTURE(what, patience_of_104_cards, "150")->Unit(benchmark::kMillisecond)

OF_GAMES(a_touch);
OF_GAMES(a_key);
BENCHMARK_CAPTURE(a_move, chess, "27", 2, 0)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(a_move, draughts, "12", 2, 0)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(a_move, patience_of_104_cards, "150", 1, 0)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(a_move, late_in_chess, "27", 2, 200)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(a_move, late_in_skruvwhist, "skruvwhist", 4, 600)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication app(argc, argv);
  applyStyle(app, {});
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
