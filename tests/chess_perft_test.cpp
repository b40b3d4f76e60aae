// Chess: numbers of move sequences as published for six well-known positions, and for giveaway chess.
#include "games/box/playout.h"
#include "games/chessboard/chess.h"

#include <QTest>

using namespace mk;

class ChessPerftTest : public QObject {
  Q_OBJECT

private slots:
  void moveSequencesAgreeWithThePublishedNumbers_data() {
    QTest::addColumn<QString>("position");
    QTest::addColumn<QList<qulonglong>>("numbers");
    const auto row = [](const char* name, const char* position, const QList<qulonglong>& numbers) {
      QTest::newRow(name) << QString::fromLatin1(position) << numbers;
    };
    row("start", Chess::kStart, {20, 400, 8902, 197281, 4865609});
    row("Kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        {48, 2039, 97862, 4085603, 193690690});
    row("rook ending", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", {14, 191, 2812, 43238, 674624});
    row("promotions", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        {6, 264, 9467, 422333, 15833292});
    row("castling", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", {44, 1486, 62379, 2103487, 89941194});
    row("middle game", "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        {46, 2079, 89890, 3894594, 164075551});
  }
  void moveSequencesAgreeWithThePublishedNumbers() {
    QFETCH(QString, position);
    QFETCH(QList<qulonglong>, numbers);
    compare(Chess(Setup{2, {}}), position.toStdString(), numbers);
  }
  void giveawayChessAgreesWithThePublishedNumbers() {
    compare(Chess(Setup{2, {}}, kGiveawayChess), Chess::kStart, {20, 400, 8067, 153299, 2732672});
  }

private:
  static void compare(const Chess& rules, const std::string& position, const QList<qulonglong>& numbers) {
    const auto s = rules.read(position);
    QVERIFY(bool(s));
    for (int depth = 1; depth <= numbers.size(); ++depth)
      QCOMPARE(qulonglong(perft(rules, *s, depth)), numbers[depth - 1]);
  }
};

QTEST_GUILESS_MAIN(ChessPerftTest)
#include "chess_perft_test.moc"
