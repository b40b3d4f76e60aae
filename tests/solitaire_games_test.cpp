// The patiences 151-156: the worked cases of their rulings, their options, texts, players and solvers.
#include "games/box/catalogue.h"
#include "games/box/hidden.h"
#include "games/box/laws.h"
#include "games/opponents/think.h"
#include "games/solitaires/catalogue.h"
#include "games/solitaires/dream_pairs.h"
#include "games/solitaires/fate_square.h"
#include "games/solitaires/keep_order.h"
#include "games/solitaires/lucky_mushroom.h"
#include "games/solitaires/needed_card.h"
#include "games/solitaires/without_five.h"
#include "tests/layout_fault.h"
#include "tests/played_out.h"
#include "tests/sanitized.h"

#include <QTest>

#include <algorithm>
#include <set>
#include <sstream>

using namespace mk;

namespace {

using Chosen = std::map<std::string, std::string>;
using Words = std::vector<std::string>;

// clang-format off
const char* const kOrderY =
    "2D 4H 5C 8D 5H 2H AS JD QH QC 8H 8C KC 6D 9H JS KD 7H 3C 7D 7C 4C TD 7S TS 6S 4S 3H 5S 9D 9C JC AD QS 2S "
    "AC 3D JH 5D 8S 2C 9S 6C KS 3S 6H AH QD TC TH KH 4D";
const char* const kReplayY =
    "1L 4R 1L 1L 2R 3R 1L 3L S S S S S S S S S S S S S W 2L W 2R W 5R S S S R S W 4L 1L S S S S S S W 3R 2R W "
    "4L 3L 5R S W 5R W S W 4R 5L S W 4L W 5L S W 5R 2L S W 1R 1L 3R S W W 4R 3R 2R 5L 4L W 2L 3L";
const char* const kOrderZ =
    "QS JC KH JD 4C AH 8D KC JH 7C 5H AS 6S 4D QD 9S TS TD 3S 2S AC KS 8H 9D AD 2H TH QC 9H 5C 7D 3D 6D 7S 2C "
    "3H 5S 3C 8S 8C 2D KD 4S 6H 4H 7H 9C 5D 6C JS QH TC";
const char* const kReplayZ =
    "2>a 2>c 4>1 4>1 4>a 3>a 4>2 4>2 4>b 2>3 2>3 2>3 1>2 1>2 1>2 1>3 1>2 1>2 1>4 1>c 1>3 4>1 4>1 4>c 4>1 4>3 "
    "4>b 3>b 4>d 3>4 3>4 3>c 3>4 3>4 3>c 3>1 3>b 4>b 2>3 2>c 2>b 2>b 2>b 2>b 1>b 1>b 3>c 3>c 3>a 3>c 1>c 3>4 "
    "3>d 3>2 1>3 1>b 1>2 1>a 1>4 1>a 3>1 3>1 3>a 4>3 4>3 4>3 4>3 4>a 3>a 3>a 3>4 3>a 2>3 2>a 2>3 2>4 2>d 2>c "
    "2>3 2>1 2>d 2>c 4>d 4>d 3>d 3>d 3>d 1>d 1>d 1>d";
const char* const kFirst153 =
    "QH AC AD TH 8S KC 8C AS JC JS TS 9H 9S 9D 7C 7D QS 9C JH 8H TC 7H QD TD AH JD KH QC 7S KS KD 8D";
const char* const kSecond153 =
    "JH 7C 7S 9H JS AS KS QD QC 7D 8S 9S KH TC JC 9C TS 9D AH AD 8D AC TH KC 7H QH 8C KD TD 8H QS JD";
const char* const kThird153 =
    "JC AD JH 9D KD 7C 9H 9S 9C 7D TC AC KC 7S JS 8S 7H 8C QD AH AS JD TS QS KS KH 8H QC TD TH QH 8D";
const char* const kReplay153 = "2.2-3.1 3.4-4.3 3.8-4.7 1.4-2.3 2.6-3.7 1.6-2.7 3.3-4.2 3.6-4.5 2.1-3.2 3.5-4.4 R 1.5-2.4 R 1.1-2.2";
const char* const kOrderV =
    "4D 5H JC TD 6C 8C AS 2H JD KD TC TH QH 7D 3S 6H 8S 9C 9D 7H QS 7S 9S AC 4S 3D KC 2C 2S 3C 9H 6D JH 4H JS "
    "8H AD 3H TS KH 4C 6S 2D AH 5D 8D 5S QC QD KS 7C 5C";
const char* const kReplayV =
    "2>1 4>1 S S S S W>2 S W>F S S S S S W>4 S W>F S W>F S W>4 W>4 S S S S W>3 S S W>2 8>2 8>F 1>F 6>F 4>F 8>6 "
    "8>F S W>2 1>8 1>4 8>4 1>7 5>4 1>5 1>2 7>8 7>1 8>1 7>8 7>2 7>F 4>F 2>F 4>F 2>F 2>F 4>F 4>F 2>F 2>7 2>8 7>8 "
    "4>7 4>1 7>1 2>4 2>7 2>1 5>2 5>7 2>7 5>2 5>F 8>F W>5 2>5 6>2 6>8 6>F 6>F 4>F 2>8 W>2 W>F W>F W>6 2>6 W>7 "
    "W>F W>5 W>F 1>F 1>F 8>F 1>F 8>F 1>F 8>F 1>F 8>F 4>F W>F 7>F 5>F 5>F 3>5 7>6 7>F 5>3 5>F 6>1 6>7 6>F 1>7 "
    "3>1 3>2 3>F 4>F 3>F 3>F 7>F 1>F 7>F 2>F 7>F";
const char* const kOrderU =
    "9S 8H TD 9D JS 8C QC JC AC 7H 8D TH KS QD KH 7C QH QS KC JD JH AH KD AD TC AS 9C 7S 8S TS 9H 7D";
// clang-format on

const GameInfo& info(const char* id) {
  const auto games = solitairesFamily().games;
  return *std::ranges::find(games, std::string_view(id), &GameInfo::id);
}

std::unique_ptr<Position> dealt(const char* id, const std::vector<std::vector<Card>>& orders,
                                const Chosen& options = {}, int seats = 1) {
  auto game = makeGame(info(id), seats, options);
  if (!game) qFatal("no such game");
  auto p = (*game)->start();
  for (const auto& order : orders)
    if (!p->settle(Outcome::deck(order))) qFatal("not an order");
  return p;
}
std::unique_ptr<Position> dealt(const char* id, const char* order, const Chosen& options = {}, int seats = 1) {
  return dealt(id, {*readCards(order)}, options, seats);
}

Words wordsIn(const std::string& t) {
  std::istringstream in(t);
  return {std::istream_iterator<std::string>(in), {}};
}
std::set<std::string> set(const std::string& t) {
  const Words w = wordsIn(t);
  return {w.begin(), w.end()};
}
std::set<std::string> legal(const Position& p) {
  if (!p.turn().isSeats()) return {};
  const auto list = p.moves(p.turn().seat());
  return {list.begin(), list.end()};
}
// Plays the first `n` moves of a line; how many were legal.
int play(Position& p, const std::string& line, int n = 1000) {
  int played = 0;
  for (const std::string& m : wordsIn(line)) {
    if (played == n || !p.turn().isSeats() || !p.play(p.turn().seat(), m)) break;
    ++played;
  }
  return played;
}
// The part of a position text that the ruling writes.
std::string ruled(const Position& p) { return p.text().substr(0, p.text().find(" | moves")); }
bool isWon(const Position& p) { return p.result().places == std::vector<int>{1}; }

template <class R> R rules(const char* id, int seats = 1, const Chosen& options = {}) {
  Setup s{seats, Options(info(id).options)};
  for (const auto& [key, value] : options)
    if (!s.options.set(key, value)) qFatal("no such option");
  return R(s);
}
// Follows the player from deal to end; whether it won.
template <class R> bool playerWins(const R& r, std::uint64_t seed) {
  auto s = dealtAtRandom(r, seed);
  Random random(seed, 99);
  while (r.turn(s).isSeats() && !r.won(s)) {
    const auto m = r.suggest(s, 0, random);
    if (!m) break;
    r.play(s, 0, *m);
  }
  return r.won(s);
}

const char* const kNew[] = {"151", "152", "153", "154", "155", "156"};

} // namespace

class SolitaireGamesTest final : public QObject {
  Q_OBJECT
private slots:
  // 151
  void theSortedPackNeedsAQueenFirst() {
    const auto p = dealt("151", {sortedPack()});
    QCOMPARE(ruled(*p),
             "2C 3C 4C 5C 6C 7C 8C / 9C TC JC QC KC AC 2D / 3D 4D 5D 6D 7D 8D 9D / TD JD QD KD AD 2H 3H / 4H 5H "
             "6H 7H 8H 9H TH | base JH (1) needs Q | waste - | stock 16 pass 1");
    QCOMPARE(legal(*p), set("S"));
    QCOMPARE(play(*p, "S W S W S W"), 6);
    QCOMPARE(ruled(*p),
             "2C 3C 4C 5C 6C 7C 8C / 9C TC JC QC KC AC 2D / 3D 4D 5D 6D 7D 8D 9D / TD JD QD KD AD 2H 3H / 4H 5H "
             "6H 7H 8H 9H TH | base AH (4) needs 2 | waste - | stock 13 pass 1");
    QCOMPARE(legal(*p), set("1L 2R S"));
  }
  void onlyTheEndsOfARowCanBeTaken() {
    const auto p = dealt("151", kOrderY);
    QCOMPARE(legal(*p), set("1L 5R S"));
    QCOMPARE(play(*p, kReplayY, 8), 8);
    QCOMPARE(ruled(*p),
             "5H 2H AS / JD QH QC 8H 8C KC / JS KD 7H 3C 7D / 4C TD 7S TS 6S 4S / 5S 9D 9C JC AD QS 2S | base 9H "
             "(9) needs T | waste - | stock 16 pass 1");
    QCOMPARE(legal(*p), set("S"));
  }
  void theNeededCardWinsInTwoPasses() {
    const auto p = dealt("151", kOrderY);
    QCOMPARE(play(*p, kReplayY, 80), 80);
    QVERIFY(p->turn().isSeats());
    QCOMPARE(play(*p, wordsIn(kReplayY).back()), 1);
    QVERIFY(isWon(*p));
    QCOMPARE(p->result().scores, std::vector<int>{52});
  }
  void theNeededCardIsLostInOnePass() {
    const auto p = dealt("151", kOrderY, {{"passes", "1"}});
    const Words line = wordsIn(kReplayY);
    const int n = static_cast<int>(std::ranges::find(line, "R") - line.begin());
    QCOMPARE(play(*p, kReplayY), n);
    QCOMPARE(ruled(*p),
             "5H 2H AS / QH QC 8H 8C / JS KD 7H 3C 7D / 4C TD 7S TS 6S 4S / 5S 9D 9C JC AD QS | base 2S (15) needs "
             "3 | waste 3D JH 5D 8S 2C 9S 6C KS 3S 6H TH KH 4D | stock 0 pass 1");
    QVERIFY(p->turn().isOver() && !isWon(*p));
    QCOMPARE(p->result().scores, std::vector<int>{15});
  }
  // 152
  void theSortedPackLaysFourPilesAndASquare() {
    const auto p = dealt("152", {sortedPack()});
    QCOMPARE(ruled(*p),
             "1: 2C 6C TC AC 5D 9D KD 4H 8H QH 3S 7S | 2: 3C 7C JC 2D 6D TD AD 5H 9H KH 4S 8S | 3: 4C 8C QC 3D 7D "
             "JD 2H 6H TH AH 5S 9S | 4: 5C 9C KC 4D 8D QD 3H 7H JH 2S 6S TS | a JS(1) b QS(1) c KS(1) d AS(1)");
    QCOMPARE(legal(*p), set("1>2 2>1 2>3 3>2 3>4 4>3"));
  }
  void neighboursAndEqualRanksGoOnThePiles() {
    const auto p = dealt("152", kOrderZ);
    QCOMPARE(ruled(*p),
             "1: QS 4C JH 6S TS AC AD 9H 6D 5S 2D 4H | 2: JC AH 7C 4D TD KS 2H 5C 7S 3C KD 7H | 3: KH 8D 5H QD 3S "
             "8H TH 7D 2C 8S 4S 9C | 4: JD KC AS 9S 2S 9D QC 3D 3H 8C 6H 5D | a 6C(1) b JS(1) c QH(1) d TC(1)");
    QCOMPARE(legal(*p), set("1>4 2>a 4>1"));
    QCOMPARE(play(*p, kReplayZ, 9), 9);
    QCOMPARE(ruled(*p),
             "1: QS 4C JH 6S TS AC AD 9H 6D 5S 2D 4H 5D 6H | 2: JC AH 7C 4D TD KS 2H 5C 7S 3C 3H 3D | 3: KH 8D 5H "
             "QD 3S 8H TH 7D 2C 8S 4S | 4: JD KC AS 9S 2S 9D | a 9C(4) b QC(2) c KD(2) d TC(1)");
    QCOMPARE(legal(*p), set("2>3 3>2"));
    QCOMPARE(legal(*dealt("152", {sortedPack()}, {{"building", "neighbouring-rank-only"}})),
             set("1>2 2>1 2>3 3>2 3>4 4>3"));
  }
  void theSquareWinsWithMove90() {
    const auto p = dealt("152", kOrderZ);
    QCOMPARE(play(*p, kReplayZ, 89), 89);
    QVERIFY(p->turn().isSeats());
    QCOMPARE(play(*p, wordsIn(kReplayZ).back()), 1);
    QVERIFY(isWon(*p));
    QCOMPARE(p->result().scores, std::vector<int>{52});
  }
  void aCornerOfThirteenTakesNoMore() {
    const auto r = rules<FateSquare>("152");
    auto s = dealtAtRandom(r, 1);
    const auto put = [&](std::size_t pile, int count, const char* top) { // any cards under the one on top
      const int code = readCard(top)->code();
      const auto e = static_cast<patience::Element>(std::ranges::find(s.order, code, &Card::code) - s.order.begin());
      s.piles[pile].clear();
      for (int i = 0; i < count; ++i) s.piles[pile].push_back(e);
    };
    put(0, 13, "KC"), put(1, 3, "QC"), put(2, 2, "AC"), put(3, 7, "4H");
    put(4, 1, "KD"), put(5, 1, "AS"), put(6, 1, "KH"), put(7, 1, "5C");
    std::vector<FateSquare::Move> list;
    r.moves(s, 0, list);
    std::set<std::string> texts;
    for (const auto& m : list) texts.insert(r.text(s, 0, m));
    QCOMPARE(texts, set("1>2 1>3 2>1 2>3 3>1 3>2 1>b 3>b 4>d"));
  }
  // 153
  void aLayoutOfRowsOfSuitsHasNoPair() {
    const auto sorted = sortedPack(7);
    const auto p = dealt("153", {sorted, steppedPack(sorted, 5), steppedPack(sorted, 11)});
    QCOMPARE(ruled(*p),
             "7C 8C 9C TC JC QC KC AC / 7D 8D 9D TD JD QD KD AD / 7H 8H 9H TH JH QH KH AH / 7S 8S 9S TS JS QS KS AS "
             "| pairs 0 redeals left 2");
    QCOMPARE(legal(*p), set("R"));
    QCOMPARE(play(*p, "R"), 1);
    QCOMPARE(ruled(*p),
             "7C QC 9D AD JH 8S KS TC / 7D QD 9H AH JS 8C KC TD / 7H QH 9S AS JC 8D KD TH / 7S QS 9C AC JD 8H KH TS "
             "| pairs 0 redeals left 1");
    QCOMPARE(legal(*p),
             set("1.3-2.2 1.5-2.4 1.6-2.5 1.8-2.7 2.3-3.2 2.5-3.4 2.6-3.5 2.8-3.7 3.3-4.2 3.5-4.4 3.6-4.5 3.8-4.7"));
  }
  void twelvePairsAreEnoughAndMoreMayBeTaken() {
    const auto p = dealt("153", {*readCards(kFirst153), *readCards(kSecond153), *readCards(kThird153)});
    QCOMPARE(legal(*p), set("1.2-2.1 1.4-2.3 1.6-2.7 2.1-3.2 2.2-3.1 2.2-3.3 2.4-3.3 2.6-3.7 2.7-3.6 2.8-3.7 3.3-4.2 "
                            "3.4-4.3 3.5-4.4 3.6-4.5 3.7-4.8 3.8-4.7"));
    QCOMPARE(play(*p, kReplay153, 11), 11);
    QCOMPARE(ruled(*p),
             "9H AS KS 7D 8S 9S AH AD / 8D AC QH 8C -- -- -- -- / -- -- -- -- -- -- -- -- / -- -- -- -- -- -- -- -- "
             "| pairs 10 redeals left 1");
    QVERIFY(!legal(*p).contains("give-up"));
    QCOMPARE(play(*p, "1.5-2.4 R 1.1-2.2"), 3);
    QCOMPARE(ruled(*p),
             "-- 9H 9S 7D AC AH AS KS / QH -- -- -- -- -- -- -- / -- -- -- -- -- -- -- -- / -- -- -- -- -- -- -- -- "
             "| pairs 12 redeals left 0");
    QVERIFY(isWon(*p));
    QCOMPARE(legal(*p), set("1.2-2.1 give-up")); // for a record
    QCOMPARE(play(*p, "1.2-2.1"), 1);
    QVERIFY(p->turn().isOver() && isWon(*p));
    QCOMPARE(p->result().scores, std::vector<int>{13});
    const auto strict =
        dealt("153", {*readCards(kFirst153), *readCards(kSecond153), *readCards(kThird153)}, {{"target", "14"}});
    QCOMPARE(play(*strict, kReplay153), 14);
    QVERIFY(!isWon(*strict));
  }
  void pairsTouchAtACornerAndShareSuitOrRank() {
    const auto r = rules<WithoutFive>("153");
    auto s = dealtAtRandom(r, 1);
    const auto only = [&](std::vector<std::pair<int, const char*>> cards) {
      for (auto& cell : s.piles[0]) cell = patience::kHole;
      for (const auto& [cell, card] : cards) {
        const int code = readCard(card)->code();
        const auto end = s.order.begin() + 32;
        s.piles[0][static_cast<std::size_t>(cell)] = static_cast<patience::Element>(
            std::find_if(s.order.begin(), end, [&](Card c) { return c.code() == code; }) - s.order.begin());
      }
      std::vector<WithoutFive::Move> list;
      r.moves(s, 0, list);
      std::set<std::string> out;
      for (const auto& m : list) out.insert(r.text(s, 0, m));
      return out;
    };
    s.pass = 3; // no redeal is left
    const auto cell = [](int row, int column) { return (row - 1) * 8 + column - 1; };
    QVERIFY(only({{cell(2, 3), "QH"}, {cell(3, 4), "QS"}}).contains("2.3-3.4"));
    QVERIFY(only({{cell(2, 3), "QH"}, {cell(3, 2), "AH"}}).contains("2.3-3.2"));
    QVERIFY(!only({{cell(2, 3), "QH"}, {cell(4, 4), "9S"}}).contains("2.3-4.4"));
    std::vector<std::pair<int, const char*>> ten; // of one rank or suit, so that every corner counts
    const char* const cards[] = {"7H", "8H", "9H", "TH", "JH", "QH", "KH", "AH", "7C", "8C"};
    for (int i = 0; i < 10; ++i) ten.emplace_back(i, cards[i]);
    for (const std::string& m : only(ten)) QVERIFY(m == "give-up" || set("1.2-2.1 1.1-2.2 1.3-2.2").contains(m));
  }
  // 154
  void theSortedPackOpensWithTheAceOfClubs() {
    const auto p = dealt("154", {sortedPack()});
    QCOMPARE(ruled(*p),
             "1: 2C TC 5D KD | 2: 3C JC 6D AD | 3: 4C QC 7D 2H | 4: 5C KC 8D 3H | 5: 6C AC 9D 4H | 6: 7C 2D TD 5H | "
             "7: 8C 3D JD 6H | 8: 9C 4D QD 7H | waste - | stock 20 | F C0 D0 H0 S0");
    QCOMPARE(legal(*p), set("2>F S"));
  }
  void oneCardAtATimeIsMovedInOrder() {
    const auto p = dealt("154", kOrderV);
    QCOMPARE(ruled(*p),
             "1: 4D JD 8S 4S | 2: 5H KD 9C 3D | 3: JC TC 9D KC | 4: TD TH 7H 2C | 5: 6C QH QS 2S | 6: 8C 7D 7S 3C | "
             "7: AS 3S 9S 9H | 8: 2H 6H AC 6D | waste - | stock 20 | F C0 D0 H0 S0");
    QCOMPARE(legal(*p), set("2>1 4>2 5>2 S"));
    QCOMPARE(legal(*dealt("154", kOrderV, {{"building", "rank-only"}})), set("2>1 4>2 4>6 5>2 5>6 6>1 S"));
    QCOMPARE(play(*p, kReplayV, 9), 9);
    QCOMPARE(ruled(*p),
             "1: 4D JD 8S 4S 3D 2C | 2: 5H KD 9C 8H | 3: JC TC 9D KC | 4: TD TH 7H | 5: 6C QH QS 2S | 6: 8C 7D 7S 3C "
             "| 7: AS 3S 9S 9H | 8: 2H 6H AC 6D | waste JH 4H JS | stock 15 | F C0 D1 H0 S0");
    QCOMPARE(legal(*p), set("S"));
  }
  void orderIsKeptWithMove126() {
    const auto p = dealt("154", kOrderV);
    QCOMPARE(play(*p, kReplayV, 125), 125);
    QVERIFY(p->turn().isSeats());
    QCOMPARE(play(*p, wordsIn(kReplayV).back()), 1);
    QVERIFY(isWon(*p));
    QCOMPARE(p->result().scores, std::vector<int>{52});
  }
  void aSecondPassIsAHouseRule() {
    const std::string all = "S S S S S S S S S S S S S S S S S S S S";
    const auto one = dealt("154", {sortedPack()}), two = dealt("154", {sortedPack()}, {{"passes", "2"}});
    QCOMPARE(play(*one, all), 20);
    QVERIFY(!legal(*one).contains("R"));
    QCOMPARE(play(*two, all + " R S"), 22);
    QVERIFY(ruled(*two).find("stock 19 pass 2") != std::string::npos);
  }
  // 155
  // The heap of pairs does not show a card that was taken long ago as the last one.
  void pairsAreLaidAsideFaceDown() {
    const auto p = dealt("155", kOrderU);
    QCOMPARE(play(*p, "1-6 2-6"), 2);
    const View v = p->look(Viewer{0});
    const auto aside = std::ranges::find(v.zones, Zone::Role::Out, &Zone::role);
    QVERIFY(aside != v.zones.end());
    QCOMPARE(aside->items.size(), std::size_t{4});
    QVERIFY(std::ranges::all_of(aside->items, [](const Item& i) { return i.thing.asCard().isBack(); }));
  }
  void pilesOfOneRankHaveNoPair() {
    const auto p = dealt("155", {sortedPack(7)});
    QVERIFY(ruled(*p).starts_with("1: 7C 7D 7H 7S | 2: 8C 8D 8H 8S"));
    QVERIFY(p->turn().isOver() && !isWon(*p));
    QCOMPARE(p->result().scores, std::vector<int>{0});
  }
  void theDreamComesTrueWithSixteenPairs() {
    const auto p = dealt("155", kOrderU);
    QCOMPARE(ruled(*p),
             "1: 9S AC QH TC | 2: 8H 7H QS AS | 3: TD 8D KC 9C | 4: 9D TH JD 7S | 5: JS KS JH 8S | 6: 8C QD AH TS | "
             "7: QC KH KD 9H | 8: JC 7C AD 7D | pairs 0");
    QCOMPARE(legal(*p), set("1-6 3-7 4-8"));
    QCOMPARE(play(*p, "1-6 2-6 1-2 2-8 1-8 2-5 3-7 3-7 4-8 4-5 5-7 5-8 6-7 3-6 3-4 1-4"), 16);
    QVERIFY(isWon(*p));
    const auto stuck = dealt("155", kOrderU);
    QCOMPARE(play(*stuck, "1-6 2-6 3-7 1-2 2-4 3-7 2-3"), 7);
    QVERIFY(stuck->turn().isOver() && !isWon(*stuck));
    QCOMPARE(stuck->result().scores, std::vector<int>{7});
  }
  // 156
  // Words as long as "kuningas" would make columns of any width.
  void theTargetIsWrittenAsCards() {
    const auto p = dealt("156", "9H AH TH 4H 5H QH 8H 2H 3H 7H JH KH 6H");
    const View v = p->look(Viewer{0});
    const auto target = std::ranges::find(v.zones, Zone::Role::Notes, &Zone::role);
    QVERIFY(target != v.zones.end());
    QCOMPARE(target->cells.size(), std::size_t{14});
    const auto isCard = [&](std::size_t i) {
      const auto& args = target->cells[i].text.args;
      return args.size() == 1 && args[0].kind == Arg::Kind::Card;
    };
    QVERIFY(isCard(0) && isCard(12));
    QCOMPARE(target->cells[0].text.args[0].value, readCard("AH")->code());
    QCOMPARE(target->cells[6].text.args[0].value, readCard("7H")->code());
  }
  void cardsInOrderAreWonWithoutASlide() {
    const auto p = dealt("156", "AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH");
    QVERIFY(p->turn().isOver() && isWon(*p));
  }
  void slidesBringTheCardsIntoRows() {
    const char* const order = "9H AH TH 4H 5H QH 8H 2H 3H 7H JH KH 6H";
    const char* const line = "6 K Q 5 4 7 3 T 7 3 T 2 A 9 8 A 9 7 2 9 7 8 A 7 8";
    const auto p = dealt("156", order);
    QCOMPARE(ruled(*p), "9H AH TH 4H 5H QH -- / 8H 2H 3H 7H JH KH 6H | target rows slides 0");
    QCOMPARE(legal(*p), set("6 Q"));
    QCOMPARE(play(*p, line), 25);
    QCOMPARE(ruled(*p), "AH -- 2H 3H 4H 5H 6H / 7H 8H 9H TH JH QH KH | target rows slides 25");
    QVERIFY(isWon(*p));
    // The last slide allowed may still win; one fewer loses.
    const auto lose = dealt("156", order, {{"budget", "80"}});
    std::string there;
    for (int i = 0; i < 40; ++i) there += "6 6 ";
    QCOMPARE(play(*lose, there), 80);
    QVERIFY(lose->turn().isOver() && !isWon(*lose));
    auto game = makeGame(info("156"), 1, {{"budget", "80"}});
    std::string t = dealt("156", order, {{"budget", "80"}})->text();
    for (const int spent : {55, 56}) { // 25 or 24 slides are left
      std::string u = t;
      u.replace(u.find("slides 0"), 8, "slides " + std::to_string(spent));
      u.replace(u.find("moves 0"), 7, "moves " + std::to_string(spent));
      auto q = (*game)->read(u);
      QVERIFY2(q, q ? "" : english(q.why()).c_str());
      QCOMPARE(play(**q, line), 80 - spent);
      QVERIFY((*q)->turn().isOver());
      QCOMPARE(isWon(**q), spent == 55);
    }
  }
  void anOddDealIsReadAsASnake() {
    const auto p = dealt("156", "QS JS TS 5S 3S 8S KS AS 4S 2S 9S 7S 6S", {{"suit", "S"}});
    QVERIFY(ruled(*p).ends_with("target snake slides 0"));
    QCOMPARE(play(*p, "6 7 9 3 5 2 4 A J Q K J A T Q A J K A Q 2 4 3 9 8 5 4 3 T J Q"), 31);
    QCOMPARE(ruled(*p), "AS -- 2S 3S 4S 5S 6S / KS QS JS TS 9S 8S 7S | target snake slides 31");
    QVERIFY(isWon(*p));
  }
  void everySeatOfARaceSlidesItsOwnSuit() {
    const auto p = dealt("156", "9H AH TH 4H 5H QH 8H 2H 3H 7H JH KH 6H", {}, 4);
    for (const char* const first : {"9H AH", "9S AS", "9D AD", "9C AC"}) {
      QVERIFY(p->text().starts_with(first));
      QCOMPARE(play(*p, "6 give-up"), 2);
    }
    QVERIFY(p->turn().isOver());
  }
  void theSuitCanBeLeftToTheShuffle() {
    const auto p = dealt("156", {sortedPack()}, {{"suit", "random"}});
    QVERIFY(p->text().starts_with("2C 3C 4C 5C 6C 7C -- / 8C 9C TC JC QC KC AC"));
  }

  // All of them.
  void positionsReadBackInRandomPlayAndNoLieIsBelieved_data() {
    QTest::addColumn<QByteArray>("id");
    for (const char* id : kNew) QTest::newRow(id) << QByteArray(id);
  }
  void positionsReadBackInRandomPlayAndNoLieIsBelieved() {
    QFETCH(QByteArray, id);
    auto m = Match::begin(info(id), 1, {}, 7);
    QVERIFY(m);
    while (m->turn().isChance()) QVERIFY(m->chance());
    Random random(7);
    for (int i = 0; i < 12 && m->turn().isSeats(); ++i) {
      const auto moves = m->now().moves(0);
      QVERIFY(m->play(0, moves[random.below(static_cast<std::uint32_t>(moves.size()))]));
    }
    const std::string t = m->now().text();
    const Game& game = m->now().game();
    QVERIFY(game.read(t));
    QCOMPARE((*game.read(t))->text(), t);
    // Any word changed into another makes a position that is refused with a reason, or says something true.
    const Words all = wordsIn(t);
    for (std::size_t i = 0; i < all.size(); ++i)
      for (const char* other : {"KC", "7H", "99", "|", "nonsense"}) {
        std::string lie;
        for (std::size_t k = 0; k < all.size(); ++k) lie += (k > 0 ? " " : "") + (k == i ? std::string(other) : all[k]);
        const auto read = game.read(lie);
        if (read)
          QCOMPARE((*read)->fault(), std::string());
        else
          QVERIFY(!english(read.why()).empty());
      }
    for (const char* nonsense : {"", "|", "/", "1:", "order", "not", "-- -- --"}) QVERIFY(!game.read(nonsense));
  }
  void aPackWithACardTwiceIsRefused() {
    for (const char* id : kNew) {
      auto game = makeGame(info(id), 1, {});
      auto p = (*game)->start();
      std::vector<Card> cards;
      for (const Card c : p->chance().pack) cards.push_back(c);
      const std::string before = p->text();
      cards[3] = cards[5];
      const auto refused = p->settle(Outcome::deck(cards));
      QVERIFY(!refused);
      QVERIFY(!english(refused.why()).empty());
      cards.pop_back();
      QVERIFY(!p->settle(Outcome::deck(cards)));
      QCOMPARE(p->text(), before);
    }
  }
  void theSolverProvesWhatItSays_data() { positionsReadBackInRandomPlayAndNoLieIsBelieved_data(); }
  void theSolverProvesWhatItSays() {
    QFETCH(QByteArray, id);
    int yes = 0, no = 0;
    constexpr std::uint64_t kDeals = kSanitized ? 2 : 6;
    for (std::uint64_t seed = 1; seed <= kDeals; ++seed) {
      auto m = Match::begin(info(id), 1, {}, seed);
      while (m->turn().isChance()) QVERIFY(m->chance());
      SolveLimits limits;
      limits.positions = 200'000;
      const auto v = m->now().solve(limits);
      const auto p = m->now().clone();
      for (const std::string& move : v.line) QVERIFY(p->play(0, move));
      QCOMPARE(isWon(*p), v.winnable == Winnable::Yes);
      yes += v.winnable == Winnable::Yes;
      no += v.winnable == Winnable::No;
    }
    QVERIFY(yes + no > 0 && yes > 0);
  }
  void aRaceRanksWinnersThenScoresThenMoves() {
    const auto p = dealt("155", kOrderU, {}, 3);
    QCOMPARE(play(*p, "1-6 give-up"), 2);
    QVERIFY(p->look(Viewer{0}).find(DreamPairs::kPiles)->items.empty()); // covered for the first while the second plays
    QVERIFY(!p->look(Viewer{1}).find(DreamPairs::kPiles)->items.empty());
    QCOMPARE(play(*p, "1-6 2-6 1-2 2-8 1-8 2-5 3-7 3-7 4-8 4-5 5-7 5-8 6-7 3-6 3-4 1-4"), 16);
    QCOMPARE(play(*p, "3-7 give-up"), 2);
    QVERIFY(p->turn().isOver());
    QCOMPARE(p->result().places, (std::vector<int>{2, 1, 2}));
    QCOMPARE(p->result().scores, (std::vector<int>{1, 16, 1}));
  }
  void thePlayersWinAboutAsOftenAsMeasured() {
    if (kSanitized) QSKIP("how often is measured by the other build");
    int square = 0, five = 0, dream = 0, mushroom = 0, order = 0;
    const auto r152 = rules<FateSquare>("152");
    const auto r153 = rules<WithoutFive>("153");
    const auto r154 = rules<KeepOrder>("154");
    const auto r155 = rules<DreamPairs>("155");
    const auto r156 = rules<MushroomPatience>("156");
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
      auto s = dealtAtRandom(r152, seed);
      for (const auto& m : r152.plan(s, kLevels)) r152.play(s, 0, m);
      square += r152.won(s);
      five += playerWins(r153, seed);
      dream += playerWins(r155, seed);
      order += playerWins(r154, seed);
      mushroom += !r156.plan(dealtAtRandom(r156, seed), 3).empty();
    }
    QVERIFY2(square > 26 && square < 40, qPrintable(QString::number(square))); // 85 in a hundred
    QVERIFY2(five > 25 && five < 40, qPrintable(QString::number(five)));       // 85
    QVERIFY2(dream > 15 && dream < 34, qPrintable(QString::number(dream)));    // 62
    QVERIFY2(order > 1 && order < 19, qPrintable(QString::number(order)));     // 17
    QVERIFY2(mushroom > 36, qPrintable(QString::number(mushroom)));            // 99
  }
  void theNeededCardsPlayerKnowsNoStock() {
    const auto r = rules<NeededCard>("151");
    auto s = dealtAtRandom(r, 3);
    auto t = s;
    Random shuffle(5);
    r.scramble(t, Viewer{0}, shuffle);
    Random a(1), b(1);
    const auto mine = r.suggest(s, 0, a), theirs = r.suggest(t, 0, b);
    QVERIFY(mine && theirs);
  }
  // Of two hidden cards every other scramble leaves both where they are: that is not to be taken for knowing them.
  void whileTwoCardsAreHiddenNoHintIsCertain() {
    const auto r = rules<KeepOrder>("154");
    const auto game = makeGame(info("154"), 1, {});
    int hidden = 0, open = 0;
    for (std::uint64_t deal = 0; deal < 30; ++deal) {
      auto s = dealtAtRandom(r, deal);
      Random random(deal, 3);
      std::vector<KeepOrder::Move> list;
      for (; r.turn(s).isSeats() && s.stock() > 0; r.play(s, 0, list[random.index(list.size())])) {
        list.clear();
        r.moves(s, 0, list);
        if (s.stock() > 2) continue;
        const auto p = (*game)->read(r.text(s));
        const bool known = s.stock() < 2; // then it is the card that lies nowhere else
        QCOMPARE(opponents::seesAll(r, s, 0), known);
        QCOMPARE(seesAll(**p, 0), known);
        ++(known ? open : hidden);
        Thinking asked;
        asked.level = kLevels;
        asked.nodes = 1000;
        if (!known) QVERIFY(!(*p)->think(0, asked, random).decided);
      }
    }
    QVERIFY(hidden > 20 && open > 20);
  }
  void whatIsObviousNeverLosesAWonGame() {
    const auto r = rules<KeepOrder>("154");
    int obvious = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      auto s = dealtAtRandom(r, seed);
      SolveLimits limits;
      limits.positions = 60'000;
      const auto v = r.solve(s, limits);
      if (v.winnable != Winnable::Yes) continue;
      for (const auto& m : v.line) {
        if (const auto o = r.obvious(s); o && !r.won(s)) {
          QVERIFY(r.toHeap(*o));
          ++obvious;
        }
        r.play(s, 0, m);
      }
      QVERIFY(r.won(s));
    }
    QVERIFY(obvious > 50);
  }
  void nothingOnTheTableOverlaps_data() { positionsReadBackInRandomPlayAndNoLieIsBelieved_data(); }
  void nothingOnTheTableOverlaps() {
    QFETCH(QByteArray, id);
    for (const int seats : {1, 4})
      for (const Aspect a : {Aspect::Wide, Aspect::Tall}) {
        auto m = Match::begin(info(id), seats, {}, 11);
        while (m->turn().isChance()) QVERIFY(m->chance());
        while (seats > 1 && m->turn().isSeats()) QVERIFY(m->play(m->turn().seat(), "give-up"));
        const View v = m->now().look(Viewer{0});
        const Layout l = info(id).arrange(v, a);
        QCOMPARE(layoutFault(v, l), QString());
      }
  }
};

QTEST_APPLESS_MAIN(SolitaireGamesTest)
#include "solitaire_games_test.moc"
