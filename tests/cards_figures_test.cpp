// What the rulings say of trial games, measured: the players follow the rule of thumb. MK_LONG=1 plays 100,000 deals.
// Rules: card games, game 179.
#include "games/cards/captain.h"
#include "tests/card_play.h"

using namespace mk;
using namespace mk::cards;

namespace {

// Plays by the rule of thumb until the match is over or `stop` says so.
template <class R, class F> void playOn(const R& game, typename R::State& s, Random& random, F stop) {
  while (!game.turn(s).isOver() && !stop(s)) {
    if (game.turn(s).isChance()) {
      game.settle(s, roll(game.chance(s), random));
      continue;
    }
    const Seat seat = game.turn(s).seat();
    auto seen = s;
    game.scramble(seen, Viewer{seat}, random);
    game.play(s, seat, *game.suggest(seen, seat, random));
  }
}

struct Share {
  int of = 0, all = 0;
  double value() const { return all == 0 ? 0 : static_cast<double>(of) / all; }
};

void within(const char* what, double value, double lowest, double highest) {
  qInfo("%s: %.3f (%.2f to %.2f)", what, value, lowest, highest);
  QVERIFY2(value >= lowest && value <= highest, what);
}

} // namespace

class CardsFiguresTest : public QObject {
  Q_OBJECT

private slots:
  // 179: "a pair reached it in six to seven deals of ten and a lone captain in two to four of ten"
  void captainsReachSixtySix() {
    const auto game = gameOf<CaptainRules>(4);
    Share pair, alone;
    for (int i = 0; i < many(600); ++i) {
      Random random(static_cast<std::uint64_t>(i), 179);
      auto s = game.start();
      playOn(game, s, random, [](const auto& now) { return now.deals > 0; });
      Share& share = s.nine == s.ace ? alone : pair;
      ++share.all;
      share.of += s.score(s.nine) > 0;
    }
    within("a pair of captains has 66", pair.value(), 0.55, 0.75);
    within("a lone captain has 66", alone.value(), 0.15, 0.45);
  }
};

QTEST_GUILESS_MAIN(CardsFiguresTest)
#include "cards_figures_test.moc"
