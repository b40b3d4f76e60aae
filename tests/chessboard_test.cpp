// Draughts: the worked cases of the ruling, move counts, every house rule, draws, texts and the laws of the box. The
// other kinds of draughts of the group are tried here as traits of the same rule set.
#include "games/box/erase.h"
#include "games/box/laws.h"
#include "games/chessboard/captures.h"
#include "games/chessboard/catalogue.h"
#include "games/chessboard/draughts.h"
#include "tests/heap_count.h"
#include "tests/law_rows.h"
#include "tests/layout_fault.h"
#include "tests/lesson.h"
#include "tests/positions.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <cstdlib>

using namespace mk;

namespace {

using Map = std::map<std::string, std::string>;
using Texts = std::vector<std::string>;

const GameInfo& kabe() { return chessboardFamily().games.front(); }

Draughts rules(const Map& options = {}) { return Draughts(setupOf(kabe(), 2, options)); }

Texts moves(const Draughts& r, const Draughts::State& s) {
  std::vector<Draughts::Move> list;
  r.moves(s, s.toMove, list);
  Texts out;
  for (const auto& m : list) out.push_back(r.text(s, s.toMove, m));
  std::ranges::sort(out);
  return out;
}
Texts moves(const Draughts& r, const std::string& position) { return moves(r, at(r, position)); }
Texts sorted(Texts t) {
  std::ranges::sort(t);
  return t;
}

void play(const Draughts& r, Draughts::State& s, const std::string& line) {
  for (const auto& word : QString::fromStdString(line).split(' ')) {
    const auto m = r.readMove(s, s.toMove, word.toStdString());
    if (!m) qFatal("%s: %s", qPrintable(word), english(m.why()).c_str());
    r.play(s, s.toMove, *m);
  }
}
Draughts::State after(const Draughts& r, const std::string& position, const std::string& line) {
  Draughts::State s = at(r, position);
  play(r, s, line);
  return s;
}

std::vector<std::uint64_t> counts(const Draughts& r, const Draughts::State& s, int depth) {
  std::vector<std::uint64_t> out;
  for (int d = 1; d <= depth; ++d) out.push_back(perft(r, s, d));
  return out;
}
using Counts = std::vector<std::uint64_t>;

constexpr DraughtsTraits turkish(bool menGoBack) {
  DraughtsTraits t = kTurkish;
  if (!menGoBack) t.manStep = t.manCapture = set(North) | set(East) | set(West);
  return t;
}
Draughts kind(const DraughtsTraits& t) { return Draughts(Setup{2, {}}, t); }

const std::string kSecond = "W:Wc5,e5,g5:Bb8,d8,f8";

} // namespace

class ChessboardTest : public QObject {
  Q_OBJECT

private slots:
  // The worked cases of game 12.
  void theFirstMovesAreSeven() {
    const Draughts r = rules();
    QCOMPARE(moves(r, r.start()), sorted({"a3-b4", "c3-b4", "c3-d4", "e3-d4", "e3-f4", "g3-f4", "g3-h4"}));
    QCOMPARE(r.text(r.start()), std::string("W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:"
                                            "Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8"));
  }
  void aManCapturesBackwardAndMustCapture() { QCOMPARE(moves(rules(), "W:Wc5:Bd4"), Texts{"c5xe3"}); }
  void aManThatReachesTheLastRankGoesOnAsAKing() {
    const Draughts r = rules();
    QCOMPARE(moves(r, "W:Wf6:Be7,c7"), sorted({"f6xd8xb6", "f6xd8xa5"}));
    QCOMPARE(moves(r, "W:Wf6:Be7,b6"), Texts{"f6xd8xa5"});
    QCOMPARE(r.text(after(r, "W:Wf6:Be7,b6,h8", "f6xd8xa5")), std::string("B:WKa5:Bh8"));
  }
  void anyCaptureMayBeChosen() {
    QCOMPARE(moves(rules(), "W:Wc3:Bd4,f6,f4,d6,b6"), sorted({"c3xe5xg7", "c3xe5xg3", "c3xe5xc7xa5"}));
  }
  void aKingLandsWhereItCanGoOn() {
    const Texts all = moves(rules(), "W:WKb4:Bd2,c5,g5");
    QCOMPARE(all.size(), std::size_t{2});
    QVERIFY(std::ranges::count(all, "b4xe1") == 1);
    QVERIFY(std::ranges::any_of(all, [](const std::string& m) { return m.starts_with("b4x") && m.ends_with("xh4"); }));
  }
  void twoPiecesInLineAreNotJumped() { QCOMPARE(moves(rules(), "W:WKb2:Bc3,d4"), sorted({"b2-a1", "b2-c1", "b2-a3"})); }
  void whoCannotMoveLoses() {
    const Draughts r = rules();
    const auto s = at(r, "W:Wa3:Bb4,c5");
    QVERIFY(r.turn(s).isOver());
    QCOMPARE(r.result(s).winners(), std::vector<Seat>{1});
    QCOMPARE(english(r.result(s).why), std::string("seat 1 has no move left."));
    const auto taken = after(r, "W:Wc3:Bd4", "c3xe5");
    QCOMPARE(r.result(taken).winners(), std::vector<Seat>{0});
    QCOMPARE(english(r.result(taken).why), std::string("seat 2 has no piece left."));
  }

  // Counting.
  void moveSequencesAgreeWithRussianDraughts() {
    const Draughts r = rules();
    QCOMPARE(counts(r, r.start(), 7), (Counts{7, 49, 302, 1469, 7482, 37986, 190146}));
    QCOMPARE(counts(r, at(r, kSecond), 5), (Counts{6, 36, 137, 358, 1052}));
  }
  // Tables that count a capture once for every way round have six more sequences of depth 8.
  void aCaptureThatGoesTwoWaysRoundCountsOnce() {
    const Draughts r = rules();
    QCOMPARE(perft(r, r.start(), 8), std::uint64_t{929899});
    const auto s = at(r, "B:Wa1,c1,e1,g1,b2,f2,h2,a3,c3,e3,c5,e5:Bb6,d6,f6,h6,a7,c7,g7,b8,d8,f8,h8");
    QCOMPARE(moves(r, s).size(), std::size_t{3});
    std::vector<Draughts::Move> ways;
    CaptureSearch(r, s, 1, ways, CaptureSearch::Ways::All).run();
    QCOMPARE(ways.size(), std::size_t{4});
  }
  void theOtherKindsOfTheGroupAreTraits() {
    const Counts first{7, 49, 302, 1469};
    const Draughts booklet = kind(turkish(true)), real = kind(turkish(false));
    QCOMPARE(counts(booklet, booklet.start(), 4), (Counts{16, 256, 5212, 104486}));
    QCOMPARE(counts(real, real.start(), 4), (Counts{8, 64, 708, 7538}));
    for (const auto& [traits, second] :
         std::initializer_list<std::pair<DraughtsTraits, Counts>>{{kPolish, {6, 36, 137, 349, 999}},
                                                                  {kGiveaway, {6, 36, 137, 349, 999}},
                                                                  {kItalian, {6, 36, 137, 355, 958}},
                                                                  {kAmerican, {6, 36, 137, 349, 842}}}) {
      const Draughts r = kind(traits);
      QCOMPARE(counts(r, r.start(), 4), first);
      QCOMPARE(counts(r, at(r, kSecond), 5), second);
    }
  }
  void theWorkedCasesOfTheOtherKindsHold() {
    const Draughts turk = kind(turkish(true)), real = kind(turkish(false));
    QCOMPARE(moves(turk, "W:Wd4:Bd5,c4,e4,d3"), sorted({"d4xd6", "d4xb4", "d4xf4", "d4xd2"}));
    QCOMPARE(moves(real, "W:Wd4:Bd5,c4,e4,d3"), sorted({"d4xd6", "d4xb4", "d4xf4"}));
    QCOMPARE(moves(turk, "W:Wc6:Bc7,d8,h2"), Texts{"c6xc8xe8"});
    QCOMPARE(moves(turk, "W:WKd1:Bd4,f6,a7"), sorted({"d1xd6xg6", "d1xd6xh6"}));
    QCOMPARE(moves(turk, "W:WKa3:Ba2,e4,a7"), sorted({"a3xa1", "a3xa8"}));
    const Draughts polish = kind(kPolish);
    QCOMPARE(moves(polish, "W:Wf6:Be7,c7"), Texts{"f6xd8xb6"});
    QCOMPARE(polish.text(after(polish, "W:Wf6:Be7,c7,h8", "f6xd8xb6")), std::string("B:Wb6:Bh8"));
    QCOMPARE(moves(polish, "W:Wf6:Be7,b6"), Texts{"f6xd8"});
    QCOMPARE(moves(polish, "W:Wc3:Bd4,f6,f4,d6,b6"), Texts{"c3xe5xc7xa5"});
    QCOMPARE(moves(polish, "W:WKa1:Bc3,f6").size(), std::size_t{2});
    const Draughts giveaway = kind(kGiveaway);
    QCOMPARE(giveaway.result(at(giveaway, "W:Wa3:Bb4,c5")).winners(), std::vector<Seat>{0});
    QCOMPARE(giveaway.result(after(giveaway, "W:Wc3:Bd4", "c3xe5")).winners(), std::vector<Seat>{1});
    const Draughts italian = kind(kItalian);
    QCOMPARE(moves(italian, "W:Wc3:BKd4"), Texts{"c3-b4"});
    QCOMPARE(moves(italian, "W:Wc3,Kg3:Bd4,f4"), Texts{"g3xe5"});
    QCOMPARE(moves(italian, "W:WKc5:Bd4,Kd6,h8"), Texts{"c5xe7"});
    QCOMPARE(moves(italian, "W:WKc3:Bd4,d2"), sorted({"c3xe5", "c3xe1"}));
    const Draughts american = kind(kAmerican);
    QCOMPARE(moves(american, "W:Wb8:Bc7,h4"), Texts{"b8xd6"});
    QVERIFY(american.turn(at(american, "W:Wb8:Bd6")).isOver());
    QCOMPARE(moves(american, "W:Wf6:Be7,c7"), Texts{"f6xd8xb6"});
  }
  void theItalianOrderPrefersKingsMetEarly() {
    // Both captures take a king and a man; the one that meets the king first is the only one.
    QCOMPARE(moves(kind(kItalian), "W:WKc3:BKd4,f6,b4,Kb6"), Texts{"c3xe5xg7"});
  }

  void aPlayoutNeedsNoHeap() {
    const Draughts r = rules();
    Random random(5);
    std::vector<Draughts::Move> list;
    list.reserve(256);
    const std::size_t before = allocations;
    int moves = 0;
    for (int i = 0; i < 200; ++i) {
      Draughts::State s = r.start();
      const Playout p = playout(r, s, random, list);
      QVERIFY(p.finished);
      moves += p.moves;
    }
    QCOMPARE(allocations, before);
    QVERIFY(moves > 200 * 20);
  }

  // House rules.
  void capturingMayBeVoluntary() {
    const Draughts r = rules({{"compulsory-capture", "no"}});
    QCOMPARE(moves(r, "W:Wc5:Bd4"), sorted({"c5-b6", "c5-d6", "c5xe3"}));
    QCOMPARE(moves(r, "W:Wc3:Bd4,f6"), sorted({"c3-b4", "c3xe5xg7"})); // once begun it is completed
  }
  void theMostPiecesMayHaveToBeTaken() {
    const Draughts r = rules({{"choice", "most"}});
    QCOMPARE(moves(r, "W:Wc3:Bd4,f6,f4,d6,b6"), Texts{"c3xe5xc7xa5"});
    QCOMPARE(moves(r, "W:WKb4:Bd2,c5,g5").size(), std::size_t{1});
  }
  void promotionMayWaitForTheEndOfACapture() {
    const Draughts r = rules({{"mid-capture-promotion", "man"}});
    QCOMPARE(moves(r, "W:Wf6:Be7,c7"), Texts{"f6xd8xb6"});
    QCOMPARE(r.text(after(r, "W:Wf6:Be7,c7,h8", "f6xd8xb6")), std::string("B:Wb6:Bh8"));
    QCOMPARE(r.text(after(r, "W:Wf6:Be7,b6", "f6xd8")), std::string("B:WKd8:Bb6"));
  }
  void withBothHouseRulesItIsPolishDraughts() {
    const Draughts r = rules({{"choice", "most"}, {"mid-capture-promotion", "man"}});
    QCOMPARE(counts(r, at(r, kSecond), 5), (Counts{6, 36, 137, 349, 999}));
  }
  void everyHouseRuleObeysTheLaws() {
    const LawLimits limits = lawLimits(6);
    for (const char* compulsory : {"yes", "no"})
      for (const char* choice : {"most", "free"})
        for (const char* mid : {"king", "man"}) {
          const LawReport report = checkLaws(
              kabe(), 2, {{"compulsory-capture", compulsory}, {"choice", choice}, {"mid-capture-promotion", mid}},
              limits);
          QVERIFY2(report.broken.empty(), report.broken.empty() ? "" : report.broken.front().c_str());
          QCOMPARE(report.matches, limits.matches);
        }
    for (const char* key : {"compulsory-capture", "choice", "mid-capture-promotion"})
      QVERIFY(!makeGame(kabe(), 2, {{key, "perhaps"}}));
  }

  // Captures in detail.
  void capturedPiecesStayUntilTheEndAndBlock() {
    // The king may not jump a piece twice nor pass over one that is already captured.
    const Draughts r = rules();
    const auto s = after(r, "W:WKa1:Bc3,f6,f4,d2", "a1xd4xg7");
    QCOMPARE(s.taken[1], std::uint8_t{8 + 2});
    for (const std::string& m : moves(r, "W:WKa1:Bb2,d4,d6,b6,h8")) QVERIFY(std::ranges::count(m, 'x') <= 4);
  }
  void aManMayComeBackToItsStartingSquare() {
    const Draughts r = rules();
    const Texts all = moves(r, "W:Wd2:Bc3,c5,e5,e3");
    QVERIFY(std::ranges::count(all, "d2xb4xd6xf4xd2") + std::ranges::count(all, "d2xf4xd6xb4xd2") == 1);
    QCOMPARE(all.size(), std::size_t{1}); // both ways round are one move
    const auto s = at(r, "W:Wd2:Bc3,c5,e5,e3");
    const auto one = r.readMove(s, 0, "d2xb4xd6xf4xd2"), other = r.readMove(s, 0, "d2xf4xd6xb4xd2");
    QVERIFY(one && other);
    QVERIFY(*one == *other);
  }
  void equalCapturesByDifferentLandingsAreOneMove() {
    const Draughts r = rules();
    const auto s = at(r, "W:WKa1:Bc3,f6");
    QCOMPARE(moves(r, s).size(), std::size_t{2});
    const auto near = r.readMove(s, 0, "a1xd4xg7"), far = r.readMove(s, 0, "a1xe5xg7");
    QVERIFY(near && far);
    QVERIFY(*near == *far);
  }
  void aCaptureMayBeMadeByHandOverAnyOfItsLandingSquares() {
    const auto game = *makeGame(kabe(), 2);
    const auto p = std::move(*game->read("W:WKa1:Bc3,f6"));
    auto gestures = p->gestures(0);
    std::vector<std::size_t> moves{0, 1};
    QCOMPARE(gestures.size(), moves.size());
    for (auto& [move, other] : p->otherGestures(0)) {
      moves.push_back(move);
      gestures.push_back(other);
    }
    QCOMPARE(gestures.size(), std::size_t{4}); // over d4 or e5, to g7 or h8
    QVERIFY(!confusion(p->look(Viewer{0}), gestures));
    const auto square = [](const char* name) {
      return Place{Draughts::Board, static_cast<std::int16_t>(readSquare(name))};
    };
    for (const char* over : {"d4", "e5"}) {
      Selection hand(p->look(Viewer{0}), gestures, moves);
      for (const char* name : {"a1", over, "g7"}) QVERIFY(hand.touch(Stroke::place(square(name))));
      QVERIFY(hand.complete().has_value());
      QVERIFY(p->moves(0)[moves[*hand.complete()]].ends_with("xg7"));
    }
    Selection straight(p->look(Viewer{0}), gestures, moves); // dragged to the end at once
    QVERIFY(straight.touch(Stroke::place(square("a1"))));
    QVERIFY(straight.endingAt(square("h8")).has_value());
    QVERIFY(p->moves(0)[moves[*straight.endingAt(square("h8"))]].ends_with("xh8"));
  }
  void aBoardFullOfTargetsIsSearchedQuickly() {
    const Draughts r = rules();
    QElapsedTimer clock;
    clock.start();
    QVERIFY(!moves(r, "W:WKa1:Bb2,d2,f2,b4,d4,f4,b6,d6,f6,c7,e7,g7").empty());
    QVERIFY(!moves(r, "W:WKa1,Kh8,Kg1,Ka3,Ka5,Ka7:Bc3,e3,g3,c5,e5,g5,c7,e7,g7,d2,f2").empty());
    QVERIFY2(clock.elapsed() < 20000, qPrintable(QString::number(clock.elapsed())));
  }

  // Draws.
  void theThirdRepetitionIsADraw() {
    const Draughts r = rules();
    auto s = at(r, "W:WKa1:BKh2");
    for (int i = 0; i < 2; ++i) {
      QVERIFY(!r.turn(s).isOver());
      play(r, s, "a1-b2 h2-g1 b2-a1 g1-h2");
    }
    QVERIFY(r.turn(s).isOver());
    QVERIFY(r.result(s).isDraw());
    QCOMPARE(r.text(s), std::string("W:WKa1:BKh2:quiet 8:times 3"));
    QVERIFY(r.turn(at(r, r.text(s))).isOver());
  }
  void repetitionsAreCountedOnFromAPositionText() {
    const Draughts r = rules();
    auto s = at(r, "W:WKa1:BKh2:quiet 4:times 2");
    play(r, s, "a1-b2 h2-g1 b2-a1 g1-h2");
    QVERIFY(r.result(s).isDraw());
    QVERIFY(s.end == Draughts::End::Repetition);
  }
  void twentyFiveQuietMovesByEachAreADraw() {
    const Draughts r = rules();
    auto s = at(r, "W:WKa1,h4:BKh2:quiet 48");
    play(r, s, "a1-b2 h2-g1");
    QVERIFY(s.end == Draughts::End::Quiet);
    QVERIFY(r.result(s).isDraw());
    auto t = at(r, "W:WKa1,h4:BKh2:quiet 49");
    play(r, t, "h4-g5");
    QCOMPARE(int{t.quiet}, 0);
    QVERIFY(!r.turn(t).isOver());
  }
  void playersMayAgreeOnADraw() {
    auto m = Match::begin(kabe(), 2);
    QVERIFY(m);
    QVERIFY(m->play(0, "c3-d4"));
    Event draw;
    draw.kind = Event::Kind::Draw;
    QVERIFY(m->play(draw));
    QVERIFY(m->over());
    QVERIFY(m->result().isDraw());
  }

  // Texts and the look.
  void nonsenseIsRefusedWithAReason() {
    const Draughts r = rules();
    for (const char* t : {"",
                          "W",
                          "W:",
                          "W:W:B",
                          "X:Wa1:Bb8",
                          "W:Ba1:Wb8",
                          "W:Wa2:Bb8",
                          "W:Wa1,a1:Bb8",
                          "W:Wa1:Ba1",
                          "W:Wi9:Bb8",
                          "W:Wb8:Bd8",
                          "W:Wa1:Ba1",
                          "W:Wa1,:Bb8",
                          "W:Wa1:Bb8:quiet",
                          "W:Wa1:Bb8:quiet -1",
                          "W:Wa1:Bb8:quiet 51",
                          "W:WKa1:BKb8:times 2",
                          "W:WKa1:BKb8:quiet 9:times 4",
                          "W:Wa1:Bb8:bonus W0 B0",
                          "W:Wa1:Bb8:quiet 99999999999",
                          "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3,b4:Bb8"}) {
      const auto s = r.read(t);
      QVERIFY2(!s, t);
      QVERIFY(!english(s.why()).empty());
    }
    const auto start = r.start();
    for (const char* t : {"", "c3", "c3-", "c3-d5", "c3xe5", "d4-c3", "b6-a5", "c3-d4-e5", "--", "c3-d4 "}) {
      const auto m = r.readMove(start, 0, t);
      QVERIFY2(!m, t);
      QVERIFY(!english(m.why()).empty());
    }
  }
  void movesAreReadInFreerSpelling() {
    const Draughts r = rules();
    const auto s = at(r, "W:Wc3:Bd4,f6,f4,d6,b6");
    for (const char* t : {"c3:e5:g7", "C3xE5xG7", "c3xg7"}) {
      const auto m = r.readMove(s, 0, t);
      QVERIFY2(m, t);
      QCOMPARE(r.text(s, 0, *m), std::string("c3xe5xg7"));
    }
  }
  void aManKeepsItsNumberAndTheTakenLieBesideTheBoard() {
    const Draughts r = rules();
    auto s = r.start();
    const auto number = [&](int square) { return int{s.who[static_cast<std::size_t>(square)]}; };
    const int man = number(readSquare("c3"));
    play(r, s, "c3-d4 b6-c5");
    QCOMPARE(number(readSquare("d4")), man);
    const int prey = number(readSquare("c5"));
    play(r, s, "d4xb6");
    const View v = r.look(s, Viewer{1});
    QCOMPARE(v.bottom, Seat{1});
    const Zone* tray = v.find(Draughts::TakenByWhite);
    QCOMPARE(tray->items.size(), std::size_t{1});
    QCOMPARE(int{tray->items.front().id}, prey);
    QCOMPARE(v.find(Draughts::Board)->items.size(), std::size_t{23});
    QCOMPARE(english(v.prompt), std::string("seat 2: Black has to capture"));
  }
  void theStoryIsTold() {
    const Draughts r = rules();
    const auto tell = [&](const std::string& position, const std::string& move) {
      const auto s = at(r, position);
      return english(r.tell(s, s.toMove, *r.readMove(s, s.toMove, move), Viewer{}));
    };
    QCOMPARE(tell("W:Wc3:Bb8", "c3-d4"), std::string("seat 1 moves from c3 to d4."));
    QCOMPARE(tell("W:Wc7:Bh8", "c7-b8"), std::string("seat 1 moves from c7 to b8 and makes a king."));
    QCOMPARE(tell("W:Wc3:Bd4,f6", "c3xg7"), std::string("seat 1 captures 2 piece(s) from c3 to g7."));
    QCOMPARE(tell("W:Wf6:Be7,b6", "f6xd8xa5"),
             std::string("seat 1 captures 2 piece(s) from f6 to a5 and makes a king."));
  }
  // Of every game of the family, also from positions that the game does not allow.
  void whatIsLaidByHandIsReadAndWrittenBack() {
    for (const GameInfo& info : chessboardFamily().games) {
      const auto game = *makeGame(info, 2);
      const std::vector<Thing> things = game->toLay();
      QVERIFY2(!things.empty() && things.size() % 2 == 0, info.id);
      std::string letters;
      for (const Thing& t : things) {
        QVERIFY2(letters.find(letterOf(t)) == std::string::npos, info.id);
        letters += letterOf(t);
      }
      const std::string start = game->start()->text();
      auto laid = game->laidIn(start);
      QVERIFY2(laid, info.id);
      QCOMPARE(game->layInto(start, *laid), start);
      const View view = game->start()->look(Viewer{0});
      for (const Item& i : view.zones.front().items)
        QVERIFY2((*laid)[static_cast<std::size_t>(i.at)] == i.thing, info.id);
      std::ranges::fill(*laid, std::nullopt);
      const std::string empty = game->layInto(start, *laid);
      QVERIFY2(game->laidIn(empty) == laid, empty.c_str());
      for (const char* bad : {"", "nonsense", "W:W:", "W:Wz9:B", "8/8/8/8/8/8/8/9 w - - 0 1", "8/8 w - - 0 1"})
        QVERIFY2(!game->laidIn(bad), bad);
    }
  }
  void layingTakesAwayWhatNoLongerFits() {
    const auto laidAnew = [](const char* id, const std::string& position, const char* square) {
      const auto games = chessboardFamily().games;
      const auto game = *makeGame(*std::ranges::find(games, std::string_view(id), &GameInfo::id), 2);
      auto laid = *game->laidIn(position);
      laid[static_cast<std::size_t>(8 * (square[1] - '1') + square[0] - 'a')].reset();
      return game->layInto(position, laid);
    };
    QCOMPARE(laidAnew("27", "r3k2r/8/8/8/4P3/8/8/R3K2R b KQkq e3 0 1 times 2", "h1"),
             std::string("r3k2r/8/8/8/4P3/8/8/R3K3 b Qkq - 0 1"));
    QCOMPARE(laidAnew("27", "r3k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1"),
             std::string("r3k2r/8/8/8/8/8/8/R6R w - - 0 1"));
    QCOMPARE(laidAnew("19", "W:Wb4,c3:Bc5,f8:taken W6 B6", "c3"), std::string("W:Wb4:Bc5,f8"));
    QCOMPARE(laidAnew("12", "B:WKb4,c3:Bc5,f8:quiet 8:times 2", "c3"), std::string("B:WKb4:Bc5,f8:quiet 8"));
  }
  void theLessonAndTheDiagramsCanBePlayed() {
    QCOMPARE(replayLesson(kabe()), QString());
    QCOMPARE(replayDiagrams(kabe()), QString());
  }
  void theLayoutShowsEverythingWithoutOverlap() {
    const Draughts r = rules();
    for (const Aspect aspect : {Aspect::Wide, Aspect::Tall})
      for (const Seat seat : {Seat{0}, Seat{1}}) {
        const View v = r.look(r.start(), Viewer{seat});
        QCOMPARE(v.zones.size(), std::size_t{3});
        QCOMPARE(layoutFault(v, kabe().arrange(v, aspect)), QString());
      }
  }
};

QTEST_APPLESS_MAIN(ChessboardTest)
#include "chessboard_test.moc"
