// Game 3: the worked cases of its ruling, the throw for the order, who decides what, and what the table shows.
#include "games/backgammon/catalogue.h"
#include "games/backgammon/chouette.h"
#include "games/box/laws.h"
#include "tests/law_rows.h"
#include "tests/positions.h"

#include <QTest>

using namespace mk;

namespace {

const GameInfo& info() {
  for (const GameInfo& game : backgammonFamily().games)
    if (std::string_view(game.id) == "3") return game;
  qFatal("no such game");
}

Chouette rules(int seats, const std::map<std::string, std::string>& options = {{"games", "10"}}) {
  Options o(info().options);
  for (const auto& [key, value] : options)
    if (!o.set(key, value)) qFatal("no such option");
  return Chouette(Setup{seats, o});
}

// "A B C D" as seats 0 1 2 3.
std::string queue(const Chouette::State& s) {
  std::string out;
  for (const std::uint8_t seat : s.queue) out += static_cast<char>('A' + seat);
  return out;
}

std::vector<int> points(const Chouette::State& s, int seats) { return {s.points.begin(), s.points.begin() + seats}; }

void play(const Chouette& r, Chouette::State& s, std::initializer_list<std::pair<int, const char*>> moves) {
  for (const auto& [seat, text] : moves) {
    if (!r.turn(s).has(static_cast<Seat>(seat))) qFatal("%s: not the turn of %d", text, seat);
    const auto m = r.readMove(s, static_cast<Seat>(seat), text);
    if (!m) qFatal("%s: %s", text, english(m.why()).c_str());
    r.play(s, static_cast<Seat>(seat), *m);
  }
}

void throwDice(const Chouette& r, Chouette::State& s, int a, int b) {
  r.settle(s, Outcome::dice({static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)}));
}

// One throw from the end, for the box and for the captain; nobody is gammoned.
const char* const kBoxWins = "W 1:1 off:14 | B 6:1 off:14 | turn W | dice 21 | ";
const char* const kCrewWins = "W 6:1 off:14 | B 1:1 off:14 | turn B | dice 21 | ";

} // namespace

class ChouetteTest : public QObject {
  Q_OBJECT

private slots:
  void theBoxWinsFromEverybodyAndTheCaptainGoesToTheEnd() { // case 1
    const Chouette r = rules(4);
    auto s = at(r, std::string(kBoxWins) + "cube 2 W || queue 0,1,2,3");
    play(r, s, {{0, "1/off"}});
    QCOMPARE(points(s, 4), (std::vector<int>{6, -2, -2, -2}));
    QCOMPARE(queue(s), std::string("ACDB"));
    QCOMPARE(s.game, std::uint8_t{2});
    QCOMPARE(s.captain, Seat{2});
    QVERIFY(r.turn(s).isChance());
  }
  void theBoxLosesAGammonToEverybodyAndTheCaptainComesIn() { // case 2
    const Chouette r = rules(4);
    auto s = at(r, "W 6:15 | B 1:1 off:14 | turn B | dice 21 | cube 1 - || queue 0,1,2,3");
    play(r, s, {{1, "1/off"}});
    QCOMPARE(points(s, 4), (std::vector<int>{-6, 2, 2, 2}));
    QCOMPARE(queue(s), std::string("BCDA"));
  }
  void eachAnswersForHimself() { // case 3
    const Chouette r = rules(4);
    auto s = at(r, "W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5 | turn W | cube 2 W || queue 0,1,2,3");
    play(r, s, {{0, "double"}, {1, "drop"}});
    QCOMPARE(points(s, 4), (std::vector<int>{2, -2, 0, 0})); // at once
    QCOMPARE(queue(s), std::string("ACDB"));
    QCOMPARE(s.captain, kNobody);
    play(r, s, {{2, "take"}});
    QCOMPARE(s.captain, Seat{2});
    QCOMPARE(int(s.table.cube), 2); // until all have answered
    play(r, s, {{3, "drop"}});
    QCOMPARE(points(s, 4), (std::vector<int>{4, -2, 0, -2}));
    QCOMPARE(int(s.table.cube), 4);
    QCOMPARE(s.table.cubeOwner, Seat{1});
    auto lost = at(r, std::string(kCrewWins) + "cube 4 B || queue 0,2,3,1 | in 2 | captain 2 | points 4,-2,0,-2");
    QCOMPARE(r.turn(lost), Turn::of(2));
    play(r, lost, {{2, "1/off"}});
    QCOMPARE(points(lost, 4), (std::vector<int>{0, -2, 4, -2}));
    QCOMPARE(queue(lost), std::string("CDBA"));
    QCOMPARE(lost.captain, Seat{3});
  }
  void whereAllDropTheBoxStays() { // case 4
    const Chouette r = rules(4);
    auto s = at(r, "W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5 | turn W | cube 1 - || queue 0,1,2,3");
    play(r, s, {{0, "double"}, {1, "drop"}, {2, "drop"}, {3, "drop"}});
    QCOMPARE(points(s, 4), (std::vector<int>{3, -1, -1, -1}));
    QCOMPARE(queue(s), std::string("ACDB"));
    QCOMPARE(s.game, std::uint8_t{2});
  }

  void theBoxAnswersTheCaptainAgainstEverybody() {
    const Chouette r = rules(4);
    const std::string offered =
        "W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5 | turn B | double | cube 2 B || queue 0,1,2,3";
    auto s = at(r, offered + " | in 1,3 | points 2,0,-2,0");
    QCOMPARE(r.turn(s), Turn::of(0));
    play(r, s, {{0, "drop"}});
    QCOMPARE(points(s, 4), (std::vector<int>{-2, 2, -2, 2})); // who was out neither wins nor pays
    QCOMPARE(queue(s), std::string("BCDA"));
    s = at(r, offered);
    play(r, s, {{0, "take"}});
    QCOMPARE(int(s.table.cube), 4);
    QCOMPARE(s.table.cubeOwner, Seat{0});
    QCOMPARE(s.in, std::uint8_t{0b1110});
  }
  void anActingCaptainWhoLosesGoesBehindTheOneWhoDropped() {
    const Chouette r = rules(5);
    auto s = at(r, "W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5 | turn W | cube 1 - || queue 0,1,2,3,4");
    play(r, s, {{0, "double"}, {1, "drop"}, {2, "drop"}, {3, "take"}, {4, "take"}});
    QCOMPARE(queue(s), std::string("ACDEB")); // a partner who dropped keeps his place
    QCOMPARE(s.captain, Seat{3});
    auto won = at(r, std::string(kBoxWins) + "cube 2 B || queue 0,2,3,4,1 | in 3,4 | captain 3 | points 2,-1,-1,0,0");
    play(r, won, {{0, "1/off"}});
    QCOMPARE(queue(won), std::string("ACEBD"));
    QCOMPARE(points(won, 5), (std::vector<int>{6, -1, -1, -2, -2}));
    auto lost = at(r, std::string(kCrewWins) + "cube 2 B || queue 0,2,3,4,1 | in 3,4 | captain 3 | points 2,-1,-1,0,0");
    play(r, lost, {{3, "1/off"}});
    QCOMPARE(queue(lost), std::string("DCEBA"));
    QCOMPARE(lost.captain, Seat{2});
  }
  void onlyTheCaptainMovesForTheCrew() {
    const Chouette r = rules(3);
    const auto s = at(r, "W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5 | turn B | cube 1 - || queue 2,0,1");
    QCOMPARE(r.turn(s), Turn::of(0));
    QCOMPARE(r.chance(at(r, "W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5 | turn B | cube 1 W || queue 2,0,1")).by,
             Seat{0});
  }

  void theHighestSumIsTheBoxAndEqualOnesThrowAgain() {
    const Chouette r = rules(4);
    auto s = r.start();
    throwDice(r, s, 3, 4), throwDice(r, s, 5, 6), throwDice(r, s, 1, 6), throwDice(r, s, 1, 1);
    QVERIFY(s.queue.empty());
    QCOMPARE(r.text(s).substr(r.text(s).find("||")), std::string("|| order 1:-,0:-,1:-,3:- | round 2"));
    QCOMPARE(r.chance(s).by, Seat{0}); // the two sevens among themselves
    throwDice(r, s, 2, 1);
    QCOMPARE(r.chance(s).by, Seat{2});
    throwDice(r, s, 6, 6);
    QCOMPARE(queue(s), std::string("BCAD"));
    QCOMPARE(s.captain, Seat{2});
    QVERIFY(r.turn(s).isChance());
  }
  void endlessTiesAreEndedByTheSeats() {
    const Chouette r = rules(3);
    auto s = r.start();
    for (int i = 0; i < 3 * Chouette::kMostRounds; ++i) throwDice(r, s, 2, 2);
    QCOMPARE(queue(s), std::string("ABC"));
  }
  void equalOpeningThrowsDoubleTheStake() {
    const Chouette r = rules(3);
    auto s = at(r, "W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5 | turn - || queue 1,2,0");
    throwDice(r, s, 4, 4);
    QCOMPARE(int(s.table.cube), 2);
    throwDice(r, s, 2, 5);
    QCOMPARE(r.turn(s), Turn::of(2));
  }

  void twoGamesForEachPlayerUnlessAgreedOtherwise() {
    QCOMPARE(rules(3, {}).games(), 6);
    QCOMPARE(rules(6, {}).games(), 12);
    QCOMPARE(rules(4, {{"games", "3"}}).games(), 3);
    const Chouette r = rules(3, {{"games", "2"}});
    auto s = at(r, std::string(kBoxWins) + "cube 1 - || queue 0,1,2 | points -2,1,1 | game 2");
    play(r, s, {{0, "1/off"}});
    QVERIFY(r.turn(s).isOver());
    QVERIFY(r.result(s).isDraw()); // all have none
    s = at(r, std::string(kBoxWins) + "cube 1 - || queue 0,1,2 | points -1,2,-1 | game 2");
    play(r, s, {{0, "1/off"}});
    QCOMPARE(r.result(s).winners(), (std::vector<Seat>{0, 1}));
    QCOMPARE(r.result(s).places, (std::vector<int>{1, 1, 3}));
  }
  void whoGivesUpPaysAndIsTheLast() {
    const Chouette r = rules(4);
    const auto s = at(r, "W 6:15 | B 6:14 off:1 | turn B | cube 2 B || queue 0,1,2,3 | in 1,2 | points 1,0,0,-1");
    QCOMPARE(r.resign(s, 0).scores, (std::vector<int>{-7, 4, 4, -1})); // a gammon
    QCOMPARE(r.resign(s, 0).places.front(), 4);
    QCOMPARE(r.resign(s, 1).scores, (std::vector<int>{5, -2, -2, -1})); // the captain gives up for the crew
    QCOMPARE(r.resign(s, 2).scores, (std::vector<int>{3, 0, -2, -1}));
    QCOMPARE(r.resign(s, 3).scores, (std::vector<int>{1, 0, 0, -1}));
    QCOMPARE(r.resign(s, 3).places, (std::vector<int>{1, 2, 2, 4}));
  }

  void theSheetAndThePromptTellWhoIsWhat() {
    const Chouette r = rules(4);
    auto s =
        at(r, "W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5 | turn W | cube 2 W || queue 2,0,1,3 | points 3,-1,-1,-1");
    QCOMPARE(english(r.look(s, Viewer{2}).prompt), std::string("seat 3 (box): throw, or offer a double first"));
    const auto cell = [&](int row, int column) {
      const View v = r.look(s, Viewer::everybody());
      return english(v.find(Chouette::kSheet)->cells[static_cast<std::size_t>(3 * row + column)].text);
    };
    QCOMPARE(cell(1, 0), std::string("box"));
    QCOMPARE(cell(2, 0), std::string("captain"));
    QCOMPARE(cell(4, 0), std::string("partner"));
    QCOMPARE(cell(2, 2), std::string("3"));
    QCOMPARE(r.look(s, Viewer{2}).buttons.size(), std::size_t{2});
    QVERIFY(r.look(s, Viewer{0}).buttons.empty());
    play(r, s, {{2, "double"}});
    QCOMPARE(english(r.look(s, Viewer{0}).prompt),
             std::string("seat 1 (captain): take the double for yourself and play for 4, or drop and pay 2"));
    QCOMPARE(r.look(s, Viewer{0}).buttons.size(), std::size_t{2});
    QVERIFY(r.look(s, Viewer{1}).buttons.empty());
    play(r, s, {{0, "drop"}});
    QCOMPARE(cell(4, 0), std::string("dropped"));
    QCOMPARE(english(r.look(s, Viewer{1}).prompt),
             std::string("seat 2 (partner): take the double for yourself and play for 4, or drop and pay 2"));
  }

  void positionsThatCannotBeAreRefused() {
    const Chouette r = rules(3);
    const std::string board = "W 24:2 13:5 8:3 6:5 | B 24:2 13:5 8:3 6:5 | turn W || ";
    for (const char* bad :
         {"queue 0,1", "queue 0,1,1", "queue 0,1,3", "in 0", "in -", "captain 0", "captain -", "took 1", "points 1,1,1",
          "points 1,-1", "game 99", "order 0:-,0:-,1:-", "order 0:-,1:-,2:-", "what 3"})
      QVERIFY2(!r.read(board + bad), bad);
    QVERIFY(r.read(board + "queue 2,1,0"));
    QVERIFY(r.read("4HPwATDgc/ABMA")); // a board of GNU Backgammon, with the seats as they are
  }

  void theLawsHoldAtEveryTable() {
    for (int seats = Chouette::kFewest; seats <= Chouette::kMost; ++seats) {
      const LawReport report = checkLaws(info(), seats, {{"games", "3"}}, lawLimits(8));
      QVERIFY2(report.broken.empty(), report.broken.empty() ? "" : report.broken.front().c_str());
    }
  }
  void sensiblePlayersPlayToTheEnd() {
    auto m = Match::begin(info(), 4, {{"games", "4"}}, 9);
    QVERIFY(bool(m));
    Random random(1);
    while (!m->over()) {
      if (m->turn().isChance()) {
        QVERIFY(bool(m->chance()));
        continue;
      }
      const Seat seat = m->turn().seat();
      const std::string move = m->now().suggest(seat, random);
      QVERIFY2(bool(m->play(seat, move)), move.c_str());
    }
    int sum = 0;
    for (const int score : m->result().scores) sum += score;
    QCOMPARE(sum, 0);
  }
};

QTEST_GUILESS_MAIN(ChouetteTest)
#include "chouette_test.moc"
