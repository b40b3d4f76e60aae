// Preference: deal, auction, tricks, settling, a sensible player and what is said. Rules: card games, game 169.
#include "games/cards/preferans.h"

#include "games/kit/cards/calls.h"
#include "games/kit/cards/exchange_hand.h"
#include "games/kit/cards/trick_hopes.h"
#include "games/kit/cards/trick_player.h"

namespace mk {

using namespace cards;

namespace {

constexpr std::array kSuits = {Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades};
// A bid of so much or more allows no weaker trump.
constexpr std::array<int, 4> kStrength = {1, 3, 4, 2}; // of those suits

enum Zones : std::int16_t { kTalonZone = kOwnZones, kDiscardZone };
// Bids and suits take the numbers after theirs.
enum Buttons : std::int16_t {
  kBidButton,
  kPassButton = 20,
  kDiscardButton,
  kJoinButton,
  kDropButton,
  kMisereButton,
  kTrumpButton
};

constexpr std::array<Verb, 8> kVerbs = {{
    {"bid %n", By::Button, kBidButton, MK_TEXT("games", "bid %1"), 0, MK_TEXT("games", "%1 bids %3")},
    {"pass", By::Button, kPassButton, MK_TEXT("games", "pass"), 'p', MK_TEXT("games", "%1 passes")},
    {"discard %c", By::Set, kDiscardButton, MK_TEXT("games", "discard"), ' ', MK_TEXT("games", "%1 discards: %2"),
     MK_TEXT("games", "%1 discards two cards")},
    {"trump %s", By::Button, kTrumpButton, MK_TEXT("games", "trump: %2"), 0,
     MK_TEXT("games", "%1 names the trump: %4")},
    {"join", By::Button, kJoinButton, MK_TEXT("games", "play along"), 'j', MK_TEXT("games", "%1 plays along")},
    {"drop", By::Button, kDropButton, MK_TEXT("games", "drop out"), 'd', MK_TEXT("games", "%1 drops out")},
    {.pattern = "play %c", .by = By::Card, .say = MK_TEXT("games", "%1 plays %2")},
    {"misere", By::Button, kMisereButton, MK_TEXT("games", "misère"), 'm', MK_TEXT("games", "%1 calls misère")},
}};

std::string bidName(int call) {
  return call == PreferansRules::kMisereCall ? "M" : std::to_string(PreferansRules::bidOf(call));
}

Phrase called(const PoolLine& l) {
  if (l.declarer == kNobody) return MK_TEXT("games", "all passed");
  if (l.call == PreferansRules::kMisereCall) return MK_TEXT("games", "misère");
  return {MK_TEXT("games", "%1 %2"), {Arg::number(PreferansRules::bidOf(l.call)), Arg::suit(l.trump)}};
}

} // namespace

std::span<const OptionSpec> PreferansRules::options() {
  static const std::vector<OptionSpec> specs = {
      dealsOption({"3", "6", "9", "12", "15"}, 2),
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

std::span<const Verb> PreferansRules::verbs() { return kVerbs; }

PreferansRules::PreferansRules(const Setup& s)
    : Dealt(s.seats, sortedPack(kLowest),
            {.count = 3 * (1 + s.options.index("deals")), .byGames = false, .scoreName = MK_TEXT("games", "chips")}),
      auction_{.seats = s.seats, .highest = kHighestCall, .passBinds = true, .top = AuctionRule::Top::Bid},
      cap_(s.options.is("pool-cap", "none") ? INT16_MAX : 50 * s.options.index("pool-cap")),
      misere_(s.options.is("misere", "on")), bidBinds_(s.options.is("bid-binds-trump", "yes")),
      heartsFirst_(s.options.is("first-trick", "hearts")), openHands_(s.options.is("open-hands", "on")) {}

// The dealer pays for the deal. Packets: three to each, two for the talon, three to each, four to each.
void PreferansRules::deal(State& s, const Outcome& pack) const {
  static_cast<TrickPlay<kMostSeats>&>(s) = {};
  s.pool.payIn(s.score(s.dealer), kAnte, cap_);
  s.trump = -1;
  s.dropped.clear();
  if (rests(s.dealer, s.dealer)) s.dropped.push_back(s.dealer);
  s.Talon::deal(pack, s.dealer, std::span(s.hands).first(at(seats_)), {3, 3, 4}, kTalon, bitsOf(s.dropped));
  s.turn = elder(s);
  s.auction = Auction::begun(s.turn);
  s.phase = Phase::Auction;
}

TrickRule PreferansRules::ruleOf(const State& s) const {
  TrickRule r{s.trump, TrickRule::Overtake::Never, TrickRule::Void::Trump};
  if (heartsFirst_ && s.inFirstTrick() && !s.isMisere()) r.trump = static_cast<std::int8_t>(Suit::Hearts);
  return r;
}

bool PreferansRules::mayName(int call, Suit suit) const {
  return !bidBinds_ || kStrength[static_cast<std::size_t>(suit)] >= std::min(call, 4);
}

Call PreferansRules::callOf(const Move& m) {
  if (m.verb == kPass) return {};
  return {Call::Kind::Bid, static_cast<std::uint8_t>(m.verb == kMisere ? kMisereCall : callOf(m.number))};
}

// A bid is exactly one more than the last one.
bool PreferansRules::mayCall(const Auction& a, const Call& c) const {
  if (c.kind != Call::Kind::Bid) return true;
  if (c.bid == kMisereCall) return misere_ && a.bid < kMisereCall;
  return bidOf(c.bid) == bidOf(a.bid) + 1 && c.bid <= kHighestCall;
}

void PreferansRules::moves(const State& s, Seat seat, std::vector<Move>& out) const {
  const Cards& hand = s.hands[at(seat)];
  switch (s.phase) {
  case Phase::Auction:
    for (const Move& m :
         {Move{.verb = kPass}, Move{.verb = kBid, .number = static_cast<std::int16_t>(bidOf(s.auction.bid) + 1)},
          Move{.verb = kMisere}})
      if (mayCall(s.auction, callOf(m))) out.push_back(m);
    return;
  case Phase::Discard:
    return eachChoice(hand, kTalon, kTalon, [&](const Choice& c) {
      out.push_back({.verb = kDiscard, .cards = {c[0], c[1]}});
    });
  case Phase::Trump:
    for (const Suit suit : kSuits)
      if (mayName(s.auction.bid, suit)) out.push_back({.verb = kTrumpIs, .suit = static_cast<std::int8_t>(suit)});
    return;
  case Phase::Join:
    out.push_back({.verb = kJoin});
    return out.push_back({.verb = kDrop});
  case Phase::Tricks:
    for (const Card c : legalCards(ruleOf(s), s, players(s), seat)) out.push_back({.verb = kPlay, .cards = {c}});
  }
}

void PreferansRules::play(State& s, Seat seat, const Move& m) const {
  switch (m.verb) {
  case kBid:
  case kMisere:
  case kPass:
    speak(auction_, s.auction, callOf(m));
    if (!s.auction.over() && rests(s.auction.turn, s.dealer)) speak(auction_, s.auction, {}); // passes at once
    s.turn = s.auction.turn;
    if (s.auction.over()) endAuction(s);
    return;
  case kDiscard:
    s.putAway(s.hands[at(seat)], m.cards);
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
    s.turn = nextPlaying(s, seat);
    if (s.turn != s.auction.bidder) return;
    if (players(s) == 1) return finish(s);
    s.phase = Phase::Tricks;
    s.turn = nextPlaying(s, s.dealer);
    return;
  case kPlay:
    break;
  }
  if (playOn(s, ruleOf(s), seats_, seat, m.cards[0], bitsOf(s.dropped))) finish(s);
}

void PreferansRules::endAuction(State& s) const {
  if (s.auction.passedOut()) return finish(s);
  s.turn = s.auction.bidder;
  s.takeUp(s.hands[at(s.turn)]);
  s.phase = Phase::Discard;
}

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
    k = next(k);
    if (plays(k) && tricks[at(k)] < owes(k == declarer, call))
      pool.payIn(balances[at(k)], k == declarer ? kDeclarerPays : kJoinedPays, cap_);
  } while (k != declarer);
}

// Settles the deal, where somebody has declared, and writes it down.
void PreferansRules::finish(State& s) const {
  PoolLine line{.declarer = s.auction.bidder, .call = s.auction.bid, .trump = s.trump};
  std::array<int, kMostSeats> tricks{};
  for (Seat k = 0; k < seats_; ++k) {
    const int won = s.phase == Phase::Tricks ? s.tricksOf(ruleOf(s), players(s), k) : 0;
    line.tricks[at(k)] = static_cast<std::uint8_t>(won);
    tricks[at(k)] = s.plays(k) ? won : kAway;
  }
  if (line.declarer != kNobody) settle(s.scores, s.pool, line.declarer, line.call, std::span(tricks).first(at(seats_)));
  s.note(line, std::span(s.scores).first(at(seats_)));
  closeDeal(s);
}

// Counts the tricks that a hand may hope for, and in misère those that it may be forced to take.
std::optional<PreferansRules::Move> PreferansRules::suggest(const State& s, Seat seat, Random&) const {
  const Cards& hand = s.hands[at(seat)];
  const auto best = [&](const Cards& cards, int call) {
    return bestTrump(cards, [&](Suit suit) { return mayName(call, suit); });
  };
  switch (s.phase) {
  case Phase::Auction: {
    constexpr double talon = 0.8;  // what its two cards bring on average
    constexpr double daring = 1.2; // a trick that may be wanting: often fewer join, or nobody
    constexpr int safe = 2;        // so little danger goes with the two cards put away
    const Move misere{.verb = kMisere};
    if (mayCall(s.auction, callOf(misere)) && dangerOf(hand, kLowest) <= safe) return misere;
    const int next = bidOf(s.auction.bid) + 1;
    const Move bid{.verb = kBid, .number = static_cast<std::int16_t>(next)};
    const bool strong = best(hand, next).tricks + talon >= owes(true, callOf(next)) - daring;
    return strong && mayCall(s.auction, callOf(bid)) ? bid : Move{.verb = kPass};
  }
  case Phase::Discard: {
    const Choice away = bestPutAway(hand, kTalon, [&](const Cards& kept, const Choice& c) {
      return s.isMisere() ? -dangerOf(kept, kLowest)
                          : best(kept, s.auction.bid).tricks - 0.001 * (c[0].high() + c[1].high());
    });
    return Move{.verb = kDiscard, .cards = {away[0], away[1]}};
  }
  case Phase::Trump:
    return Move{.verb = kTrumpIs, .suit = static_cast<std::int8_t>(best(hand, s.auction.bid).suit)};
  case Phase::Join:
    return Move{.verb = tricksHoped(hand, static_cast<Suit>(s.trump)) >= kJoinedOwes - 0.3 ? kJoin : kDrop};
  case Phase::Tricks:
    break;
  }
  if (s.isMisere()) return Move{.verb = kPlay, .cards = {lowCard(ruleOf(s), s, players(s), seat)}};
  const TrickAim aim{.worth = {}, .perTrick = 1, .side = static_cast<std::uint8_t>(1u << seat)};
  return Move{.verb = kPlay, .cards = {sensibleCard(ruleOf(s), s, players(s), seat, pack_, aim)}};
}

void PreferansRules::table(Table& t, State& s) const {
  s.declare(t);
  declareTalon(t, s, kTalonZone, s.auction.bidder, openHands_ ? Sees::All : Sees::Nobody);
  t.word("part", s.phase, {"auction", "discard", "trump", "join", "tricks"});
  declareCalls(
      t, s.auction, auction_, bidName, Auction::begun,
      [this](const Auction& a, const Call& c) { return mayCall(a, c); }, s.stage == Stage::Play ? elder(s) : kNobody);
  suitField(t, "trump", s.trump);
  t.seatList("dropped", s.dropped);
  declarePool(t, s, kHighestCall, kHand);
}

Phrase PreferansRules::faulty(const State& s) const {
  if (Phrase f = faultOfPool(s, std::span(s.scores).first(at(seats_)), s.deals); !f.empty()) return f;
  if (s.stage != Stage::Play) return {};
  if (rests(s.dealer, s.dealer) && s.plays(s.dealer))
    return MK_TEXT("games", "the dealer rests when four are at the table");
  if (s.isMisere() && (s.phase == Phase::Trump || s.phase == Phase::Join || players(s) != kPlayers))
    return MK_TEXT("games", "the part of the deal does not fit misère");
  const Seat declarer = s.auction.bidder;
  const bool speaking = s.phase == Phase::Auction, discarding = s.phase == Phase::Discard;
  if (speaking != !s.auction.over()) return MK_TEXT("games", "the calls do not fit the part of the deal");
  if (speaking ? s.turn != s.auction.turn : declarer == kNobody)
    return MK_TEXT("games", "the turn does not fit the calls");
  if ((discarding || s.phase == Phase::Trump) && s.turn != declarer)
    return MK_TEXT("games", "it is the declarer's turn");
  if (s.phase == Phase::Join && s.turn == declarer) return MK_TEXT("games", "the declarer need not play along");
  if (s.dropped.contains(declarer) || s.dropped.contains(s.turn))
    return MK_TEXT("games", "the seat to act has dropped out");
  if (Phrase f = faultOfTalon(s, kTalon, !speaking, !speaking && !discarding); !f.empty()) return f;
  if ((s.trump < 0) != (s.phase < Phase::Join || s.isMisere()))
    return MK_TEXT("games", "the trump does not fit the part of the deal");
  if (s.phase != Phase::Tricks)
    return faultBeforePlay(
        s, seats_, [&](Seat k) { return rests(k, s.dealer) ? 0 : kHand + (discarding && k == declarer ? kTalon : 0); });
  if (players(s) < 2) return MK_TEXT("games", "nobody plays along");
  return faultOf(s, players(s), s.turn, bitsOf(s.dropped) | ~0u << seats_);
}

Phrase PreferansRules::prompt(const State& s, Viewer) const {
  const Arg who = Arg::seat(s.turn), declarer = Arg::seat(s.auction.bidder);
  const int bid = bidOf(s.auction.bid);
  switch (s.phase) {
  case Phase::Auction:
    if (s.auction.bid == 0) return {MK_TEXT("games", "%1: bid 1 or pass"), {who}};
    if (s.isMisere()) return {MK_TEXT("games", "%1: bid 9 or pass; %2 calls misère"), {who, declarer}};
    return {MK_TEXT("games", "%1: bid %2 or pass; %3 bids %4"),
            {who, Arg::number(bid + 1), declarer, Arg::number(bid)}};
  case Phase::Discard:
    return {MK_TEXT("games", "%1 has taken the talon: discard two cards"), {who}};
  case Phase::Trump:
    return {MK_TEXT("games", "%1: name the trump"), {who}};
  case Phase::Join:
    return {MK_TEXT("games", "%1: play along or drop out; %2 owes %3 tricks"),
            {who, declarer, Arg::number(owes(true, s.auction.bid))}};
  case Phase::Tricks:
    break;
  }
  return promptToPlay(s.trick, players(s), s.turn);
}

Phrase PreferansRules::ending(const State& s) const {
  const PoolLine& l = s.sheet.back();
  if (l.declarer == kNobody) return MK_TEXT("games", "All have passed; the pool stays.");
  const Arg declarer = Arg::seat(l.declarer), pays = Arg::number(kDeclarerPays);
  if (players(s) == 1) return {MK_TEXT("games", "Both drop out: %1 takes the pool."), {declarer}};
  const int won = l.tricks[at(l.declarer)], owed = owes(true, l.call);
  const Arg tricks = Arg::number(won), wanted = Arg::number(owed);
  if (l.call == kMisereCall && won == 0)
    return {MK_TEXT("games", "%1 has made misère: not a single trick."), {declarer}};
  if (l.call == kMisereCall)
    return {MK_TEXT("games", "%1 has not made misère (tricks: %2) and pays %3."), {declarer, tricks, pays}};
  if (won >= owed) return {MK_TEXT("games", "%1 owed %2 tricks and has %3."), {declarer, wanted, tricks}};
  return {MK_TEXT("games", "%1 owed %2 tricks, has only %3 and pays %4."), {declarer, wanted, tricks, pays}};
}

// What the last call or answer brings about is told with it.
Phrase PreferansRules::told(const State& s, const State& after, Seat seat, const Move& m, Viewer) const {
  const Arg said = Arg::phrase(tell(viewOf(verbs(), m), seat, true));
  if (s.phase == Phase::Auction && after.phase == Phase::Discard)
    return {MK_TEXT("games", "%1; %2 declares and takes the talon"), {said, Arg::seat(after.turn)}};
  if (s.phase == Phase::Join && after.stage != Stage::Play)
    return {MK_TEXT("games", "%1; %2 takes the pool"), {said, Arg::seat(s.auction.bidder)}};
  return {};
}

void PreferansRules::shown(const State& s, Viewer, View& v) const {
  if (Zone* z = v.find(kScores)) writeSheet(*z, s.sheet, std::span(s.scores).first(at(seats_)), s.pool.chips, called);
  if (isUndealt(s)) return;
  const TrickRule r = ruleOf(s);
  showTrick(v, r, s.trick);
  labelHands(v, seats_, [&](Seat k) -> Phrase {
    Phrase label;
    if (rests(k, s.dealer))
      label = MK_TEXT("games", "deals and rests");
    else if (!s.plays(k))
      label = MK_TEXT("games", "dropped out");
    else if (s.phase == Phase::Tricks)
      label = {MK_TEXT("games", "tricks: %1"), {Arg::number(s.tricksOf(r, players(s), k))}};
    if (s.phase == Phase::Auction || k != s.auction.bidder) return label;
    if (s.isMisere())
      return label.empty() ? MK_TEXT("games", "misère") : Phrase{MK_TEXT("games", "misère, %1"), {Arg::phrase(label)}};
    return {label.empty() ? MK_TEXT("games", "declarer, owes %1") : MK_TEXT("games", "%2, owes %1"),
            {Arg::number(owes(true, s.auction.bid)), Arg::phrase(label)}};
  });
  if (s.trump < 0) return;
  if (Zone* z = v.find(kDiscardZone)) z->label = {MK_TEXT("games", "trump: %1"), {Arg::suit(s.trump)}};
}

Phrase PreferansRules::whyNot(const State& s, Seat seat, std::string_view t) const {
  const std::string verb = said(t).verb;
  const int bid = bidOf(s.auction.bid);
  if (s.phase == Phase::Auction && verb == "bid")
    return {MK_TEXT("games", "The next bid is %1, neither more nor less."), {Arg::number(bid + 1)}};
  if (s.phase == Phase::Trump && verb == "trump")
    return {MK_TEXT("games", "That suit is too weak for a bid of %1."), {Arg::number(bid)}};
  if (s.phase == Phase::Discard && verb == "discard")
    return MK_TEXT("games", "Two different cards of your own hand are discarded.");
  if (s.phase != Phase::Tricks || verb != "play") return {};
  const TrickRule r = ruleOf(s);
  return whyNotPlayed(s.demandOn(r, players(s), seat), r, s.hands[at(seat)], t);
}

} // namespace mk
