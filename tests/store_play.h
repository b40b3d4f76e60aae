// What the tests of the store share: matches set up and moved in, results.
#pragma once

#include "app/store/store.h"

#include <QTest>

namespace mk::store_test {

inline MatchSetup twoAtDraughts() {
  MatchSetup setup;
  setup.game = QStringLiteral("12");
  setup.seats = {{kNoId, QStringLiteral("Mari"), 0, QStringLiteral("#ffffff")},
                 {kNoId, QStringLiteral("Arvuti"), 3, QStringLiteral("#000000")}};
  setup.options = {{QStringLiteral("flying-kings"), QStringLiteral("yes")}};
  setup.seed = 0xFEDCBA9876543210ull;
  setup.realDice = true;
  setup.pad = true;
  return setup;
}

inline MatchSetup aloneAt(const QString& game, ProfileId who) {
  MatchSetup setup;
  setup.game = game;
  setup.seats = {{who, {}, 0, {}}};
  return setup;
}

inline MatchSetup between(const QString& game, ProfileId a, ProfileId b) {
  MatchSetup setup;
  setup.game = game;
  setup.seats = {{a, {}, 0, {}}, {b, {}, 0, {}}};
  return setup;
}

inline MatchResult placed(QList<int> places, QList<int> scores = {}) {
  MatchResult result;
  result.places = std::move(places);
  result.scores = std::move(scores);
  return result;
}

inline MatchId matchWithMoves(Store& store, int moves) {
  const MatchId id = store.createMatch(twoAtDraughts());
  for (int i = 0; i < moves; ++i) store.appendEntry(id, i, QStringLiteral("%1 c3-d4").arg(i % 2));
  return id;
}

} // namespace mk::store_test
