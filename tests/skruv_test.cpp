// Skruvwhist: auction, exchange of cards, scoring, sits, conversation bidding. Rules: skruvwhist; the worked cases by
// their numbers.
#include "games/whist/skruv.h"
#include "games/whist/skruv_talk.h"
#include "tests/card_play.h"

#include <set>

using namespace mk;
using namespace mk::cards;
using namespace mk::skruv;

namespace {

using State = SkruvRules::State;
using Phase = SkruvRules::Phase;
using Classic = Skruv<SkruvForm::Classic>;
using Bought = Skruv<SkruvForm::Bought>;
using Packet = Skruv<SkruvForm::Packet>;
using OpenHand = Skruv<SkruvForm::OpenHand>;

// Persons 1 to 4 sit S W N E.
constexpr std::string_view kSeats = "SWNE";

// "AKQ.A..32": spades, hearts, diamonds, clubs.
Cards handOf(std::string_view t) {
  Cards out;
  constexpr std::array<Suit, 4> suits = {Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs};
  std::size_t suit = 0;
  for (const char c : t) {
    if (c == '.')
      ++suit;
    else
      addSorted(out, Card(suits[suit], static_cast<int>(kRanks.find(c))));
  }
  return out;
}

// "N: E S W" of a deal, by the places S W N E.
std::array<Cards, 4> dealOf(std::string_view pbn) {
  std::array<Cards, 4> out;
  std::size_t i = 0;
  for (const std::string_view w : wordsOf(pbn.substr(2))) out[(i++ + 2) % 4] = handOf(w);
  return out;
}

constexpr std::string_view kDA = "N:AKQT6.AK.J5.AKQ4 98.83.T432.JT752 753.QJ9764.9.863 J42.T52.AKQ876.9",
                           kDB = "N:AT94.8754.J73.52 K6.QJ3.2.AKQ9864 Q3.K92.AKQT54.JT J8752.AT6.986.73",
                           kDC = "N:KJT4.T2.AKQJ75.Q 9732.Q98.T8642.8 86.J743.3.KJT932 AQ5.AK65.9.A7654",
                           kD1 = "N:AKQ987.AK.AKQ.AQ T4.Q65.JT98.JT98 J65.JT987.3.K765 32.432.76542.432";

int bidCode(std::string_view t) { return bidOf(t[0] - '0', static_cast<int>(std::string_view("SCDHG").find(t[1]))); }

// A table whose persons sit S W N E, in the sits that is being played.
template <class G> State seated(Seat dealer = 0) {
  State s;
  s.stage = Stage::Play;
  s.dealer = dealer;
  s.rank = {0, 2, 1, 3};
  s.place = {0, 1, 2, 3};
  return s;
}

// The deal as it was played, with these tricks of the four persons in any order.
template <class G>
Dealt played(const CardGame<G>& game, State& s, const std::array<Cards, 4>& hands, std::string_view bid, char declarer,
             const std::vector<Seat>& winners) {
  s.bid = static_cast<std::uint8_t>(bidCode(bid));
  s.declarer = static_cast<Seat>(kSeats.find(declarer));
  const auto order = game.game().order(s);
  Dealt d{.bid = s.bid};
  for (int i = 0; i < 4; ++i) {
    d.hands[at(i)] = hands[at(order[at(i)])];
    if (order[at(i)] == s.declarer) d.declarer = i;
  }
  for (std::size_t t = 0; t < kTricks; ++t)
    d.winners[t] = static_cast<std::int8_t>(std::ranges::find(order, winners[t]) - order.begin());
  return d;
}

std::vector<Seat> tricksOf(std::initializer_list<std::pair<Seat, int>> won) {
  std::vector<Seat> out;
  for (const auto& [who, n] : won) out.insert(out.end(), static_cast<std::size_t>(n), who);
  return out;
}

// "910/0 21000 0": below, above NS, above EW.
std::string scored(const std::array<Cards, 4>& hands, std::string_view bid, char declarer, int north,
                   const Chosen& chosen = {}) {
  const auto game = gameOf<Classic>(4, chosen);
  State s = seated<Classic>();
  const Dealt d = played(game, s, hands, bid, declarer, tricksOf({{0, north}, {1, 13 - north}}));
  const auto w = game.game().writtenFor(s, d);
  return std::to_string(w.below[0]) + "/" + std::to_string(w.below[1]) + " " + std::to_string(w.above[0]) + " " +
         std::to_string(w.above[1]);
}

// A sits to which deals without honours are added.
struct Sits {
  explicit Sits(std::array<std::int16_t, 2> below = {}, const Chosen& chosen = {})
      : game(gameOf<Classic>(4, chosen)), s(seated<Classic>()) {
    s.accounts[0].below = below[0];
    s.accounts[1].below = below[1];
    for (std::size_t k = 0; k < 2; ++k) s.accounts[k].total = below[k];
  }
  // Tricks of NS and EW as letters, "EENN..."; the rest are N.
  void add(std::string_view bid, char declarer, std::string_view order, std::array<int, 2> above = {}) {
    s.stage = Stage::Play;
    std::vector<Seat> winners;
    for (std::size_t i = 0; i < kTricks; ++i) winners.push_back(i < order.size() && order[i] == 'E' ? 1 : 0);
    game.game().write(s, played(game, s, {}, bid, declarer, winners));
    for (std::size_t k = 0; k < 2; ++k) s.accounts[k].total += above[k]; // honours and crowns
  }
  std::string below() const { return std::to_string(s.accounts[0].below) + "/" + std::to_string(s.accounts[1].below); }
  std::string games() const {
    return std::to_string(int{s.accounts[0].games}) + "/" + std::to_string(int{s.accounts[1].games});
  }
  std::string totals() const { return std::to_string(s.accounts[0].total) + "/" + std::to_string(s.accounts[1].total); }
  CardGame<Classic> game;
  State s;
};

// A match in which the four sit as above and this deal lies; `cards`: to each.
template <class G> struct Table4 {
  explicit Table4(std::string_view pbn = kD1, Seat dealer = 0, const Chosen& chosen = {}, int cards = 13)
      : game(gameOf<G>(4, chosen)) {
    s = game.start();
    game.settle(s, Outcome::deck(listOf("AC 3C 2C 4C")));
    s.dealer = dealer;
    const auto hands = dealOf(pbn);
    std::vector<Card> pack, left;
    for (int i = 0; i < cards; ++i)
      for (int k = 1; k <= 4; ++k) pack.push_back(hands[at((dealer + k) % 4)][at(i)]);
    for (int k = 1; k <= 4; ++k)
      for (int i = cards; i < 13; ++i) pack.push_back(hands[at((dealer + k) % 4)][at(i)]);
    game.settle(s, Outcome::deck(pack));
  }
  // "S:1S W:P": "" or what went wrong.
  std::string play(std::string_view moves) {
    for (const std::string_view w : wordsOf(moves)) {
      const auto seat = static_cast<Seat>(kSeats.find(w[0]));
      if (!game.turn(s).has(seat)) return std::string(w) + ": not the turn of this seat";
      std::string move(w.substr(2));
      std::ranges::replace(move, '_', ' ');
      const auto m = game.readMove(s, seat, move);
      if (!m) return std::string(w) + ": " + english(m.why());
      game.play(s, seat, *m);
      if (std::string why = game.fault(s); !why.empty()) return std::string(w) + ": " + why;
      const auto again = game.read(game.text(s));
      if (!again) return english(again.why()) + " " + game.text(s);
      if (!(*again == s)) return "read otherwise: " + game.text(s);
    }
    return {};
  }
  // One of the moves of whoever is to act.
  std::string playAny(bool last = false) {
    std::string move = last ? moves().back() : moves().front();
    std::ranges::replace(move, ' ', '_');
    return play(turn() + ":" + move);
  }
  std::string turn() const { return s.stage == Stage::Play ? std::string(1, kSeats[at(s.turn)]) : "-"; }
  Texts moves() const {
    std::vector<typename G::Move> all;
    game.moves(s, s.turn, all);
    Texts out;
    for (const auto& m : all) out.push_back(game.text(s, s.turn, m));
    return out;
  }
  bool may(std::string_view move) const {
    const Texts all = moves();
    return std::ranges::find(all, move) != all.end();
  }
  CardGame<G> game;
  State s;
};

// Whole auctions: the calls of two partners rond by rond, the opponents always pass. Comes to an end with the last of
// them.
std::string calls(char dealer, std::string_view first, std::string_view second) {
  const auto a = wordsOf(first), b = wordsOf(second);
  const std::size_t place = kSeats.find(dealer);
  std::string out;
  for (std::size_t rond = 0; rond < std::max(a.size(), b.size()); ++rond)
    for (std::size_t i = 0; i < 4; ++i) {
      const auto& of = i == 0 ? a : b;
      if (i % 2 == 0 && rond >= of.size() && (i == 2 || rond >= b.size())) return out;
      const std::string_view call = i % 2 != 0 || rond >= of.size() ? "P" : of[rond];
      out += std::string(1, kSeats[(place + i) % 4]) + ":" + std::string(call) + " ";
      if (call == "7G") return out;
    }
  return out;
}

const std::string kSpel1 = calls('S', "P P P P P P P P P P 4S 4C P P", "1G 2S P 2D 2H 2G 3S 3D 3G P P P 5C 7G");
const std::string kSpel2 = calls('S', "1G 2S P 2D 2H 2G 3D 3G P 7G", "P P P P P 3S P 4S 4C");
const std::string kSpel3 = calls('N', "2S P P P 3C 3D P 3G 4D 5S", "P 2C 2D 3S P P P P P P");

// What the bids of an auction mean, "2S=LongSuit", with + where the player's next call is a pass.
std::string meanings(std::string_view spoken, Seat dealer = 0) {
  Table4<Classic> t(kD1, dealer);
  if (std::string why = t.play(spoken); !why.empty()) return why;
  static constexpr std::array<const char*, 18> names = {"-",  "V1",  "V2",  "V3",  "V4",  "V5",  "V6",  "V7",  "V8",
                                                        "V9", "V10", "V11", "V12", "V13", "V14", "V15", "V16", "V17"};
  const Talk talk = decode(t.s.auction);
  std::string out;
  for (std::size_t i = 0; i < talk.said.size(); ++i) {
    const auto& call = t.s.auction.calls[i].call;
    if (call.kind != Call::Kind::Bid) continue;
    const Said& said = talk.said[i];
    out += (out.empty() ? "" : " ") + bidName(call.bid) + "=" + names[static_cast<std::size_t>(said.means)];
    if (said.means == Means::Honour) out += "(" + std::string(1, kRanks[static_cast<std::size_t>(said.honour)]) + ")";
  }
  return out;
}

std::string first(std::string_view hand, std::string_view standing = "", bool partnerPassed = false) {
  const int bid = firstBid(handOf(hand), standing.empty() ? 0 : bidCode(standing), partnerPassed);
  return bid == 0 ? "P" : bidName(bid);
}

// Settles what chance has to; then whose turn it is, and what that player holds for right. Nobody's when it is over.
template <class G> std::pair<Seat, SkruvRules::Move> nextOf(const G& game, State& s, Random& random) {
  while (game.turn(s).isChance()) game.settle(s, roll(game.chance(s), random));
  if (game.turn(s).isOver()) return {kNobody, {}};
  const Seat seat = game.turn(s).seat();
  State seen = s;
  game.scramble(seen, Viewer{seat}, random);
  return {seat, *game.suggest(seen, seat, random)};
}

// With the last card it is told what was written above the line: all of it and no more.
template <class G> void whatIsToldAddsUp() {
  const auto game = gameOf<G>(4, {{"sits", "1"}});
  Random random(11);
  State s = game.start();
  int told = 0;
  for (;;) {
    const auto [seat, move] = nextOf(game, s, random);
    if (seat == kNobody) break;
    const std::string text = english(game.tell(s, seat, move, Viewer{seat}));
    const auto lines = s.lines.count();
    game.play(s, seat, move);
    if (s.lines.count() == lines) continue;
    int sum = 0, written = 0;
    const auto from = text.find("Above the line: ");
    for (std::size_t i = from == std::string::npos ? text.size() : from; i < text.size(); ++i)
      if (text[i] == ' ' && i + 1 < text.size() && text[i + 1] >= '1' && text[i + 1] <= '9' && text[i - 1] != 't')
        sum += std::stoi(text.substr(i + 1));
    for (const int above : s.lines.back().above) written += above;
    QVERIFY2(sum == written, (text + " | " + std::to_string(written)).c_str());
    told += sum > 0;
  }
  QVERIFY(told > 0);
}

} // namespace

class SkruvTest : public QObject {
  Q_OBJECT

private slots:
  void aDealIsScored() { // P3-P14
    QCOMPARE(scored(dealOf(kD1), "7G", 'N', 13), std::string("910/0 21000 0"));
    QCOMPARE(scored(dealOf(kD1), "7G", 'N', 12), std::string("840/70 12000 17000"));
    QCOMPARE(scored(dealOf(kD1), "6G", 'N', 13), std::string("780/0 17000 0"));
    QCOMPARE(scored(dealOf(kD1), "6G", 'N', 11), std::string("660/120 10000 11000"));
    QCOMPARE(scored(dealOf(kD1), "4S", 'N', 13), std::string("520/0 7700 0"));
    QCOMPARE(scored(dealOf(kDA), "4H", 'S', 11), std::string("440/80 4300 500"));
    QCOMPARE(scored(dealOf(kDB), "3D", 'S', 9), std::string("270/120 3100 500"));
    QCOMPARE(scored(dealOf(kDB), "3D", 'S', 6), std::string("180/210 1900 9500"));
    QCOMPARE(scored(dealOf(kDB), "3D", 'S', 6, {{"undertrick-surcharge", "on"}}), std::string("180/210 1900 14000"));
    QCOMPARE(scored(dealOf(kDB), "2C", 'E', 5), std::string("100/160 500 2000"));
    QCOMPARE(scored(dealOf(kDC), "3D", 'N', 9), std::string("270/120 2300 500"));
    QCOMPARE(scored(dealOf(kDC), "1S", 'W', 6), std::string("60/70 1000 500"));
    QCOMPARE(scored(dealOf(kDC), "2G", 'W', 5), std::string("100/160 2000 2500"));
  }
  void theSourceCountsFiveHonours() { // P1, P2: all five honours and no crown
    const std::array<Cards, 4> hands = {handOf("AQT..."), Cards(), handOf("KJ..."), Cards()};
    QCOMPARE(scored(hands, "4S", 'N', 9), std::string("360/160 2000 4000"));
    QCOMPARE(scored(hands, "5S", 'N', 11), std::string("550/100 2500 0"));
    const auto total = [&](std::string_view bid, std::string_view order, int honours) {
      Sits m({200, 0});
      m.s.accounts[0] = {.below = 499, .total = 0, .games = 1};
      m.add(bid, 'N', order, {honours, 0});
      return m.totals();
    };
    QCOMPARE(total("4S", "EEEE", 2000), std::string("4360/4160"));
    QCOMPARE(total("5S", "EE", 2500), std::string("5050/100"));
  }
  void honoursAndAcesCancelEachOther() { // rulings 4 and 5: at simple spades, the first side takes seven tricks
    const auto net = [](std::string_view mine, std::string_view theirs) {
      Dealt d{.bid = 1, .declarer = 3};
      d.hands[1] = handOf(mine);
      d.hands[0] = handOf(theirs);
      for (std::size_t i = 0; i < kTricks; ++i) d.winners[i] = i < 7 ? 1 : 0;
      const Counted c = countedFor(d, false);
      return c.honoursFor == 0 ? -c.honours : c.honours;
    };
    QCOMPARE(net("AKQJT.A.A.A", ""), 900);
    QCOMPARE(net("AKQJT.A.A.", "...A"), 800);
    QCOMPARE(net("KQJ...", ".A.A.A"), 0);
    QCOMPARE(net("KQJT...", ".A.A.A"), 100);
    QCOMPARE(net("KQ...", "AJT.A.A."), -600);
    QCOMPARE(net("KQ.A.A.", "A...A"), 200);
    QCOMPARE(net("KQ.A..", "J..."), 0);
  }
  void crownsRunFromTheAce() {
    QCOMPARE(crownsOf(handOf("AKQ..."), bidCode("1H")), 500);
    QCOMPARE(crownsOf(handOf("AKQJT98765432..."), bidCode("1H")), 5500);
    QCOMPARE(crownsOf(handOf("AKQJT98765432..."), bidCode("1S")), 11000);
    QCOMPARE(crownsOf(handOf("KQJT..."), bidCode("1S")), 0);
    QCOMPARE(crownsOf(handOf("A.A.A.A"), bidCode("1S")), 1000);
    QCOMPARE(crownsOf(handOf("A.A.A.K"), bidCode("1G")), 1000);
    QCOMPARE(crownsOf(handOf("A.A.A.A"), bidCode("1G")), 2000);
  }
  void whoGetsThereFirstHasTheGame() { // U1-U4
    Sits a({490, 480});
    a.add("1S", 'N', "EE");
    QCOMPARE(a.games(), std::string("0/1"));
    QCOMPARE(a.totals(), std::string("600/1500"));
    QCOMPARE(a.below(), std::string("0/0"));
    Sits b({470, 460});
    b.add("3S", 'N', "EE");
    QCOMPARE(b.games(), std::string("0/1"));
    Sits c({470, 460});
    c.add("3S", 'N', "E");
    QCOMPARE(c.games(), std::string("1/0"));
    Sits d({320, 0});
    d.s.accounts[0].games = 1;
    d.add("3S", 'N', "EEEEE");
    QVERIFY(d.s.ended);
    QCOMPARE(d.totals(), std::string("2560/3150"));
  }
  void aSitsIsPlayedToItsEnd() { // U5, U6
    Sits a;
    a.add("4S", 'N', "EEE");
    QCOMPARE(a.below(), std::string("400/120"));
    a.add("5S", 'N', "EE", {2500, 0});
    QCOMPARE(a.games(), std::string("1/0"));
    QCOMPARE(a.totals(), std::string("4450/220"));
    Sits b;
    b.add("2S", 'N', "EEEEE", {600, 0});
    QCOMPARE(b.below(), std::string("160/100"));
    b.game.game().passOut(b.s);
    b.add("3S", 'E', "EEEEEEEEE");
    QCOMPARE(b.below(), std::string("280/370"));
    b.add("3S", 'N', "NNNNNNNNNEEEE", {900, 0});
    QCOMPARE(b.games(), std::string("1/0"));
    b.add("2S", 'E', "EEEEEEEE", {0, 400});
    QCOMPARE(b.below(), std::string("100/160"));
    b.add("4S", 'N', "NNNNNNNNNNEEE");
    QCOMPARE(b.games(), std::string("2/0"));
    QVERIFY(b.s.ended);
    QCOMPARE(b.totals(), std::string("6050/1170"));
    QCOMPARE(b.s.results[0], 4880);
    QCOMPARE(b.s.results[2], 4880);
    QCOMPARE(b.s.results[1], -4880);
  }
  void twelveCrossesInARowEndTheSits() {
    Sits m;
    for (int i = 0; i < 11; ++i) m.game.game().passOut(m.s);
    QVERIFY(!m.s.ended);
    m.game.game().passOut(m.s);
    QVERIFY(m.s.ended);
    QCOMPARE(m.totals(), std::string("0/0"));
  }
  void theExampleAuctionsAreAllowed() { // A1
    Table4<Classic> one;
    QCOMPARE(one.play(kSpel1), std::string());
    QCOMPARE(one.s.phase, Phase::Tricks);
    QCOMPARE(bidName(one.s.bid) + " by " + kSeats[at(one.s.declarer)], std::string("7G by N"));
    Table4<Classic> two;
    QCOMPARE(two.play(kSpel2), std::string());
    QCOMPARE(bidName(two.s.bid) + " by " + kSeats[at(two.s.declarer)], std::string("7G by S"));
    Table4<Classic> three(kD1, 2);
    QCOMPARE(three.play(kSpel3), std::string());
    QCOMPARE(three.s.phase, Phase::Auction);
    while (three.s.phase == Phase::Auction) QCOMPARE(three.play(three.turn() + ":P"), std::string());
    QCOMPARE(three.s.auction.passes, 8);
    QCOMPARE(bidName(three.s.bid) + " by " + kSeats[at(three.s.declarer)], std::string("5S by N"));
    QCOMPARE(three.turn(), std::string("E"));
  }
  void theExamplesSayWhatTheSourceReads() { // the three example deals, V1 to V16
    QCOMPARE(meanings(kSpel1),
             std::string("1G=V1 2S=V5 2D=V7(K) 2H=V7(K) 2G=V2 3S=V6 3D=V7(Q) 3G=V4 4S=V7(J) 4C=V7(K) 5C=V7(Q) 7G=V11"));
    QCOMPARE(meanings(kSpel2),
             std::string("1G=V1 2S=V5 2D=V7(K) 2H=V7(K) 2G=V2 3S=V7(K) 3D=V7(Q) 3G=V4 4S=V7(Q) 4C=V7(K) 7G=V11"));
    QCOMPARE(meanings(kSpel3, 2), std::string("2S=V9 2C=V12 2D=V12 3S=V10 3C=V13 3D=V13 3G=V16 4D=V13 5S=V11"));
    const std::string other = calls('S', "P P P P P P P P P P 4S 4C 4G P P", "1G 2S P 2D 2H 2G 3S 3D 3G P P P P 5C 7G");
    QVERIFY2(meanings(other).ends_with("4C=V7(K) 4G=V4 5C=V7(Q) 7G=V11"), meanings(other).c_str());
  }
  void theAuctionClosesAfterTwoLapsOfPasses() { // A2-A7
    Table4<Classic> out;
    QCOMPARE(out.play("S:P W:P N:P E:P"), std::string());
    QCOMPARE(int{out.s.crosses}, 1);
    QCOMPARE(out.s.dealer, Seat{1});
    Table4<Classic> t;
    QCOMPARE(t.play("S:1S W:P N:P E:P S:P W:P N:P E:P"), std::string());
    Table4<Classic> on = t;
    QCOMPARE(on.play("S:1C"), std::string());
    QCOMPARE(t.play("S:P"), std::string());
    QCOMPARE(t.s.phase, Phase::Tricks);
    QCOMPARE(t.s.declarer, Seat{0});
    Table4<Classic> own;
    QCOMPARE(own.play("S:2H W:P N:P E:P"), std::string());
    QVERIFY(own.play("S:2D").starts_with("S:2D: A bid must be higher"));
    QVERIFY(own.may("2G") && own.may("3S"));
    Table4<Classic> raised;
    QCOMPARE(raised.play("S:1H W:P N:2S E:P S:P W:P N:P E:P S:P W:P N:P"), std::string());
    QCOMPARE(raised.s.phase, Phase::Tricks);
    QCOMPARE(raised.s.declarer, Seat{2});
    QCOMPARE(raised.turn(), std::string("E"));
    Table4<Classic> lap(kD1, 0, {{"closing-passes", "one-lap"}});
    QCOMPARE(lap.play("S:1H W:P N:P E:P"), std::string());
    QCOMPARE(lap.s.phase, Phase::Tricks);
  }
  void whoBidsNoMorePassesForTheRestOfTheAuction() {
    Table4<Classic> t;
    QCOMPARE(t.play("S:F W:1H N:F E:F W:1G"), std::string());
    QCOMPARE(t.turn(), std::string("W"));
    QCOMPARE(t.play("W:P"), std::string()); // with those of the others seven passes
    QCOMPARE(t.turn(), std::string("W"));
    QCOMPARE(t.play("W:P"), std::string());
    QCOMPARE(t.s.phase, Phase::Tricks);
  }
  void theFirstLapMayBeSimpleOnly() {
    Table4<Classic> t(kD1, 0, {{"first-rond", "simple"}});
    QCOMPARE(t.play("S:2S"), std::string("S:2S: In the first lap only simple bids are made."));
    QCOMPARE(t.play("S:1S W:P N:1C E:P S:7G"), std::string());
  }
  void handsAreCountedAndSpeakFirst() { // F1-F8
    QCOMPARE(totalSpel(handOf("AJT987..KQ42.A43"), 0), 6);
    QCOMPARE(first("AJT987..KQ42.A43"), std::string("2S"));
    QCOMPARE(totalSpel(handOf("K52.JT976.A3.KQ2"), 3), 4);
    QCOMPARE(first("K52.JT976.A3.KQ2"), std::string("P"));
    QCOMPARE(first("AKQ987.AK.AKQ.AQ"), std::string("1G"));
    QCOMPARE(totalSpel(handOf("52.KQJ975.A4.832"), 3), 6);
    QCOMPARE(first("52.KQJ975.A4.832"), std::string("2H"));
    QCOMPARE(first("52.KQJ975.A4.832", "2D"), std::string("2H"));
    QCOMPARE(first("52.KQJ975.A4.832", "1G"), std::string("2H"));
    QCOMPARE(first("AKQJT98765.4.3.2"), std::string("4S"));
    QCOMPARE(first("KQJ98.AQJT7.A2.4"), std::string("1H"));
    QCOMPARE(first("AK93.KQ2.8765.42"), std::string("P"));
    QCOMPARE(first("A43.A92.KQ6.A854"), std::string("1G"));
    QCOMPARE(first("A43.A92.KQ6.A854", "1H"), std::string("1G"));
    QCOMPARE(first("A43.A92.KQ6.A854", "2S"), std::string("2G"));
    QCOMPARE(first("A43.A92.KQ6.A854", "2S", true), std::string("P"));
    QCOMPARE(first("A43.A92.KQ6.A854", "3C"), std::string("P"));
  }
  void boughtCardsGoRoundOnceAndTheContractIsNamed() {
    Table4<Bought> t(kD1, 0, {}, 12);
    QCOMPARE(t.s.bought.count(), 4);
    QCOMPARE(t.play("S:P W:P N:1S E:P S:P W:P N:P E:P S:P W:P N:P"), std::string());
    QCOMPARE(t.s.phase, Phase::Give);
    QCOMPARE(t.s.hands[2].count(), 16);
    QCOMPARE(t.moves().size(), std::size_t{16});
    for (int i = 0; i < 3; ++i) QCOMPARE(t.playAny(), std::string());
    for (const Cards& h : std::span(t.s.hands).first(4)) QCOMPARE(h.count(), 13);
    QCOMPARE(t.s.phase, Phase::Name);
    QVERIFY(t.may("1S") && t.may("7G"));
    QCOMPARE(t.play("N:3D"), std::string());
    QCOMPARE(t.turn(), std::string("E"));
    QCOMPARE(bidName(t.s.bid), std::string("3D"));
  }
  void aPacketGoesToThePartnerAndTheDefendersExchangeACard() {
    Table4<Packet> t(kD1, 0, {}, 12);
    QCOMPARE(t.play("S:1S W:P N:P E:P S:P W:P N:P E:P S:P"), std::string());
    QCOMPARE(t.s.phase, Phase::GiveFour);
    QCOMPARE(t.moves().size(), std::size_t{1820});
    QCOMPARE(t.playAny(), std::string());
    QCOMPARE(t.turn(), std::string("N"));
    QCOMPARE(t.s.hands[2].count(), 16);
    for (int i = 0; i < 3; ++i) QCOMPARE(t.playAny(true), std::string());
    QCOMPARE(t.s.phase, Phase::Pair);
    QCOMPARE(t.play("S:P N:2S S:2D N:P"), std::string());
    QCOMPARE(t.s.phase, Phase::Pair);
    QCOMPARE(t.play("S:P"), std::string());
    QCOMPARE(t.s.declarer, Seat{0});
    QCOMPARE(t.s.phase, Phase::Swap);
    QCOMPARE(t.turn(), std::string("W")); // on the declarer's left
    const Card given = t.s.hands[1][0];
    QCOMPARE(t.play("W:give_" + text(given)), std::string());
    QCOMPARE(t.turn(), std::string("E"));
    QVERIFY(t.play("E:give_" + text(given)).find("must not be the one") != std::string::npos);
    QCOMPARE(t.playAny(), std::string());
    QCOMPARE(t.s.phase, Phase::Tricks);
    QCOMPARE(t.turn(), std::string("W"));
    for (const Cards& h : std::span(t.s.hands).first(4)) QCOMPARE(h.count(), 13);
  }
  void theDealersHandLiesOpenAndIsPlayedByTheDeclarer() {
    Table4<OpenHand> t(kD1, 0, {}, 12);
    QCOMPARE(t.turn(), std::string("W"));
    const View view = t.game.look(t.s, Viewer{1});
    QCOMPARE(view.find(0)->items.size(), std::size_t{12});
    QVERIFY(view.find(2)->items.empty());
    QCOMPARE(t.play("W:P N:1S E:P W:P"), std::string()); // one lap
    QCOMPARE(t.s.phase, Phase::Take);
    for (const int who : {2, 1}) { // the four bought cards lie beside each other for the buyer, closed for the others
      const View now = t.game.look(t.s, Viewer{static_cast<Seat>(who)});
      std::vector<int> places;
      int closed = 0;
      for (const Zone& z : now.zones) {
        if (z.role == Zone::Role::Trick)
          for (const Item& i : z.items) places.push_back(i.at);
        if (z.role == Zone::Role::Stock) closed += z.closed;
      }
      QCOMPARE(places, who == 2 ? (std::vector<int>{0, 1, 2, 3}) : std::vector<int>());
      QCOMPARE(closed, who == 2 ? 0 : 4);
    }
    QCOMPARE(t.play("N:open"), std::string());
    QCOMPARE(t.s.hands[0].count(), 16);
    for (int i = 0; i < 3; ++i) QCOMPARE(t.playAny(), std::string());
    QCOMPARE(t.play("N:1S"), std::string());
    QCOMPARE(t.turn(), std::string("W"));     // on the declarer's right, the dealer left out
    for (const char next : {'N', 'E', 'N'}) { // at last for the open hand
      QCOMPARE(t.playAny(), std::string());
      QCOMPARE(t.turn(), std::string(1, next));
    }
    QCOMPARE(t.game.game().handToPlay(t.s), Seat{0});
    QCOMPARE(t.playAny(), std::string());
    Table4<OpenHand> laps(kD1, 0, {{"closing-passes", "two-laps"}}, 12);
    QCOMPARE(laps.play("W:P N:1S E:P W:P N:P E:P W:P"), std::string());
    QCOMPARE(laps.s.phase, Phase::Auction);
    QCOMPARE(laps.play("N:P"), std::string());
    QCOMPARE(laps.s.phase, Phase::Take);
    Table4<OpenHand> crossed(kD1, 0, {}, 12);
    QCOMPARE(crossed.play("W:P N:P E:P"), std::string());
    QCOMPARE(int{crossed.s.crosses}, 1);
  }
  void withTheOpenHandEverybodyWritesForHimself() { // O1-O3: persons 1-4 hold N E S W of DB
    const auto game = gameOf<OpenHand>(4);
    const auto compass = dealOf(kDB);
    const std::array<Cards, 4> hands = {compass[2], compass[3], compass[0], compass[1]};
    const auto written = [&](std::string_view bid, Seat declarer, std::array<int, 4> tricks) {
      State s = seated<OpenHand>(0);
      const Dealt d = played(game, s, hands, bid, kSeats[at(declarer)],
                             tricksOf({{0, tricks[0]}, {1, tricks[1]}, {2, tricks[2]}, {3, tricks[3]}}));
      const auto w = game.game().writtenFor(s, d);
      std::string out;
      for (std::size_t k = 0; k < 4; ++k)
        out += (k == 0 ? "" : " ") + std::to_string(w.below[k]) + "|" + std::to_string(w.above[k]);
      return out;
    };
    State s = seated<OpenHand>(0);
    s.declarer = 2;
    QCOMPARE(game.game().order(s), (std::array<Seat, 4>{1, 2, 3, 0}));
    s.declarer = 1;
    QCOMPARE(game.game().order(s), (std::array<Seat, 4>{3, 1, 2, 0}));
    QCOMPARE(written("3D", 2, {2, 3, 7, 1}), std::string("0|0 90|500 270|3100 30|0"));
    QCOMPARE(written("3D", 2, {2, 4, 5, 2}), std::string("0|6000 120|6500 210|3100 60|6000"));
    QCOMPARE(written("2C", 1, {2, 7, 3, 1}), std::string("0|0 180|2000 60|500 20|0"));
  }
  void withTheOpenHandEverybodyIsComparedWithEverybody() { // O4
    const auto game = gameOf<OpenHand>(4);
    State s = seated<OpenHand>();
    const std::array<int, 4> totals = {12340, 5100, 900, 7000};
    for (std::size_t k = 0; k < 4; ++k) s.accounts[k].total = totals[k];
    QCOMPARE(game.result(s).scores, (std::vector<int>{24020, -4940, -21740, 2660}));
  }
  void withFiveEveryPairPlaysTogetherOnce() {
    const auto game = gameOf<Classic>(5);
    State s = game.start();
    game.settle(s, Outcome::deck(listOf("2C AS AC KH 2S"))); // ranked 3, 2, 5, 1, 4
    QCOMPARE(s.rank, (Row<Seat, 5>{1, 2, 4, 0, 3}));
    std::set<std::set<Seat>> pairs;
    std::vector<Seat> out, dealers;
    for (int sits = 0; sits < 5; ++sits) {
      dealers.push_back(s.dealer);
      game.settle(s, Outcome::deck(sortedPack()));
      pairs.insert({s.place[0], s.place[2]});
      pairs.insert({s.place[1], s.place[3]});
      for (Seat k = 0; k < 5; ++k)
        if (s.placeOf(k) < 0) out.push_back(k);
      s.idle = 11;
      game.game().passOut(s);
    }
    QCOMPARE(pairs.size(), std::size_t{10});
    QCOMPARE(out, (std::vector<Seat>{3, 0, 4, 2, 1}));
    QCOMPARE(dealers, (std::vector<Seat>{1, 2, 0, 4, 3}));
    QCOMPARE(s.stage, Stage::Over);
  }
  void whatIsWrittenAboveTheLineIsTold() {
    whatIsToldAddsUp<Classic>();
    whatIsToldAddsUp<Bought>();
    whatIsToldAddsUp<Packet>();
  }
  void aWholeMatchEndsWithASum() {
    const auto game = gameOf<Classic>(4, {{"sits", "1"}});
    Random random(7);
    State s = game.start();
    for (;;) {
      const auto [seat, move] = nextOf(game, s, random);
      if (seat == kNobody) break;
      game.play(s, seat, move);
      QCOMPARE(game.fault(s), std::string());
    }
    const Result r = game.result(s);
    QCOMPARE(r.scores[at(s.place[0])], r.scores[at(s.place[2])]);
    QCOMPARE(r.scores[at(s.place[0])], -r.scores[at(s.place[1])]);
    QVERIFY(s.accounts[0].games == 2 || s.accounts[1].games == 2);
  }
};

QTEST_GUILESS_MAIN(SkruvTest)
#include "skruv_test.moc"
