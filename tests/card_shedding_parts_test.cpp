// Parts of the card kit: beating, matching to a pile, fours, exchange hands, the bank of 21, the memory grid. Rules:
// card games, A5, A6, A9, A10 and games 171 and 187.
#include "games/kit/cards/bank.h"
#include "games/kit/cards/beating.h"
#include "games/kit/cards/exchange_hand.h"
#include "games/kit/cards/fours.h"
#include "games/kit/cards/matching.h"
#include "games/kit/cards/measured.h"
#include "games/kit/cards/memory_grid.h"
#include "tests/card_play.h"

using namespace mk;
using namespace mk::cards;

class CardSheddingPartsTest : public QObject {
  Q_OBJECT

private slots:
  // A5 word for word, with what 173 forbids.
  void whatBeatsACard() {
    for (int trump = 0; trump < 4; ++trump)
      for (const bool apart : {false, true})
        for (const Card a : sortedPack())
          for (const Card b : sortedPack()) {
            const Beating rule{static_cast<Suit>(trump), apart};
            const bool higher = a.suit() == b.suit() && b.high() > a.high();
            const bool trumped = b.suit() == rule.trump && a.suit() != rule.trump;
            QCOMPARE(rule.beats(a, b), higher || (trumped && !(apart && a.suit() == Suit::Spades)));
          }
  }
  void theLeadIsFreeWhenItComesBackRound() {
    Lead lead;
    lead.laid(1);
    lead.passed();
    QVERIFY(!lead.isFree(3));
    lead.passed();
    QVERIFY(lead.isFree(3));
    Lead turned; // a card turned up was laid by nobody: everybody passes first
    turned.passed();
    turned.passed();
    QVERIFY(!turned.isFree(3));
    turned.passed();
    QVERIFY(turned.isFree(3));
  }
  void twinsFitOnce() {
    int n = 0;
    eachFitting(
        cardsOf("7C 7C 8D 9H"), [](Card c) { return c.value() < 9; }, [&](Card) { ++n; });
    QCOMPARE(n, 2);
  }
  void drawingInVainFillsTheHand() {
    Cards hand = cardsOf("2C"), stock = cardsOf("3C 4C");
    QVERIFY(drawUntil(hand, stock, [](Card) { return false; }).isBack());
    QCOMPARE(cardsText(hand), std::string("2C 3C 4C"));
    QVERIFY(stock.empty());
  }
  void theTopStaysWhenThePileIsTurnedOver() {
    Cards pile = cardsOf("2C 3C 4C"), stock;
    turnOver(pile, stock, Outcome::deck(listOf("3C 2C")));
    QCOMPARE(cardsText(pile), std::string("4C"));
    QCOMPARE(stockText(stock), std::string("3C 2C"));
  }
  void allFoursLeaveTheHand() {
    Cards hand = cardsOf("7C 7D 7H 7S KC KD KH KS 4C"), aside;
    QCOMPARE(layFours(hand, aside), (Ranks{7, 13}));
    QCOMPARE(cardsText(hand), std::string("4C"));
    QCOMPARE(aside.count(), 8);
    QVERIFY(isFour(cardsOf("7C 7D 7H 7S")));
    QVERIFY(!isFour(cardsOf("7C 7D 7H")) && !isFour(cardsOf("7C 7D 7H 8S")));
  }
  void theSlowestAreFoundByTheClock() {
    const auto race = readMeasured("race 3=640 1=512 4=640", 4, {0, 2, 3}, 3000);
    QVERIFY(race);
    QCOMPARE(slowestOf(*race), (Row<Seat, Measured::kMostSeats>{2, 3}));
    QCOMPARE(measuredText(*race), std::string("race 1=512 3=640 4=640"));
    const auto early = readMeasured("false 4 2", 4, {}, 3000);
    QVERIFY(early);
    QCOMPARE(measuredText(*early), std::string("false 2 4"));
    QCOMPARE(measuredText({}), std::string());
    QVERIFY(!readMeasured("false 4", 4, {0, 2}, 3000)); // while they race
  }
  void drawingGoesAsFarAsTheStock() {
    Cards hand, stock = cardsOf("3C 4C");
    draw(hand, stock, 5);
    QCOMPARE(hand.count(), 2);
    takeOut(hand, {Card(Suit::Clubs, 3)});
    QCOMPARE(cardsText(hand), std::string("4C"));
    QCOMPARE(ranksOf(cardsOf("4C 4D KS"))[4], 2);
  }
  void chipsOfABankAreNeitherMadeNorLost() {
    for (int bank = 12; bank < 26; ++bank)
      for (int seat = 12; seat < 26; ++seat) {
        const auto won = settleBank(std::vector<int>{seat, bank, 30}, 1);
        QCOMPARE(won[0] + won[1] + won[2], 0);
        QCOMPARE(won[2], -1); // over 21 pays whatever the banker does
      }
  }
  void aGridForgetsInItsLookAndRemembersForPlayers() {
    MemoryGrid g;
    for (const Card c : listOf("2C 3C 2D 3D")) g.cards.push_back(c);
    g.flip(0);
    g.flip(1);
    g.turnBack();
    QVERIFY(g.isCovered(0) && g.isCovered(1));
    QCOMPARE(g.shown.count(), 2);
    Random random(5);
    bool moved = false;
    for (int i = 0; i < 20; ++i) { // what everybody has seen stays where it is
      g.scramble(random);
      QCOMPARE(text(g.cards[0]), std::string("2C"));
      QCOMPARE(text(g.cards[1]), std::string("3C"));
      moved = moved || text(g.cards[2]) == "3D";
    }
    QVERIFY(moved);
    g.flip(0);
    g.flip(2);
    g.take(1);
    QCOMPARE(g.pairsOf(1), 1);
    QVERIFY(!g.isThere(0) && !g.isEmpty());
  }
};

QTEST_APPLESS_MAIN(CardSheddingPartsTest)
#include "card_shedding_parts_test.moc"
