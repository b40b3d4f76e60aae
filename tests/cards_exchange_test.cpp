// Games in which hands are exchanged or spent: Take More (two games), the Hawk Game, Take the Quartet, Lucky Mushroom,
// Favourite Number. Rules: card games, A9 and games 193 to 198 and 200.
#include "games/cards/collect_a_suit.h"
#include "games/cards/favourite_number.h"
#include "games/cards/hawk_game.h"
#include "games/cards/lucky_mushroom.h"
#include "games/cards/take_more_crosses.h"
#include "games/cards/take_more_duel.h"
#include "games/cards/take_the_quartet.h"
#include "tests/card_play.h"

using namespace mk;
using namespace mk::cards;

using Triples = LuckyMushroom<Mushroom::Triples>;
using OfSuits = LuckyMushroom<Mushroom::Suits>;

class CardsExchangeTest : public QObject {
  Q_OBJECT

private slots:
  void everyDifferentChoiceComesOnce() {
    int n = 0;
    eachChoice(cardsOf("7C 7C 8D"), 1, 3, [&](const Choice&) { ++n; });
    QCOMPARE(n, 5); // 7, 77, 778, 78, 8
    const Suits suits = suitsOf(cardsOf("2H 9H KH X1 4C"));
    QCOMPARE(suits.of[static_cast<std::size_t>(Suit::Hearts)], 3);
    QCOMPARE(suits.jokers, 1);
  }

  void hawkCombinationsAreWorthFifteenOrMore() { // 194-1 to 194-4, 194-6
    for (const auto& [card, value] :
         std::vector<std::pair<const char*, int>>{{"7C", 7}, {"AC", 1}, {"KC", 2}, {"QC", 3}, {"JC", 4}})
      QCOMPARE(HawkGame::valueOf(*readCard(card)), value);
    Played<HawkGame> g(At{2}, "game hawk-game; n=2; turn=1; hand1: 9C TC JD 6D AS; hand2: 2C; stock: " +
                                  rest("9C TC JD 6D AS 2C", 1));
    QVERIFY(g.step(0, "lay TC JD").find("14") != std::string::npos);
    const auto laid = [&](const char* move) {
      Played<HawkGame> h = g;
      if (const std::string why = h.step(0, move); !why.empty()) qFatal("%s", why.c_str());
      return std::pair<int, int>(h.state.exact[0], h.state.hands[0].count());
    };
    QCOMPARE(laid("lay 9C 6D"), (std::pair<int, int>(1, 5)));
    QCOMPARE(laid("lay TC JD AS"), (std::pair<int, int>(1, 5)));
    QCOMPARE(laid("lay TC 9C"), (std::pair<int, int>(0, 5)));
    QCOMPARE(HawkGame::sumOf(listOf("KC QD JS 5H AS")), 15);
  }
  void moreExactFifteensBreakATie() { // 194-5
    const auto g = gameOf<HawkGame>(3);
    auto s = g.start();
    s.combinations = {5, 5, 3};
    s.exact = {3, 4, 3};
    QCOMPARE(g.result(s).places, (std::vector<int>{2, 1, 3}));
    s.passes = 3;
    QCOMPARE(english(g.result(s).why), std::string("Equal in combinations: the most of exactly 15 win, 4."));
    s.combinations = {5, 6, 5};
    QCOMPARE(english(g.result(s).why), std::string("Nobody can lay any more: the most combinations win."));
  }
  void hawkReplay() { // 194-R1
    Played<HawkGame> g(
        3, 3,
        "2D 4H 5C 8D 5H 2H AS JD QH QC 8H 8C KC 6D 9H JS KD 7H 3C 7D 7C 4C TD 7S TS 6S 4S 3H 5S 9D 9C JC AD QS "
        "2S AC 3D JH 5D 8S 2C 9S 6C KS 3S 6H AH QD TC TH KH 4D");
    QCOMPARE(
        g.play(
            "1: lay QC KC 2D 8D; 2: lay 6D 4H 5H; 3: lay 5C 8C 2H; 1: lay 3C 7H JS AS; 2: lay 7C 8H; 3: lay TD QH TS\n"
            "1: lay KD 3H 4S 6S; 2: lay 4C 7D JD; 3: lay JC AD 7S QS; 1: lay AC 3D JH 2S 5S; 2: lay 2C 5D 8S\n"
            "3: lay 6C 9S; 1: lay QD 6H TH; 2: lay 4D 9D KH; 3: pass; 1: pass; 2: pass"),
        std::string());
    QCOMPARE(std::vector<int>(g.state.combinations.begin(), g.state.combinations.begin() + 3),
             (std::vector<int>{5, 5, 4}));
    QCOMPARE(std::vector<int>(g.state.exact.begin(), g.state.exact.begin() + 3), (std::vector<int>{4, 5, 3}));
    QCOMPARE(g.game.result(g.state).winners(), std::vector<Seat>{1});
  }

  void threeOfARankAreLaidAndDrawnAfter() { // 196-1
    Played<Triples> g(At{2}, "game lucky-mushroom-triples; n=2; turn=1; hand1: 7C 7C 7H KD 2S; hand2: 2C; stock: " +
                                 rest("7C 7C 7H KD 2S 2C", 2));
    QCOMPARE(g.step(0, "lay 7C 7C 7H"), std::string());
    QCOMPARE(g.state.turn, Seat{0});
    QCOMPARE(g.state.hands[0].count(), 5);
    QVERIFY(!g.step(0, "lay KD 2S 7C").empty());
    QCOMPARE(g.step(0, g.moves()[0]), std::string());
    QCOMPARE(g.state.hands[0].count(), 5);
    QCOMPARE(g.state.turn, Seat{1});
  }
  void anEmptyStockEndsTheGame() { // 196-2, 196-3, 196-4
    const std::string hands = "7C 7C 7H KD 2S 9C 9D 9S 4H 4S 3C 3D";
    Played<Triples> g(
        At{2},
        "game lucky-mushroom-triples; n=2; turn=1; hand1: 7C 7C 7H KD 2S; hand2: 9C 9D 9S 4H 4S; stock: 3C 3D; pile: " +
            rest(hands, 2));
    QCOMPARE(g.step(0, "lay 7C 7C 7H"), std::string());
    QCOMPARE(g.state.stage, Stage::Over);
    QCOMPARE(g.state.hands[0].count(), 4);
    QCOMPARE(g.game.result(g.state).scores, (std::vector<int>{1, 1}));
    const Result shared = g.game.result(g.state);
    QCOMPARE(shared.winners(), (std::vector<Seat>{0, 1})); // a win shared by all is no draw
    QCOMPARE(english(shared.why), std::string("The stock is empty: the most combinations win. The win is shared."));
  }
  void threeOfASuitAreACombination() { // 197-1 to 197-3
    Played<OfSuits> g(At{2},
                      "game lucky-mushroom-suits; n=2; turn=1; hand1: 2H 9H KH 4S 4C; hand2: 4S 4C 4D 9H KC; stock: " +
                          rest("2H 9H KH 4S 4C 4S 4C 4D 9H KC", 2));
    QCOMPARE(g.moves().size(), std::size_t{6});
    QCOMPARE(g.step(0, "lay 9H 2H KH"), std::string());
    QCOMPARE(g.game.game().combinations(g.state, 1), 0);
    auto s = g.game.start();
    s.hands[0] = cardsOf("2H 2H 9H KH JH");
    QCOMPARE(g.game.game().combinations(s, 0), 1);
  }

  void threeCardsMakeSixToNine() { // 198-1, 198-5
    const char* ranks = "AKQJT98765432";
    const int values[] = {2, 2, 3, 3, 2, 2, 2, 2, 2, 3, 3, 3, 3};
    for (std::size_t i = 0; i < 13; ++i)
      QCOMPARE(FavouriteNumber::valueOf(*readCard(std::string(1, ranks[i]) + "C")), values[i]);
  }
  void theNumberThatComesMostOftenIsNamed() { // 198: three cards make it in 40 of 100 deals, 8 in 34, 9 in 10
    const auto game = gameOf<FavouriteNumber>(3);
    auto s = game.start();
    game.settle(s, Outcome::draw(0));
    Random random(1, 198);
    if (game.turn(s).isChance()) game.settle(s, roll(game.chance(s), random));
    const auto m = game.suggest(s, game.turn(s).seat(), random);
    QVERIFY(m.has_value());
    QCOMPARE(int{m->number}, 7);
  }
  void cardsThatMakeTheNumberMayBeLaid() { // 198-2, 198-3, 198-4
    const auto at = [](const char* hand, int number) {
      return Played<FavouriteNumber>(At{2}, "game favourite-number; n=2; turn=1; number=" + std::to_string(number) +
                                                "; hand1: " + hand + "; hand2: 2C 2D 2H; stock: 4H " +
                                                rest(std::string(hand) + " 2C 2D 2H 4H", 2));
    };
    const auto mayLay = [](const Played<FavouriteNumber>& g) {
      return std::ranges::count(g.moves(), std::string("lay")) == 1;
    };
    QVERIFY(mayLay(at("KC 9D QS", 7)));
    QVERIFY(!mayLay(at("KC QD QS", 7)));
    QVERIFY(mayLay(at("5C JD 2S", 9)));
    auto g = at("KC 9D QS", 8);
    QVERIFY(g.step(0, "lay").find("7") != std::string::npos);
    QCOMPARE(english(g.game.look(g.state, Viewer{0}).prompt),
             std::string("seat 1: the cards make 7, 8 is wanted: swap one to three"));
    QCOMPARE(english(g.game.look(g.state, Viewer{1}).prompt),
             std::string("seat 1: swap one to three cards, 8 is wanted"));
    QCOMPARE(g.step(0, "swap KC"), std::string());
    QCOMPARE(g.moves(), (Texts{"keep", "lay"}));
    QCOMPARE(g.step(0, "lay"), std::string());
    QCOMPARE(g.state.laid[0].count(), 3);
    QCOMPARE(g.state.hands[0].count(), 3);
    QCOMPARE(g.state.turn, Seat{1});
  }
  void theNumberIsNamedBeforeTheDeal() {
    auto g = Played<FavouriteNumber>(3, 3, text(std::span<const Card>(sortedPack(2, 2))));
    QCOMPARE(g.moves(), (Texts{"name 7", "name 8", "name 9"}));
    QVERIFY(g.state.hands[0].empty());
    QCOMPARE(g.step(g.state.turn, "name 9"), std::string());
    QCOMPARE(g.state.turn, Seat{0});
    QCOMPARE(g.state.hands[2].count(), 3);
  }

  void jokersCountAsAnySuit() { // 191-1, 191-2
    QCOMPARE(CollectASuit::bestSuit(cardsOf("3H 7H TH KH X1 2S")), 5);
    QCOMPARE(CollectASuit::bestSuit(cardsOf("3H 7H X1 X2 9S 2C KD")), 4);
  }
  // The rule of thumb: a trade costs the draw of the turn, and is offered only where it may win.
  void onlyTheFifthCardIsAskedFor() {
    const auto suggested = [](const std::string& hand) {
      const std::string other = "2S 4C 5D 6D 7C 9D";
      const Cards there = cardsOf(hand + " " + other);
      std::string away;
      const auto game = gameOf<CollectASuit>(2);
      for (const Card c : game.game().pack())
        if (!there.contains(c)) away += (away.empty() ? "" : " ") + text(c);
      const Played<CollectASuit> g(At{2}, "game collect-a-suit; n=2; turn=1; hand1: " + hand + "; hand2: " + other +
                                              "; stock: " + away);
      Random random(1);
      return g.game.text(g.state, 0, *g.game.suggest(g.state, 0, random));
    };
    QCOMPARE(suggested("2C 8D 3H 7H TH KS"), std::string("draw"));
    const std::string asked = suggested("2C 3H 7H TH KH KS");
    QVERIFY(asked.starts_with("trade 2 give=") && asked.ends_with(" want=H"));
    QVERIFY(suggested("2C 3H 7H TH KS X1").ends_with(" want=H"));
  }
  void aTradeIsForAnotherSuit() { // 191-3, 191-4, 191-5
    const std::string hands = "9S 2C 3D", other = "4H 5C 6D";
    const auto begun = [&] {
      std::string away;
      const Cards there = cardsOf(hands + " 7C 8D TH " + other);
      const auto pack = gameOf<CollectASuit>(3).game().pack();
      for (const Card c : pack)
        if (!there.contains(c)) away += (away.empty() ? "" : " ") + text(c);
      return Played<CollectASuit>(At{3}, "game collect-a-suit; n=3; turn=1; hand1: " + hands +
                                             "; hand2: 7C 8D TH; hand3: " + other + "; stock: " + away);
    };
    auto g = begun();
    QVERIFY(!g.step(0, "trade 3 give=9S want=S").empty());
    QCOMPARE(g.step(0, "trade 3 give=9S want=H"), std::string());
    QCOMPARE(g.state.turn, Seat{2});
    QCOMPARE(g.moves(), (Texts{"accept 4H", "refuse"}));
    auto refused = g;
    const auto accept = [&](Viewer v) {
      return english(g.game.tell(g.state, 2, *g.game.readMove(g.state, 2, "accept 4H"), v));
    };
    QCOMPARE(accept(Viewer{0}), std::string("seat 3 accepts. You draw: 4 of hearts"));
    QCOMPARE(accept(Viewer{1}), std::string("seat 3 accepts; the cards change hands unseen"));
    QCOMPARE(accept(Viewer{2}), std::string("seat 3 accepts and gives 4 of hearts. You draw: 9 of spades"));
    QCOMPARE(g.step(2, "accept 4H"), std::string());
    QVERIFY(g.state.hands[0].contains(Card(Suit::Hearts, 4)) && g.state.hands[2].contains(Card(Suit::Spades, 9)));
    QCOMPARE(g.state.turn, Seat{1});
    QCOMPARE(refused.step(2, "refuse"), std::string());
    QCOMPARE(refused.state.turn, Seat{0});
    QCOMPARE(refused.moves(), Texts{"draw"});
  }
  void fiveOfASuitInTheDealWinAtOnce() { // 191-6
    std::string pack = "2C 3D 5C 4D 8C 6D JC 7D AC 8D 9D TD";
    const Cards there = cardsOf(pack);
    const auto all = gameOf<CollectASuit>(2).game().pack();
    for (const Card c : all)
      if (!there.contains(c)) pack += " " + text(c);
    Played<CollectASuit> g(2, 2, pack);
    QCOMPARE(g.state.stage, Stage::Over);
    QCOMPARE(g.game.result(g.state).winners(), std::vector<Seat>{0});
  }

  void aHigherCardTakesALowerOne() { // 193-1, 193-2
    const std::string row = "7C KD AS 2C 2D 2H 2S 3C 3D 3H", covered = "4C 4D 4H 4S 5C 5D 5H 5S 6C 6D";
    const std::string used = "9H QC 8C 8D " + row + " " + covered;
    Played<TakeMoreDuel> g(At{2}, "game take-more-duel; n=2; dealer=1; turn=1; hand1: 9H QC; hand2: 8C 8D; stock: JC "
                                  "JD JH JS TC TD TH TS 9C 9D 9S QD; covered: " +
                                      covered + "; row: " + row + "; columns=1,2,3,4,5,6,7,8,9,10");
    const Texts m = g.moves();
    QVERIFY(std::ranges::count(m, std::string("take 9H 1")) == 1 &&
            std::ranges::count(m, std::string("take QC 1")) == 1);
    QVERIFY(std::ranges::count(m, std::string("take QC 2")) == 0 &&
            std::ranges::count(m, std::string("take QC 3")) == 0);
    QCOMPARE(g.step(0, "take 9H 1"), std::string());
    QCOMPARE(g.state.banks[0].count(), 2);
    QCOMPARE(g.state.turn, Seat{1});
  }
  void equalCardsCaptureNothing() { // 193-3
    Played<TakeMoreDuel> g(At{2},
                           "game take-more-duel; n=2; dealer=1; turn=1; hand1: 9C 4H; hand2: 8C 3S; stock: JC JD JH JS "
                           "TC TD TH TS 2C 2D 2H 2S; covered: 5C 5D 5H 5S 6C 6D 6H 6S 7C 7D; row: AS 9D; columns=3,4");
    const auto prompt = [&](Viewer v) { return english(g.game.look(g.state, v).prompt); };
    QCOMPARE(prompt(Viewer{0}), std::string("seat 1: no card takes one of the row, pass"));
    QCOMPARE(prompt(Viewer{1}), std::string("seat 1: take a face-up card with a higher one, or pass if you cannot"));
    QCOMPARE(g.play("1: pass"), std::string());
    const auto told = [&] {
      const Seat seat = g.state.turn;
      return english(g.game.tell(g.state, seat, *g.game.readMove(g.state, seat, "pass"), Viewer{0}));
    };
    QCOMPARE(told(), std::string("seat 2 passes the turn. The face-down row is turned up"));
    QCOMPARE(g.play("2: pass"), std::string());
    QCOMPARE(g.state.phase, std::uint8_t{2});
    QCOMPARE(g.state.row.count(), 10);
  }
  void equalBanksAreADraw() { // 193, "equal: draw"
    const auto g = gameOf<TakeMoreDuel>(2);
    TakeMoreDuel::State s = g.start();
    s.stage = Stage::Over;
    s.phase = 3;
    QVERIFY(g.result(s).isDraw());
    QVERIFY(english(g.result(s).why).ends_with("a draw."));
    s.banks[1] = cardsOf("9C 9D");
    QCOMPARE(g.result(s).winners(), std::vector<Seat>{1});
    QVERIFY(english(g.result(s).why).ends_with("the larger bank wins."));
  }
  void aDuelGoesToTheHigherCard() { // 193-4
    const auto banks = [](const char* answer) {
      Played<TakeMoreDuel> g(At{2}, std::string("game take-more-duel; n=2; dealer=1; turn=2; part=3; hand1: ") +
                                        answer + "; hand2: QD; stock: ; covered: ");
      if (!g.play(std::string("2: lead QD; 1: answer ") + answer).empty()) qFatal("a duel");
      return std::pair<int, int>(g.state.banks[0].count(), g.state.banks[1].count());
    };
    QCOMPARE(banks("QS"), (std::pair<int, int>(1, 1)));
    QCOMPARE(banks("KS"), (std::pair<int, int>(2, 0)));
    QCOMPARE(banks("2C"), (std::pair<int, int>(0, 2)));
  }
  void duelReplay() { // 193-R1, 193-6
    Played<TakeMoreDuel> g(
        2, 1,
        "4H JS 7D 6C 5C 2H AC 7S 4C 9D 2S 3H 2D 4S 7H 3S JD 6H 8C 9S QH JC 8D KC 7C AH TS 3C TC TH KS 9C 2C "
        "6S 6D KD QD KH TD 9H 5S 5H 8S AD 5D QS 3D AS QC JH 8H 4D");
    QCOMPARE(g.state.turn, Seat{0});
    QCOMPARE(
        g.play("1: take 4S 3; 2: take JD 9; 1: take JS 5; 2: take AC 2; 1: take 9D 4; 2: pass; 1: pass; 2: take 7H 8\n"
               "1: take 9S 5; 2: pass; 1: pass; 2: lead 5S; 1: answer AS; 1: lead 5H; 2: answer 8H; 2: lead 5D; 1: "
               "answer QS\n"
               "1: lead JH; 2: answer QC; 2: lead 3D; 1: answer 4D; 1: lead AD; 2: answer 8S"),
        std::string());
    QCOMPARE(g.game.result(g.state).scores, (std::vector<int>{16, 10}));
  }

  void theLotIsRepeatedAmongTheTied() { // 195-1
    QCOMPARE(TakeTheQuartet::lotOf(listOf("9C KD 4S KH 7C 8D"), 4), Seat{3});
  }
  void fourPicturesWin() { // 195-2, 195-3
    QVERIFY(!TakeTheQuartet::hasQuartet(cardsOf("AC AD AH AS 2C")));
    Played<TakeTheQuartet> g(At{2}, "game take-the-quartet; n=2; turn=1; hand1: KC KD KH 4S 9D; hand2: 2C; stock: KS " +
                                        rest("KC KD KH 4S 9D 2C KS", 1));
    QCOMPARE(g.step(0, "draw"), std::string());
    QCOMPARE(g.state.stage, Stage::Over);
    QCOMPARE(g.game.result(g.state).winners(), std::vector<Seat>{0});
  }
  void aCardTakenStaysInHandThatTurn() { // 195-4
    Played<TakeTheQuartet> g(At{2},
                             "game take-the-quartet; n=2; turn=1; hand1: KC 3C 4S 9D; hand2: 2C; pile: KD; stock: " +
                                 rest("KC 3C 4S 9D 2C KD", 1));
    QCOMPARE(g.moves(), (Texts{"draw", "take"}));
    QCOMPARE(g.step(0, "take"), std::string());
    QCOMPARE(g.moves(), (Texts{"discard 3C", "discard 4S", "discard 9D", "discard KC"}));
    QVERIFY(g.step(0, "discard KD").find("stays in hand") != std::string::npos);
  }
  // The rule of thumb: one picture of each rank is kept while there is room, and taken from the discards.
  void picturesOfOtherRanksAreKept() {
    const auto suggested = [](const std::string& hand, const std::string& top, int shuffles, std::uint64_t seed) {
      const bool drew = hand.size() > 15; // six cards
      const Played<TakeTheQuartet> g(At{2}, "game take-the-quartet; n=2; turn=1; shuffles=" + std::to_string(shuffles) +
                                                (drew ? "; drew=1" : "") + "; hand1: " + hand +
                                                "; hand2: 2D 3D 4D 5D 6D; pile: " + top +
                                                "; stock: " + rest(hand + " 2D 3D 4D 5D 6D " + top, 1));
      Random random(seed);
      return g.game.text(g.state, 0, *g.game.suggest(g.state, 0, random));
    };
    bool givenUp = false;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const std::string kept = suggested("9C KC KD QH 8S JS", "TC", 0, seed);
      QVERIFY(kept == "discard 8S" || kept == "discard 9C");
      givenUp = givenUp || suggested("9C KC KD QH 8S JS", "TC", 2, seed) == "discard QH";
    }
    QVERIFY(givenUp);
    QCOMPARE(suggested("9C KC KD QH 8S", "JD", 0, 1), std::string("take"));
    QCOMPARE(suggested("9C KC KD QH 8S", "JD", 2, 1), std::string("draw"));
    QCOMPARE(suggested("9C KC KD QH 8S", "KS", 2, 1), std::string("take"));
    QCOMPARE(suggested("KC KD QH QS JS", "JD", 0, 1), std::string("draw")); // no room
  }
  void atTheEndMostOfARankWins() { // 195-5
    Played<TakeTheQuartet> g(At{4}, "game take-the-quartet; n=4; turn=4; shuffles=6; drew=1; hand1: QC QD QH 2C 3C; "
                                    "hand2: KC KD 4C 5C 6C; hand3: JC JD JH 7C 8C; hand4: QS 2D 3D 4D 5D 6D; pile: " +
                                        rest("QC QD QH 2C 3C KC KD 4C 5C 6C JC JD JH 7C 8C QS 2D 3D 4D 5D 6D", 1) +
                                        "; stock: ");
    QCOMPARE(g.step(3, "discard 6D"), std::string());
    QCOMPARE(g.game.result(g.state).winners(), (std::vector<Seat>{0, 2}));
    QCOMPARE(english(g.game.result(g.state).why),
             std::string("Nobody has four of a kind: the most queens, jacks or kings of one rank are best: 3. "
                         "The win is shared."));
  }
  void whoeverCompletesTheQuartetIsNamed() { // 195: seat 1 was dealt four, but its turn has not come
    Played<TakeTheQuartet> g(At{2}, "game take-the-quartet; n=2; turn=2; hand1: KC KD KH KS 9D; hand2: QC QD QH 2C 3C; "
                                    "stock: QS " +
                                        rest("KC KD KH KS 9D QC QD QH 2C 3C QS", 1));
    QCOMPARE(g.step(1, "draw"), std::string());
    QCOMPARE(g.game.result(g.state).winners(), std::vector<Seat>{1});
    QCOMPARE(english(g.game.result(g.state).why), std::string("seat 2 has four of a kind."));
  }

  void chainsOfEvenOrOddNumbers() { // 200-2, 200-3, 200-5
    for (const char* good : {"AC 3D 5S", "9C 7D 5S 3H", "2C 4D 6S 8H TC"})
      QVERIFY(TakeMoreCrosses::isCombination(listOf(good)));
    for (const char* bad : {"2C 4D 8S", "9C AD 3S", "2C 3D 4S", "4C 4D 6S", "2C 4D"})
      QVERIFY(!TakeMoreCrosses::isCombination(listOf(bad)));
    const auto pack = gameOf<TakeMoreCrosses>(2).game().pack();
    QCOMPARE(pack.size(), std::size_t{80});
    QCOMPARE(std::ranges::count(pack, Card(Suit::Hearts, 10)), std::ptrdiff_t{2});
    QVERIFY(std::ranges::none_of(pack, [](Card c) { return c.value() > 10; }));
  }
  void cardsAreAddedAtTheEnds() { // 200-1, 200-4, 200-6
    Played<TakeMoreCrosses> g(At{2},
                              "game take-more-crosses; n=2; turn=1; hand1: 4C 6D 8S TD 6H; hand2: 2C; stock: 2H " +
                                  eighty("4C 6D 8S TD 6H 2C 2H"));
    QCOMPARE(g.step(0, "lay 8S 4C 6D"), std::string());
    QCOMPARE(g.game.result(g.state).scores[0], 3);
    QVERIFY(g.step(0, "add 6H 1").find("end") != std::string::npos);
    QCOMPARE(g.step(0, "add 2H 1"), std::string());
    QCOMPARE(g.step(0, "add TD 1"), std::string());
    QCOMPARE(cardsText(g.state.laid[0]), std::string("2H 4C 6D 8S TD"));
    QCOMPARE(g.game.result(g.state).scores[0], 5);
    for (const std::string& m : g.moves()) QVERIFY(!m.ends_with(" 1") || !m.starts_with("add"));
  }
  void moreCombinationsBreakATie() { // 200: "tie: more combinations"
    const auto g = gameOf<TakeMoreCrosses>(2);
    auto s = g.start();
    s.laid[0] = cardsOf("2C 4C 6C 8C TC 2H");
    s.sizes[0].push_back(6);
    s.laid[1] = cardsOf("AC 3C 5C AD 3D 5D");
    for (int i = 0; i < 2; ++i) s.sizes[1].push_back(3);
    s.passes = 2;
    QCOMPARE(g.result(s).places, (std::vector<int>{2, 1}));
    QCOMPARE(english(g.result(s).why), std::string("Equal in crosses: the most combinations win, 2."));
  }

private:
  static std::string eighty(std::string_view named) {
    Cards left = cardsOf(named);
    std::string out;
    const auto pack = gameOf<TakeMoreCrosses>(2).game().pack();
    for (const Card c : pack)
      if (!left.remove(c)) out += (out.empty() ? "" : " ") + text(c);
    return out;
  }
  // The cards of the pack that are not named; 1 = the single pack, 2 = the double one.
  static std::string rest(std::string_view named, int copies) {
    Cards left = cardsOf(named);
    std::string out;
    for (const Card c : sortedPack(2, copies))
      if (!left.remove(c)) out += (out.empty() ? "" : " ") + text(c);
    return out;
  }
};

QTEST_APPLESS_MAIN(CardsExchangeTest)
#include "cards_exchange_test.moc"
