// What a table of bridge says and reads: calls as they are typed, what a forced call tells, tricks that are counted,
// the suit of the contract, the cards of the draw. Rules: rulings on bridge, part I.
#include "games/whist/bridge_look.h"
#include "tests/bridge_table.h"

#include <QTest>

using namespace mk;
using namespace mk::bridge;

namespace {

const std::string kStart = "dealer=N vul= | " + kDeal;
const std::string kSixHearts = "dealer=W vul= | " + kDeal + " | calls W:P N:1H E:1S S:3D W:P N:3N E:P S:6H W:P N:P E:P";

View seen(const bridge::Table& t) { return t.now().look(Viewer::everybody()); }
std::string labelOf(const bridge::Table& t, int zone) {
  return english(seen(t).find(static_cast<std::int16_t>(zone))->label);
}

} // namespace

class BridgeWordsTest : public QObject {
  Q_OBJECT

private slots:
  void aBidIsTypedWithAGapOrWithout() {
    for (const char* typed : {"1S", "1s", "1 S", "1 s", " 1  s ", "1 spade", "1 spades"}) {
      bridge::Table t(kStart);
      QCOMPARE(t.refused(typed), std::string());
      QVERIFY2(t.has("calls N:1S"), typed);
    }
    bridge::Table t(kStart);
    t.play("1S");
    QVERIFY2(t.refused("1 h").find("higher than 1") != std::string::npos, t.refused("1 h").c_str());
  }

  // Who has to make good a bid that was too low says nothing by the system with it.
  void aForcedBidHasNoMeaning() {
    for (const char* game : {"bridge-1933", "bridge-vanderbilt"}) {
      bridge::Table free(kStart, game), forced(kStart, game, {{"mode", "salon"}});
      free.play("1S 2H");
      forced.play(game == std::string("bridge-1933") ? "1S 1H 2H" : "1S 1H");
      QVERIFY2(free.has("E:2H") && forced.has("E:2H"), forced.text().c_str());
      QVERIFY2(labelOf(free, kCallsZone).find("2") == 0, labelOf(free, kCallsZone).c_str());
      QVERIFY2(labelOf(forced, kCallsZone).find(':') == std::string::npos ||
                   labelOf(forced, kCallsZone).find("system") == 0,
               labelOf(forced, kCallsZone).c_str());
      const Place east{kCallsZone, 5};
      const std::string told = english(forced.now().explain(east));
      QVERIFY2(told.find("tells nothing more by the system") != std::string::npos, told.c_str());
      QVERIFY(english(free.now().explain(east)).find("tells nothing") == std::string::npos);
    }
  }

  // The pile of a side and the number at it are of the same tricks.
  void theTrickOnTheTableIsNotCountedYet() {
    bridge::Table t(kSixHearts + " | trick E:AS S:8C W:TS");
    t.play("KS");
    for (const int side : {0, 1}) {
      const View v = seen(t);
      const Zone* pile = v.find(static_cast<std::int16_t>(kWonZone + side));
      QCOMPARE(int{pile->closed}, 0);
      QCOMPARE(english(pile->label), std::string("tricks: 0"));
    }
    t.one(t.now().moves(t.now().turn().seat()).front());
    const View v = seen(t);
    QCOMPARE(int{v.find(kWonZone)->closed} + int{v.find(kWonZone + 1)->closed}, 4);
    QVERIFY(english(v.find(kWonZone)->label) == "tricks: 1" || english(v.find(kWonZone + 1)->label) == "tricks: 1");
  }

  void theSuitOfTheContractIsWritten() {
    bridge::Table t(kSixHearts);
    QVERIFY2(t.has(" trump=H"), t.text().c_str());
    QVERIFY(bridge::Table(t.text()).text() == t.text());
    QVERIFY(!bridge::Table(kStart).has("trump="));
    std::string other = t.text();
    other.replace(other.find("trump=H"), 7, "trump=S");
    const auto game = makeGame(info("bridge-1933"), 4, {});
    QVERIFY(game && !(*game)->read(other));
  }

  // By the law of 1933 the ace is the highest card of the draw, by the other one the lowest.
  void theDrawSaysWhatTheAceIs() {
    for (const char* game : {"bridge-1933", "bridge-kontrakt", "bridge-vanderbilt", "bridge-reform"}) {
      bridge::Table t("", game, {{"seating", "draw"}});
      const bool low = game != std::string("bridge-1933");
      QCOMPARE(english(seen(t).prompt).find("ace is the lowest") != std::string::npos, low);
      Random random(1);
      t.settle(roll(t.now().chance(), random));
      QCOMPARE(english(seen(t).prompt).find("the ace being the lowest") != std::string::npos, low);
    }
  }
};

QTEST_GUILESS_MAIN(BridgeWordsTest)
#include "bridge_words_test.moc"
