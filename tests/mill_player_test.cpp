// The computer player of mill: what patterns of stones are worth, and the text in which weights are kept.
#include "games/kit/weights_text.h"
#include "games/mill/catalogue.h"
#include "games/mill/mill.h"
#include "games/opponents/think.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <sstream>

using namespace mk;

namespace {

using Subject = MillPatterns::Subject;
constexpr Subject kSubjects[] = {Subject::Mill, Subject::DiceMill, Subject::TwelveMill};

// Calls f with the rules of the game.
template <class F> void withRules(Subject subject, F f) {
  const auto setup = [](std::string_view id) {
    const auto& games = millFamily().games;
    return Setup{2, Options(std::ranges::find(games, id, &GameInfo::id)->options)};
  };
  switch (subject) {
  case Subject::Mill:
    return f(Mill(kMill, setup("6")));
  case Subject::DiceMill:
    return f(DiceMill(setup("7")));
  case Subject::TwelveMill:
    return f(Mill(kTwelveMill, setup("9")));
  }
}

template <class R> void throwDice(const R& rules, Mill::State& s, Random& random) {
  if constexpr (Gives<R, Answer::Chance>)
    if (rules.turn(s).isChance()) rules.settle(s, roll(rules.chance(s), random));
}

// Positions of random matches.
template <class R, class F> void eachPosition(const R& rules, int matches, F f) {
  Random random(7);
  std::vector<typename R::Move> list;
  for (int i = 0; i < matches; ++i)
    for (Mill::State s = rules.start(); !rules.turn(s).isOver();) {
      f(s);
      throwDice(rules, s, random);
      list.clear();
      rules.moves(s, s.toMove, list);
      rules.play(s, s.toMove, list[static_cast<std::size_t>(random.index(list.size()))]);
    }
}

// The points after the board has been mirrored, turned by a quarter, or its outer and inner ring changed: `how` has a
// bit for each.
Points changed(Points points, unsigned how) {
  const BoardShape& shape = millBoard(MillBoardKind::Plain).shape;
  Points out = 0;
  eachPoint(points, [&](int p) {
    double x = shape.places[static_cast<std::size_t>(p)].x - 4, y = shape.places[static_cast<std::size_t>(p)].y - 4;
    if ((how & 1) != 0) x = -x;
    if ((how & 2) != 0) std::swap(x, y), x = -x;
    if ((how & 4) != 0) {
      const double ring = std::max(std::abs(x), std::abs(y));
      x *= (4 - ring) / ring, y *= (4 - ring) / ring;
    }
    const std::string name{static_cast<char>('a' + std::lround(x) + 3), static_cast<char>('1' + 3 - std::lround(y))};
    out |= onlyPoint(shape.find(name));
  });
  return out;
}

template <class R> typename R::Move thought(const R& rules, const Mill::State& s, Random& random) {
  Thinking t;
  t.level = kLevels;
  t.nodes = 1000;
  return *think(rules, s, s.toMove, t, random).move;
}

// Matches of one who judges by the patterns against one who only counts stones, each side once; the points of the
// first.
template <class R> double pointsAgainstCounting(const R& learnt, const MillPatterns& stones, int matches) {
  R counting = learnt;
  counting.judgeBy(stones);
  double points = 0;
  for (int i = 0; i < matches; ++i) {
    Mill::State s = learnt.start();
    Random random(static_cast<std::uint64_t>(i / 2), static_cast<std::uint64_t>(i % 2));
    while (!learnt.turn(s).isOver()) {
      throwDice(learnt, s, random);
      if (learnt.turn(s).isOver()) break;
      learnt.play(s, s.toMove, thought((s.toMove == 0) == (i % 2 == 0) ? learnt : counting, s, random));
    }
    points += s.winner == kNobody ? 0.5 : (s.winner == 0) == (i % 2 == 0) ? 1 : 0;
  }
  return points;
}

} // namespace

class MillPlayerTest : public QObject {
  Q_OBJECT
private slots:
  void whatIsTurnedOrMirroredIsWorthTheSame() {
    for (const Subject subject : kSubjects) {
      const MillPatterns& patterns = MillPatterns::of(subject);
      int seen = 0;
      withRules(subject, [&](const auto& rules) {
        eachPosition(rules, 20, [&](const Mill::State& s) {
          const MillPatterns::Sight here = rules.sight(s);
          for (unsigned how = 1; how < 8; ++how) {
            MillPatterns::Sight there = here;
            for (Points& p : there.stones) p = changed(p, how);
            QVERIFY(std::abs(patterns.worth(patterns.find(here)) - patterns.worth(patterns.find(there))) < 0.01f);
          }
          ++seen;
        });
      });
      QVERIFY(seen > 500);
    }
  }

  void whatOneSideGainsTheOtherLoses() {
    for (const Subject subject : kSubjects)
      withRules(subject, [&](const auto& rules) {
        eachPosition(rules, 20, [&](const Mill::State& s) { QCOMPARE(rules.worth(s, 0), -rules.worth(s, 1)); });
      });
  }

  void theWeightsAreReadAsTheyAreWritten() {
    for (const Subject subject : kSubjects) {
      const MillPatterns &learnt = MillPatterns::of(subject), bare(subject);
      std::istringstream text("// a comment\n" + learnt.text());
      const std::vector<std::string> read = weightLines(text);
      const std::vector<std::string_view> lines(read.begin(), read.end());
      const MillPatterns again(subject, lines);
      bool differs = false; // from what only counts stones
      withRules(subject, [&](const auto& rules) {
        eachPosition(rules, 5, [&](const Mill::State& s) {
          const auto found = learnt.find(rules.sight(s));
          QCOMPARE(again.worth(found), learnt.worth(found));
          differs = differs || std::abs(bare.worth(found) - learnt.worth(found)) > 50;
        });
      });
      QVERIFY(differs);
    }
  }

  void weightsAreWholeNumbersWithinBounds() {
    WeightWriter out;
    for (const int w : {0, 1, -1, 63, 64, 2047, -2047, 5000, -5000}) out.put(w);
    const std::string text = out.lines();
    const std::string_view line = std::string_view(text).substr(1, 18);
    WeightReader in(std::span(&line, 1));
    for (const int w : {0, 1, -1, 63, 64, 2047, -2047, 2047, -2047, 0}) QCOMPARE(in.next(), w);
  }

  // Without dice the dice mill is played like the other; with them as if the throw that nearly always comes did.
  void theDiceMillIsSearched() {
    withRules(Subject::DiceMill, [](const auto& rules) {
      Random random(3);
      Thinking asked;
      asked.level = kLevels;
      asked.nodes = 600'000;
      const auto moved = rules.read("W a7,d7,g7,b6,f6,e3,c3 hand 0 | B a1,d2,g4,c5 hand 0 | turn W");
      QVERIFY(moved);
      const auto wins = think(rules, *moved, 0, asked, random);
      QCOMPARE(wins.method, Method::Search);
      QVERIFY(wins.decided);
      QCOMPARE(wins.worth, 1.0);
      QVERIFY(wins.line.size() >= 5);

      const auto thrown = rules.read("W d6,d5,a4 hand 5 | B a7,d7,g7,d1 hand 5 | turn W | dice 114");
      QVERIFY(thrown);
      const auto places = think(rules, *thrown, 0, asked, random);
      QVERIFY(places.depth >= 5);
      QVERIFY(!places.decided);
      QCOMPARE(rules.text(*thrown, 0, *places.move), std::string("114:=d7xd1")); // a mill of his for one of the own

      // A win unless Black throws what replaces a stone.
      const auto ahead = rules.read("W a7,d7,g7,a4,a1,b6,b4,b2 hand 1 | B c5,e5,e3 hand 1 | turn W | dice 123");
      QVERIFY(ahead);
      const auto nearly = think(rules, *ahead, 0, asked, random);
      QVERIFY(nearly.worth > 0.9);
      QVERIFY(nearly.worth < 1);
      QVERIFY(!nearly.decided);
    });
  }

  void whatWasLearntWins_data() {
    QTest::addColumn<int>("subject");
    QTest::newRow("6") << static_cast<int>(Subject::Mill);
    QTest::newRow("7") << static_cast<int>(Subject::DiceMill);
    QTest::newRow("9") << static_cast<int>(Subject::TwelveMill);
  }
  void whatWasLearntWins() {
    QFETCH(int, subject);
    const MillPatterns stones(static_cast<Subject>(subject));
    constexpr int kMatches = 40;
    double points = 0;
    withRules(static_cast<Subject>(subject),
              [&](const auto& rules) { points = pointsAgainstCounting(rules, stones, kMatches); });
    QVERIFY2(points >= 0.7 * kMatches, qPrintable(QString::number(points)));
  }
};

QTEST_GUILESS_MAIN(MillPlayerTest)
#include "mill_player_test.moc"
