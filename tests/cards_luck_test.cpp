// Games of luck and memory: Who Ranks Higher, Jack of Hearts, Monarch, Pay Attention, 21, Lucky Suit. Rules: card
// games, games 171, 182, 183, 187, 189, 199.
#include "games/cards/catalogue.h"
#include "games/cards/jack_of_hearts.h"
#include "games/cards/lucky_suit.h"
#include "games/cards/monarch.h"
#include "games/cards/pay_attention.h"
#include "games/cards/twenty_one.h"
#include "games/cards/war.h"
#include "tests/card_play.h"

using namespace mk;
using namespace mk::cards;

class CardsLuckTest : public QObject {
  Q_OBJECT

private slots:
  void theHigherCardTakesBoth() { // 183-1
    const auto g = compared("KC 5D", "9S 7H");
    QCOMPARE(stockText(g.state.packs[0]), std::string("5D KC 9S"));
    QCOMPARE(stockText(g.state.packs[1]), std::string("7H"));
  }
  void afterATieTheSecondCardsDecide() { // 183-2
    const auto g = compared("8C 4D 2S", "8H QS 3C");
    QCOMPARE(stockText(g.state.packs[0]), std::string("2S"));
    QCOMPARE(stockText(g.state.packs[1]), std::string("3C 8H 8C QS 4D"));
  }
  void afterASecondTieFourCardsLeave() { // 183-3
    const auto g = compared("8C 4D 2S", "8H 4S 3C");
    QCOMPARE(stockText(g.state.packs[0]), std::string("2S"));
    QCOMPARE(stockText(g.state.packs[1]), std::string("3C"));
  }
  void whoeverHasNoCardForTheTieWins() { // 183-4, 183-5
    const auto g = compared("5C", "5D KS");
    QCOMPARE(g.state.stage, Stage::Over);
    QCOMPARE(g.game.result(g.state).winners(), std::vector<Seat>{0});
    const auto h = compared("5C", "5D KS", {{"goal", "collect"}});
    QCOMPARE(h.game.result(h.state).winners(), std::vector<Seat>{1});
    const auto both = compared("5C", "5D"); // neither has a card for the tie
    QVERIFY(both.game.result(both.state).isDraw());
    QCOMPARE(english(both.game.result(both.state).why), std::string("Both packs have run out: a draw."));
  }
  void atTheLimitTheReasonTellsWhoWins() { // 183: after 1000 comparisons the smaller pack, equal = draw
    for (const bool collect : {false, true}) {
      const auto g = gameOf<War>(2, {{"goal", collect ? "collect" : "empty"}});
      War::State s = g.start();
      s.stage = Stage::Over;
      s.comparisons = War::kMostComparisons;
      s.packs[0] = cardsOf("5C 6C");
      s.packs[1] = cardsOf("7C");
      QCOMPARE(g.result(s).winners(), std::vector<Seat>{collect ? Seat{0} : Seat{1}});
      QCOMPARE(english(g.result(s).why),
               std::string("A thousand comparisons: the ") + (collect ? "larger" : "smaller") + " pack wins.");
      s.packs[1] = cardsOf("7C 8C");
      QVERIFY(g.result(s).isDraw());
      QVERIFY(english(g.result(s).why).ends_with("a draw."));
    }
  }
  void warReplay() { // 183-R1
    for (const char* goal : {"empty", "collect"}) {
      Played<War> g(
          2, 2,
          "AH QC 9C 8S 5D 5H KD 9H 6D 8D AS 2C QD 4S 6H 7C JC 7S 6S 8C 7D KC 6C 5S QS 3D 9S 2H AD JH 7H 4H 2S 2D TS "
          "TD 3C 9D KH 4D TC 4C JS 5C QH 3H AC TH 8H JD KS 3S",
          {{"goal", goal}});
      int firstDoubleTie = 0;
      while (!g.game.turn(g.state).isOver()) {
        const Texts m = g.moves();
        QCOMPARE(m.size(), std::size_t{1});
        if (m[0] == "leave" && firstDoubleTie == 0) firstDoubleTie = g.state.comparisons + 1;
        QCOMPARE(g.step(g.state.turn, m[0]), std::string());
      }
      QCOMPARE(g.state.comparisons, std::uint16_t{44});
      QCOMPARE(g.state.packs[0].count(), 44);
      QCOMPARE(g.state.packs[1].count(), 0);
      QCOMPARE(firstDoubleTie, 16);
      QCOMPARE(g.game.result(g.state).winners(),
               std::vector<Seat>{std::string_view(goal) == "empty" ? Seat{1} : Seat{0}});
    }
  }

  void pairsAreLaidTheEarliestFirst() { // 182-1, 182-2
    const auto g = gameOf<JackOfHearts>(4);
    auto s = g.start();
    for (const Card c : listOf("JH JS 9C AD 9S AH 9D")) s.hands[0].push_back(c);
    for (const Card c : listOf("JH JS JC")) s.hands[1].push_back(c);
    g.game().layPairs(s, 0);
    QCOMPARE(cardsText(s.hands[0]), std::string("JH JS 9D"));
    QCOMPARE(cardsText(s.laid), std::string("9C 9S AD AH"));
    g.game().layPairs(s, 1);
    QCOMPARE(cardsText(s.hands[1]), std::string("JH"));
  }
  void theGameEndsWithTheTwoOddJacks() { // 182-3, 182-4
    Played<JackOfHearts> g(
        At{3}, "game jack-of-hearts; n=3; phase=shuffle; turn=2; hand1: JH 7C; hand2: 7D JD; hand3: ; laid: " +
                   laid("JH 7C 7D JD", 7));
    QCOMPARE(g.step(1, "draw 2"), std::string());
    QCOMPARE(g.game.result(g.state).places, (std::vector<int>{3, 1, 1}));
    Played<JackOfHearts> h(
        At{3}, "game jack-of-hearts; n=3; phase=shuffle; turn=3; hand1: JH; hand2: 7D JD; hand3: 7C; laid: " +
                   laid("JH 7C 7D JD", 7));
    QCOMPARE(h.step(2, "draw 1"), std::string());
    QCOMPARE(h.game.result(h.state).places, (std::vector<int>{3, 1, 1}));
  }
  void seatsWithoutCardsAreSkipped() { // 182-5
    Played<JackOfHearts> g(
        At{4},
        "game jack-of-hearts; n=4; phase=shuffle; turn=3; hand1: JH 8C; hand2: ; hand3: 7C JD; hand4: 7D 8D; laid: " +
            laid("JH 8C 7C JD 7D 8D", 7));
    QCOMPARE(g.game.game().source(g.state), Seat{0});
  }
  void theOddJackMayBeRemoved() { // 182-6
    const auto g = gameOf<JackOfHearts>(4, {{"odd-jack", "jd-removed"}, {"deck", "52"}});
    QCOMPARE(g.game().pack().size(), std::size_t{51});
    QVERIFY(std::ranges::find(g.game().pack(), Card(Suit::Diamonds, 11)) == g.game().pack().end());
    Played<JackOfHearts> h(At{3, {{"odd-jack", "jd-removed"}}},
                           "game jack-of-hearts; n=3; phase=shuffle; turn=3; hand1: JH; hand2: 7D; hand3: 7C; laid: " +
                               laid("JH 7D 7C JD", 7));
    QCOMPARE(h.step(2, "draw 1"), std::string());
    QCOMPARE(h.state.stage, Stage::Over);
    QCOMPARE(h.game.result(h.state).places, (std::vector<int>{3, 1, 1}));
  }
  void jackOfHeartsReplay() { // 182-R1
    Played<JackOfHearts> g(
        3, 3, "JC JD 7S 9C JS 9D 9H TS QH 8D TH 7D KC 8H QD AD QS TC QC 8C AC KD 7C AS JH KS 9S KH 8S TD AH 7H");
    QCOMPARE(g.play("1: draw 10; 2: draw 3; 3: draw 2; 1: draw 1; 2: draw 4; 3: draw 1; 1: draw 1"), std::string());
    QCOMPARE(g.state.stage, Stage::Over);
    QCOMPARE(cardsText(g.state.hands[0]), std::string("JH"));
    QCOMPARE(cardsText(g.state.hands[2]), std::string("JC"));
    QCOMPARE(g.game.result(g.state).places, (std::vector<int>{3, 1, 1}));
  }

  void monarchsAreCounted() { // 189-1, 189-2, 189-4
    for (const auto& [card, value] :
         std::vector<std::pair<const char*, int>>{{"7C", 7}, {"TC", 10}, {"AC", 1}, {"KC", 2}, {"QC", 3}, {"JC", 4}})
      QCOMPARE(Monarch::valueOf(*readCard(card)), value);
    Played<Monarch> g(3, 3, text(std::span<const Card>(sortedPack())));
    for (int i = 0; i < 15; ++i) QCOMPARE(g.step(g.state.turn, "card"), std::string());
    QCOMPARE(g.game.game().sumOf(g.state, 0), 20);
    QCOMPARE(g.game.game().sumOf(g.state, 1), 23);
    QCOMPARE(g.game.game().sumOf(g.state, 2), 26);
    QCOMPARE(g.game.result(g.state).winners(), std::vector<Seat>{2});
    Played<Monarch> h(3, 3, "7C 9C TC TD JD 2D AS QS 3S KH 5H 8H 4C 2C JC");
    for (int i = 0; i < 15; ++i) h.game.play(h.state, h.state.turn, {});
    QCOMPARE(h.game.result(h.state).scores, (std::vector<int>{24, 23, 27}));
    QCOMPARE(h.game.result(h.state).winners(), std::vector<Seat>{2});
  }
  void onlyTheTiedTakeOneMoreCard() { // 189-3
    Played<Monarch> g(3, 3, "7C 9C TC TD JD 2D AS QS 2S KH 5H 2C 4C 3C 4D QD KC");
    for (int i = 0; i < 15; ++i) g.game.play(g.state, g.state.turn, {});
    QCOMPARE(g.game.result(g.state).scores, (std::vector<int>{24, 24, 20}));
    QCOMPARE(g.state.turn, Seat{0});
    g.game.play(g.state, 0, {});
    QCOMPARE(g.state.turn, Seat{1});
    g.game.play(g.state, 1, {});
    QCOMPARE(g.state.stage, Stage::Over);
    QCOMPARE(g.game.result(g.state).places, (std::vector<int>{1, 2, 3}));
  }

  void twoOfARankAreAPair() { // 187-1, 187-2, 187-4
    std::vector<Card> pack = sortedPack();
    std::swap(pack[0], *std::ranges::find(pack, Card(Suit::Clubs, 5)));
    std::swap(pack[29], *std::ranges::find(pack, Card(Suit::Spades, 5)));
    std::swap(pack[1], *std::ranges::find(pack, Card(Suit::Clubs, 6)));
    Played<PayAttention> g(2, 2, text(std::span<const Card>(pack)));
    QCOMPARE(g.play("1: flip 1; 1: flip 30"), std::string());
    QCOMPARE(g.state.turn, Seat{0});
    QCOMPARE(g.state.grid.pairsOf(0), 1);
    QVERIFY(!g.step(0, "flip 30").empty());                   // taken
    QCOMPARE(g.play("1: flip 22; 1: flip 9"), std::string()); // they lay between the first two
    const View won = g.game.look(g.state, Viewer{1});
    const auto& heap = won.find(Seat{0})->items; // the pair taken last lies on top, its second card uppermost
    QCOMPARE(heap.size(), std::size_t{4});
    QCOMPARE(heap[2].thing.asCard(), g.state.grid.cards[21]);
    QCOMPARE(heap[3].thing.asCard(), g.state.grid.cards[8]);
    QVERIFY(g.game.read(g.game.text(g.state)));
    QCOMPARE(g.step(0, "flip 7"), std::string());
    QVERIFY(g.step(0, "flip 7").find("another card") != std::string::npos);
    Played<PayAttention> h(2, 2, text(std::span<const Card>(pack)));
    const auto flip = h.game.readMove(h.state, 0, "flip 1");
    QCOMPARE(h.game.takeback(h.state, 0, *flip), Takeback::Refused); // or every card could be looked at
    QCOMPARE(h.play("1: flip 1; 1: flip 2"), std::string());
    const View seen = h.game.look(h.state, Viewer{1});
    QCOMPARE(std::ranges::count_if(seen.find(kMiddle)->items, [](const Item& i) { return !i.thing.asCard().isBack(); }),
             std::ptrdiff_t{2});
    QCOMPARE(h.game.takeback(h.state, 0, *h.game.readMove(h.state, 0, "end")), Takeback::Free);
    QCOMPARE(h.play("1: end"), std::string());
    QCOMPARE(h.state.turn, Seat{1});
    const View after = h.game.look(h.state, Viewer{1});
    QVERIFY(std::ranges::all_of(after.find(kMiddle)->items, [](const Item& i) { return i.thing.asCard().isBack(); }));
  }
  // Ruled: easy remembers the last four cards shown, medium twelve, hard all; those are levels 1, 2 and 3.
  void aPlayerRemembersTheCardsShownLast_data() {
    QTest::addColumn<int>("remembered");
    QTest::newRow("1") << 4;
    QTest::newRow("2") << 12;
    QTest::newRow("3") << 52;
  }
  void aPlayerRemembersTheCardsShownLast() {
    QFETCH(int, remembered);
    const int level = QByteArray(QTest::currentDataTag()).toInt();
    const auto g = gameOf<PayAttention>(2, {{"pair", "rank-and-colour"}});
    constexpr int kOther = 39; // the two of spades, which makes a pair with the two of clubs at place 0
    // The pair is shown first, then so many cards that pair with nothing.
    const auto first = [&](int others, std::uint64_t seed, bool best = false) {
      PayAttention::State s = g.start();
      g.settle(s, Outcome::draw(0));
      g.settle(s, Outcome::deck(sortedPack()));
      s.grid.shown = {0, kOther};
      for (int p = 1; p <= others; ++p) s.grid.shown.push_back(static_cast<std::uint8_t>(p));
      const auto& info = *std::ranges::find(cardsFamily().games, std::string_view("187"), &GameInfo::id);
      auto game = makeGame(info, 2, {{"pair", "rank-and-colour"}});
      auto now = (*game)->read(g.text(s));
      if (!now) qFatal("%s", english(now.why()).c_str());
      Random random(seed);
      Thinking asked;
      asked.level = level;
      asked.nodes = 2000;
      asked.best = best;
      return (*now)->think(s.turn, asked, random).move.value_or("");
    };
    const int held = std::min(remembered - 2, 25), gone = held + 1;
    int hits = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      QCOMPARE(first(held, seed), std::string("flip 1"));
      if (gone + 1 < remembered || remembered == 52) continue;
      const std::string blind = first(gone, seed);
      QVERIFY(blind != "flip " + std::to_string(kOther + 1));   // known, but not its fellow
      hits += blind == "flip 1";                                // as any other that it does not know
      QCOMPARE(first(gone, seed, true), std::string("flip 1")); // a hint forgets nothing
    }
    QVERIFY(hits < 4);
  }
  // Between two the hard player turns nothing up for the other; a hint says the same, with three all look for pairs.
  void theHardPlayerOfPairsIsCarefulBetweenTwo() {
    const auto second = [](int seats, int level, bool best, int known) {
      const auto g = gameOf<PayAttention>(seats);
      PayAttention::State s = g.start();
      g.settle(s, Outcome::draw(0));
      g.settle(s, Outcome::deck(sortedPack()));
      for (int p = 0; p < known; ++p) s.grid.shown.push_back(static_cast<std::uint8_t>(p)); // of different ranks
      s.grid.open = {12};
      const auto& info = *std::ranges::find(cardsFamily().games, std::string_view("187"), &GameInfo::id);
      auto now = (*makeGame(info, seats))->read(g.text(s));
      if (!now) qFatal("%s", english(now.why()).c_str());
      Random random(7);
      Thinking asked;
      asked.level = level;
      asked.nodes = 500;
      asked.best = best;
      const std::string move = (*now)->think(s.turn, asked, random).move.value_or("");
      return std::stoi(move.substr(move.find(' ') + 1)) - 1;
    };
    QCOMPARE(second(2, 3, false, 8), 7); // the card shown last
    QVERIFY(second(2, 2, false, 8) > 12);
    QVERIFY(second(2, 1, false, 8) != 7);
    QVERIFY(second(3, 3, false, 8) > 12);
    QVERIFY(second(2, 3, false, 0) != 12); // nothing to turn again
    QVERIFY(second(2, 3, false, 1) > 12);  // as likely for the one as for the other
    QCOMPARE(second(2, 3, true, 8), 7);
  }
  void mostPairsWin() { // 187-3
    const auto g = gameOf<PayAttention>(3);
    auto s = g.start();
    for (const Card c : sortedPack()) s.grid.cards.push_back(c);
    for (std::size_t p = 0; p < 52; ++p) s.grid.takenBy[p] = p < 20 ? Seat{0} : p < 38 ? Seat{1} : Seat{2};
    QCOMPARE(g.result(s).places, (std::vector<int>{1, 2, 3}));
    for (std::size_t p = 0; p < 52; ++p) s.grid.takenBy[p] = static_cast<Seat>(p % 2);
    QCOMPARE(g.result(s).places, (std::vector<int>{1, 1, 3}));
  }

  void anAceCountsElevenOrOne() { // 171-1, 171-2, 171-6
    for (const auto& [cards, total] : std::vector<std::pair<const char*, int>>{{"AC KC", 21},
                                                                               {"AC AD", 12},
                                                                               {"AC 5C KC", 16},
                                                                               {"KC QC AC", 21},
                                                                               {"9C 9D 4C", 22},
                                                                               {"AC AD AH 8C", 21},
                                                                               {"AC AD TC 9C", 21},
                                                                               {"6C 5C AC AD", 13},
                                                                               {"6C 5C AC AD 8C", 21},
                                                                               {"6C 5C AC AD 9C", 22}})
      QCOMPARE(totalOf(std::span<const Card>(cardsOf(cards))), total);
  }
  void aSharedBestTotalScoresNothing() { // 171-3, 171-4
    QCOMPARE(TwentyOne::roundWinner(std::vector<int>{19, 22, 20, 20}), kNobody);
    QCOMPARE(TwentyOne::roundWinner(std::vector<int>{23, 22, 17}), Seat{2});
  }
  void theBankerPaysAndTakes() { // 171-5
    const auto won = settleBank(std::vector<int>{22, 19, 19, 20}, 2);
    QCOMPARE(std::vector<int>(won.begin(), won.begin() + 4), (std::vector<int>{-1, 0, 0, 1}));
    const auto over = settleBank(std::vector<int>{22, 12, 25}, 2);
    QCOMPARE(std::vector<int>(over.begin(), over.begin() + 3), (std::vector<int>{-1, 1, 0}));
  }
  // The round that is over lies open: who had the bank, what everybody had, who was paid.
  void theEndOfARoundTellsWhoHasPaidWhom() {
    Played<TwentyOne> g(3, 3, "TC KC 9D 9C 8C 8D " + laid("TC KC 9D 9C 8C 8D", 2), {{"bank", "banker"}});
    QCOMPARE(g.play("1: stop; 2: stop; 3: stop"), std::string());
    QCOMPARE(g.state.stage, Stage::Deal);
    const View seen = g.game.look(g.state, Viewer{0});
    QCOMPARE(english(seen.find(0)->label), std::string("total 19"));
    QCOMPARE(english(seen.find(1)->label), std::string("total 18"));
    QCOMPARE(english(seen.find(2)->label), std::string("banker, total 17"));
    QVERIFY(english(seen.find(kScores)->label).starts_with("deal 1"));
    QCOMPARE(english(nameOf(seen, {kScores, 3})), std::string("seat 2: 1")); // no figure is a heading of others
    QCOMPARE(english(seen.prompt),
             std::string("seat 3 as banker has 17. Win a chip: seat 1, seat 2. Next: seat 1 deals."));
  }
  void debtsAreNumbersSoThatTheyAreWrittenWithAMinusSign() {
    Played<TwentyOne> g(3, 3, text(std::span<const Card>(sortedPack())), {{"bank", "banker"}});
    g.state.scores[1] = -4;
    const View seen = g.game.look(g.state, Viewer{0});
    int told = 0;
    for (const Zone& z : seen.zones) {
      const Phrase& p = z.id == kScores ? z.cells[3].text : z.label;
      if (!p.args.empty() && p.args.front().kind == Arg::Kind::Number && p.args.front().value == -4) ++told;
    }
    QCOMPARE(told, 2); // on the sheet and at the chips
  }
  void atTwentyOneASeatStops() {
    Played<TwentyOne> g(2, 2, "AC 9C KC 9D " + laid("AC 9C KC 9D", 2));
    QCOMPARE(g.moves(), Texts{"stop"});
    QVERIFY(g.step(0, "card").find("21") != std::string::npos);
    QCOMPARE(g.step(0, "stop"), std::string());
    QCOMPARE(g.moves(), (Texts{"card", "stop"}));
  }
  // The rule of thumb reckons with what the others have: 17 is enough against one who may still go over, not
  // against 20.
  void whoeverCanSeeThatHeLosesDrawsOn() {
    Random random(1);
    const auto suggested = [&](const char* firsts, const Chosen& options) {
      Played<TwentyOne> g(2, 2, std::string(firsts) + " " + laid(firsts, 2), options);
      const std::string before = g.play("1: stop");
      return before.empty() ? g.game.text(g.state, 1, *g.game.suggest(g.state, 1, random)) : before;
    };
    QCOMPARE(suggested("KC 9D QC 8H", {{"first-cards", "open"}}), std::string("card")); // 20 : 17
    QCOMPARE(suggested("7C 9D 9C 6H", {{"first-cards", "open"}}), std::string("card")); // 16 : 15
    QCOMPARE(suggested("6C 9D 9C 7H", {{"first-cards", "open"}}), std::string("stop")); // 15 : 16
    QCOMPARE(suggested("KC 9D QC 9H", {}), std::string("stop")); // 18, what the other has is hidden
    QCOMPARE(suggested("KC 9D QC 5H", {}), std::string("card"));
  }
  void theLastSeatNeedsNoCardWhenAllOthersAreOut() {
    Played<TwentyOne> g(2, 2, "KC 9C QC 9D 5C 6C 7C");
    g.game.play(g.state, 0, {.verb = TwentyOne::kCard});
    QCOMPARE(g.state.stage, Stage::Deal);
    QCOMPARE(g.state.scores[1], std::int16_t{1});
    QCOMPARE(g.state.dealer, Seat{0});
  }

  void theBestTrumpTakesTheRound() { // 199-1 to 199-4, 199-6
    const auto best = [](const char* round, Suit trump) { return LuckySuit::winnerOf(listOf(round), trump); };
    QCOMPARE(best("2H AS KH AD", Suit::Hearts), 2);
    QCOMPARE(best("2H AS KD AD", Suit::Hearts), 0);
    QCOMPARE(best("9S AS KD AD", Suit::Hearts), -1);
    QCOMPARE(best("3H AS KD AD", Suit::Hearts), 0);
    QCOMPARE(best("KD 9S KH QS", Suit::Clubs), -1);
  }
  void theStockMakesTheRounds() { // 199-5
    for (const auto& [seats, rounds, over] :
         std::vector<std::tuple<int, int, int>>{{2, 52, 0}, {3, 34, 2}, {4, 26, 0}}) {
      Played<LuckySuit> g(seats, seats, text(std::span<const Card>(sortedPack(2, 2))));
      QCOMPARE(g.step(0, "name S"), std::string());
      int dealt = 0;
      while (!g.game.turn(g.state).isOver()) {
        dealt += static_cast<int>(g.moves()[0] == "card");
        QCOMPARE(g.step(g.state.turn, g.moves()[0]), std::string());
      }
      QCOMPARE(dealt, rounds);
      QCOMPARE(g.state.stock.count(), over);
    }
  }
  void luckySuitReplay() { // 199-R1
    Played<LuckySuit> g(4, 4,
                        "9S 2C 8S 3C 9H 2C 7S 2S 5C 2H 8C TD 7D TH 8C TC 6C AC 7H JC 4C 4H AS JH JS 9C JD AD JD JC 7S "
                        "2S 3S AH 6S 5H 8D TC 4D 9C");
    g.game.play(g.state, 0, {.verb = LuckySuit::kNameTrump, .suit = static_cast<std::int8_t>(Suit::Spades)});
    for (int i = 0; i < 20; ++i) {
      std::vector<LuckySuit::Move> all;
      g.game.moves(g.state, g.state.turn, all);
      g.game.play(g.state, g.state.turn, all[0]);
    }
    std::vector<int> won;
    for (int k = 0; k < 4; ++k) won.push_back(g.state.won[static_cast<std::size_t>(k)].count());
    QCOMPARE(won, (std::vector<int>{8, 12, 16, 4}));
    QVERIFY(g.state.middle.empty());
  }

private:
  static std::string laid(std::string_view named, int lowest) {
    const Cards there = cardsOf(named);
    std::string out;
    for (const Card c : sortedPack(lowest))
      if (!there.contains(c)) out += (out.empty() ? "" : " ") + text(c);
    return out;
  }
  // One comparison of these packs.
  static Played<War> compared(const char* first, const char* second, const Chosen& chosen = {}) {
    Played<War> g(At{2, chosen},
                  "game war-cards; n=2; dealer=2; turn=1; pack1: " + std::string(first) + "; pack2: " + second);
    do {
      if (g.game.turn(g.state).isOver()) break;
      g.step(g.state.turn, g.moves()[0]);
    } while (!g.state.up[0].empty() || !g.state.up[1].empty());
    return g;
  }
};

QTEST_APPLESS_MAIN(CardsLuckTest)
#include "cards_luck_test.moc"
