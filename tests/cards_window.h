// Matches of card games in the real window: begun with people or beside computers, and played on.
#pragma once

#include "tests/running.h"

namespace mk {

struct Chosen {
  const char* key;
  const char* value;
};

// A match of persons with names, in a window whose movements are seen.
inline void begin(Running& run, const QString& id, int seats, std::initializer_list<Chosen> chosen, quint64 seed = 8) {
  MatchSetup setup;
  setup.game = id;
  setup.seed = seed;
  for (int i = 0; i < seats; ++i)
    setup.seats << SeatPlayer{
        kNoId, QStringList{"Mari", "Kaarel", "Ants", "Elisabet", "Jaan", "Liis", "Kristjan", "Mia"}.value(i), 0, {}};
  for (const Chosen& c : chosen) setup.options[QLatin1String(c.key)] = QLatin1String(c.value);
  run.window->go(Window::Table);
  QVERIFY(run.window->table().startMatch(*run.box.find(id), setup));
}

// Mari and computers.
inline void beginBesideComputers(Running& run, const QString& id, int seats) {
  MatchSetup setup;
  setup.game = id;
  setup.seed = 8;
  setup.seats << SeatPlayer{kNoId, QStringLiteral("Mari"), 0, {}};
  while (setup.seats.size() < seats) setup.seats << SeatPlayer{kNoId, QStringLiteral("Siim"), 1, {}};
  run.window->go(Window::Table);
  QVERIFY(run.window->table().startMatch(*run.box.find(id), setup));
}

// To the next decision of a person, with what is thrown or dealt by the program and no curtain left.
inline bool toDecision(Running& run) {
  return QTest::qWaitFor(
      [&] {
        if (run.table().isCurtained()) emit run.table().curtainLifted();
        if (run.match().turn().isChance() && run.session().asksForThrow() && !run.session().throwDice()) return false;
        return run.match().over() || (run.match().turn().isSeats() && !run.table().isCurtained());
      },
      5000);
}

inline Seat toAct(const Match& match) {
  Seat seat = 0;
  while (seat + 1 < kMaxSeats && !match.turn().has(seat)) ++seat;
  return seat;
}

inline bool playSensibly(Running& run) {
  const Seat seat = toAct(run.match());
  Random random(run.match().plies());
  std::string move = run.match().now().suggest(seat, random);
  const auto all = run.match().now().moves(seat);
  for (const char* daring : {"bid 1", "join"}) // so that every deal of preference is played
    if (std::ranges::find(all, daring) != all.end()) move = daring;
  if (move.empty()) move = all.front();
  return bool(run.session().play(seat, move));
}

inline const Zone* zoneOf(const View& v, Zone::Role role, Seat owner = kNobody) {
  for (const Zone& z : v.zones)
    if (z.role == role && z.owner == owner) return &z;
  return nullptr;
}

inline bool isFace(const Sprite& s) { return s.thing.kind == Thing::Kind::Card && !s.thing.asCard().isBack(); }

} // namespace mk
