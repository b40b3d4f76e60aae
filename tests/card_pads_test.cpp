// Score pads of card games: what is told of a deal and what it brings. Rules: card games, worked cases by their
// numbers.
#include "games/box/laws.h"
#include "games/cards/catalogue.h"
#include "tests/law_rows.h"

#include <QTest>

#include <algorithm>

using namespace mk;

namespace {

const GameInfo& game(const char* id) {
  for (const GameInfo& g : cardsFamily().games)
    if (std::string_view(g.id) == id) return g;
  qFatal("no such game");
}

using Chosen = std::map<std::string, std::string>;

// A pad on which these answers have been told, one after the other.
Match told(const char* id, int seats, std::vector<int> answers, const Chosen& options = {}) {
  Chosen chosen = options;
  chosen["score-pad"] = "on";
  auto m = Match::begin(game(id), seats, chosen, 1);
  if (!m) qFatal("%s", english(m.why()).c_str());
  for (const int a : answers)
    if (const auto ok = m->play(m->turn().seat(), "answer " + std::to_string(a)); !ok)
      qFatal("%d: %s", a, english(ok.why()).c_str());
  return std::move(*m);
}

std::vector<int> scores(const Match& m) { return m.over() ? m.result().scores : m.now().result().scores; }

std::string poolOf(const Match& m) {
  const Zone sheet = m.now().look(Viewer::everybody()).zones.front();
  return english(sheet.cells.back().text);
}

using Ints = std::vector<int>;

} // namespace

class CardPadsTest : public QObject {
  Q_OBJECT
private slots:
  void gamesWithASheetOverDealsHaveAPad() {
    for (const char* id : {"169", "171", "172", "174", "175", "176", "178", "179", "181", "185", "189"})
      QVERIFY2(std::ranges::any_of(game(id).options,
                                   [](const OptionSpec& o) { return std::string_view(o.key) == "score-pad"; }),
               id);
  }

  void theLawsHoldForEveryPadWithEverySeat() {
    for (const GameInfo& g : cardsFamily().games) {
      if (std::ranges::none_of(g.options, [](const OptionSpec& o) { return std::string_view(o.key) == "score-pad"; }))
        continue;
      for (const int seats : {g.minSeats, g.maxSeats}) {
        const LawReport report = checkLaws(g, seats, {{"score-pad", "on"}}, lawLimits(1));
        QVERIFY2(report.broken.empty(), report.broken.empty() ? "" : (g.id + report.broken.front()).c_str());
      }
    }
  }

  void monarchAsksForTheSumsAndBreaksTies() {
    QCOMPARE(scores(told("189", 3, {24, 23, 27})), (Ints{0, 0, 1}));       // 189-2
    QCOMPARE(scores(told("189", 3, {24, 24, 20, 3, 2})), (Ints{1, 0, 0})); // 189-3
    QCOMPARE(scores(told("189", 4, {24, 24, 20, 24, 3, 2, 3, 4, 10})), (Ints{0, 0, 0, 1}));
    // A tie for so long is shared.
    std::vector<int> tied{24, 24, 24};
    tied.resize(24, 5);
    QCOMPARE(scores(told("189", 3, tied)), (Ints{1, 1, 1}));
    auto m = told("189", 3, {24});
    QVERIFY(!m.play(m.turn().seat(), "answer 50"));
  }
  void nothingIsHiddenOnAPad() {
    const auto m = told("169", 3, {3, 1, 1});
    QCOMPARE(m.now().look(Viewer{2}).zones, m.now().look(Viewer::everybody()).zones);
  }

  void preferenceIsReckonedAsTheRulingSays() {
    // who deals, who declares, the bid, who joins (left, right), tricks of the declarer, of the left neighbour
    auto m = told("169", 3, {3, 1, 1, 1, 1, 7, 2}); // 169-6
    QCOMPARE(scores(m), (Ints{7, 2, -19}));
    QCOMPARE(poolOf(m), std::string("10"));
    m = told("169", 3, {3, 1, 1, 1, 0, 5}); // 169-7
    QCOMPARE(scores(m), (Ints{-15, 5, -10}));
    QCOMPARE(poolOf(m), std::string("20"));
    m = told("169", 3, {3, 1, 7, 1, 1, 6, 2}); // 169-9
    QCOMPARE(scores(m), (Ints{-14, 2, -8}));
    QCOMPARE(poolOf(m), std::string("20"));
    m = told("169", 3, {3, 2, 1, 0, 0}); // nobody joins: the pool is the declarer's
    QCOMPARE(scores(m), (Ints{0, 10, -10}));
    QCOMPARE(poolOf(m), std::string("0"));
    m = told("169", 3, {3, 0}); // all passed
    QCOMPARE(scores(m), (Ints{0, 0, -10}));
  }

  void preferenceOfFourAndMisereAreReckonedToo() {
    auto m = told("169", 4, {4, 1, 1, 1, 1, 7, 2}); // the dealer rests, and pays
    QCOMPARE(scores(m), (Ints{7, 2, -9, -10}));
    QCOMPARE(poolOf(m), std::string("10"));
    QVERIFY(!m.play(m.turn().seat(), "answer 1")); // who deals now does not declare
    m = told("169", 3, {3, 1, 1, 0}, {{"misere", "on"}});
    QCOMPARE(scores(m), (Ints{10, 0, -10}));
    m = told("169", 3, {3, 1, 1, 2}, {{"misere", "on"}});
    QCOMPARE(scores(m), (Ints{-20, 0, -10}));
    QCOMPARE(poolOf(m), std::string("30"));
    m = told("169", 3, {3, 1, 0, 1, 1, 1, 7, 2}, {{"misere", "on"}}); // 169-6
    QCOMPARE(scores(m), (Ints{7, 2, -19}));
  }

  void thePadHoldsAtMostTheTricksThatThereAre() {
    auto m = told("169", 3, {3, 1, 1, 1, 1, 7});
    QVERIFY(!m.play(m.turn().seat(), "answer 4"));
    QVERIFY(m.play(m.turn().seat(), "answer 3"));
  }

  void theBankerPaysAndTakesChips() {
    // 171-5: seat 3 deals; seats 4, 1, 2: wins, loses, equal
    const auto m = told("171", 4, {3, 1, 2, 0}, {{"bank", "banker"}});
    QCOMPARE(scores(m), (Ints{-1, 0, 0, 1}));
  }

  void theBestTotalAloneScores() {
    QCOMPARE(scores(told("171", 3, {0, 3})), (Ints{0, 0, 1})); // 171-3, 171-4
  }

  void rummyGoesToWhoeverIsOutOrToTheCheapestHands() {
    QCOMPARE(scores(told("174", 3, {2})), (Ints{0, 1, 0}));
    QCOMPARE(scores(told("175", 3, {0, 20, 12, 12})), (Ints{0, 1, 1}));
  }

  void captainsNeedSixtySixPoints() {
    QCOMPARE(scores(told("179", 4, {1, 3, 66})), (Ints{1, 0, 1, 0})); // 179-7
    QCOMPARE(scores(told("179", 4, {1, 3, 65})), (Ints{0, 1, 0, 1})); // 179-8
    QCOMPARE(scores(told("179", 4, {2, 2, 66})), (Ints{0, 3, 0, 0})); // 179-9
    QCOMPARE(scores(told("179", 4, {2, 2, 64})), (Ints{1, 0, 1, 1}));
    QCOMPARE(scores(told("179", 4, {1, 3, 60}, {{"below-66", "drawn"}})), (Ints{0, 0, 0, 0}));
  }

  void aRoundGoesToMostCardsThenMostTricks() {
    QCOMPARE(scores(told("181", 3, {3, 2, 2, 4})), (Ints{1, 0, 0})); // 181-2
    QCOMPARE(scores(told("181", 3, {2, 2, 3, 3})), (Ints{1, 1, 0})); // 181-3
  }

  void badPointsAreAddedUntilSomebodyHasAHundred() {
    QCOMPARE(scores(told("185", 3, {1, 20, 10})), (Ints{0, 20, 10})); // 185-5
    const auto m = told("185", 3, {2, 60, 64, 1, 37, 37});
    QVERIFY(m.over());
    QCOMPARE(m.result().scores, (Ints{60, 37, 101}));
  }

  void aLoserGetsABadPoint() {
    const auto m = told("172", 3, {2, 0, 1, 0, 1});
    QCOMPARE(scores(m), (Ints{1, 1, 1}));
  }

  void aPointIsTakenBack() {
    auto m = told("178", 3, {4, 0, 2, 1, 1, 1});
    QCOMPARE(scores(m), (Ints{5, 1, 3}));
    for (int i = 0; i < 3; ++i) QVERIFY(m.undo());
    QCOMPARE(scores(m), (Ints{4, 0, 2}));
  }
};

QTEST_GUILESS_MAIN(CardPadsTest)
#include "card_pads_test.moc"
