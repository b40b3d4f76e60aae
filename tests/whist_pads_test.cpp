// Score pads of bridge, bridge-belote and skruvwhist for people with real cards: what is told and what is written.
// Rules: the worked cases of the rulings on bridge, belote and skruvwhist.
#include "games/box/laws.h"
#include "games/whist/catalogue.h"
#include "tests/law_rows.h"

#include <QTest>

using namespace mk;

namespace {

const GameInfo& game(std::string_view id) {
  for (const GameInfo& g : whistFamily().games)
    if (g.id == id) return g;
  qFatal("no such game");
}

using Chosen = std::map<std::string, std::string>;

Match told(std::string_view id, const std::vector<int>& answers, Chosen options = {}) {
  options["score-pad"] = "on";
  auto m = Match::begin(game(id), 4, options, 1);
  if (!m) qFatal("%s", english(m.why()).c_str());
  for (const int a : answers)
    if (const auto ok = m->play(m->turn().seat(), "answer " + std::to_string(a)); !ok)
      qFatal("%d: %s", a, english(ok.why()).c_str());
  return std::move(*m);
}

using Ints = std::vector<int>;
Ints scores(const Match& m) { return m.now().result().scores; }
std::string asked(const Match& m) { return english(m.now().look(Viewer{0}).prompt); }

constexpr int bid(int level, char strain) {
  return 5 * (level - 1) + static_cast<int>(std::string_view("CDHSN").find(strain)) + 1;
}

// The worked rubber of the ruling, S5: contract, doubled, declarer (1 to 4 are N E S W), tricks, honours.
const Ints kRubber{1, // north deals first
                   bid(2, 'D'), 2, 1, 9, 14, bid(3, 'C'), 1, 2, 12, 25, bid(4, 'H'), 1, 2, 9,  0,
                   bid(2, 'S'), 1, 3, 9, 14, bid(3, 'C'), 1, 1, 8,  0,  bid(4, 'S'), 1, 1, 13, 35};

// Seats 1, 2, 3, 4 have drawn cards from the lowest up, so 1 and 2 play together first. A bid of skruvwhist:
const Ints kDrawn{1, 2, 3};
constexpr int skruvBid(int level, char strain) {
  return 5 * (level - 1) + static_cast<int>(std::string_view("SCDHG").find(strain)) + 1;
}
Match skruvTold(std::string_view id, Ints deals, Chosen options = {}) {
  deals.insert(deals.begin(), kDrawn.begin(), kDrawn.end());
  return told(id, deals, std::move(options));
}

} // namespace

class WhistPadsTest : public QObject {
  Q_OBJECT

private slots:
  // The 35 bids lie in a table as they do in the bidding box, levels by strains; it stays with the chosen one marked
  // while the rest is asked, and then none of them is open.
  void theContractIsChosenFromABiddingBox() {
    for (const char* id : {"bridge-1933", "open-kopskruv"}) {
      Ints answers = id == std::string_view("open-kopskruv") ? Ints{1, 2, 3} : Ints{1};
      const Match m = told(id, answers);
      const View seen = m.now().look(Viewer{0});
      const Zone& box = seen.zones.front();
      QCOMPARE(box.columns, std::int16_t{5});
      QCOMPARE(box.cells.size(), std::size_t{35});
      QVERIFY(std::ranges::all_of(box.cells, &Cell::open));
      QCOMPARE(seen.buttons.size(), std::size_t{1}); // all have passed
      QCOMPARE(seen.buttons.front().key, 'p');
      const auto all = m.now().moves(0);
      const auto gestures = m.now().gestures(0);
      for (std::size_t i = 0; i < all.size(); ++i) {
        const int value = std::stoi(all[i].substr(7));
        const Stroke& s = gestures[i].path.front();
        QCOMPARE(s, value == 0 ? Stroke::button(seen.buttons.front().id) : Stroke::place(box.id, value - 1));
      }
      answers.push_back(7);
      const View after = told(id, answers).now().look(Viewer{0});
      for (const Cell& c : after.zones.front().cells) {
        QVERIFY(!c.open);
        QCOMPARE(c.strong, &c == &after.zones.front().cells[6]);
      }
    }
  }

  void theBiddingBoxLiesBesideTheSheet() {
    for (const char* id : {"bridge-1933", "open-kopskruv"})
      for (const Aspect aspect : {Aspect::Wide, Aspect::Tall}) {
        const Match m = told(id, id == std::string_view("open-kopskruv") ? Ints{1, 2, 3} : Ints{1});
        const Layout l = game(id).arrange(m.now().look(Viewer{0}), aspect);
        QCOMPARE(l.frames.size(), std::size_t{2});
        const Box &a = l.frames[0].box, &b = l.frames[1].box;
        QVERIFY2(a.right() < b.x || b.right() < a.x || a.bottom() < b.y || b.bottom() < a.y, id);
        for (const Box& box : {a, b}) QVERIFY2(box.right() <= l.width && box.bottom() <= l.height, id);
      }
  }

  void doubledHasTheKeysOfTheTable() {
    const auto keys = [](std::string_view id, const Ints& answers) {
      std::string out;
      for (const Button& b : told(id, answers).now().look(Viewer{0}).buttons) out += b.key;
      return out;
    };
    QCOMPARE(keys("bridge-1933", {1, 7}), std::string("1xr"));
    QCOMPARE(keys("bridge-belote", {1, 1}), std::string("1xr"));
  }

  void aLineOfTheSheetSaysHowTheContractWent() {
    const auto lines = [](int tricks) {
      QStringList out;
      const Match m = told("bridge-1933", {1, bid(2, 'D'), 1, 1, tricks, 0});
      for (const Zone& z : m.now().look(Viewer{0}).zones)
        for (const Cell& c : z.cells)
          if (z.role == Zone::Role::Sheet) out << QString::fromStdString(english(c.text));
      return out;
    };
    QVERIFY(lines(8).contains(QStringLiteral("2 diamonds made")));
    QVERIFY(lines(10).contains(QStringLiteral("2 diamonds, 2 over")));
    QVERIFY(lines(5).contains(QStringLiteral("2 diamonds, 3 down")));
  }

  void theLawsHoldForEveryPad() {
    for (const char* id : {"bridge-1933", "bridge-kontrakt", "bridge-vanderbilt", "bridge-reform", "bridge-belote",
                           "skruvwhist", "kopskruv", "paketskruv", "open-kopskruv"}) {
      const LawReport report = checkLaws(game(id), 4, {{"score-pad", "on"}}, lawLimits(1));
      QVERIFY2(report.broken.empty(), report.broken.empty() ? "" : (id + report.broken.front()).c_str());
    }
  }

  // Every answer is told with its question, the one that completes a deal with what the deal brought.
  void whatADealBroughtIsTold() {
    const auto last = [](const Match& m) {
      return QString::fromStdString(english(m.tell(m.plies() - 1, Viewer::everybody())));
    };
    QCOMPARE(last(told("bridge-kontrakt", Ints(kRubber.begin(), kRubber.begin() + 5))),
             QStringLiteral("tricks of seat 1's side, 0 to 13: 9"));
    const Match bridge = told("bridge-kontrakt", kRubber);
    QCOMPARE(
        last(bridge),
        QStringLiteral("who was dealt four or five honours of trumps? seat 3: 5; seat 1: 4 spades made with 13 tricks: "
                       "below the line 36, contract made 100, overtricks 300, slam 200, honours 200, rubber 750."));
    const Match belote = told("bridge-belote", {1, 1, 1, 1, 100, 20, 0});
    QCOMPARE(last(belote),
             QStringLiteral("announcements and belotes of seat 2 and seat 4 that count: 0; seat 1 and seat 3 have won "
                            "the deal they declared: 12 points to 6. Cards 100 : 62, announcements 20 : 0."));
    const Match skruv = skruvTold("skruvwhist", {skruvBid(3, 'D'), 1, 9, 5, 2, 2, 1});
    QCOMPARE(last(skruv), QStringLiteral("crowns of seat 3 and seat 4: how many times 500? 1; seat 1 has made "
                                         "3diamonds (tre ruter) with 9 tricks."));
  }

  void thePadIsSeen() { // its sheet, with what has been written
    const auto sheet = [](const Match& m) {
      const View v = m.now().look(Viewer{0});
      QString out;
      for (const Zone& z : v.zones)
        for (const Cell& c : z.cells)
          if (z.kind == Zone::Kind::Sheet && z.role == Zone::Role::Sheet)
            out += QString::fromStdString(english(c.text)) + u'/';
      return out;
    };
    for (const char* id : {"bridge-1933", "bridge-kontrakt", "bridge-vanderbilt", "bridge-reform", "bridge-belote",
                           "skruvwhist", "kopskruv", "paketskruv", "open-kopskruv"})
      QVERIFY2(sheet(told(id, {})).count(u'/') >= 6, id);
    const QString rubber = sheet(told("bridge-1933", kRubber)); // what it brings has a line of its own
    QVERIFY2(rubber.contains(QStringLiteral("/rubber/700//")), qPrintable(rubber));
    const QString belote = sheet(told("bridge-belote", {1, 1, 1, 1, 100, 20, 0}));
    QVERIFY2(belote.contains(QStringLiteral("/12/6/")), qPrintable(belote)); // 120 : 62
    const QString skruv = sheet(skruvTold("skruvwhist", {skruvBid(3, 'D'), 1, 9, 5, 2, 2, 1}));
    QVERIFY2(skruv.contains(QStringLiteral("| 270")) && skruv.contains(QStringLiteral("| 120")), qPrintable(skruv));
    // Everybody for himself: the sums of the sits that are over decide. Two grand slams of the second player, a cross.
    const Ints slam{skruvBid(7, 'G'), 2, 13, 4, 0};
    Ints sits = slam;
    QVERIFY(!sheet(skruvTold("open-kopskruv", sits)).contains(QStringLiteral("finished")));
    sits.push_back(0);
    sits.insert(sits.end(), slam.begin(), slam.end());
    const int total = 2 * (910 + 10000 + 7000) + 1000 + 2000 + 500;
    const QString open = sheet(skruvTold("open-kopskruv", sits));
    for (const char* premium : {"first game//1000/", "second game//2000/", "crosses//500/"})
      QVERIFY2(open.contains(QLatin1String(premium)), qPrintable(open)); // so that the lines make the sum
    const auto row = QStringLiteral("finished sits/%1/%2/%1/%1/").arg(-total).arg(3 * total);
    QVERIFY2(open.contains(row), qPrintable(open));
  }

  void theWorkedRubberAddsUpOnThePad() {
    const Match m = told("bridge-kontrakt", kRubber);
    QVERIFY(m.over());
    QCOMPARE(m.result().scores, (Ints{1814, -1814, 1814, -1814}));
    QVERIFY(english(m.result().why).find("2532") != std::string::npos);
    const Match less = told("bridge-kontrakt", kRubber, {{"count-below", "no"}});
    QCOMPARE(less.result().scores.front(), 1750);
  }

  void dangerIsKnownToThePad() { // D8: four spades redoubled, three down, in danger 1800; without 900
    Match m = told("bridge-1933", {1, bid(3, 'N'), 1, 1, 11, 0, bid(4, 'S'), 4, 1, 7, 0});
    QCOMPARE(scores(m)[1], 1800 - (100 + 70) - 300);
    m = told("bridge-1933", {1, bid(4, 'S'), 4, 1, 7, 0});
    QCOMPARE(scores(m)[1], 900);
  }

  void fourPassesWriteNothingAndTheNextOneDeals() {
    const Match m = told("bridge-1933", {2, 0});
    QCOMPARE(scores(m), (Ints{0, 0, 0, 0}));
    QVERIFY2(asked(m).find("Deal 2, dealt by seat 3") != std::string::npos, asked(m).c_str());
  }

  void acesAreAskedForAtNoTrumpsAndHonoursElse() {
    QVERIFY(asked(told("bridge-1933", {1, bid(3, 'N'), 1, 1, 9})).find("four aces") != std::string::npos);
    QVERIFY(asked(told("bridge-1933", {1, bid(3, 'H'), 1, 1, 9})).find("honours of trumps") != std::string::npos);
    const Match m = told("bridge-1933", {1, bid(7, 'N'), 2, 1, 13, 24}); // D7: a defender holds four aces
    QCOMPARE(scores(m)[0], 480 + 1500 - 150 + 300);
  }

  void schikaneIsAskedForWhereItIsPlayed() {
    const Match m = told("bridge-kontrakt", {1, bid(2, 'H'), 1, 1, 8, 0, 3}, {{"schikane", "yes"}});
    QCOMPARE(scores(m)[0], 16 + 50 + 50);
  }

  void severalRubbersFollowOneAnother() {
    Ints two = kRubber;
    two.insert(two.end(), kRubber.begin() + 1, kRubber.end());
    const Match m = told("bridge-kontrakt", two, {{"rubbers", "2"}});
    QVERIFY(m.over());
    QCOMPARE(m.result().scores.front(), 2 * 1814);
  }

  void aWrongAnswerIsRefusedAndChangesNothing() {
    Match m = told("bridge-1933", {1, bid(4, 'S'), 1, 1});
    const std::string before = m.now().text();
    for (const char* wrong : {"answer 14", "answer -1", "fourteen", "answer"}) QVERIFY(!m.play(0, wrong));
    QCOMPARE(m.now().text(), before);
  }

  void beloteIsReckonedByItsOwnRules() {
    // Clubs, no contra, seat 1 won the auction: 100 of 162 points, a tierce of its own.
    Match m = told("bridge-belote", {1, 1, 1, 1, 100, 20, 0});
    const Ints made = scores(m);
    QVERIFY(made[0] > made[1] && made[0] == made[2] && made[1] == made[3]);
    m = told("bridge-belote", {1, 1, 1, 1, 60, 0, 0}); // inside: all goes to the others
    QCOMPARE(scores(m)[0], 0);
    QCOMPARE(scores(m)[1], 16);
    m = told("bridge-belote", {1, 1, 1, 1, 81, 0, 0}); // equal: it hangs
    QCOMPARE(scores(m)[0], 0);
    QVERIFY(scores(m)[1] > 0);
  }

  void skruvwhistIsReckonedFromTricksHonoursAcesAndCrowns() { // P9, P10, P4: honours of both sides, aces, crowns
    Match m = skruvTold("skruvwhist", {skruvBid(3, 'D'), 1, 9, 5, 2, 2, 1});
    QCOMPARE(scores(m), (Ints{2750, 2750, -2750, -2750})); // 270 + 2100 + 1000 against 120 + 500
    m = skruvTold("skruvwhist", {skruvBid(3, 'D'), 1, 6, 5, 2, 2, 1});
    QCOMPARE(scores(m)[0], 180 + 900 + 1000 - 210 - 500 - 9000);
    m = skruvTold("skruvwhist", {skruvBid(3, 'D'), 1, 6, 5, 2, 2, 1}, {{"undertrick-surcharge", "on"}});
    QCOMPARE(scores(m)[0], 180 + 900 + 1000 - 210 - 500 - 13500);
    m = skruvTold("skruvwhist", {skruvBid(7, 'G'), 1, 12, 4, 8}); // no aces, no crowns: the others are not asked
    QCOMPARE(scores(m)[0], 840 + 7000 + 4000 + 1000 + 1000 - 70 - 17000);
  }

  void aCrossWaitsForTheEndOfTheSits() { // a cross, then two games of one side
    const Ints game{skruvBid(5, 'S'), 1, 11, 0, 0, 0};
    Ints all{0};
    all.insert(all.end(), game.begin(), game.end());
    all.insert(all.end(), game.begin(), game.end());
    const Match m = skruvTold("skruvwhist", all, {{"sits", "1"}});
    QVERIFY(m.over());
    // Honours and aces of the others cancel nothing: five and four of them, five times 100 each, in both deals.
    QCOMPARE(scores(m)[0], 2 * 550 + 1000 + 2000 + 500 - 2 * (100 + 9 * 500));
  }

  void whoGotToTheGameFirstIsAskedOnlyWhereBothAreThere() {
    const Ints deals{skruvBid(4, 'S'), 1, 9, 3, 2, 0, 0, skruvBid(5, 'S'), 1, 6, 3, 2, 0, 0};
    Match m = skruvTold("skruvwhist", deals);
    QVERIFY2(asked(m).find("500 below the line first") != std::string::npos, asked(m).c_str());
    const int before = scores(m)[0];
    Match west = skruvTold("skruvwhist", deals);
    QVERIFY(m.play(0, "answer 1"));
    QVERIFY(west.play(0, "answer 2"));
    QCOMPARE(scores(m)[0] - scores(west)[0], 2000); // 1000 to the one or to the other
    QVERIFY(scores(m)[0] != before);
    QVERIFY(asked(skruvTold("kopskruv", deals)).find("500") == std::string::npos); // there the game is at 600
  }

  void withTheOpenHandEverybodyWritesForHimself() { // O1: 3 plays three diamonds with the open hand of 1
    const Match m = skruvTold("open-kopskruv", {skruvBid(3, 'D'), 3, 9, 3, 5, 2, 2, 1, 0});
    QCOMPARE(scores(m), (Ints{-3990, 4 * 590 - 3990, 4 * 3370 - 3990, 4 * 30 - 3990}));
  }

  void withFiveWhoSitsOutIsNotAskedAbout() {
    auto m = Match::begin(game("skruvwhist"), 5, {{"score-pad", "on"}}, 1);
    QVERIFY(m);
    for (const int a : {5, 4, 3, 2}) QVERIFY(m->play(0, "answer " + std::to_string(a))); // the fifth is the highest
    QVERIFY2(asked(*m).find("dealt by seat 5") != std::string::npos, asked(*m).c_str());
    QVERIFY(m->play(0, "answer " + std::to_string(skruvBid(2, 'H'))));
    QVERIFY(!m->play(0, "answer 1"));
    QVERIFY(m->play(0, "answer 4"));
  }

  void aBeloteMatchEndsAt151() {
    Ints answers{1};
    for (int deal = 0; deal < 40; ++deal)
      for (const int a : {6, 1, 1, 200, 50, 0}) answers.push_back(a);
    auto m = Match::begin(game("bridge-belote"), 4, {{"score-pad", "on"}}, 1);
    for (const int a : answers)
      if (!m->over()) QVERIFY(m->play(0, "answer " + std::to_string(a)));
    QVERIFY(m->over());
    QVERIFY(m->result().scores[0] >= 151);
    QCOMPARE(m->result().places[0], 1);
  }
};

QTEST_GUILESS_MAIN(WhistPadsTest)
#include "whist_pads_test.moc"
