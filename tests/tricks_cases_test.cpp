// The worked cases of the rulings, trick by trick, in both modes where the script serves both; what a script leaves out
// happens by itself.
#include "games/tricks/catalogue.h"
#include "tests/tricks_play.h"

#include <QTest>

#include <algorithm>

using namespace mk;

namespace {

const Chosen kPerform = perform();
Chosen off(Chosen more = {}) {
  more["coach"] = "off";
  return perform(more);
}

// Named so that a comparison that fails shows both texts.
QByteArray shown(const std::string& t) { return QByteArray::fromStdString(t); }

} // namespace

class TricksCasesTest final : public QObject {
  Q_OBJECT
private slots:
  // --- 157
  void theMagicCardLiesAloneBetweenTwoDiamonds() {
    for (const Chosen& mode : {Chosen{}, kPerform}) {
      Stage st(info("157"), trick::magicCard(), mode);
      QCOMPARE(st.cards(0), std::string("8D KD 4D 9D AD 5D 2C AH 7C 6S QC 5H TH 3C 2S 8C 7S KC 6H QS 4C 3S 9C 2H 8S AC "
                                        "7H KS QH 5C 4S TC 3H 9S 8H AS KH 6C 5S 4H TS 9H TD 6D 2D 7D QD 3D"));
      QCOMPARE(shown(st.run("S deal")), QByteArray(""));
      QCOMPARE(shown(st.cards(3)), QByteArray("2D 5S 3H 7H 4C 2S 7C 4D"));
      QCOMPARE(shown(st.run("S pick 3 5; S put 3; S stack 4 1 6 2 5 3; S cut 17; M find 4C")), QByteArray(""));
      QVERIFY(st.isOver());
      QCOMPARE(st.stars(), 3);
      QCOMPARE(shown(st.card(st.s.mark[0])), QByteArray("4C"));
      QVERIFY(st.cards(0).starts_with("9H AS 5C 2H KC"));
    }
  }
  void theMagicCardMayLieOnTheEdgeOfThePack() {
    for (const Chosen& mode : {Chosen{}, kPerform}) {
      Stage st(info("157"), trick::magicCard(), mode);
      QCOMPARE(shown(st.run("S deal; S pick 1 2; S put 6; S stack 6 5 4 3 2 1; M find KH")), QByteArray(""));
      QCOMPARE(st.stars(), 3);
      QCOMPARE(shown(st.card(st.s.mark[0])), QByteArray("KH"));
      QVERIFY(st.cards(0).starts_with("3D") && st.cards(0).ends_with("8D")); // its neighbours in the ring
    }
  }
  void neitherTheTopNorTheBottomCardOfAPileIsPicked() {
    Stage st(info("157"), trick::magicCard());
    QVERIFY(play(st, "deal"));
    QVERIFY(!play(st, "pick 2 1"));
    QVERIFY(!play(st, "pick 2 8"));
    QVERIFY(play(st, "pick 2 7"));
  }
  void theMagicianSortsThePackOfTheMagicCardByHand() {
    Stage st(info("157"), trick::magicCard(), perform({{"prepare", "by-hand"}}));
    for (const char* card : {"2S", "3S", "4S", "5S", "6S", "7S", "8S"}) QVERIFY(play(st, std::string("next ") + card));
    QVERIFY(play(st, "next 8D")); // refused: another suit
    QCOMPARE(int(st.s.show.mistakes), 1);
    for (const char* card : {"9S", "TS", "QS", "KS", "AS"}) QVERIFY(st.play(std::string("next ") + card));
    QVERIFY(st.cards(0).starts_with("2S 3S 4S 5S 6S 7S 2C 8D") && st.cards(0).ends_with("9H 8S 9S TS QS KS AS"));
  }

  // The test base with two cards in each other's place, so that the source's own cards come up.
  static Stage exchanged(const char* id, const trick::Trick& trick, const Chosen& chosen,
                         std::initializer_list<std::pair<const char*, const char*>> pairs) {
    Stage st(info(id), trick, chosen);
    auto pack = *readCards(kBase19);
    for (const auto& [a, b] : pairs)
      std::swap(*std::ranges::find(pack, *readCard(a)), *std::ranges::find(pack, *readCard(b)));
    st.s = st.rules.start();
    st.rules.settle(st.s, Outcome::deck(pack));
    return st;
  }

  // --- 158
  void theSixOfSpadesIsNamedFirstAndTakenLast() { // case 1, the source's
    for (const Chosen& mode : {Chosen{}, kPerform}) {
      Stage st(info("158"), trick::oneAhead(), mode);
      QCOMPARE(st.run("M peek 6; M name 6S; S give 35; M name JD; M another; S give 11; M name TH; M take 6; M show"),
               std::string());
      QCOMPARE(shown(st.said()), QByteArray("6S JD TH"));
      QCOMPARE(shown(st.cards(1)), QByteArray("JD TH 6S"));
      QCOMPARE(st.stars(), 3);
    }
  }
  void theCredulousSpectatorGivesTwoCards() {
    for (const Chosen& mode : {Chosen{}, kPerform}) {
      Stage st(info("158"), trick::oneAhead(), mode);
      QCOMPARE(st.run("M peek 10; M name 4D; S give 33; M name QH; M another; S give 5; M name KD; M take 10; M show"),
               std::string());
      QCOMPARE(shown(st.said()), QByteArray("4D QH KD"));
      QCOMPARE(shown(st.cards(1)), QByteArray("QH KD 4D"));
      QCOMPARE(st.stars(), 3);
    }
  }
  void aLuckyGuestGivesTheCardLookedAt() {
    Stage st(info("158"), trick::oneAhead(), kPerform);
    QCOMPARE(shown(st.run("M peek 10; M name 4D; S give 33; M name QH; M another; S give 10")), QByteArray(""));
    Stage mistaken = st;
    QVERIFY(play(mistaken, "name QH")); // a further name is a mistake
    QCOMPARE(int(mistaken.s.show.mistakes), 1);
    QVERIFY(play(st, "show"));
    QCOMPARE(shown(st.said()), QByteArray("4D QH"));
    QCOMPARE(shown(st.cards(1)), QByteArray("QH 4D"));
    QCOMPARE(st.stars(), 3);
  }
  void aCardThatIsGoneCannotBeGivenAgain() {
    Stage st(info("158"), trick::oneAhead());
    QCOMPARE(shown(st.run("M peek 10; S give 33")), QByteArray(""));
    QVERIFY(!play(st, "give 33"));
    QVERIFY(play(st, "give 34"));
  }
  void withoutACoachAWrongNameSpoilsTheTrick() {
    Stage st(info("158"), trick::oneAhead(), off());
    QCOMPARE(shown(st.run("M peek 10; M name 5D; S give 33; M name QH; M take 10; M show")), QByteArray(""));
    QVERIFY(st.isOver());
    QCOMPARE(st.stars(), 0);
  }

  // --- 160
  void theCardAtTheSaidNumberIsTheOneRemembered() {
    Stage w(info("160"), trick::wanderingCard());
    QVERIFY(play(w, "look") && play(w, "say 12") && play(w, "count 5"));
    QCOMPARE(shown(w.card(w.s.pile(1).front())), QByteArray("JC"));
    QCOMPARE(w.s.pile(1).count(), 8); // 5, 6, ... 12
    QCOMPARE(w.stars(), 3);
    Stage p(info("160"), trick::wanderingCard(), kPerform);
    QCOMPARE(shown(p.run("S look 5; S say 12; M move 12; S count 5")), QByteArray(""));
    QCOMPARE(shown(p.card(p.s.mark[0])), QByteArray("JC"));
    QCOMPARE(p.stars(), 3);
  }
  void theEightOfHeartsIsTheThirteenthCard() { // case 1, the source's
    Stage st = exchanged("160", trick::wanderingCard(), kPerform, {{"8H", "QD"}});
    QCOMPARE(shown(st.run("S look 7; S say 19; M move 19; S count 7")), QByteArray(""));
    QCOMPARE(shown(st.card(st.s.mark[0])), QByteArray("8H"));
    QCOMPARE(shown(st.card(st.s.pile(1).front())), QByteArray("8H"));
    QCOMPARE(st.s.pile(1).count(), 13);
    QCOMPARE(st.stars(), 3);
  }
  void theWholePackMayBeMoved() {
    Stage st(info("160"), trick::wanderingCard());
    QVERIFY(play(st, "look") && play(st, "say 52"));
    QVERIFY(st.cards(0).starts_with("2C 8D AH"));
    QVERIFY(play(st, "count 51"));
    QCOMPARE(shown(st.card(st.s.pile(1).front())), QByteArray("8D"));
    QCOMPARE(st.s.pile(1).count(), 2);
  }
  void theNumberHasToBeLargerThanThePlace() {
    for (const char* k : {"count 12", "count 40"}) {
      Stage st(info("160"), trick::wanderingCard());
      QVERIFY(play(st, "look") && play(st, "say 12") && play(st, k));
      QVERIFY(st.isOver());
      QCOMPARE(st.stars(), 0);
      QVERIFY(st.why().find("larger") != std::string::npos);
    }
  }
  void oneCardTooFewAndTheWanderingCardIsMissed() {
    Stage st(info("160"), trick::wanderingCard(), off());
    QCOMPARE(shown(st.run("S look 7; S say 19; M move 18; S count 7")), QByteArray(""));
    QCOMPARE(shown(st.card(st.s.mark[0])), QByteArray("QD"));
    QCOMPARE(shown(st.card(st.s.pile(1).front())), QByteArray("5S"));
    QCOMPARE(st.stars(), 0);
  }

  // --- 161
  void courtCardsFindTheirSuits() {
    const std::string lay =
        "M lay KS; M lay QD; M lay JC; M lay KH; M lay QH; M lay JS; M lay KD; M lay QC; M lay KC; M "
        "lay JH; M lay QS; M lay JD; M collect columns";
    Stage st(info("161"), trick::courtSuits(), kPerform);
    QCOMPARE(shown(st.run(lay)), QByteArray(""));
    QCOMPARE(shown(st.cards(2)), QByteArray("KS QH KC QD JS JH JC KD QS KH QC JD"));
    Stage uncut(info("161"), trick::courtSuits(), kPerform);
    QCOMPARE(shown(uncut.run(lay)), QByteArray(""));
    uncut.choose(0); // not cut at all
    uncut.goOn();
    const char* plain[] = {"QS JS KS", "KH JH QH", "QC JC KC", "JD KD QD"};
    for (int i = 0; i < 4; ++i) QCOMPARE(shown(uncut.cards(3 + i)), QByteArray(plain[i]));
    QCOMPARE(shown(st.run("S cut 5")), QByteArray(""));
    const char* afterCut[] = {"QH KH JH", "KC QC JC", "QD JD KD", "JS KS QS"};
    for (int i = 0; i < 4; ++i) QCOMPARE(st.cards(3 + i), std::string(afterCut[i]));
    QCOMPARE(st.stars(), 3);
  }
  void theSecondRowBeginsWithTheLastSuitOfTheFirst() {
    Stage st(info("161"), trick::courtSuits(), kPerform);
    QCOMPARE(shown(st.run("M lay KS; M lay QD; M lay JC; M lay KH")), QByteArray(""));
    QVERIFY(play(st, "lay QS"));
    QCOMPARE(int(st.s.show.mistakes), 1);
    QCOMPARE(st.s.pile(1).count(), 4);
    QVERIFY(play(st, "lay QH"));
    QCOMPARE(st.s.pile(1).count(), 5);
  }
  void theProgramLaysSpadesDiamondsClubsHearts() {
    Stage st(info("161"), trick::courtSuits());
    st.goOn();
    QVERIFY(st.rules.turn(st.s).isSeats());
    QCOMPARE(shown(st.cards(2)), QByteArray("JS QH JC KD QS KH QC JD KS JH KC QD"));
  }
  void gatheredByRowsTheSuitsAreMixed() {
    Stage st(info("161"), trick::courtSuits(), off());
    QCOMPARE(
        st.run("M lay KS; M lay QD; M lay JC; M lay KH; M lay QH; M lay JS; M lay KD; M lay QC; M lay KC; M lay JH; M "
               "lay QS; M lay JD; M collect rows"),
        std::string());
    st.choose(0);
    st.goOn();
    QVERIFY(st.isOver());
    QCOMPARE(st.stars(), 0);
  }

  // --- 162
  void theKeyLiesBeforeTheChosenCard() {
    for (const Chosen& mode : {Chosen{}, kPerform}) {
      Stage st(info("162"), trick::keyCard(), mode);
      QCOMPARE(shown(st.run("M glimpse; S pick 20; S cut 9; S cut 31; M find QS")), QByteArray(""));
      QCOMPARE(shown(st.card(st.s.mark[1])), QByteArray("9H"));
      QCOMPARE(shown(st.card(st.s.pile(0)[10])), QByteArray("9H")); // the chosen one was the next
      QCOMPARE(st.stars(), 3);
    }
  }
  void theKeyMayComeToTheBottom() {
    for (const Chosen& mode : {Chosen{}, kPerform}) {
      Stage st(info("162"), trick::keyCard(), mode);
      QCOMPARE(shown(st.run("M glimpse; S pick 20; S cut 51; M find QS")), QByteArray(""));
      QCOMPARE(shown(st.card(st.s.pile(0).back())), QByteArray("9H"));
      QCOMPARE(st.stars(), 3);
    }
  }

  // --- 163
  void theFourteenthCardTellsHowManyWereMoved() {
    for (const auto& [script, card] : std::map<std::string, std::string>{
             {"S move 6", "6S"}, {"S move 1", "AH"}, {"S move 13", "KD"}, {"S split 20; S move 6", "6S"}}) {
      Stage st(info("163"), trick::movedCount());
      QVERIFY(st.cards(0).starts_with("KD QC JS TH 9D 8D 7C 6S 5H 4D 3C 2C AH 2S 8C AD"));
      QCOMPARE(shown(st.run(script)), QByteArray(""));
      QCOMPARE(shown(st.card(st.s.pile(0)[13])), shown(card));
      QCOMPARE(st.stars(), 3);
    }
    Stage p(info("163"), trick::movedCount(), kPerform);
    QCOMPARE(shown(p.run("S split 20; S move 6; M turn 14")), QByteArray(""));
    QCOMPARE(p.stars(), 3);
  }
  void theMagicianSortsThirteenRanksByHand() {
    Stage st(info("163"), trick::movedCount(), perform({{"prepare", "by-hand"}, {"coach", "off"}}));
    QVERIFY(play(st, "next KS"));
    QVERIFY(play(st, "next JS")); // the queen comes second
    QCOMPARE(shown(st.cards(0)), QByteArray("KS"));
    QCOMPARE(int(st.s.show.mistakes), 1);
    for (const char* card : {"QS", "JS", "TS", "9S", "8S", "7S", "6S", "5S", "4S", "3S", "2S", "AS"})
      QVERIFY(play(st, std::string("next ") + card));
    QVERIFY(st.cards(0).starts_with("KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS 2C 8D"));
  }

  // --- 164
  // Kings in the order H C D S: the base is rotated until they lie so.
  static Stage pairs(const Chosen& chosen) {
    Stage st(info("164"), trick::royalPairs(), chosen);
    auto again = st.rules.start();
    auto pack = *readCards(kBase19);
    const std::vector<Card> wanted = *readCards("KH KC KD KS");
    std::size_t next = 0;
    for (Card& c : pack)
      if (c.value() == 13) c = wanted[next++];
    st.rules.settle(again, Outcome::deck(pack));
    st.s = again;
    return st;
  }
  void kingsAndQueensComeInPairs() {
    Stage st = pairs(kPerform);
    QCOMPARE(shown(st.run("S cut 3; M split 4")), QByteArray(""));
    const char* expected[] = {"KS QS", "QH KH", "QC KC", "QD KD"};
    for (int i = 0; i < 4; ++i) QCOMPARE(shown(st.cards(3 + i)), QByteArray(expected[i]));
    QCOMPARE(shown(st.run("M queen; M queen; M queen; M queen; S cut 5")), QByteArray(""));
    QCOMPARE(shown(st.cards(0)), QByteArray("KC QD KD QS KS QH KH QC"));
    QCOMPARE(shown(st.run("M sort")), QByteArray(""));
    QCOMPARE(shown(st.cards(7)), QByteArray("KC KD KS KH"));
    QCOMPARE(shown(st.cards(8)), QByteArray("QD QS QH QC"));
    QCOMPARE(st.stars(), 3);
  }
  void withoutACutEveryKingMeetsItsQueen() { // case 2: cuts of three and five are none
    Stage st = pairs(kPerform);
    QCOMPARE(shown(st.run("S cut 3; S cut 5; M split 4")), QByteArray(""));
    const char* expected[] = {"KH QH", "KC QC", "KD QD", "KS QS"};
    for (int i = 0; i < 4; ++i) QCOMPARE(shown(st.cards(3 + i)), QByteArray(expected[i]));
  }
  void withoutACutThePairsAreInTheOrderOfTheSuits() {
    Stage st = pairs({});
    QVERIFY(st.play("done"));
    st.goOn();
    QCOMPARE(shown(st.cards(0)), QByteArray("QH KH QC KC QD KD QS KS")); // gathered already
  }
  void queensInAnotherOrderThanTheKingsAreRefused() {
    Stage st(info("164"), trick::royalPairs(), perform({{"prepare", "by-hand"}}));
    for (const char* card : {"KH", "KC", "KD", "KS", "QH", "QC"}) QVERIFY(play(st, std::string("next ") + card));
    QVERIFY(play(st, "next QS"));
    QCOMPARE(int(st.s.show.mistakes), 1);
    QCOMPARE(st.s.pile(0).count(), 6);
    QVERIFY(play(st, "next QD") && play(st, "next QS"));
  }
  void splitElsewhereTheTrickHasFailed() {
    Stage st(info("164"), trick::royalPairs(), off());
    QCOMPARE(shown(st.run("S cut 3; M split 3")), QByteArray(""));
    QVERIFY(st.isOver());
    QCOMPARE(st.stars(), 0);
  }

  // --- 165
  void theKingsMeetWhenThePackIsCut() {
    for (const Chosen& mode : {Chosen{}, kPerform}) {
      Stage st(info("165"), trick::kingsGathering(), mode);
      QCOMPARE(shown(st.cards(1)), QByteArray("KD KC KS AS"));
      QCOMPARE(shown(st.run("M hide; S cut 20; S cut 15; M glimpse; M spread")), QByteArray(""));
      QCOMPARE(st.s.pile(2).count(), 13); // the group lies at 17-20, three cards above it are shown
      QVERIFY(st.cards(3).find("KS AS KD KH") != std::string::npos);
      QCOMPARE(st.s.pile(3).count(), 10);
      QCOMPARE(st.stars(), 3);
    }
  }
  void theHiddenKingLiesThirdAndTheSecondOneInTheMiddle() {
    Stage st(info("165"), trick::kingsGathering());
    st.goOn();
    QVERIFY(st.cards(0).starts_with("AS KD KH 2C 8D") && st.cards(0).ends_with("KS"));
    QCOMPARE(shown(st.card(st.s.pile(0)[26])), QByteArray("KC"));
  }
  void aGroupOverTheEndIsCutOnceMore() {
    for (const Chosen& mode : {Chosen{}, kPerform}) {
      Stage st(info("165"), trick::kingsGathering(), mode);
      QCOMPARE(shown(st.run("M hide; S cut 30; S cut 23; M glimpse; M cut 26; M spread")), QByteArray(""));
      QCOMPARE(st.s.pile(2).count(), 21); // the group lies at 25-28
      QCOMPARE(st.stars(), 3);
    }
    Stage wrong(info("165"), trick::kingsGathering(), kPerform);
    QCOMPARE(shown(wrong.run("M hide; S cut 30; S cut 23; M glimpse")), QByteArray(""));
    QVERIFY(wrong.cards(0).starts_with("KD KH 2C") && wrong.cards(0).ends_with("AS"));
    QVERIFY(play(wrong, "spread"));
    QCOMPARE(int(wrong.s.show.mistakes), 1);
  }
  void kingsLaidWithoutTheHiddenOneFail() {
    Stage st(info("165"), trick::kingsGathering(), off());
    QVERIFY(play(st, "place"));
    QVERIFY(st.isOver());
    QCOMPARE(st.stars(), 0);
  }

  // --- 166
  void threeTopCardsAreNamedOneAhead() {
    for (const Chosen& mode : {Chosen{}, kPerform}) {
      Stage st(info("166"), trick::threeTops(), mode);
      QVERIFY(st.cards(0).starts_with("9H 2C 8D"));
      QCOMPARE(st.run("S lift 15; S lift 20; M name 9H pile 1; M name JD pile 2; M name 8C pile 3; M show"),
               std::string());
      QCOMPARE(shown(st.said()), QByteArray("9H JD 8C"));
      QCOMPARE(shown(st.cards(5)), QByteArray("8C JD 9H")); // shown mixed
      QCOMPARE(st.stars(), 3);
    }
  }
  void theQueenOfHeartsIsNamedFirstAndTakenLast() { // case 1, the source's
    for (const Chosen& mode : {Chosen{}, kPerform}) {
      Stage st = exchanged("166", trick::threeTops(), mode, {{"QH", "9H"}, {"AS", "8C"}, {"8C", "JD"}});
      QCOMPARE(st.run("S lift 15; S lift 20; M name QH pile 1; M name 8C pile 2; M name AS pile 3; M show"),
               std::string());
      QCOMPARE(shown(st.said()), QByteArray("QH 8C AS"));
      auto taken = st.cards(5);
      for (const char* card : {"QH", "8C", "AS"}) QVERIFY(taken.find(card) != std::string::npos);
      QCOMPARE(taken.size(), std::size_t{8});
      QCOMPARE(st.stars(), 3);
    }
  }
  void thePileWithTheKnownCardComesLast() {
    Stage st(info("166"), trick::threeTops(), kPerform);
    QCOMPARE(shown(st.run("S lift 15; S lift 20")), QByteArray(""));
    QVERIFY(play(st, "name 9H pile 3"));
    QCOMPARE(int(st.s.show.mistakes), 1);
    QVERIFY(play(st, "name 9H pile 2") && play(st, "name 8C pile 1") && play(st, "name JD pile 3"));
    QVERIFY(play(st, "show"));
    QCOMPARE(st.stars(), 2);
    Stage alone(info("166"), trick::threeTops(), off());
    QCOMPARE(shown(alone.run("S lift 15; S lift 20; M name 9H pile 3")), QByteArray(""));
    QVERIFY(alone.isOver());
    QCOMPARE(alone.stars(), 0);
  }

  // --- 167
  static int place(const Stage& st, int packet, const char* card) {
    const auto& p = st.s.pile(packet);
    return static_cast<int>(std::ranges::find(p, st.s.token(*readCard(card))) - p.begin()) + 1;
  }
  void strangersAreSeenByTheirRank() {
    Stage st(info("167"), trick::takenCount());
    QCOMPARE(st.s.pile(0).count(), 20);
    QCOMPARE(st.s.pile(1).count(), 16);
    for (const char* card : {"AS", "TH", "QD"}) QVERIFY(play(st, "take " + std::to_string(place(st, 0, card))));
    QVERIFY(play(st, "done"));
    for (const char* card : {"9C", "6H"}) QVERIFY(play(st, "take " + std::to_string(place(st, 1, card))));
    QVERIFY(play(st, "done"));
    Random random(3);
    st.rules.settle(st.s, roll(st.rules.chance(st.s), random));
    QCOMPARE(st.s.pile(1).count(), 17);
    QCOMPARE(st.s.pile(0).count(), 19);
    while (st.rules.turn(st.s).isChance()) st.choose(0);
    QVERIFY(st.isOver());
    QCOMPARE(st.stars(), 3);
    for (const char* card : {"AS", "TH", "QD"}) QVERIFY(st.s.pile(4).contains(st.s.token(*readCard(card))));
    for (const char* card : {"9C", "6H"}) QVERIFY(st.s.pile(5).contains(st.s.token(*readCard(card))));
    QVERIFY(st.why().find("took 3, the second took 2") != std::string::npos);
  }
  void oneSpectatorMayTakeThemAll() {
    Stage st(info("167"), trick::takenCount());
    for (int i = 0; i < 20; ++i) QVERIFY(play(st, "take 1"));
    QVERIFY(play(st, "take 4") && play(st, "done"));
    Random random(3);
    st.rules.settle(st.s, roll(st.rules.chance(st.s), random));
    QCOMPARE(st.s.pile(1).count(), 35);
    QCOMPARE(st.s.pile(0).count(), 1);
    while (st.rules.turn(st.s).isChance()) st.choose(0);
    QCOMPARE(st.stars(), 3);
  }
  void theMagicianMustNameEveryStranger() {
    Stage st(info("167"), trick::takenCount(), kPerform);
    Random random(9);
    while (st.rules.turn(st.s).isChance()) st.rules.settle(st.s, roll(st.rules.chance(st.s), random));
    QVERIFY(play(st, "done")); // not yet
    QCOMPARE(int(st.s.show.mistakes), 1);
    while (st.rules.turn(st.s).isSeats()) st.rules.play(st.s, 0, *st.rules.suggest(st.s, 0, random));
    QVERIFY(st.isOver());
    QCOMPARE(st.stars(), 2);
  }

  // --- 168
  void thePreparedOrdersAreThoseOfTheRuling() {
    const std::map<std::string, Chosen> orders{{"3D 9D QD AD TD 7D 4D 6D 2D JD 8D KD 5D", {}},
                                               {"3D 9D JD AD TD 7D 4D 6D 2D KD 8D QD 5D", {{"jack", "poiss"}}},
                                               {"3D 8D 7D AD QD 6D 4D 2D JD KD TD 9D 5D", {{"language", "en"}}}};
    for (const auto& [order, chosen] : orders) {
      Stage st(info("168"), trick::cleverCards(), chosen);
      QVERIFY(st.play("suit D"));
      QCOMPARE(shown(st.cards(1)), shown(order));
      st.goOn();
      QVERIFY(st.isOver());
      QCOMPARE(st.stars(), 3);
      QCOMPARE(shown(st.cards(2)), QByteArray("AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD QD KD"));
    }
  }
  void threeCardsGoUnderForTheAceAndFourForTheTwo() {
    Stage st(info("168"), trick::cleverCards(), kPerform);
    QCOMPARE(shown(st.run("S suit D; M under; M under; M under; M table")), QByteArray(""));
    QCOMPARE(shown(st.cards(2)), QByteArray("AD"));
    QCOMPARE(shown(st.cards(1)), QByteArray("TD 7D 4D 6D 2D JD 8D KD 5D 3D 9D QD"));
    QVERIFY(play(st, "table")); // too early
    QCOMPARE(int(st.s.show.mistakes), 1);
    QCOMPARE(shown(st.run("M under; M under; M under; M under; M table")), QByteArray(""));
    QCOMPARE(shown(st.cards(2)), QByteArray("AD 2D"));
    QCOMPARE(shown(st.cards(1)), QByteArray("JD 8D KD 5D 3D 9D QD TD 7D 4D 6D"));
  }
  void theWordsAreSpeltAloud() {
    Stage st(info("168"), trick::cleverCards(), kPerform);
    QCOMPARE(shown(st.run("S suit D")), QByteArray(""));
    for (const char* said : {"ä", "ä-s", "ä-s-s"}) {
      std::vector<trick::Move> all;
      st.rules.moves(st.s, 0, all);
      const std::string told = english(st.rules.tell(st.s, 0, all.front(), Viewer{0}));
      QVERIFY2(told.find("spells: " + std::string(said) + ". The") != std::string::npos, told.c_str());
      QVERIFY(play(st, "under"));
    }
  }
  void theBookletsOrderIsNotForEstonianWords() {
    Stage st(info("168"), trick::cleverCards(), off());
    QVERIFY(st.rules.turn(st.s).isChance());
    st.choose(1); // diamonds
    trick::Pile booklet;
    const std::vector<Card> printed = *readCards("5D JD TD AD 7D 8D 4D 2D QD 6D 9D 3D KD");
    for (const Card c : printed) booklet.push_back(st.s.token(c));
    st.s.pile(1) = booklet;
    QCOMPARE(shown(st.run("M under; M under; M under; M table; M under; M under; M under; M under; M table")),
             QByteArray(""));
    QCOMPARE(shown(st.cards(2)), QByteArray("AD QD"));
    while (st.rules.turn(st.s).isSeats()) QVERIFY(play(st, "table"));
    QCOMPARE(st.stars(), 0);
  }
};

QTEST_APPLESS_MAIN(TricksCasesTest)
#include "tricks_cases_test.moc"
