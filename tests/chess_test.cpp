// Chess and its relatives (27 to 30): the worked cases of the rulings, every house rule, draws and the laws of the box.
#include "games/box/laws.h"
#include "tests/chess_play.h"
#include "tests/heap_count.h"
#include "tests/law_rows.h"

#include <cstdlib>
#include <set>

using namespace mk;
using namespace mk::chess_test;

class ChessTest : public QObject {
  Q_OBJECT

private slots:
  // Game 27.
  void theStartIsTheUsualOne() {
    const Chess r = game(27);
    QCOMPARE(r.text(r.start()), kStart);
    QCOMPARE(counts(r, kStart, 4), (Counts{20, 400, 8902, 197281}));
  }
  void castlingNeedsTheKingsWayFree() {
    const Chess r = game(27);
    QCOMPARE(moves(r, "4k3/8/8/8/8/5r2/8/4K2R w K - 0 1").size(), std::size_t{12});
    QVERIFY(!legal(r, "4k3/8/8/8/8/5r2/8/4K2R w K - 0 1", "e1g1"));
    QCOMPARE(moves(r, "4k3/8/8/8/8/7r/8/4K2R w K - 0 1").size(), std::size_t{10});
    QVERIFY(legal(r, "4k3/8/8/8/8/7r/8/4K2R w K - 0 1", "e1g1"));
    QCOMPARE(moves(r, "1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1").size(), std::size_t{16});
    QVERIFY(legal(r, "1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1"));
    const auto s = after(r, "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 9", "e8c8");
    QCOMPARE(r.text(s), std::string("2kr3r/8/8/8/8/8/8/R3K2R w KQ - 4 10"));
    QCOMPARE(r.text(after(r, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "h1h8")),
             std::string("r3k2R/8/8/8/8/8/8/R3K3 b Qq - 0 1"));
  }
  void enPassantMayNotUncoverTheKing() {
    const Chess r = game(27);
    QCOMPARE(moves(r, "8/8/8/8/k2Pp2R/8/8/4K3 b - d3 0 1"), sorted({"a4a3", "a4a5", "a4b3", "a4b4", "a4b5", "e4e3"}));
    QCOMPARE(r.text(after(r, kStart, "e2e4 a7a6 e4e5 d7d5 e5d6")),
             std::string("rnbqkbnr/1pp1pppp/p2P4/8/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 3"));
    QVERIFY(!legal(r, r.text(after(r, kStart, "e2e4 a7a6 e4e5 d7d5 b1c3 a6a5")), "e5d6")); // too late
  }
  void aPawnBecomesOneOfFour() {
    const Chess r = game(27);
    const Texts all = moves(r, "8/P7/8/8/8/8/8/k1K5 w - - 0 1");
    QCOMPARE(all.size(), std::size_t{7});
    for (const char* m : {"a7a8q", "a7a8r", "a7a8b", "a7a8n"}) QVERIFY(has(all, m));
  }
  void stalemateIsADraw() {
    const Chess r = game(27);
    const auto s = at(r, "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    QVERIFY(s.end == End::Stuck);
    QVERIFY(r.result(s).isDraw());
  }
  void theFoolsMateIsMate() {
    const Chess r = game(27);
    const auto s = after(r, kStart, "f2f3 e7e5 g2g4 d8h4");
    QVERIFY(s.end == End::Mate);
    QCOMPARE(winners(r, s), std::vector<Seat>{1});
    QVERIFY(moves(r, s).empty());
  }
  void theThirdRepetitionIsADraw() {
    const Chess r = game(27);
    auto s = after(r, kStart, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1");
    QVERIFY(!r.turn(s).isOver());
    play(r, s, "f6g8");
    QVERIFY(s.end == End::Repetition);
    QVERIFY(r.result(s).isDraw());
    QVERIFY(r.turn(at(r, r.text(s))).isOver());
  }
  void otherRightsMakeAnotherPosition() {
    const Chess r = game(27);
    // The first time the king stands on e1 it may still castle.
    auto s = after(r, "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1e2 e8e7 e2e1 e7e8 e1e2 e8e7 e2e1 e7e8");
    QVERIFY(!r.turn(s).isOver());
    play(r, s, "e1e2");
    QVERIFY(s.end == End::Repetition); // the same with the king on e2
  }
  void anEnPassantThatIsNotLegalMakesNoDifference() {
    const Chess r = game(27);
    // Nobody can take the pawn on e4: the position after e2e4 counts with the later ones.
    const auto s = after(r, "4k1n1/8/8/8/8/8/4P3/4K1N1 w - - 0 1", "e2e4 g8f6 g1f3 f6g8 f3g1 g8f6 g1f3 f6g8 f3g1");
    QVERIFY(s.end == End::Repetition);
    // Here d4e3 was possible the first time.
    const auto t = after(r, "4k1n1/8/8/8/3p4/8/4P3/4K1N1 w - - 0 1", "e2e4 g8f6 g1f3 f6g8 f3g1 g8f6 g1f3 f6g8 f3g1");
    QVERIFY(t.end == End::None);
  }
  void repetitionsAreCountedOnFromAPositionText() {
    const Chess r = game(27);
    const auto s = after(r, "4k3/8/8/8/8/8/8/4K2R w - - 9 20 times 2", "e1e2 e8e7 e2e1 e7e8");
    QVERIFY(s.end == End::Repetition);
    QVERIFY(!r.read("4k3/8/8/8/8/8/8/4K2R w - - 2 20 times 2"));
    QVERIFY(!r.read(kStart + " times 4"));
  }
  void fiftyMovesEndTheGame() {
    const Chess r = game(27);
    auto s = at(r, "4k3/8/8/8/8/8/4P3/4K2R w - - 98 80");
    play(r, s, "e1f1");
    QVERIFY(!r.turn(s).isOver());
    auto t = s;
    play(r, s, "e8d8");
    QVERIFY(s.end == End::Quiet);
    play(r, t, "e8d7");
    QVERIFY(t.end == End::Quiet);
    const auto pawn = after(r, "4k3/8/8/8/8/8/4P3/4K2R w - - 99 80", "e2e3");
    QCOMPARE(int(pawn.clock), 0);
    const auto mate = after(r, "7k/8/6K1/8/8/8/8/R7 w - - 99 90", "a1a8"); // mate goes before the draw
    QVERIFY(mate.end == End::Mate);
  }
  void tooLittleMaterialIsADraw() {
    const Chess r = game(27);
    for (const char* men :
         {"4k3/8/8/8/8/8/8/4K3", "4k3/8/8/8/8/8/8/4KB2", "4kn2/8/8/8/8/8/8/4K3", "4kb2/8/8/8/8/8/8/2B1K3"})
      QVERIFY2(at(r, std::string(men) + " w - - 0 1").end == End::Material, men);
    for (const char* men : {"4kb2/8/8/8/8/8/8/4KB2", "4k3/8/8/8/8/8/8/2B1KB2", "4kn2/8/8/8/8/8/8/4KN2",
                            "4k3/8/8/8/8/8/4P3/4K3", "4k3/8/8/8/8/8/8/3NKN2"})
      QVERIFY2(at(r, std::string(men) + " w - - 0 1").end == End::None, men);
    QVERIFY(after(r, "4k3/8/8/8/8/8/4r3/4KB2 w - - 0 1", "f1e2").end == End::Material);
  }
  void aTouchedPieceMustMove() {
    for (const auto& [value, firm] : std::map<std::string, bool>{{"off", false}, {"on", true}}) {
      const Chess r = game(27, {{"touched-piece-must-move", value}});
      const auto s = r.start();
      std::vector<Chess::Move> list;
      r.moves(s, 0, list);
      QCOMPARE(list.size(), std::size_t{20});
      std::vector<Gesture> gestures;
      for (const auto& m : list) gestures.push_back(r.gesture(s, 0, m));
      Selection hand(r.look(s, Viewer{0}), gestures);
      QVERIFY(hand.touch(Stroke::place(Chess::Board, readSquare("e2"))));
      hand.clear();
      QCOMPARE(hand.made().size(), std::size_t{firm ? 1u : 0u});
      QVERIFY(!hand.back());
      QCOMPARE(hand.touch(Stroke::place(Chess::Board, readSquare("g1"))), !firm);
      QVERIFY(hand.touch(Stroke::place(Chess::Board, readSquare(firm ? "e4" : "f3"))));
      QVERIFY(hand.complete().has_value());
    }
  }

  // Game 28.
  void givingAwayIsCompulsory() {
    const Chess r = game(28);
    QCOMPARE(r.text(r.start()), std::string("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1"));
    QCOMPARE(counts(r, kStart, 4), (Counts{20, 400, 8067, 153299}));
    QCOMPARE(moves(r, "rnbqkbnr/p1pppppp/8/1p6/8/4P3/PPPP1PPP/RNBQKBNR w - - 0 2"), Texts{"f1b5"});
    QCOMPARE(moves(r, "7k/8/8/8/8/8/r7/K7 w - - 0 1"), Texts{"a1a2"});
    QCOMPARE(moves(r, "8/8/8/8/2Pp4/8/8/8 b - c3 0 1"), Texts{"d4c3"}); // en passant is a capture as well
  }
  void aPawnMayBecomeAKing() {
    const Chess r = game(28);
    QCOMPARE(moves(r, "8/P7/8/8/8/8/8/k7 w - - 0 1"), sorted({"a7a8q", "a7a8r", "a7a8b", "a7a8n", "a7a8k"}));
    QCOMPARE(counts(r, "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", 4), (Counts{10, 50, 569, 3853}));
    const Chess no = game(28, {{"promotion-to-king", "no"}});
    QCOMPARE(moves(no, "8/P7/8/8/8/8/8/k7 w - - 0 1"), sorted({"a7a8q", "a7a8r", "a7a8b", "a7a8n"}));
    QCOMPARE(counts(no, "8/P7/8/8/8/8/8/k7 w - - 0 1", 1), Counts{4});
  }
  void nobodyCastlesWhenGivingAway() {
    const Chess r = game(28);
    const Texts all = moves(r, "8/8/8/3k4/8/8/4P3/R3K3 w Q - 0 1");
    QCOMPARE(all.size(), std::size_t{16});
    QVERIFY(!has(all, "e1c1"));
  }
  void whoCannotMoveOrHasNothingLeftWins() {
    const Chess r = game(28);
    QCOMPARE(winners(r, at(r, "8/8/8/8/8/p7/P7/8 w - - 0 1")), std::vector<Seat>{0});
    const auto s = after(r, "8/8/8/8/8/8/r7/K7 w - - 0 1", "a1a2"); // the rook was Black's last piece
    QVERIFY(s.end == End::NoPiece);
    QCOMPARE(winners(r, s), std::vector<Seat>{1});
    QVERIFY(moves(r, s).empty());
    QVERIFY(at(r, "8/8/8/3k4/8/8/8/3K4 w - - 0 1").end == End::None); // two kings may still be given away
  }
  void stalemateMayBeJudgedOtherwise() {
    const std::string even = "8/8/8/8/8/p7/P7/8 w - - 0 1", richer = "8/8/8/8/8/p7/P7/7n w - - 0 1";
    const std::string poorer = "8/8/8/p7/P7/P7/8/8 w - - 0 1";
    const Chess mover = game(28, {{"stalemate", "player-to-move-wins"}});
    QCOMPARE(winners(mover, at(mover, poorer)), std::vector<Seat>{0});
    const Chess fewer = game(28, {{"stalemate", "player-with-fewer-pieces-wins"}});
    QVERIFY(fewer.result(at(fewer, even)).isDraw());
    QCOMPARE(winners(fewer, at(fewer, richer)), std::vector<Seat>{0});
    QCOMPARE(winners(fewer, at(fewer, poorer)), std::vector<Seat>{1});
    const Chess draw = game(28, {{"stalemate", "draw"}});
    for (const std::string& p : {even, richer, poorer}) QVERIFY(draw.result(at(draw, p)).isDraw());
  }

  // Game 29.
  void twoMovesMakeATurn() {
    const Chess r = game(29);
    QCOMPARE(counts(r, kStart, 2), (Counts{445, 196646}));
    const auto s = after(r, kStart, "e2e4");
    QCOMPARE(r.text(s), std::string("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e3 0 1 m2"));
    QCOMPARE(int(r.turn(s).seat()), 0);
    QVERIFY(r.text(after(r, r.text(s), "d2d4")) == r.text(after(r, kStart, "e2e4,d2d4")));
    QCOMPARE(r.text(after(r, kStart, "e2e4,d2d4")),
             std::string("rnbqkbnr/pppppppp/8/8/3PP3/8/PPP2PPP/RNBQKBNR b KQkq d3e3 0 1"));
  }
  void theFirstTurnsLeadTo268Positions() {
    const Chess r = game(29);
    std::set<std::string> seen;
    const auto start = r.start();
    for (const std::string& first : moves(r, start)) {
      auto s = start;
      play(r, s, first);
      for (const std::string& second : moves(r, s)) {
        auto t = s;
        play(r, t, second);
        std::string text = r.text(t);
        seen.insert(text.substr(0, text.find(' ')));
      }
    }
    QCOMPARE(seen.size(), std::size_t{268});
  }
  void aCheckEndsTheTurn() {
    const Chess r = game(29);
    const std::string p = "4k3/8/8/8/8/8/4K3/R7 w - - 0 1";
    QCOMPARE(counts(r, p, 1), Counts{428});
    QCOMPARE(int(after(r, p, "a1a8").board.toMove), 1);
    QVERIFY(!legal(r, p, "a1a8,a8a1"));
  }
  void aMateCanComeWithTheSecondMove() {
    const Chess r = game(29);
    const auto s = after(r, kStart, "f2f3,g2g4 e7e5,d8h4");
    QVERIFY(s.end == End::Mate);
    QCOMPARE(winners(r, s), std::vector<Seat>{1});
  }
  void whoCannotMakeADoubleMoveDraws() {
    const Chess r = game(29);
    const auto s = at(r, "8/8/3b4/8/p7/8/P4k2/7K w - - 0 1");
    QVERIFY(s.end == End::Stuck);
    QVERIFY(r.result(s).isDraw());
  }
  void twoPawnsMayBeTakenEnPassant() {
    const Chess r = game(29);
    const std::string p = "4k3/8/8/8/2pPpP2/8/8/4K3 b - d3f3 0 1";
    QVERIFY(legal(r, p, "c4d3,e4f3"));
    QVERIFY(legal(r, p, "e4f3,c4d3"));
    QVERIFY(legal(r, p, "e4d3"));
    QVERIFY(!legal(r, p, "e8d8,e4f3"));
    QCOMPARE(counts(r, p, 1), Counts{81});
    QCOMPARE(r.text(at(r, p)), p);
    QCOMPARE(r.text(after(r, p, "c4d3")), std::string("4k3/8/8/8/4pP2/3p4/8/4K3 b - f3 0 1 m2"));
    QCOMPARE(r.text(after(r, p, "e8d8")), std::string("3k4/8/8/8/2pPpP2/8/8/4K3 b - - 1 1 m2"));
  }
  void aPassedSquareMustStayEmptyAndItsPawnStay() {
    const Chess r = game(29);
    QVERIFY(r.text(after(r, kStart, "e2e4,e4e5")).find(" - ") != std::string::npos);
    QVERIFY(r.text(after(r, kStart, "e2e4,f1d3")).find(" e3 ") != std::string::npos);
    QVERIFY(r.text(after(r, "4k3/8/8/8/3p4/8/4P3/4K1N1 w - - 0 1", "e2e4,g1e2")).find(" e3 ") != std::string::npos);
    QVERIFY(r.text(after(r, "4k3/8/8/8/3p4/8/4P3/4KN2 w - - 0 1", "e2e4,f1e3")).find(" - ") != std::string::npos);
  }
  void aCheckIsAnsweredWithTheFirstMove() {
    const Chess r = game(29);
    const std::string p = "4k3/8/8/8/4r3/8/8/R3K3 w Q - 0 1";
    QCOMPARE(moves(r, p), sorted({"e1d1", "e1d2", "e1f1", "e1f2"}));
    QCOMPARE(counts(r, p, 1), Counts{64});
  }
  // Every first move is tried out by the rules of one move at a time; squares passed over are left aside.
  void firstMovesAreThoseThatEndTheTurnOrLeaveASecond() {
    const Chess two = game(29), one = game(27);
    Random random(29);
    int compared = 0;
    for (int match = 0; match < 60; ++match) {
      Chess::State s = two.start();
      while (!two.turn(s).isOver()) {
        std::vector<Chess::Move> list;
        two.moves(s, s.board.toMove, list);
        if (!s.second && s.board.passed == 0) {
          const QStringList fen = QString::fromStdString(two.text(s)).split(' ');
          const auto single = [&](const QString& men, const QString& rights) {
            return at(one, QStringLiteral("%1 %2 %3 - 0 1").arg(men, fen[1], rights).toStdString());
          };
          const Chess::State same = single(fen[0], fen[2]);
          Texts full;
          std::vector<Chess::Move> all;
          one.moves(same, same.board.toMove, all);
          for (const Chess::Move& m : all) {
            Chess::State next = same;
            one.play(next, next.board.toMove, m);
            const QStringList then = QString::fromStdString(one.text(next)).split(' ');
            const bool check = next.board.inCheck(next.board.toMove);
            std::vector<Chess::Move> seconds;
            if (!check) one.moves(single(then[0], then[2]), same.board.toMove, seconds);
            if (check || !seconds.empty()) full.push_back(one.text(same, 0, m));
          }
          QCOMPARE(moves(two, s), sorted(full));
          ++compared;
        }
        two.play(s, s.board.toMove, list[static_cast<std::size_t>(random.index(list.size()))]);
      }
    }
    QVERIFY(compared > 3000);
  }
  void whiteMayBeginWithOneMove() {
    const Chess r = game(29, {{"whites-first-turn", "one-move"}});
    QCOMPARE(counts(r, kStart, 1), Counts{20});
    const auto s = after(r, kStart, "e2e4");
    QCOMPARE(int(s.board.toMove), 1);
    QVERIFY(after(r, kStart, "e2e4 e7e5").second);
    QVERIFY(after(r, kStart, "e2e4 e7e5,d7d5 d2d4").second);
    QVERIFY(!legal(r, kStart, "e2e4,d2d4"));
  }
  void theClockIsJudgedWhenTheTurnIsComplete() {
    const Chess r = game(29);
    auto s = at(r, "4k3/8/8/8/8/8/4P3/4K2R w - - 99 80");
    play(r, s, "e1f1");
    QVERIFY(s.end == End::None);
    QCOMPARE(int(s.clock), 100);
    auto reset = s;
    play(r, s, "f1g1");
    QVERIFY(s.end == End::Quiet);
    play(r, reset, "e2e4");
    QVERIFY(reset.end == End::None);
  }
  void goingThereAndBackRepeatsThePosition() {
    const Chess r = game(29);
    auto s = after(r, kStart, "g1f3,f3g1 g8f6,f6g8 g1f3,f3g1 g8f6");
    QVERIFY(s.end == End::None);
    play(r, s, "f6g8");
    QVERIFY(s.end == End::Repetition);
  }

  // Game 30.
  void theFirstCheckWins() {
    const Chess r = game(30);
    QCOMPARE(counts(r, kStart, 4), (Counts{20, 400, 8067, 152919}));
    const std::string p = "rnbqkbnr/ppppp1pp/5p2/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    QCOMPARE(moves(r, p).size(), std::size_t{30});
    const auto s = after(r, p, "d1h5");
    QVERIFY(s.end == End::Check);
    QCOMPARE(winners(r, s), std::vector<Seat>{0});
    QVERIFY(moves(r, s).empty());
  }
  void capturingComesBeforeChecking() {
    const Chess r = game(30);
    QCOMPARE(moves(r, "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"), Texts{"e4d5"});
    QCOMPARE(moves(r, "6k1/3p4/8/1B6/8/8/8/R5K1 w - - 0 1"), Texts{"b5d7"});
  }
  void anUnsafeCaptureIsNotCompulsory() {
    const std::string p = "4k3/4r3/8/3p4/8/4N3/8/4K3 w - - 0 1";
    QCOMPARE(moves(game(30), p), sorted({"e1d1", "e1d2", "e1e2", "e1f1", "e1f2"}));
    QCOMPARE(moves(game(30, {{"win-by", "capturing-the-king"}}), p), Texts{"e3d5"});
  }
  void theKingMayHaveToBeCaptured() {
    const Chess r = game(30, {{"win-by", "capturing-the-king"}});
    QCOMPARE(counts(r, kStart, 4), (Counts{20, 400, 8067, 153299}));
    const auto s = after(r, "4k3/8/8/8/8/8/8/r3K2R b K - 0 1", "a1e1");
    QVERIFY(s.end == End::KingTaken);
    QCOMPARE(winners(r, s), std::vector<Seat>{1});
    QCOMPARE(r.text(at(r, r.text(s))), r.text(s));
    QVERIFY(!legal(r, "4k3/8/8/8/8/5r2/8/4K2R w K - 0 1", "e1g1"));
    QVERIFY(legal(r, "4k3/8/8/8/8/7p/8/4K2R w K - 0 1", "h1h3"));
    QVERIFY(legal(r, "4k3/8/8/7p/7P/8/8/4K2R w K - 0 1", "e1g1"));
  }
  void aBareKingBesideTheOtherIsTaken() {
    const Chess r = game(30, {{"win-by", "capturing-the-king"}});
    const auto s = after(r, "8/8/8/8/8/k7/1r6/K7 w - - 0 1", "a1b2");
    QVERIFY(s.end == End::None); // the king on b2 can be taken
    QVERIFY(legal(r, r.text(s), "a3b2"));
    QVERIFY(after(r, "8/8/8/8/8/1k6/3r4/2K5 w - - 0 1", "c1d2").end == End::Material);
  }
  void onlyBareKingsAreDrawnWhereCheckWins() {
    const Chess r = game(30);
    QVERIFY(at(r, "4k3/8/8/8/8/8/8/4K3 w - - 0 1").end == End::Material);
    QVERIFY(at(r, "4k3/8/8/8/8/8/8/4KB2 w - - 0 1").end == End::None);
    const auto s = at(r, "8/8/8/8/8/8/5k1p/7K w - - 0 1"); // the king has no move but the capture of a guarded pawn
    QVERIFY(s.end == End::None || s.end == End::Stuck);
    QVERIFY(at(r, "7k/5K2/8/6Q1/8/8/8/8 b - - 0 1").end == End::None);
    QVERIFY(r.result(at(r, "7k/5Q2/8/6K1/8/8/8/8 b - - 0 1")).isDraw());
  }

  // All four.
  void everyHouseRuleObeysTheLaws_data() {
    QTest::addColumn<int>("id");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    for (const GameInfo& g : chessGames())
      for (const OptionSpec& o : g.options)
        for (const OptionValue& v : o.values)
          QTest::addRow("%s %s %s", g.id, o.key, v.key) << std::atoi(g.id) << o.key << v.key;
  }
  void everyHouseRuleObeysTheLaws() {
    QFETCH(int, id);
    QFETCH(QString, key);
    QFETCH(QString, value);
    const LawLimits limits = lawLimits(4);
    const LawReport report = checkLaws(info(id), 2, {{key.toStdString(), value.toStdString()}}, limits);
    QVERIFY2(report.broken.empty(), report.broken.empty() ? "" : report.broken.front().c_str());
    QCOMPARE(report.matches, limits.matches);
    QVERIFY(!makeGame(info(id), 2, {{key.toStdString(), "perhaps"}}));
  }
  void aPlayoutNeedsNoHeap() {
    for (const int id : {27, 28, 29, 30}) {
      const Chess r = game(id);
      Random random(5);
      std::vector<Chess::Move> list;
      list.reserve(512);
      const auto start = r.start();
      const std::size_t before = allocations;
      int moves = 0;
      for (int i = 0; i < 40; ++i) {
        Chess::State s = start;
        const Playout p = playout(r, s, random, list);
        QVERIFY(p.finished);
        moves += p.moves;
      }
      const std::uint64_t sequences = perft(r, start, id == 29 ? 1 : 3);
      QCOMPARE(allocations, before);
      QVERIFY(moves > 40 * 10 && sequences > 400);
    }
  }
};

QTEST_GUILESS_MAIN(ChessTest)
#include "chess_test.moc"
