// Trik-Trak and Puff: the worked cases of the rulings, rounds, the laws of the box, nonsense.
#include "games/backgammon/catalogue.h"
#include "games/backgammon/tables.h"
#include "games/box/laws.h"
#include "tests/backgammon_play.h"
#include "tests/law_rows.h"
#include "tests/positions.h"

#include <QTest>

#include <algorithm>

using namespace mk;

namespace {

using Map = std::map<std::string, std::string>;

const GameInfo& info(const char* id) {
  for (const GameInfo& g : backgammonFamily().games)
    if (std::string_view(g.id) == id) return g;
  qFatal("no such game");
}

template <const TablesTraits& T> TablesOf<T> rules() {
  return TablesOf<T>(Setup{2, Options(info(&T == &kPuff ? "puff" : "trik-trak").options)});
}

std::vector<std::string> playTexts(const Tables& r, const std::string& position) {
  const auto s = at(r, position);
  std::vector<std::string> out;
  for (const WholePlay& w : r.plays(s)) out.push_back(r.text(s.play, s.toMove, w.steps));
  return out;
}

bool contains(const std::vector<std::string>& all, const char* text) {
  return std::ranges::find(all, text) != all.end();
}

Match match(const char* id, const Map& options = {}, const std::string& position = {}) {
  return matchOf(info(id), 2, options, position);
}

} // namespace

class TablesGamesTest : public QObject {
  Q_OBJECT

private slots:
  void trikTrakHasAsManyPlaysAsTheRulingSays_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<int>("plays");
    const std::pair<const char*, int> cases[] = {
        {"W 1:15 | B 1:15 | turn W | dice 54", 2},         {"W 10:1 8:1 5:13 | B 1:15 | turn W | dice 42", 7},
        {"W 9:1 8:1 5:13 | B 1:15 | turn W | dice 54", 8}, {"W 9:1 8:1 5:13 | B 12:2 1:13 | turn W | dice 54", 4},
        {"W 12:2 5:13 | B 1:15 | turn W | dice 21", 3},    {"W 22:1 24:1 5:2 | B 1:15 | turn W | dice 31", 9},
        {"W 1:1 3:14 | B 21:1 1:14 | turn W | dice 43", 4}};
    for (const auto& [position, plays] : cases) QTest::newRow(position) << position << plays;
  }
  void trikTrakHasAsManyPlaysAsTheRulingSays() {
    QFETCH(QString, position);
    QFETCH(int, plays);
    QCOMPARE(int(playTexts(rules<kTrikTrak>(), position.toStdString()).size()), plays);
  }

  void theWallIsEnteredAndLeftInPairs() {
    const auto r = rules<kTrikTrak>();
    const auto enters = at(r, "W 10:1 8:1 5:13 | B 1:15 | turn W | dice 42");
    QVERIFY(r.readMove(enters, 0, "8-12 10-12"));
    QVERIFY(!r.readMove(enters, 0, "8-12 5-7"));
    for (const WholePlay& w : r.plays(enters)) QVERIFY(w.result.stones.of(0, kWall) != 1);
    const auto leaves = at(r, "W 12:2 5:13 | B 1:15 | turn W | dice 21");
    for (const char* legal : {"12-13 12-14", "5-6 5-7", "5-6 6-8"}) QVERIFY(r.readMove(leaves, 0, legal));
  }

  void aStepToTheOtherWallMayBeShortened() {
    const auto r = rules<kTrikTrak>();
    const auto free = playTexts(r, "W 9:1 8:1 5:13 | B 1:15 | turn W | dice 54");
    QVERIFY(contains(free, "8-12r 9-12r"));
    for (const std::string& t : playTexts(r, "W 9:1 8:1 5:13 | B 12:2 1:13 | turn W | dice 54"))
      QVERIFY2(t.find('r') == std::string::npos, t.c_str());
  }

  void playingOutAndHitsScore() {
    auto m = match("trik-trak", {}, "W 22:1 24:1 5:2 | B 1:15 | turn W | dice 31");
    play(m, {"22-off", "24-off"});
    QVERIFY(m.now().text().find("score:2") != std::string::npos);
    auto hit = match("trik-trak", {}, "W 1:1 3:14 | B 21:1 1:14 | turn W | dice 43");
    play(hit, {"1-4*", "3-7", "done"});
    QCOMPARE(hit.now().text(), std::string("W 3:13 4:1 7:1 score:1 | B 1:15 | turn B"));
  }

  void stonesAtTheStartGoFirst() {
    auto m = match("trik-trak", {}, "W 1:15 | B 1:15 | turn W | dice 54");
    play(m, {"1-6"});
    QCOMPARE(m.now().moves(0), (std::vector<std::string>{"1-5", "6-10"}));
    auto one = match("trik-trak", {}, "W 1:1 6:14 | B 1:15 | turn W | dice 54");
    QCOMPARE(one.now().moves(0), (std::vector<std::string>{"1-6", "1-5"}));
  }

  void theGreatBridgeScoresTwoAtTheEndOfEveryTurn() {
    auto m = match("trik-trak", {}, "W 7:2 8:2 9:2 10:2 11:2 12:2 2:3 score:3 | B 1:15 | turn W | dice 11 | idle 2");
    play(m, {"2-3", "2-3", "2-3", "3-4", "done"});
    QVERIFY(m.now().text().find("score:5") != std::string::npos);
    auto win = match("trik-trak", {},
                     "W 7:2 8:2 9:2 10:2 11:2 12:2 2:3 score:11 | B 1:15 score:1 | turn W | dice 11 | six W:0");
    play(win, {"2-3", "2-3", "2-3", "3-4", "done"});
    QVERIFY(win.over());
    QCOMPARE(win.result().scores, (std::vector<int>{1, 0}));
  }

  void aRoundIsWorthFourTwoOrOne_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<int>("value");
    QTest::newRow("loser without a point") << "W 24:3 5:2 score:11 | B 1:15 | turn W | dice 31 | six W:0" << 4;
    QTest::newRow("none since the six") << "W 24:3 5:2 score:11 | B 1:15 score:3 | turn W | dice 31 | six W:3" << 2;
    QTest::newRow("one since the six") << "W 24:3 5:2 score:11 | B 1:15 score:1 | turn W | dice 31 | six W:0" << 1;
  }
  void aRoundIsWorthFourTwoOrOne() {
    QFETCH(QString, position);
    QFETCH(int, value);
    auto m = match("trik-trak", {}, position.toStdString());
    play(m, {"24-off:3"}); // the twelfth point ends the round at once
    QVERIFY(m.over());
    QCOMPARE(m.result().scores, (std::vector<int>{value, 0}));
  }

  void theSixthPointIsRemembered() {
    auto m = match("trik-trak", {}, "W 24:3 5:2 score:5 | B 1:15 score:3 | turn W | dice 31");
    play(m, {"24-off"});
    QVERIFY(m.now().text().ends_with("six W:3"));
  }

  void theWinnerMayGoOnWithTheStonesAsTheyStand() {
    const char* last = "W 24:1 5:2 score:11 | B 1:14 3:1 score:3 | turn W | dice 31 | six W:3";
    auto m = match("trik-trak", {{"rounds", "2"}}, last);
    play(m, {"24-off"});
    QVERIFY(!m.over());
    QCOMPARE(m.turn().seat(), Seat{0});
    auto anew = match("trik-trak", {{"rounds", "2"}}, m.now().text());
    play(m, {"continue"});
    QCOMPARE(m.now().text(), std::string("W 5:2 off:13 | B 1:14 3:1 | turn B | points W:2 B:0 | round 2"));
    play(anew, {"new"});
    QCOMPARE(anew.now().text(), std::string("W 1:15 | B 1:15 | turn - | points W:2 B:0 | round 2"));
    auto always = match("trik-trak", {{"rounds", "2"}, {"next-round", "always-new"}}, last);
    play(always, {"24-off"});
    QVERIFY(always.now().text().starts_with("W 1:15 | B 1:15 | turn -"));
  }

  void whoHasNoStoneLeftStacksAllAnew() {
    auto m = match("trik-trak", {{"rounds", "2"}}, "W 24:1 | B 1:15 | turn W | dice 31 | round 2");
    play(m, {"24-off", "1-4"});
    QVERIFY(m.now().text().starts_with("W 1:14 4:1 score:1 | B 1:15"));
  }

  void twentyTurnsWithoutAMovementEndTheRound() {
    auto m = match("trik-trak", {}, "W 1:15 score:2 | B 24:0 1:15 score:1 | turn W | idle 19");
    play(m, {"dice 1 1", "1-2", "1-2", "1-2", "1-2", "done"});
    QVERIFY(!m.over()); // a movement starts the count again
    auto blocked =
        match("trik-trak", {}, "W 1:15 score:2 | B 24:2 23:2 22:2 21:2 20:2 19:2 18:3 score:1 | turn W | idle 19");
    play(blocked, {"dice 1 1", "-"});
    QVERIFY(blocked.over());
    QCOMPARE(blocked.result().scores, (std::vector<int>{1, 0}));
  }

  void puffPlaysTheLowerDieFirst_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("plays");
    const auto row = [](const char* position, const char* plays) { QTest::newRow(position) << position << plays; };
    row("W hand:15 | B hand:15 | turn W | dice 42", "hand-2 hand-4");
    row("W hand:15 | B hand:15 | turn W | dice 66", "hand-6 hand-6,hand-6 hand-6 hand-1,hand-6 hand-6 hand-1 hand-1");
    row("W hand:1 3:14 | B 23:2 5:13 | turn W | dice 42", "");
    row("W hand:1 3:14 | B 21:2 5:13 | turn W | dice 42", "hand-2 2-6,hand-2 3-7");
    row("W 4:1 24:14 | B 20:2 3:13 | turn W | dice 21", "");
    row("W 10:1 24:14 | B 12:1 3:14 | turn W | dice 43", "10-13* 13-17");
    row("W 22:2 off:13 | B 5:15 | turn W | dice 66", "22-off 22-off");
  }
  void puffPlaysTheLowerDieFirst() {
    QFETCH(QString, position);
    QFETCH(QString, plays);
    const auto found = playTexts(rules<kPuff>(), position.toStdString());
    QStringList sorted;
    for (const std::string& t : found) sorted += QString::fromStdString(t);
    sorted.sort();
    QStringList expected = plays.split(',');
    expected.sort();
    QCOMPARE(sorted, expected);
  }

  void aDoubleInPuffThrowsAgain() {
    auto m = match("puff", {}, "W hand:15 | B hand:15 | turn W | dice 66");
    play(m, {"hand-6", "hand-6", "hand-1", "done"});
    QCOMPARE(m.now().text(), std::string("W hand:12 1:1 6:2 | B hand:15 | turn W"));
    auto nothing = match("puff", {}, "W hand:1 3:14 | B 19:2 5:13 | turn W | dice 66");
    play(nothing, {"-"});
    QVERIFY(nothing.now().text().ends_with("turn W"));
  }

  void aStoneHitInPuffGoesToTheHand() {
    auto m = match("puff", {}, "W 10:1 24:14 | B 12:1 3:14 | turn W | dice 43");
    play(m, {"10-13* 13-17"});
    QCOMPARE(m.now().text(), std::string("W 17:1 24:14 | B hand:1 3:14 | turn B"));
  }

  void theFirstToBearAllOffWinsPuff() {
    auto m = match("puff", {}, "W 22:2 off:13 | B 5:15 | turn W | dice 66");
    play(m, {"22-off", "22-off"});
    QVERIFY(m.over());
    QCOMPARE(m.result().winners(), std::vector<Seat>{0});
    QCOMPARE(m.result().scores, (std::vector<int>{1, 0}));
  }

  void theHigherSumOfTwoDiceStarts() {
    for (const char* id : {"trik-trak", "puff"}) {
      auto m = match(id);
      play(m, {"dice 3 4 6 1", "dice 1 2 3 4"});
      QVERIFY(m.now().text().ends_with("turn B"));
      QVERIFY(m.turn().isChance()); // the starter makes a fresh throw
    }
  }

  void theSensiblePlayerBeatsTheRandomOne() {
    constexpr int kMatches = fewer(30);
    for (const char* id : {"1", "2", "trik-trak", "puff"}) {
      int won = 0;
      for (std::uint64_t seed = 1; seed <= kMatches; ++seed) {
        auto m = Match::begin(info(id), 2, {}, seed);
        Random random(seed);
        while (!m->over()) {
          if (m->turn().isChance()) {
            QVERIFY(m->chance());
            continue;
          }
          const Seat seat = m->turn().seat();
          const auto moves = m->now().moves(seat);
          const std::string move = seat == static_cast<Seat>(seed % 2)
                                       ? m->now().suggest(seat, random)
                                       : moves[static_cast<std::size_t>(random.index(moves.size()))];
          QVERIFY2(m->play(seat, move), move.c_str());
        }
        won += m->result().winners() == std::vector<Seat>{static_cast<Seat>(seed % 2)};
      }
      QVERIFY2(3 * won >= 2 * kMatches, id);
    }
  }

  void theLawsHoldWithEveryHouseRule() {
    for (const char* id : {"trik-trak", "puff"}) {
      std::vector<Map> settings{{}};
      if (id == std::string_view("trik-trak"))
        settings.insert(settings.end(), {{{"rounds", "10"}}, {{"rounds", "3"}, {"next-round", "always-new"}}});
      for (const Map& options : settings) {
        const auto report = checkLaws(info(id), 2, options, lawLimits(6));
        QVERIFY2(report.broken.empty(), report.broken.empty() ? "" : report.broken.front().c_str());
      }
    }
  }

  void nonsenseIsRefusedWithAReason() {
    const auto t = rules<kTrikTrak>();
    for (const char* bad :
         {"", "W 1:16 | B 1:15", "W hand:15 | B 1:15", "W 5:15 | B 20:15", "W 1:15 | B 1:15 | turn W | cube 1 -",
          "W 1:15 | B 1:15 | idle 20", "W 1:15 score:12 | B 1:15 | turn W"}) {
      const auto s = t.read(bad);
      QVERIFY2(!s && !english(s.why()).empty(), bad);
    }
    const auto p = rules<kPuff>();
    for (const char* bad :
         {"W hand:14 | B hand:15", "W bar:15 | B hand:15", "W hand:15 score:2 | B hand:15", "4HPwATDgc/ABMA"})
      QVERIFY2(!p.read(bad), bad);
  }
};

QTEST_GUILESS_MAIN(TablesGamesTest)
#include "tables_games_test.moc"
