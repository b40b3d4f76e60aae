// Rubber bridge: seats, deal, auction, play, claims, the end of deals, rubbers and the match. Rules: rulings on bridge,
// part I.
#include "games/whist/bridge.h"

#include "games/kit/cards/hands.h"

#include <algorithm>
#include <bit>

namespace mk {

using namespace cards;
using namespace bridge;

namespace {

const std::vector<Card>& pack() {
  static const std::vector<Card> all = sortedPack(2);
  return all;
}

constexpr int kMostOfDeal = 1400; // calls with slips, cards with second thoughts, looks back, claims, the review

} // namespace

int Bridge::bound() const { return 3 + kMostDeals * kMostOfDeal; }

Seat Bridge::State::chairOf(Seat who) const {
  for (Seat k = 0; k < kChairs; ++k)
    if (person[at(k)] == who) return k;
  return kNobody;
}

Seat Bridge::playerOf(const State& s) const {
  if (s.contract.declarer == kNobody) return kNobody;
  const Seat dummy = s.person[at(s.dummy())];
  return dummy == alone_ ? dummy : s.person[at(s.contract.declarer)];
}

Seat Bridge::actorOf(const State& s, Seat chair) const {
  const bool declaring = s.phase != Phase::Auction && sideOf(chair) == sideOf(s.contract.declarer);
  return declaring ? playerOf(s) : s.person[at(chair)];
}

Turn Bridge::turn(const State& s) const {
  switch (s.phase) {
  case Phase::Lot:
  case Phase::Deal:
    return Turn::chance();
  case Phase::Over:
    return Turn::over();
  case Phase::Seats:
    return Turn::of(static_cast<Seat>(std::ranges::find(s.rank, 1) - s.rank.begin()));
  default:
    return Turn::of(actorOf(s, s.turn));
  }
}

// --- chance

ChanceRequest Bridge::chance(const State& s) const {
  if (s.phase == Phase::Lot) return draws_ ? ChanceRequest::cards(pack(), kChairs) : ChanceRequest::draw(kChairs);
  ChanceRequest ask = ChanceRequest::deck(pack());
  // The end of the deal before, or the cards of the draw, may be looked at.
  if (!s.pad.empty() || !s.drawn.empty()) ask.by = s.person[at(s.dealer)];
  return ask;
}

void Bridge::settle(State& s, const Outcome& o) const {
  if (s.phase == Phase::Lot) {
    if (!draws_) {
      s.dealer = static_cast<Seat>(o.value());
      s.phase = Phase::Deal;
      return;
    }
    // Equal ranks are told apart by suit; the higher two play together against the lower two.
    const auto height = [&](int i) {
      const Card c = o.card(i);
      return 4 * (sc_.law1933 ? c.high() : c.value()) + static_cast<int>(c.suit());
    };
    for (int i = 0; i < kChairs; ++i) {
      s.drawn.push_back(o.card(i));
      s.rank[at(i)] = 1;
      for (int k = 0; k < kChairs; ++k)
        if (height(k) > height(i)) ++s.rank[at(i)];
    }
    s.phase = Phase::Seats;
    return;
  }
  if (isOver(s)) newRubber(s);
  s.drawn.clear();
  for (Cards& h : s.hands) h.clear();
  s.contract = {};
  s.slips.clear();
  s.mend = false;
  s.muted = kNobody;
  s.trick = {};
  s.laid.clear();
  s.won = {};
  s.backs.clear();
  s.claim = {};
  s.refusedAt = 0;
  s.shown = {};
  s.accused.clear();
  s.choices.clear();
  s.peeks = {};
  s.peeked = 0;
  s.known.forgetAll();
  deal(o, 0, s.dealer, s.hands, kTricks);
  s.turn = s.dealer;
  s.auction = Auction::begun(s.turn);
  s.phase = Phase::Auction;
}

// Whoever drew the highest card sits down on a chair, the partner opposite, the third to the left and the fourth to the
// right of the first.
void Bridge::sit(State& s, Seat chair) const {
  constexpr std::array<int, 5> kFromFirst = {0, 0, 2, 1, 3};
  const int deals = sc_.law1933 ? 1 : 4; // the highest card deals first, by the other law the lowest
  for (Seat who = 0; who < kChairs; ++who) {
    const auto to = static_cast<Seat>((chair + kFromFirst[s.rank[at(who)]]) % kChairs);
    s.person[at(to)] = who;
    if (s.rank[at(who)] == deals) s.dealer = to;
  }
  s.phase = Phase::Deal;
}

// The coming dealer keeps the chair; the old partner and the new one change theirs.
void Bridge::newRubber(State& s) const {
  const auto total = totals(sc_, house_, s.standing);
  for (Seat k = 0; k < kChairs; ++k) s.sums[at(s.person[at(k)])] += total[at(sideOf(k))] - total[at(1 - sideOf(k))];
  s.dealsBefore = static_cast<std::uint8_t>(s.dealsBefore + s.pad.count());
  s.pad.clear();
  s.from = {};
  s.standing = {};
  ++s.rubber;
  if (!changes_) return;
  // Partners of the ranks 1 to 4: 12·34, 14·23, 13·24.
  constexpr std::array<std::array<int, 5>, 3> kPairs = {{{0, 2, 1, 4, 3}, {0, 4, 3, 2, 1}, {0, 3, 4, 1, 2}}};
  const int partner = kPairs[s.rubber % 3u][s.rank[at(s.person[at(s.dealer)])]];
  const auto who = static_cast<Seat>(std::ranges::find(s.rank, partner) - s.rank.begin());
  std::swap(s.person[at(s.chairOf(who))], s.person[at(partnerOf(s.dealer))]);
}

bool Bridge::isOver(const State& s) const {
  return s.standing.over() || s.pad.count() >= dealsAtMost_ || s.dealsBefore + s.pad.count() >= kMostDeals;
}

// --- legal moves

TrickRule Bridge::ruleOf(const State& s) {
  TrickRule r;
  if (s.contract.bid > 0 && s.contract.strain() != kNoTrumps) r.trump = static_cast<std::int8_t>(s.contract.strain());
  return r;
}

bool Bridge::mayClaim(const State& s) {
  return s.leads() && tricksLeft(s) <= kClaimable && s.refusedAt != s.trickNumber() && !s.claim.accepted;
}

void Bridge::moves(const State& s, Seat seat, std::vector<Move>& out) const {
  using Kind = Move::Kind;
  const auto add = [&](Kind kind, int number = 0, Seat chair = 0) {
    out.push_back({kind, static_cast<std::uint8_t>(number), chair});
  };
  switch (s.phase) {
  case Phase::Lot:
  case Phase::Deal:
  case Phase::Over:
    return;
  case Phase::Seats:
    for (int chair = 0; chair < kChairs; ++chair) add(Kind::Sit, chair);
    return;
  case Phase::Auction: {
    if (!s.mend) add(Kind::Call, kPass);
    if (s.muted == s.turn) return;
    if (!s.mend && mayCall(kAuction, s.auction, {Call::Kind::Double, 0})) add(Kind::Call, kDouble);
    if (!s.mend && mayCall(kAuction, s.auction, {Call::Kind::Redouble, 0})) add(Kind::Call, kRedouble);
    const bool tooLow = salon_ && !s.mend;
    for (int bid = tooLow ? 1 : s.auction.bid + 1; bid <= kHighestBid; ++bid) add(Kind::Call, bid);
    return;
  }
  case Phase::Stand:
    add(Kind::Stand);
    add(Kind::TakeBack);
    return;
  case Phase::Answer:
    add(Kind::Accept);
    add(Kind::Refuse);
    return;
  case Phase::Review:
    eachAccusation(s, sideOf(s.turn), [&](Seat chair, int trick) { add(Kind::Accuse, trick, chair); });
    add(Kind::Done);
    return;
  case Phase::Penalty:
    add(Kind::Points);
    add(Kind::Tricks);
    return;
  case Phase::Play:
    break;
  }
  (void)seat;
  const Demand d = demandOn(s);
  for (const Card c : s.hands[at(s.turn)])
    if (d.kind == Demand::Kind::Anything || c.suit() == d.suit) add(Kind::Play, c.code());
  if (mayClaim(s))
    for (int k = 0; k <= tricksLeft(s); ++k) add(Kind::Claim, k);
  if (!salon_) return;
  if (s.peeked < oldTricks(s)) add(Kind::Peek);
  eachAccusation(s, sideOf(s.turn), [&](Seat chair, int trick) { add(Kind::Accuse, trick, chair); });
}

void Bridge::play(State& s, Seat, const Move& m) const {
  using Kind = Move::Kind;
  switch (m.kind) {
  case Kind::Call:
    return call(s, m.number);
  case Kind::Sit:
    return sit(s, static_cast<Seat>(m.number));
  case Kind::Play: {
    const Card c = Card::fromCode(m.number);
    const bool asked = salon_ && isFree(s) && !s.leads() && c.suit() != s.trick.led();
    lay(s, c);
    if (!asked) return goOn(s);
    s.phase = Phase::Stand;
    s.turn = s.laid.back().chair;
    return;
  }
  case Kind::Stand:
    s.phase = Phase::Play;
    s.turn = s.trick.count() == 4 ? winner(ruleOf(s), s.trick) : leftOf(s.turn, kChairs);
    return goOn(s);
  case Kind::TakeBack:
    return takeBack(s);
  case Kind::Claim:
    s.claim = {s.turn, m.number, false};
    s.phase = Phase::Answer;
    if (sideOf(s.turn) == sideOf(s.contract.declarer)) {
      s.shown[at(s.contract.declarer)] = Shown::All;
      s.turn = leftOf(s.contract.declarer, kChairs);
    } else {
      if (s.shown[at(s.turn)] == Shown::No) s.shown[at(s.turn)] = Shown::Declarer;
      s.turn = s.contract.declarer;
    }
    return;
  case Kind::Accept:
    return answer(s, true);
  case Kind::Refuse:
    return answer(s, false);
  case Kind::Peek:
    ++s.peeked;
    ++s.peeks[at(1 - sideOf(s.turn))];
    return;
  case Kind::Accuse:
    return accuse(s, m.chair, m.number);
  case Kind::Done:
    return review(s, s.turn);
  case Kind::Points:
  case Kind::Tricks:
    s.choices.push_back(m.kind == Kind::Tricks ? 1 : 0);
    return punish(s);
  }
}

// --- auction

void Bridge::call(State& s, int number) const {
  if (number >= 1 && number <= s.auction.bid) { // insufficient
    s.slips.push_back({static_cast<std::uint16_t>(s.auction.calls.count()), static_cast<std::uint8_t>(number)});
    if (sc_.law1933 && s.auction.bid < kHighestBid) {
      s.mend = true;
      s.muted = partnerOf(s.turn);
      return;
    }
    // The same strain as high as it must be; where it cannot be, a pass.
    int bid = number;
    while (bid <= s.auction.bid) bid += 5;
    number = sc_.law1933 || bid > kHighestBid ? kPass : bid;
  }
  speakIt(s, number);
  if (s.auction.passedOut()) finish(s);
}

void Bridge::speakIt(State& s, int number) const {
  s.mend = false;
  if (s.muted == s.turn) s.muted = kNobody;
  using Kind = Call::Kind;
  const Kind kind = number == kPass       ? Kind::Pass
                    : number == kDouble   ? Kind::Double
                    : number == kRedouble ? Kind::Redouble
                                          : Kind::Bid;
  speak(kAuction, s.auction, {kind, kind == Kind::Bid ? static_cast<std::uint8_t>(number) : std::uint8_t{0}});
  s.turn = s.auction.turn;
  if (!s.auction.over() || s.auction.passedOut()) return;
  s.contract = {s.auction.bid, s.auction.times,
                firstToName(s.auction, [](int a, int b) { return strainOf(a) == strainOf(b); })};
  s.turn = leftOf(s.contract.declarer, kChairs);
  s.phase = Phase::Play;
}

// --- play

Demand Bridge::demandOn(const State& s) const {
  return s.leads() || isFree(s) ? Demand{} : demand(ruleOf(s), s.trick, s.hands[at(s.turn)], s.turn);
}

// The hand to play lays a card; whose turn it is then.
void Bridge::lay(State& s, Card c) const {
  if (s.trick.count() == kChairs) s.trick = {};
  const bool free = isFree(s);
  s.hands[at(s.turn)].remove(c);
  s.known.drop(s.person[at(s.turn)], c);
  s.trick.cards.push_back(c);
  s.trick.seats.push_back(s.turn);
  s.laid.push_back({c, s.turn});
  s.peeked = 0;
  if (!free && c.suit() != s.trick.led()) s.known.lacks(s.person[at(s.turn)], s.trick.led());
  if (s.trick.count() < kChairs) {
    s.turn = leftOf(s.turn, kChairs);
    return;
  }
  s.turn = winner(ruleOf(s), s.trick);
  ++s.won[at(sideOf(s.turn))];
}

// After a card that stands.
void Bridge::goOn(State& s) const {
  if (s.laid.full()) review(s, kNobody);
}

void Bridge::answer(State& s, bool yes) const {
  const Seat declarer = s.contract.declarer, first = leftOf(declarer, kChairs);
  const bool byDeclarer = sideOf(s.claim.chair) == sideOf(declarer);
  if (yes && byDeclarer && s.turn == first) { // the other defender has to agree as well
    s.turn = rightOf(declarer, kChairs);
    return;
  }
  if (!yes) {
    s.refusedAt = static_cast<std::uint8_t>(s.trickNumber());
    s.turn = s.claim.chair;
    s.claim = {};
    s.phase = Phase::Play;
    return;
  }
  // Nobody can give a sure trick away.
  const int side = sideOf(s.claim.chair);
  s.claim.tricks = static_cast<std::uint8_t>(std::max<int>(s.claim.tricks, masters(s, side)));
  s.claim.accepted = true;
  s.won[at(side)] = static_cast<std::uint8_t>(s.won[at(side)] + s.claim.tricks);
  s.won[at(1 - side)] = static_cast<std::uint8_t>(kTricks - s.won[at(side)]);
  review(s, kNobody);
}

// The highest trumps still out that lie together, from the top down, in one hand of the side.
int Bridge::masters(const State& s, int side) {
  const TrickRule r = ruleOf(s);
  if (r.trump == TrickRule::kNoTrump) return 0;
  const auto holder = [&](Card c) {
    for (Seat k = 0; k < kChairs; ++k)
      if (s.hands[at(k)].contains(c)) return k;
    return kNobody;
  };
  Seat first = kNobody;
  int n = 0;
  for (int high = 14; high >= 2; --high) {
    const Seat k = holder(Card(static_cast<Suit>(r.trump), high == 14 ? 1 : high));
    if (k == kNobody) continue; // it has been played
    if (first == kNobody) first = k;
    if (k != first) break;
    ++n;
  }
  return first != kNobody && sideOf(first) == side ? n : 0;
}

// --- the end of a deal

std::array<Cards, 4> Bridge::dealtHands(const State& s) {
  std::array<Cards, 4> out = s.hands;
  for (const Laid& l : s.laid) addSorted(out[at(l.chair)], l.card);
  return out;
}

DealResult Bridge::resultOf(const State& s) const {
  DealResult r;
  if (s.contract.bid == 0) return r;
  r.contract = s.contract;
  r.peeks = {s.peeks[0], s.peeks[1]};
  const auto hands = dealtHands(s);
  const int strain = s.contract.strain();
  for (Seat k = 0; k < kChairs; ++k) {
    const auto count = [&](auto&& what) { return std::ranges::count_if(hands[at(k)], what); };
    const auto isTrump = [&](Card c) { return static_cast<int>(c.suit()) == strain; };
    const auto honours = strain == kNoTrumps ? count([](Card c) { return c.high() == 14; })
                                             : count([&](Card c) { return isTrump(c) && c.high() >= 10; });
    if (honours >= 4) r.honours = {k, static_cast<std::uint8_t>(honours)};
    if (strain != kNoTrumps && count(isTrump) == 0) r.without = static_cast<std::uint8_t>(r.without | 1u << k);
  }
  // Who has each trick: those won, then the claimer's, then the rest.
  std::array<std::uint8_t, kTricks> owner{};
  const TrickRule rule = ruleOf(s);
  int n = 0;
  for (; n < s.laid.count() / kChairs; ++n) {
    Trick t;
    for (int i = 0; i < kChairs; ++i) {
      const Laid& l = s.laid[at(kChairs * n + i)];
      t.cards.push_back(l.card);
      t.seats.push_back(l.chair);
    }
    owner[at(n)] = static_cast<std::uint8_t>(sideOf(winner(rule, t)));
  }
  for (int k = 0; n < kTricks; ++n, ++k)
    owner[at(n)] = static_cast<std::uint8_t>(k < s.claim.tricks ? sideOf(s.claim.chair) : 1 - sideOf(s.claim.chair));
  moveTricks(s, owner, r);
  r.tricks = static_cast<std::uint8_t>(std::ranges::count(owner, sideOf(s.contract.declarer)));
  return r;
}

void Bridge::finish(State& s) const { book(s, resultOf(s)); }

void Bridge::book(State& s, const DealResult& r) const {
  s.pad.push_back(r);
  write(sc_, house_, s.standing, s.pad.back());
  s.turn = kNobody;
  const bool last = s.rubber + 1 >= rubbers_ || s.dealsBefore + s.pad.count() >= kMostDeals;
  if (isOver(s) && last) {
    s.phase = Phase::Over;
    return;
  }
  s.dealer = leftOf(s.dealer, kChairs);
  s.phase = Phase::Deal;
}

Result Bridge::result(const State& s) const {
  const auto total = totals(sc_, house_, s.standing);
  std::vector<int> scores(s.sums.begin(), s.sums.end());
  for (Seat k = 0; k < kChairs; ++k) scores[at(s.person[at(k)])] += total[at(sideOf(k))] - total[at(1 - sideOf(k))];
  Phrase why;
  if (s.phase != Phase::Over)
    why = MK_TEXT("games", "The match was stopped: the pad was added up as it stood.");
  else if (total[0] == total[1] && rubbers_ == 1)
    why = {MK_TEXT("games", "The rubber is drawn: %1 points on both sides."), {Arg::number(total[0])}};
  else {
    const int won = total[0] > total[1] ? 0 : 1;
    why = {s.standing.over()
               ? MK_TEXT("games", "The rubber is over: %1 and %2 have %3 points, their opponents %4; difference %5.")
               : MK_TEXT("games",
                         "The rubber is broken off: %1 and %2 have %3 points, their opponents %4; difference %5."),
           {Arg::seat(s.person[at(won)]), Arg::seat(s.person[at(won + 2)]), Arg::number(total[at(won)]),
            Arg::number(total[at(1 - won)]), Arg::number(total[at(won)] - total[at(1 - won)])}};
  }
  return Result::byScore(std::move(scores), std::move(why));
}

// --- secrets

void Bridge::scramble(State& s, Viewer v, Random& random) const {
  if (!s.dealt() || isOpen(s)) return;
  Table t(kChairs);
  declareHands(t, s, s.hands);
  t.scramble(s.known, v, false, random);
}

std::string Bridge::fault(const State& s) const {
  if (!s.dealt()) return {};
  std::uint64_t seen = 0;
  int cards = 0;
  for (const Cards& hand : dealtHands(s)) {
    if (hand.count() != kTricks) return "a hand has too many cards or too few";
    for (const Card c : hand) {
      seen |= std::uint64_t{1} << c.code();
      ++cards;
    }
  }
  if (cards != 52 || std::popcount(seen) != 52) return "a card of the pack is missing or there twice";
  return {};
}

Takeback Bridge::takeback(const State& s, Seat, const Move& m) const {
  State after = s;
  play(after, turn(s).seat(), m);
  if (isOpen(s)) return Takeback::Free;
  const bool opens = isOpen(after) || after.shown != s.shown || (s.laid.empty() && !after.laid.empty()) ||
                     m.kind == Move::Kind::Accuse;
  return opens ? Takeback::Refused : Takeback::Free;
}

} // namespace mk
