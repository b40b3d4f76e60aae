// Computer players: what they find, that the same budget gives the same thought, that they stop, are honest, and differ
// by level (docs/opponents.md).
#include "games/box/duel.h"
#include "games/box/match.h"
#include "games/box/offered.h"
#include "games/chessboard/catalogue.h"
#include "games/mill/catalogue.h"
#include "games/opponents/proof.h"
#include "games/opponents/standing.h"
#include "games/pardon/catalogue.h"
#include "tests/shots.h"

#include <QTest>

#include <atomic>
#include <pthread.h>
#include <thread>
#include <time.h>

using namespace mk;

namespace {

const GameInfo& game(const Family& family, std::string_view id) {
  for (const GameInfo& info : family.games)
    if (info.id == id) return info;
  qFatal("no such game");
}

std::unique_ptr<Position> position(const GameInfo& info, const std::string& text = {}) {
  const auto g = makeGame(info, info.seats);
  if (text.empty()) return (*g)->start();
  auto p = (*g)->read(text);
  if (!p) qFatal("not a position: %s", text.c_str());
  return std::move(*p);
}

// Plays on until somebody has a choice.
void toAChoice(Position& p) {
  Random dice(5);
  for (int i = 0; i < 400 && (p.turn().isChance() || p.moves(p.turn().seat()).size() < 2); ++i)
    if (p.turn().isChance())
      QVERIFY(p.settle(roll(p.chance(), dice)));
    else
      QVERIFY(p.play(p.turn().seat(), p.moves(p.turn().seat()).front()));
}

Thought<std::string> thoughtOf(const Position& p, std::uint64_t nodes, int level = 5, std::uint64_t seed = 1) {
  Thinking asked;
  asked.level = level;
  asked.nodes = nodes;
  Random random(seed);
  return p.think(p.turn().seat(), asked, random);
}

// Seconds of the processor, so that other programs do not count.
double processorTime(clockid_t clock) {
  timespec t{};
  clock_gettime(clock, &t);
  return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
}

// A walk of so many steps, in turn, each by the left or by the right foot; who takes the last step wins.
struct Walk {
  struct State {
    int left = 0; // steps
    bool operator==(const State&) const = default;
  };
  enum class Move : std::uint8_t { Left, Right };
  static constexpr Answers kAnswers = {Answer::Digest};

  int steps;
  int seats() const { return 2; }
  State start() const { return {steps}; }
  static Seat atTurn(const State& s) { return static_cast<Seat>(s.left % 2); }
  Turn turn(const State& s) const { return s.left == 0 ? Turn::over() : Turn::of(atTurn(s)); }
  void moves(const State&, Seat, std::vector<Move>& out) const { out.assign({Move::Left, Move::Right}); }
  void play(State& s, Seat, const Move&) const { --s.left; }
  Result result(const State&) const { return Result::win(2, 1, "The walk is over."); }
  std::uint64_t digest(const State& s) const { return static_cast<std::uint64_t>(s.left); }
  std::string text(const State& s) const { return std::to_string(s.left); }
  Checked<State> read(std::string_view) const { return State{}; }
  std::string text(const State&, Seat, const Move& m) const { return m == Move::Left ? "left" : "right"; }
  Gesture gesture(const State&, Seat, const Move&) const { return {}; }
  View look(const State&, Viewer) const { return {}; }
  int bound() const { return steps; }
  std::string fault(const State&) const { return {}; }
};

} // namespace

class OpponentsTest : public QObject {
  Q_OBJECT

private slots:
  // Else two equal players, who share many a win, would both be found better than half.
  void aSharedFirstPlaceIsDividedAmongThoseWhoHaveIt() {
    for (const auto& scores : {std::vector{3, 1}, std::vector{2, 2}, std::vector{4, 4, 1}, std::vector{1, 1, 1, 1}})
      for (const bool together : {false, true}) {
        Result r = Result::byScore(scores, "Over.");
        r.together = together;
        double all = 0;
        for (Seat seat = 0; seat < static_cast<Seat>(scores.size()); ++seat) {
          QCOMPARE(share(r, seat) > 0, r.places[at(seat)] == 1);
          all += share(r, seat);
        }
        QVERIFY(std::abs(all - 1) < 1e-9);
      }
  }

  void theSameSeedAndBudgetGiveTheSameThought() {
    for (const GameInfo* info : {&game(chessboardFamily(), "27"), &game(chessboardFamily(), "12"),
                                 &game(millFamily(), "6"), &game(millFamily(), "7")}) {
      auto p = position(*info);
      Random dice(5);
      while (p->turn().isChance()) QVERIFY(p->settle(roll(p->chance(), dice)));
      const auto one = thoughtOf(*p, 3000), two = thoughtOf(*p, 3000);
      QVERIFY(one.move.has_value());
      QCOMPARE(*one.move, *two.move);
      QCOMPARE(one.worth, two.worth);
      QCOMPARE(one.looked, two.looked);
      QVERIFY2(one.looked <= 3300, info->id); // a playout that has begun is dropped
      QVERIFY(one.worth >= 0 && one.worth <= 1);
      QVERIFY(!one.candidates.empty());
      QCOMPARE(one.candidates.size(), p->moves(p->turn().seat()).size());
    }
  }

  // How much is done after a stop is counted in thought_stop_test; here, in the processor's time of the thread, only
  // that it is not out of all proportion: other work on the machine lengthens that as well.
  void aStopIsObeyed() {
    for (const GameInfo* info :
         {&game(chessboardFamily(), "27"), &game(millFamily(), "7"), &game(pardonFamily(), "31")}) {
      auto p = position(*info);
      toAChoice(*p);
      QVERIFY(p->turn().isSeats());
      std::stop_source stop;
      Thinking asked;
      asked.nodes = 1'000'000'000'000;
      asked.stop = stop.get_token();
      std::optional<std::string> move;
      double end = 0;
      std::atomic<bool> read{false}; // the clock of the thinker, which must not be gone by then
      std::jthread thinker([&] {
        Random random(1);
        move = p->think(p->turn().seat(), asked, random).move;
        end = processorTime(CLOCK_THREAD_CPUTIME_ID);
        read.wait(false);
      });
      QTest::qSleep(60);
      clockid_t its{};
      pthread_getcpuclockid(thinker.native_handle(), &its);
      stop.request_stop();
      const double stopped = processorTime(its);
      read = true;
      read.notify_one();
      thinker.join();
      QVERIFY(move && !move->empty());
      QVERIFY2(end - stopped < 0.5, qPrintable(QString::number(end - stopped)));
    }
  }

  // Two threads share one table of positions; what one of them finds serves the other, and a stop ends both.
  void twoThreadsThinkTogether() {
    const GameInfo& chess = game(chessboardFamily(), "27");
    Thinking asked;
    asked.threads = 2;
    asked.nodes = 60'000;
    asked.best = true;
    for (const auto& [p, move] :
         {std::pair{position(chess, "r2qkb1r/pp2nppp/3p4/2pNN1B1/2BnP3/3P4/PPP2PPP/R2bK2R w KQkq - 1 1"), "d5f6"},
          std::pair{position(chess, "4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1"), "e4d5"}}) {
      Random random(1);
      const auto t = p->think(0, asked, random);
      QCOMPARE(*t.move, std::string(move));
    }
    for (const GameInfo* info :
         {&chess, &game(chessboardFamily(), "12"), &game(chessboardFamily(), "25"), &game(millFamily(), "6")}) {
      const auto p = position(*info);
      Random random(1);
      const auto t = p->think(p->turn().seat(), asked, random);
      const auto moves = p->moves(p->turn().seat());
      QVERIFY(std::ranges::find(moves, *t.move) != moves.end());
      QVERIFY(t.worth >= 0 && t.worth <= 1);
    }
    asked.nodes = 1'000'000'000'000;
    const auto p = position(game(millFamily(), "6"));
    auto best = std::chrono::steady_clock::duration::max(); // of twenty: other programs run, too
    for (int again = 0; again < 20 && best > std::chrono::milliseconds(50); ++again) {
      std::stop_source stop;
      asked.stop = stop.get_token();
      std::jthread thinker([&] {
        Random random(1);
        (void)p->think(p->turn().seat(), asked, random);
      });
      QTest::qSleep(600); // the search for a forced win is over by then
      const auto stopped = std::chrono::steady_clock::now();
      stop.request_stop();
      thinker.join();
      best = std::min(best, std::chrono::steady_clock::now() - stopped);
    }
    QVERIFY(best < std::chrono::milliseconds(50));
  }

  void aMateIsFound() {
    const GameInfo& chess = game(chessboardFamily(), "27");
    struct Mate {
      const char *position, *move;
    };
    for (const auto& [text, move] :
         {Mate{"6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "a1a8"},
          Mate{"r2qkb1r/pp2nppp/3p4/2pNN1B1/2BnP3/3P4/PPP2PPP/R2bK2R w KQkq - 1 1", "d5f6"},
          Mate{"kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", "a1a6"},
          Mate{"r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq - 2 3", "f3f7"}}) {
      const auto t = thoughtOf(*position(chess, text), 60'000);
      QCOMPARE(*t.move, std::string(move));
      QVERIFY2(t.decided && t.worth == 1, text);
    }
  }

  // Positions of random matches with one move that is clearly better than all others and that a short look does not
  // show: shots, breakthroughs, traps.
  void shotsOfDraughtsAreFound() {
    int found = 0;
    for (const Shot& shot : kShots) {
      const auto p = position(game(chessboardFamily(), shot.game), shot.position);
      const auto t = thoughtOf(*p, 100'000);
      if (*t.move == shot.move || (t.decided && t.worth == 1)) // or another one that wins by force
        ++found;
      else
        qInfo("%s %s: %s, not %s", shot.game, shot.position, t.move->c_str(), shot.move);
    }
    QVERIFY(std::size(kShots) >= 60);
    QCOMPARE(found, static_cast<int>(std::size(kShots)));
  }

  // What the field knows about giveaway chess: these first moves of White lose by force.
  void losingFirstMovesOfGiveawayChessArePunished() {
    const GameInfo& giveaway = game(chessboardFamily(), "28");
    for (const char* first : {"d2d4", "d2d3", "e2e4"}) {
      auto p = position(giveaway);
      QVERIFY(p->play(0, first));
      const auto t = thoughtOf(*p, 1'000'000);
      QVERIFY2(t.decided && t.worth == 1, first);
      QVERIFY(t.line.size() > 10);
      // The line is a match, and it ends with Black's win.
      for (const std::string& m : t.line) QVERIFY(p->play(p->turn().seat(), m));
      QVERIFY(p->turn().isOver());
      QCOMPARE(p->result().places[1], 1);
    }
  }

  // Small games are searched to their end: the sheep shut the wolf in, and seven stones close a mill in fifteen moves.
  void smallGamesAreSolved() {
    if (!qEnvironmentVariableIsSet("MK_LONG")) QSKIP("takes half a minute; MK_LONG=1 does it");
    const auto wolf = thoughtOf(*position(game(chessboardFamily(), "13")), 40'000'000);
    QVERIFY(wolf.decided);
    QCOMPARE(wolf.worth, 0.0); // the wolf is to move
    const auto mill = thoughtOf(*position(game(millFamily(), "8")), 40'000'000);
    QVERIFY(mill.decided);
    QCOMPARE(mill.worth, 1.0);
  }

  // Each step doubles what seems to be left to decide, so that the numbers run over on a long walk: it is no win that
  // is seen, and no endless search.
  void aProofEndsWhereItsNumbersRunOver() {
    const auto lineOf = [](int steps) {
      const Walk walk{steps};
      Thinking asked;
      asked.nodes = 1'000'000;
      Budget budget(asked, 0);
      return opponents::Proof<Walk>(walk, budget, 400'000).line(walk.start(), 1).size();
    };
    QCOMPARE(lineOf(21), std::size_t{21});
    QCOMPARE(lineOf(101), std::size_t{101});
    QCOMPARE(lineOf(301), std::size_t{0}); // too long a way to be followed
  }

  void aForcedMoveHasAWorthForReview() {
    const auto p = position(game(chessboardFamily(), "27"), "7k/8/8/8/8/8/1q6/K7 w - - 0 1");
    Thinking asked;
    asked.nodes = 1000;
    asked.best = true;
    Random random(1);
    const auto t = p->think(0, asked, random);
    QCOMPARE(t.method, Method::Search);
    QVERIFY(t.looked > 0);
  }

  void aHigherLevelWins() {
    for (const GameInfo* info : {&game(chessboardFamily(), "12"), &game(millFamily(), "11")}) {
      DuelPlan plan;
      plan.one.level = 3;
      plan.others.level = 1;
      plan.count = 8;
      plan.opening = 2;
      const auto score = duel(*info, plan);
      QVERIFY2(score->points >= 6, qPrintable(QString::number(score->points)));
    }
    DuelPlan plan;
    plan.seats = 4;
    plan.one = {5, 3000};
    plan.count = 60;
    const auto score = duel(game(pardonFamily(), "31"), plan);                 // against three that move at random
    QVERIFY2(score->points >= 20, qPrintable(QString::number(score->points))); // chance gives fifteen
  }

  // Of dice in the open: one throw more at the highest level, where two play.
  void theHighestLevelLooksAThrowFurtherBetweenTwo() {
    for (const int seats : {2, 4}) {
      const auto p = (*makeGame(game(pardonFamily(), "31"), seats))->start();
      toAChoice(*p);
      QVERIFY(p->turn().isSeats());
      QCOMPARE(thoughtOf(*p, 10'000'000, 3).depth, 0);
      QCOMPARE(thoughtOf(*p, 10'000'000, 4).depth, 1);
      QCOMPARE(thoughtOf(*p, 10'000'000, 5).depth, seats == 2 ? 2 : 1);
    }
  }

  void whoHasOneMoveDoesNotThink() {
    const auto p = position(game(chessboardFamily(), "27"), "7k/8/8/8/8/8/1q6/K7 w - - 0 1");
    const auto t = thoughtOf(*p, 1000);
    QCOMPARE(t.method, Method::OnlyMove);
    QCOMPARE(*t.move, std::string("a1b2"));
  }

  void whereTheMatchIsOverNothingIsThought() {
    const auto p = position(game(chessboardFamily(), "27"), "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1");
    QVERIFY(p->turn().isOver());
    Random random(1);
    QVERIFY(!p->think(0, {}, random).move.has_value());
  }

  void aDuelGivesBothTheSameDiceAndCountsEveryMatch() {
    DuelPlan plan;
    plan.one.level = 2;
    plan.one.nodes = 200;
    plan.count = 6;
    const auto a = duel(game(millFamily(), "10"), plan), b = duel(game(millFamily(), "10"), plan);
    QVERIFY(a);
    QCOMPARE(a->matches, 6);
    QCOMPARE(a->wins + a->draws + a->losses, 6);
    QCOMPARE(a->points, b->points);
    QCOMPARE(a->moves, b->moves);
    plan.seats = 9;
    QVERIFY(!duel(game(millFamily(), "10"), plan));
  }

  void aGameOffersTheLevelsThatDiffer() {
    QCOMPARE(levelsOffered(game(chessboardFamily(), "27")).size(), std::size_t{5});
    QCOMPARE(levelsOffered(game(millFamily(), "8")).size(), std::size_t{2});        // the seat decides
    QCOMPARE(levelsOffered(game(chessboardFamily(), "25")).size(), std::size_t{3}); // good players draw
  }
};

QTEST_APPLESS_MAIN(OpponentsTest)
#include "opponents_test.moc"
