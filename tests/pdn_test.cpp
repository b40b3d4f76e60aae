// Portable Draughts Notation: files that are read and written again, FEN, and files that are refused with the place of
// the fault.
#include "games/chessboard/pdn.h"

#include <QTest>

using namespace mk;

namespace {

Draughts rules(const DraughtsTraits& traits = kDraughts) { return Draughts(Setup{2, {}}, traits); }

const PdnKind& kind(const char* game) {
  const PdnKind* k = pdnKind(game);
  if (!k) qFatal("no such kind");
  return *k;
}

const char* const kTwoGames = "[Event \"Club \\\"Tamm\\\" evening\"]\n"
                              "[Date \"2004.05.01\"]\n"
                              "[White \"Mari\"]\n"
                              "[Black \"Juku\"]\n"
                              "[Result \"2-0\"]\n"
                              "[GameType \"25,W,8,8,A0,0\"]\n"
                              "[Opening \"kolmnurk\"]\n"
                              "\n"
                              "1. c3-d4 {the centre} d6-c5? (1... b6-c5 2. d4xb6 a7xc5) 2. b2-c3!\n"
                              "f6-g5 $2 3. c3-b4 ; and so on\n"
                              "2-0\n"
                              "\n"
                              "[FEN \"B:BKh8,b6 : Wa5,KF2.\"]\n"
                              "[SetUp \"1\"]\n"
                              "1... H8-g7 2. A5:C7 1-1\n";

std::string problem(const std::string& file, const char* game = "12", const DraughtsTraits& traits = kDraughts) {
  const auto games = readPdn(rules(traits), kind(game), file);
  return games ? std::string() : english(games.why());
}

} // namespace

class PdnTest : public QObject {
  Q_OBJECT

private slots:
  void theFieldKnowsFiveOfTheKinds() {
    for (const char* game : {"12", "14", "16", "21", "22"}) QVERIFY(pdnKind(game));
    for (const char* game : {"13", "23", "26", "27", ""}) QVERIFY(!pdnKind(game));
  }
  void aFileOfSeveralGamesIsRead() {
    const auto games = readPdn(rules(), kind("12"), kTwoGames);
    QVERIFY2(bool(games), games ? "" : english(games.why()).c_str());
    QCOMPARE(games->size(), std::size_t{2});
    const PdnGame& first = games->front();
    QCOMPARE(first.moves, (std::vector<std::string>{"c3-d4", "d6-c5", "b2-c3", "f6-g5", "c3-b4"}));
    QCOMPARE(first.result, std::string("1-0"));
    QCOMPARE(tagOf(first.tags, "Event"), std::string("Club \"Tamm\" evening"));
    QCOMPARE(tagOf(first.tags, "Opening"), std::string("kolmnurk"));
    const PdnGame& second = games->back();
    QCOMPARE(second.start, std::string("B:WKf2,a5:Bb6,Kh8"));
    QCOMPARE(second.moves.back(), std::string("a5xc7"));
    QCOMPARE(second.result, std::string("1/2-1/2"));
  }
  void whatIsWrittenIsReadAgain() {
    for (const auto& [game, traits] : std::initializer_list<std::pair<const char*, const DraughtsTraits*>>{
             {"12", &kDraughts}, {"14", &kTurkish}, {"16", &kPolish}, {"21", &kGiveaway}, {"22", &kItalian}}) {
      const Draughts r = rules(*traits);
      for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        Random random(seed);
        PdnGame played;
        played.tags = {{"Event", "a \"friendly\" match"}, {"Annotator", "nobody"}};
        Draughts::State s = r.start();
        std::vector<Draughts::Move> list;
        while (!r.turn(s).isOver() && played.moves.size() < 120) {
          list.clear();
          r.moves(s, s.toMove, list);
          const auto& m = list[static_cast<std::size_t>(random.index(list.size()))];
          played.moves.push_back(r.text(s, s.toMove, m));
          r.play(s, s.toMove, m);
        }
        if (r.turn(s).isOver()) {
          const auto winners = r.result(s).winners();
          played.result = winners.empty() ? "1/2-1/2" : winners.front() == 0 ? "1-0" : "0-1";
        }
        const auto text = writePdn(r, kind(game), played);
        QVERIFY(bool(text));
        const auto again = readPdn(r, kind(game), *text);
        QVERIFY2(bool(again), again ? "" : english(again.why()).c_str());
        QCOMPARE(again->front().moves, played.moves);
        QCOMPARE(again->front().result, played.result);
        QCOMPARE(*writePdn(r, kind(game), again->front()), *text);
      }
    }
  }
  void aGameFromAPositionIsWrittenWithIt() {
    PdnGame game;
    game.start = "B:WKf2,a5:Bb6,Kh8";
    game.moves = {"h8-g7", "a5xc7"};
    const auto text = writePdn(rules(), kind("12"), game);
    QVERIFY(bool(text));
    QVERIFY(text->find("[FEN \"B:WKf2,a5:Bb6,Kh8\"]") != std::string::npos);
    QVERIFY(text->find("\n1... h8-g7 2. a5xc7 *\n") != std::string::npos);
    QCOMPARE(readPdn(rules(), kind("12"), *text)->front().start, game.start);
  }
  void italianSquaresAreNumbersOfTheMirroredBoard() {
    const Draughts r = rules(kItalian);
    const auto start = writeDraughtsFen(r, kind("22"), r.text(r.start()));
    QVERIFY(bool(start));
    QCOMPARE(*readDraughtsFen(r, kind("22"), "W:W21-32:B1-12"), r.text(r.start()));
    QCOMPARE(*readDraughtsFen(r, kind("22"), *start), r.text(r.start()));
    QCOMPARE(*readDraughtsFen(r, kind("22"), "W:WK1:BK32"), std::string("W:WKh8:BKa1"));
  }
  void italianSquaresAreNumbersInMoves() {
    const Draughts r = rules(kItalian);
    const auto games = readPdn(r, kind("22"), "[GameType \"22,W,8,8,N2,1\"]\n1. 22-19 10-14 2.19x10 *");
    QVERIFY2(bool(games), games ? "" : english(games.why()).c_str());
    QCOMPARE(games->front().moves.size(), std::size_t{3});
    QCOMPARE(games->front().moves.front(), std::string("e3-d4"));
    QVERIFY(writePdn(r, kind("22"), games->front())->find("1. 22-19 10-14 2. 19x10 *") != std::string::npos);
  }
  void aPlaceIsNamedForWhatDoesNotFit() {
    QCOMPARE(problem("1. c3-d4 b6-c5 *"), std::string());
    QCOMPARE(problem("1. c3-d4\nb6-b5 *"), std::string("Line 2, game 1, at “b6-b5”: this is not a legal move here."));
    QCOMPARE(problem("1. c3-d4 *\n\n[Event \"x\"]\n1. c3-c4 *"),
             std::string("Line 4, game 2, at “c3-c4”: this is not a legal move here."));
    QCOMPARE(problem("1. c3-d4 {never closed\n"),
             std::string("Line 1, game 1, at “{never closed ”: the comment is never closed with }."));
    QCOMPARE(problem("1. c3-d4 (1. e3-d4\n"),
             std::string("Line 1, game 1, at “(1. e3-d4 ”: the variation is never closed with )."));
    QCOMPARE(problem("[Event Club]\n*"),
             std::string("Line 1, game 1, at “[Event Club]”: a header is written as [Name \"value\"]."));
    QCOMPARE(problem("[Result \"3-0\"]\n*"),
             std::string("Line 1, game 1, at “3-0”: this is not a result: 1-0, 0-1, 1/2-1/2 or *."));
    QVERIFY(problem("[GameType \"20\"]\n*").starts_with("Line 1, game 1, at “20”: this is another kind of draughts"));
    QVERIFY(problem("1. c3-d4").find("has no result") != std::string::npos);
    QVERIFY(problem("1. zz-d4 *").find("“zz-d4”") != std::string::npos);
    QVERIFY(problem("[FEN \"W:Wc3:Bd4\"]\n1. c3xe5 0-1").find("does not fit") != std::string::npos);
    QVERIFY(problem("[FEN \"W:Wc3:Bd4\"]\n1. c3xe5 e5-f6 *").find("already over") != std::string::npos);
    QVERIFY(problem("[FEN \"W:Wc3:Bd4\"]\n1. c3-b4 *").find("not a legal move") != std::string::npos);
  }
  void aBadFenIsRefusedWithItsPlace() {
    for (const char* fen : {"", "W", "W:Wa1", "X:Wa1:Bb8", "W:Wa1:Wb8", "W:Wa9:Bb8", "W:Wa1,,c1:Bb8", "W:Wa2:Bb8",
                            "W:Wa1:Ba1", "W:Wa1:Bb8:what", "W:Wa1:Bb8:F0", "W:Wa1:Bb8:F4x", "W:W1-12:B21-32"}) {
      const std::string told = problem("\n[FEN \"" + std::string(fen) + "\"]\n*");
      QVERIFY2(told.starts_with("Line 2, game 1, at “"), fen);
    }
    QVERIFY(!problem("[FEN \"W:W33:B1\"]\n*", "22", kItalian).empty());
    QVERIFY(!problem("[FEN \"W:W5-3:B1\"]\n*", "22", kItalian).empty());
  }
  void anIllegalGameIsNotWritten() {
    PdnGame game;
    game.moves = {"c3-d4", "c3-d4"};
    QVERIFY(!writePdn(rules(), kind("12"), game));
    game.moves = {};
    game.start = "nonsense";
    QVERIFY(!writePdn(rules(), kind("12"), game));
  }
  void brokenFilesNeverDoHarm() {
    Random random(3);
    const std::string good = kTwoGames;
    for (int i = 0; i < 3000; ++i) {
      std::string file = good.substr(0, 1 + random.below(static_cast<std::uint32_t>(good.size())));
      for (int k = 0; k < 3; ++k)
        file[random.below(static_cast<std::uint32_t>(file.size()))] = static_cast<char>(random.below(256));
      const auto games = readPdn(rules(), kind("12"), file);
      if (games)
        for (const PdnGame& game : *games) QVERIFY(bool(writePdn(rules(), kind("12"), game)));
      else
        QVERIFY(english(games.why()).starts_with("Line "));
    }
  }
};

QTEST_APPLESS_MAIN(PdnTest)
#include "pdn_test.moc"
