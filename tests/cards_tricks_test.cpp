// Trick games: Preference, Captain, Four Rounds. Rules: card games, games 169, 179, 181 and A4; worked cases and
// replays by their numbers.
#include "games/cards/captain.h"
#include "games/cards/four_rounds.h"
#include "games/cards/preferans.h"
#include "tests/card_play.h"

using namespace mk;
using namespace mk::cards;

namespace {

std::string sortedText(int lowest) { return text(std::span<const Card>(sortedPack(lowest))); }

// Tricks of a finished deal: as many cards as they hold, which ones does not matter.
template <class S> void giveTricks(S& s, std::initializer_list<int> tricks, int players) {
  std::size_t k = 0;
  for (const int n : tricks) {
    s.taken[k].clear();
    for (int i = 0; i < n * players; ++i) s.taken[k].push_back(Card(Suit::Clubs, 7));
    ++k;
  }
}

struct Settled {
  int declarer, bid; // seat from 1
  std::vector<Seat> dropped;
  std::initializer_list<int> tricks; // of each seat
};

// The first deal, dealt by seat 3, at its end: the last trick is played to the first seat that is to win one.
std::string settled(const Settled& c, const Chosen& chosen = {}, int pool = 10,
                    std::array<std::int16_t, 3> balances = {0, 0, -10}) {
  Played<PreferansRules> g(3, 3, sortedText(7), chosen);
  auto& s = g.state;
  s.pool.chips = static_cast<std::int16_t>(pool);
  for (Seat k = 0; k < 3; ++k) s.score(k) = balances[at(k)];
  s.auction.bidder = static_cast<Seat>(c.declarer - 1);
  s.auction.bid = static_cast<std::uint8_t>(c.bid);
  s.auction.turn = kNobody;
  s.trump = static_cast<std::int8_t>(Suit::Hearts);
  s.phase = PreferansRules::Phase::Tricks;
  for (const Seat k : c.dropped) s.dropped.push_back(k);
  const int players = 3 - static_cast<int>(c.dropped.size());
  std::vector<int> tricks = c.tricks;
  const auto last = static_cast<Seat>(std::ranges::find_if(tricks, [](int n) { return n > 0; }) - tricks.begin());
  --tricks[at(last)];
  giveTricks(s, {tricks[0], tricks[1], tricks[2]}, players);
  std::vector<Card> low = {Card(Suit::Spades, 7), Card(Suit::Spades, 8)};
  for (Seat k = 0; k < 3; ++k) {
    s.hands[at(k)].clear();
    if (!s.plays(k)) continue;
    s.hands[at(k)].push_back(k == last ? Card(Suit::Hearts, 1) : low[at(k) % 2]);
  }
  s.turn = last;
  while (s.stage == Stage::Play)
    g.game.play(s, s.turn, {.verb = PreferansRules::kPlay, .cards = {s.hands[at(s.turn)][0]}});
  std::string out;
  for (Seat k = 0; k < 3; ++k) out += std::to_string(s.score(k)) + " ";
  return out + "pool " + std::to_string(s.pool.chips);
}

// A deal of captain with these card points.
std::vector<int> captainScores(Seat nine, Seat ace, std::array<int, 4> points, const Chosen& chosen = {}) {
  Played<CaptainRules> g(4, 4, sortedText(7), chosen);
  auto& s = g.state;
  s.nine = nine;
  s.ace = ace;
  for (Seat k = 0; k < 4; ++k) { // cards of these points: twos and threes, and a last trick of nothing
    s.taken[at(k)].clear();
    int left = points[at(k)];
    for (; left >= 5 || left == 3; left -= 3) s.taken[at(k)].push_back(Card(Suit::Clubs, 12));
    for (; left >= 2; left -= 2) s.taken[at(k)].push_back(Card(Suit::Clubs, 11));
    s.hands[at(k)].clear();
    s.hands[at(k)].push_back(Card(Suit::Hearts, 7));
  }
  s.turn = 0;
  while (s.stage == Stage::Play) g.game.play(s, s.turn, {.cards = {Card(Suit::Hearts, 7)}});
  return {s.scores.begin(), s.scores.begin() + 4};
}

// A round of Four Rounds with these cards of its suit and tricks; three seats unless four are given.
std::vector<int> roundTo(int round, std::vector<int> cards, std::vector<int> tricks, const Chosen& chosen = {}) {
  const int seats = static_cast<int>(cards.size());
  Played<FourRoundsRules> g(seats, 1, sortedText(seats == 3 ? 9 : 7), chosen);
  auto& s = g.state;
  s.deals = static_cast<std::uint16_t>(round);
  constexpr std::array<Suit, 4> suits = {Suit::Hearts, Suit::Spades, Suit::Clubs, Suit::Diamonds};
  const Suit suit = suits[at(round)], other = suits[at((round + 1) % 4)];
  const auto last = static_cast<Seat>(std::ranges::find_if(tricks, [](int n) { return n > 0; }) - tricks.begin());
  for (Seat k = 0; k < seats; ++k) {
    s.taken[at(k)].clear();
    const int n = (tricks[at(k)] - (k == last ? 1 : 0)) * seats;
    for (int i = 0; i < n; ++i) s.taken[at(k)].push_back(Card(i < cards[at(k)] ? suit : other, 9));
    s.hands[at(k)].clear();
    s.hands[at(k)].push_back(Card(other, k == last ? 1 : 10));
  }
  s.turn = last;
  while (s.stage == Stage::Play) g.game.play(s, s.turn, {.cards = {s.hands[at(s.turn)][0]}});
  return {s.scores.begin(), s.scores.begin() + seats};
}

} // namespace

class CardsTricksTest : public QObject {
  Q_OBJECT

private slots:
  void preferenceIsDealtInPackets() { // 169-1
    Played<PreferansRules> g(3, 3, sortedText(7));
    QCOMPARE(g.hand(g.state.hands[0]), std::string("7C 8C 9C TD JD QD JH QH KH AH"));
    QCOMPARE(g.hand(g.state.hands[1]), std::string("TC JC QC KD AD 7H 7S 8S 9S TS"));
    QCOMPARE(g.hand(g.state.hands[2]), std::string("KC AC 7D 8H 9H TH JS QS KS AS"));
    QCOMPARE(cardsText(g.state.talon), std::string("8D 9D"));
    QCOMPARE(g.state.turn, Seat{0});
    QCOMPARE(int{g.state.pool.chips}, 10);
    QCOMPARE(g.state.score(2), 10 * -1);
  }
  void theHighestBidderTakesTheTalonAndIsBoundByTheBid() { // 169-2, 169-3, 169-10
    Played<PreferansRules> g(3, 3, sortedText(7));
    QCOMPARE(g.play("1: bid 1; 2: bid 2; 3: pass; 1: bid 3; 2: pass"), std::string());
    QCOMPARE(g.state.turn, Seat{0});
    QCOMPARE(g.moves().size(), std::size_t{66});
    QCOMPARE(g.play("1: discard 7C 8C"), std::string());
    QCOMPARE(g.moves(), (Texts{"trump D", "trump H"}));
    QCOMPARE(g.step(0, "trump S"), std::string("That suit is too weak for a bid of 3."));
    const std::vector<std::pair<int, std::size_t>> allowed = {{1, 4}, {2, 3}, {3, 2}, {4, 1}, {7, 1}};
    for (const auto& [bid, suits] : allowed) {
      g.state.auction.bid = static_cast<std::uint8_t>(bid);
      QCOMPARE(g.moves().size(), suits);
    }
    Played<PreferansRules> dealer(3, 1, sortedText(7));
    QCOMPARE(dealer.play("2: pass; 3: pass; 1: bid 1"), std::string());
    QCOMPARE(dealer.state.phase, PreferansRules::Phase::Discard);
    QCOMPARE(dealer.state.turn, Seat{0});
    Played<PreferansRules> free(3, 3, sortedText(7), {{"bid-binds-trump", "no"}});
    QCOMPARE(free.play("1: bid 1; 2: bid 2; 3: pass; 1: bid 3; 2: pass; 1: discard 7C 8C"), std::string());
    QCOMPARE(free.moves().size(), std::size_t{4});
  }
  void aBidIsExactlyOneMore() {
    Played<PreferansRules> g(3, 3, sortedText(7));
    QCOMPARE(g.moves(), (Texts{"bid 1", "pass"}));
    QCOMPARE(g.step(0, "bid 2"), std::string("The next bid is 1, neither more nor less."));
  }
  void whenAllPassThePoolStays() {
    Played<PreferansRules> g(3, 3, sortedText(7));
    QCOMPARE(g.play("1: pass; 2: pass; 3: pass"), std::string());
    QCOMPARE(g.state.stage, Stage::Deal);
    QCOMPARE(g.state.dealer, Seat{0});
    QCOMPARE(int{g.state.pool.chips}, 10);
    g.deal(sortedText(7));
    QCOMPARE(int{g.state.pool.chips}, 20);
  }
  void preferenceIsSettledInChips() { // 169-6, 169-7, 169-9
    QCOMPARE(settled({1, 1, {}, {7, 2, 1}}), std::string("7 2 -19 pool 10"));
    QCOMPARE(settled({1, 1, {2}, {5, 5, 0}}), std::string("-15 5 -10 pool 20"));
    QCOMPARE(settled({1, 7, {}, {6, 2, 2}}), std::string("-14 2 -8 pool 20"));
    // The cap cuts what would lift the pool over 50.
    QCOMPARE(settled({1, 1, {}, {5, 4, 1}}, {{"pool-cap", "50"}}, 48, {-20, -20, -8}),
             std::string("-17 -16 -17 pool 50"));
  }
  void letAloneTheDeclarerTakesThePool() { // 169-8
    Played<PreferansRules> g(3, 1, sortedText(7));
    g.state.pool.chips = 30;
    g.state.score(0) = -10;
    g.state.score(1) = -20;
    g.state.score(2) = 0;
    QCOMPARE(g.play("2: bid 1; 3: pass; 1: pass"), std::string());
    QCOMPARE(g.play("2: " + g.moves().front()), std::string());
    QCOMPARE(g.play("2: trump C; 3: drop; 1: drop"), std::string());
    QCOMPARE(g.state.score(0), -10);
    QCOMPARE(g.state.score(1), 10);
    QCOMPARE(g.state.score(2), 0);
    QCOMPARE(int{g.state.pool.chips}, 0);
    QCOMPARE(g.state.stage, Stage::Deal);
  }
  void heartsMayBeTrumpInTheFirstTrickOnly() {
    const std::string moves = "1: bid 1; 2: pass; 3: pass; 1: discard 7C 8C; 1: trump C; 2: join; 3: join; 1: play TD; "
                              "2: play KD; 3: play 7D; 2: play TC; 3: play KC; 1: play 9C";
    Played<PreferansRules> g(3, 3, sortedText(7), {{"first-trick", "hearts"}});
    QCOMPARE(g.play("1: bid 1; 2: pass; 3: pass; 1: discard 7C 8C; 1: trump C; 2: join; 3: join; 1: play 9C"),
             std::string());
    QCOMPARE(g.play("2: play QC; 3: play AC"), std::string());
    QCOMPARE(g.state.turn, Seat{2});
    Played<PreferansRules> second(3, 3, sortedText(7), {{"first-trick", "hearts"}});
    QCOMPARE(second.play(moves), std::string());
    QCOMPARE(second.state.turn, Seat{2});
  }
  void ofFourAtTheTableTheDealerRests() {
    Played<PreferansRules> g(4, 4, sortedText(7));
    QCOMPARE(g.hand(g.state.hands[0]), std::string("7C 8C 9C TD JD QD JH QH KH AH"));
    QVERIFY(g.state.hands[3].empty());
    QCOMPARE(g.state.score(3), -10); // but pays for the deal
    QCOMPARE(g.play("1: pass; 2: pass; 3: bid 1"), std::string());
    QCOMPARE(g.state.phase, PreferansRules::Phase::Discard); // nobody is left to speak
    QCOMPARE(g.play("3: " + g.moves().front() + "; 3: trump C; 1: drop; 2: drop"), std::string());
    QCOMPARE(g.state.score(2), 10);
    QCOMPARE(g.state.dealer, Seat{0});
    g.deal(sortedText(7));
    QVERIFY(g.state.hands[0].empty());
    QCOMPARE(g.play("2: bid 1; 3: bid 2; 4: pass; 2: pass; 3: " + std::string("discard TC JC")), std::string());
    QCOMPARE(g.play("3: trump H; 4: join; 2: drop"), std::string());
    QCOMPARE(g.state.turn, Seat{2}); // of those who play the next after the dealer leads
    QCOMPARE(*g.game.read(g.game.text(g.state)), g.state);
  }
  void nobodyDropsOutBeforeTheTrumpIsNamed() {
    Played<PreferansRules> g(3, 3, sortedText(7));
    g.state.dropped.push_back(1);
    QCOMPARE(g.game.fault(g.state), std::string("nobody can have dropped out yet"));
    g.state.dropped.clear();
    QCOMPARE(g.play("1: bid 1; 2: pass; 3: pass; 1: discard 7C 8C; 1: trump C; 2: drop"), std::string());
    QCOMPARE(g.game.fault(g.state), std::string());
  }
  void misereStandsBetweenEightAndNine() {
    Played<PreferansRules> g(3, 3, sortedText(7), {{"misere", "on"}});
    QCOMPARE(g.moves(), (Texts{"bid 1", "misere", "pass"}));
    QCOMPARE(g.play("1: bid 1; 2: bid 2; 3: bid 3; 1: bid 4; 2: bid 5; 3: bid 6; 1: bid 7; 2: bid 8"), std::string());
    QCOMPARE(g.moves(), (Texts{"bid 9", "misere", "pass"}));
    QCOMPARE(g.play("3: misere"), std::string());
    QCOMPARE(g.moves(), (Texts{"bid 9", "pass"}));
    QCOMPARE(*g.game.read(g.game.text(g.state)), g.state);
    Played<PreferansRules> higher = g;
    QCOMPARE(higher.play("1: bid 9; 2: pass; 3: pass; 1: discard 7C 8C"), std::string());
    QCOMPARE(higher.moves(), (Texts{"trump H"}));
    QCOMPARE(g.play("1: pass; 2: pass"), std::string());
    QVERIFY(g.state.isMisere());
  }
  void misereIsMadeWithoutATrick() {
    const char* const low = "7C 8C 9C TC JC QC 9H TH JH KS AS 7D 8D 9D KC AC TD QH KH AH 7H 8H 7S 8S JD QD KD AD 9S TS "
                            "JS QS"; // seat 1 has the low cards
    const auto outcome = [&](const char* auction) {
      Played<PreferansRules> g(3, 3, low, {{"misere", "on"}});
      if (const std::string why = g.play(auction); !why.empty()) return why;
      Random random(169);
      while (g.state.stage == Stage::Play)
        if (const std::string why = g.step(
                g.state.turn, g.game.text(g.state, g.state.turn, *g.game.suggest(g.state, g.state.turn, random)));
            !why.empty())
          return why;
      return std::to_string(g.state.score(0)) + " " + std::to_string(g.state.score(1)) + " " +
             std::to_string(g.state.score(2)) + " pool " + std::to_string(g.state.pool.chips);
    };
    Played<PreferansRules> g(3, 3, low, {{"misere", "on"}});
    Random random(1);
    QCOMPARE(g.game.text(g.state, 0, *g.game.suggest(g.state, 0, random)), std::string("misere"));
    QCOMPARE(g.play("1: misere; 2: pass; 3: pass; 1: discard KS AS"), std::string());
    QCOMPARE(g.state.phase, PreferansRules::Phase::Tricks); // nobody drops out, nothing is trump
    QCOMPARE(int{g.state.trump}, -1);
    QCOMPARE(outcome("1: misere; 2: pass; 3: pass"), std::string("10 0 -10 pool 0"));
    QCOMPARE(outcome("1: pass; 2: misere; 3: pass"), std::string("0 -20 -10 pool 30"));
  }
  void replay169() {
    Played<PreferansRules> g(3, 3,
                             "7D 7C KD TH 8S JS AD AC 8D 7H QH QD 9D 8H KC 7S JH 8C KS KH 9S JD QC JC TS 9C TC TD AH "
                             "9H QS AS");
    QCOMPARE(
        g.play(
            R"(1: bid 1; 2: bid 2; 3: pass; 1: pass; 2: discard KC 7H; 2: trump D; 3: join; 1: join; 1: play 7C; 2: play 9C
3: play AC; 3: play QS; 1: play 9S; 2: play 7S; 3: play 9H; 1: play 8H; 2: play QH; 2: play JH; 3: play KH
1: play KD; 1: play 7D; 2: play TD; 3: play AD; 3: play 8D; 1: play JD; 2: play TC; 1: play JC; 2: play TH
3: play 8C; 1: play QD; 2: play 8S; 3: play AH; 1: play QC; 2: play JS; 3: play KS; 1: play 9D; 2: play TS
3: play AS)"),
        std::string());
    QCOMPARE(int{g.state.pool.chips}, 20);
    QCOMPARE(g.state.score(0), 6);
    QCOMPARE(g.state.score(1), -19);
    QCOMPARE(g.state.score(2), -7);
    const auto& line = g.state.sheet.back();
    QCOMPARE(line.declarer, Seat{1});
    QCOMPARE(int{line.call}, 2);
    QCOMPARE(line.tricks, (std::array<std::uint8_t, 4>{6, 1, 3, 0}));
  }

  void captainsAreTheHoldersOfTheKeyCards() { // 179-2, 179-7, 179-8, 179-9
    QCOMPARE(captainScores(0, 2, {30, 28, 36, 22}), (std::vector<int>{1, 0, 1, 0}));
    QCOMPARE(captainScores(0, 2, {30, 29, 35, 22}), (std::vector<int>{0, 1, 0, 1}));
    QCOMPARE(captainScores(1, 1, {20, 66, 15, 15}), (std::vector<int>{0, 3, 0, 0}));
    QCOMPARE(captainScores(1, 1, {20, 64, 16, 16}), (std::vector<int>{1, 0, 1, 1}));
    // Option: below 66 for both sides nobody scores.
    QCOMPARE(captainScores(0, 2, {30, 29, 35, 22}, {{"below-66", "drawn"}}), (std::vector<int>{0, 0, 0, 0}));
    QCOMPARE(captainScores(0, 2, {20, 36, 30, 30}, {{"below-66", "drawn"}}), (std::vector<int>{0, 1, 0, 1}));
  }
  void captainsTricks() { // 179-3 to 179-6, 179-10, 179-11
    const std::vector<std::pair<std::string, Seat>> cases = {
        {"8H 9H KH AH", 3}, {"KH 9H TH 7S", 3}, {"AS 9S KS 7S", 1}, {"KH 9H TH 8H", 1}, {"TC 8C JD 7C", 0}};
    for (const auto& [cards, winner] : cases) {
      Played<CaptainRules> g(4, 4, sortedText(7));
      for (Cards& h : g.state.hands) h.clear();
      const auto played = readCards(cards);
      for (std::size_t k = 0; k < 4; ++k) {
        addSorted(g.state.hands[k], (*played)[k]);
        addSorted(g.state.hands[k], Card(Suit::Diamonds, 8)); // the deal goes on
      }
      for (Seat k = 0; k < 4; ++k) g.game.play(g.state, k, {.cards = {(*played)[at(k)]}});
      QCOMPARE(g.state.turn, winner);
    }
    Played<CaptainRules> g(4, 4, sortedText(7));
    g.state.hands[1] = cardsOf("AS 7H KC");
    g.state.hands[0] = cardsOf("9D 8D");
    g.game.play(g.state, 0, {.cards = {Card(Suit::Diamonds, 9)}});
    QCOMPARE(g.moves().size(), std::size_t{3});
  }
  void theOrderOfCaptainMayBeTheNaturalOne() {
    Played<CaptainRules> g(4, 4, sortedText(7), {{"order", "natural"}});
    for (std::size_t k = 0; k < 4; ++k) g.state.hands[k] = cardsOf("8D " + std::string(1, "9TKQ"[k]) + "H");
    for (const char* c : {"9H", "TH", "KH", "QH"}) g.game.play(g.state, g.state.turn, {.cards = {*readCard(c)}});
    QCOMPARE(g.state.turn, Seat{2});
  }
  void aCaptainIsKnownOnlyWhenTheKeyCardHasBeenPlayed() {
    Played<CaptainRules> g(4, 4, sortedText(7));
    const auto label = [&](Seat k) { return english(g.game.look(g.state, Viewer::everybody()).find(k)->label); };
    const Seat nine = g.state.nine;
    QVERIFY(!label(nine).starts_with("captain"));
    std::uint64_t seed = 3;
    Random random(seed);
    while (std::ranges::any_of(g.state.hands, [](const Cards& h) { return h.contains(Card(Suit::Spades, 9)); })) {
      const Seat k = g.state.turn;
      std::vector<CaptainRules::Move> all;
      g.game.moves(g.state, k, all);
      g.game.play(g.state, k, all[random.index(all.size())]);
    }
    QVERIFY(label(nine).starts_with("captain"));
  }
  void replay179() {
    Played<CaptainRules> g(
        4, 4, "TH AS 7S 8D JD 9C JS 7D AD 8H 9H 9S QS KC KH JH KD 9D TC 8S TD JC QH TS KS AC QC 8C AH 7H 7C QD");
    QCOMPARE(
        g.play(
            R"(1: play AD; 2: play 9D; 3: play 7C; 4: play 7D; 1: play JD; 2: play 9C; 3: play TC; 4: play 8D; 1: play KS
2: play AS; 3: play 7S; 4: play 8S; 2: play AC; 3: play QC; 4: play 8C; 1: play TH; 2: play 8H; 3: play QH
4: play JH; 1: play AH; 1: play TD; 2: play KC; 3: play KH; 4: play QD; 4: play TS; 1: play QS; 2: play JC
3: play JS; 1: play KD; 2: play 7H; 3: play 9H; 4: play 9S)"),
        std::string());
    QCOMPARE((std::vector<int>{g.state.scores.begin(), g.state.scores.begin() + 4}), (std::vector<int>{1, 0, 1, 0}));
    QCOMPARE(g.state.nine, Seat{3});
    QCOMPARE(g.state.ace, Seat{1});
    const View v = g.game.look(g.state, Viewer::everybody());
    const std::array<int, 4> points = {54, 29, 0, 33};
    for (Seat k = 0; k < 4; ++k) QVERIFY(english(v.find(k)->label).ends_with(": " + std::to_string(points[at(k)])));
    QVERIFY(english(g.game.game().ending(g.state)).find("62 of 116") != std::string::npos);
  }

  void aRoundIsWonByCardsOfItsSuitThenByTricks() { // 181-2, 181-3
    QCOMPARE(roundTo(0, {3, 2, 1}, {2, 4, 2}), (std::vector<int>{1, 0, 0}));
    QCOMPARE(roundTo(2, {2, 2, 2}, {3, 3, 2}), (std::vector<int>{1, 1, 0}));
    QCOMPARE(roundTo(0, {3, 2, 1}, {2, 4, 2}, {{"suit", "trump"}}), (std::vector<int>{0, 1, 0}));
  }
  void mostRoundsWinTheGame() { // 181-4, 181-5
    Played<FourRoundsRules> g(4, 1, sortedText(7));
    g.state.stage = Stage::Over;
    g.state.deals = 4;
    g.state.scores = {1, 3, 0, 1};
    QCOMPARE(g.game.result(g.state).winners(), std::vector<Seat>{1});
    g.state.scores = {2, 2, 0, 0};
    g.state.collected = {9, 10, 7, 6};
    QCOMPARE(g.game.result(g.state).winners(), std::vector<Seat>{1}); // equal rounds: more cards of their suits
    const std::string why = english(g.game.result(g.state).why);
    QVERIFY2(why.find("decide: seat 1: 9, seat 2: 10.") != std::string::npos, why.c_str());
    g.state.scores = {1, 3, 0, 0};
    QVERIFY(english(g.game.result(g.state).why).find("decide") == std::string::npos);
    g.state.scores = {2, 2, 0, 0};
    g.state.collected = {10, 10, 7, 5};
    QCOMPARE(g.game.result(g.state).winners(), (std::vector<Seat>{0, 1}));
    QVERIFY(english(g.game.result(g.state).why).ends_with("The win is shared."));
    g.state.scores = {1, 1, 1, 1};
    g.state.collected = {8, 8, 8, 8};
    QCOMPARE(g.game.result(g.state).winners().size(), std::size_t{4}); // shared by all is no draw
  }
  void theSuitOfTheRoundIsTrumpByHouseRuleOnly() { // 181-1, 181-6
    const auto winnerOf = [](int round, const Chosen& chosen, const std::vector<const char*>& cards) {
      Played<FourRoundsRules> g(static_cast<int>(cards.size()), static_cast<int>(cards.size()),
                                sortedText(cards.size() == 3 ? 9 : 7), chosen);
      g.state.deals = static_cast<std::uint16_t>(round);
      for (std::size_t k = 0; k < cards.size(); ++k) {
        g.state.hands[k].clear();
        addSorted(g.state.hands[k], *readCard(cards[k]));
        addSorted(g.state.hands[k], Card(Suit::Diamonds, 9));
      }
      for (std::size_t k = 0; k < cards.size(); ++k)
        g.game.play(g.state, static_cast<Seat>(k), {.cards = {*readCard(cards[k])}});
      return g.state.turn;
    };
    QCOMPARE(winnerOf(0, {}, {"9S", "AH", "TS"}), Seat{2});
    QCOMPARE(winnerOf(0, {{"suit", "trump"}}, {"9S", "7H", "AS", "TS"}), Seat{1});
  }
  void replay181() {
    Played<FourRoundsRules> g(3, 3, "JS AD AS AH QS TH AC KD QD 9D 9C TD TC TS KH 9H KS JH QH QC JD JC 9S KC");
    g.state.deals = 2; // the third round
    QCOMPARE(
        g.play(
            R"(1: play AC; 2: play 9C; 3: play KC; 1: play TC; 2: play QC; 3: play AS; 2: play TS; 3: play TH; 1: play JS
1: play 9D; 2: play KD; 3: play JD; 2: play AD; 3: play QD; 1: play AH; 2: play KS; 3: play TD; 1: play QH
2: play QS; 3: play KH; 1: play JC; 2: play 9S; 3: play JH; 1: play 9H)"),
        std::string());
    QCOMPARE((std::vector<int>{g.state.scores.begin(), g.state.scores.begin() + 3}), (std::vector<int>{0, 1, 0}));
    QCOMPARE(g.state.collected[0], std::uint8_t{3});
    QCOMPARE(g.state.collected[1], std::uint8_t{3});
    QCOMPARE(g.state.collected[2], std::uint8_t{0});
    const std::string why = english(g.game.game().ending(g.state)); // three clubs each: the tricks have decided
    QVERIFY2(why.ends_with("but fewer than 6 tricks."), why.c_str());
  }
  void refusedCardsSayWhy() {
    Played<FourRoundsRules> g(3, 3, "JS AD AS AH QS TH AC KD QD 9D 9C TD TC TS KH 9H KS JH QH QC JD JC 9S KC");
    QCOMPARE(g.play("1: play AC"), std::string());
    QCOMPARE(g.step(1, "play KS"), std::string("You must follow clubs."));
    QVERIFY(g.step(1, "play JS").starts_with("You do not hold"));
  }
};

QTEST_APPLESS_MAIN(CardsTricksTest)
#include "cards_tricks_test.moc"
