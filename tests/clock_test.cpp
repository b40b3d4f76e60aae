// Clocks of a match: what they are set to, what a move takes, increments, the flag, and that a log replays without one.
// Rules of the flag: FIDE Laws of Chess 6.8, 6.9; the booklet knows no clocks.
#include "games/backgammon/catalogue.h"
#include "games/box/match.h"
#include "games/chessboard/catalogue.h"
#include "games/kernel/phrase.h"
#include "games/mill/catalogue.h"
#include "tests/matches.h"

#include <QTest>

using namespace mk;

namespace {

const GameInfo& game(std::span<const GameInfo> all, std::string_view id) {
  for (const GameInfo& info : all)
    if (id == info.id) return info;
  qFatal("no such game");
}
const GameInfo& chess() { return game(chessboardFamily().games, "27"); }

Match withClocks(const GameInfo& info, const std::string& clocks, std::string_view position = {}) {
  return matchOf(info, 2, {{kClockOption, clocks}}, position);
}

QString tried(Match& m, std::string_view line) {
  const auto e = m.read(line);
  if (!e) return QString::fromStdString(english(e.why()));
  const auto ok = m.play(*e);
  return ok ? QString() : QString::fromStdString(english(ok.why()));
}

Result flagged(std::string_view fen, Seat late) {
  Match m = withClocks(chess(), "60", fen);
  Event e;
  e.kind = Event::Kind::Flag;
  e.seat = late;
  if (!m.play(e)) qFatal("the flag did not fall");
  return m.result();
}

} // namespace

class ClockTest : public QObject {
  Q_OBJECT

private slots:
  void aTimeForClocksIsReadAndWritten() {
    for (const char* good : {"300+5", "60", "5400+30", "1"}) {
      const auto t = readTimeControl(good);
      QVERIFY2(t, good);
      QCOMPARE(text(*t), std::string(good));
    }
    for (const char* bad : {"", "0", "-5", "5 min", "300+", "300+601", "86401", "300+5+5", "99999999999999999999"})
      QVERIFY2(!readTimeControl(bad), bad);
  }

  void clocksBelongToBoardGamesOfTwo() {
    for (const char* id : {"12", "16", "27", "28"}) QVERIFY2(mayHaveClocks(game(chessboardFamily().games, id)), id);
    for (const GameInfo& info : millFamily().games) QVERIFY2(mayHaveClocks(info), info.id);
    QVERIFY(mayHaveClocks(game(backgammonFamily().games, "1")));
    QVERIFY(!Match::begin(chess(), 2, {{kClockOption, "soon"}}));
  }

  void whatAMoveTookGoesFromItsPlayersTimeAndTheIncrementComesToIt() {
    Match m = withClocks(chess(), "60+2");
    QCOMPARE(m.left(0), 60'000);
    QCOMPARE(m.clockOf(), Seat{0});
    QCOMPARE(tried(m, "0 e2e4 {5000}"), QString());
    QCOMPARE(m.left(0), 57'000);
    QCOMPARE(m.left(1), 60'000);
    QCOMPARE(m.clockOf(), Seat{1});
    QCOMPARE(tried(m, "1 e7e5 {60000}"), QString()); // to the last moment
    QCOMPARE(m.left(1), 2'000);
    QCOMPARE(tried(m, "0 g1f3"), QString()); // a move that tells no time has taken none
    QCOMPARE(m.left(0), 59'000);
    QCOMPARE(tried(m, "1 b8c6 {2001}"), QString("There is not that much time left."));
    QCOMPARE(m.plies(), std::size_t{3});
    QCOMPARE(m.left(0, 1), 57'000);
  }

  void aLogWithClocksReplaysToTheSameTimes() {
    Match m = withClocks(chess(), "300+5");
    for (const char* line : {"0 e2e4 {5210}", "1 c7c5 {1}", "0 g1f3 {120000}"}) QCOMPARE(tried(m, line), QString());
    const auto again = Match::replay(chess(), 2, m.options(), m.seed(), m.startText(), m.log());
    QVERIFY(again);
    QCOMPARE(again->log(), m.log());
    QCOMPARE(again->left(0), m.left(0));
    QCOMPARE(again->left(1), m.left(1));
    QCOMPARE(again->options(), m.options());
  }

  void takingBackInTheTerminalGivesTheTimeBackAndAtTheTableNothingIsTakenBack() {
    Match m = withClocks(chess(), "60+2");
    QCOMPARE(tried(m, "0 e2e4 {5000}"), QString());
    QVERIFY(!m.undoTarget());
    QVERIFY(m.undo());
    QCOMPARE(m.left(0), 60'000);
    QVERIFY(m.redo());
    QCOMPARE(m.left(0), 57'000);
  }

  void withoutClocksNoTimeIsTakenAndNoFlagFalls() {
    auto m = Match::begin(chess(), 2);
    QVERIFY(m);
    QCOMPARE(tried(*m, "0 e2e4 {5000}"), QString("A move takes no time where there are no clocks."));
    QCOMPARE(tried(*m, "flag 0"), QString("That player's clock is not running."));
    QCOMPARE(m->clockOf(), kNobody);
    QCOMPARE(m->plies(), std::size_t{0});
  }

  void onlyTheFlagOfTheClockThatRunsFallsAndItEndsTheMatch() {
    Match m = withClocks(chess(), "60");
    QCOMPARE(tried(m, "flag 1"), QString("That player's clock is not running."));
    QCOMPARE(tried(m, "flag 0"), QString());
    QVERIFY(m.over());
    QCOMPARE(m.result().winners(), std::vector<Seat>{1});
    QVERIFY(english(m.result().why).find("ran out") != std::string::npos);
    QCOMPARE(m.log(), std::vector<std::string>{"flag 0"});
    QCOMPARE(m.left(0), 0);
    QCOMPARE(tried(m, "1 e7e5"), QString("The match is over."));
  }

  // FIDE 6.9: the opponent must be able to mate by some legal moves.
  void whoCannotMateAnyMoreDoesNotWinByTheFlag() {
    QVERIFY(flagged("7k/8/8/8/8/8/4P3/4K3 w - - 0 1", 0).isDraw());    // a bare king
    QVERIFY(!flagged("7k/8/8/8/8/8/4P3/4K3 b - - 0 1", 1).isDraw());   // a pawn may become a queen
    QVERIFY(flagged("6nk/8/8/8/8/8/4Q3/4K3 w - - 0 1", 0).isDraw());   // a knight against a queen
    QVERIFY(!flagged("6nk/8/8/8/8/8/4R3/4K3 w - - 0 1", 0).isDraw());  // a rook can stand in the way
    QVERIFY(flagged("6bk/8/8/8/8/8/4R3/4K3 w - - 0 1", 0).isDraw());   // a bishop against a rook
    QVERIFY(!flagged("6bk/8/8/8/8/8/4P3/4K3 w - - 0 1", 0).isDraw());  // against a pawn
    QVERIFY(!flagged("5bbk/8/8/8/8/8/8/R3K3 w - - 0 1", 0).isDraw());  // bishops of both colours
    QVERIFY(!flagged("5nnk/8/8/8/8/8/8/1Q2K3 w - - 0 1", 0).isDraw()); // two knights
  }

  void aFileTellsTheClocks() {
    Match m = withClocks(chess(), "300+5");
    for (const char* line : {"0 e2e4 {5210}", "1 e7e5 {65000}", "flag 0"}) QCOMPARE(tried(m, line), QString());
    const auto pgn = m.info().formats.front().write(m, {});
    QVERIFY(pgn);
    for (const char* part : {"[TimeControl \"300+5\"]", "[Termination \"time forfeit\"]", "[Result \"0-1\"]",
                             "1. e4 {[%clk 0:04:59]} e5 {[%clk 0:04:00]} 0-1"})
      QVERIFY2(pgn->find(part) != std::string::npos, pgn->c_str());
    const auto again = m.info().formats.front().read(m.info(), *pgn);
    QVERIFY(again);
    QCOMPARE(again->front().log,
             (std::vector<std::string>{"0 e2e4 {6000}", "1 e7e5 {65000}", "flag 0"})); // whole seconds
    QCOMPARE(again->front().options.at(kClockOption), std::string("300+5"));
    const auto replayed =
        Match::replay(m.info(), 2, again->front().options, 0, again->front().position, again->front().log);
    QVERIFY(replayed);
    QCOMPARE(replayed->left(1), 240'000);
    QVERIFY(english(replayed->result().why).find("ran out") != std::string::npos);
  }

  void aFileOfDraughtsTellsTheClocksAsThatOfChess() {
    Match m = withClocks(game(chessboardFamily().games, "12"), "300+5");
    for (const char* line : {"0 c3-d4 {5210}", "1 d6-c5 {65000}", "flag 0"}) QCOMPARE(tried(m, line), QString());
    const auto pdn = m.info().formats.front().write(m, {});
    QVERIFY(pdn);
    for (const char* part : {"[TimeControl \"300+5\"]", "[Termination \"time forfeit\"]", "[Result \"0-1\"]",
                             "1. c3-d4 {[%clk 0:04:59]} d6-c5 {[%clk 0:04:00]} 0-1"})
      QVERIFY2(pdn->find(part) != std::string::npos, pdn->c_str());
    const auto again = m.info().formats.front().read(m.info(), *pdn);
    QVERIFY(again);
    QCOMPARE(again->front().log, (std::vector<std::string>{"0 c3-d4 {6000}", "1 d6-c5 {65000}", "flag 0"}));
    QCOMPARE(again->front().options.at(kClockOption), std::string("300+5"));
  }

  // "Time forfeit" and "won on time" are told by other programs; who has won on time is so by our rules too, or it is
  // said that the loser gave up.
  void whoLostOnTimeInAFileHasLostOnTime() {
    const GameInfo& info = chess();
    const auto last = [&](const std::string& file) {
      const auto games = info.formats.front().read(info, file);
      if (!games) return english(games.why());
      const ExchangedGame& g = games->front();
      return Match::replay(info, 2, g.options, 0, g.position, g.log) ? g.log.back() : std::string("not to be replayed");
    };
    const std::string control = "[TimeControl \"300+5\"]\n";
    QCOMPARE(last(control + "[Termination \"Time forfeit\"]\n1. e4 1-0\n"), std::string("flag 1"));
    QCOMPARE(last(control + "[Termination \"Mari won on time\"]\n1. e4 1-0\n"), std::string("flag 1"));
    QCOMPARE(last(control + "[Termination \"Normal\"]\n1. e4 1-0\n"), std::string("resign 1"));
    QCOMPARE(last(control + "[Termination \"time forfeit\"]\n1. e4 0-1\n"),
             std::string("resign 0")); // Black's clock runs
    QCOMPARE(last("[Termination \"time forfeit\"]\n1. e4 1-0\n"), std::string("resign 1"));
    QCOMPARE(last(control + "[Termination \"time forfeit\"]\n1. e4 1/2-1/2\n"), std::string("draw"));
    const std::string bare = "[FEN \"7k/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n"; // a bare king cannot win by the flag
    QCOMPARE(last(control + "[Termination \"time forfeit\"]\n" + bare + "1. e3 Kg8 0-1\n"), std::string("resign 0"));
  }

  // Clocks of a file are taken over where they can be by our rules; else the moves are read without them.
  void clocksThatCannotBeAreLeftOut() {
    const GameInfo& info = chess();
    const auto read = [&](const std::string& tags, const std::string& moves) {
      const auto games = info.formats.front().read(info, tags + "\n" + moves);
      return games ? games->front() : ExchangedGame{};
    };
    const auto clocked = [](const ExchangedGame& g) { return g.options.contains(kClockOption); };
    const std::string three = "[TimeControl \"180\"]";
    const ExchangedGame good = read(three, "1. e4 {[%clk 0:02:58.4] best} e5 {[%clk 2:59]} ({[%clk 0:00:01]} c5) *");
    QVERIFY(clocked(good));
    QCOMPARE(good.log, (std::vector<std::string>{"0 e2e4 {1600}", "1 e7e5 {1000}"}));
    QVERIFY(Match::replay(info, 2, good.options, 0, {}, good.log));
    for (const char* moves :
         {"1. e4 e5 *", "1. e4 {[%clk 0:02:58]} e5 *", "1. e4 {[%clk 0:03:10]} e5 {[%clk 0:02:00]} *",
          "1. e4 {[%clk soon]} e5 {[%clk 0:02:00]} *", "1. e4 {[%clk 0:02:00} e5 {[%clk 0:2:0]} *",
          "1. e4 {[%clk 99999999999:00:00]} e5 {[%clk 0:02:00]} *"}) {
      const ExchangedGame game = read(three, moves);
      QVERIFY2(!clocked(game), moves);
      QCOMPARE(game.log, (std::vector<std::string>{"0 e2e4", "1 e7e5"}));
    }
    QVERIFY(!clocked(read("[TimeControl \"-\"]", "1. e4 {[%clk 0:02:58]} e5 {[%clk 0:02:59]} *")));
    QVERIFY(!clocked(read("", "1. e4 {[%clk 0:02:58]} e5 {[%clk 0:02:59]} *")));
  }

  // The throw and all steps of a turn belong to one increment.
  void inBackgammonTheIncrementComesWhenTheTurnPasses() {
    Match m = withClocks(game(backgammonFamily().games, "1"), "100+10");
    while (m.turn().isChance() && m.now().chance().by == kNobody) QVERIFY(m.chance());
    int turns = 0;
    std::int64_t used[2] = {0, 0}, given[2] = {0, 0};
    for (int n = 0; n < 200 && turns < 10 && !m.over(); ++n) {
      const Seat runs = m.clockOf();
      if (m.turn().isChance()) {
        QVERIFY(m.chance());
        continue;
      }
      QCOMPARE(runs, m.turn().seat());
      Event e;
      e.seat = runs;
      e.move = m.now().moves(runs).front();
      e.took = 7;
      QVERIFY(m.play(e));
      used[runs] += 7;
      if (m.clockOf() != runs) {
        given[runs] += 10'000;
        ++turns;
      }
      QCOMPARE(m.left(runs), 100'000 - used[runs] + given[runs]);
    }
    QVERIFY(turns == 10);
  }
};

QTEST_GUILESS_MAIN(ClockTest)
#include "clock_test.moc"
