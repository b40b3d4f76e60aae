// Preference: the table, the sheet, what is said and why something cannot be done. Rules: card games, game 169.
#include "games/cards/dealt.h"
#include "games/cards/preferans.h"
#include "games/kit/cards/calls.h"

namespace mk {

using namespace cards;

namespace {

enum Zones : std::int16_t { kTalonZone = kOwnZones, kDiscardZone };
enum Buttons : std::int16_t {
  kBidButton = 0, // + the bid
  kPassButton = 20,
  kDiscardButton,
  kJoinButton,
  kDropButton,
  kMisereButton,
  kTrumpButton // + the suit
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

std::span<const Verb> PreferansRules::verbs() const { return kVerbs; }

void PreferansRules::table(Table& t, State& s) const {
  s.declare(t);
  t.pile({.key = "talon",
          .cards = &s.talon,
          .zone = kTalonZone,
          .role = Zone::Role::Stock,
          .sees = Sees::Nobody,
          .name = MK_TEXT("games", "talon"),
          .places = 1});
  t.pile({.key = "discards",
          .cards = &s.discards,
          .zone = kDiscardZone,
          .role = Zone::Role::Discard,
          .sees = openHands_ ? Sees::All : Sees::Nobody,
          .name = MK_TEXT("games", "discards"),
          .places = 2,
          .shownTo = static_cast<std::uint16_t>(s.auction.bidder == kNobody ? 0u : 1u << s.auction.bidder)});
  t.word("part", s.phase,
         {{Phase::Auction, "auction"},
          {Phase::Discard, "discard"},
          {Phase::Trump, "trump"},
          {Phase::Join, "join"},
          {Phase::Tricks, "tricks"}});
  declareCalls(t, s.auction, auction_, bidName, Auction::begun,
               [this](const Auction& a, const Call& c) { return c.kind != Call::Kind::Bid || mayCall(a, c.bid); });
  suitField(t, "trump", s.trump);
  t.seatList("dropped", s.dropped);
  t.number("pool", s.pool.chips, 0, 30000);
  declareSheet(t, s.sheet, kHighestCall, kHand);
}

Permission PreferansRules::completed(State& s) const {
  if (s.stage == Stage::Play && s.auction.calls.empty()) s.auction = Auction::begun(elderOf(s.dealer, seats_));
  return Ok{};
}

Phrase PreferansRules::faulty(const State& s) const {
  const std::span<const std::int16_t> balances = std::span(s.scores).first(static_cast<std::size_t>(seats_));
  if (!s.pool.isWhole(balances)) return MK_TEXT("games", "chips are missing: pool and balances together are not 0");
  if (s.sheet.count() != s.deals) return MK_TEXT("games", "the sheet has not a line for each deal");
  if (s.stage != Stage::Play) return {};
  if (rests(s.dealer, s.dealer) && s.plays(s.dealer))
    return MK_TEXT("games", "the dealer rests when four are at the table");
  if (s.isMisere() && (s.phase == Phase::Trump || s.phase == Phase::Join || players(s) != kPlayers))
    return MK_TEXT("games", "the part of the deal does not fit misère");
  const bool speaking = s.phase == Phase::Auction;
  if (speaking != !s.auction.over()) return MK_TEXT("games", "the calls do not fit the part of the deal");
  if (speaking ? s.turn != s.auction.turn : s.auction.bidder == kNobody)
    return MK_TEXT("games", "the turn does not fit the calls");
  const Seat declarer = s.auction.bidder;
  if ((s.phase == Phase::Discard || s.phase == Phase::Trump) && s.turn != declarer)
    return MK_TEXT("games", "it is the declarer's turn");
  if (s.phase == Phase::Join && s.turn == declarer) return MK_TEXT("games", "the declarer need not play along");
  if (s.dropped.contains(declarer) || s.dropped.contains(s.turn))
    return MK_TEXT("games", "the seat to act has dropped out");
  if (s.talon.count() != (speaking ? kTalon : 0)) return MK_TEXT("games", "the talon is not whole");
  if (s.discards.count() != (speaking || s.phase == Phase::Discard ? 0 : kTalon))
    return MK_TEXT("games", "the discards are not whole");
  if ((s.trump < 0) != (s.phase < Phase::Join || s.isMisere()))
    return MK_TEXT("games", "the trump does not fit the part of the deal");
  if (s.phase == Phase::Tricks) {
    if (players(s) < 2) return MK_TEXT("games", "nobody plays along");
    unsigned absent = ~0u << seats_;
    for (const Seat k : s.dropped) absent |= 1u << k;
    return faultOf(s, players(s), s.turn, absent);
  }
  for (Seat k = 0; k < seats_; ++k) {
    const int whole = rests(k, s.dealer) ? 0 : kHand + (s.phase == Phase::Discard && k == declarer ? kTalon : 0);
    if (s.hands[at(k)].count() != whole) return MK_TEXT("games", "a hand has too many cards or too few");
  }
  return s.trick.count() == 0 ? Phrase() : MK_TEXT("games", "a card has been played too early");
}

Phrase PreferansRules::prompt(const State& s, Viewer) const {
  const Arg who = Arg::seat(s.turn);
  switch (s.phase) {
  case Phase::Auction:
    if (s.auction.bid == 0) return {MK_TEXT("games", "%1: bid 1 or pass"), {who}};
    if (s.isMisere())
      return {MK_TEXT("games", "%1: bid 9 or pass; %2 calls misère"), {who, Arg::seat(s.auction.bidder)}};
    return {
        MK_TEXT("games", "%1: bid %2 or pass; %3 bids %4"),
        {who, Arg::number(bidOf(s.auction.bid) + 1), Arg::seat(s.auction.bidder), Arg::number(bidOf(s.auction.bid))}};
  case Phase::Discard:
    return {MK_TEXT("games", "%1 has taken the talon: discard two cards"), {who}};
  case Phase::Trump:
    return {MK_TEXT("games", "%1: name the trump"), {who}};
  case Phase::Join:
    return {MK_TEXT("games", "%1: play along or drop out; %2 owes %3 tricks"),
            {who, Arg::seat(s.auction.bidder), Arg::number(owes(s, s.auction.bidder))}};
  case Phase::Tricks:
    break;
  }
  return promptToPlay(s.trick, players(s), s.turn);
}

Phrase PreferansRules::ending(const State& s) const {
  const PoolLine& l = s.sheet.back();
  if (l.declarer == kNobody) return MK_TEXT("games", "All have passed; the pool stays.");
  const Arg declarer = Arg::seat(l.declarer);
  if (players(s) == 1) return {MK_TEXT("games", "Both drop out: %1 takes the pool."), {declarer}};
  const int tricks = l.tricks[at(l.declarer)], owed = owes(true, l.call);
  if (l.call == kMisereCall && tricks == 0)
    return {MK_TEXT("games", "%1 has made misère: not a single trick."), {declarer}};
  if (l.call == kMisereCall)
    return {MK_TEXT("games", "%1 has not made misère (tricks: %2) and pays %3."),
            {declarer, Arg::number(tricks), Arg::number(kDeclarerPays)}};
  if (tricks >= owed)
    return {MK_TEXT("games", "%1 owed %2 tricks and has %3."), {declarer, Arg::number(owed), Arg::number(tricks)}};
  return {MK_TEXT("games", "%1 owed %2 tricks, has only %3 and pays %4."),
          {declarer, Arg::number(owed), Arg::number(tricks), Arg::number(kDeclarerPays)}};
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
  for (Seat k = 0; k < seats_; ++k) {
    Zone* z = v.find(k);
    if (z == nullptr) continue;
    const bool declares = s.phase != Phase::Auction && k == s.auction.bidder;
    Phrase label;
    if (rests(k, s.dealer))
      label = MK_TEXT("games", "deals and rests");
    else if (!s.plays(k))
      label = MK_TEXT("games", "dropped out");
    else if (s.phase == Phase::Tricks)
      label = {MK_TEXT("games", "tricks: %1"), {Arg::number(s.tricksOf(r, players(s), k))}};
    if (declares && s.isMisere())
      label = label.empty() ? MK_TEXT("games", "misère") : Phrase{MK_TEXT("games", "misère, %1"), {Arg::phrase(label)}};
    else if (declares)
      label = {label.empty() ? MK_TEXT("games", "declarer, owes %1") : MK_TEXT("games", "%2, owes %1"),
               {Arg::number(owes(s, k)), Arg::phrase(label)}};
    if (!label.empty()) z->label = label;
  }
  if (s.trump < 0) return;
  if (Zone* z = v.find(kDiscardZone)) z->label = {MK_TEXT("games", "trump: %1"), {Arg::suit(s.trump)}};
}

Phrase PreferansRules::whyNot(const State& s, Seat seat, std::string_view t) const {
  const auto w = wordsOf(t);
  const std::string_view verb = w.empty() ? "" : w.front();
  if (s.phase == Phase::Auction && verb == "bid")
    return {MK_TEXT("games", "The next bid is %1, neither more nor less."), {Arg::number(bidOf(s.auction.bid) + 1)}};
  if (s.phase == Phase::Trump && verb == "trump")
    return {MK_TEXT("games", "That suit is too weak for a bid of %1."), {Arg::number(bidOf(s.auction.bid))}};
  if (s.phase == Phase::Discard && verb == "discard")
    return MK_TEXT("games", "Two different cards of your own hand are discarded.");
  if (s.phase != Phase::Tricks || verb != "play") return {};
  const TrickRule r = ruleOf(s);
  return whyNotPlayed(s.demandOn(r, players(s), seat), r, s.hands[at(seat)], t);
}

} // namespace mk
