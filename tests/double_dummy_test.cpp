// The double-dummy helper and what bridge asks it: endings as our own search finds them, whole deals, par, claims, the
// review; helpers that are missing, hang, break off or lie.
#include "app/host/double_dummy.h"
#include "games/box/playout.h"
#include "games/opponents/deadline.h"
#include "games/whist/bridge_double_dummy.h"
#include "games/whist/bridge_review.h"
#include "games/whist/catalogue.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <thread>

using namespace mk;
using namespace mk::bridge;

namespace {

const std::string kHelper = MK_BIN_DIR "/mangukast-dummy";
const std::string kDeal = "N:KJ6.AJ842.K.AT76 AQ975432.T7.987.- -.KQ653.AJT653.K8 T8.9.Q42.QJ95432";
const std::string kCalls = " | calls W:P N:1H E:1S S:3D W:P N:3N E:P S:6H W:P N:P E:P";
const std::string kTricks =
    "E:AS S:8C W:TS N:KS E:9S S:AD W:8S N:JS N:AC E:9D S:KC W:QC N:KD E:8D S:5D W:QD N:AH E:TH S:6H W:9H "
    "N:TC E:QS S:5H W:JC S:JD W:4D N:6S E:7D S:TD W:2D N:7C E:4S S:6D W:9C N:4H E:3S N:JH E:7H S:3H W:2C "
    "N:6C E:7S S:3D W:5C N:8H E:5S S:KH W:4C S:QH W:3C N:2H E:2S";

Bridge rules() { return Bridge(kBridge1933, Setup{4, Options(BridgeBy<kBridge1933>::options())}); }

Bridge::State read(const std::string& text) {
  const auto s = rules().read(text);
  if (!s) qFatal("%s: %s", text.c_str(), english(s.why()).c_str());
  return *s;
}

// Played at random to so many tricks from the end.
Bridge::State ending(int tricks, std::uint64_t seed) {
  const Bridge r = rules();
  Bridge::State s = read("dealer=W vul= | " + kDeal + " | calls W:P N:" + std::to_string(1 + seed % 7) +
                         "CDHSN"[seed % 5] + " E:P S:P W:P");
  Random random(seed);
  while (s.laid.count() < 4 * (Bridge::kTricks - tricks)) {
    std::vector<Bridge::Move> all;
    r.moves(s, r.turn(s).seat(), all);
    std::erase_if(all, [](const Bridge::Move& m) { return m.kind != Bridge::Move::Kind::Play; });
    r.play(s, r.turn(s).seat(), all[random.below(static_cast<std::uint32_t>(all.size()))]);
  }
  return s;
}

using Brings = std::map<int, int>; // card, tricks
Brings sorted(const std::vector<std::pair<Card, int>>& all) {
  Brings out;
  for (const auto& [card, tricks] : all) out[card.code()] = tricks;
  return out;
}

// Whoever is to lead claims all the tricks that are left.
Bridge::State claimed(Bridge::State s) {
  const Bridge r = rules();
  r.play(s, r.turn(s).seat(), {Bridge::Move::Kind::Claim, static_cast<std::uint8_t>(s.hands[at(s.turn)].count()), 0});
  return s;
}

// Lends the program's solver to bridge.
struct Lent {
  explicit Lent(const DoubleDummy* solver) { useDoubleDummy(solver); }
  ~Lent() { useDoubleDummy(nullptr); }
};

std::string script(const QTemporaryDir& folder, const QByteArray& text) {
  const QString path = folder.filePath(QStringLiteral("helper"));
  QFile file(path);
  if (!file.open(QIODevice::WriteOnly)) qFatal("no script");
  file.write("#!/bin/sh\n" + text);
  file.close();
  file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
  return path.toStdString();
}

} // namespace

class DoubleDummyTest : public QObject {
  Q_OBJECT

private slots:
  void endingsAreWorthWhatOurOwnSearchFinds() {
    const DummyHelper helper(kHelper);
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
      Bridge::State s = ending(1 + static_cast<int>(seed % 5), seed);
      QCOMPARE(sorted(helper.cards(openDeal(s), {})), sorted(searched(s)));
      const Bridge r = rules();
      std::vector<Bridge::Move> all; // the same with a card on the table
      r.moves(s, r.turn(s).seat(), all);
      r.play(s, r.turn(s).seat(), all.front());
      if (s.phase == Bridge::Phase::Play) QCOMPARE(sorted(helper.cards(openDeal(s), {})), sorted(searched(s)));
    }
  }

  void aSuitForEachHandMakesAGrandSlamOrNothing() {
    const DummyHelper helper(kHelper);
    const std::string all = "AKQJT98765432";
    const Bridge::State s =
        read("dealer=N vul= | N:-.-.-." + all + " -.-." + all + ".- -." + all + ".-.- " + all + ".-.-.- | calls N:P");
    const auto table = helper.table(Bridge::dealtHands(s), {});
    QVERIFY(table);
    const OpenTable expected{{{13, 0, 13, 0}, {0, 13, 0, 13}, {13, 0, 13, 0}, {0, 13, 0, 13}, {0, 0, 0, 0}}};
    QCOMPARE(*table, expected);
    // Seven spades by east and west; seven no trumps against it would be thirteen down, doubled.
    const Par par = parOf(kBridge1933, {}, {}, *table, 0);
    QCOMPARE(int{par.contract.bid}, bidOf(7, 3));
    QCOMPARE(sideOf(par.contract.declarer), 1);
    QCOMPARE(int{par.contract.times}, 1);
    QCOMPARE(par.worth, -(210 + 1500 + 300));
    // By the older scoring the slam is worth 200, the contract 50, the game 300.
    QCOMPARE(parOf(kKontrakt, {}, {}, *table, 0).worth, -(63 + 50 + 200 + 300));
  }

  void aSacrificeIsPar() { // nobody in danger: four spades down one is cheaper than four hearts made
    OpenTable made{};
    for (auto& strain : made) strain = {5, 8, 5, 8};
    made[2] = {10, 3, 10, 3};
    made[3] = {4, 9, 4, 9};
    const Par par = parOf(kBridge1933, {}, {}, made, 0);
    QCOMPARE(int{par.contract.bid}, bidOf(4, 3));
    QCOMPARE(int{par.contract.times}, 2);
    QCOMPARE(par.worth, 100);
  }

  // One club with three tricks too many brings as much as four clubs, but the others have three hearts and three
  // spades.
  void parIsBidAsHighAsTheOtherSideDrivesIt() {
    const OpenTable made{{{10, 3, 10, 3}, {8, 4, 8, 4}, {3, 9, 3, 9}, {4, 9, 4, 9}, {5, 3, 5, 3}}};
    for (const Seat dealer : {Seat{0}, Seat{3}}) {
      const Par par = parOf(kBridge1933, {}, {}, made, dealer);
      QCOMPARE(int{par.contract.bid}, bidOf(4, 0));
      QCOMPARE(par.worth, 80);
    }
  }

  void whatIsPlayedNeverMakesMoreThanTheDealHolds() {
    const DummyHelper helper(kHelper);
    const Lent lent(&helper);
    const Bridge::State s = read("dealer=W vul= | " + kDeal + kCalls);
    const auto table = helper.table(Bridge::dealtHands(s), {});
    QVERIFY(table);
    const auto lead = solve(s);
    QCOMPARE(lead.size(), std::size_t{13});
    const int best = std::ranges::max(lead, {}, &std::pair<Card, int>::second).second;
    QCOMPARE(13 - best, (*table)[2][0]); // hearts by north
  }

  void aReviewNamesEveryCardThatGaveATrickAway() {
    const DummyHelper helper(kHelper);
    const Bridge::State s = read("phase=deal dealer=N vul=NS pad=6H-N=12 | " + kDeal + kCalls + " | tricks " + kTricks);
    const auto r = review(rules(), s, &helper, {});
    QVERIFY(r);
    QCOMPARE(r->strains.size(), std::size_t{5});
    const int hearts = r->tricks[2][0];
    // What is lost by both sides makes up the difference to what was taken.
    int sum = 0;
    for (const Phrase& loss : r->losses) {
      const std::string chair = loss.args[2].phrases.front().text;
      sum += chair == "North" || chair == "South" ? -loss.plural : loss.plural;
      QVERIFY(!english(loss.args[3].phrases.front()).empty());
    }
    QCOMPARE(hearts + sum, 12);
    QVERIFY(english(r->title).find("12") != std::string::npos);
  }

  void withoutASolverTheBiddingIsReviewedAlone() {
    const auto r =
        review(rules(), read("phase=deal dealer=N vul= pad=P | " + kDeal + " | calls W:P N:P E:P S:P"), nullptr, {});
    QVERIFY(r);
    QVERIFY(r->strains.empty() && r->losses.empty());
    QVERIFY(!r->calls.empty() && !r->title.empty());
    QVERIFY(english(r->par).find("no double-dummy solver") != std::string::npos);
  }

  // What Culbertson's tables say of D29, and of a hand that was passed though it has to be opened.
  void aReviewNamesCallsThatTheSystemWouldNotHaveMade() {
    const DummyHelper helper(kHelper);
    const Bridge r = rules();
    Random random(1);
    Bridge::State s = read("dealer=W vul= | " + kDeal);
    while (s.phase == Bridge::Phase::Auction) r.play(s, r.turn(s).seat(), *r.suggest(s, r.turn(s).seat(), random));
    QVERIFY(s.contract.bid > 0);
    while (!s.laid.full() && s.phase == Bridge::Phase::Play)
      r.play(s, r.turn(s).seat(), *r.suggest(s, r.turn(s).seat(), random));
    const auto own = review(r, s, &helper, {});
    QVERIFY(own);
    QVERIFY2(own->calls.empty(), own->calls.empty() ? "" : english(own->calls.front()).c_str());
    const auto passed =
        review(r, read("phase=deal dealer=N vul= pad=P | " + kDeal + " | calls W:P N:P E:P S:P"), &helper, {});
    QVERIFY(passed);
    QVERIFY(passed->losses.empty());
    QVERIFY(!passed->calls.empty());
    QVERIFY2(english(passed->calls.front()).find("North: pass; the system has 1") == 0,
             english(passed->calls.front()).c_str());
  }

  void aDealIsReviewedOnlyAfterItsEnd() {
    QVERIFY(isEndOfDeal("phase=deal dealer=N vul= pad=P | N:..."));
    QVERIFY(!isEndOfDeal("phase=deal dealer=N vul="));
    QVERIFY(!isEndOfDeal("dealer=N vul= | N:..."));
  }

  // Ruling R5: a claim is accepted if and only if double dummy gives as much.
  void computersAcceptWhatDoubleDummyGivesAndNoMore() {
    const DummyHelper helper(kHelper);
    const Lent lent(&helper);
    const Bridge r = rules();
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      const Bridge::State s = ending(8, seed);
      const int most = std::ranges::max(solve(s), {}, &std::pair<Card, int>::second).second;
      for (int k = 0; k <= 8; ++k) {
        Bridge::State claimed = s;
        r.play(claimed, r.turn(s).seat(), {Bridge::Move::Kind::Claim, static_cast<std::uint8_t>(k), 0});
        if (claimed.phase != Bridge::Phase::Answer || claimed.claim.tricks != k) continue; // master trumps are kept
        const auto answer = r.weigh(claimed, r.turn(claimed).seat(), 0, {}).front().move;
        QCOMPARE(answer.kind == Bridge::Move::Kind::Accept, k <= most);
      }
    }
  }

  void theUpperLevelsDoNotKnowTheHiddenCards() {
    const DummyHelper helper(kHelper);
    const Lent lent(&helper);
    const Bridge r = rules();
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      const Bridge::State s = ending(9, seed);
      const Seat seat = r.turn(s).seat();
      Bridge::State other = s;
      Random random(seed);
      r.scramble(other, Viewer{seat}, random);
      const auto a = r.weigh(s, seat, 2, {}), b = r.weigh(other, seat, 2, {});
      QCOMPARE(a.size(), b.size());
      for (std::size_t i = 0; i < a.size(); ++i) {
        QVERIFY(a[i].move == b[i].move);
        QCOMPARE(a[i].worth, b[i].worth);
      }
    }
  }

  void aHelperThatFailsGivesNoAnswer_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("breaks off") << QByteArray("exit 3\n");
    QTest::newRow("hangs") << QByteArray("exec sleep 60\n");
    QTest::newRow("talks nonsense") << QByteArray("while read a b c; do echo hello; done\n");
    QTest::newRow("lies") << QByteArray("while read a b c; do echo $b 99 99; done\n");
    QTest::newRow("refuses") << QByteArray("while read a b c; do echo \"$b !-4\"; done\n");
    QTest::newRow("answers another question") << QByteArray("while read a b c; do echo 999 1; done\n");
  }
  void aHelperThatFailsGivesNoAnswer() {
    QFETCH(QByteArray, text);
    const QTemporaryDir folder;
    const DummyHelper helper(script(folder, text), std::chrono::milliseconds(300));
    const Bridge::State s = ending(5, 1);
    for (int i = 0; i < 5; ++i) {
      QVERIFY(helper.cards(openDeal(s), {}).empty());
      QVERIFY(!helper.table(Bridge::dealtHands(s), {}));
    }
    const Lent lent(&helper);
    QCOMPARE(sorted(solve(s)), sorted(searched(s))); // our own search goes on
  }

  // What it owed of a question that was given up lies there when the next one is asked, long after the patience: it is
  // read, and the next answer is waited for as long as any.
  void aQuestionGivenUpLosesNoPatience() {
    const QTemporaryDir folder;
    const DummyHelper helper(script(folder,
                                    "while read a b c; do sleep 0.2; echo $b 1 2 3 4 1 2 3 4 1 2 3 4 1 2 3 4 1 2 3 "
                                    "4; done\n"),
                             std::chrono::milliseconds(600));
    const OpenHands hands = Bridge::dealtHands(ending(5, 1));
    std::stop_source stop;
    {
      std::jthread later([&stop] {
        std::this_thread::sleep_for(std::chrono::milliseconds(30));
        stop.request_stop();
      });
      QVERIFY(!helper.table(hands, stop.get_token()));
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(800));
    const auto found = helper.table(hands, {});
    QVERIFY(found);
    QCOMPARE((*found)[4][3], 4);
  }

  void withoutAHelperTheLastTricksAreSearched() {
    const DummyHelper none("/nonexistent/helper");
    const Lent lent(&none);
    const Bridge::State s = ending(5, 3);
    QCOMPARE(sorted(solve(s)), sorted(searched(s)));
    QVERIFY(solve(ending(7, 3)).empty());
  }

  // A second at most at every level; beside other work five are allowed here.
  void aComputerAnswersInASecondHoweverSlowTheSolverIs_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("never answers") << QByteArray("exec sleep 60\n");
    QTest::newRow("answers late") << QByteArray("while read a b c; do sleep 0.4; echo \"$b !-4\"; done\n");
  }
  void aComputerAnswersInASecondHoweverSlowTheSolverIs() {
    QFETCH(QByteArray, text);
    const QTemporaryDir folder;
    const DummyHelper helper(script(folder, text));
    const Lent lent(&helper);
    const GameInfo& game = whistFamily().games.front();
    for (const std::string& position : {"dealer=W vul= | " + kDeal + kCalls, rules().text(claimed(ending(8, 3)))}) {
      const auto made = makeGame(game, 4);
      QVERIFY(made);
      const auto now = (*made)->read(position);
      QVERIFY2(now, now ? "" : english(now.why()).c_str());
      for (int level = 1; level <= kLevels; ++level) {
        Thinking asked;
        asked.level = level;
        Random random(1);
        const auto from = std::chrono::steady_clock::now();
        QVERIFY((*now)->think((*now)->turn().seat(), asked, random).move);
        QVERIFY(std::chrono::steady_clock::now() - from < std::chrono::seconds(5));
      }
    }
  }

  // What has been found when the time is over is used.
  void whatASlowSolverHasFoundInTimeCounts() {
    struct Slow final : DoubleDummy {
      std::vector<std::pair<Card, int>> cards(const OpenDeal& d, std::stop_token stop) const override {
        for (int i = 0; i < 15 && !stop.stop_requested(); ++i)
          std::this_thread::sleep_for(std::chrono::milliseconds(10));
        std::vector<std::pair<Card, int>> out; // the lowest card is best
        for (const Card c : d.hands[at(d.turn())]) out.emplace_back(c, 13 - c.high() / 2);
        asked += 1;
        return stop.stop_requested() ? std::vector<std::pair<Card, int>>() : out;
      }
      std::optional<OpenTable> table(const OpenHands&, std::stop_token) const override { return {}; }
      std::vector<int> course(const OpenDeal&, std::span<const Card>, std::stop_token) const override { return {}; }
      mutable int asked = 0;
    } const slow;
    const Lent lent(&slow);
    const Bridge r = rules();
    const Bridge::State s = ending(8, 1);
    const Deadline deadline(std::chrono::milliseconds(500), {});
    const auto weighed = r.weigh(s, r.turn(s).seat(), 2, deadline.token());
    QVERIFY(slow.asked >= 2 && slow.asked <= 5);
    for (const auto& w : weighed)
      QVERIFY(weighed.front().move.number <= w.move.number || weighed.front().worth > w.worth);
    QVERIFY(weighed.size() > 1);
  }

  void aStopIsObeyedAtOnce() {
    const QTemporaryDir folder;
    const DummyHelper helper(script(folder, "exec sleep 60\n"));
    std::stop_source stop;
    std::jthread later([&stop] {
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
      stop.request_stop();
    });
    const auto from = std::chrono::steady_clock::now();
    QVERIFY(helper.cards(openDeal(ending(6, 2)), stop.get_token()).empty());
    QVERIFY(std::chrono::steady_clock::now() - from < std::chrono::seconds(20));
  }
};

QTEST_GUILESS_MAIN(DoubleDummyTest)
#include "double_dummy_test.moc"
