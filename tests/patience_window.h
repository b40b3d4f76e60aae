// Patiences in the real window: a deal by its number, or one of which the solver knows how it ends.
#pragma once

#include "tests/running.h"

namespace mk {

inline const SolveLimits kEnough{.positions = 400'000, .stop = {}};

inline Winnable verdictOn(const Position& p) { return p.solve(kEnough).winnable; }

// The deal of this number, for so many people one after the other.
inline void beginDeal(Running& run, const QString& id, quint64 number, int seats = 1) {
  MatchSetup setup;
  setup.game = id;
  setup.seed = number;
  for (int i = 0; i < seats; ++i) setup.seats << SeatPlayer{};
  emit run.window->game().play(setup);
  QVERIFY(QTest::qWaitFor([&] { return run.match().turn().isSeats(); }));
}

// From this deal on, the first that ends so; how it is won.
inline std::vector<std::string> beginDealThat(Running& run, const QString& id, Winnable wanted, quint64 number = 1) {
  for (;; ++number) {
    beginDeal(run, id, number);
    auto found = run.match().now().solve(kEnough);
    if (found.winnable == wanted || QTest::currentTestFailed()) return found.line;
  }
}

inline void everyPatience() {
  QTest::addColumn<QString>("id");
  for (int id = 150; id <= 156; ++id) QTest::addRow("%d", id) << QString::number(id);
}

} // namespace mk
