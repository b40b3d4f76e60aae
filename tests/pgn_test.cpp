// Portable Game Notation: files that are read and written again, and files that are refused with the place of the
// fault.
#include "games/chessboard/pgn.h"

#include <QTest>

using namespace mk;

namespace {

Chess chess() { return Chess(Setup{2, {}}); }

const char* const kTwoGames = "[Event \"Club \\\"Ruy\\\" evening\"]\n"
                              "[Site \"Tartu\"]\n"
                              "[Date \"1994.05.01\"]\n"
                              "[Round \"1\"]\n"
                              "[White \"Mari\"]\n"
                              "[Black \"Juku\"]\n"
                              "[Result \"0-1\"]\n"
                              "[ECO \"A00\"]\n"
                              "\n"
                              "% a line for another program\n"
                              "1. f3 {weak, and (not) mentioned in books} e5 $6 2. g4?? (2. e4 Nc6 (2... d5 {or so)} "
                              "3. exd5) 3. Nc3) ; the mistake\n"
                              "2... Qh4# 0-1\n"
                              "\n"
                              "[Event \"?\"]\n"
                              "[FEN \"4k3/P7/8/8/8/8/8/4K2R w K - 0 12\"]\n"
                              "[SetUp \"1\"]\n"
                              "[Result \"*\"]\n"
                              "\n"
                              "12.O-O Kd7 13.a8=Q\n"
                              "*\n";

std::string problem(const std::string& file) {
  const auto games = readPgn(chess(), file);
  return games ? std::string() : english(games.why());
}

} // namespace

class PgnTest : public QObject {
  Q_OBJECT

private slots:
  void aFileOfSeveralGamesIsRead() {
    const auto games = readPgn(chess(), kTwoGames);
    QVERIFY2(bool(games), games ? "" : english(games.why()).c_str());
    QCOMPARE(games->size(), std::size_t{2});
    const PgnGame& first = games->front();
    QCOMPARE(first.moves, (std::vector<std::string>{"f2f3", "e7e5", "g2g4", "d8h4"}));
    QCOMPARE(first.result, std::string("0-1"));
    QCOMPARE(first.tag("Event"), std::string("Club \"Ruy\" evening"));
    QCOMPARE(first.tag("ECO"), std::string("A00"));
    QCOMPARE(first.tag("White"), std::string("Mari"));
    const PgnGame& second = games->back();
    QCOMPARE(second.start, std::string("4k3/P7/8/8/8/8/8/4K2R w K - 0 12"));
    QCOMPARE(second.moves, (std::vector<std::string>{"e1g1", "e8d7", "a7a8q"}));
    QCOMPARE(second.result, std::string("*"));
  }
  void whatIsWrittenIsReadAgain() {
    const auto games = readPgn(chess(), kTwoGames);
    std::string file;
    for (const PgnGame& g : *games) file += *writePgn(chess(), g);
    const auto again = readPgn(chess(), file);
    QVERIFY(bool(again));
    QCOMPARE(again->size(), std::size_t{2});
    QCOMPARE(again->front().moves, games->front().moves);
    QCOMPARE(again->front().tags, games->front().tags);
    QCOMPARE(again->back().start, games->back().start);
    QVERIFY(file.find("1. f3 e5 2. g4 Qh4# 0-1\n") != std::string::npos);
    QVERIFY(file.find("12. O-O Kd7 13. a8=Q *\n") != std::string::npos);
    QVERIFY(file.find("[Event \"Club \\\"Ruy\\\" evening\"]\n") != std::string::npos);
    for (const QString& line : QString::fromStdString(file).split('\n')) QVERIFY(line.size() < 80);
  }
  void randomGamesGoOutAndIn() {
    Random random(4);
    for (const ChessTraits* traits : {&kChessGame, &kGiveawayChess, &kDoubleMoveChess, &kCompulsoryChess}) {
      const Chess r(Setup{2, {}}, *traits);
      PgnGame game;
      Chess::State s = r.start();
      while (r.turn(s).isSeats() && game.moves.size() < 200) {
        std::vector<Chess::Move> list;
        r.moves(s, s.board.toMove, list);
        const auto& m = list[random.below(static_cast<std::uint32_t>(list.size()))];
        game.moves.push_back(r.text(s, s.board.toMove, m));
        r.play(s, s.board.toMove, m);
      }
      const auto file = writePgn(r, game);
      QVERIFY(bool(file));
      const auto again = readPgn(r, *file);
      QVERIFY2(bool(again), again ? "" : english(again.why()).c_str());
      QCOMPARE(again->front().moves, game.moves);
    }
  }
  void blackMayBegin() {
    PgnGame game;
    game.start = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 7";
    game.moves = {"e8d7", "e2e4"};
    const auto file = writePgn(chess(), game);
    QVERIFY(file->find("7... Kd7 8. e4 *") != std::string::npos);
    QCOMPARE(readPgn(chess(), *file)->front().moves, game.moves);
  }
  void windowsFilesAndMarksAtTheirBeginningAreRead() {
    const auto games = readPgn(chess(), "\xEF\xBB\xBF[White \"A\"]\r\n\r\n1.e4\r\ne5 1/2-1/2\r\n");
    QVERIFY(bool(games));
    QCOMPARE(games->front().moves.size(), std::size_t{2});
    QVERIFY(readPgn(chess(), "  \n\n")->empty());
    QCOMPARE(readPgn(chess(), "1. e4 c5 * 1. d4 *")->size(), std::size_t{2});
  }

  void faultsAreNamedWithTheirPlace_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const char* file, const char* says) {
      QTest::newRow(name) << QString::fromUtf8(file) << QString::fromUtf8(says);
    };
    row("not legal", "[White \"A\"]\n\n1. e4 e5 2. Ke3 *", "Line 3, game 1, at “Ke3”: this is not a legal move here.");
    row("second game", "1. e4 *\n\n1. e4\ne6\n2. e5 d6 3. Nh4 *", "Line 5, game 2, at “Nh4”");
    row("unclear", "1. d3 a6 2. Nf3 a5 3. Nd2 *", "Line 1, game 1, at “Nd2”: more than one piece can make this move.");
    row("after the end", "1. f3 e5 2. g4 Qh4 3. a3 0-1", "at “a3”: the game is already over here.");
    row("no result", "1. e4 e5\n", "the game before this has no result");
    row("no result before a header", "1. e4 e5\n\n[White \"A\"]\n1. e4 *", "Line 3, game 1, at “[”");
    row("result of a lost game", "1. f3 e5 2. g4 Qh4# 1-0", "at “1-0”: the result does not fit");
    row("comment", "1. e4 {never closed\n\ne5 *", "Line 1, game 1, at “{never closed");
    row("variation", "1. e4 (1. d4 (1. c4)\n e5 *", "the variation is never closed");
    row("header", "[White \"A]\n1. e4 *", "Line 1, game 1, at “[White \"A]”: a header is written as");
    row("header without a value", "[White]\n1. e4 *", "a header is written as");
    row("result header", "[Result \"2-0\"]\n1. e4 *", "Line 1, game 1, at “2-0”: this is not a result");
    row("position", "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n*", "There is no piece on the board.");
    row("nonsense", "hello world", "Line 1, game 1, at “hello”");
    row("bytes", "\x01\x02 \xff *", "this is not a legal move here.");
    row("null move", "1. e4 -- *", "at “--”");
    row("closed too often", "1. e4 ) e5 *", "at “)”");
  }
  void faultsAreNamedWithTheirPlace() {
    QFETCH(QString, file);
    QFETCH(QString, says);
    const QString why = QString::fromStdString(problem(file.toStdString()));
    QVERIFY2(why.contains(says), qPrintable(why));
  }
  void cutFilesAreNeverHalfRead() {
    const std::string whole = kTwoGames;
    for (std::size_t n = 0; n < whole.size(); ++n) {
      const auto games = readPgn(chess(), whole.substr(0, n));
      if (!games) continue;
      for (const PgnGame& g : *games) QVERIFY(g.moves.size() == 4 || g.moves.size() == 3);
    }
  }
  void illegalGamesAreNotWritten() {
    PgnGame game;
    game.moves = {"e2e4", "e2e4"};
    QVERIFY(!writePgn(chess(), game));
    game.start = "nowhere";
    QVERIFY(!writePgn(chess(), game));
  }
};

QTEST_GUILESS_MAIN(PgnTest)
#include "pgn_test.moc"
