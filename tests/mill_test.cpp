// The mill games 6 to 11: every worked case of the rulings, every house rule, the laws of the box.
#include "games/box/erase.h"
#include "games/box/laws.h"
#include "games/mill/catalogue.h"
#include "games/mill/mill.h"
#include "tests/law_rows.h"
#include "tests/layout_fault.h"

#include <QTest>

#include <algorithm>

using namespace mk;

namespace {

using Chosen = std::map<std::string, std::string>;

const GameInfo& game(const char* id) {
  const auto games = millFamily().games;
  return *std::ranges::find(games, std::string_view(id), &GameInfo::id);
}

std::unique_ptr<Position> at(const char* id, const char* position, const Chosen& options = {}) {
  const auto g = makeGame(game(id), 2, options);
  auto p = (*g)->read(position);
  if (!p) qFatal("%s: %s", position, english(p.why()).c_str());
  return std::move(*p);
}

std::vector<std::string> legal(const Position& p) { return p.moves(p.turn().seat()); }
bool can(const Position& p, const char* move) { return std::ranges::count(legal(p), std::string(move)) == 1; }
int captures(const Position& p, const std::string& start) {
  return static_cast<int>(
      std::ranges::count_if(legal(p), [&](const std::string& m) { return m.starts_with(start + "x"); }));
}
void play(Position& p, const char* move) {
  const auto ok = p.play(p.turn().seat(), move);
  if (!ok) qFatal("%s", english(ok.why()).c_str());
}
std::uint64_t perftAt(const char* id, int depth, const char* position = nullptr, const Chosen& options = {}) {
  if (position != nullptr) return at(id, position, options)->perft(depth).value();
  return (*makeGame(game(id), 2, options))->start()->perft(depth).value();
}

constexpr const char* kMiddle = "W a4,b4,d2,d3,e5,f6,g7 hand 0 | B a7,b6,c4,d5,d6,e3,f2,g1 hand 0 | turn W";

} // namespace

class MillTest : public QObject {
  Q_OBJECT
private slots:
  void sequencesOfMovesAreCounted_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("position");
    QTest::addColumn<QList<quint64>>("counts");
    QTest::newRow("6.1") << "6"
                         << "" << QList<quint64>{24, 552, 12144, 255024};
    QTest::newRow("6.4") << "6" << kMiddle << QList<quint64>{9, 130, 1263, 14570};
    QTest::newRow("8.1") << "8"
                         << "" << QList<quint64>{2, 84, 318};
    QTest::newRow("9.1") << "9"
                         << "" << QList<quint64>{24, 552, 12144, 255024};
    QTest::newRow("9.3") << "9" << kMiddle << QList<quint64>{9, 202, 2335};
    QTest::newRow("10.1") << "10"
                          << "" << QList<quint64>{54, 2916};
    QTest::newRow("11.1") << "11"
                          << "" << QList<quint64>{12, 148, 1656};
  }
  void sequencesOfMovesAreCounted() {
    QFETCH(QString, id);
    QFETCH(QString, position);
    QFETCH(QList<quint64>, counts);
    const QByteArray where = position.toUtf8();
    for (int d = 0; d < counts.size(); ++d)
      QCOMPARE(quint64(perftAt(id.toUtf8().constData(), d + 1, position.isEmpty() ? nullptr : where.constData())),
               counts[d]);
  }

  void whatIsLaidByHandIsReadAndWrittenBack() {
    for (const GameInfo& info : millFamily().games) {
      const auto g = *makeGame(info, 2);
      const std::string start = g->start()->text();
      const auto laid = g->laidIn(start);
      QVERIFY2(laid && g->toLay().size() == 2, info.id);
      QCOMPARE(g->layInto(start, *laid), start);
      for (const char* bad : {"", "nonsense", "W z9 | B - | turn W", "W - hand 999 | B - | turn W"})
        QVERIFY2(!g->laidIn(bad), bad);
    }
  }
  void stonesLaidByHandComeOutOfTheHand() {
    const auto g = *makeGame(game("6"), 2);
    const std::string position = "W d6 hand 7 | B a7,d7 hand 7 | turn W | quiet 3 | times 2";
    auto laid = *g->laidIn(position);
    const auto& places = g->start()->look(Viewer{0}).zones.front().board->places;
    for (std::size_t i = 0; i < places.size(); ++i) {
      if (places[i].name == "d7") laid[i].reset();
      if (places[i].name == "g1" || places[i].name == "g4") laid[i] = g->toLay().front();
    }
    QCOMPARE(g->layInto(position, laid), std::string("W d6,g4,g1 hand 5 | B a7 hand 8 | turn W | quiet 3"));
  }
  void closingAMillTakesAStone() { // 6.2
    const auto p = at("6", "W a7,d7 hand 7 | B g1,d1 hand 7 | turn W");
    QCOMPARE(legal(*p).size(), std::size_t(21));
    QVERIFY(can(*p, "g7xg1"));
    QVERIFY(can(*p, "g7xd1"));
    QVERIFY(!can(*p, "g7"));
  }

  void twoMillsAtOnceTakeOneStone() { // 6.3
    const auto p = at("6", "W a7,d7,g4,g1 hand 5 | B a1,a4,b2,e3 hand 5 | turn W");
    QCOMPARE(legal(*p).size(), std::size_t(19));
    QCOMPARE(captures(*p, "g7"), 4);
    for (const char* m : {"g7xa1", "g7xa4", "g7xb2", "g7xe3"}) QVERIFY2(can(*p, m), m);
  }

  void threeStonesFly() { // 6.5
    const char* where = "W a1,d1,g4 hand 0 | B d7,d6,b4,e4,f2 hand 0 | turn W";
    QCOMPARE(legal(*at("6", where)).size(), std::size_t(52));
    for (const std::string& m : legal(*at("6", where, {{"flying", "never"}})))
      QVERIFY2(m.starts_with("a1-a4") || m.starts_with("d1-d2") || m.starts_with("d1-g1") || m.starts_with("g4-"),
               m.c_str());
  }

  void aStoneOutOfAMillIsTakenWhereThereIsNoOther() { // 6.6
    const char* where = "W a7,d7,g4 hand 0 | B a1,d1,g1 hand 0 | turn W";
    for (const char* m : {"g4-g7xa1", "g4-g7xd1", "g4-g7xg1"}) {
      auto p = at("6", where);
      play(*p, m);
      QVERIFY(p->turn().isOver());
      QCOMPARE(p->result().winners(), (std::vector<Seat>{0}));
    }
    auto spared = at("6", where, {{"all-stones-in-mills", "none"}});
    QVERIFY(can(*spared, "g4-g7"));
    QVERIFY(!can(*spared, "g4-g7xa1"));
    play(*spared, "g4-g7");
    QVERIFY(!spared->turn().isOver());
  }

  void aPlayerWithoutAMoveLoses() {
    auto p = at("6", "W a7,d6,a4,g1 hand 0 | B d7,g7,b4,a1 hand 0 | turn W");
    QVERIFY(!p->turn().isOver());
    const auto blocked = at("6", "W a7,d7,g7,a4 hand 0 | B d6,g4,b4,a1 hand 0 | turn W");
    QVERIFY(blocked->turn().isOver());
    QCOMPARE(blocked->result().winners(), (std::vector<Seat>{1}));
  }

  void theSamePositionThreeTimesIsADraw() {
    auto p = at("6", "W a7,d7,b6,f2 hand 0 | B a1,d1,c3,f6 hand 0 | turn W");
    for (int i = 0; i < 2; ++i) {
      QVERIFY(!p->turn().isOver());
      for (const char* m : {"a7-a4", "c3-c4", "a4-a7", "c4-c3"}) play(*p, m);
    }
    QVERIFY(p->turn().isOver());
    QVERIFY(p->result().isDraw());
  }

  void theSecondTimeIsWarnedOf() {
    auto p = at("6", "W a7,d7,b6,f2 hand 0 | B a1,d1,c3,f6 hand 0 | turn W");
    const auto warns = [&] {
      return english(p->look(Viewer{0}).prompt).find("third time is a draw") != std::string::npos;
    };
    QVERIFY(!warns());
    for (const char* m : {"a7-a4", "c3-c4", "a4-a7"}) {
      play(*p, m);
      QVERIFY2(!warns(), m);
    }
    play(*p, "c4-c3");
    QVERIFY(warns());
  }

  void aHundredQuietMovesAreADraw() {
    auto p = at("6", "W a7,d7,b6,f2 hand 0 | B a1,d1,c3,f6 hand 0 | turn W | quiet 99");
    play(*p, "a7-a4");
    QVERIFY(p->result().isDraw());
  }

  void theFourSpecialThrows() { // 7.1
    const auto special = [](std::uint8_t a, std::uint8_t b, std::uint8_t c) {
      auto p = (*makeGame(game("7"), 2))->read("W b6 hand 8 | B a7,d7,g7 hand 6 | turn W");
      if (!(*p)->settle(Outcome::dice({a, b, c}))) return false;
      return std::ranges::any_of(legal(**p), [](const std::string& m) { return m.find('=') != std::string::npos; });
    };
    QVERIFY(special(6, 4, 5) && special(3, 6, 3) && special(5, 2, 2) && special(1, 4, 1));
    QVERIFY(!special(1, 2, 3) && !special(4, 4, 6) && !special(2, 5, 5) && !special(6, 6, 3));
    int n = 0;
    for (std::uint8_t a = 1; a <= 6; ++a)
      for (std::uint8_t b = 1; b <= 6; ++b)
        for (std::uint8_t c = 1; c <= 6; ++c) {
          std::array<std::uint8_t, 3> d{a, b, c};
          std::ranges::sort(d);
          n += Mill::isSpecial(d);
        }
    QCOMPARE(n, 15);
  }

  void aSpecialThrowReplacesAStoneOfAMill() { // 7.2
    const char* where = "W b6,d6,a4 hand 5 | B a7,d7,g7,d1 hand 5 | turn W";
    auto p = at("7", where);
    QVERIFY(p->turn().isChance());
    QVERIFY(p->settle(Outcome::dice({2, 2, 5})));
    for (const char* m : {"225:=a7", "225:=d7", "225:=g7"}) QVERIFY2(can(*p, m), m);
    QVERIFY(!can(*p, "225:=d1"));
    QCOMPARE(legal(*p).size(), std::size_t(17 + 3));
    auto plain = at("7", where);
    QVERIFY(plain->settle(Outcome::dice({1, 2, 3})));
    QCOMPARE(legal(*plain).size(), std::size_t(17));
    QCOMPARE(captures(*plain, "123:f6"), 1);
    QVERIFY(can(*plain, "123:f6xd1"));
  }

  void replacingMayCloseAnOwnMillAndTakeFromAMill() { // 7.3
    auto p = at("7", "W d6,d5,a4 hand 5 | B a7,d7,g7,d1 hand 5 | turn W");
    QVERIFY(p->settle(Outcome::dice({1, 1, 4})));
    for (const char* m : {"114:=d7xa7", "114:=d7xg7", "114:=d7xd1"}) QVERIFY2(can(*p, m), m);
    QVERIFY(!can(*p, "114:=d7"));
    play(*p, "114:=d7xd1");
    QCOMPARE(p->text(), std::string("W d7,d6,d5,a4 hand 4 | B a7,g7 hand 5 | turn B"));
  }

  void noDiceOnceAllStonesAreOnTheBoard() {
    QVERIFY(at("7", kMiddle)->turn().isSeats());
    QVERIFY(!(*makeGame(game("7"), 2))->read(std::string(kMiddle) + " | dice 123"));
  }

  void theWolfStartsWithTwoMoves() { // 8.1 to 8.3
    auto p = (*makeGame(game("8"), 2))->start();
    QCOMPARE(p->turn(), Turn::of(1));
    QCOMPARE(legal(*p).size(), std::size_t(2));
    QVERIFY(can(*p, "a1-d1") && can(*p, "g1-d1"));
    play(*p, "a1-d1");
    QCOMPARE(legal(*p).size(), std::size_t(42));
    auto q = p->clone();
    play(*p, "b4-c4");
    play(*p, "d1-a1");
    QVERIFY(p->turn().isOver());
    QCOMPARE(p->result().winners(), (std::vector<Seat>{1}));
    play(*q, "d6-a1");
    auto moves = legal(*q);
    std::ranges::sort(moves);
    QCOMPARE(moves, (std::vector<std::string>{"d1-d2", "d7-d6"}));
  }

  void blackHasFifteenMoves() { // 8.4
    auto fails = at("8", "W b4,c4,f4 hand 0 | B a7,d7,g7,g4,g1,d1,a4 hand 0 | turn B | moves 14");
    auto wins = fails->clone();
    play(*fails, "d1-d2");
    QCOMPARE(fails->result().winners(), (std::vector<Seat>{0}));
    play(*wins, "d1-a1");
    QCOMPARE(wins->result().winners(), (std::vector<Seat>{1}));
  }

  void millsOfTheStartMayNeverCount() {
    auto p = at("8", "W b4,c4,f4 hand 0 | B a7,d7,g7,g4,g1,d1,a4 hand 0 | turn B | moves 1",
                {{"mill-at-the-start", "never"}});
    play(*p, "d1-a1");
    QVERIFY(!p->turn().isOver());
  }

  void cornersAreMillsWithTwelveStones() { // 9.2
    const auto p = at("9", "W a7,b6 hand 10 | B g1,d1 hand 10 | turn W");
    QCOMPARE(legal(*p).size(), std::size_t(21));
    QCOMPARE(captures(*p, "c5"), 2);
    QCOMPARE(legal(*at("6", "W a7,b6 hand 7 | B g1,d1 hand 7 | turn W")).size(), std::size_t(20));
  }

  void aFullBoardIsADraw() {
    const auto p =
        at("9", "W a7,b6,d5,c4,a1,b2,d3,e4,g7,f6,g1,f2 hand 0 | B d7,d6,c5,e5,a4,b4,c3,e3,f4,g4,d2,d1 hand 0 | turn W");
    QVERIFY(p->turn().isOver());
    QVERIFY(p->result().isDraw());
  }

  void theFirstMillWinsTheJumpingGame() { // 10.2
    auto p = at("10", "W a1,d7,g1 | B a7,d1,g7 | turn W");
    QVERIFY(!p->turn().isOver());
    auto q = at("10", "W a1,d1,c5 | B a7,d6,f2 | turn W");
    play(*q, "c5-g1");
    QCOMPARE(q->result().winners(), (std::vector<Seat>{0}));
    auto black = at("10", "W a1,d1,c5 | B a7,d6,f2 | turn B");
    const auto moves = legal(*black);
    int saving = 0;
    for (const std::string& m : moves) {
      auto after = black->clone();
      QVERIFY(after->play(1, m));
      saving += !after->play(0, "c5-g1");
    }
    QCOMPARE(saving, 3); // one for each stone: all go to g1
  }

  void theSmallBoardHasNinePoints() { // 10.3
    auto p = (*makeGame(game("10"), 2, {{"board", "small"}}))->start();
    QCOMPARE(legal(*p).size(), std::size_t(9));
    for (const std::string& m : legal(*p)) {
      auto after = p->clone();
      QVERIFY(after->play(0, m));
      QVERIFY(!after->turn().isOver());
    }
  }

  void theCrossIsOpenedWithTwelveMoves() { // 11.1, 11.2
    auto moves = legal(*(*makeGame(game("11"), 2))->start());
    std::ranges::sort(moves);
    QCOMPARE(moves, (std::vector<std::string>{"b4-b2", "b4-b6", "d1-a1", "d1-g1", "d3-c3", "d3-e3", "d5-c5", "d5-e5",
                                              "d7-a7", "d7-g7", "f4-f2", "f4-f6"}));
    auto p = at("11", "W a7,d7,g4,d5,b4,d1 | B d6,a4,c4,e4,f4,d2 | turn W");
    play(*p, "g4-g7");
    QCOMPARE(p->result().winners(), (std::vector<Seat>{0}));
  }

  void nonsenseIsRefusedWithAReason() {
    const auto g = makeGame(game("6"), 2);
    for (const char* t :
         {"", "W", "W a7 hand 8", "W a7 hand 8 | B a7 hand 8 | turn W", "W z9 hand 8 | B - hand 9 | turn W",
          "W - hand 10 | B - hand 9 | turn W", "W - hand 9 | B - hand 9 | turn X",
          "W - hand 9 | B - hand 9 | turn W | x 3", "W a7,d7,g7,a4,d6,b6,f6,c5,d5 hand 1 | B - hand 9 | turn W",
          "W - hand 9 | B - hand 9 | turn W | dice 123"}) {
      const auto p = (*g)->read(t);
      QVERIFY2(!p, t);
      QVERIFY(!p.why().empty());
    }
    QVERIFY(!(*makeGame(game("8"), 2))->read("W b4,d6,f4,d5 | B a7,d7,g7,g4,g1,a1,a4 | turn B"));
    QVERIFY(!(*makeGame(game("10"), 2))->read("W a1,g1 | B a7,g7,d1 | turn W"));
    QVERIFY(!(*makeGame(game("11"), 2))->read("W d7 | B d6,a4,c4,e4,f4,d2 | turn W"));
  }

  void theLayoutShowsEverythingWithoutOverlap() {
    for (const GameInfo& g : millFamily().games)
      for (const Aspect aspect : {Aspect::Wide, Aspect::Tall}) {
        const View v = (*makeGame(g, 2))->start()->look(Viewer::everybody());
        const Layout l = g.arrange(v, aspect);
        QCOMPARE(layoutFault(v, l), QString());
      }
  }

  void theLawsHold_data() {
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value");
    for (const GameInfo& g : millFamily().games) {
      QTest::addRow("%s", g.id) << g.id << ""
                                << "";
      for (const OptionSpec& o : g.options)
        for (const OptionValue& v : o.values) QTest::addRow("%s %s %s", g.id, o.key, v.key) << g.id << o.key << v.key;
    }
  }
  void theLawsHold() {
    QFETCH(QString, id);
    QFETCH(QString, key);
    QFETCH(QString, value);
    Chosen options;
    if (!key.isEmpty()) options[key.toStdString()] = value.toStdString();
    const LawReport r = checkLaws(game(id.toUtf8().constData()), 2, options, lawLimits(20));
    QVERIFY2(r.broken.empty(), r.broken.empty() ? "" : r.broken.front().c_str());
  }
};

QTEST_GUILESS_MAIN(MillTest)
#include "mill_test.moc"
