// Card games in the window, some way into a match: for the tests of hands, notes and the table.
#pragma once

#include "tests/running.h"

namespace mk {

inline Zone& handOf(View& view, Seat seat) {
  Zone* hand = ownHand(view, seat);
  if (!hand) qFatal("no hand");
  return *hand;
}

inline std::vector<Card> cards(const char* codes) {
  auto all = readCards(codes);
  if (!all) qFatal("%s", codes);
  return std::move(*all);
}

inline const Sprite* spriteOf(Running& run, Place p) { return run.table().canvas().scene().top(p); }

// Two persons at a card game, the first decision before them, the curtain lifted.
inline void twoPersons(Running& run, const QString& id, int seats) {
  run.play(id, seats);
  QVERIFY(QTest::qWaitFor([&] { return run.match().turn().isSeats() && run.table().isCurtained(); }, 5000));
  emit run.table().curtainLifted();
}

} // namespace mk
