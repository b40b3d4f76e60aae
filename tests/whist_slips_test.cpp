// Mistakes of the weaker computer players in bridge, belote and skruvwhist: what may be bid and played by mistake.
// Rules: computer players at five levels; card games, A4.
#include "games/kit/cards/slips.h"
#include "games/opponents/think.h"
#include "games/whist/belote.h"
#include "games/whist/bridge.h"
#include "games/whist/skruv.h"

#include <QTest>

using namespace mk;
using namespace mk::cards;

namespace {

using Contract = BridgeBy<bridge::kBridge1933>;

QByteArray inOrder(std::vector<std::string> all) {
  std::ranges::sort(all);
  QByteArray out;
  for (const std::string& one : all) out += (out.isEmpty() ? "" : " ") + QByteArray::fromStdString(one);
  return out;
}

template <class R> R rulesOf(std::map<std::string, std::string> options = {}) {
  Setup setup{4, Options(R::options())};
  for (const auto& [key, value] : options)
    if (!setup.options.set(key, value)) qFatal("no such option: %s", key.c_str());
  return R(setup);
}

template <class R> std::vector<std::string> slipsIn(const R& rules, const std::string& position) {
  const auto s = rules.read(position);
  if (!s) qFatal("%s", english(s.why()).c_str());
  const Seat seat = rules.turn(*s).seat();
  std::vector<std::string> out;
  for (const auto& m : rules.slips(*s, seat)) out.push_back(rules.text(*s, seat, m));
  return out;
}

// Plays matches in which everybody makes mistakes half of the time; each(before, seat, slips) sees all decisions.
template <class R, class F> void play(const R& rules, int matches, F&& each) {
  for (int n = 1; n <= matches; ++n) {
    typename R::State s = rules.start();
    Random random(static_cast<std::uint64_t>(n));
    while (!rules.turn(s).isOver()) {
      if (rules.turn(s).isChance()) {
        rules.settle(s, roll(rules.chance(s), random));
        continue;
      }
      const Seat seat = rules.turn(s).seat();
      typename R::State seen = s;
      rules.scramble(seen, Viewer{seat}, random);
      const auto slips = rules.slips(seen, seat);
      each(s, seat, slips);
      if (QTest::currentTestFailed()) return;
      const auto m = slips.empty() || random.below(2) == 0
                         ? *rules.suggest(seen, seat, random)
                         : slips[random.below(static_cast<std::uint32_t>(slips.size()))];
      rules.play(s, seat, m);
    }
  }
}

// Every slip is a legal move, none is the sensible one, and none is listed twice.
template <class R> void areLegal(const R& rules, int matches) {
  int decisions = 0, mistaken = 0;
  play(rules, matches, [&](const auto& s, Seat seat, const auto& slips) {
    std::vector<typename R::Move> legal;
    rules.moves(s, seat, legal);
    Random random(1);
    typename R::State seen = s;
    rules.scramble(seen, Viewer{seat}, random);
    const auto right = *rules.suggest(seen, seat, random);
    decisions += legal.size() > 1 ? 1 : 0;
    mistaken += slips.empty() ? 0 : 1;
    for (auto at = slips.begin(); at != slips.end(); ++at) {
      QVERIFY2(std::ranges::find(legal, *at) != legal.end(), rules.text(s).c_str());
      QVERIFY2(!(*at == right), rules.text(s).c_str());
      QVERIFY2(std::find(slips.begin(), at, *at) == at, rules.text(s).c_str());
    }
  });
  qInfo("%d decisions, in %d of them there is something to mistake", decisions, mistaken);
  QVERIFY(mistaken > 0);
}

// A trick of three or fewer cards, the first by seat 0; the hand of the next seat. Hearts are trumps.
std::vector<std::string> slipsTo(const char* trick, const char* hand) {
  const auto pack = sortedPack(2);
  TrickRule rule;
  rule.trump = static_cast<std::int8_t>(Suit::Hearts);
  TrickPlay<4> s;
  Seat seat = 0;
  const auto held = readCards(hand);
  const auto lying = *trick != 0 ? *readCards(trick) : std::vector<Card>();
  for (const Card c : lying) {
    s.trick.cards.push_back(c);
    s.trick.seats.push_back(seat++);
  }
  for (const Card c : *held) addSorted(s.hands[at(seat)], c);
  const TrickAim aim{.worth = {}, .perTrick = 1, .side = static_cast<std::uint8_t>(5u << seat % 2)};
  const Card sensible = sensibleCard(rule, s, 4, seat, pack, aim);
  std::vector<std::string> out;
  for (const Card c : slipCards(rule, s, 4, seat, pack, aim, sensible)) out.push_back(text(c));
  return out;
}

} // namespace

class WhistSlipsTest : public QObject {
  Q_OBJECT
private slots:
  void aCardIsTakenForItsNeighbourOrItsTwin() {
    const auto pack = sortedPack(2);
    Cards hand;
    for (const char* code : {"2C", "3C", "KH"}) addSorted(hand, *readCard(code));
    std::vector<std::string> seen;
    for (const Cards& misread : misreadings(hand, pack)) {
      QCOMPARE(misread.count(), 3);
      seen.push_back(text(misread));
    }
    std::ranges::sort(seen);
    // 2C for 2S, 3C for 4C or 3S, KH for QH, AH or KD; never for a card that is held as well.
    QCOMPARE(seen, (std::vector<std::string>{"2C 3C AH", "2C 3C KD", "2C 3C QH", "2C 4C KH", "2C KH 3S", "3C KH 2S"}));
  }

  void thePartnerOfAWeakPlayerIsNotRaisedToSevenOnNothing() {
    const auto rules = rulesOf<Contract>();
    const char* nothing =
        "dealer=S | N:8642.753.9642.85 AQ.KT42.KT7.QT62 KJT973.AQ6.A53.A 5.J98.QJ8.KJ9743 | calls S:1S W:P";
    for (const std::string& call : slipsIn(rules, nothing)) {
      const auto s = rules.read(nothing);
      const auto m = rules.readMove(*s, 0, call);
      QVERIFY2(m->number <= bridge::bidOf(2, 3), call.c_str());
    }
  }

  // What is bid by mistake is what the tables say to a hand that looks nearly like it.
  void aHandOnTheEdgeIsOpenedOrPassedByMistake() {
    const auto rules = rulesOf<Contract>();
    QCOMPARE(
        inOrder(slipsIn(rules, "dealer=N | N:AQT95.KJ4.Q82.73 KJ.QT98.KT93.KT6 863.A76.J7.AQJ52 742.532.A654.984")),
        QByteArray("P"));
    QCOMPARE(
        inOrder(slipsIn(rules, "dealer=N | N:AQT95.KT4.J82.73 KJ.QJ98.KT93.KT6 863.A76.Q7.AQJ52 742.532.A654.984")),
        QByteArray("1S"));
  }

  void theLastHandTakesTheTrickAsCheaplyAsItCan() {
    QCOMPARE(inOrder(slipsTo("KS 2S 3S", "AS QS 5S")), QByteArray("")); // the ace wins, and nobody forgets to play it
    QCOMPARE(inOrder(slipsTo("TS 2S 3S", "AS JS 5S")), QByteArray("")); // nor spends it where the jack is enough
    QCOMPARE(inOrder(slipsTo("KS 2H 3S", "AS QS 5S")), QByteArray("")); // nor throws it under the partner's trump
  }
  void thePartnersTrickIsNotTrumped() {
    QCOMPARE(inOrder(slipsTo("2S KS 3S", "AS QS 5S")), QByteArray(""));
    QCOMPARE(inOrder(slipsTo("2S AS 3S", "2H 5C 9D AD")), QByteArray("9D")); // an ace is not thrown away either
  }
  void aBeginnerForgetsToTrumpOrTrumpsTooHigh() {
    QCOMPARE(inOrder(slipsTo("AS", "2H KH 5C 9D AD")), QByteArray("5C 9D KH"));
    QCOMPARE(inOrder(slipsTo("AS 3S 4S", "2H KH 5C 9D AD")), QByteArray("5C 9D"));
    QCOMPARE(inOrder(slipsTo("AS TH", "9H 5C 9D")), QByteArray("9D")); // a trump is not put under a trump
  }
  void aHighCardIsNotLedWhereItIsNotSure() {
    QCOMPARE(inOrder(slipsTo("", "2C QC AD 3D 7S KS")), QByteArray("3D 7S")); // the deuce of clubs is the sensible lead
  }

  void whatIsMistakenIsLegal_data() {
    QTest::addColumn<int>("game");
    for (int game = 0; game < 6; ++game) QTest::addRow("%d", game) << game;
  }
  void whatIsMistakenIsLegal() {
    QFETCH(int, game);
    switch (game) {
    case 0:
      return areLegal(rulesOf<Contract>({{"deals-at-most", "12"}}), 2);
    case 1:
      return areLegal(rulesOf<Contract>({{"mode", "salon"}, {"system-ew", "risti"}, {"deals-at-most", "12"}}), 2);
    case 2:
      return areLegal(rulesOf<Belote>(), 5);
    case 3:
      return areLegal(rulesOf<CardGame<Skruv<SkruvForm::Classic>>>({{"sits", "1"}}), 2);
    case 4:
      return areLegal(rulesOf<CardGame<Skruv<SkruvForm::Packet>>>({{"sits", "1"}}), 1);
    default:
      return areLegal(rulesOf<CardGame<Skruv<SkruvForm::OpenHand>>>(), 1);
    }
  }
};

QTEST_GUILESS_MAIN(WhistSlipsTest)
#include "whist_slips_test.moc"
