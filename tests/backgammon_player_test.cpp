// The computer player on the backgammon board: the bear-off and the table of a match against what is known of them,
// openings, cubes, and that looking ahead and learning by playing pay.
#include "games/backgammon/catalogue.h"
#include "games/backgammon/player/bear_off.h"
#include "games/backgammon/player/cube.h"
#include "games/box/match.h"
#include "tests/positions.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace mk;

namespace {

using Points = std::initializer_list<std::pair<int, int>>;

Stones stones(Points mine, Points theirs) {
  Stones s;
  int seat = 0;
  for (const Points& side : {mine, theirs}) {
    int on = 0;
    for (const auto& [point, n] : side) {
      s.n[at(seat)][at(point)] = static_cast<std::int8_t>(n);
      on += n;
    }
    s.n[at(seat++)][kOff] = static_cast<std::int8_t>(kStones - on);
  }
  return s;
}

Setup setup(std::string_view id, const std::map<std::string, std::string>& chosen = {}) {
  const auto& games = backgammonFamily().games;
  Options options(std::ranges::find(games, id, [](const GameInfo& g) { return g.id; })->options);
  for (const auto& [key, value] : chosen)
    if (!options.set(key, value)) qFatal("%s", key.c_str());
  return {2, options};
}

// The turn that the player makes, step by step.
std::string turnOf(const Tables& r, const std::string& position) {
  Tables::State s = at(r, position);
  const Play before = s.play;
  const Seat seat = s.toMove;
  Row<Step, 4> steps;
  Random random(1);
  while (s.phase == Tables::Phase::Steps) {
    const auto m = *r.suggest(s, seat, random);
    for (const Step& step : m.steps) steps.push_back(step);
    r.play(s, seat, m);
    if (m.kind == Tables::Move::Kind::Done) break;
  }
  return r.text(before, seat, steps);
}

} // namespace

class BackgammonPlayerTest : public QObject {
  Q_OBJECT

private slots:
  void theBearOffIsAsLikelyAsIsKnown() {
    const BearOff& t = BearOff::table();
    const auto chance = [&](Points p, int n) { return 36 * double(t.chance(stones(p, {}), 0, n)); };
    QVERIFY(std::abs(chance({{6, 1}}, 1) - 27) < 0.01); // the throws that take one or two last stones off at once
    QVERIFY(std::abs(chance({{5, 1}}, 1) - 31) < 0.01);
    QVERIFY(std::abs(chance({{4, 1}, {2, 1}}, 1) - 23) < 0.01);
    QVERIFY(std::abs(chance({{6, 1}, {5, 1}}, 1) - 6) < 0.01);
    QVERIFY(std::abs(chance({{6, 2}}, 1) - 4) < 0.01);
    QVERIFY(std::abs(chance({{1, 5}}, 2) - 11) < 0.01); // a double in either of two throws
    QVERIFY(std::abs(t.mean(stones({{1, 2}}, {}), 0) - 1) < 1e-4f);
    // Seven stones on the six point, five and three below it: ten throws and a half (Walter Trice's tables).
    QVERIFY(std::abs(t.mean(stones({{6, 7}, {5, 5}, {4, 3}}, {}), 0) - 10.54f) < 0.01f);
    QVERIFY(std::abs(t.wins(stones({{6, 1}}, {{1, 1}}), 0) - 0.75f) < 1e-4f);
    QVERIFY(std::abs(t.wins(stones({{1, 4}}, {{1, 2}}), 0) - 1 / 6.0f) < 1e-4f);
  }

  void theTableOfAMatchIsNearTheOneThatPlayersKnow() { // Kit Woolsey's, in percent
    const MatchTable& t = MatchTable::table();
    const struct {
      int mine, theirs;
      double percent;
    } known[] = {{2, 2, 50}, {2, 3, 60}, {2, 4, 68}, {2, 5, 75}, {3, 4, 57}, {3, 5, 66},  {3, 7, 76},
                 {4, 5, 58}, {4, 7, 70}, {5, 7, 64}, {5, 9, 73}, {7, 9, 61}, {7, 11, 70}, {9, 11, 60}};
    for (const auto& k : known) {
      QVERIFY2(std::abs(100 * t.before(k.mine, k.theirs) - k.percent) < 2.5,
               qPrintable(QString::number(k.mine * 100 + k.theirs)));
      QVERIFY(std::abs(t.before(k.mine, k.theirs) + t.before(k.theirs, k.mine) - 1) < 1e-6);
    }
    for (const auto& [n, percent] : {std::pair{2, 32}, {3, 25}, {4, 17}, {5, 15}})
      QVERIFY(std::abs(100 * t.crawford(n, 1) - percent) < 2);
  }

  void openingsArePlayedAsEverybodyPlaysThem() {
    const TablesOf<kBackgammon> r(setup("1"));
    const auto opening = [&](const char* dice) {
      return turnOf(r, std::string("W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5 | turn W | dice ") + dice);
    };
    QCOMPARE(opening("31"), std::string("8/5 6/5"));
    QCOMPARE(opening("42"), std::string("8/4 6/4"));
    QCOMPARE(opening("61"), std::string("13/7 8/7"));
    QCOMPARE(opening("65"), std::string("24/18 18/13"));
  }

  void aLastThrowIsDoubledAndTakenByItsChances() {
    const TablesOf<kBackgammon> r(setup("1"));
    Random random(1);
    const auto decides = [&](const char* position, Seat seat) {
      const auto s = at(r, position);
      return r.text(s, seat, *r.suggest(s, seat, random));
    };
    // The other is off with the next throw. 64 of 100: double and take; 86: the double is dropped; 17: no double.
    QCOMPARE(decides("W 4:1 2:1 off:13 | B 1:2 off:13 | turn W", 0), std::string("double"));
    QCOMPARE(decides("W 4:1 2:1 off:13 | B 1:2 off:13 | turn W | double", 1), std::string("take"));
    QCOMPARE(decides("W 5:1 off:14 | B 1:2 off:13 | turn W", 0), std::string("double"));
    QCOMPARE(decides("W 5:1 off:14 | B 1:2 off:13 | turn W | double", 1), std::string("drop"));
    QCOMPARE(decides("W 6:1 5:1 off:13 | B 1:2 off:13 | turn W", 0), std::string("roll"));
    // At the beginning nobody is far enough ahead.
    QCOMPARE(decides("W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5 | turn W", 0), std::string("roll"));
  }

  void theScoreOfAMatchDecidesAboutTheCube() {
    const TablesOf<kBackgammon> r(setup("1", {{"match", "5"}}));
    Random random(1);
    // Who needs five against one after the Crawford game loses nothing more by doubling.
    const char* behind = "W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5 | turn W | points W:0 B:4 | crawford past";
    const auto s = at(r, behind);
    QCOMPARE(r.text(s, 0, *r.suggest(s, 0, random)), std::string("double"));
    // Who needs two wins the match with a cube of two already: it is not turned again.
    const char* enough = "W 6:1 5:1 off:13 | B 1:2 off:13 | turn W | cube 2 W | points W:3 B:3";
    const auto e = at(r, enough);
    const auto all = r.weigh(e, 0, 0);
    QVERIFY(std::abs(all[0].worth - all[1].worth) < 0.2);
    QCOMPARE(r.text(e, 0, all.front().move), std::string("roll"));
  }

  void lookingAheadIsTheMeanOverAllThrows() {
    const TablesOf<kBackgammon> r(setup("1", {{"cube", "off"}, {"gammons", "off"}}));
    const auto s = at(r, "W 6:1 5:1 off:13 | B 1:3 off:12 | turn W");
    const Judge judge(r);
    // Six throws of 36 win at once; else the other needs a double, or a second throw before ours.
    QVERIFY(std::abs(judge.ahead(s).win - BearOff::table().wins(s.play.stones, 0)) < 1e-6f);
    QVERIFY(std::abs(judge.ahead(s, 1, judge.prizes(), {}).win - judge.ahead(s).win) < 2e-3f);
    QVERIFY(std::abs(judge.ahead(s, 2, judge.prizes(), {}).win - judge.ahead(s).win) < 2e-3f);
  }

  void playersWhoLearntBeatRandomMoves_data() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"1", "2", "puff", "trik-trak"}) QTest::addRow("%s", id) << id;
  }
  void playersWhoLearntBeatRandomMoves() {
    QFETCH(QString, id);
    const GameInfo& info = *std::ranges::find(backgammonFamily().games, id.toStdString(),
                                              [](const GameInfo& g) { return std::string(g.id); });
    const bool cube = id == "1" || id == "2";
    constexpr int kGames = 20;
    int won = 0;
    Random random(5);
    for (std::uint64_t i = 0; i < kGames; ++i) {
      const Seat clever = static_cast<Seat>(i % 2);
      auto m = Match::begin(
          info, 2, cube ? std::map<std::string, std::string>{{"cube", "off"}} : std::map<std::string, std::string>{},
          i);
      QVERIFY(bool(m));
      while (!m->over()) {
        if (m->turn().isChance()) {
          QVERIFY(bool(m->chance()));
          continue;
        }
        const Seat seat = m->turn().seat();
        const auto list = m->now().moves(seat);
        const std::string move =
            seat == clever ? m->now().suggest(seat, random) : list[static_cast<std::size_t>(random.index(list.size()))];
        QVERIFY(bool(m->play(seat, move)));
      }
      won += m->result().places[clever == 0 ? 0 : 1] == 1;
    }
    qInfo("%s: %d of %d", qPrintable(id), won, kGames);
    QVERIFY(won >= (cube ? kGames - 2 : kGames * 3 / 4));
  }
};

QTEST_GUILESS_MAIN(BackgammonPlayerTest)
#include "backgammon_player_test.moc"
