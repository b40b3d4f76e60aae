// The computer player of the patiences: what it can see to be won it wins, in a race too, and on no level does it give
// up by a slip.
#include "games/box/hidden.h"
#include "games/box/match.h"
#include "games/solitaires/catalogue.h"

#include <QTest>

#include <algorithm>

using namespace mk;

namespace {

const GameInfo& info(std::string_view id) {
  return *std::ranges::find(solitairesFamily().games, id, [](const GameInfo& g) { return std::string_view(g.id); });
}

const bool kPatient = qEnvironmentVariableIsSet("MK_LONG") && qputenv("QTEST_FUNCTION_TIMEOUT", "36000000");

Match dealt(std::string_view id, int seats, std::uint64_t seed) {
  auto m = Match::begin(info(id), seats, {}, seed);
  while (m->turn().isChance() && m->chance()) {
  }
  return std::move(*m);
}

bool canBeWon(const Position& p) { return p.solve({.positions = 20'000, .stop = {}}).winnable == Winnable::Yes; }

void letPlay(Match& m, int level, bool best) {
  Thinking asked;
  asked.level = level;
  asked.best = best;
  Random random(1);
  while (m.turn().has(0)) QVERIFY(m.play(0, m.now().think(0, asked, random).move.value()));
}

} // namespace

class PatiencePlayerTest final : public QObject {
  Q_OBJECT
private slots:
  void noSlipGivesUpARace() {
    for (int level = 1; level <= 3; ++level)
      for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        Match m = dealt("155", 2, seed);
        Thinking asked;
        asked.level = level;
        Random random(seed);
        while (m.turn().has(0)) {
          const std::string move = m.now().think(0, asked, random).move.value();
          if (move == "give-up")
            QCOMPARE(m.now().suggest(0, random), move); // the player of its rules sees nothing more
          QVERIFY(m.play(0, move));
        }
      }
  }

  void theUpperLevelsWinARaceThatIsSeenToBeWon() {
    std::uint64_t seed = 0;
    for (int level = 4; level <= kLevels; ++level) {
      Match m = dealt("155", 2, ++seed);
      while (!canBeWon(m.now())) m = dealt("155", 2, ++seed);
      letPlay(m, level, false);
      while (m.turn().isSeats()) QVERIFY(m.play(1, "give-up"));
      QCOMPARE(m.result().scores, (std::vector<int>{16, 0}));
    }
  }

  // As the table gives them: a way that is known to win is told to its end, else every position is asked about anew,
  // until the deal is over or proved lost. A way that is known to win does win, and a position in which nothing is
  // hidden and that can be won is never lost by a hint. MK_LONG=1 follows 200 deals of each game.
  void whoFollowsTheHintsComesToAnEnd_data() {
    QTest::addColumn<QByteArray>("id");
    for (const char* id : {"150", "151", "152", "153", "154", "155", "156"}) QTest::newRow(id) << QByteArray(id);
  }
  void whoFollowsTheHintsComesToAnEnd() {
    QFETCH(QByteArray, id);
    const std::uint64_t deals = kPatient ? 200 : id == "151" ? 1 : 3;
    int won = 0, longest = 0, ways = 0;
    for (std::uint64_t seed = 1; seed <= deals; ++seed) {
      Match m = dealt(id.toStdString(), 1, seed);
      Thinking asked;
      asked.best = true;
      asked.nodes = kPatient ? 400'000 : 20'000; // as many as the table looks at
      int moves = 0;
      while (m.turn().has(0) && moves < 500) {
        Random random(1);
        const auto hint = m.now().think(0, asked, random);
        if (!hint.move) break;
        if (hint.method == Method::Solver) {
          for (const std::string& move : hint.line) QVERIFY(m.play(0, move));
          QCOMPARE(m.result().places, std::vector<int>{1});
          moves += static_cast<int>(hint.line.size());
          ++ways;
          continue;
        }
        const bool open = seesAll(m.now(), 0) && canBeWon(m.now());
        QVERIFY(m.play(0, *hint.move));
        ++moves;
        QVERIFY(!open || m.turn().isOver() ||
                m.now().solve({.positions = 400'000, .stop = {}}).winnable != Winnable::No);
        if (moves % 100 == 0 && m.now().solve({.positions = 1'500'000, .stop = {}}).winnable == Winnable::No) break;
      }
      QVERIFY2(m.turn().isOver() || moves < 500, qPrintable(QString("deal %1").arg(seed)));
      won += m.turn().isOver() && m.result().places == std::vector<int>{1};
      longest = std::max(longest, moves);
    }
    if (kPatient)
      qInfo("%s: %d of %d won by their hints, at most %d moves, %d ways told to their end", id.constData(), won,
            int(deals), longest, ways);
  }

  void theHintOfTheMushroomLeadsToTheTarget() {
    Match m = dealt("156", 1, 5);
    QVERIFY(canBeWon(m.now()));
    letPlay(m, kLevels, true);
    QCOMPARE(m.result().places, std::vector<int>{1});
  }
};

QTEST_APPLESS_MAIN(PatiencePlayerTest)
#include "patience_player_test.moc"
