// The games with men on the draughts board beside Kabe (13 to 26): the worked cases and move counts of their rulings,
// every house rule, draws, texts, lessons, and the laws of the box.
#include "games/box/erase.h"
#include "games/box/laws.h"
#include "games/chessboard/blockade.h"
#include "games/chessboard/catalogue.h"
#include "games/chessboard/corners.h"
#include "games/chessboard/draughts.h"
#include "games/chessboard/hares.h"
#include "games/chessboard/surround.h"
#include "games/chessboard/wolf.h"
#include "tests/law_rows.h"
#include "tests/layout_fault.h"
#include "tests/lesson.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace mk;

namespace {

using Map = std::map<std::string, std::string>;
using Texts = std::vector<std::string>;
using Counts = std::vector<std::uint64_t>;

const GameInfo& info(const char* id) {
  for (const GameInfo& g : chessboardFamily().games)
    if (std::string_view(g.id) == id) return g;
  qFatal("no such game");
}

// A position of a catalogued game that can be asked and played by text.
class Table {
public:
  Table(const char* id, const std::string& position = {}, const Map& options = {}) {
    auto made = makeGame(info(id), 2, options);
    if (!made) qFatal("%s", english(made.why()).c_str());
    game_ = *made;
    if (position.empty()) {
      at_ = game_->start();
      return;
    }
    auto read = game_->read(position);
    if (!read) qFatal("%s: %s", position.c_str(), english(read.why()).c_str());
    at_ = std::move(*read);
  }
  Texts moves() const {
    Texts out;
    for (Seat s = 0; s < 2; ++s)
      for (const std::string& m : at_->moves(s)) out.push_back(m);
    std::ranges::sort(out);
    return out;
  }
  Table& play(const std::string& line) {
    for (const QString& word : QString::fromStdString(line).split(' '))
      if (auto ok = at_->play(at_->turn().seat(), word.toStdString()); !ok)
        qFatal("%s: %s", qPrintable(word), english(ok.why()).c_str());
    return *this;
  }
  Counts counts(int depth) const {
    Counts out;
    for (int d = 1; d <= depth; ++d) out.push_back(at_->perft(d).value());
    return out;
  }
  std::string text() const { return at_->text(); }
  bool over() const { return at_->turn().isOver(); }
  Seat toMove() const { return at_->turn().seat(); }
  Seat winner() const { return at_->result().winners().size() == 1 ? at_->result().winners().front() : kNobody; }
  bool drawn() const { return over() && at_->result().isDraw(); }
  std::string why() const { return english(at_->result().why); }
  std::string prompt() const { return english(at_->look(Viewer{}).prompt); }
  View look() const { return at_->look(Viewer{}); }
  std::string tell(const std::string& move) const { return english(at_->tell(at_->turn().seat(), move, Viewer{})); }
  bool refuses(const std::string& position) const {
    const auto read = game_->read(position);
    return !read && !english(read.why()).empty();
  }

private:
  std::shared_ptr<const Game> game_;
  std::unique_ptr<Position> at_;
};

Texts sorted(std::initializer_list<std::string> t) {
  Texts out(t);
  std::ranges::sort(out);
  return out;
}

const std::string kSecond = "W:Wc5,e5,g5:Bb8,d8,f8";

} // namespace

class DraughtsBoardTest : public QObject {
  Q_OBJECT

private slots:
  // Every game of the group.
  void theCatalogueHasAllGamesOfTheChapter() {
    Texts ids;
    for (const GameInfo& g : chessboardFamily().games) ids.push_back(g.id);
    for (int id = 12; id <= 26; ++id) QCOMPARE(ids[static_cast<std::size_t>(id - 12)], std::to_string(id));
  }
  void everyHouseRuleObeysTheLaws_data() {
    QTest::addColumn<QString>("id");
    for (int id = 13; id <= 26; ++id) QTest::addRow("%d", id) << QString::number(id);
  }
  void everyHouseRuleObeysTheLaws() {
    QFETCH(QString, id);
    const GameInfo& game = info(id.toLatin1().constData());
    std::vector<Map> all{{}};
    for (const OptionSpec& o : game.options) {
      std::vector<Map> more;
      for (const Map& m : all)
        for (const OptionValue& v : o.values) {
          Map with = m;
          with[o.key] = v.key;
          more.push_back(with);
        }
      all = more;
    }
    const LawLimits limits = lawLimits(4);
    for (const Map& options : all) {
      const LawReport report = checkLaws(game, 2, options, limits);
      QVERIFY2(report.broken.empty(), report.broken.empty() ? "" : report.broken.front().c_str());
    }
    for (const OptionSpec& o : game.options) QVERIFY(!makeGame(game, 2, {{o.key, "perhaps"}}));
  }
  void theLessonsAndTheDiagramsCanBePlayed_data() { everyHouseRuleObeysTheLaws_data(); }
  void theLessonsAndTheDiagramsCanBePlayed() {
    QFETCH(QString, id);
    const GameInfo& game = info(id.toLatin1().constData());
    QCOMPARE(replayLesson(game), QString());
    QCOMPARE(replayDiagrams(game), QString());
  }
  void everythingIsInViewWithoutOverlap_data() { everyHouseRuleObeysTheLaws_data(); }
  void everythingIsInViewWithoutOverlap() {
    QFETCH(QString, id);
    const GameInfo& game = info(id.toLatin1().constData());
    for (const Aspect aspect : {Aspect::Wide, Aspect::Tall}) {
      const View v = Table(game.id).look();
      const Layout l = game.arrange(v, aspect);
      QCOMPARE(layoutFault(v, l), QString());
    }
  }
  void nonsenseIsNoPosition() {
    for (const GameInfo& game : chessboardFamily().games.first(15)) {
      const Table table(game.id);
      for (const char* t : {"", "W", "W:W:B", "X:We3:Be7", "W:We9:Be7", "W:We3,e3:Be7", "W:We3:Be3",
                            "W:We3:Be7:quick 3", "W:We3:Be7:made x", "W:Ba1:Wh8"})
        QVERIFY2(table.refuses(t), (std::string(game.id) + ": " + t).c_str());
    }
  }
  void countersOutOfRangeAreRefused() {
    QVERIFY(Table("15").refuses("W:Wa1:Bh8:made 3"));
    QVERIFY(Table("15").refuses("W:Wa1:Bh8:made 202"));
    QVERIFY(Table("19").refuses("W:Wa1:Bh8:taken W9 B0"));
    QVERIFY(Table("19").refuses("W:Wa1:Bh8:quiet 2"));
    QVERIFY(Table("20").refuses("W:Wa1:Bh8:quiet 3:times 2"));
    QVERIFY(Table("24").refuses("W:Wa1:Bh8:quiet 5"));
    QVERIFY(Table("25").refuses("W:We1:Be8:times 4"));
    QVERIFY(Table("26").refuses("W:Wa1:Bb8:bonus W3 B0"));
    QVERIFY(Table("16").refuses("W:Wa1:Bb8:bonus W0 B0"));
    QVERIFY(Table("23").refuses("W:WKa1:Bb8"));
    QVERIFY(Table("13").refuses("W:Wa1:B"));
    QVERIFY(Table("13").refuses("W:Wa1:Bb8,d8"));
  }

  // The kinds of draughts.
  void theKindsOfDraughtsAgreeWithTheirTables() {
    QCOMPARE(Table("14").counts(4), (Counts{16, 256, 5212, 104486}));
    QCOMPARE(Table("14", "", {{"men-move-back", "no"}}).counts(4), (Counts{8, 64, 708, 7538}));
    for (const char* id : {"16", "21", "22", "23", "26"}) QCOMPARE(Table(id).counts(4), (Counts{7, 49, 302, 1469}));
    QCOMPARE(Table("12", kSecond).counts(5), (Counts{6, 36, 137, 358, 1052}));
    QCOMPARE(Table("16", kSecond).counts(5), (Counts{6, 36, 137, 349, 999}));
    QCOMPARE(Table("21", kSecond).counts(5), (Counts{6, 36, 137, 349, 999}));
    QCOMPARE(Table("22", kSecond).counts(5), (Counts{6, 36, 137, 355, 958}));
    QCOMPARE(Table("23", kSecond).counts(5), (Counts{6, 36, 137, 349, 842}));
  }
  void turkishMenGoStraight() {
    QCOMPARE(Table("14", "W:Wd4:Bd5,c4,e4,d3").moves(), sorted({"d4xd6", "d4xb4", "d4xf4", "d4xd2"}));
    QCOMPARE(Table("14", "W:Wd4:Bd5,c4,e4,d3", {{"men-move-back", "no"}}).moves(), sorted({"d4xd6", "d4xb4", "d4xf4"}));
    Table promotes("14", "W:Wc6:Bc7,d8,h2");
    QCOMPARE(promotes.moves(), Texts{"c6xc8xe8"});
    QCOMPARE(promotes.play("c6xc8xe8").text(), std::string("B:WKe8:Bh2"));
    QCOMPARE(Table("14", "W:WKd1:Bd4,f6,a7").moves(), sorted({"d1xd6xg6", "d1xd6xh6"}));
    QCOMPARE(Table("14", "W:WKa3:Ba2,e4,a7").moves(), sorted({"a3xa1", "a3xa8"}));
  }
  // Sideways steps are no progress, with or without steps back.
  void turkishShufflingIsADraw() {
    for (const char* back : {"yes", "no"}) {
      Table table("14", "W:Wa2,c2:Bh7,f7:quiet 78", {{"men-move-back", back}});
      QVERIFY(table.play("a2-b2 h7-g7").drawn());
      Table again("14", "W:Wa2:Bh7", {{"men-move-back", back}});
      for (int i = 0; i < 2; ++i) again.play("a2-b2 h7-g7 b2-a2 g7-h7");
      QVERIFY(again.drawn());
    }
  }
  void polishDraughtsTakesTheMost() {
    Table man("16", "W:Wf6:Be7,c7,h8");
    QCOMPARE(man.moves(), Texts{"f6xd8xb6"});
    QCOMPARE(man.play("f6xd8xb6").text(), std::string("B:Wb6:Bh8"));
    QCOMPARE(Table("16", "W:Wf6:Be7,b6").play("f6xd8").text(), std::string("B:WKd8:Bb6"));
    QCOMPARE(Table("16", "W:Wc3:Bd4,f6,f4,d6,b6").moves(), Texts{"c3xe5xc7xa5"});
    const Texts king = Table("16", "W:WKb4:Bd2,c5,g5").moves();
    QCOMPARE(king.size(), std::size_t{1});
    QVERIFY(king.front().ends_with("xh4"));
    QCOMPARE(Table("16", "W:WKa1:Bc3,f6").moves().size(), std::size_t{2});
  }
  void polishDraughtsWithTwoHouseRulesIsKabe() {
    const Map options{{"choice", "free"}, {"mid-capture-promotion", "king"}};
    QCOMPARE(Table("16", "", options).counts(7), Table("12").counts(7));
    QCOMPARE(Table("16", kSecond, options).counts(5), Table("12", kSecond).counts(5));
  }
  void whoHasNothingLeftWinsGiveaway() {
    const Table blocked("21", "W:Wa3:Bb4,c5");
    QVERIFY(blocked.over());
    QCOMPARE(blocked.winner(), Seat{0});
    QCOMPARE(Table("21", "W:Wc3:Bd4").play("c3xe5").winner(), Seat{1});
  }
  void italianPriorities() {
    QCOMPARE(Table("22", "W:Wc3:BKd4").moves(), Texts{"c3-b4"});
    QCOMPARE(Table("22", "W:Wc3,Kg3:Bd4,f4").moves(), Texts{"g3xe5"});
    QCOMPARE(Table("22", "W:WKc5:Bd4,Kd6,h8").moves(), Texts{"c5xe7"});
    QCOMPARE(Table("22", "W:WKc3:Bd4,d2").moves(), sorted({"c3xe5", "c3xe1"}));
    const Map number{{"italian-priorities", "number-only"}};
    QCOMPARE(Table("22", "W:WKc5:Bd4,Kd6,h8", number).moves(), sorted({"c5xe3", "c5xe7"}));
    QCOMPARE(Table("22", "W:WKc3:Bd4,f6,b4", number).moves(), Texts{"c3xe5xg7"}); // still the most
  }
  void americanDraughtsHasNoKings() {
    QCOMPARE(Table("23", "W:Wb8:Bc7,h4").moves(), Texts{"b8xd6"});
    const Table stuck("23", "W:Wb8:Bd6");
    QVERIFY(stuck.over());
    QCOMPARE(stuck.winner(), Seat{1});
    QCOMPARE(Table("23", "W:Wf6:Be7,c7").moves(), Texts{"f6xd8xb6"});
    QCOMPARE(Table("23", "W:Wf6:Be7,c7,h8", {{"choice", "free"}}).play("f6xd8xb6").text(), std::string("B:Wb6:Bh8"));
  }
  void capturingMayBeVoluntaryInEveryKind() {
    for (const char* id : {"14", "16", "21", "22", "23", "26"}) {
      const std::string position = id == std::string("14") ? "W:Wd4:Bd5" : "W:Wc3:Bd4";
      const std::size_t compulsory = Table(id, position).moves().size();
      QCOMPARE(compulsory, std::size_t{1});
      QVERIFY(Table(id, position, {{"compulsory-capture", "no"}}).moves().size() > 1);
    }
  }
  void theChoiceMayBeFreeInEveryKind() {
    for (const char* id : {"16", "21", "23", "26"})
      QCOMPARE(Table(id, "W:Wc3:Bd4,f6,f4,d6,b6", {{"choice", "free"}}).moves().size(), std::size_t{3});
    QCOMPARE(Table("14", "W:Wd4:Bd5,c4,b5", {{"choice", "free"}}).moves(), sorted({"d4xb4xb6", "d4xd6"}));
    QCOMPARE(Table("14", "W:Wd4:Bd5,c4,b5").moves(), Texts{"d4xb4xb6"});
  }
  void aManMayGoOnAsAKingByHouseRule() {
    for (const char* id : {"16", "21", "26"}) {
      const Table table(id, "W:Wf6:Be7,b6", {{"mid-capture-promotion", "king"}});
      QCOMPARE(table.moves(), Texts{"f6xd8xa5"});
    }
  }

  // Game 26.
  void aReserveManComesInWhenTheFirstRankIsBare() {
    QCOMPARE(Table("26", "W:Wc1,h4:Bb8,a5:bonus W0 B0").play("c1-d2").text(),
             std::string("B:We1,d2,h4:Ba5,b8:bonus W1 B0"));
    QCOMPARE(Table("26", "W:Wc1,h4:Bb8,a5:bonus W0 B0").play("h4-g5").text(),
             std::string("B:Wc1,g5:Ba5,b8:bonus W0 B0"));
  }
  void theSecondReserveManComesWhenTheSquareIsEmptyAgain() {
    QCOMPARE(Table("26", "W:We1,h4:Bb8,a5:bonus W1 B0").play("e1-f2").text(),
             std::string("B:We1,f2,h4:Ba5,b8:bonus W2 B0"));
    QCOMPARE(Table("26", "W:We1,h4:Bb8,a5:bonus W2 B0").play("e1-f2").text(),
             std::string("B:Wf2,h4:Ba5,b8:bonus W2 B0"));
  }
  void blackReceivesOnD8() {
    QCOMPARE(Table("26", "B:We1:Bd2,b8:bonus W0 B0").play("b8-c7").text().substr(0, 17),
             std::string("W:We1:Bd2,c7,d8:b"));
  }
  void aReserveManSavesWhoHasLostAll() {
    Table table("26", "B:Wg3:BKe1,b8:bonus W0 B0");
    QCOMPARE(table.moves(), Texts{"e1xh4"});
    table.play("e1xh4");
    QVERIFY(!table.over());
    QCOMPARE(table.text().substr(0, 5), std::string("W:We1"));
  }
  void premiumSequencesDifferFromPolish() {
    const std::string men = "W:Wb2,e3,f2,g5,c7:Ba7,b6,d6,e7,h2";
    QCOMPARE(Table("26", men + ":bonus W0 B0").counts(4), (Counts{2, 12, 81, 350}));
    QCOMPARE(Table("16", men).counts(4), (Counts{2, 10, 56, 192}));
  }
  void reserveMenLieBesideTheBoardUntilTheyComeIn() {
    Table table("26", "W:Wc1,h4:Bb8,a5:bonus W0 B0");
    QCOMPARE(table.look().find(Draughts::WhiteReserve)->items.size(), std::size_t{2});
    const int next = table.look().find(Draughts::WhiteReserve)->items.front().id;
    table.play("c1-d2");
    QCOMPARE(table.look().find(Draughts::WhiteReserve)->items.size(), std::size_t{1});
    const View after = table.look();
    const auto& men = after.find(Draughts::Board)->items;
    QVERIFY(std::ranges::any_of(men, [&](const Item& i) { return i.id == next && i.at == readSquare("e1"); }));
  }

  // Game 13.
  void theWolfBegins() {
    QCOMPARE(Table("13").counts(4), (Counts{2, 14, 56, 344}));
    QCOMPARE(Table("13", "", {{"first-move", "hounds"}}).counts(4), (Counts{7, 14, 86, 344}));
    for (const char* square : {"b8", "d8", "f8", "h8"})
      QCOMPARE(Table("13", "", {{"wolf-starts-on", square}}).text(), std::string("B:Wa1,c1,e1,g1:B") + square);
    QCOMPARE(Table("13").prompt(), std::string("seat 2: move the wolf"));
  }
  void aWolfShutInHasLost() {
    const Table table("13", "B:Wa7,c7,e3,g3:Bb8");
    QVERIFY(table.over());
    QCOMPARE(table.winner(), Seat{0});
  }
  void aWolfPastTheSheepHasWon() {
    Table table("13", "B:Wa3,c3,e5,g5:Bd4");
    QCOMPARE(table.moves(), sorted({"d4-c5", "d4-e3"}));
    QVERIFY(Table("13", "B:Wa3,c3,e5,g5:Bd4").play("d4-e3").winner() == 1);
    QVERIFY(!table.play("d4-c5").over());
    QCOMPARE(Table("13", "W:Wa5,c7,e7,g7:Bb4").winner(), Seat{1});
  }
  void sheepWithoutAMoveHaveLost() {
    const Table stuck("13", "W:Wb8,d8,f8,g7:Bh8");
    QVERIFY(stuck.over());
    QCOMPARE(stuck.winner(), Seat{1});
    QVERIFY(stuck.why().find("no move") != std::string::npos);
  }

  // Games 15, 17, 18.
  void theSquareIsCountedRight() {
    QCOMPARE(Table("15").counts(4), (Counts{14, 197, 3269, 54484}));
    QCOMPARE(Table("15").moves(), sorted({"a2-c4", "a3-b4", "b1-d3", "b2-d4", "b3-a4", "b3-c4", "b3-d1", "c1-d2",
                                          "c2-a4", "c2-d1", "c2-d3", "c3-b4", "c3-d2", "c3-d4"}));
    QCOMPARE(Table("15", "W:Wa1,b2:Bc3,e5").moves(), sorted({"b2-a3", "b2-c1", "b2-d4", "b2-f6"}));
  }
  void cornersIsCountedRight() {
    QCOMPARE(Table("17").counts(4), (Counts{5, 25, 230, 2098}));
    QCOMPARE(Table("17").moves(), sorted({"a5-b6", "b4-c5", "c3-d4", "d2-e3", "e1-f2"}));
    QCOMPARE(Table("17", "W:Wc3:Bd4,f6,f4").moves(), sorted({"c3-b4", "c3-d2", "c3-e5", "c3-g7", "c3-g3"}));
    QCOMPARE(Table("17", "W:Wc3,d4:Bh8").moves(), sorted({"c3-b4", "c3-d2", "d4-c5", "d4-e3", "d4-e5"}));
    QCOMPARE(Table("17", "W:Wc3:Bh8", {{"backward", "yes"}}).moves(), sorted({"c3-b2", "c3-b4", "c3-d2", "c3-d4"}));
  }
  void cornersTwoIsCountedRight() {
    QCOMPARE(Table("18").counts(4), (Counts{12, 144, 2688, 50176}));
    QCOMPARE(Table("18", "W:Wd4:Bd5,e4,e6,c4").moves(), sorted({"d4-d3", "d4-b4", "d4-f4", "d4-d6", "d4-f6"}));
  }
  void whoArrivesFirstWins() {
    Table table("15", "W:Wf6,g6,h6,f7,h7,f8,g8,h8,e5:Ba1,c4:made 30");
    QVERIFY(!table.over());
    QCOMPARE(table.play("e5-g7").winner(), Seat{0});
    QVERIFY(Table("15", table.text()).over());
  }
  void arrivingCountsBeforeTheRuleAboutLeavingHome() {
    // Black's goal is White's corner, so arriving never leaves a man at home; the fortieth move may be the winning one.
    Table table("15", "W:Wf6,g6,h6,f7,h7,f8,g8,h8,e5:Ba1,c4:made 78");
    QCOMPARE(table.play("e5-g7").winner(), Seat{0});
    QVERIFY(table.why().find("goal") != std::string::npos);
  }
  void whoIsStillAtHomeAfterFortyMovesHasLost() {
    Table table("15", "W:Wa1,d4:Bh8,e5:made 78");
    table.play("d4-c5");
    QVERIFY(table.over());
    QCOMPARE(table.winner(), Seat{1});
    QVERIFY(table.why().find("40") != std::string::npos);
    QVERIFY(!Table("15", "W:Wa1,d4:Bh8,e5:made 76").play("d4-c5").over());
    Table black("15", "W:Wd4:Bh8,a5:made 78");
    QCOMPARE(black.play("d4-c5 a5-b4").winner(), Seat{0});
  }
  void afterAHundredMovesTheMenAtTheGoalCount() {
    Table more("15", "W:Wf6,d4:Ba5:made 198");
    more.play("d4-e3 a5-b4");
    QVERIFY(more.over());
    QCOMPARE(more.winner(), Seat{0});
    Table equal("15", "W:Wd4:Ba5:made 198");
    QVERIFY(equal.play("d4-e3 a5-b4").drawn());
  }
  void whoCannotMoveInARacePasses() {
    Table table("17", "W:Wh8:Ba1,d4");
    QCOMPARE(table.moves(), Texts{"pass"});
    QCOMPARE(table.look().buttons.size(), std::size_t{1});
    QCOMPARE(table.tell("pass"), std::string("seat 1 cannot move and passes."));
  }

  // Games 19, 20.
  void blockadeIsCountedRight() {
    QCOMPARE(Table("19").counts(4), (Counts{7, 49, 392, 3136}));
    QCOMPARE(Table("20").counts(4), (Counts{7, 49, 441, 3969}));
    for (const char* id : {"19", "20"})
      QCOMPARE(Table(id, "", {{"pieces", "4"}}).text(), std::string("W:Wa1,c1,e1,g1:Bb8,d8,f8,h8"));
  }
  void twoMenTakeALonelyEnemy() {
    Table table("19", "W:Wb4,c3:Bc5,f8");
    QCOMPARE(table.moves(), sorted({"b4-a5", "c3-d4"}));
    QCOMPARE(table.tell("c3-d4"), std::string("seat 1 moves from c3 to d4 and takes 1 surrounded man(men)."));
    QCOMPARE(table.play("c3-d4").text(), std::string("B:Wb4,d4:Bf8:taken W7 B6"));
    QCOMPARE(Table("19", "W:Wb4,c3:Bc5,f8").play("b4-a5").text(), std::string("B:Wc3,a5:Bc5,f8:taken W6 B6"));
    QCOMPARE(Table("19", "W:Wb4,c3:Bc5,f8:taken W0 B0").play("c3-d4").text(), std::string("B:Wb4,d4:Bf8:taken W1 B0"));
  }
  void aManWithAFriendBesideItIsSafe() {
    const std::string after = Table("19", "W:Wb4,e3:Bc5,b6,d6").play("e3-d4").text();
    QVERIFY(after.starts_with("B:Wb4,d4:Bc5,b6,d6"));
  }
  void whoStepsBetweenTwoEnemiesIsTakenByTheirNextMove() {
    Table table("19", "W:Wd4,a1:Bc7,e7,h8");
    table.play("d4-c5 h8-g7 c5-d6");
    QVERIFY(table.text().starts_with("B:Wa1,d6:B")); // stepped in between c7 and e7, still there
    QVERIFY(table.play("g7-f6").text().starts_with("W:Wa1:B"));
  }
  void menStepBackInBlockTheWay() {
    Table table("20", "W:Wb4,e3:Bc5,h8");
    QCOMPARE(table.moves().size(), std::size_t{7});
    for (const std::string& m : table.moves()) {
      const std::string after = Table("20", "W:Wb4,e3:Bc5,h8").play(m).text();
      QCOMPARE(after.find("c5") == std::string::npos, m == "e3-d4");
    }
  }
  void whoHasTakenAllWinsAtOnce() {
    Table table("19", "W:Wb4,c3:Bc5");
    QCOMPARE(table.play("c3-d4").winner(), Seat{0});
    QVERIFY(table.why().find("all") != std::string::npos);
  }
  void whenNobodyCanMoveTheTakenCount() {
    const Table more("19", "W:Wb8,d8:Ba1:taken W3 B2");
    QVERIFY(more.over());
    QCOMPARE(more.winner(), Seat{0});
    QVERIFY(Table("19", "W:Wb8:Ba1:taken W2 B2").drawn());
    QCOMPARE(Table("19", "W:Wb8:Ba3").moves(), Texts{"pass"});
  }
  void blockTheWayEndsByQuietPlayAndRepetition() {
    Table quiet("20", "W:Wa1:Bh8:taken W1 B0:quiet 79");
    QCOMPARE(quiet.play("a1-b2").winner(), Seat{0});
    Table again("20", "W:Wa1:Bh8:taken W1 B1");
    for (int i = 0; i < 2; ++i) again.play("a1-b2 h8-g7 b2-a1 g7-h8");
    QVERIFY(again.drawn());
    QVERIFY(again.text().ends_with(":quiet 8:times 3"));
  }

  // Game 24.
  void surroundFirstIsCountedRight() { QCOMPARE(Table("24").counts(4), (Counts{7, 49, 379, 2902})); }
  void menJumpAndNothingIsTaken() {
    QCOMPARE(Table("24", "W:Wc3:Bd4,f6").moves(), sorted({"c3-b4", "c3-e5", "c3-g7"}));
    QCOMPARE(Table("24", "W:Wc3:Bd4,e5").moves(), Texts{"c3-b4"});
    QCOMPARE(Table("24", "W:Wc5:Bd4,h8").moves(), sorted({"c5-b6", "c5-d6", "c5-e3"}));
    QVERIFY(Table("24", "W:Wc3:Bd4,f6").play("c3-g7").text().starts_with("B:Wg7:Bd4,f6"));
  }
  void whoIsSurroundedLoses() {
    const Table table("24", "W:Wc3:Bb4,d4,a5,e5");
    QVERIFY(table.over());
    QCOMPARE(table.winner(), Seat{1});
  }
  void aManEndingOnTheLastRankBecomesAFlyingKing() {
    Table table("24", "W:Wa7:Bh4");
    QCOMPARE(table.tell("a7-b8"), std::string("seat 1 moves from a7 to b8 and makes a king."));
    table.play("a7-b8 h4-g3");
    QCOMPARE(table.moves(), sorted({"b8-a7", "b8-c7", "b8-d6", "b8-e5", "b8-f4", "b8-h2"}));
    QVERIFY(Table("24", "W:Wa7:Bh4", {{"kings", "no"}}).play("a7-b8").text().starts_with("B:Wb8:Bh4"));
    QVERIFY(Table("24", "W:Wb8:Bh4", {{"kings", "no"}}).over());
  }
  void surroundFirstEndsInADrawByRepetitionQuietPlayAndLength() {
    Table again("24", "W:WKa1:BKh2,Kb8");
    for (int i = 0; i < 2; ++i) again.play("a1-b2 h2-g1 b2-a1 g1-h2");
    QVERIFY(again.drawn());
    Table quiet("24", "W:WKa1,c1:BKh2:made 120:quiet 98");
    QVERIFY(!quiet.play("a1-b2").over());
    QVERIFY(quiet.play("h2-g1").drawn());
    Table reset("24", "W:WKa1,c1:BKh2:made 120:quiet 99");
    QVERIFY(reset.play("c1-d2").text().find("quiet") == std::string::npos);
    Table longest("24", "W:WKa1,c1:BKh2:made 399");
    QVERIFY(longest.play("c1-d2").drawn());
  }

  // Game 25.
  void haresAndWolvesIsCountedRight() { QCOMPARE(Table("25").counts(8), (Counts{1, 1, 2, 2, 2, 3, 5, 7})); }
  void forwardMovesComeFirst() {
    QCOMPARE(Table("25").play("e3-e4 e6-e5").moves(), sorted({"e2-e3", "e4-e6"}));
    QCOMPARE(Table("25", "W:We2,e3,e4:Be5,e6,e7").moves(), sorted({"e2-e1", "e3-e1"}));
    QCOMPARE(Table("25", "W:We1,e2,e3:Be4,e5,e6").moves(), Texts{"pass"});
  }
  void whoHasChangedPlacesFirstWins() {
    const Table table("25", "B:We6,e7,e8:Be1,e2,e5");
    QVERIFY(table.over());
    QCOMPARE(table.winner(), Seat{0});
    QCOMPARE(Table("25", "W:We4,e7,e8:Be1,e2,e3").winner(), Seat{1});
  }
  void haresAndWolvesEndsInADrawByRepetition() {
    QVERIFY(Table("25", "W:We1,e2,e4:Be5,e7,e8:times 3").drawn());
    Random random(7);
    int draws = 0;
    for (int i = 0; i < 200; ++i) {
      const auto p = (*makeGame(info("25"), 2))->start()->playout(random);
      QVERIFY(p.finished);
      draws += p.result.isDraw();
    }
    QVERIFY(draws > 0);
  }
};

QTEST_APPLESS_MAIN(DraughtsBoardTest)
#include "draughts_board_test.moc"
