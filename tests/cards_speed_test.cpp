// Random play of every card game: no deal and no move takes anything from the heap (only the move that ends a game may,
// for its result: places, scores and the words for them), and it is fast enough for players who think by playing on.
// MK_LONG=1 plays longer and asks for five million moves a second in the games of tricks, three in the others, in
// processor time. Rules: card games, part B (the games and their seats).
#include "games/box/playout.h"
#include "games/cards/believe_or_not.h"
#include "games/cards/captain.h"
#include "games/cards/collect.h"
#include "games/cards/collect_a_suit.h"
#include "games/cards/durak.h"
#include "games/cards/favourite_number.h"
#include "games/cards/four_rounds.h"
#include "games/cards/hawk_game.h"
#include "games/cards/jack_of_hearts.h"
#include "games/cards/lucky_mushroom.h"
#include "games/cards/lucky_suit.h"
#include "games/cards/lucky_unlucky.h"
#include "games/cards/magic_jack.h"
#include "games/cards/masterly_defence.h"
#include "games/cards/monarch.h"
#include "games/cards/pay_attention.h"
#include "games/cards/preferans.h"
#include "games/cards/rummy.h"
#include "games/cards/success.h"
#include "games/cards/suit_row_game.h"
#include "games/cards/take_four.h"
#include "games/cards/take_more_crosses.h"
#include "games/cards/take_more_duel.h"
#include "games/cards/take_the_quartet.h"
#include "games/cards/tick_tack.h"
#include "games/cards/twenty_one.h"
#include "games/cards/war.h"
#include "tests/card_play.h"
#include "tests/heap_count.h"

#include <ctime>

using namespace mk;
using namespace mk::cards;

namespace {

double processorTime() {
  timespec t{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
}

struct Speed {
  int id, seats;
  std::int64_t ends = 0;           // of games or deals
  std::size_t play = 0, atEnd = 0; // taken from the heap by moves and deals; by what ends a game or deal
  double millions = 0;             // moves a second
};

template <class R> Speed measured(int id, int seats) {
  constexpr int kWarm = 20;              // matches until the list has grown
  constexpr std::size_t kList = 1 << 15; // moves of one decision, and more
  const R game = R(Setup{seats, Options(R::options())});
  std::vector<typename R::Move> list;
  list.reserve(kList);
  Speed out{id, seats};
  double seconds = 0;
  std::int64_t moves = 0;
  const double enough = std::getenv("MK_LONG") != nullptr ? 0.5 : 0.01;
  for (std::uint64_t i = 0; i < kWarm + 10 || seconds < enough; ++i) {
    Random random(i, 8);
    auto s = game.start();
    const double begun = processorTime();
    const Playout p = mk::playout(game, s, random, list);
    if (i < kWarm) continue;
    seconds += processorTime() - begun;
    moves += p.plies;
  }
  for (std::uint64_t i = 0; i < 10; ++i) { // step by step
    Random random(i, 9);
    for (auto s = game.start(); !game.turn(s).isOver();) {
      const int deals = s.deals;
      const std::size_t before = allocations;
      playOn(game, s, random, list, 1);
      const bool ended = s.deals > deals || s.stage == Stage::Over;
      out.ends += ended;
      (ended ? out.atEnd : out.play) += allocations - before;
    }
  }
  out.millions = 1e-6 * static_cast<double>(moves) / seconds;
  return out;
}

template <class G> Speed of(int id, int seats) { return measured<CardGame<G>>(id, seats); }

} // namespace

class CardsSpeedTest : public QObject {
  Q_OBJECT

private slots:
  void randomPlayTakesNothingFromTheHeap() {
    const std::vector<Speed> all = {
        of<PreferansRules>(169, 3),
        of<PreferansRules>(169, 4),
        of<CollectRules>(170, 4),
        of<TwentyOne>(171, 4),
        of<DurakRules>(172, 4),
        of<DurakEastRules>(173, 4),
        of<RummyOf<kRummy174>>(174, 4),
        measured<RummyWithJokers>(175, 4),
        measured<RummyInTwoSteps>(176, 4),
        measured<LayOutFirst>(177, 4),
        of<MasterlyDefenceRules>(178, 4),
        of<CaptainRules>(179, 4),
        of<Success>(180, 4),
        of<FourRoundsRules>(181, 4),
        of<JackOfHearts>(182, 4),
        of<War>(183, 2),
        measured<NineCards>(184, 4),
        of<TickTack>(185, 4),
        of<MagicJack>(186, 4),
        of<PayAttention>(187, 2),
        of<TakeFour>(188, 4),
        of<Monarch>(189, 4),
        of<LuckyUnlucky>(190, 4),
        of<CollectASuit>(191, 4),
        of<BelieveOrNot>(192, 4),
        of<TakeMoreDuel>(193, 2),
        of<HawkGame>(194, 3),
        of<TakeTheQuartet>(195, 4),
        of<LuckyMushroom<Mushroom::Triples>>(196, 4),
        of<LuckyMushroom<Mushroom::Suits>>(197, 4),
        of<FavouriteNumber>(198, 4),
        of<LuckySuit>(199, 4),
        of<TakeMoreCrosses>(200, 3),
    };
    QStringList wrong;
    for (const Speed& m : all) {
      qInfo("%d, %d seats: %.1f million moves a second; from the heap %zu in play, %.1f at the end of a game", m.id,
            m.seats, m.millions, m.play, static_cast<double>(m.atEnd) / static_cast<double>(m.ends));
      const bool tricks = m.id == 169 || m.id == 179 || m.id == 181;
      if (m.play != 0) wrong << QStringLiteral("%1 takes from the heap").arg(m.id);
      if (std::getenv("MK_LONG") != nullptr && m.millions < (tricks ? 5 : 3))
        wrong << QStringLiteral("%1 is slow").arg(m.id);
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(", ")));
  }
};

QTEST_GUILESS_MAIN(CardsSpeedTest)
#include "cards_speed_test.moc"
