// "Bid this hand": deals for every theme in both systems, the person's calls judged by the system and by what can be
// made. Rules: rulings on bridge, part II.
#include "games/whist/bridge_bidder.h"
#include "games/whist/bridge_practice.h"

#include <QTest>

#include <set>

using namespace mk;
using namespace mk::bridge;

namespace {

constexpr int kThemes = static_cast<int>(Theme::Slam) + 1;
using Calls = std::vector<std::string>;

BiddingTurn turnOf(const BiddingTask& task, const Calls& own = {}) {
  auto t = practise(kBridge1933, task, own);
  if (!t) qFatal("%s", english(t.why()).c_str());
  return std::move(*t);
}

// The person calls what the system would have called, as the verdicts tell it.
Calls bySystem(const BiddingTask& task) {
  Calls own;
  for (;;) {
    const BiddingTurn t = turnOf(task, own);
    if (t.offers.empty()) return own;
    bool found = false;
    for (const PracticeOffer& o : t.offers) {
      if (!o.whyNot.empty()) continue;
      own.push_back(o.text);
      const BiddingTurn next = turnOf(task, own);
      const auto last = std::ranges::find(next.calls.rbegin(), next.calls.rend(), true, &PracticeCall::own);
      if ((found = last->asSystem)) break;
      own.pop_back();
    }
    if (!found) qFatal("no call is the system's");
  }
}

// Every declarer takes so many tricks.
class Flat final : public DoubleDummy {
public:
  explicit Flat(int tricks) : tricks_(tricks) {}
  std::vector<std::pair<Card, int>> cards(const OpenDeal&, std::stop_token) const override { return {}; }
  std::optional<OpenTable> table(const OpenHands&, std::stop_token) const override {
    OpenTable t{};
    for (auto& row : t) row.fill(tricks_);
    return t;
  }
  std::vector<int> course(const OpenDeal&, std::span<const Card>, std::stop_token) const override { return {}; }

private:
  int tricks_;
};

} // namespace

class BridgePracticeTest : public QObject {
  Q_OBJECT

private slots:
  void everyThemeHasItsDealsInBothSystems() {
    QCOMPARE(themeNames().size(), std::size_t{kThemes});
    for (int system = 0; system < 2; ++system)
      for (int theme = 0; theme < kThemes; ++theme)
        for (std::uint64_t number = 1; number <= 3; ++number) {
          const BiddingTurn t = turnOf({theme, system, number});
          QCOMPARE(t.offers.size(), std::size_t{38});
          QCOMPARE(t.hands[2].size(), std::size_t{13});
          for (const int other : {0, 1, 3})
            QVERIFY(t.hands[static_cast<std::size_t>(other)].empty()); // nothing is told
          const std::size_t spoken[] = {0, 2, 0, 1, 3};
          if (theme < kThemes - 1) QCOMPARE(t.calls.size(), spoken[theme]);
          QCOMPARE(turnOf({theme, system, number}).worth, t.worth); // the same number is the same deal
        }
  }

  void whoIsInDangerGoesByTheNumberOfTheDeal() {
    std::set<std::string> told;
    for (std::uint64_t number = 0; number < 8; ++number) {
      const std::string worth = english(turnOf({0, 0, number}).worth);
      told.insert(worth.substr(worth.rfind(". ") + 2));
    }
    QCOMPARE(told, (std::set<std::string>{"Both sides are vulnerable.", "East and West are vulnerable.",
                                          "Nobody is vulnerable.", "North and South are vulnerable."}));
    QVERIFY(practiceDeal(kBridge1933, Theme::Opening, System::Culbertson, 6)->standing.inDanger(0));
    QVERIFY(!practiceDeal(kBridge1933, Theme::Opening, System::Culbertson, 1)->standing.inDanger(0));
  }

  void themesAreWhatTheySay() {
    for (std::uint64_t number = 1; number <= 5; ++number) {
      QVERIFY(english(turnOf({1, 0, number}).calls[0].call) != "pass"); // the partner has opened
      QCOMPARE(english(turnOf({1, 0, number}).calls[1].call), std::string("pass"));
      QCOMPARE(english(turnOf({4, 0, number}).calls[1].call), std::string("double"));
      const Calls slam = bySystem({5, 0, number});
      const std::string outcome = english(turnOf({5, 0, number}, slam).outcome);
      QVERIFY2(outcome.find(": 6 ") != std::string::npos || outcome.find(": 7 ") != std::string::npos, outcome.c_str());
    }
  }

  void whoCallsByTheSystemComesToItsContract() {
    for (int system = 0; system < 2; ++system)
      for (int theme = 0; theme < kThemes; ++theme) {
        const BiddingTask task{theme, system, 7};
        const BiddingTurn t = turnOf(task, bySystem(task));
        QVERIFY2(english(t.outcome).find("comes to the same") != std::string::npos, english(t.outcome).c_str());
        for (const auto& hand : t.hands) QCOMPARE(hand.size(), std::size_t{13});
        for (const PracticeCall& c : t.calls) {
          QVERIFY(c.asSystem);
          if (c.own) QVERIFY(english(c.verdict).starts_with("as the system has it: "));
        }
      }
  }

  void anotherCallIsJudgedWithTheRuleThatTheSystemFollows() {
    const BiddingTask task{static_cast<int>(Theme::Opening), 0, 1};
    const Calls right = bySystem(task);
    const std::string wrong = right.front() == "7N" ? "7S" : "7N";
    const BiddingTurn t = turnOf(task, {wrong});
    QVERIFY(!t.calls[0].asSystem);
    const std::string verdict = english(t.calls[0].verdict);
    QVERIFY2(verdict.starts_with("the system has ") && verdict.find(": ") + 2 < verdict.size(), verdict.c_str());
    QVERIFY(english(t.outcome).find("The system comes to: ") != std::string::npos || t.outcome.empty());
  }

  void whatCannotBeCalledSaysWhyAndChangesNothing() {
    const BiddingTask task{static_cast<int>(Theme::Overcall), 0, 2}; // somebody has bid one of a suit
    const BiddingTurn t = turnOf(task);
    int closed = 0;
    for (const PracticeOffer& o : t.offers) {
      const Calls own{o.text};
      QCOMPARE(bool(practise(kBridge1933, task, own)), o.whyNot.empty());
      closed += !o.whyNot.empty();
    }
    QVERIFY(closed >= 2 && closed <= 7); // the redouble, and the bids up to theirs
    QVERIFY(!practise(kBridge1933, task, Calls{"9N"}));
    QVERIFY(!practise(kBridge1933, {99, 0, 1}, {}));
    QVERIFY(!practise(kBridge1933, {0, 2, 1}, {}));
    const BiddingTask passed{static_cast<int>(Theme::Opening), 0, 1};
    Calls own = bySystem(passed);
    own.push_back("P");
    QVERIFY(!practise(kBridge1933, passed, own)); // the auction is over
  }

  void withASolverTheContractIsComparedWithWhatCanBeMade() {
    const BiddingTask task{static_cast<int>(Theme::Slam), 0, 3};
    const Calls own = bySystem(task);
    const auto said = [&](int tricks) {
      const auto lines = practiceMade(kBridge1933, task, own, Flat(tricks), {});
      if (!lines) qFatal("%s", english(lines.why()).c_str());
      return english(lines->front());
    };
    QVERIFY2(said(13).find("can be made: with all hands open 13 tricks") != std::string::npos, said(13).c_str());
    QVERIFY2(said(8).find("down: with all hands open 8 tricks") != std::string::npos, said(8).c_str());
  }
};

QTEST_GUILESS_MAIN(BridgePracticeTest)
#include "bridge_practice_test.moc"
