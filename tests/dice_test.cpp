// The dice family: mechanics, worked cases and house rules of its games. Rules: three- to five-dice games.
#include "games/box/laws.h"
#include "games/dice/base/contest.h"
#include "games/dice/catalogue.h"
#include "games/dice/sheets/yatzee.h"
#include "tests/law_rows.h"
#include "tests/layout_fault.h"
#include "tests/matches.h"
#include "tests/played_out.h"
#include "tests/sanitized.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <numeric>

using namespace mk;
using namespace mk::dice;

namespace {

using Chosen = std::map<std::string, std::string>;

const GameInfo& yatzeeInfo() {
  return *std::ranges::find_if(diceFamily().games, [](const GameInfo& g) { return std::string_view(g.id) == "148"; });
}

Yatzee yatzee(int seats = 2, const Chosen& chosen = {}) {
  Setup s{seats, Options(Yatzee::options())};
  for (const auto& [key, value] : chosen)
    if (!s.options.set(key, value)) qFatal("no such option");
  return Yatzee(s);
}

Counts shown(std::string_view dice) {
  Counts c{};
  for (const char d : dice) ++c[static_cast<std::size_t>(d - '0')];
  return c;
}

Match begun(int seats, const Chosen& chosen = {}, std::string_view position = {}) {
  return matchOf(yatzeeInfo(), seats, chosen, position);
}

// Plays log lines; the first refusal, or "".
std::string run(Match& m, std::initializer_list<const char*> lines) {
  for (const char* line : lines) {
    const auto e = readEvent(line);
    if (!e) return english(e.why());
    if (const auto ok = m.play(*e); !ok) return std::string(line) + ": " + english(ok.why());
  }
  return {};
}

std::string cellText(const View& v, std::string_view line, int seat) {
  const Zone* sheet = v.find(SheetGame::kSheet);
  for (std::size_t row = 0; row < sheet->cells.size(); row += static_cast<std::size_t>(sheet->columns))
    if (english(sheet->cells[row].text) == line)
      return english(sheet->cells[row + 1 + static_cast<std::size_t>(seat)].text);
  return "no such line";
}

// Twelve boxes filled for both seats, only the yatzee open.
constexpr const char* kNearEnd =
    "148 r13 s1 [0,0] {1=0 2=0 3=0 4=0 5=0 6=0 P=0 PP=0 T=0 Q=0 R=0 H=0;1=0 2=0 3=0 4=0 5=0 6=0 "
    "P=0 PP=0 T=0 Q=0 R=0 H=0}";

} // namespace

class DiceTest : public QObject {
  Q_OBJECT

private slots:
  void aBoxIsWorthWhatTheRulingSays_data() {
    QTest::addColumn<QString>("dice");
    QTest::addColumn<QString>("box");
    QTest::addColumn<int>("points");
    const struct {
      const char* dice;
      const char* box;
      int points;
    } cases[] = {{"66123", "6", -6},  {"44444", "4", 8},   {"55512", "5", 0},  {"22461", "P", 4},   {"22665", "PP", 16},
                 {"44432", "T", 12},  {"55553", "Q", 20},  {"23456", "R", 20}, {"55666", "H", 28},  {"55555", "Y", 50},
                 {"22222", "Y", 50},  {"55555", "H", 0},   {"55555", "PP", 0}, {"12345", "R", 0},   {"66655", "P", 12},
                 {"12345", "6", -18}, {"12345", "SR", 15}, {"23456", "SR", 0}, {"66655", "PP", 22}, {"55555", "Q", 20},
                 {"12346", "Y", 0},   {"11111", "1", 2},   {"34562", "R", 20}};
    for (const auto& c : cases) QTest::addRow("%s in %s", c.dice, c.box) << c.dice << c.box << c.points;
  }
  void aBoxIsWorthWhatTheRulingSays() {
    QFETCH(QString, dice);
    QFETCH(QString, box);
    QFETCH(int, points);
    const auto boxes = Yatzee::boxes(true);
    const int b = boxWithCode(boxes, box.toStdString());
    QVERIFY(b >= 0);
    QCOMPARE(boxes[static_cast<std::size_t>(b)].value(shown(dice.toStdString())), points);
  }

  void theSectionOfTheNumbersAddsItsSigns() {
    Sheet s;
    const int upper[] = {2, -2, 0, 8, 0, -6};
    for (int b = 0; b < 6; ++b) s.write(b, upper[b]);
    QCOMPARE(sectionSum(s, Yatzee::boxes(false)), 2);
    s.sectionStruck = true;
    QCOMPARE(sectionSum(s, Yatzee::boxes(false)), 0);
  }

  void aSecondStrikeIsRefused() {
    Match m = begun(2, {{"starter", "seat-1"}});
    QCOMPARE(run(m, {"chance dice 1 2 3 4 5", "0 strike 6"}), std::string());
    QCOMPARE(m.now().text(), std::string("148 r1 s2 [3,0] {6=x;}"));
    QCOMPARE(cellText(m.now().look({}), "For striking", 0), std::string("3"));
    QCOMPARE(run(m, {"chance dice 1 1 1 2 2", "1 enter 1@1", "chance dice 1 2 3 4 5"}), std::string());
    QVERIFY(run(m, {"0 strike 5"}).starts_with("0 strike 5: "));
    QCOMPARE(run(m, {"0 enter 5@1"}), std::string());
    QCOMPARE(m.now().result().scores, (std::vector<int>{3 - 10, 0}));
  }

  void diceAreKeptAndThrownThreeTimes() {
    Match m = begun(2, {{"starter", "seat-1"}});
    QCOMPARE(run(m, {"chance dice 6 1 6 2 3"}), std::string());
    QCOMPARE(run(m, {"0 keep 66"}), std::string());
    QCOMPARE(m.now().text(), std::string("148 r1 s1 [0,0] {61623 k=66 n=1;}"));
    QVERIFY(m.turn().isChance());
    QCOMPARE(int(m.now().chance().count), 3);
    QCOMPARE(m.now().chance().by, kNobody);
    QCOMPARE(run(m, {"chance dice 6 4 5", "0 keep -"}), std::string());
    QCOMPARE(int(m.now().chance().count), 5);
    QCOMPARE(run(m, {"chance dice 1 1 2 2 3"}), std::string());
    QVERIFY(!run(m, {"0 keep 11"}).empty());
    // Any of the three results may be written.
    QCOMPARE(run(m, {"0 enter T@2"}), std::string());
    QCOMPARE(m.now().text(), std::string("148 r1 s2 [18,0] {T=18;}"));
    QCOMPARE(m.now().chance().by, Seat{1});
  }

  void keptDiceMayBePickedUpAgain() {
    Match m = begun(2, {{"starter", "seat-1"}}, "148 r1 s1 [0,0] {61623/66645 n=2;}");
    QVERIFY(run(m, {"0 keep 45"}).empty());
    QCOMPARE(m.now().look({}).find(SheetGame::kTray)->items[4].held, true);
    QCOMPARE(m.now().look({}).find(SheetGame::kTray)->items[0].held, false);
    QCOMPARE(int(m.now().look({}).find(SheetGame::kTray)->items[0].thing.code), 0);
  }

  void notAllDiceCanBeKept() {
    Match m = begun(2, {{"starter", "seat-1"}});
    QCOMPARE(run(m, {"chance dice 5 5 5 5 5"}), std::string());
    QVERIFY(!run(m, {"0 keep 55555"}).empty());
    int keeps = 0;
    for (const auto& t : m.now().moves(0)) keeps += t.starts_with("keep");
    QCOMPARE(keeps, 5); // none to four of five equal dice
    QCOMPARE(run(m, {"0 keep 5555"}), std::string());
  }

  void differentDiceCanBeKeptInThirtyOneWays() {
    const Yatzee g = yatzee();
    const auto s = g.read("148 r1 s1 [0,0] {12345 n=1;}");
    QVERIFY(bool(s));
    std::vector<Yatzee::Move> list;
    g.moves(*s, 0, list);
    QCOMPARE(std::ranges::count(list, SheetGame::Move::Kind::Keep, &Yatzee::Move::kind), std::ptrdiff_t{31});
    QCOMPARE(std::ssize(list), std::ptrdiff_t{31 + 13 + 13});
  }

  void withoutKeepingEveryThrowIsMadeWithAllDice() {
    Match m = begun(2, {{"starter", "seat-1"}, {"keeping", "off"}});
    QCOMPARE(run(m, {"chance dice 5 5 5 5 1"}), std::string());
    QVERIFY(!run(m, {"0 keep 5"}).empty());
    QCOMPARE(run(m, {"0 keep -"}), std::string());
    QCOMPARE(int(m.now().chance().count), 5);
  }

  void onlyTheLastResultMayBeWrittenWhereTheHouseSaysSo() {
    Match m = begun(2, {{"starter", "seat-1"}, {"entry", "last-result-only"}});
    QCOMPARE(run(m, {"chance dice 5 5 5 5 1", "0 keep 5", "chance dice 1 1 1 1"}), std::string());
    QVERIFY(!run(m, {"0 enter Q@1"}).empty());
    QCOMPARE(run(m, {"0 enter Q@2"}), std::string());
  }

  void theHighestThrowBegins() {
    Match m = begun(3);
    QCOMPARE(m.now().chance().by, Seat{0});
    QCOMPARE(run(m, {"chance dice 4", "chance dice 6", "chance dice 6"}), std::string());
    QCOMPARE(m.now().text(), std::string("148 r0.2 s2 [0,0,0] {x;;}"));
    QCOMPARE(m.now().chance().by, Seat{1});
    QCOMPARE(run(m, {"chance dice 2"}), std::string());
    QCOMPARE(m.now().text(), std::string("148 r0.2 s3 [0,0,0] {x;2;}"));
    QCOMPARE(run(m, {"chance dice 5"}), std::string());
    QCOMPARE(m.now().text(), std::string("148 r1 s3 [0,0,0] {;;}"));
  }

  void aThrowOffWithoutEndIsDecidedByTheSeats() {
    Contest c = Contest::among(everySeat(2));
    for (int i = 0; i < 2 * Contest::kMostRounds; ++i) {
      QVERIFY(!c.ended);
      c.score(c.next(0, 2), 3);
    }
    QVERIFY(c.ended);
    QVERIFY(!c.decided());
    QCOMPARE(c.next(0, 2), kNobody);
    QCOMPARE(lowestOf(c.in), Seat{0});
  }

  void aLotOrTheFirstSeatMayBegin() {
    Match lot = begun(4, {{"starter", "random"}});
    QCOMPARE(run(lot, {"chance draw 2"}), std::string());
    QCOMPARE(lot.now().text(), std::string("148 r1 s3 [0,0,0,0] {;;;}"));
    QCOMPARE(begun(2, {{"starter", "seat-1"}}).now().text(), std::string("148 r1 s1 [0,0] {;}"));
  }

  void aTieIsBrokenByAnExtraRound() {
    Match m = begun(2, {}, kNearEnd);
    QCOMPARE(run(m, {"chance dice 1 2 3 4 6", "0 enter Y@1", "chance dice 1 2 3 4 6", "1 enter Y@1"}), std::string());
    QVERIFY(!m.over());
    QVERIFY(m.now().text().starts_with("148 r13+1 s1 b1 [0,0]"));
    QCOMPARE(run(m, {"chance dice 6 6 6 1 1", "0 keep 666", "chance dice 1 1"}), std::string());
    QCOMPARE(run(m, {"0 enter @1", "chance dice 6 6 6 1 1", "1 enter @1"}), std::string()); // 20 each
    QVERIFY(m.now().text().starts_with("148 r13+2 s1 b1 [0,0]"));
    QCOMPARE(run(m, {"chance dice 1 1 1 1 1", "0 enter @1", "chance dice 1 1 1 1 2", "1 enter @1"}), std::string());
    QVERIFY(m.over());
    QCOMPARE(m.result().places, (std::vector<int>{2, 1}));
    QCOMPARE(m.result().scores, (std::vector<int>{0, 0}));
    QVERIFY(m.now().game().read(m.now().text()));
  }

  void aTieIsSharedWhereTheHouseSaysSo() {
    Match m = begun(2, {{"tie", "shared-win"}}, kNearEnd);
    QCOMPARE(run(m, {"chance dice 1 2 3 4 6", "0 enter Y@1", "chance dice 1 2 3 4 6", "1 enter Y@1"}), std::string());
    QVERIFY(m.over());
    QCOMPARE(m.result().places, (std::vector<int>{1, 1}));
  }

  void theHighestTotalWins() {
    Match m = begun(2, {}, kNearEnd);
    QCOMPARE(run(m, {"chance dice 1 2 3 4 6", "0 enter Y@1", "chance dice 4 4 4 4 4", "1 enter Y@1"}), std::string());
    QCOMPARE(m.result().places, (std::vector<int>{2, 1}));
    QCOMPARE(english(m.result().why), std::string("The sheets are full: seat 2 wins with 50 point(s)."));
  }

  void theWholeSectionIsStruckOnlyWhenItsSixthBoxHasJustBeenFilled() {
    const Chosen section{{"strike", "whole-1-6-section"}};
    constexpr const char* before = "148 r6 s1 [-9,0] {1=-2 2=-4 3=-3 4=0 5=0;1=0 2=0 3=0 4=0 5=0}";
    Match m = begun(2, section, before);
    QCOMPARE(run(m, {"chance dice 6 6 1 1 2"}), std::string());
    QVERIFY(!run(m, {"0 strike 6"}).empty());
    QCOMPARE(run(m, {"0 enter 6@1"}), std::string());
    QCOMPARE(m.now().moves(0), (std::vector<std::string>{"strike section", "leave section"}));
    QVERIFY(m.now().text().ends_with("6=-6 section?;1=0 2=0 3=0 4=0 5=0}"));
    Match left = begun(2, section, m.now().text());
    QCOMPARE(run(m, {"0 strike section"}), std::string());
    QCOMPARE(m.now().result().scores[0], 3);
    QCOMPARE(run(left, {"0 leave section"}), std::string());
    QCOMPARE(left.now().result().scores[0], -15);
    QVERIFY(!run(left, {"chance dice 1 1 1 2 2", "1 strike section"}).empty());
  }

  void nothingIsStruckWhereTheHouseSaysSo() {
    Match m = begun(2, {{"starter", "seat-1"}, {"strike", "none"}});
    QCOMPARE(run(m, {"chance dice 1 2 3 4 5"}), std::string());
    QVERIFY(!run(m, {"0 strike 6"}).empty());
    QCOMPARE(cellText(m.now().look({}), "For striking", 0), std::string("no such line"));
  }

  void theSmallRowIsAFourteenthBoxAndRound() {
    Match m = begun(2, {{"starter", "seat-1"}, {"small-row", "yes"}});
    QCOMPARE(run(m, {"chance dice 1 2 3 4 5", "0 enter SR@1"}), std::string());
    QCOMPARE(m.now().result().scores[0], 15);
    Random random(5);
    QVERIFY(playRandomly(m, random, m.game().bound()));
    QVERIFY(m.now().text().starts_with("148 r14"));
    Match without = begun(2, {{"starter", "seat-1"}});
    QVERIFY(!run(without, {"chance dice 1 2 3 4 5", "0 enter SR@1"}).empty());
  }

  void theSheetShowsWhatOpenBoxesWouldGive() {
    Match m = begun(2, {{"starter", "seat-1"}}, "148 r1 s1 [0,0] {66123 n=1;}");
    const View v = m.now().look({0});
    QCOMPARE(cellText(v, "Sixes", 0), std::string("\u22126"));
    QCOMPARE(cellText(v, "Pair", 0), std::string("12"));
    QCOMPARE(cellText(v, "Pair", 1), std::string());
    QCOMPARE(cellText(v, "Numbers in all", 0), std::string("0"));
    QVERIFY(english(v.prompt).starts_with("seat 1: throw 1 of 3"));
  }

  void anyOfTheEqualDiceCanBeClicked() {
    Match m = begun(2, {{"starter", "seat-1"}}, "148 r1 s1 [0,0] {61623 n=1;}");
    Selection hand(m.now().look({0}), m.now().gestures(0));
    QVERIFY(hand.touch(Stroke::place(SheetGame::kTray, 2)));
    QVERIFY(hand.touch(Stroke::button(SheetGame::kThrow)));
    QVERIFY(hand.complete().has_value());
    QCOMPARE(m.now().moves(0)[*hand.complete()], std::string("keep 6"));
    hand.clear();
    QVERIFY(hand.touch(Stroke::place(SheetGame::kTray, 2)));
    QVERIFY(hand.touch(Stroke::place(SheetGame::kTray, 0)));
    QVERIFY(hand.touch(Stroke::button(SheetGame::kThrow)));
    QCOMPARE(m.now().moves(0)[*hand.complete()], std::string("keep 66"));
  }

  void anOlderResultIsWrittenByItsNote() {
    Match m = begun(2, {{"starter", "seat-1"}}, "148 r1 s1 [0,0] {66612/66645 n=2;}");
    const View v = m.now().look({0});
    std::vector<Gesture> gestures = m.now().gestures(0);
    std::vector<std::size_t> moves(gestures.size());
    std::iota(moves.begin(), moves.end(), std::size_t{0});
    for (const auto& [move, gesture] : m.now().otherGestures(0)) gestures.push_back(gesture), moves.push_back(move);
    Selection hand(v, gestures, moves);
    QVERIFY(hand.touch(Stroke::place(SheetGame::kNotes, 1)));
    const auto cells = hand.targets();
    QCOMPARE(std::ssize(cells), std::ptrdiff_t{13});
    QVERIFY(hand.touch(Stroke::place(cells[0])));
    QVERIFY(m.now().moves(0)[moves[*hand.complete()]].ends_with("@1"));
  }

  void facesToKeepMayBeNamedInAnyOrder() {
    Match m = begun(2, {{"starter", "seat-1"}}, "148 r1 s1 [0,0] {61623 n=1;}");
    QCOMPARE(run(m, {"0 keep 616"}), std::string());
    QVERIFY(m.now().text().find("k=166") != std::string::npos);
  }

  void wrongPositionsAreRefusedWithAReason_data() {
    QTest::addColumn<QString>("text");
    for (const char* t : {"",
                          "147 r1 s1 [0,0] {;}",
                          "148",
                          "148 r1 s3 [0,0] {;}",
                          "148 r99 s1 [0,0] {;}",
                          "148 r1 s1 {;}",
                          "148 r1 s1 [0,0]",
                          "148 r1 s1 [0,0] {}{",
                          "148 r1 s1 [0,0] {;;}",
                          "148 r1 s1 [5,0] {;}",
                          "148 r2 s1 [0,0] {;}",
                          "148 r2 s1 [1,0] {P=1;P=0}",
                          "148 r2 s1 [0,0] {P=0 P=0;P=0}",
                          "148 r1 s1 [0,0] {1234 n=1;}",
                          "148 r1 s1 [0,0] {12347 n=1;}",
                          "148 r1 s1 [0,0] {12345 k=66 n=1;}",
                          "148 r1 s1 [0,0] {12345 k=12345 n=1;}",
                          "148 r1 s1 [0,0] {12345 n=2;}",
                          "148 r1 s1 [0,0] {12345/12345/12345/12345 n=4;}",
                          "148 r1 s1 [0,0] {;12345 n=1}",
                          "148 r13 s- b1 [0,0] {;}",
                          "148 r3 s1 [6,0] {1=x 2=x;1=0 2=0}",
                          "148 r0 s2 [0,0] {;}",
                          "148 r0 s1 [0,0] {7;}",
                          "148 r1 s1 [0,0] {section?;}",
                          "148 r99999999999999 s1 [0,0] {;}",
                          "148 r1 s1 [0,0] {k=1;}",
                          "148 r1 s1 [0,0] {12345/12345 h=9 n=2;}"})
      QTest::newRow(t) << t;
  }
  void wrongPositionsAreRefusedWithAReason() {
    QFETCH(QString, text);
    const auto s = yatzee().read(text.toStdString());
    QVERIFY2(!s, qPrintable(text));
    QVERIFY(!english(s.why()).empty());
  }

  void aSensiblePlayerIsMuchBetterThanChance() {
    const Yatzee g = yatzee(2, {{"starter", "seat-1"}});
    Random random(3);
    int sensible = 0, blind = 0;
    for (int match = 0; match < 4; ++match) {
      const auto s = playedOut(g, random, [](Seat k) { return k == 0; });
      sensible += g.total(s, 0);
      blind += g.total(s, 1);
    }
    qInfo("sensible %d, blind %d", sensible / 4, blind / 4);
    QVERIFY(sensible > blind + 4 * 60);
  }

  void theLawsHold_data() { lawRows({2, 3, 8}, 2, Yatzee::options()); }
  void theLawsHold() {
    const LawReport r = checkRow(yatzeeInfo(), 4);
    QVERIFY(r.broken.empty());
    QCOMPARE(r.matches, fewer(4));
  }

  void nothingOverlapsOnTheTable() {
    for (const int seats : {2, 5, 8})
      for (const Aspect aspect : {Aspect::Wide, Aspect::Tall}) {
        const View v = begun(seats).now().look({});
        const Layout l = yatzeeInfo().arrange(v, aspect);
        QCOMPARE(layoutFault(v, l), QString());
      }
  }
};

QTEST_APPLESS_MAIN(DiceTest)
#include "dice_test.moc"
