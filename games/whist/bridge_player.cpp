// The computer's calls and cards in rubber bridge: bidding by the tables of the system, cards by rules of thumb and, at
// the upper levels, double dummy in deals that the seat holds possible. Rules: rulings on bridge, part II.
#include "games/kit/cards/slips.h"
#include "games/whist/bridge.h"
#include "games/whist/bridge_bidder.h"
#include "games/whist/bridge_double_dummy.h"

#include <algorithm>

namespace mk {

using namespace cards;
using namespace bridge;

namespace {

using State = Bridge::State;

const std::vector<Card>& pack() {
  static const std::vector<Card> all = sortedPack(2);
  return all;
}

// What lies on the table as the kit's player of tricks asks for it: dummy's hand counts as one's own.
TrickPlay<4> tableOf(const State& s) {
  TrickPlay<4> t;
  t.hands = s.hands;
  t.trick = s.trick;
  for (int i = 0; i < s.laid.count() - s.trick.count(); ++i) t.taken[0].push_back(s.laid[at(i)].card);
  return t;
}

int sizeOf(const Cards& hand, Suit suit) {
  return static_cast<int>(std::ranges::count_if(hand, [suit](Card c) { return c.suit() == suit; }));
}

bool holds(const Cards& hand, Suit suit, int high) { return hand.contains(Card(suit, high == 14 ? 1 : high)); }

// The opening lead: the partner's suit, the top of a row, else the fourth from the top of the longest.
Card firstLead(const State& s, const Cards& hand, const Reading& r) {
  const Suits named = static_cast<Suits>(
      (r.of(partnerOf(s.turn)).named[0] > 0 ? 1 : 0) | (r.of(partnerOf(s.turn)).named[1] > 0 ? 2 : 0) |
      (r.of(partnerOf(s.turn)).named[2] > 0 ? 4 : 0) | (r.of(partnerOf(s.turn)).named[3] > 0 ? 8 : 0));
  const Suits theirs = r.named(sideOf(s.contract.declarer));
  const bool trumps = s.contract.strain() != kNoTrumps;
  int best = -1, most = -1000;
  for (int k = 0; k < 4; ++k) {
    const auto suit = static_cast<Suit>(k);
    const int n = sizeOf(hand, suit);
    if (n == 0 || (trumps && k == s.contract.strain())) continue;
    const bool top = holds(hand, suit, 14) && holds(hand, suit, 13);
    const bool row = holds(hand, suit, 13) && holds(hand, suit, 12);
    int mark = trumps ? (n == 1 ? 25 : 0) : 6 * n;
    if (has(named, k)) mark += 40;
    if (has(theirs, k)) mark -= 25;
    mark += top ? 30 : row ? 22 : holds(hand, suit, 12) && holds(hand, suit, 11) ? 12 : 0;
    if (trumps && holds(hand, suit, 14) && !top) mark -= 15;
    if (mark > most) most = mark, best = k;
  }
  if (best < 0) return hand.front();
  std::vector<Card> suit;
  for (const Card c : hand)
    if (static_cast<int>(c.suit()) == best) suit.push_back(c);
  std::ranges::sort(suit, std::ranges::greater{}, [](Card c) { return c.high(); });
  const bool row = suit.size() >= 2 && suit[0].high() - suit[1].high() == 1 && suit[0].high() >= 11;
  const bool ace = trumps && suit[0].high() == 14;
  if (row || ace || suit.size() <= 2) return suit[0];
  return suit.size() >= 4 ? suit[3] : suit[2];
}

TrickAim aimOf(const State& s) { return TrickAim::tricks(1u << s.turn | 1u << partnerOf(s.turn)); }

Bridge::Move played(Card c) { return {Bridge::Move::Kind::Play, static_cast<std::uint8_t>(c.code()), 0}; }

// Highest cards of the suit that are still out, seen from a hand and the open one.
bool isOut(const State& s, Card c) {
  return std::ranges::none_of(s.laid, [c](const Bridge::Laid& l) { return l.card == c; });
}

} // namespace

Reading::Setting Bridge::setting(const State& s) const { return {&sc_, s.standing, systems_}; }

// The hands of the claimer's side that the claimer sees: a defender does not see the partner's.
std::vector<Seat> Bridge::seenBy(const State& s, Seat claimer) {
  if (sideOf(claimer) != sideOf(s.contract.declarer)) return {claimer};
  return {s.contract.declarer, s.dummy()};
}

// Tricks that are won from the top in these hands of one side: rows of the highest cards in each suit.
int Bridge::sureTricks(const State& s, std::span<const Seat> hands) {
  int sum = 0;
  int longest = 0;
  for (const Suit suit : {Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades}) {
    int run = 0, most = 0;
    for (const Seat chair : hands) most = std::max(most, sizeOf(s.hands[at(chair)], suit));
    for (int high = 14; high >= 2; --high) {
      const Card c(suit, high == 14 ? 1 : high);
      if (!isOut(s, c)) continue;
      if (std::ranges::none_of(hands, [&](Seat chair) { return s.hands[at(chair)].contains(c); })) break;
      ++run;
    }
    sum += std::min(run, most);
    longest = std::max(longest, most);
  }
  return std::min(sum, tricksLeft(s));
}

std::optional<Bridge::Move> Bridge::suggest(const State& s, Seat seat, Random&) const {
  using Kind = Move::Kind;
  switch (s.phase) {
  case Phase::Seats:
    return Move{Kind::Sit, static_cast<std::uint8_t>(s.chairOf(seat)), 0};
  case Phase::Auction: {
    if (s.muted == s.turn && !s.mend) return Move{Kind::Call, kPass, 0};
    if (s.mend) return Move{Kind::Call, static_cast<std::uint8_t>(s.auction.bid + 1), 0};
    const Advice a = advise(heard(s), s.hands[at(s.turn)]);
    const Move m{Kind::Call, static_cast<std::uint8_t>(a.call), 0};
    std::vector<Move> legal;
    moves(s, seat, legal);
    return std::ranges::find(legal, m) != legal.end() ? m : Move{Kind::Call, kPass, 0};
  }
  case Phase::Stand:
    return Move{Kind::Stand, 0, 0};
  case Phase::Answer: { // weigh() asks double dummy first
    const auto sureOf = [&s](Seat chair) { return sureTricks(s, std::array{chair, partnerOf(chair)}); };
    const bool fair = s.claim.tricks <= tricksLeft(s) - sureOf(s.turn) && sureOf(s.claim.chair) >= s.claim.tricks;
    return Move{fair ? Kind::Accept : Kind::Refuse, 0, 0};
  }
  case Phase::Review:
  case Phase::Play: {
    std::optional<Move> caught;
    eachAccusation(s, sideOf(s.turn), [&](Seat chair, int trick) {
      if (!caught && isPubliclyProven(s, chair, trick))
        caught = Move{Kind::Accuse, static_cast<std::uint8_t>(trick), chair};
    });
    if (salon_ && caught) return caught;
    if (s.phase == Phase::Review) return Move{Kind::Done, 0, 0};
    break;
  }
  case Phase::Penalty:
    return Move{Kind::Tricks, 0, 0};
  default:
    return std::nullopt;
  }
  if (s.laid.empty()) return played(firstLead(s, s.hands[at(s.turn)], heard(s)));
  return played(sensibleCard(ruleOf(s), tableOf(s), kChairs, s.turn, pack(), aimOf(s)));
}

// Calls of the same tables for a hand that somebody has misread, and cards of a beginner. Everything else is easy.
std::vector<Bridge::Move> Bridge::slips(const State& s, Seat seat) const {
  Random random(1);
  const auto right = suggest(s, seat, random);
  std::vector<Move> out, legal;
  if (!right) return out;
  if (s.phase == Phase::Play && right->kind == Move::Kind::Play) {
    const Card sensible = Card::fromCode(right->number);
    for (const Card c : slipCards(ruleOf(s), tableOf(s), kChairs, s.turn, pack(), aimOf(s), sensible))
      out.push_back(played(c));
  }
  if (s.phase != Phase::Auction || s.mend || s.muted == s.turn) return out;
  moves(s, seat, legal);
  const Reading reading = heard(s);
  for (const Cards& hand : misreadings(s.hands[at(s.turn)], pack())) {
    const Move m{Move::Kind::Call, static_cast<std::uint8_t>(advise(reading, hand).call), 0};
    if (m != *right && std::ranges::find(legal, m) != legal.end() && std::ranges::find(out, m) == out.end())
      out.push_back(m);
  }
  return out;
}

namespace {

// So many possible deals are solved, by how far a level looks and how many tricks are left: the first tricks of a deal
// take longest. No clock runs, so that the same seat thinks the same of the same cards.
int worldsOf(int ahead, int tricksLeft) {
  if (ahead == 0) return 0;
  if (tricksLeft >= 13) return ahead == 1 ? 2 : 5;
  if (tricksLeft == 12) return ahead == 1 ? 4 : 10;
  if (tricksLeft == 11) return ahead == 1 ? 6 : 16;
  return ahead == 1 ? 8 : 24;
}
constexpr double kLeadOfThumb = 0.5; // tricks: before dummy lies open a few deals tell less than the rule of thumb

// How badly a deal fits what its owners have told in the auction.
int misfit(const State& s, const Reading& r) {
  int sum = 0;
  const auto dealt = Bridge::dealtHands(s);
  for (Seat k = 0; k < kChairs; ++k) {
    const Told& told = r.of(k);
    const Hand hand(dealt[at(k)], r.system(sideOf(k)));
    sum += std::max(0, told.honours - hand.honours());
    for (int suit = 0; suit < 4; ++suit)
      if (told.named[at(suit)] > 0) sum += 2 * std::max(0, 4 - hand.count(suit));
  }
  return sum;
}

// Tricks that make the contract, or defeat it.
int goalOf(const State& s, int side) {
  const int needed = 6 + s.contract.level();
  return side == sideOf(s.contract.declarer) ? needed : Bridge::kTricks + 1 - needed;
}
constexpr double kForTheGoal = 3; // tricks that it is worth

} // namespace

// The cards that decide about a claim lie open for whoever answers.
std::optional<Bridge::Move> Bridge::answered(const State& s, const std::stop_token& stop) {
  State known = s;
  known.turn = s.claim.chair;
  const auto solved = solve(known, stop);
  if (solved.empty()) return std::nullopt;
  const int most = std::ranges::max(solved, {}, &std::pair<Card, int>::second).second;
  return Move{most >= s.claim.tricks ? Move::Kind::Accept : Move::Kind::Refuse, 0, 0};
}

std::vector<Weighed<Bridge::Move>> Bridge::weigh(const State& s, Seat seat, int ahead, std::stop_token stop) const {
  if (s.phase == Phase::Answer)
    if (const auto answer = answered(s, stop)) return {{*answer, 0.5}};
  Random random(1);
  const auto rule = suggest(s, seat, random);
  std::vector<Weighed<Move>> out{{rule ? *rule : Move{}, 0.5}};
  const int worlds = worldsOf(std::clamp(ahead, 0, 2), tricksLeft(s));
  if (worlds == 0 || s.phase != Phase::Play || out[0].move.kind != Move::Kind::Play) return out;
  // Of three times as many deals those that fit the auction best.
  const Reading reading = heard(s);
  std::vector<std::pair<int, State>> possible;
  for (int i = 0; i < 3 * worlds; ++i) {
    State world = s;
    scramble(world, Viewer{seat}, random);
    possible.emplace_back(misfit(world, reading), std::move(world));
  }
  std::ranges::stable_sort(possible, {}, &std::pair<int, State>::first);
  const int side = sideOf(s.turn), goal = goalOf(s, side), won = s.won[at(side)];
  std::array<double, 64> sum{};
  int solved = 0;
  for (; solved < worlds && !stop.stop_requested(); ++solved) {
    const auto cards = solve(possible[at(solved)].second, stop);
    if (cards.empty()) break;
    for (const auto& [card, tricks] : cards)
      sum[at(card.code())] += won + tricks + (won + tricks >= goal ? kForTheGoal : 0);
  }
  if (solved == 0) return out;
  std::vector<Move> legal;
  moves(s, seat, legal);
  const Move thumb = out[0].move;
  if (s.laid.empty()) sum[thumb.number] += kLeadOfThumb * solved;
  out.clear();
  for (const Move& m : legal)
    if (m.kind == Move::Kind::Play) out.push_back({m, sum[m.number] / ((kTricks + kForTheGoal) * solved)});
  std::ranges::stable_sort(out, [&](const Weighed<Move>& a, const Weighed<Move>& b) { // of equals the rule of thumb's
    return a.worth != b.worth ? a.worth > b.worth : a.move == thumb && b.move != thumb;
  });
  return out;
}

} // namespace mk
