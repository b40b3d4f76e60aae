// Eskalero and dice poker, and what they share with Starpoker: worked cases, house rules, exact chances, computer
// players, the laws. Rules: three- to five-dice games, sections 5 and 6, games 146, 147 and 149.
#include "games/box/laws.h"
#include "games/dice/sheets/hands.h"
#include "games/dice/sheets/sheet_values.h"
#include "games/dice/sheets/yatzee.h"
#include "tests/law_rows.h"
#include "tests/layout_fault.h"
#include "tests/poker_dice.h"
#include "tests/sanitized.h"

#include <cmath>

using namespace mk;
using namespace mk::dice;

namespace {

constexpr const char* kLastLine =
    "149 r10 s1 [0,0] {1=0 2=0 3=0 4=0 5=0 6=0 7=0 8=0 9=0;1=0 2=0 3=0 4=0 5=0 6=0 7=0 8=0 9=0}";

} // namespace

class PokerDiceTest : public QObject {
  Q_OBJECT

private slots:
  // 147

  void aBoxOfEskaleroIsWorthWhatTheRulingSays_data() {
    QTest::addColumn<QString>("dice");
    QTest::addColumn<QString>("box");
    QTest::addColumn<int>("points");
    const struct {
      const char* dice;
      const char* box;
      int points;
    } cases[] = {{"9TJQK", "S", 20}, {"TJQKA", "S", 20}, {"9TJKA", "S", 0},  {"AAAKK", "F", 30}, {"QQQQ9", "P", 40},
                 {"QQQQQ", "P", 40}, {"99999", "G", 50}, {"99999", "F", 0},  {"AAAK9", "A", 18}, {"JJ9TA", "J", 6},
                 {"KQJT9", "S", 20}, {"AAAKQ", "F", 0},  {"AAAKQ", "P", 0},  {"QQQQ9", "G", 0},  {"99TTA", "9", 2},
                 {"99TTA", "T", 4},  {"99TTA", "K", 0},  {"QQQQQ", "Q", 20}, {"KKKKK", "K", 25}, {"AAAAA", "A", 30}};
    for (const auto& c : cases) QTest::addRow("%s in %s", c.dice, c.box) << c.dice << c.box << c.points;
  }
  void aBoxOfEskaleroIsWorthWhatTheRulingSays() {
    QFETCH(QString, dice);
    QFETCH(QString, box);
    QFETCH(int, points);
    // Entered in the game itself, in its own notation.
    Match m = begun("147", 2);
    std::string faces;
    for (const char d : dice.toStdString()) faces += std::string(" ") + d;
    QCOMPARE(run(m, {("chance dice" + faces).c_str(), ("0 enter " + box.toStdString() + "@1").c_str()}), std::string());
    QCOMPARE(m.now().text(), "147 r1 s2 [" + std::to_string(points) + ",0] {" + box.toStdString() + "=" +
                                 std::to_string(points) + ";}");
  }

  void eskaleroIsTenBoxesAndTenRounds() {
    QCOMPARE(Eskalero::boxes().size(), std::size_t{10});
    Match m = begun("147", 2);
    QCOMPARE(run(m, {"chance dice A A K Q 9", "0 keep AA", "chance dice A 9 9", "0 keep AAA", "chance dice 9 K",
                     "0 enter A@3"}),
             std::string());
    QCOMPARE(m.now().text(), std::string("147 r1 s2 [18,0] {A=18;}"));
    Random random(5);
    QVERIFY(playRandomly(m, random, m.game().bound()));
    QVERIFY(m.now().text().starts_with("147 r10"));
  }

  void theLogOfTheRulingIsPlayed() { // 2: AAKQ9 keep AA / A99 keep AAA / 9K enter A@3
    Match m = begun("147", 2, {{"starter", "random"}});
    QCOMPARE(run(m, {"chance draw 1", "chance dice A A K Q 9", "1 keep AA", "chance dice A 9 9"}), std::string());
    QCOMPARE(m.now().text(), std::string("147 r1 s2 [0,0] {;AAKQ9/AAA99 n=2}"));
    QCOMPARE(run(m, {"1 keep AAA", "chance dice 9 K", "1 enter A@3"}), std::string());
    QCOMPARE(m.now().text(), std::string("147 r1 s1 [0,18] {;A=18}"));
  }

  void pokerDiceLieOnTheTray() {
    Match m = begun("147", 2, kFirstSeat, "147 r1 s1 [0,0] {AAKQ9 n=1;}");
    const View v = m.now().look({0});
    const Zone* tray = v.find(SheetGame::kTray);
    QVERIFY(tray->items[0].thing == Thing::pokerDie(6));
    QVERIFY(tray->items[4].thing == Thing::pokerDie(1));
    QCOMPARE(english(v.find(SheetGame::kNotes)->cells[1].text), std::string("A A K Q 9"));
    QCOMPARE(cellText(v, SheetGame::kSheet, "Ace", 1), std::string("12"));
    QCOMPARE(cellText(v, SheetGame::kSheet, "Numbers in all", 1), std::string("no such line"));
  }

  void aPokerDieIsCalledByItsFace() {
    const char* names[] = {"9", "10", "jack", "queen", "king", "ace"};
    for (int face = 1; face <= 6; ++face)
      QCOMPARE(english(nameOf(Thing::pokerDie(face))), std::string("poker die showing ") + names[face - 1]);
  }

  void theExtraRoundOfEskaleroCountsValues() {
    Match m = begun("147", 2, kFirstSeat,
                    "147 r10+1 s1 b1 [0,0] {9=0 T=0 J=0 Q=0 K=0 A=0 S=0 F=0 P=0 G=0 e;9=0 T=0 J=0 Q=0 K=0 A=0 S=0 F=0 "
                    "P=0 G=0 e}");
    QCOMPARE(run(m, {"chance dice 9 T J Q K"}), std::string());
    QCOMPARE(english(m.now().look({0}).find(SheetGame::kNotes)->cells[2].text), std::string("15"));
    QCOMPARE(run(m, {"0 enter @1", "chance dice 9 9 A A A"}), std::string());
    QVERIFY(m.now().text().find("e=15") != std::string::npos);
    QCOMPARE(run(m, {"1 enter @1"}), std::string());
    QCOMPARE(m.result().places, (std::vector<int>{2, 1}));
  }

  void keepingAndEntryCanBeRestricted_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("entry");
    QTest::newRow("147") << "147"
                         << "P@";
    QTest::newRow("149") << "149"
                         << "@";
  }
  void keepingAndEntryCanBeRestricted() {
    QFETCH(QString, game);
    QFETCH(QString, entry);
    const std::string enter = "0 enter " + entry.toStdString();
    const bool poker = game == "147";
    const char* throws[] = {poker ? "chance dice A A A A 9" : "chance dice 5 5 5 5 1",
                            poker ? "chance dice 9 9 9 9 A" : "chance dice 1 1 1 1 5"};
    Match off = begun(game.toStdString(), 2, {{"starter", "seat-1"}, {"keeping", "off"}});
    QCOMPARE(run(off, {throws[0]}), std::string());
    const auto all = off.now().moves(0);
    QCOMPARE(std::ranges::count_if(all, [](const std::string& t) { return t.starts_with("keep"); }), std::ptrdiff_t{1});
    QCOMPARE(run(off, {"0 keep -"}), std::string());
    QCOMPARE(int(off.now().chance().count), 5);
    Match last = begun(game.toStdString(), 2, {{"starter", "seat-1"}, {"entry", "last-result-only"}});
    QCOMPARE(run(last, {throws[0], "0 keep -", throws[1]}), std::string());
    QVERIFY(!run(last, {(enter + "1").c_str()}).empty());
    QCOMPARE(run(last, {(enter + "2").c_str()}), std::string());
  }

  // 149

  void aResultOfDicePokerIsWorthWhatTheRulingSays_data() {
    QTest::addColumn<QString>("dice");
    QTest::addColumn<int>("points");
    const struct {
      const char* dice;
      int points;
    } cases[] = {{"12345", 20}, {"23456", 25}, {"66555", 57}, {"44443", 66}, {"33333", 85},
                 {"11166", 45}, {"22345", 0},  {"23455", 0},  {"23451", 20}, {"66666", 100},
                 {"11112", 54}, {"55544", 53}, {"11223", 0},  {"12346", 0}};
    for (const auto& c : cases) QTest::newRow(c.dice) << c.dice << c.points;
  }
  void aResultOfDicePokerIsWorthWhatTheRulingSays() {
    QFETCH(QString, dice);
    QFETCH(int, points);
    QCOMPARE(DicePoker::points(shown(dice.toStdString(), false)), points);
  }

  void anyNotedResultMayBeWrittenInTheNextLine() {
    Match m = begun("149", 2, kFirstSeat, "149 r1 s1 [0,0] {23456/23455/23451 n=3;}");
    QCOMPARE(m.now().moves(0), (std::vector<std::string>{"enter @1", "enter @2", "enter @3"}));
    for (const auto& [move, total] : std::map<std::string, int>{{"enter @1", 25}, {"enter @2", 0}, {"enter @3", 20}}) {
      Match other = begun("149", 2, kFirstSeat, m.now().text());
      QCOMPARE(run(other, {("0 " + move).c_str()}), std::string());
      QCOMPARE(other.now().result().scores[0], total);
    }
    // The program proposes the best.
    const View v = m.now().look({0});
    QCOMPARE(cellText(v, SheetGame::kSheet, "Round 1", 1), std::string("25"));
    QCOMPARE(english(v.buttons.back().label), std::string("Write down 25"));
    QCOMPARE(m.now().gestures(0)[0], (Gesture{{}, {Stroke::place(SheetGame::kNotes, 1)}}));
    const auto more = m.now().otherGestures(0);
    QCOMPARE(more.size(), std::size_t{2});
    QVERIFY(std::ranges::all_of(more, [](const auto& g) { return g.first == 0; }));
    QCOMPARE(english(v.find(SheetGame::kNotes)->cells[5].text), std::string("0"));
  }

  // Any noted result may be written: a box that is touched alone takes the one that is worth most there.
  void aBoxTakesTheBestOfTheNotedResults() {
    Match m = begun("147", 2, kFirstSeat, "147 r1 s1 [0,0] {9TJQK/99TJA/9TTTQ n=3;}");
    const View v = m.now().look({0});
    QCOMPARE(cellText(v, SheetGame::kSheet, "Street", 1), std::string("20"));
    QCOMPARE(cellText(v, SheetGame::kSheet, "Ten", 1), std::string("6"));
    QCOMPARE(cellText(v, SheetGame::kSheet, "Full", 1), std::string("0"));
    const auto moves = m.now().moves(0);
    const auto gestures = m.now().gestures(0);
    const auto others = m.now().otherGestures(0);
    const auto gestureOf = [&](const char* move) {
      const auto at = std::ranges::find(moves, move) - moves.begin();
      return gestures.at(static_cast<std::size_t>(at));
    };
    QCOMPARE(gestureOf("enter S@1").path.size(), std::size_t{1});
    QCOMPARE(gestureOf("enter S@3").path.size(), std::size_t{2});
    QCOMPARE(gestureOf("enter S@3").path.front(), Stroke::place(SheetGame::kNotes, 5));
    QCOMPARE(gestureOf("enter T@3").path.size(), std::size_t{1});
    // Every noted result can still be touched first.
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const auto byNote = [&](const auto& other) { return other.first == i && other.second.path.size() == 2; };
      QVERIFY2(gestures[i].path.size() == 2 || std::ranges::any_of(others, byNote), moves[i].c_str());
    }
  }

  void everyCombinationMayBeWrittenAgain() {
    Match m = begun("149", 2);
    for (int round = 1; round <= 3; ++round)
      QCOMPARE(run(m, {"chance dice 4 4 4 4 3", "0 enter @1", "chance dice 1 2 3 5 6", "1 enter @1"}), std::string());
    QCOMPARE(m.now().text(), std::string("149 r4 s1 [198,0] {1=66 2=66 3=66;1=0 2=0 3=0}"));
  }

  void tiesOfDicePokerAreBrokenByCombinations() {
    Match m = begun("149", 2, kFirstSeat, kLastLine);
    QCOMPARE(run(m, {"chance dice 1 1 2 3 6", "0 enter @1", "chance dice 6 6 5 4 1", "1 enter @1"}), std::string());
    QVERIFY(m.now().text().starts_with("149 r10+1 s1 b1 [0,0]"));
    // Nothing against nothing is repeated, whatever the sum.
    QCOMPARE(run(m, {"chance dice 1 1 2 3 6", "0 enter @1", "chance dice 6 6 5 4 1", "1 enter @1"}), std::string());
    QVERIFY(m.now().text().starts_with("149 r10+2 s1 b1 [0,0]"));
    QCOMPARE(run(m, {"chance dice 6 6 6 6 6", "0 enter @1", "chance dice 6 6 6 6 5", "1 enter @1"}), std::string());
    QCOMPARE(m.result().places, (std::vector<int>{1, 2}));
    QCOMPARE(m.result().scores, (std::vector<int>{0, 0}));
    Match shared = begun("149", 2, {{"tie", "shared-win"}}, kLastLine);
    QCOMPARE(run(shared, {"chance dice 1 1 2 3 6", "0 enter @1", "chance dice 6 6 5 4 1", "1 enter @1"}),
             std::string());
    QCOMPARE(shared.result().places, (std::vector<int>{1, 1}));
  }

  void linesAreFilledFromTheTop() {
    QVERIFY(!dicePoker().read("149 r2 s1 [20,0] {2=20;1=0}"));
    QVERIFY(!dicePoker().read("149 r2 s1 [21,0] {1=21;1=0}"));
    QVERIFY(bool(dicePoker().read("149 r2 s1 [20,0] {1=20;1=0}")));
  }

  // Chances

  void theHandsOfOneThrowAreAsLikelyAsCounted() {
    const std::map<PokerHand::Class, int> counted = {
        {PokerHand::Class::Nothing, 480}, {PokerHand::Class::Pair, 3600},       {PokerHand::Class::TwoPairs, 1800},
        {PokerHand::Class::Three, 1200},  {PokerHand::Class::SmallStreet, 120}, {PokerHand::Class::BigStreet, 120},
        {PokerHand::Class::Full, 300},    {PokerHand::Class::Poker, 150},       {PokerHand::Class::Grande, 6}};
    std::map<PokerHand::Class, int> found;
    eachThrow([&](const Counts& c) { ++found[PokerHand::of(c).kind]; });
    QCOMPARE(found, counted);
    // The first throws of games that are really played, with real chance: four standard deviations.
    const Starpoker g = starpoker(2);
    Random random(11);
    constexpr int kThrows = 100'000;
    std::map<PokerHand::Class, int> thrown;
    for (int i = 0; i < kThrows; ++i) {
      auto s = g.start();
      g.settle(s, roll(g.chance(s), random));
      ++thrown[PokerHand::of(countsOf(s.turn.dice())).kind];
    }
    for (const auto& [kind, ways] : counted) {
      const double p = ways / 7776.0, away = thrown[kind] - kThrows * p;
      QVERIFY2(std::abs(away) < 4 * std::sqrt(kThrows * p * (1 - p)), english(nameOf({kind, 0, 0})).c_str());
    }
  }

  void thePointsOfOneThrowAreAsLikelyAsCounted() {
    // 149 with one throw to write: its mean by all throws, and in matches where the first throw is written.
    double sum = 0, squares = 0;
    eachThrow([&](const Counts& c) {
      const int n = DicePoker::points(c);
      sum += n;
      squares += n * n;
    });
    const double mean = sum / 7776, spread = std::sqrt(squares / 7776 - mean * mean);
    const DicePoker g = dicePoker({{"keeping", "off"}});
    Random random(12);
    constexpr int kMatches = 5000; // of twenty turns
    double written = 0;
    for (int i = 0; i < kMatches; ++i) {
      auto s = g.start();
      while (!g.turn(s).isOver() && s.contest.round == 0) {
        if (g.turn(s).isChance())
          g.settle(s, roll(g.chance(s), random));
        else
          g.play(s, g.turn(s).seat(),
                 {SheetGame::Move::Kind::Enter,
                  static_cast<std::uint8_t>(s.sheets[static_cast<std::size_t>(s.toMove)].count()), 0});
      }
      written += g.total(s, 0) + g.total(s, 1);
    }
    QVERIFY(std::abs(written / (20 * kMatches) - mean) < 4 * spread / std::sqrt(20.0 * kMatches));
  }

  void chancesOfTheTableOfHandsAddUp() {
    const Hands& hands = Hands::get();
    for (std::size_t k = 0; k < hands.allKeeps(); ++k) {
      double sum = 0;
      for (const auto& n : hands.after(k)) sum += n.chance;
      QVERIFY(std::abs(sum - 1) < 1e-12);
    }
    std::vector<int> found(Hands::kAll);
    eachThrow([&](const Counts& c) { ++found[hands.find(c)]; });
    for (std::size_t h = 0; h < Hands::kAll; ++h) QVERIFY(std::abs(hands.chance(h) * 7776 - found[h]) < 1e-6);
  }

  // Known of the three-throw turn: five equal dice come in 4.6029 of 100 turns played for nothing else.
  void fiveEqualDiceComeAsOftenAsIsKnown() {
    BestTurn::Worth grande;
    for (std::size_t h = 0; h < Hands::kAll; ++h)
      grande[h] = PokerHand::of(Hands::get().counts(h)).kind == PokerHand::Class::Grande;
    const double last = BestTurn(grande, {.throws = 3, .keeping = true, .remembers = false}).mean();
    QVERIFY(std::abs(last - 0.046029) < 1e-6);
    QVERIFY(std::abs(BestTurn(grande, {}).mean() - last) < 1e-9); // nothing better is ever left behind
    QVERIFY(std::abs(BestTurn(grande, {.throws = 1, .keeping = true, .remembers = false}).mean() - 6 / 7776.0) < 1e-12);
  }

  // Computer players

  void aSensiblePlayerOfDicePokerPlaysAsWellAsCanBe() {
    BestTurn::Worth worth;
    for (std::size_t h = 0; h < Hands::kAll; ++h) worth[h] = DicePoker::points(Hands::get().counts(h));
    const double best = BestTurn(worth, {}).mean();
    const DicePoker g = dicePoker();
    Random random(4);
    double sensible = 0, blind = 0, squares = 0;
    constexpr int kMatches = fewer(400);
    for (int i = 0; i < kMatches; ++i) {
      const auto s = playedOut(g, random, [](Seat k) { return k == 0; });
      sensible += g.total(s, 0);
      squares += g.total(s, 0) * g.total(s, 0);
      blind += g.total(s, 1);
    }
    const double mean = sensible / kMatches, spread = std::sqrt(squares / kMatches - mean * mean);
    qInfo("149: sensible %.1f, at best %.1f, blind %.1f", mean, 10 * best, blind / kMatches);
    QVERIFY(std::abs(mean - 10 * best) < 4 * spread / std::sqrt(double(kMatches)));
    QVERIFY(mean > 2 * blind / kMatches);
  }

  void aSensiblePlayerOfEskaleroIsMuchBetterThanChance() {
    const Eskalero g = eskalero();
    Random random(4);
    double sensible = 0, blind = 0;
    constexpr int kMatches = 100;
    for (int i = 0; i < kMatches; ++i) {
      const auto s = playedOut(g, random, [](Seat k) { return k == 0; });
      sensible += g.total(s, 0);
      blind += g.total(s, 1);
    }
    qInfo("147: sensible %.1f, blind %.1f", sensible / kMatches, blind / kMatches);
    QVERIFY(sensible > blind + 80 * kMatches);
    // It plays for the win, which is nearly the same as for the most.
    QVERIFY(sensible / kMatches > SheetValues::of(Eskalero::boxes(), {}).open(0x3ff) - 8);
  }

  // The table

  void nothingOverlapsOnTheTable() {
    for (const char* id : {"146", "147", "149"})
      for (const int seats : {2, 5, 8})
        for (const Aspect aspect : {Aspect::Wide, Aspect::Tall}) {
          const View v = begun(id, seats, {}).now().look({});
          const Layout l = infoOf(id).arrange(v, aspect);
          QCOMPARE(layoutFault(v, l), QString());
        }
  }

  void theLawsHold_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    for (const char* id : {"146", "147", "149"}) {
      for (const int n : {2, 3, 8}) QTest::addRow("%s, %d seats", id, n) << id << n << QString() << QString();
      for (const OptionSpec& o : infoOf(id).options)
        for (const OptionValue& v : o.values) QTest::addRow("%s %s %s", id, o.key, v.key) << id << 2 << o.key << v.key;
    }
  }
  void theLawsHold() {
    QFETCH(QString, game);
    const LawReport r = checkRow(infoOf(game.toStdString()), 4);
    QVERIFY(r.broken.empty());
    QCOMPARE(r.matches, fewer(4));
  }
};

QTEST_APPLESS_MAIN(PokerDiceTest)
#include "poker_dice_test.moc"
