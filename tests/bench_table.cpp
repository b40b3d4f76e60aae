// What a frame of the table costs: 104 cards composed, compared with the position before, and painted at 1280 x 800;
// and a frame of a real window while all of them fly, or while sixteen dice tumble.
#include "boards/motion.h"
#include "boards/painter.h"
#include "boards/table_widget.h"

#include <QApplication>
#include <QPainter>
#include <benchmark/benchmark.h>

using namespace mk;

namespace {

constexpr QSize kSize(1280, 800);

// Two packs dealt into ten columns, eight foundations, a stock and a waste; `moved` cards lie one column further.
View patience(int moved) {
  View v;
  v.prompt = "Move a card";
  const auto zone = [&](int id, Zone::Kind kind, Zone::Role role) -> Zone& {
    Zone& z = v.zones.emplace_back();
    z.id = static_cast<std::int16_t>(id), z.kind = kind, z.role = role, z.size = 1, z.name = "pile";
    return z;
  };
  for (int i = 0; i < 10; ++i) zone(i, Zone::Kind::Pile, i == 0 ? Zone::Role::Stock : Zone::Role::Foundation);
  for (int i = 0; i < 10; ++i) zone(10 + i, Zone::Kind::Column, Zone::Role::Tableau);
  for (int n = 0; n < 104; ++n) {
    Zone& z = v.zones[static_cast<std::size_t>(10 + (n + (n < moved ? 1 : 0)) % 10)];
    Item i;
    i.at = static_cast<std::int16_t>(z.items.size());
    i.thing = Thing::card(Card::fromCode(n % 52));
    i.id = static_cast<std::uint16_t>(n + 1);
    z.items.push_back(i);
    z.size = static_cast<std::int16_t>(z.items.size());
  }
  return v;
}

Layout table(const View& v, Aspect) {
  Layout l;
  for (const Zone& z : v.zones) {
    const bool column = z.id >= 10;
    l.frames.push_back(
        {z.id, {20 + 156.0 * (z.id % 10), column ? 260.0 : 30.0, 150, column ? 720.0 : 200.0}, 124, false});
  }
  return l;
}

void compose_104_cards(benchmark::State& state) {
  const View v = patience(0);
  const Layout l = table(v, Aspect::Wide);
  for (auto _ : state) benchmark::DoNotOptimize(compose(v, l, kSize, Words()));
}

void compose_compare_and_paint_104_cards(benchmark::State& state) {
  const View before = patience(0), after = patience(20);
  const Layout l = table(before, Aspect::Wide);
  const Look look;
  const Scene old = compose(before, l, kSize, Words());
  QImage image(kSize, QImage::Format_ARGB32_Premultiplied);
  for (auto _ : state) {
    const Scene now = compose(after, l, kSize, Words());
    const Motion motion(old, now, false);
    benchmark::DoNotOptimize(motion.flights().size());
    QPainter p(&image);
    paintTable(p, now, {}, look);
  }
}

// One frame of a move: the ground is kept, only the things are painted.
void paint_104_cards_over_kept_ground(benchmark::State& state) {
  const View v = patience(0);
  const Look look;
  const Scene scene = compose(v, table(v, Aspect::Wide), kSize, Words());
  QPixmap ground(kSize);
  {
    QPainter p(&ground);
    paintGround(p, scene, look);
  }
  QImage image(kSize, QImage::Format_ARGB32_Premultiplied);
  for (auto _ : state) {
    QPainter p(&image);
    p.drawPixmap(0, 0, ground);
    for (const Sprite& s : scene.sprites) paintSprite(p, s, look);
  }
}

// Frames of a window while it goes from one view to the other and back.
void frames(benchmark::State& state, const View& before, const View& after,
            Layout (*arrangement)(const View&, Aspect)) {
  TableWidget table;
  table.resize(kSize);
  table.show();
  TableCanvas& canvas = table.canvas();
  QApplication::processEvents();
  bool there = false;
  for (auto _ : state) {
    if (!canvas.isMoving()) {
      state.PauseTiming();
      table.setAnimated(true);
      table.setView((there = !there) ? after : before, arrangement);
      QApplication::processEvents();
      state.ResumeTiming();
    }
    canvas.repaint();
  }
}

void frame_while_104_cards_fly(benchmark::State& state) { frames(state, patience(0), patience(104), table); }

// Eight players' two dice each, on one tray.
View dice(int face) {
  View v;
  v.prompt = "Throw";
  Zone& z = v.zones.emplace_back();
  z.kind = Zone::Kind::Dice, z.role = Zone::Role::Tray, z.name = "dice tray", z.size = 16;
  for (int n = 0; n < 16; ++n) {
    Item i;
    i.at = static_cast<std::int16_t>(n);
    i.thing = Thing::die(1 + (n + face) % 6);
    i.id = static_cast<std::uint16_t>(n + 1);
    z.items.push_back(i);
  }
  return v;
}

void frame_while_16_dice_tumble(benchmark::State& state) {
  frames(state, dice(0), dice(1), [](const View& v, Aspect) {
    Layout l;
    l.frames.push_back({v.zones.front().id, {30, 30, 1540, 940}, 150, false});
    return l;
  });
}

BENCHMARK(frame_while_104_cards_fly)->Unit(benchmark::kMillisecond);
BENCHMARK(frame_while_16_dice_tumble)->Unit(benchmark::kMillisecond);
BENCHMARK(compose_104_cards)->Unit(benchmark::kMicrosecond);
BENCHMARK(compose_compare_and_paint_104_cards)->Unit(benchmark::kMillisecond);
BENCHMARK(paint_104_cards_over_kept_ground)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication app(argc, argv);
  benchmark::Initialize(&argc, argv);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
