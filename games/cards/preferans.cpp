// Preference: deal, auction, tricks, settling, a sensible player and what is said. Rules: card games, game 169.
#include "games/cards/preferans.h"

#include "games/kit/cards/calls.h"
#include "games/kit/cards/trick_hopes.h"
#include "games/kit/cards/trick_player.h"

namespace mk {

using namespace cards;

namespace {

// A bid of so much or more allows no weaker trump.
constexpr std::array<int, 4> kStrength = {1, 3, 4, 2}; // of C D H S

enum Zones : std::int16_t { kTalonZone = kOwnZones, kDiscardZone };
enum Buttons : std::int16_t { kDropButton = kOtherButton + 1, kMisereButton };

constexpr std::array<Verb, 8> kVerbs = {{
    {"bid %n", By::Button, kRankButton, MK_TEXT("games", "bid %1"), 0, MK_TEXT("games", "%1 bids %3")},
    {"pass", By::Button, kPassButton, MK_TEXT("games", "pass"), 'p', MK_TEXT("games", "%1 passes")},
    {"discard %c", By::Set, kMainButton, MK_TEXT("games", "discard"), ' ', MK_TEXT("games", "%1 discards: %2"),
     MK_TEXT("games", "%1 discards two cards")},
    {"trump %s", By::Button, kSuitButton, MK_TEXT("games", "trump: %2"), 0, MK_TEXT("games", "%1 names the trump: %4")},
    {"join", By::Button, kOtherButton, MK_TEXT("games", "play along"), 'j', MK_TEXT("games", "%1 plays along")},
    {"drop", By::Button, kDropButton, MK_TEXT("games", "drop out"), 'd', MK_TEXT("games", "%1 drops out")},
    {.pattern = "play %c", .by = By::Card, .say = MK_TEXT("games", "%1 plays %2")},
    {"misere", By::Button, kMisereButton, MK_TEXT("games", "misère"), 'm', MK_TEXT("games", "%1 calls misère")},
}};

constexpr CallVerbs kCallVerbs{
    .pass = PreferansRules::kPass, .bid = PreferansRules::kBid, .aside = PreferansRules::kMisere};

std::string bidName(int bid) {
  return bid == PreferansRules::kAuction.aside ? "M" : std::to_string(PreferansRules::kAuction.stepOf(bid));
}

Phrase called(const PoolLine& l) {
  if (l.declarer == kNobody) return MK_TEXT("games", "all passed");
  if (l.call == PreferansRules::kAuction.aside) return MK_TEXT("games", "misère");
  return {MK_TEXT("games", "%1 %2"), {Arg::number(PreferansRules::kAuction.stepOf(l.call)), Arg::suit(l.trump)}};
}

} // namespace

std::span<const OptionSpec> PreferansRules::options() {
  static const std::vector<OptionSpec> specs = {
      dealsOption({"3", "6", "9", "12", "15"}, 2),
      poolCapOption(),
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
      bidBinds_(s.options.is("bid-binds-trump", "yes")), heartsFirst_(s.options.is("first-trick", "hearts")),
      openHands_(s.options.is("open-hands", "on")) {
  auction_.seats = s.seats;
  auction_.hasAside = s.options.is("misere", "on");
  chips_.cap = poolCapOf(s.options);
}

// The dealer pays for the deal. Packets: three to each, two for the talon, three to each, four to each.
void PreferansRules::deal(State& s, const Outcome& pack) const {
  static_cast<TrickPlay<kMostSeats>&>(s) = {};
  s.pool.payIn(s.score(s.dealer), chips_.ante, chips_.cap);
  s.trump = -1;
  s.begin(rests(s.dealer, s.dealer) ? s.dealer : kNobody);
  s.Talon::deal(pack, s.dealer, std::span(s.hands).first(at(seats_)), {3, 3, 4}, kTalon, s.away());
  s.turn = elder(s);
  s.auction = Auction::begun(s.turn);
  s.phase = Phase::Auction;
}

TrickRule PreferansRules::ruleOf(const State& s) const {
  TrickRule r{s.trump, TrickRule::Overtake::Never, TrickRule::Void::Trump};
  if (heartsFirst_ && s.inFirstTrick() && !s.isMisere()) r.trump = static_cast<std::int8_t>(Suit::Hearts);
  return r;
}

auto PreferansRules::trumpsOf(int bid) const {
  return [this, bid](Suit suit) { return !bidBinds_ || kStrength[static_cast<std::size_t>(suit)] >= std::min(bid, 4); };
}

void PreferansRules::moves(const State& s, Seat seat, std::vector<Move>& out) const {
  switch (s.phase) {
  case Phase::Auction:
    return eachCall(auction_, s.auction, [&](Call c) { out.push_back(moveOf<Move>(kCallVerbs, auction_, c)); });
  case Phase::Discard:
    return eachChoice(s.hands[at(seat)], kTalon, kTalon, [&](const Choice& c) {
      out.push_back({.verb = kDiscard, .cards = {c[0], c[1]}});
    });
  case Phase::Trump:
    for (const Suit suit : {Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades})
      if (trumpsOf(s.auction.bid)(suit)) out.push_back({.verb = kTrumpIs, .suit = static_cast<std::int8_t>(suit)});
    return;
  case Phase::Join:
    out.push_back({.verb = kJoin});
    return out.push_back({.verb = kDrop});
  case Phase::Tricks:
    for (const Card c : legalCards(ruleOf(s), s, players(s), seat)) out.push_back({.verb = kPlay, .cards = {c}});
  }
}

void PreferansRules::play(State& s, Seat seat, const Move& m) const {
  switch (s.phase) {
  case Phase::Auction:
    speak(auction_, s.auction, callOf(kCallVerbs, auction_, m), rests(s.dealer, s.dealer) ? 1u << s.dealer : 0u);
    if (s.auction.passedOut()) return finish(s);
    s.turn = s.auction.over() ? s.auction.bidder : s.auction.turn;
    if (!s.auction.over()) return;
    s.takeUp(s.hands[at(s.turn)]);
    s.phase = Phase::Discard;
    return;
  case Phase::Discard:
    s.putAway(s.hands[at(seat)], m.cards);
    s.phase = s.isMisere() ? Phase::Tricks : Phase::Trump;
    if (s.isMisere()) s.turn = s.nextPlaying(s.dealer, seats_); // nobody may drop out
    return;
  case Phase::Trump:
    s.trump = m.suit;
    s.phase = Phase::Join;
    s.turn = s.nextPlaying(seat, seats_);
    return;
  case Phase::Join:
    if (m.verb == kDrop) s.dropped.push_back(seat);
    s.turn = s.nextPlaying(seat, seats_);
    if (s.turn != s.auction.bidder) return;
    if (players(s) == 1) return finish(s);
    s.phase = Phase::Tricks;
    s.turn = s.nextPlaying(s.dealer, seats_);
    return;
  case Phase::Tricks:
    if (playOn(s, ruleOf(s), seats_, seat, m.cards[0], s.away())) finish(s);
  }
}

void PreferansRules::finish(State& s) const {
  PoolLine played{.declarer = s.auction.bidder, .call = s.auction.bid, .trump = s.trump};
  for (Seat k = 0; k < seats_; ++k)
    played.tricks[at(k)] = static_cast<std::uint8_t>(s.tricksOf(ruleOf(s), players(s), k));
  settle(chips_, s, played, owes(played.call), s.away(), std::span(s.scores).first(at(seats_)));
  closeDeal(s);
}

PreferansRules::Move PreferansRules::suggestCall(const Auction& a, const Cards& hand) const {
  constexpr double talon = 0.8;  // what its two cards bring on average
  constexpr double daring = 1.2; // a trick that may be wanting: often fewer join, or nobody
  constexpr int safe = 2;        // so little danger goes with the two cards put away
  const Call misere = Call::ofBid(auction_.aside), bid = Call::ofBid(auction_.nextStep(a.bid));
  const auto say = [&](Call c) { return moveOf<Move>(kCallVerbs, auction_, c); };
  if (mayCall(auction_, a, misere) && dangerOf(hand, kLowest) <= safe) return say(misere);
  const bool strong = bestTrump(hand, trumpsOf(bid.bid)).tricks + talon >= owes(bid.bid) - daring;
  return say(strong && mayCall(auction_, a, bid) ? bid : Call{});
}

// Counts the tricks that a hand may hope for, and in misère those that it may be forced to take.
std::optional<PreferansRules::Move> PreferansRules::suggest(const State& s, Seat seat, Random&) const {
  const Cards& hand = s.hands[at(seat)];
  const auto trumps = trumpsOf(s.auction.bid);
  switch (s.phase) {
  case Phase::Auction:
    return suggestCall(s.auction, hand);
  case Phase::Discard: {
    const Choice away = s.isMisere() ? bestForNoTrick(hand, kTalon, kLowest) : bestForTricks(hand, kTalon, trumps);
    return Move{.verb = kDiscard, .cards = {away[0], away[1]}};
  }
  case Phase::Trump:
    return Move{.verb = kTrumpIs, .suit = static_cast<std::int8_t>(bestTrump(hand, trumps).suit)};
  case Phase::Join:
    return Move{.verb = tricksHoped(hand, static_cast<Suit>(s.trump)) >= chips_.joined.tricks - 0.3 ? kJoin : kDrop};
  case Phase::Tricks:
    break;
  }
  const TrickAim own = TrickAim::tricks(1u << seat);
  return Move{.verb = kPlay,
              .cards = {s.isMisere() ? lowCard(ruleOf(s), s, players(s), seat)
                                     : sensibleCard(ruleOf(s), s, players(s), seat, pack_, own)}};
}

void PreferansRules::table(Table& t, State& s) const {
  s.TrickPlay::declare(t);
  declareTalon(t, s, kTalonZone, s.auction.bidder, openHands_ ? Sees::All : Sees::Nobody);
  t.word("part", s.phase, {"auction", "discard", "trump", "join", "tricks"});
  declareCalls(t, s.auction, auction_, bidName, Auction::begun, s.stage == Stage::Play ? elder(s) : kNobody);
  suitField(t, "trump", s.trump);
  s.TakingPart::declare(t);
  declarePool(t, s, kAuction.highest, kHand);
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
  if (Phrase f = faultOfCalls(s.auction, speaking, s.turn); !f.empty()) return f;
  if ((discarding || s.phase == Phase::Trump) && s.turn != declarer)
    return MK_TEXT("games", "it is the declarer's turn");
  if (s.phase == Phase::Join && s.turn == declarer) return MK_TEXT("games", "the declarer need not play along");
  if (s.dropped.contains(declarer) || s.dropped.contains(s.turn))
    return MK_TEXT("games", "the seat to act has dropped out");
  if (Phrase f = faultOfTalon(s, kTalon, !speaking, !speaking && !discarding); !f.empty()) return f;
  if ((s.trump < 0) != (s.phase < Phase::Join || s.isMisere()))
    return MK_TEXT("games", "the trump does not fit the part of the deal");
  if (s.phase < Phase::Join && players(s) != kPlayers) return MK_TEXT("games", "nobody can have dropped out yet");
  if (s.phase != Phase::Tricks)
    return faultBeforePlay(
        s, seats_, [&](Seat k) { return rests(k, s.dealer) ? 0 : kHand + (discarding && k == declarer ? kTalon : 0); });
  if (players(s) < 2) return MK_TEXT("games", "nobody plays along");
  return faultOf(s, players(s), s.turn, s.away() | ~0u << seats_);
}

Phrase PreferansRules::prompt(const State& s, Viewer) const {
  const Arg who = Arg::seat(s.turn), declarer = Arg::seat(s.auction.bidder);
  const int bid = kAuction.stepOf(s.auction.bid);
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
            {who, declarer, Arg::number(owes(s.auction.bid))}};
  case Phase::Tricks:
    break;
  }
  return promptToPlay(s.trick, players(s), s.turn);
}

Phrase PreferansRules::ending(const State& s) const {
  return endOf(chips_, s.sheet.back(), owes(s.sheet.back().call), players(s) > 1);
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
            {Arg::number(owes(s.auction.bid)), Arg::phrase(label)}};
  });
  if (Zone* z = v.find(kDiscardZone); z != nullptr && s.trump >= 0)
    z->label = {MK_TEXT("games", "trump: %1"), {Arg::suit(s.trump)}};
}

Phrase PreferansRules::whyNot(const State& s, Seat seat, std::string_view t) const {
  const std::string verb = said(t).verb;
  const int bid = kAuction.stepOf(s.auction.bid);
  if (s.phase == Phase::Auction && verb == "bid")
    return {MK_TEXT("games", "The next bid is %1, neither more nor less."), {Arg::number(bid + 1)}};
  if (s.phase == Phase::Trump && verb == "trump")
    return {MK_TEXT("games", "That suit is too weak for a bid of %1."), {Arg::number(bid)}};
  if (s.phase == Phase::Discard && verb == "discard")
    return MK_TEXT("games", "Two different cards of your own hand are discarded.");
  if (s.phase != Phase::Tricks || verb != "play") return {};
  return s.whyNot(ruleOf(s), players(s), seat, t);
}

} // namespace mk
