// Preference: deal, auction, tricks and settling. Rules: card games, game 169.
#include "games/cards/preferans.h"

#include "games/kit/cards/hands.h"

#include <algorithm>

namespace mk {

using namespace cards;

namespace {

// A bid of so much or more allows no weaker trump.
constexpr std::array<int, 4> kStrength = {1, 3, 4, 2}; // clubs, diamonds, hearts, spades

} // namespace

std::span<const OptionSpec> PreferansRules::options() {
  static const std::vector<OptionSpec> specs = {
      {"deals",
       MK_TEXT("games", "Deals"),
       MK_TEXT("games", "How many deals make up the match."),
       {{"3", Phrase::plain("3")},
        {"6", Phrase::plain("6")},
        {"9", Phrase::plain("9")},
        {"12", Phrase::plain("12")},
        {"15", Phrase::plain("15")}},
       2},
      {"pool-cap",
       MK_TEXT("games", "Limit of the pool"),
       MK_TEXT("games", "Payments that would lift the pool over it are cut."),
       {{"none", MK_TEXT("games", "none")}, {"50", Phrase::plain("50")}, {"100", Phrase::plain("100")}}},
      {"bid-binds-trump",
       MK_TEXT("games", "The bid binds the trump"),
       MK_TEXT("games", "A higher bid leaves only stronger suits as trump."),
       {{"yes", MK_TEXT("games", "yes")}, {"no", MK_TEXT("games", "no")}}},
      {"first-trick",
       MK_TEXT("games", "First trick"),
       MK_TEXT("games", "The trump of the first trick."),
       {{"declared-trump", MK_TEXT("games", "the declared trump")}, {"hearts", MK_TEXT("games", "hearts")}}},
      {"misere",
       MK_TEXT("games", "Misère"),
       MK_TEXT("games",
               "Between a bid of eight and one of nine misère may be called: no trump and not a single trick."),
       {{"off", MK_TEXT("games", "off")}, {"on", MK_TEXT("games", "on")}}},
      openHandsOption(),
  };
  return specs;
}

PreferansRules::PreferansRules(const Setup& s)
    : seats_(s.seats), misere_(s.options.is("misere", "on")), auction_{.seats = s.seats,
                                                                       .highest = kHighestCall,
                                                                       .passBinds = true,
                                                                       .top = AuctionRule::Top::Bid},
      cap_(s.options.is("pool-cap", "none") ? INT16_MAX : 50 * s.options.index("pool-cap")),
      bidBinds_(s.options.is("bid-binds-trump", "yes")), heartsFirst_(s.options.is("first-trick", "hearts")),
      openHands_(s.options.is("open-hands", "on")), pack_(sortedPack(kLowest)) {
  deals_.count = 3 * (1 + s.options.index("deals"));
  deals_.byGames = false;
  deals_.scoreName = MK_TEXT("games", "chips");
}

// The dealer pays for the deal. Packets: three to each, two for the talon, three to each, four to each.
void PreferansRules::deal(State& s, const Outcome& pack) const {
  static_cast<TrickPlay<kMostSeats>&>(s) = {};
  s.pool.payIn(s.score(s.dealer), kAnte, cap_);
  s.talon.clear();
  s.discards.clear();
  s.trump = -1;
  s.dropped.clear();
  if (rests(s.dealer, s.dealer)) s.dropped.push_back(s.dealer);
  int next = 0;
  for (const int packet : {3, kTalon, 3, 4}) {
    if (packet == kTalon) {
      for (int i = 0; i < kTalon; ++i) s.talon.push_back(pack.card(next++));
      continue;
    }
    Seat k = s.dealer;
    for (int i = 0; i < kPlayers; ++i) {
      k = nextPlaying(s, k);
      for (int j = 0; j < packet; ++j) addSorted(s.hands[at(k)], pack.card(next++));
    }
  }
  s.turn = elderOf(s.dealer, seats_);
  s.auction = Auction::begun(s.turn);
  s.phase = Phase::Auction;
}

int PreferansRules::players(const State& s) const { return seats_ - s.dropped.count(); }

Seat PreferansRules::nextPlaying(const State& s, Seat from) const {
  Seat k = from;
  do k = leftOf(k, seats_);
  while (!s.plays(k));
  return k;
}

TrickRule PreferansRules::ruleOf(const State& s) const {
  TrickRule r{s.trump, TrickRule::Overtake::Never, TrickRule::Void::Trump};
  const bool first = std::ranges::all_of(s.taken, [](const Cards& t) { return t.empty(); });
  if (heartsFirst_ && first && !s.isMisere()) r.trump = static_cast<std::int8_t>(Suit::Hearts);
  return r;
}

bool PreferansRules::mayName(int call, Suit suit) const {
  return !bidBinds_ || kStrength[static_cast<std::size_t>(suit)] >= std::min(call, 4);
}

// A bid is exactly one more than the last one.
bool PreferansRules::mayCall(const Auction& a, int call) const {
  return call == kMisereCall ? misere_ && a.bid < call : call == nextCall(a.bid) && call <= kHighestCall;
}

// The dealer who rests passes at once.
void PreferansRules::say(State& s, Call call) const {
  speak(auction_, s.auction, call);
  if (!s.auction.over() && rests(s.auction.turn, s.dealer)) speak(auction_, s.auction, {});
}

void PreferansRules::moves(const State& s, Seat seat, std::vector<Move>& out) const {
  const Cards& hand = s.hands[at(seat)];
  switch (s.phase) {
  case Phase::Auction:
    out.push_back({.verb = kPass});
    if (mayCall(s.auction, nextCall(s.auction.bid)))
      out.push_back({.verb = kBid, .number = static_cast<std::int16_t>(bidOf(s.auction.bid) + 1)});
    if (mayCall(s.auction, kMisereCall)) out.push_back({.verb = kMisere});
    return;
  case Phase::Discard:
    for (std::size_t i = 0; i < hand.size(); ++i)
      for (std::size_t j = i + 1; j < hand.size(); ++j) out.push_back({.verb = kDiscard, .cards = {hand[i], hand[j]}});
    return;
  case Phase::Trump:
    for (const Suit suit : {Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades})
      if (mayName(s.auction.bid, suit)) out.push_back({.verb = kTrumpIs, .suit = static_cast<std::int8_t>(suit)});
    return;
  case Phase::Join:
    out.push_back({.verb = kJoin});
    out.push_back({.verb = kDrop});
    return;
  case Phase::Tricks:
    break;
  }
  const TrickRule r = ruleOf(s);
  const Demand d = s.demandOn(r, players(s), seat);
  for (const Card c : hand)
    if (d.met(r, c)) out.push_back({.verb = kPlay, .cards = {c}});
}

void PreferansRules::play(State& s, Seat seat, const Move& m) const {
  switch (m.verb) {
  case kBid:
  case kMisere:
  case kPass:
    say(s, m.verb == kPass
               ? Call{}
               : Call{Call::Kind::Bid, static_cast<std::uint8_t>(m.verb == kMisere ? kMisereCall : callOf(m.number))});
    s.turn = s.auction.turn;
    if (s.auction.over()) endAuction(s);
    return;
  case kDiscard:
    for (const Card c : m.cards) {
      s.hands[at(seat)].remove(c);
      s.discards.push_back(c);
    }
    s.phase = s.isMisere() ? Phase::Tricks : Phase::Trump;
    if (s.isMisere()) s.turn = nextPlaying(s, s.dealer); // nobody may drop out
    return;
  case kTrumpIs:
    s.trump = m.suit;
    s.phase = Phase::Join;
    s.turn = nextPlaying(s, seat);
    return;
  case kJoin:
  case kDrop:
    if (m.verb == kDrop) s.dropped.push_back(seat);
    return answered(s, seat);
  case kPlay:
    break;
  }
  const Seat won = s.playTo(ruleOf(s), players(s), s.known, seat, m.cards[0]);
  s.turn = won != kNobody ? won : nextPlaying(s, seat);
  if (won != kNobody && s.hands[at(seat)].empty()) settleDeal(s);
}

void PreferansRules::endAuction(State& s) const {
  if (s.auction.passedOut()) return finish(s);
  s.turn = s.auction.bidder;
  for (const Card c : s.talon) addSorted(s.hands[at(s.turn)], c);
  s.talon.clear();
  s.phase = Phase::Discard;
}

// After a seat has joined or dropped.
void PreferansRules::answered(State& s, Seat seat) const {
  const Seat declarer = s.auction.bidder;
  s.turn = nextPlaying(s, seat);
  if (s.turn != declarer) return;
  if (players(s) == 1) return settleDeal(s);
  s.phase = Phase::Tricks;
  s.turn = nextPlaying(s, s.dealer);
}

int PreferansRules::owes(bool declarer, int call) {
  return declarer ? std::max(kDeclarerOwes, bidOf(call)) : kJoinedOwes;
}

int PreferansRules::owes(const State& s, Seat seat) const { return owes(seat == s.auction.bidder, s.auction.bid); }

void PreferansRules::settle(std::span<std::int16_t> balances, Pool& pool, Seat declarer, int call,
                            std::span<const int> tricks) const {
  if (call == kMisereCall) {
    if (tricks[at(declarer)] == 0)
      pool.takeOut(balances[at(declarer)], kMisereTakes);
    else
      pool.payIn(balances[at(declarer)], kDeclarerPays, cap_);
    return;
  }
  const auto plays = [&](Seat k) { return tricks[at(k)] != kAway; };
  if (std::ranges::count(tricks, kAway) == seats_ - 1) {
    pool.takeOut(balances[at(declarer)], pool.chips);
    return;
  }
  for (Seat k = 0; k < seats_; ++k)
    if (plays(k)) pool.takeOut(balances[at(k)], tricks[at(k)]);
  Seat k = declarer;
  do { // the declarer pays last
    k = leftOf(k, seats_);
    if (plays(k) && tricks[at(k)] < owes(k == declarer, call))
      pool.payIn(balances[at(k)], k == declarer ? kDeclarerPays : kJoinedPays, cap_);
  } while (k != declarer);
}

void PreferansRules::settleDeal(State& s) const {
  std::array<int, kMostSeats> tricks{};
  for (Seat k = 0; k < seats_; ++k)
    tricks[at(k)] = !s.plays(k) ? kAway : s.phase == Phase::Tricks ? s.tricksOf(ruleOf(s), players(s), k) : 0;
  settle(s.scores, s.pool, s.auction.bidder, s.auction.bid, std::span(tricks).first(at(static_cast<Seat>(seats_))));
  finish(s);
}

void PreferansRules::finish(State& s) const {
  PoolLine line{.declarer = s.auction.bidder, .call = s.auction.bid, .trump = s.trump, .pool = s.pool.chips};
  for (Seat k = 0; k < seats_; ++k) {
    if (s.phase == Phase::Tricks) line.tricks[at(k)] = static_cast<std::uint8_t>(s.tricksOf(ruleOf(s), players(s), k));
    line.balance[at(k)] = s.score(k);
  }
  s.sheet.push_back(line);
  endDeal(s, deals_, seats_);
}

} // namespace mk
