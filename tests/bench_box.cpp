// What the box costs: a frame of the tiles while they scroll with the whole catalogue, the pictures drawn for the first
// time and read from the disk. A frame has 16 ms.
#include "app/shell/box_model.h"
#include "app/shell/program.h"
#include "app/shell/style.h"
#include "app/shell/table_look.h"
#include "app/shell/thumbnails.h"
#include "app/shell/tile_view.h"

#include <QApplication>
#include <QPainter>
#include <QScrollBar>
#include <QTemporaryDir>
#include <benchmark/benchmark.h>

using namespace mk;

namespace {

constexpr QSize kWindow(1280, 800);
constexpr QSize kPicture(192, 120);

const GameBox& box() {
  static const GameBox all = GameBox::open(pluginFolders(QStringLiteral(MK_BIN_DIR "/plugins")));
  return all;
}

// All pictures there are, as after the first minute of the program's life.
void waitForPictures(Thumbnails& pictures) {
  for (const BoxedGame& game : box().games())
    while (pictures.of(game).isNull()) QApplication::processEvents(QEventLoop::AllEvents, 10);
}

struct Tiles {
  explicit Tiles(const QString& folder) : pictures(folder, kPicture), model(box()) {
    pictures.setLook(QStringLiteral("klassika"), 1);
    model.setLanguage(QStringLiteral("et"));
    view.setModel(&model);
    view.setItemDelegate(new TileDelegate(model, pictures, &view));
    view.resize(kWindow);
    view.show();
    QApplication::processEvents();
  }
  Thumbnails pictures;
  BoxModel model;
  TileView view;
};

void scroll_a_frame(benchmark::State& state) {
  Tiles tiles({});
  waitForPictures(tiles.pictures);
  QImage frame(kWindow, QImage::Format_ARGB32_Premultiplied);
  QScrollBar& bar = *tiles.view.verticalScrollBar();
  int at = 0;
  for (auto _ : state) {
    at = (at + 37) % std::max(1, bar.maximum());
    bar.setValue(at);
    tiles.view.viewport()->render(&frame);
  }
  state.counters["games"] = static_cast<double>(box().games().size());
  state.counters["height"] = bar.maximum();
}

// A scroll over tiles whose pictures are not there yet: the frame must not wait for them.
void scroll_a_frame_without_pictures(benchmark::State& state) {
  Tiles tiles({});
  QImage frame(kWindow, QImage::Format_ARGB32_Premultiplied);
  QScrollBar& bar = *tiles.view.verticalScrollBar();
  int at = 0;
  for (auto _ : state) {
    at = (at + 37) % std::max(1, bar.maximum());
    bar.setValue(at);
    tiles.view.viewport()->render(&frame);
  }
}

void lay_out_all_tiles(benchmark::State& state) {
  Tiles tiles({});
  for (auto _ : state) {
    tiles.view.doItemsLayout();
    benchmark::DoNotOptimize(tiles.view.verticalScrollBar()->maximum());
  }
}

void filter_while_typing(benchmark::State& state) {
  Tiles tiles({});
  bool narrow = false;
  for (auto _ : state) {
    BoxFilter filter;
    filter.text = (narrow = !narrow) ? QStringLiteral("k") : QString();
    tiles.model.setFilter(filter);
    tiles.view.doItemsLayout();
  }
}

void draw_a_picture(benchmark::State& state) {
  qsizetype at = 0;
  double worst = 0;
  for (auto _ : state) {
    const auto begun = std::chrono::steady_clock::now();
    benchmark::DoNotOptimize(pictureOf(box().games()[at++ % box().games().size()], kPicture, 1));
    worst =
        std::max(worst, std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begun).count());
  }
  state.counters["worst_ms"] = worst;
}

void pictures_of_the_whole_box(benchmark::State& state, bool warm) {
  QTemporaryDir folder;
  if (warm) {
    Thumbnails first(folder.path(), kPicture);
    first.setLook(QStringLiteral("klassika"), 1);
    waitForPictures(first);
  }
  for (auto _ : state) {
    QTemporaryDir fresh;
    Thumbnails pictures(warm ? folder.path() : fresh.path(), kPicture);
    pictures.setLook(QStringLiteral("klassika"), 1);
    waitForPictures(pictures);
  }
}

BENCHMARK(scroll_a_frame)->Unit(benchmark::kMillisecond);
BENCHMARK(scroll_a_frame_without_pictures)->Unit(benchmark::kMillisecond);
BENCHMARK(lay_out_all_tiles)->Unit(benchmark::kMillisecond);
BENCHMARK(filter_while_typing)->Unit(benchmark::kMillisecond);
BENCHMARK(draw_a_picture)->Unit(benchmark::kMillisecond)->Iterations(200);
BENCHMARK_CAPTURE(pictures_of_the_whole_box, cold, false)->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK_CAPTURE(pictures_of_the_whole_box, warm, true)->Unit(benchmark::kMillisecond)->Iterations(3);

} // namespace

int main(int argc, char** argv) {
  if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication app(argc, argv);
  applyStyle(app, QStringLiteral("klassika"));
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
}
