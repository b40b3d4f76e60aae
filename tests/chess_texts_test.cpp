// Chess and its relatives (27 to 30) as people meet them: by hand, in notation, as positions, in words.
#include "games/box/laws.h"
#include "games/chessboard/chess_san.h"
#include "tests/chess_play.h"

using namespace mk;
using namespace mk::chess_test;

class ChessTextsTest : public QObject {
  Q_OBJECT

private slots:
  void everyKindMovesPromotionsByHand() {
    const Chess r = game(28);
    const auto s = at(r, "8/P7/8/8/8/8/8/k7 w - - 0 1");
    const View v = r.look(s, Viewer{0});
    QVERIFY(v.find(Chess::Promotion) != nullptr);
    QCOMPARE(v.find(Chess::Promotion)->items.size(), std::size_t{5});
    QVERIFY(r.look(r.start(), Viewer{0}).find(Chess::Promotion) == nullptr);
    std::vector<Chess::Move> list;
    r.moves(s, 0, list);
    std::vector<Gesture> gestures;
    for (const auto& m : list) gestures.push_back(r.gesture(s, 0, m));
    Selection hand(v, gestures);
    QVERIFY(hand.touch(Stroke::place(Chess::Board, readSquare("a7"))));
    QVERIFY(hand.touch(Stroke::place(Chess::Board, readSquare("a8"))));
    QVERIFY(!hand.complete());
    QVERIFY(hand.touch(Stroke::place(Chess::Promotion, 4)));
    QCOMPARE(r.text(s, 0, list[*hand.complete()]), std::string("a7a8k"));
  }
  void whatIsCapturedLiesBesideTheBoard() {
    const Chess r = game(27);
    const auto s = after(r, kStart, "e2e4 d7d5 e4d5 d8d5");
    const View v = r.look(s, Viewer::everybody());
    QCOMPARE(v.find(Chess::TakenByWhite)->items.size(), std::size_t{1});
    QCOMPARE(v.find(Chess::TakenByBlack)->items.size(), std::size_t{1});
    QVERIFY(3 * v.find(Chess::TakenByBlack)->columns >= 15); // three lines hold all but the king: the pieces stay large
    QCOMPARE(v.find(Chess::Board)->items.size(), std::size_t{30});
    QCOMPARE(english(nameOf(v.find(Chess::TakenByWhite)->items[0].thing)), std::string("black chess pawn"));
  }
  void aKingInCheckIsMarked() {
    const Chess r = game(27);
    const View v = r.look(after(r, kStart, "e2e4 f7f6 d1h5"), Viewer{1});
    int lit = 0;
    for (const Item& i : v.find(Chess::Board)->items)
      if (i.lit) lit += i.at == readSquare("e8") ? 1 : 100;
    QCOMPARE(lit, 1);
    QCOMPARE(english(v.prompt), std::string("seat 2: your king is in check, save it"));
  }

  // Texts.
  void movesAreWrittenAsPeopleDo() {
    const Chess r = game(27);
    const auto san = [&](const std::string& position, const std::string& move) {
      const auto s = at(r, position);
      const auto m = r.readMove(s, s.board.toMove, move);
      return m ? r.notation(s, s.board.toMove, *m) : std::string("not legal");
    };
    QCOMPARE(san(kStart, "e2e4"), std::string("e4"));
    QCOMPARE(san(kStart, "g1f3"), std::string("Nf3"));
    QCOMPARE(san("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1"), std::string("O-O-O"));
    QCOMPARE(san("5k2/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1"), std::string("O-O+"));
    QCOMPARE(san("4k3/8/8/8/8/8/4K3/R6R w - - 0 1", "a1d1"), std::string("Rad1"));
    QCOMPARE(san("4k3/8/8/R7/8/8/4K3/R7 w - - 0 1", "a1a3"), std::string("R1a3"));
    QCOMPARE(san("k7/8/8/8/1Q5Q/8/4K3/1Q6 w - - 0 1", "b4e1"), std::string("Qb4e1"));
    QCOMPARE(san("4k3/8/8/8/2n5/8/N3N1K1/8 w - - 0 1", "a2c3"), std::string("Nac3"));
    QCOMPARE(san("3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7d8q"), std::string("exd8=Q+"));
    QCOMPARE(san("7k/8/6K1/8/8/8/8/R7 w - - 99 90", "a1a8"), std::string("Ra8#"));
    QCOMPARE(san("8/8/8/8/k2Pp3/8/8/4K3 b - d3 0 1", "e4d3"), std::string("exd3"));
    // A pinned knight does not make the other one's move unclear.
    QCOMPARE(san("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "g1e2"), std::string("Ne2"));
  }
  void theGameAnswersInThisNotation() {
    const auto match = Match::begin(info(29), 2);
    QVERIFY(bool(match));
    QCOMPARE(match->now().notation(0, "g1f3"), std::string("Nf3"));
    QCOMPARE(match->now().notation(0, "g1f3,e2e4"), std::string("Nf3, e4"));
    QCOMPARE(match->now().notation(0, "no move"), std::string("no move"));
  }
  void whatPeopleWriteIsRead() {
    const Chess r = game(27);
    const auto read = [&](const std::string& position, const std::string& move) {
      const auto s = at(r, position);
      const auto m = r.readMove(s, s.board.toMove, move);
      return m ? r.text(s, s.board.toMove, *m) : std::string();
    };
    QCOMPARE(read(kStart, "Nf3"), std::string("g1f3"));
    QCOMPARE(read(kStart, "Ng1-f3!?"), std::string("g1f3"));
    QCOMPARE(read(kStart, "e4"), std::string("e2e4"));
    QCOMPARE(read("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "0-0-0"), std::string("e1c1"));
    QCOMPARE(read("3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1", "exd8Q"), std::string("e7d8q"));
    QCOMPARE(read("8/8/8/8/k2Pp3/8/8/4K3 b - d3 0 1", "exd3e.p."), std::string("e4d3"));
    for (const char* wrong : {"", "e", "e5", "Ke2", "Nd2", "O-O", "i9", "e2e4q", "Zf3", "e2e4,e7e5"})
      QVERIFY2(read(kStart, wrong).empty(), wrong);
    QVERIFY(read("4k3/8/8/8/8/8/4K3/R6R w - - 0 1", "Rd1").empty()); // which one?
  }
  void everyLegalMoveIsReadAsItIsWritten() {
    for (const int id : {27, 28, 29, 30}) {
      const Chess r = game(id);
      Random random(static_cast<std::uint64_t>(id));
      for (int match = 0; match < 3; ++match) {
        auto s = r.start();
        for (int ply = 0; ply < 120 && r.turn(s).isSeats(); ++ply) {
          std::vector<Chess::Move> list;
          r.moves(s, s.board.toMove, list);
          for (const auto& m : list) {
            const SanMove found = readSan(r, s, writeSan(r, s, m.step));
            QVERIFY(found.found == SanFound::One && found.move == m);
          }
          r.play(s, s.board.toMove, list[random.below(static_cast<std::uint32_t>(list.size()))]);
        }
      }
    }
  }
  void nonsensePositionsAreRefusedWithAReason_data() {
    QTest::addColumn<int>("id");
    QTest::addColumn<QString>("position");
    const auto row = [](int id, const char* position) { QTest::addRow("%d %s", id, position) << id << position; };
    row(27, "no position");
    row(27, "8/8/8/8/8/8/8/8 w - - 0 1");
    row(27, "4k3/8/8/8/8/8/8/8 w - - 0 1");
    row(27, "4k3/8/8/8/8/8/8/KK6 w - - 0 1");
    row(27, "4k3/8/8/8/8/8/8/4K2 w - - 0 1");
    row(27, "4k3/8/8/8/8/8/8/4K3/8 w - - 0 1");
    row(27, "4k4/8/8/8/8/8/8/4K3 w - - 0 1");
    row(27, "4k3/9/8/8/8/8/8/4K3 w - - 0 1");
    row(27, "4k3/8/8/8/8/8/8/4KX2 w - - 0 1");
    row(27, "4k2P/8/8/8/8/8/8/4K3 w - - 0 1");
    row(27, "4k3/8/8/8/8/8/8/4K3 x - - 0 1");
    row(27, "4k3/8/8/8/8/8/8/4K2R w KX - 0 1");
    row(27, "4k3/8/8/8/8/8/8/4K2R w KK - 0 1");
    row(27, "4k3/8/8/8/8/8/8/4K2R w KQ - 0 1");
    row(27, "4k3/8/8/8/8/8/8/4K3 w - e3 0 1");
    row(27, "4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1");
    row(27, "4k3/8/8/8/4P3/8/8/4K3 b - e4 0 1");
    row(27, "4k3/8/8/8/3PP3/8/8/4K3 b - d3e3 0 1");
    row(27, "4k3/8/8/8/8/8/8/4K3 w - - x 1");
    row(27, "4k3/8/8/8/8/8/8/4K3 w - - 0 99999999999");
    row(27, "4k3/8/8/8/8/8/8/4K3 w - - 0 1 m2");
    row(27, "4k3/8/8/8/8/8/8/4R2K w - - 0 1"); // Black stands in check and is not to move
    row(27, "QQQQk3/QQQQQQQQ/QQQQQQQQ/8/8/8/8/4K3 b - - 0 1");
    row(28, "8/8/8/8/8/8/8/8 w - - 0 1");
    row(29, "4k3/8/8/8/3PP3/8/8/4K3 b - d3e3 0 1 m3");
    row(30, "4k3/8/8/8/8/8/8/8 w - - 0 1");
  }
  void nonsensePositionsAreRefusedWithAReason() {
    QFETCH(int, id);
    QFETCH(QString, position);
    const auto s = game(id).read(position.toStdString());
    QVERIFY(!s);
    QVERIFY(!english(s.why()).empty());
  }
  void spoiltPositionsAreRefusedOrSound() {
    constexpr std::string_view kLetters = "pnbrqkPNBRQK12345678/ wb-abcdefgh0tims\xff";
    Random random(30);
    int sound = 0;
    for (const int id : {27, 28, 29, 30}) {
      const Chess r = game(id);
      for (int i = 0; i < 3000; ++i) {
        std::string text = i % 2 == 0 ? kStart : "4k3/P6p/8/8/2pPpP2/8/p6P/R3K2R b KQ d3 3 9";
        for (int changes = 1 + static_cast<int>(random.below(3)); changes > 0; --changes)
          text[random.below(static_cast<std::uint32_t>(text.size()))] =
              kLetters[random.below(static_cast<std::uint32_t>(kLetters.size()))];
        const auto s = r.read(text);
        if (!s) continue;
        ++sound;
        QVERIFY2(r.fault(*s).empty(), text.c_str());
        QCOMPARE(r.text(at(r, r.text(*s))), r.text(*s));
        QCOMPARE(moves(r, *s).empty(), r.turn(*s).isOver());
      }
    }
    QVERIFY(sound > 200);
  }
  void aShortFenIsCompleted() {
    const Chess r = game(27);
    QCOMPARE(r.text(at(r, "4k3/8/8/8/8/8/8/4K2R w K -")), std::string("4k3/8/8/8/8/8/8/4K2R w K - 0 1"));
  }
  void whatHappensIsTold() {
    const Chess r = game(27);
    const auto told = [&](const std::string& position, const std::string& move) {
      const auto s = at(r, position);
      return english(r.tell(s, s.board.toMove, *r.readMove(s, s.board.toMove, move), Viewer::everybody()));
    };
    QCOMPARE(told(kStart, "g1f3"), std::string("seat 1: the knight from g1 to f3."));
    QCOMPARE(told("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1c1"), std::string("seat 1 castles queenside."));
    QCOMPARE(told("7k/8/6K1/8/8/8/8/R7 w - - 0 1", "a1a8"), std::string("seat 1: the rook from a1 to a8. Checkmate!"));
    const Chess two = game(29);
    const auto s = two.start();
    QCOMPARE(english(two.tell(s, 0, *two.readMove(s, 0, "e2e4,d2d4"), Viewer::everybody())),
             std::string("seat 1: the pawn from e2 to e4. Then seat 1: the pawn from d2 to d4."));
  }
};

QTEST_GUILESS_MAIN(ChessTextsTest)
#include "chess_texts_test.moc"
