// A match of the window with computer players, from a position on: for the tests of advice, opponents and reviews.
#pragma once

#include "tests/running.h"

#include "app/play/character.h"
#include "app/shell/banner.h"

namespace mk {

inline constexpr int kPatience = 20'000;

inline MatchSetup setupOf(const QString& id, const QString& start, QList<int> levels) {
  MatchSetup setup;
  setup.game = id;
  setup.seed = 5;
  setup.start = start;
  int nth = 0;
  for (const int level : levels)
    setup.seats << SeatPlayer{kNoId, level ? characterOf(level, nth++).name : QString(), level, {}};
  return setup;
}

inline void begin(Running& run, const MatchSetup& setup) { emit run.window->game().play(setup); }

inline bool play(Running& run, const QStringList& moves) {
  for (const QString& move : moves)
    if (!run.session().play(run.match().turn().seat(), move.toStdString())) return false;
  return true;
}

inline QString question(Running& run) {
  return run.window->table().banner().isHidden() ? QString() : run.window->table().banner().text();
}

// Pictures for people, where somebody wants them: MK_PICTURES=folder.
inline void picture(QWidget& of, const QString& name) {
  const QString folder = qEnvironmentVariable("MK_PICTURES");
  if (folder.isEmpty()) return;
  QTest::qWait(500); // what has just come up has found its place
  of.grab().save(folder + u'/' + name + QStringLiteral(".png"));
}

} // namespace mk
