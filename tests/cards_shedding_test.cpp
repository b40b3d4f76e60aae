// Matching games and fours: Success, Tick-Tack, Magic Jack, Lucky Unlucky; and East. Rules: card games, games 173, 180,
// 185, 186, 190, 192.
#include "games/cards/believe_or_not.h"
#include "games/cards/durak.h"
#include "games/cards/lucky_unlucky.h"
#include "games/cards/magic_jack.h"
#include "games/cards/success.h"
#include "games/cards/tick_tack.h"
#include "tests/card_play.h"

using namespace mk;
using namespace mk::cards;

class CardsSheddingTest : public QObject {
  Q_OBJECT

private slots:
  void whoeverHoldsAFittingCardMayNotDraw() { // 180-1
    Played<Success> g(At{2, {}}, "game success-cards; n=2; turn=1; hand1: KH 7S 2C; hand2: 3C; stock: 4C 5C; pile: " +
                                     under("KH 7S 2C 3C 4C 5C 7H", 2) + " 7H");
    QCOMPARE(g.moves(), (Texts{"play 7S", "play KH"}));
    QVERIFY(!g.step(0, "draw").empty());
  }
  void drawingGoesOnUntilACardFits() { // 180-2
    Played<Success> g(At{2, {}},
                      "game success-cards; n=2; turn=1; hand1: 2C 3S KD; hand2: 3C; stock: 4C 9D QH 5H; pile: " +
                          under("2C 3S KD 3C 4C 9D QH 5H 7H", 2) + " 7H");
    QCOMPARE(g.moves(), Texts{"draw"});
    QCOMPARE(g.play("1: draw"), std::string());
    QCOMPARE(text(g.state.pile.back()), std::string("QH"));
    QCOMPARE(g.hand(g.state.hands[0]), std::string("2C 4C 9D KD 3S"));
    QCOMPARE(g.state.turn, Seat{1});
  }
  void thePileIsShuffledWhenTheStockRunsOut() { // 180-3
    Played<Success> g(At{2, {}}, "game success-cards; n=2; turn=1; hand1: 2C; hand2: " + under("2C 4S 9H 7H", 2) +
                                     "; stock: ; pile: 4S 9H 7H");
    QCOMPARE(g.moves(), Texts{"draw"});
    QCOMPARE(g.play("1: draw"), std::string());
    QCOMPARE(g.state.stage, Stage::Shuffle);
    const auto ask = g.game.chance(g.state);
    QCOMPARE(ask.pack.size(), std::size_t{2});
    g.game.settle(g.state, Outcome::deck(listOf("4S 9H")));
    QCOMPARE(cardsText(g.state.pile), std::string("7H 9H"));
    QCOMPARE(g.hand(g.state.hands[0]), std::string("2C 4S"));
    QCOMPARE(g.state.shuffles, std::uint8_t{1});
  }
  void whenNobodyCanLayOrDrawFewestCardsWin() { // 180-4
    Played<Success> g(At{3, {}},
                      "game success-cards; n=3; turn=1; passes=2; shuffles=3; hand1: 2C 3C 4C 5C; hand2: 8D 9D; hand3: "
                      "TS JS; stock: ; pile: " +
                          under("2C 3C 4C 5C 8D 9D TS JS 7H", 2) + " 7H");
    QCOMPARE(g.moves(), Texts{"pass"});
    QCOMPARE(g.play("1: pass"), std::string());
    QVERIFY(g.game.turn(g.state).isOver());
    QCOMPARE(g.game.result(g.state).winners(), (std::vector<Seat>{1, 2}));
  }
  void successIsDealtFromTheElderHand() { // 180-5
    Played<Success> g(2, 2, text(std::span<const Card>(sortedPack())));
    QCOMPARE(g.hand(g.state.hands[0]), std::string("2C 4C 6C 8C TC"));
    QCOMPARE(g.hand(g.state.hands[1]), std::string("3C 5C 7C 9C JC"));
    QCOMPARE(cardsText(g.state.pile), std::string("QC"));
    QCOMPARE(g.moves().size(), std::size_t{5});
  }
  void theShortPackServesAtMostFour() {
    QCOMPARE(gameOf<Success>(4, {{"deck", "32"}}).game().pack().size(), std::size_t{32});
    QCOMPARE(gameOf<Success>(5, {{"deck", "32"}}).game().pack().size(), std::size_t{52});
  }

  void tickTackCountsCards() { // 185-1, 185-5, 185-7
    for (const auto& [cards, value] : std::vector<std::pair<const char*, int>>{{"AC", 11},
                                                                               {"KC", 4},
                                                                               {"QC", 3},
                                                                               {"JC", 2},
                                                                               {"TC", 10},
                                                                               {"7C", 7},
                                                                               {"AS 9C", 20},
                                                                               {"KD KH 2S", 10},
                                                                               {"JD", 2},
                                                                               {"TC 2H", 12}})
      QCOMPARE(TickTack::valueOf(cardsOf(cards)), value);
  }
  void aFittingCardDrawnIsLaidAtOnce() { // 185-2, 185-3
    const std::string known = "KS 3C 4C 9H 9D 7H";
    Played<TickTack> fits(At{2, {}}, "game tick-tack; n=2; turn=1; hand1: KS 3C; hand2: 4C; stock: 9H 9D; pile: " +
                                         under(known, 2) + " 7H");
    QCOMPARE(fits.moves(), Texts{"draw"});
    QCOMPARE(fits.play("1: draw"), std::string());
    QCOMPARE(text(fits.state.pile.back()), std::string("9H"));
    Played<TickTack> not_(At{2, {}}, "game tick-tack; n=2; turn=1; hand1: KS 3C; hand2: 4C; stock: 9D 9H; pile: " +
                                         under(known, 2) + " 7H");
    QCOMPARE(not_.play("1: draw"), std::string());
    QCOMPARE(text(not_.state.pile.back()), std::string("7H"));
    QCOMPARE(not_.hand(not_.state.hands[0]), std::string("3C 9D KS"));
    QCOMPARE(not_.state.turn, Seat{1});
  }
  void aCardThatNobodyFollowsGivesAFreeLead() { // 185-4
    Played<TickTack> g(
        At{3, {}},
        "game tick-tack; n=3; turn=2; by=2; passes=2; hand1: 2C; hand2: KS 3C 8D; hand3: 4C; stock: 9H 9D; pile: " +
            under("KS 3C 8D 2C 4C 9H 9D 7H", 2) + " 7H");
    QCOMPARE(g.moves(), (Texts{"play 3C", "play 8D", "play KS"}));
  }
  void theHighestTotalLoses() { // 185-6
    const auto g = gameOf<TickTack>(3);
    auto s = g.start();
    s.stage = Stage::Over;
    s.scores = {100, 64, 101};
    QCOMPARE(g.result(s).places, (std::vector<int>{2, 1, 3}));
    s.scores = {101, 64, 101}; // ties are shared both ways
    QCOMPARE(english(g.result(s).why), std::string("Several have the most bad points: 101. The fewest win."));
    s.scores = {100, 5, 5};
    QCOMPARE(g.result(s).winners(), (std::vector<Seat>{1, 2}));
    QVERIFY(english(g.result(s).why).ends_with("The win is shared."));
  }
  void tickTackReplay() { // 185-R1
    Played<TickTack> g(
        3, 3,
        "KS TS 5H JS JC 8H 5C 4C AH JD 4H 2H 9S 8C 5S 8D 3S 9C QC 9H TC JH 9D 2C KH 3D AS 3C 2S 2D KD 3H 7C QS "
        "7H QH 4D KC AD QD 6S TD TH 5D 8S 6C AC 7D 6D 7S 6H 4S");
    QCOMPARE(
        g.play("1: play JD; 2: draw; 3: draw; 1: play 9S; 2: play 3S; 3: play 5S; 1: play KS; 2: play TS; 3: draw\n"
               "1: play JS; 2: draw; 3: draw; 1: play 5C"),
        std::string());
    QVERIFY(g.state.hands[0].empty());
    QCOMPARE(std::vector<int>(g.state.scores.begin(), g.state.scores.begin() + 3), (std::vector<int>{0, 27, 48}));
    QCOMPARE(g.state.dealer, Seat{0});
    QCOMPARE(english(g.game.look(g.state, Viewer{1}).prompt),
             std::string("seat 1 is out of cards. Bad points: seat 2 +27, seat 3 +48. Next: seat 1 deals."));
  }

  void aSeatWithoutJacksOnlyMustLay() { // 186-1, 186-2
    Played<MagicJack> g(At{2, {}}, "game magic-jack; n=2; turn=1; by=2; hand1: 8S KD JC 2H; hand2: 4C 5C; stock: " +
                                       under("8S KD JC 2H 4C 5C 8D", 2) + "; pile: 8D");
    QCOMPARE(g.moves(), (Texts{"play 8S", "play JC C", "play JC D", "play JC H", "play JC S", "play KD"}));
    Played<MagicJack> h(At{2, {}}, "game magic-jack; n=2; turn=1; by=2; hand1: JC 2H; hand2: 4C 5C; stock: " +
                                       under("JC 2H 4C 5C 8D", 2) + "; pile: 8D");
    QCOMPARE(h.moves(), (Texts{"pass", "play JC C", "play JC D", "play JC H", "play JC S"}));
  }
  void whoeverMayPassIsToldSoAndNobodyElse() { // 186
    const auto prompt = [](const Played<MagicJack>& g, Viewer v) { return english(g.game.look(g.state, v).prompt); };
    const std::string whole = "seat 1: lay a card of the same suit or rank, or a jack";
    const auto with = [](const std::string& hand, const Chosen& chosen) {
      return Played<MagicJack>(At{2, chosen}, "game magic-jack; n=2; turn=1; by=2; hand1: " + hand +
                                                  "; hand2: 4C 5C; stock: " + under(hand + " 4C 5C 8D", 2) +
                                                  "; pile: 8D");
    };
    QCOMPARE(prompt(with("8S JC 2H", {}), Viewer{0}), whole);
    QCOMPARE(prompt(with("JC 2H", {}), Viewer{0}), std::string("seat 1: only a jack fits, lay it or pass"));
    QCOMPARE(prompt(with("9C 2H", {}), Viewer{0}), std::string("seat 1: no card fits, pass"));
    QCOMPARE(prompt(with("JC 2H", {{"draw", "one"}}), Viewer{0}),
             std::string("seat 1: only a jack fits, lay it or draw"));
    QCOMPARE(prompt(with("9C 2H", {{"draw", "one"}}), Viewer{0}), std::string("seat 1: no card fits, draw"));
    for (const char* hand : {"8S JC 2H", "JC 2H", "9C 2H"})
      for (const Viewer v : {Viewer{1}, Viewer::everybody()}) QCOMPARE(prompt(with(hand, {}), v), whole);
    QVERIFY(with("9C 2H", {}).step(0, "draw").find("put away") != std::string::npos);
  }
  void onAJackTheNamedSuitFits() { // 186-3, 186-5
    Played<MagicJack> g(At{2, {}},
                        "game magic-jack; n=2; turn=1; by=2; named=H; hand1: JD 5H 9C; hand2: 4C 5C; stock: " +
                            under("JD 5H 9C 4C 5C JC", 2) + "; pile: JC");
    QCOMPARE(g.moves(), (Texts{"play 5H", "play JD C", "play JD D", "play JD H", "play JD S"}));
    Played<MagicJack> h(At{2, {}}, "game magic-jack; n=2; turn=1; by=2; named=H; hand1: 9C TC; hand2: 4C 5C; stock: " +
                                       under("9C TC 4C 5C JC", 2) + "; pile: JC");
    QCOMPARE(h.moves(), Texts{"pass"});
    QVERIFY(h.step(0, "play 9C").find("named suit") != std::string::npos);
  }
  void aQueenThatNobodyFollowsGivesAFreeLead() { // 186-4
    Played<MagicJack> g(
        At{4, {}},
        "game magic-jack; n=4; turn=1; by=1; passes=3; hand1: 2C 3D; hand2: 4C; hand3: 5C; hand4: 6C; stock: " +
            under("2C 3D 4C 5C 6C QS", 2) + "; pile: QS");
    QCOMPARE(g.moves(), (Texts{"play 2C", "play 3D"}));
  }
  void magicJackReplay() { // 186-R1
    Played<MagicJack> g(
        2, 2,
        "7H 9H AS JS JH 5C 9D TD 6D KH AC 7C QC 8C QD 8D JD 4D 9C 3S KD 4H QH 7S 6H 5H AD 4C AH 2H 8H 2C 2S 3H "
        "3C KS 2D TH 6C TC TS 9S 8S JC 5S 3D 4S KC QS 6S 7D 5D");
    QCOMPARE(
        g.play(
            "1: play QD; 2: play JS C; 1: play JH S; 2: pass; 1: play AS; 2: pass; 1: play AC; 2: play 5C; 1: play QC\n"
            "2: play 7C; 1: play 7H; 2: play 9H; 1: play 9D; 2: play 8D; 1: play 6D"),
        std::string());
    QCOMPARE(g.game.result(g.state).winners(), std::vector<Seat>{0});
    QCOMPARE(g.state.hands[1].count(), 3);
  }
  // Ruling A3: whoever thinks knows what was laid, though only the top card is to be seen.
  void whatHasBeenLaidIsRemembered() {
    const std::string laid = "9C 9D 4D 4H 7H 7S";
    const Played<MagicJack> g(At{2, {}}, "game magic-jack; n=2; turn=1; by=2; hand1: 5H 9H KS; hand2: 2C 3C; stock: " +
                                             under("5H 9H KS 2C 3C " + laid, 2) + "; pile: " + laid);
    Random random(3);
    bool moved = false;
    for (int i = 0; i < 20; ++i) {
      auto seen = g.state;
      g.game.scramble(seen, Viewer{0}, random);
      QCOMPARE(seen.pile, g.state.pile);
      QCOMPARE(seen.hands[0], g.state.hands[0]);
      moved = moved || seen.hands[1] != g.state.hands[1];
    }
    QVERIFY(moved);
  }
  // The rule of thumb: with a free lead the card that nobody can answer.
  void aCardThatNobodyAnswersIsLaidFirst() {
    const std::string laid = "AS 2S 3S 4S 5S 6S 7S 8S 9S TS QS KC KD KH JC JD JH JS";
    for (const char* hand : {"5H 9H KS", "5C 9C KS", "5D 9H KS"}) {
      const Played<MagicJack> g(At{2, {}}, "game magic-jack; n=2; turn=1; by=1; passes=1; hand1: " + std::string(hand) +
                                               "; hand2: 2C 3C; stock: " +
                                               under(std::string(hand) + " 2C 3C " + laid, 2) + "; pile: " + laid);
      Random random(1);
      QCOMPARE(g.game.text(g.state, 0, *g.game.suggest(g.state, 0, random)), std::string("play KS"));
    }
  }
  void aDrawnCardMayBeLaidOrNot() { // 186, draw = one
    Played<MagicJack> g(At{2, {{"draw", "one"}}},
                        "game magic-jack; n=2; turn=1; by=2; hand1: 9C TC; hand2: 4C 5C; stock: 8S " +
                            under("9C TC 4C 5C 8D 8S", 2) + "; pile: 8D");
    QCOMPARE(g.moves(), Texts{"draw"});
    QCOMPARE(g.play("1: draw"), std::string());
    QCOMPARE(g.moves(), (Texts{"pass", "play 8S"}));
    QCOMPARE(g.play("1: pass"), std::string());
    QCOMPARE(g.state.turn, Seat{1});
  }

  void theStocksCardComesBeforeTheSeatsOwn() { // 190-1, 190-3
    Played<LuckyUnlucky> g(At{3, {}},
                           "game lucky-unlucky; n=3; turn=1; hand1: 6C KH; hand2: 7C; hand3: 8C; stock: 9D " +
                               under("6C KH 7C 8C 9D", 6) + "; pile: ");
    QCOMPARE(g.moves(), (Texts{"play 6C", "play KH"}));
    g.state.stock.clear();
    g.game.game().play(g.state, 0, {.verb = LuckyUnlucky::kPlay, .cards = {Card(Suit::Hearts, 13)}});
    QCOMPARE(cardsText(g.state.pile), std::string("9D KH"));
    Played<LuckyUnlucky> h(At{3, {}},
                           "game lucky-unlucky; n=3; turn=1; hand1: 6C 7H AS; hand2: 7C; hand3: 8C; stock: TC " +
                               under("6C 7H AS 7C 8C TC 9D KH", 6) + "; pile: 9D KH");
    QCOMPARE(text(h.state.pile.back()), std::string("TC"));
    QCOMPARE(h.moves(), (Texts{"play 6C", "play 7H", "play AS"}));
  }
  void whoeverLacksTheSuitTakesThePile() { // 190-2
    Played<LuckyUnlucky> g(At{3, {}},
                           "game lucky-unlucky; n=3; turn=1; hand1: 6C 7C AS; hand2: 8C; hand3: 9C; stock: TC " +
                               under("6C 7C AS 8C 9C TC 9D KH", 6) + "; pile: 9D KH");
    QCOMPARE(g.moves(), Texts{"take"});
    const auto take = g.game.readMove(g.state, 0, "take");
    for (Seat k = 0; k < 3; ++k) // all of it lay open once: the same is told to everybody
      QCOMPARE(english(g.game.tell(g.state, 0, *take, Viewer{k})),
               std::string("seat 1 takes the pile: 9 of diamonds, king of hearts. From the stock: 10 of clubs"));
    QCOMPARE(g.play("1: take"), std::string());
    QCOMPARE(g.hand(g.state.hands[0]), std::string("6C 7C 9D KH AS"));
    QCOMPARE(cardsText(g.state.pile), std::string("TC")); // the next seat's turn has begun on an empty pile
    QCOMPARE(g.state.known.copies(0, Card(Suit::Hearts, 13)), 1);
  }
  // The rule of thumb: the last card of a suit stays in hand, and of two suits the one goes that the next seat lacks.
  void suitsAreKeptInHand() {
    const auto suggested = [](const std::string& hand, bool lacksClubs) {
      Played<LuckyUnlucky> g(At{3, {}}, "game lucky-unlucky; n=3; turn=1; hand1: " + hand +
                                            "; hand2: 7C QC; hand3: 8C 9C; stock: TC " +
                                            under(hand + " 7C QC 8C 9C TC 9D KH", 6) + "; pile: 9D KH");
      if (lacksClubs) g.state.known.lacks(1, Suit::Clubs);
      Random random(1);
      return g.game.text(g.state, 0, *g.game.suggest(g.state, 0, random));
    };
    QVERIFY(suggested("6C 7D 7H 8H QH AS", false).ends_with("H"));
    QVERIFY(suggested("6C JC KC 8H QH AH", true).ends_with("C"));
  }
  void foursLeaveTheGame() { // 190-4, 190-5
    Played<LuckyUnlucky> g(At{3, {}},
                           "game lucky-unlucky; n=3; turn=1; hand1: 9C 9H 9S 6D; hand2: 8C; hand3: 7C; stock: TC " +
                               under("9C 9H 9S 6D 8C 7C TC 9D KH", 6) + "; pile: 9D KH");
    Played<LuckyUnlucky> take = g;
    QVERIFY(!take.moves().empty());
    Played<LuckyUnlucky> h(At{3, {}},
                           "game lucky-unlucky; n=3; turn=1; hand1: 6C 6D 6H; hand2: 8C; hand3: 7C; stock: TC " +
                               under("6C 6D 6H 8C 7C TC 6S", 6) + "; pile: 6S");
    QCOMPARE(h.moves(), Texts{"take"});
    QCOMPARE(h.play("1: take"), std::string());
    QCOMPARE(h.game.result(h.state).winners(), std::vector<Seat>{0});
    Cards hand = cardsOf("9C 9H 9S 6D 9D KH"), aside;
    QCOMPARE(layFours(hand, aside), Ranks{9});
    QCOMPARE(cardsText(hand), std::string("6D KH"));
  }
  void luckyUnluckyReplay() { // 190-R1
    Played<LuckyUnlucky> g(
        3, 3,
        "7S 9S QS TS 7D 6D 6S JD 8C 8D JS 7C 6C JH 8S AH 6H AD KD QC KC KS QD 9C 9H KH TC JC TD QH TH 9D 7H AC 8H AS");
    QCOMPARE(
        g.play(
            "1: play 7S; 2: play 6H; 3: take; 1: play TS; 2: play JS; 3: play KD; 1: play 8D; 2: play 9S; 3: play QC\n"
            "1: play 6C; 2: take; 3: play QS; 1: play AH; 2: play QC; 3: play 8S; 1: play 6S"),
        std::string());
    QCOMPARE(g.state.turns, std::uint16_t{16});
    QCOMPARE(g.game.result(g.state).winners(), std::vector<Seat>{0});
    QCOMPARE(g.state.hands[1].count(), 12);
    QCOMPARE(g.state.hands[2].count(), 6);
  }

  void diamondsNeverBeatSpades() { // 173-1, 173-2, 173-3, 173-5
    const auto answers = [](const std::string& attack, const std::string& hand) {
      return Played<DurakEastRules>(
                 At{2}, "game durak-east; n=2; turn=2; trump=D; hand1: 6C" +
                            std::string(cardsOf(hand).size() % 2 == cardsOf(attack).size() % 2 ? " 6H" : "") +
                            "; hand2: " + hand + "; attack: " + attack)
          .moves();
    };
    QCOMPARE(answers("KS", "6D AS"), Texts{"beat KS=AS"});
    QCOMPARE(answers("AS", "6D AD"), Texts{"take"});
    QCOMPARE(answers("7C 7S", "6D 9S QC"), (Texts{"beat 7C=6D 7S=9S", "beat 7C=QC 7S=9S"}));
    QCOMPARE(answers("8D 8S", "9D TS AS 6S"), (Texts{"beat 8D=9D 8S=AS", "beat 8D=9D 8S=TS"}));
  }
  void whoeverDefendsAgainstASpadeIsToldWhatBeatsIt() {
    const auto defending = [](const char* attack) {
      return Played<DurakEastRules>(
          At{2},
          std::string("game durak-east; n=2; turn=2; trump=D; hand1: 6C 6H; hand2: 6D AS AH; attack: ") + attack);
    };
    const auto told = [](const Played<DurakEastRules>& g) { return english(g.game.look(g.state, Viewer{1}).prompt); };
    QVERIFY(told(defending("KS")).find("spades with spades only") != std::string::npos);
    QVERIFY(told(defending("KH")).find("spades") == std::string::npos);
    QCOMPARE(english(defending("KS").game.readMove(defending("KS").state, 1, "beat KS=6D").why()),
             std::string("6 of diamonds does not beat king of spades: a spade falls to a higher spade only."));
    QCOMPARE(english(defending("KS").game.readMove(defending("KS").state, 1, "beat KS=AH").why()),
             std::string("ace of hearts does not beat king of spades."));
  }
  void theLowestDiamondAttacksFirst() { // 173-4
    // Seat 1 holds the jack of diamonds, seat 2 the nine, seat 3 none.
    Played<DurakEastRules> g(3, 3,
                             "JD 9D 6C 7C 8C 9C TC JC QC KC AC 6H 7H 8H 9H TH JH QH " +
                                 under("JD 9D 6C 7C 8C 9C TC JC QC KC AC 6H 7H 8H 9H TH JH QH", 6));
    QCOMPARE(g.state.turn, Seat{1});
    QCOMPARE(g.state.trump, Suit::Diamonds);
    QCOMPARE(g.state.stock.count(), 18);
    const View seen = g.game.look(g.state, Viewer{0});
    for (const Zone& z : seen.zones) QVERIFY(z.role != Zone::Role::Stock || z.items.empty()); // no card is turned up
    const auto attack = std::ranges::find(seen.zones, Zone::Role::Attack, &Zone::role);
    QVERIFY(attack != seen.zones.end() &&
            english(attack->label).starts_with("trump: ")); // the table says it all the time
  }

  void whoeverHasSetCardsOutIsNotAskedToDoubt() {
    Played<BelieveOrNot> g(At{4}, doubting("7C QD 2C", "3C 4C", "5C", "6C", ""));
    QCOMPARE(g.play("1: play 7C QD as 7"), std::string());
    const auto told = [&] { return english(g.game.look(g.state, Viewer{1}).prompt); };
    QVERIFY(told().find("doubt") != std::string::npos);
    QCOMPARE(g.step(1, "card 3C"), std::string());
    QCOMPARE(told(), std::string("seat 2: lay what is set out as 7, or add a card"));
    QVERIFY(!g.step(1, "doubt").empty());
  }
  void aLieIsTakenUpByItsLayer() { // 192-1, 192-2
    Played<BelieveOrNot> g(At{4}, doubting("7C QD 2C", "3C 4C", "5C", "6C", ""));
    QCOMPARE(g.play("1: play 7C QD as 7; 2: doubt"), std::string());
    for (Seat k = 0; k < 4; ++k) QCOMPARE(lyingOpen(g, k), std::string("7C QD")); // all see what was doubted
    QCOMPARE(g.state.hands[0].count(), 3);
    QVERIFY(g.state.pile.empty());
    QCOMPARE(g.state.turn, Seat{1});
    QCOMPARE(g.step(1, "card 3C"), std::string());
    QCOMPARE(lyingOpen(g, 3), std::string()); // the next card is nobody's business
    Played<BelieveOrNot> h(At{4},
                           doubting("2C", "9H 3C", "4C", "5C", "6C 7C 8C TC JC", "; turn=2; claim=9; last=1; layer=1"));
    QCOMPARE(h.play("2: play 9H; 3: doubt"), std::string());
    QCOMPARE(h.state.hands[2].count(), 7);
    QCOMPARE(h.state.turn, Seat{3});
  }
  void theLastCardWinsWhenItIsTrueOrBelieved() { // 192-3, 192-4
    Played<BelieveOrNot> g(At{3}, doubting("9C", "6C 9D", "7C", "", ""));
    QCOMPARE(g.play("1: card 9C; 1: play as 9; 2: doubt"), std::string());
    QCOMPARE(g.game.result(g.state).winners(), std::vector<Seat>{0});
    Played<BelieveOrNot> h(At{3}, doubting("8C", "6C 9D", "7C", "", ""));
    QCOMPARE(h.play("1: play 8C as 9; 2: play 9D"), std::string());
    QCOMPARE(h.game.result(h.state).winners(), std::vector<Seat>{0});
    Played<BelieveOrNot> k(At{3}, doubting("8C", "6C 9D", "7C", "", ""));
    QCOMPARE(k.play("1: play 8C as 9; 2: doubt"), std::string()); // found out: it plays on
    QCOMPARE(k.state.stage, Stage::Play);
    QCOMPARE(k.state.hands[0].count(), 1);
  }
  void aRankThatHasLeftIsNotNamed() { // 192-5
    Played<BelieveOrNot> g(At{4},
                           doubting("KC 4C", "2C 3C", "5C", "6C", "KD KH KS", "; turn=2; claim=9; last=3; layer=1"));
    QCOMPARE(g.play("2: doubt"), std::string());
    QCOMPARE(g.hand(g.state.hands[0]), std::string("4C"));
    QCOMPARE(g.state.aside.count(), 4);
    QVERIFY(g.step(1, "play 2C as K").find("still in play") != std::string::npos);
    QCOMPARE(g.step(1, "play 2C as 2"), std::string());
  }
  void handsAreEqualAndTheRestIsPutAway() { // 192-6
    const std::vector<std::pair<int, int>> wanted{{12, 12}, {12, 0}, {13, 0}, {10, 2}, {8, 4}};
    for (int n = 2; n <= 6; ++n) {
      QCOMPARE(BelieveOrNot::handOf(n), wanted[static_cast<std::size_t>(n - 2)].first);
      QCOMPARE(gameOf<BelieveOrNot>(n).game().setAside(), wanted[static_cast<std::size_t>(n - 2)].second);
    }
  }

private:
  // The faces in the middle of the table, as the seat sees them.
  static std::string lyingOpen(Played<BelieveOrNot>& g, Seat seat) {
    const View seen = g.game.look(g.state, Viewer{seat});
    std::string out;
    for (const Zone& z : seen.zones)
      if (z.role == Zone::Role::Trick)
        for (const Item& i : z.items)
          if (!i.thing.asCard().isBack()) out += (out.empty() ? "" : " ") + text(i.thing.asCard());
    return out;
  }
  // A position of game 192: hands, pile, more fields; the rest of the pack is put away.
  static std::string doubting(const std::string& h1, const std::string& h2, const std::string& h3,
                              const std::string& h4, const std::string& pile, const std::string& more = "; turn=1") {
    const int seats = h4.empty() ? 3 : 4;
    std::string out = "game believe-or-not; n=" + std::to_string(seats) + more + "; hand1: " + h1 + "; hand2: " + h2 +
                      "; hand3: " + h3;
    if (seats == 4) out += "; hand4: " + h4;
    return out + "; pile: " + pile +
           "; away: " + under(h1 + " " + h2 + " " + h3 + " " + h4 + " " + pile, seats == 3 ? 6 : 2);
  }
  // The cards of the pack that are not named, so that it is whole.
  static std::string under(std::string_view named, int lowest) {
    const Cards there = cardsOf(named);
    std::string out;
    for (const Card c : sortedPack(lowest))
      if (!there.contains(c)) out += (out.empty() ? "" : " ") + text(c);
    return out;
  }
};

QTEST_APPLESS_MAIN(CardsSheddingTest)
#include "cards_shedding_test.moc"
