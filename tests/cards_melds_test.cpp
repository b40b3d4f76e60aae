// Melds, groups, suit rows and the masterly defence: games 170, 174-178 and 184. Rules: card games, worked cases and
// replays by their numbers.
#include "games/cards/collect.h"
#include "games/cards/masterly_defence.h"
#include "games/cards/rummy.h"
#include "games/cards/suit_row_game.h"
#include "games/kit/cards/arrange.h"
#include "tests/card_play.h"
#include "tests/layout_fault.h"

using namespace mk;
using namespace mk::cards;

namespace {

using Rummy174 = RummyOf<kRummy174>;
using Rummy175 = RummyOf<kRummy175>;
using Rummy176 = RummyOf<kRummy176>;
using Sixes = SuitRowGameOf<kLayOutFirst>;
using Nines = SuitRowGameOf<kNineCards>;

// The cards of a pack that are not among those used.
std::string rest(std::string_view used, std::vector<Card> pack) {
  const auto cards = readCards(used);
  if (!cards) qFatal("no cards");
  for (const Card c : *cards) {
    const auto it = std::ranges::find(pack, c);
    if (it == pack.end()) qFatal("too many of a card");
    pack.erase(it);
  }
  return text(std::span<const Card>(pack));
}

// A two-handed game of rummy in which seat 1 has drawn; the other cards are the stock. `laid`: melds that it has laid.
template <class G>
Played<G> drawn(const std::string& hand, const Chosen& chosen = {}, const std::string& melds = {}, int laid = 0,
                int other = 0) {
  std::string used = hand + " 4D " + melds;
  std::ranges::replace(used, '/', ' ');
  const std::string stock = rest(used, gameOf<G>(2, chosen).game().pack());
  return Played<G>(At{2, chosen}, "game " + std::string(G::kName) +
                                      "; n=2; dealer=2; turn=1; part=meld; hand1: " + hand +
                                      "; hand2: 4D; stock: " + stock + (melds.empty() ? "" : "; melds: " + melds) +
                                      "; laid=" + std::to_string(laid) + "," + std::to_string(other));
}

Texts lays(const Texts& all) {
  Texts out;
  for (const std::string& t : all)
    if (t.starts_with("lay")) out.push_back(t);
  return out;
}

bool discards(const Texts& all) {
  return std::ranges::any_of(all, [](const std::string& t) { return t.starts_with("discard"); });
}

} // namespace

class CardsMeldsTest : public QObject {
  Q_OBJECT

private slots:
  void handsOfRummyDependOnThePlayers() {
    const std::vector<std::pair<int, int>> sizes = {{2, 10}, {3, 7}, {4, 7}, {5, 6}, {6, 6}};
    for (const auto& [seats, cards] : sizes) {
      Played<Rummy174> g(seats, 1, text(std::span<const Card>(sortedPack(2, 2))));
      QCOMPARE(g.state.hands[0].count(), cards);
    }
    Played<Rummy175> jokers(6, 1, text(std::span<const Card>(sortedPack(2, 2, 2))));
    QCOMPARE(jokers.state.hands[5].count(), 12);
  }
  void theFirstMeldIsWorthForty() { // 174-2, 174-4, 174-5
    auto kings = drawn<Rummy174>("KC KD KS 2H 4S 6C");
    QVERIFY(lays(kings.moves()).empty());
    QCOMPARE(kings.step(0, "lay KC KD KS"), std::string("This meld is worth 39: 40 are needed."));
    QCOMPARE(lays(drawn<Rummy174>("TS JS QS KS 2H").moves()), Texts{"lay TS JS QS KS"});
    QVERIFY(lays(drawn<Rummy174>("JS QS KS 2H").moves()).empty());
    QCOMPARE(lays(drawn<Rummy174>("9H TH JH QH 2S").moves()), Texts{"lay 9H TH JH QH"});
    QCOMPARE(lays(drawn<Rummy174>("JC JD JH JS 2S").moves()), Texts{"lay JC JD JH JS"});
    QCOMPARE(lays(drawn<Rummy174>("TC TD TH TS 2S").moves()), Texts{"lay TC TD TH TS"});
  }
  void twinsMayLieInASetUnlessSuitsMustDiffer() { // 174-3
    QCOMPARE(lays(drawn<Rummy174>("KC KC KD KS 2H").moves()), Texts{"lay KC KC KD KS"});
    auto differ = drawn<Rummy174>("KC KC KD KS 2H", {{"sets", "different-suits"}});
    QVERIFY(lays(differ.moves()).empty());
  }
  void theAceIsLowOnly() { // 174-6
    QCOMPARE(lays(drawn<Rummy174>("2C 3C AC QC KC 5D", {}, "8H 8C 8D", 1).moves()), Texts{"lay AC 2C 3C"});
  }
  void whoCanOpenMust() { // 174-7
    auto g = drawn<Rummy174>("QC QD 2H 6S 7S 8S 9S TS");
    QCOMPARE(g.moves(), Texts{"lay 6S 7S 8S 9S TS"});
    QCOMPARE(g.step(0, "discard QC"), std::string("Your hand holds a first meld: it must be laid."));
    QVERIFY(discards(drawn<Rummy174>("QC QD 2H 6S 7S 8S 9S TS", {{"forced", "off"}}).moves()));
  }
  void severalMeldsTogetherOpenByHouseRule() { // 174-8
    const std::string hand = "9H 2D QC QD QH 4S 5S 6S";
    QVERIFY(lays(drawn<Rummy174>(hand).moves()).empty());
    auto g = drawn<Rummy174>(hand, {{"first-meld", "several-together"}});
    QVERIFY(discards(g.moves())); // never forced
    QCOMPARE(g.play("1: lay QC QD QH"), std::string());
    QCOMPARE(g.moves(), Texts{"lay 4S 5S 6S"}); // what has been begun is finished
    QCOMPARE(g.play("1: lay 4S 5S 6S"), std::string());
    QVERIFY(discards(g.moves()));
  }
  void cardsAreAddedToTheEndsOfARun() { // 174-9
    auto g = drawn<Rummy174>("AH KH 2C 5D", {}, "9H TH JH QH / 3C 3D 3H", 1, 1);
    QCOMPARE(g.play("1: add KH 1"), std::string());
    QCOMPARE(g.state.melds[0].cards.count(), 5);
    QCOMPARE(g.step(0, "add AH 1"), std::string("This card does not belong to that meld."));
  }
  void theJackMayCountEleven() { // 174-1, 174-10
    QVERIFY(lays(drawn<Rummy174>("8D 9D TD JD 2S", {{"jack", "11"}}).moves()).empty());
    QVERIFY(lays(drawn<Rummy174>("JC JD JH 2S", {{"jack", "11"}}).moves()).empty());
    QCOMPARE(lays(drawn<Rummy174>("9D TD JD QD 2S", {{"jack", "11"}}).moves()), Texts{"lay 9D TD JD QD"});
  }
  void aDiscardThatWasTakenStaysInHandForTheTurn() {
    auto g = drawn<Rummy174>("2C 5D 9H");
    QCOMPARE(g.play("1: discard 9H; 2: take"), std::string());
    QCOMPARE(g.moves(), Texts{"discard 4D"});
    QCOMPARE(g.step(1, "discard 9H"),
             std::string("A card taken from the discards may not be discarded in the same turn."));
  }
  void theDiscardsAreShuffledTwiceAtMost() {
    const std::string hands = "2C 5D 4D 9H";
    Played<Rummy174> g(At{2, {}}, "game rummy; n=2; dealer=2; turn=1; hand1: 2C 5D; hand2: 4D 9H; stock: ; pile: " +
                                      rest(hands, sortedPack(2, 2)));
    QCOMPARE(g.play("1: draw"), std::string());
    QCOMPARE(g.state.stage, Stage::Shuffle);
    QCOMPARE(g.game.chance(g.state).pack.size(), std::size_t{99});
    g.game.settle(g.state, Outcome::deck(g.game.chance(g.state).pack));
    QCOMPARE(g.state.hands[0].count(), 3);
    QCOMPARE(g.state.pile.count(), 1);
    QCOMPARE(g.game.fault(g.state), std::string());
    Played<Rummy174> third(At{2, {}}, "game rummy; n=2; dealer=2; turn=1; shuffles=2; hand1: 2C 5D; hand2: 4D 9H; "
                                      "stock: ; pile: " +
                                          rest(hands, sortedPack(2, 2)));
    QCOMPARE(third.moves(), (Texts{"end", "take"}));
    QCOMPARE(third.play("1: end"), std::string());
    QCOMPARE(third.game.result(third.state).winners(), std::vector<Seat>{0}); // 7 against 13
  }
  void whoHasNoCardsLeftWins() {
    auto g = drawn<Rummy174>("KH 5C", {}, "9H TH JH QH", 1);
    QCOMPARE(g.play("1: add KH 1; 1: discard 5C"), std::string());
    QVERIFY(g.game.turn(g.state).isOver());
    QCOMPARE(g.game.result(g.state).winners(), std::vector<Seat>{0});
  }
  void jokersStandForCards() { // 175-1 to 175-7
    const Texts kings = lays(drawn<Rummy175>("KC KD X1 X2 2S").moves());
    QCOMPARE(std::ranges::count(kings, "lay KC KD X1=KH X2=KS"), 1);
    QCOMPARE(lays(drawn<Rummy175>("TS QS KS X1 2H").moves()), Texts{"lay TS X1=JS QS KS"});
    QVERIFY(lays(drawn<Rummy175>("KC X1 X2 2H 7S", {}, "8H 8C 8D", 1).moves()).empty());
    QVERIFY(!discards(drawn<Rummy175>("9H TH QH X1 2C 2D 4S 4C 6D 8D KS 3S 5C").moves()));
    QVERIFY(!discards(drawn<Rummy175>("JC JD X1 X2 2C 3D 5H 7S 2H 8D 6H 8S 4C").moves()));
    QVERIFY(discards(drawn<Rummy175>("QC QD X1 2C 4H 6H 8S TC 3D 5H 7S 8C AH").moves()));
    Played<Rummy175> g(At{2, {}}, "game rummy-jokers; n=2; dealer=2; turn=1; shuffles=2; hand1: X1; hand2: KD 6D; "
                                  "stock: ; pile: " +
                                      rest("X1 KD 6D", sortedPack(2, 2, 2)));
    QCOMPARE(g.play("1: end"), std::string());
    QCOMPARE(g.game.result(g.state).winners(), std::vector<Seat>{1}); // a joker left counts 20
  }
  void onlyWhatCanBeDoneIsAskedFor() {
    const auto prompt = [](const std::string& hand, int laid, Seat viewer) {
      const auto g = drawn<Rummy174>(hand, {}, laid > 0 ? "KC KD KS" : "", laid);
      return QByteArray::fromStdString(english(g.game.look(g.state, Viewer{viewer}).prompt));
    };
    QCOMPARE(prompt("2H 4S 6C", 0, 0), QByteArray("seat 1: discard a card"));
    QCOMPARE(prompt("TC TD TH TS 2S", 0, 0), QByteArray("seat 1: lay a first meld"));
    QCOMPARE(prompt("2H 4S 6C", 1, 0), QByteArray("seat 1: discard a card"));
    QCOMPARE(prompt("2H 4S KH", 1, 0), QByteArray("seat 1: add to a meld or discard a card"));
    QCOMPARE(prompt("2H 2S 2C 5D", 1, 0), QByteArray("seat 1: lay a meld or discard a card"));
    const QByteArray all = "seat 1: lay, add to a meld, or discard a card";
    QCOMPARE(prompt("2H 2S 2C KH", 1, 0), all);
    for (const char* hand : {"2H 4S 6C", "2H 4S KH", "2H 2S 2C KH"}) QCOMPARE(prompt(hand, 1, 1), all); // a secret
  }
  void stockAndDiscardsStayWhereTheyLieWhenMeldsCome() {
    std::string melds;
    std::map<std::int16_t, Box> first;
    for (const char* meld : {"", "KC KD KS", "QC QD QS", "JC JD JS", "TC TD TS", "9C 9D 9S", "8C 8D 8S", "7C 7D 7S"}) {
      melds += std::string(melds.empty() || *meld == '\0' ? "" : " / ") + meld;
      const auto laid = static_cast<int>(std::ranges::count(melds, '/')) + (melds.empty() ? 0 : 1);
      const auto g = drawn<Rummy174>("2H 3H 4S 6C", {}, melds, laid);
      const View v = g.game.look(g.state, Viewer{0});
      for (const Aspect aspect : {Aspect::Wide, Aspect::Tall}) {
        const Layout l = arrangeCards(v, aspect);
        QCOMPARE(layoutFault(v, l), QString());
        const Box stock = l.find(kStock)->box, pile = l.find(kPile)->box;
        QCOMPARE(stock.y, pile.y);
        QCOMPARE(stock.height, pile.height); // level, whatever is written below
        if (aspect == Aspect::Tall) continue;
        for (const std::int16_t id : {std::int16_t{kStock}, std::int16_t{kPile}})
          QCOMPARE(l.find(id)->box, first.try_emplace(id, l.find(id)->box).first->second);
      }
    }
  }
  void theSecondStepNeedsForty() { // 176-1 to 176-4
    auto first = drawn<Rummy176>("2C 3C 4C 7D 9H JS");
    QCOMPARE(first.moves(), Texts{"lay 2C 3C 4C"});
    QVERIFY(lays(drawn<Rummy176>("QC QD QH 2S 7S", {}, "2C 3C 4C", 1).moves()).empty());
    auto last = drawn<Rummy176>("QC QD QH 2S", {}, "2C 3C 4C", 1);
    QCOMPARE(last.play("1: lay QC QD QH; 1: discard 2S"), std::string());
    QVERIFY(last.game.turn(last.state).isOver());
    auto second = drawn<Rummy176>("KC KD KH KS 5D 5H 5S 2S", {}, "2C 3C 4C", 1);
    QCOMPARE(lays(second.moves()), Texts{"lay KC KD KH KS"});
    QCOMPARE(second.play("1: lay KC KD KH KS"), std::string());
    QCOMPARE(lays(second.moves()), Texts{"lay 5D 5H 5S"});
  }

  void groupsAreWorthTheirRankOrSuit() { // 170-1 to 170-6, 170-8
    const auto points = [](const std::string& top, const std::string& hand, const std::string& move) {
      Played<CollectRules> g(At{4, {}}, "game collect-a-collection; n=4; dealer=2; turn=1; hand1: " + hand +
                                            "; hand2: 2H; hand3: 3H; hand4: 4H; pile: " + top +
                                            "; stock: " + rest(hand + " 2H 3H 4H " + top, sortedPack(2, 2)));
      const std::string why = g.step(0, "play " + move);
      return why.empty() ? std::to_string(g.state.points[0]) + " " + text(g.state.pile.back()) : why;
    };
    QCOMPARE(points("7H", "9H 9C 9D 5S", "9H 9C 9D"), std::string("6 9D"));
    QVERIFY(points("7H", "9H 9C 9D 5S", "9C 9D 9H").starts_with("The first card"));
    QCOMPARE(points("7H", "9H 9C 5S", "9H 9C"), std::string("4 9C"));
    QCOMPARE(points("7H", "7C 2C KC 5S", "7C 2C KC"), std::string("9 KC"));
    QCOMPARE(points("7H", "7C 2C 5S", "7C 2C"), std::string("6 2C"));
    QCOMPARE(points("5D", "5S 5S 9C", "5S 5S"), std::string("6 5S"));
    QCOMPARE(points("KC", "KD 5S", "KD"), std::string("0 KD"));
    QVERIFY(points("KC", "KD 5S", "KD 5S").starts_with("The cards are neither"));
  }
  void theRightNeighbourOfTheDealerBegins() { // 170-7
    const std::string pack = text(std::span<const Card>(sortedPack(2, 2)));
    QCOMPARE(Played<CollectRules>(4, 1, pack).state.turn, Seat{3});
    QCOMPARE(Played<CollectRules>(4, 3, pack).state.turn, Seat{1});
    QCOMPARE(gameOf<CollectRules>(6, {{"packs", "1"}}).game().pack().size(), std::size_t{52});
    QCOMPARE(gameOf<CollectRules>(7, {{"packs", "1"}}).game().pack().size(), std::size_t{104});
  }

  void rowsOpenOnSixesAndGrowAtBothEnds() { // 177-1 to 177-5
    const auto legal = [](const std::string& rows, const std::string& hand, const std::string& onTable) {
      const std::string other = rest(hand + " " + onTable, sortedPack());
      return Played<Sixes>(At{3, {}}, "game lay-out-first; n=3; dealer=3; turn=1; hand1: " + hand +
                                          "; hand2: " + other.substr(0, 29) + "; hand3: " + other.substr(30) +
                                          (rows.empty() ? "" : "; rows: " + rows))
          .moves();
    };
    QCOMPARE(legal("C 6-6, H 6-6", "5C 7H 8H 6S KD", "6C 6H"), (Texts{"play 5C", "play 6S", "play 7H"}));
    QCOMPARE(legal("C 3-9, D 6-A", "2C TC 5D AC", "3C 4C 5C 6C 7C 8C 9C 6D 7D 8D 9D TD JD QD KD AD"),
             (Texts{"play 2C", "play 5D", "play TC"}));
    QCOMPARE(legal("C 2-K, D 6-6", "AC 2D", "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC 6D"), Texts{"play AC"});
    QCOMPARE(legal("C 2-T, D 5-8, S 6-6", "3D 9H TD QC 7H", "2C 3C 4C 5C 6C 7C 8C 9C TC 5D 6D 7D 8D 6S"),
             Texts{"pass"});
    QCOMPARE(legal("", "5C 7H 8H KD", ""), Texts{"pass"}); // the opening without a six
    QCOMPARE(legal("", "6C 6H 8H KD", ""), Texts{"play 6C 6H"});
  }
  void ninesOpenTheOtherRows() { // 184-1 to 184-5
    const auto legal = [](const std::string& rows, const std::string& hand, const std::string& onTable) {
      return Played<Nines>(At{2, {}}, "game nine-cards; n=2; dealer=2; turn=1; hand1: " + hand +
                                          "; hand2: " + rest(hand + " " + onTable, sortedPack(6)) +
                                          (rows.empty() ? "" : "; rows: " + rows))
          .moves();
    };
    QCOMPARE(legal("", "9H 9C 8H", ""), Texts{"play 9H"});
    QCOMPARE(legal("H 9-9", "8H TH 9C 7H TC", "9H"), (Texts{"play 8H", "play 9C", "play TH"}));
    QCOMPARE(legal("H 6-A, C 8-T", "7C JC 9S 6S", "6H 7H 8H 9H TH JH QH KH AH 8C 9C TC"),
             (Texts{"play 7C", "play 9S", "play JC"}));
    QCOMPARE(legal("H 9-9, S 7-K", "6S AS JH 8D", "9H 7S 8S 9S TS JS QS KS"), (Texts{"play 6S", "play AS"}));
    for (const auto& [seats, cards] : std::vector<std::pair<int, int>>{{2, 18}, {3, 12}, {4, 9}})
      QCOMPARE(Played<Nines>(seats, 1, text(std::span<const Card>(sortedPack(6)))).state.hands[0].count(), cards);
  }
  void replay184() {
    Played<Nines> g(
        4, 4,
        "KS TH 8C 9S 7H 6S JH AD QS 7D 8D 6H JC 7C 6D JS AS 8S 9H TD AH 6C 7S 9C QC KH 9D 8H QD JD QH TS KC "
        "KD TC AC");
    QCOMPARE(g.play(
                 R"(3: play 9H; 4: play 9S; 1: pass; 2: play 8S; 3: play 9D; 4: play TS; 1: pass; 2: play TH; 3: play 7S
4: play JS; 1: play QS; 2: play 6S; 3: play JH; 4: play 9C; 1: play KS; 2: pass; 3: play 8C; 4: play 8H
1: play AS; 2: play 7C; 3: play QH; 4: play TD; 1: play 7H; 2: play 6C; 3: play TC; 4: play 6H; 1: play JC
2: play KH; 3: play 8D; 4: pass; 1: play QC; 2: play 7D; 3: play 6D)"),
             std::string());
    QCOMPARE(g.game.result(g.state).winners(), std::vector<Seat>{2});
    QCOMPARE(g.state.hands[0].count(), 3);
    QCOMPARE(g.state.hands[1].count(), 2);
    QCOMPARE(g.state.hands[3].count(), 2);
  }

  void theRestOfThePackStaysOut() { // 178-1
    Played<MasterlyDefenceRules> g(4, 4, text(std::span<const Card>(sortedPack())));
    QCOMPARE(text(g.state.stock.front()), std::string("AS"));
    QCOMPARE(g.state.stock.count(), 12);
    QCOMPARE(g.state.turn, Seat{0});
  }
  void onlyAWholeDefenceScores() { // 178-2, 178-3, 178-6
    const auto position = [](const std::string& hand) {
      return "game masterly-defence; n=4; dealer=4; turn=2; trump=S; attacker=1; part=defence; bouts=1; hand1: 2C; "
             "hand2: " +
             hand + "; hand3: 2H; hand4: 3H; attack: 3C 9D KH; stock: 4H AS";
    };
    Played<MasterlyDefenceRules> beats(At{4, {}}, position("5C JD 2S 6H"));
    QCOMPARE(beats.play("2: beat 3C=5C 9D=JD KH=2S"), std::string());
    QCOMPARE(beats.state.score(1), 3);
    QCOMPARE(beats.state.turn, Seat{2}); // claims
    Played<MasterlyDefenceRules> takes(At{4, {}}, position("5C JD 6H"));
    QCOMPARE(takes.moves(), Texts{"take"});
    QCOMPARE(takes.play("2: take"), std::string());
    QCOMPARE(takes.state.score(1), 0);
    QCOMPARE(takes.state.turn, Seat{2});
    QCOMPARE(takes.state.phase, MasterlyDefenceRules::Phase::Attack);
    Played<MasterlyDefenceRules> few(At{2, {}}, "game masterly-defence; n=2; dealer=2; turn=1; trump=S; attacker=1; "
                                                "hand1: 2C 3C 4C 5C 6C 7C 8C; hand2: 2H 3H 4H; stock: 5H AS");
    QCOMPARE(few.moves().size(), std::size_t{7 + 21 + 35});
  }
  void outsidersMayClaimOneCardEach() { // 178-4, 178-5
    const std::string open =
        "game masterly-defence; n=4; dealer=4; turn=2; trump=S; attacker=1; part=defence; bouts=1; "
        "hand1: 2C; hand2: 5C 6H; hand3: 2H; hand4: 3H; attack: 3C; stock: 4H AS";
    Played<MasterlyDefenceRules> g(At{4, {}}, open);
    QCOMPARE(g.play("2: beat 3C=5C"), std::string());
    QCOMPARE(g.moves(), (Texts{"claim 3C", "claim 5C", "leave"}));
    QCOMPARE(g.play("3: claim 5C; 4: leave"), std::string());
    QCOMPARE(g.state.turn, Seat{1});
    QCOMPARE(g.hand(g.state.hands[2]), std::string("5C 2H"));
    Played<MasterlyDefenceRules> none(At{4, {{"claims", "none"}}}, open);
    QCOMPARE(none.play("2: beat 3C=5C"), std::string());
    QCOMPARE(none.state.turn, Seat{1});
    Played<MasterlyDefenceRules> wins(
        At{4, {}}, "game masterly-defence; n=4; dealer=4; turn=3; trump=S; attacker=2; part=defence; "
                   "bouts=1; hand1: 2C; hand2: 6H; hand3: 5C 6C 2H; hand4: 3H; attack: 3C 4C; "
                   "stock: 4H AS; scores=0,0,8,0");
    QCOMPARE(wins.play("3: beat 3C=5C 4C=6C"), std::string());
    QVERIFY(wins.game.turn(wins.state).isOver());
    QCOMPARE(wins.game.result(wins.state).winners(), std::vector<Seat>{2});
    QVERIFY(wins.game.read(wins.game.text(wins.state))); // a match that is over before its last deal
  }
  void replay178() {
    Played<MasterlyDefenceRules> g(
        4, 4,
        "2H QC KS 7H AS 3D 9H JC 5H TH 4S 3S KH 2C 8H JD TC 8S AD TD 7S 2S AH 7D TS JS 7C 8C "
        "5S 2D KD 5D KC 8D 4D 9D 9C 6H 4H 6C 6S QS 6D 9S 4C JH 3C QH 5C QD 3H AC");
    for (Seat k = 0; k < 4; ++k) g.state.score(k) = 5;
    QCOMPARE(
        g.play(
            R"(1: attack TC 2H KH; 2: beat 2H=TH KH=2C TC=QC; 3: leave; 4: claim QC; 2: attack JS; 3: take; 4: attack 8C QC
1: beat 8C=9C QC=KC; 2: claim 8C; 3: claim KC; 1: attack 5S AS; 2: beat 5S=8S AS=8C)"),
        std::string());
    QCOMPARE((std::vector<int>{g.state.scores.begin(), g.state.scores.begin() + 4}), (std::vector<int>{7, 10, 5, 5}));
    QVERIFY(g.game.turn(g.state).isOver());
  }
};

QTEST_APPLESS_MAIN(CardsMeldsTest)
#include "cards_melds_test.moc"
