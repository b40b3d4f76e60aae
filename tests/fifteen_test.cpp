// Fifteen: which throws can make 15, the grammar of answers and what is refused, time, ties. Rules: three- to five-dice
// games, section 5, game 101, and section 6.
#include "games/dice/cup/arithmetic.h"
#include "games/dice/cup/fifteen.h"
#include "tests/cup_play.h"
#include "tests/cup_tasks.h"

using namespace mk;
using namespace mk::dice;

namespace {

Match after(std::string_view dice, Chosen chosen = {}) {
  Match m = cupMatch(taskInfo("101"), 2, std::move(chosen));
  if (const QString wrong = throwDice(m, dice); !wrong.isEmpty()) qFatal("%s", qPrintable(wrong));
  return m;
}

void timeUp(Match& m) {
  Event e;
  e.kind = Event::Kind::Clock;
  QVERIFY(m.play(e));
}

} // namespace

class FifteenTest : public QObject {
  Q_OBJECT

private slots:
  void exactlyTheThrowsOfTheRulingCanMakeFifteen() {
    const QStringList ruling{"125", "134", "135", "136", "144", "145", "233", "236", "255",
                             "256", "334", "336", "356", "366", "455", "456", "555"};
    QStringList found;
    int combinations = 0, throws = 0;
    for (int a = 1; a <= 6; ++a)
      for (int b = 1; b <= 6; ++b)
        for (int c = 1; c <= 6; ++c) {
          const QString digits = QString("%1%2%3").arg(a).arg(b).arg(c);
          const auto& solution = Fifteen::solution(Thrown::of(digits.toStdString()));
          throws += solution.has_value();
          if (a > b || b > c) continue;
          ++combinations;
          if (!solution) continue;
          found << digits;
          const auto t = Thrown::of(digits.toStdString());
          const auto value = valueOf(*solution, std::span(t.face).first(3));
          QVERIFY2(value && *value == (Fraction{15, 1}), solution->c_str());
        }
    QCOMPARE(found, ruling);
    QCOMPARE(combinations, 56);
    QCOMPARE(throws, 76);
  }

  // The search misses nothing: every expression with one pair of brackets or none, over all orders of the dice.
  void noExpressionBeyondTheSearchMakesFifteen() {
    for (int a = 1; a <= 6; ++a)
      for (int b = a; b <= 6; ++b)
        for (int c = b; c <= 6; ++c) {
          std::array<std::uint8_t, 3> d{static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b),
                                        static_cast<std::uint8_t>(c)};
          const bool solvable = expressionFor(15, d).has_value();
          bool some = false;
          const auto combine = [](double x, double y, int op) {
            return op == 0 ? x + y : op == 1 ? x - y : op == 2 ? x * y : y == 0 ? 1e9 : x / y;
          };
          do
            for (int op = 0; op < 16; ++op) {
              some = some || std::abs(combine(combine(d[0], d[1], op / 4), d[2], op % 4) - 15) < 1e-9;
              some = some || std::abs(combine(d[0], combine(d[1], d[2], op / 4), op % 4) - 15) < 1e-9;
            }
          while (std::ranges::next_permutation(d).found);
          QCOMPARE(solvable, some);
        }
  }

  void answersAreReadAsPeopleWriteThem_data() {
    QTest::addColumn<QString>("dice");
    QTest::addColumn<QString>("answer");
    QTest::addColumn<QString>("kept"); // in the log
    QTest::newRow("source 1") << "336"
                              << "expr (6*3)-3"
                              << "expr (6*3)-3";
    QTest::newRow("source 2") << "256"
                              << "expr (5*6)/2"
                              << "expr (5*6)/2";
    QTest::newRow("a fraction on the way") << "256"
                                           << "expr 6*(5:2)"
                                           << "expr 6*(5/2)";
    QTest::newRow("signs of print") << "336"
                                    << "6 × 3 − 3"
                                    << "expr 6*3-3";
    QTest::newRow("points and colons") << "256"
                                       << "5·6:2"
                                       << "expr 5*6/2";
    QTest::newRow("letters") << "135"
                             << "1x3X5"
                             << "expr 1*3*5";
    QTest::newRow("divided by print") << "256"
                                      << "5×6÷2"
                                      << "expr 5*6/2";
    QTest::newRow("brackets without need") << "555"
                                           << "((5)+(5+(5)))"
                                           << "expr ((5)+(5+(5)))";
    QTest::newRow("a negative on the way") << "366"
                                           << "(3-6)*(6-1)"
                                           << "";
    QTest::newRow("left to right") << "356"
                                   << "(6-3)*5"
                                   << "expr (6-3)*5";
    QTest::newRow("with its time") << "135"
                                   << "expr 1*3*5 t12"
                                   << "expr 1*3*5 t12";
    QTest::newRow("at the last second") << "135"
                                        << "expr 1*3*5 t30"
                                        << "expr 1*3*5 t30";
    QTest::newRow("too late") << "135"
                              << "expr 1*3*5 t31"
                              << "";
  }
  void answersAreReadAsPeopleWriteThem() {
    QFETCH(QString, dice);
    QFETCH(QString, answer);
    QFETCH(QString, kept);
    const Match m = after(dice.toStdString());
    const auto rules = CupGame<Fifteen>(m.game().setup(), 101);
    const auto state = rules.read(m.now().text());
    QVERIFY(state);
    const auto move = rules.readMove(*state, 0, answer.toStdString());
    QCOMPARE(bool(move), !kept.isEmpty());
    if (move) QCOMPARE(QString::fromStdString(rules.text(*state, 0, *move)), kept);
    QCOMPARE(refusal(m, answer.toStdString()).isEmpty(), !kept.isEmpty());
  }

  void aWrongAnswerIsRefusedWithItsReason_data() {
    QTest::addColumn<QString>("dice");
    QTest::addColumn<QString>("answer");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char* name, const char* dice, const char* answer, const char* reason) {
      QTest::newRow(name) << dice << answer << reason;
    };
    row("a die is not used", "351", "3*5", "The 1 is not used: every die has to be, once.");
    row("joined dice", "125", "12+5", "Dice are not joined: 1 and 2 need a sign between them.");
    row("another value", "136", "3*6-1", "3 × 6 − 1 is 17, not 15.");
    row("a fraction as value", "256", "5/2*5", "There is no 5 among the dice, or it is used already.");
    row("a value that is a fraction", "256", "6+5/2", "6 + 5 ÷ 2 is 17/2, not 15.");
    row("a negative value", "256", "2-5-6", "2 − 5 − 6 is −9, not 15.");
    row("a number that was not thrown", "135", "1*3*4", "There is no 4 among the dice, or it is used already.");
    row("a die used twice", "135", "3*5+3-3", "There is no 3 among the dice, or it is used already.");
    row("zero", "336", "6/(3-3)", "Nothing can be divided by zero.");
    row("minus first", "336", "-3+6*3", "No minus sign may stand before the first number.");
    row("minus first in brackets", "336", "6*3+(-3)", "No minus sign may stand before the first number.");
    row("plus first", "336", "+3", "A number has to stand first.");
    row("no sign before a bracket", "134", "3(1+4)", "A sign is missing before “(”: multiplication has to be written.");
    row("no sign after a bracket", "134", "(1+4)3", "A sign is missing before “3”: multiplication has to be written.");
    row("an open bracket", "134", "3*(1+4", "A bracket is not closed.");
    row("a bracket too many", "134", "3*(1+4))", "A bracket is closed that was not opened.");
    row("empty brackets", "134", "3*()", "A number is missing after “(”.");
    row("two signs", "134", "3*/4", "A number is missing after “×”.");
    row("nothing after a sign", "134", "3*4+", "A number is missing after “+”.");
    row("a power", "144", "4^2-1", "Only + − × ÷ and brackets are allowed: no powers, roots or factorials.");
    row("a factorial", "345", "3!+4+5", "Only + − × ÷ and brackets are allowed: no powers, roots or factorials.");
    row("a root", "144", "√4*4", "Only + − × ÷ and brackets are allowed: no powers, roots or factorials.");
    row("a letter", "134", "fifteen", "“f” is not a sign of arithmetic: use the dice, + − × ÷ and brackets.");
    row("a comma", "134", "1,3", "“,” is not a sign of arithmetic: use the dice, + − × ÷ and brackets.");
    row("nothing", "134", "expr ", "Write an expression with the dice, for example 3 × (4 + 1).");
    row("blanks", "134", "   ", "Write an expression with the dice, for example 3 × (4 + 1).");
  }
  void aWrongAnswerIsRefusedWithItsReason() {
    QFETCH(QString, dice);
    QFETCH(QString, answer);
    QFETCH(QString, reason);
    const Match m = after(dice.toStdString(), {{"unsolvable-throws", "call-impossible"}});
    QCOMPARE(refusal(m, answer.toStdString()), reason);
  }

  void heapsOfBracketsAreRefused() {
    const Match m = after("134");
    QCOMPARE(refusal(m, std::string(100'000, '(')), "That is too long: three dice need fewer signs.");
  }

  void aThrowWithoutSolutionIsThrownAgain() {
    Match m = after("235");
    QVERIFY(m.turn().isChance());
    QCOMPARE(m.now().chance().by, kNobody); // by itself
    QCOMPARE(throwDice(m, "135"), QString());
    QCOMPARE(m.turn().seat(), Seat{0});
    QCOMPARE(refusal(m, "impossible"), "These dice can make 15: throws that cannot are thrown again.");
    QCOMPARE(play(m, "expr 1*3*5"), QString());
    QCOMPARE(totals(m), (std::vector<int>{1, 0}));
    QVERIFY(m.turn().isChance());
    QCOMPARE(m.now().chance().by, Seat{1});
  }

  void impossibleIsAnAnswerWhereThrowsStay() {
    Match m = after("235", {{"unsolvable-throws", "call-impossible"}});
    QCOMPARE(refusal(m, "2*5+3"), "2 × 5 + 3 is 13, not 15."); // may be mended
    QCOMPARE(play(m, "impossible t4"), QString());
    QCOMPARE(totals(m), (std::vector<int>{1, 0}));
    QCOMPARE(throwDice(m, "135"), QString());
    QCOMPARE(play(m, "impossible"), QString()); // wrong, and final
    QCOMPARE(totals(m), (std::vector<int>{1, 0}));
    QCOMPARE(states(m), "t=4;t=30");
  }

  void timeUpLosesTheTaskAndCountsWhole() {
    Match m = after("336", {{"time", "60-s"}});
    QCOMPARE(m.now().secondsAllowed(), 60);
    timeUp(m);
    QCOMPARE(totals(m), (std::vector<int>{0, 0}));
    QCOMPARE(states(m), "t=60;-");
    QCOMPARE(m.now().secondsAllowed(), 0); // a throw is not timed
    QCOMPARE(throwDice(m, "456"), QString());
    QCOMPARE(play(m, "fail"), QString());
    QCOMPARE(states(m), "t=60;t=60");
    QCOMPARE(cellText(m, "Seconds", 1), "60");
  }

  void withoutClockNoTimeIsCounted() {
    Match m = after("336", {{"time", "none"}});
    QCOMPARE(m.now().secondsAllowed(), 0);
    QCOMPARE(movesNow(m), "expr 6+3*3, fail");
    QCOMPARE(play(m, "expr 6*3-3 t25"), QString());
    QCOMPARE(states(m), QString());
  }

  void lessThinkingBreaksTheTieAfterFiveExtraTasks() {
    Match m = cupMatch(taskInfo("101"), 2, {{"games", "1"}});
    QCOMPARE(playLine(m, "1: 336 expr:6*3-3 2: 555 expr:5+5+5"), QString());
    for (int i = 0; i < 5; ++i) {
      QVERIFY(!m.over());
      QCOMPARE(playLine(m, i == 2 ? "1: 135 expr:1*3*5" : "1: 456 fail"), QString());
      QCOMPARE(throwDice(m, "135"), QString());
      QCOMPARE(play(m, i == 2 ? "expr 1*3*5 t9" : "fail"), QString());
    }
    QVERIFY(m.over()); // seat 2 needed nine seconds more
    QCOMPARE(places(m), (std::vector<int>{1, 2}));
    QCOMPARE(english(m.result().why), std::string("The extra tasks settle nothing: seat 1 wins by taking less time."));
  }

  void equalTimesShareTheWin() {
    for (const char* time : {"30-s", "none"}) {
      Match m = cupMatch(taskInfo("101"), 2, {{"games", "1"}, {"time", time}});
      for (int i = 0; i < 6; ++i) QCOMPARE(playLine(m, "1: 336 fail 2: 555 fail"), QString());
      QVERIFY(m.over());
      QCOMPARE(places(m), (std::vector<int>{1, 1}));
    }
  }

  void aTieMayBeShared() {
    Match m = cupMatch(taskInfo("101"), 2, {{"games", "1"}, {"tie", "shared-win"}});
    QCOMPARE(playLine(m, "1: 336 expr:6*3-3 2: 555 expr:5+5+5"), QString());
    QVERIFY(m.over());
    QCOMPARE(places(m), (std::vector<int>{1, 1}));
  }

  void thePositionKeepsTimesAndTask() {
    Match m = after("336");
    QCOMPARE(playLine(m, "expr:6*3-3 555"), QString());
    Match again = cupMatch(taskInfo("101"), 2, {}, m.now().text());
    QCOMPARE(again.now().text(), std::string("101 r1 s2 [1,0] {d=555}"));
    QCOMPARE(movesNow(again), movesNow(m));
    QVERIFY(!Match::begin(taskInfo("101"), 2, {}, 1, "101 r1 s1 [0,0] {d=235}")); // no task
    QVERIFY(!Match::begin(taskInfo("101"), 2, {}, 1, "101 r1 s1 [0,0] {d=23}"));
    QVERIFY(!Match::begin(taskInfo("101"), 2, {}, 1, "101 r6 s1 [0,0] {}")); // five tasks
  }

  void theTableOffersSignsAndDice() {
    const Match m = after("336");
    const View v = m.now().look(Viewer{0});
    QVERIFY(v.entry && v.entry->isText);
    QCOMPARE(v.entry->dice, std::int16_t{kCupTray});
    QCOMPARE(v.entry->keys.size(), std::size_t{6});
    for (const std::string& key : v.entry->keys) QVERIFY(key == "(" || key == ")" || plainExpression("3" + key + "3"));
    QVERIFY(!m.now().look(Viewer{1}).entry);
  }

  void theComputerSolvesEveryTask() { QVERIFY(winsAgainstRandom(taskInfo("101"), {}, 200) > 180); }
};

QTEST_GUILESS_MAIN(FifteenTest)
#include "fifteen_test.moc"
