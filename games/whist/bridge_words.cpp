// What is said in rubber bridge: calls, cards, the end of a deal, what to do, and why something cannot be done. Rules:
// rulings on bridge, part I.
#include "games/whist/bridge_words.h"

#include "games/whist/bridge.h"
#include "games/whist/bridge_bidder.h"
#include "games/whist/bridge_spelling.h"
#include "games/whist/calls.h"

#include <algorithm>

namespace mk {

using namespace cards;
using namespace bridge;

namespace bridge {

Phrase strainPhrase(int strain) {
  if (strain == kNoTrumps) return MK_TEXT("games", "NT");
  return {"%1", {Arg::suit(strain)}};
}

Phrase bidPhrase(int bid) {
  const int strain = strainOf(bid);
  return {"%1 %2",
          {Arg::number(levelOf(bid)), strain == kNoTrumps ? Arg::phrase(strainPhrase(strain)) : Arg::suit(strain)}};
}

Phrase callPhrase(const Call& c) {
  switch (c.kind) {
  case Call::Kind::Bid:
    return bidPhrase(c.bid);
  case Call::Kind::Double:
    return MK_TEXT("games", "double");
  case Call::Kind::Redouble:
    return MK_TEXT("games", "redouble");
  default:
    return MK_TEXT("games", "pass");
  }
}

Phrase contractPhrase(const Contract& c) {
  const Arg bid = Arg::phrase(bidPhrase(c.bid));
  if (c.times == 1) return bidPhrase(c.bid);
  return {c.times == 2 ? MK_TEXT("games", "%1 doubled") : MK_TEXT("games", "%1 redoubled"), {bid}};
}

Phrase resultPhrase(const DealResult& r) {
  const int over = r.tricks - r.contract.level() - 6;
  const Arg contract = Arg::phrase(contractPhrase(r.contract));
  if (over == 0) return {MK_TEXT("games", "%1 made"), {contract}};
  return {over > 0 ? MK_TEXT("games", "%1, %2 over") : MK_TEXT("games", "%1, %2 down"),
          {contract, Arg::number(std::abs(over))}};
}

Phrase chairPhrase(Seat chair) {
  constexpr std::array<const char*, 4> names = {MK_TEXT("games", "North"), MK_TEXT("games", "East"),
                                                MK_TEXT("games", "South"), MK_TEXT("games", "West")};
  return names[at(chair)];
}

Phrase systemPhrase(System system) {
  return system == System::Risti ? MK_TEXT("games", "Risti: one club") : MK_TEXT("games", "Culbertson");
}

Phrase systemsPhrase(const std::array<System, 2>& systems) {
  if (systems[0] == systems[1]) return {MK_TEXT("games", "system: %1"), {Arg::phrase(systemPhrase(systems[0]))}};
  return {MK_TEXT("games", "north and south: %1; east and west: %2"),
          {Arg::phrase(systemPhrase(systems[0])), Arg::phrase(systemPhrase(systems[1]))}};
}

Phrase whyNotCall(const Auction& a, int call) {
  return whist::whyNotCall(Bridge::kAuction, a, callOf(call), bidPhrase);
}

namespace {

Phrase list(Phrase sofar, Phrase more) {
  if (sofar.empty()) return more;
  return {MK_TEXT("games", "%1, %2"), {Arg::phrase(std::move(sofar)), Arg::phrase(std::move(more))}};
}

} // namespace

// "2½"
Arg quartersArg(Quarters n) {
  constexpr std::array<const char*, 4> parts = {"", "¼", "½", "¾"};
  const std::string whole = n >= 4 || n % 4 == 0 ? std::to_string(n / 4) : std::string();
  return Arg::literal(whole + parts[static_cast<std::size_t>(n % 4)]);
}

Phrase tellsPhrase(const Reading& before, const Call& last) {
  const Shows s = before.shows(last);
  Phrase what;
  if (s.takeout) what = MK_TEXT("games", "partner has to choose a suit");
  if (s.artificial) what = list(what, MK_TEXT("games", "not meant as a suit"));
  if (s.honours == 4) what = list(what, MK_TEXT("games", "at least one honour trick"));
  if (s.honours > 0 && s.honours != 4)
    what = list(what, {MK_TEXT("games", "at least %1 honour tricks"), {quartersArg(s.honours)}});
  if (s.suit >= 0 && s.playing > 0)
    what = list(what, {MK_TEXT("games", "%1 playing tricks with %2"), {quartersArg(s.playing), Arg::suit(s.suit)}});
  if (s.raised >= 0 && s.support > 0)
    what = list(what, {MK_TEXT("games", "%1 support tricks for %2"), {quartersArg(s.support), Arg::suit(s.raised)}});
  if (s.forcing) what = list(what, MK_TEXT("games", "forcing to game"));
  return what;
}

} // namespace bridge

// What the last call but passes tells, while it is spoken.
Phrase Bridge::lastCallTold(const State& s) const {
  for (std::size_t i = s.auction.calls.size(); i-- > 0;) {
    const Call& c = s.auction.calls[i].call;
    if (c.kind == Call::Kind::Pass) continue;
    const Phrase tells = s.isForced(i) ? Phrase() : tellsPhrase(heard(s, setting(s), i), c);
    if (tells.empty()) return {};
    return {"%1: %2", {Arg::phrase(callPhrase(c)), Arg::phrase(tells)}};
  }
  return {};
}

Phrase Bridge::ending(const State& s) const {
  const DealResult& r = s.pad.back();
  if (r.contract.bid == 0) return MK_TEXT("games", "All have passed: nothing is written.");
  Standing st = beforeLastDeal(s);
  Phrase entries;
  write(sc_, house_, st, r, [&](PadEntry e, int side, int points) {
    const bool declaring = side == sideOf(r.contract.declarer);
    entries = list(entries, {declaring ? "%1 %2" : MK_TEXT("games", "%1 %2 for the opponents"),
                             {Arg::phrase(nameOf(e)), Arg::number(points)}});
  });
  const int need = 6 + r.contract.level();
  const Arg who = Arg::seat(s.person[at(r.contract.declarer)]);
  const Phrase made = r.tricks >= need
                          ? Phrase{MK_TEXT("games", "%1: %2 made with %3 tricks"),
                                   {who, Arg::phrase(contractPhrase(r.contract)), Arg::number(r.tricks)}}
                          : Phrase{MK_TEXT("games", "%1: %2 is %3 down"),
                                   {who, Arg::phrase(contractPhrase(r.contract)), Arg::number(need - r.tricks)}};
  const Phrase written{MK_TEXT("games", "%1: %2."), {Arg::phrase(made), Arg::phrase(entries)}};
  // The tricks that lie there are not those that count.
  const int revoked = std::abs(s.won[at(sideOf(r.contract.declarer))] - r.tricks);
  if (revoked == 0 || (!s.laid.full() && !s.claim.accepted)) return written;
  return {MK_TEXT("games", "%1 Tricks moved for revokes: %2."), {Arg::phrase(written), Arg::number(revoked)}};
}

Phrase Bridge::prompt(const State& s, Viewer) const {
  const Seat actor = turn(s).seat();
  const Arg who = Arg::seat(actor);
  switch (s.phase) {
  case Phase::Lot:
    if (draws_ && !sc_.law1933)
      return MK_TEXT("games", "Four cards are drawn for partners, places and the deal; the ace is the lowest.");
    if (draws_) return MK_TEXT("games", "Four cards are drawn for partners, places and the deal.");
    return MK_TEXT("games", "The first dealer is drawn by lot.");
  case Phase::Seats:
    return {sc_.law1933 ? MK_TEXT("games", "%1 drew the highest card: choose a chair")
                        : MK_TEXT("games", "%1 drew the highest card, the ace being the lowest: choose a chair"),
            {who}};
  case Phase::Deal: {
    const Arg dealer = Arg::seat(s.person[at(s.dealer)]);
    if (!s.drawn.empty()) {
      const auto pair = [&](int chair) {
        return Arg::phrase(whist::bothNamed(s.person[at(chair)], s.person[at(chair + 2)]));
      };
      return {MK_TEXT("games", "%1 play against %2; %3 deals."), {pair(0), pair(1), dealer}};
    }
    if (s.pad.empty()) return {MK_TEXT("games", "%1 deals."), {dealer}};
    if (isOver(s))
      return {MK_TEXT("games", "%1 The rubber is over; %2 deals the next one."), {Arg::phrase(ending(s)), dealer}};
    return {MK_TEXT("games", "%1 Next: %2 deals."), {Arg::phrase(ending(s)), dealer}};
  }
  case Phase::Over:
    return result(s).why;
  case Phase::Auction:
    if (s.mend)
      return {MK_TEXT("games", "%1: that was too little, bid more than %2; then partner must pass"),
              {who, Arg::phrase(bidPhrase(s.auction.bid))}};
    if (s.muted == s.turn) return {MK_TEXT("games", "%1: pass, because your partner bid too little"), {who}};
    if (s.auction.bid == 0) return {MK_TEXT("games", "%1: bid or pass"), {who}};
    return {MK_TEXT("games", "%1: your call; %2 has bid %3"),
            {who, Arg::seat(s.person[at(s.auction.bidder)]),
             Arg::phrase(contractPhrase({s.auction.bid, s.auction.times, kNobody}))}};
  case Phase::Stand:
    return {MK_TEXT("games", "%1: %2 does not follow %3; does it stand?"),
            {who, Arg::card(s.laid.back().card.code()), Arg::suit(static_cast<int>(s.trick.led()))}};
  case Phase::Answer:
    return {MK_TEXT("games", "%1: %2 claims %3 of the %4 tricks left. Agree?"),
            {who, Arg::seat(actorOf(s, s.claim.chair)), Arg::number(s.claim.tricks), Arg::number(tricksLeft(s))}};
  case Phase::Review:
    return {MK_TEXT("games", "%1: was there a revoke?"), {who}};
  case Phase::Penalty:
    return {MK_TEXT("games", "%1: points or tricks for the revoke?"), {who}};
  case Phase::Play:
    break;
  }
  const Arg contract = Arg::phrase(contractPhrase(s.contract));
  const Seat declarer = s.person[at(s.contract.declarer)];
  const bool forDummy = s.turn == s.dummy(), forDeclarer = s.turn == s.contract.declarer && actor != declarer;
  if (forDeclarer && s.leads())
    return {MK_TEXT("games", "%1: lead a card from %2's hand; %3 is played"), {who, Arg::seat(declarer), contract}};
  if (forDeclarer)
    return {MK_TEXT("games", "%1: a card from %2's hand to %3; %4 is played"),
            {who, Arg::seat(declarer), Arg::card(s.trick.cards.front().code()), contract}};
  if (s.leads())
    return {forDummy ? MK_TEXT("games", "%1: lead a card from dummy; %2 is played")
                     : MK_TEXT("games", "%1: lead a card; %2 is played"),
            {who, contract}};
  return {forDummy ? MK_TEXT("games", "%1: a card from dummy to %2; %3 is played")
                   : MK_TEXT("games", "%1: a card to %2; %3 is played"),
          {who, Arg::card(s.trick.cards.front().code()), contract}};
}

namespace {

// Declarer's hand is laid open by a claim; a defender's is shown to declarer alone.
bool seesClaimed(const Bridge::State& s, Viewer v) {
  const Seat claimer = s.claim.chair, declarer = s.contract.declarer;
  return sideOf(claimer) == sideOf(declarer) ||
         (!v.isPublic() && (v.seat == s.person[at(claimer)] || v.seat == s.person[at(declarer)]));
}

int trumpsElsewhere(const Bridge::State& s, std::span<const Seat> seen) {
  const int trump = Bridge::ruleOf(s).trump;
  int out = 0;
  for (Seat k = 0; k < kChairs; ++k)
    if (std::ranges::find(seen, k) == seen.end())
      for (const Card c : s.hands[at(k)]) out += static_cast<int>(c.suit()) == trump ? 1 : 0;
  return out;
}

} // namespace

// What a revoke that has just been proven will cost.
Phrase Bridge::revokeCosts(const State& s, Seat chair) const {
  if (!sc_.law1933 && sideOf(chair) == sideOf(s.contract.declarer))
    return {MK_TEXT("games", "the opponents write %1 points, and its side no honours"), {Arg::number(sc_.revoke)}};
  if (!sc_.law1933)
    return {MK_TEXT("games", "after the deal declarer takes %1 points or %2 tricks"),
            {Arg::number(sc_.revoke), Arg::number(revokeTricks_)}};
  const bool first = std::ranges::none_of(
      s.accused, [&](const Accusation& a) { return a.proven && sideOf(a.chair) == sideOf(chair); });
  return first ? MK_TEXT("games", "two of the later tricks of its side go to the opponents after the deal")
               : MK_TEXT("games", "one more of the later tricks of its side goes to the opponents after the deal");
}

Phrase Bridge::tell(const State& s, Seat seat, const Move& m, Viewer v) const {
  using Kind = Move::Kind;
  const Arg who = Arg::seat(seat);
  State after = s;
  play(after, seat, m);
  Phrase said;
  switch (m.kind) {
  case Kind::Call: {
    const Arg bid = Arg::phrase(m.number >= 1 && m.number <= kHighestBid ? bidPhrase(m.number) : Phrase());
    if (m.number == kPass)
      said = {MK_TEXT("games", "%1 says pass"), {who}};
    else if (m.number == kDouble)
      said = {MK_TEXT("games", "%1 doubles"), {who}};
    else if (m.number == kRedouble)
      said = {MK_TEXT("games", "%1 redoubles"), {who}};
    else if (m.number > s.auction.bid)
      said = {MK_TEXT("games", "%1 bids %2"), {who, bid}};
    else if (after.mend)
      said = {MK_TEXT("games", "%1 bids %2, which is too little"), {who, bid}};
    else
      said = {MK_TEXT("games", "%1 bids %2, which is too little and counts as: %3"),
              {who, bid, Arg::phrase(callPhrase(after.auction.calls.back().call))}};
    // The seat itself is told why the system has it so: hints are given in these words.
    if (v.seat == seat && !s.mend && s.muted != s.turn) {
      const Advice a = advise(heard(s), s.hands[at(s.turn)]);
      if (a.call == m.number) said = {MK_TEXT("games", "%1 (%2)"), {Arg::phrase(said), Arg::phrase(a.row->why)}};
    }
    if (after.phase == Phase::Play)
      said = {MK_TEXT("games", "%1. %2 plays %3"),
              {Arg::phrase(said), Arg::seat(s.person[at(after.contract.declarer)]),
               Arg::phrase(contractPhrase(after.contract))}};
    break;
  }
  case Kind::Play: {
    const Arg card = Arg::phrase(nameOf(Card::fromCode(m.number)));
    said = {s.turn == s.dummy() ? MK_TEXT("games", "%1 plays %2 from dummy") : MK_TEXT("games", "%1 plays %2"),
            {who, card}};
    if (after.trick.count() == kChairs && after.phase != Phase::Stand) {
      const Seat won = winner(ruleOf(s), after.trick);
      said = {MK_TEXT("games", "%1; %2 wins the trick"), {Arg::phrase(said), Arg::seat(s.person[at(won)])}};
    }
    break;
  }
  case Kind::Claim:
    said = {MK_TEXT("games", "%1 claims %2 of the %3 tricks left"),
            {who, Arg::number(m.number), Arg::number(tricksLeft(s))}};
    break;
  case Kind::Accept:
    said = {MK_TEXT("games", "%1 agrees"), {who}};
    break;
  case Kind::Refuse: {
    said = {MK_TEXT("games", "%1 wants to play on"), {who}};
    if (!seesClaimed(s, v)) break;
    // Only what lies open to the claimer: how the other cards lie is not told before they are played.
    const auto seen = seenBy(s, s.claim.chair);
    said = {MK_TEXT("games", "%1 wants to play on: of the %2 tricks claimed the highest cards bring %3"),
            {who, Arg::number(s.claim.tricks), Arg::number(std::min<int>(s.claim.tricks, sureTricks(s, seen)))}};
    if (const int out = trumpsElsewhere(s, seen); out > 0)
      said = {MK_TEXT("games", "%1; trumps in other hands: %2"), {Arg::phrase(said), Arg::number(out)}};
    break;
  }
  case Kind::Sit:
    said = {MK_TEXT("games", "%1 takes a chair: %2"), {who, Arg::phrase(chairPhrase(static_cast<Seat>(m.number)))}};
    break;
  case Kind::Stand:
    said = {MK_TEXT("games", "%1 lets the card stand"), {who}};
    break;
  case Kind::TakeBack:
    said = {MK_TEXT("games", "%1 takes the card back"), {who}};
    break;
  case Kind::Peek:
    said = {MK_TEXT("games", "%1 looks at an older trick: %2 points for the opponents"), {who, Arg::number(sc_.peek)}};
    break;
  case Kind::Accuse:
    said = {after.accused.back().proven ? MK_TEXT("games", "%1 asks about trick %2: %3 has revoked")
                                        : MK_TEXT("games", "%1 asks about trick %2: %3 had no card of the suit"),
            {who, Arg::number(m.number), Arg::seat(s.person[at(m.chair)])}};
    if (after.accused.back().proven)
      said = {MK_TEXT("games", "%1; %2"), {Arg::phrase(said), Arg::phrase(revokeCosts(s, m.chair))}};
    break;
  case Kind::Done:
    said = {MK_TEXT("games", "%1 has no more questions"), {who}};
    break;
  case Kind::Points:
    said = {MK_TEXT("games", "%1 takes %2 points for the revoke"), {who, Arg::number(sc_.revoke)}};
    break;
  case Kind::Tricks:
    said = {MK_TEXT("games", "%1 takes %2 tricks for the revoke"), {who, Arg::number(revokeTricks_)}};
    break;
  }
  if (after.pad.count() > s.pad.count())
    said = {MK_TEXT("games", "%1. %2"), {Arg::phrase(said), Arg::phrase(ending(after))}};
  return said;
}

Phrase Bridge::tell(const State& s, const Outcome& o, Viewer) const {
  if (s.phase == Phase::Lot && !draws_)
    return {MK_TEXT("games", "By lot, %1 deals first"), {Arg::seat(s.person[at(o.value())])}};
  if (s.phase == Phase::Lot) {
    Phrase said;
    for (Seat k = 0; k < kChairs; ++k)
      said = list(said, {MK_TEXT("games", "%1 draws the card %2"), {Arg::seat(k), Arg::card(o.card(k).code())}});
    return said;
  }
  return {MK_TEXT("games", "%1 deals"), {Arg::seat(s.person[at(s.dealer)])}};
}

// Why a call is closed; of one that is open it says nothing.
Phrase Bridge::whyNotCall(const State& s, int call) {
  if (s.muted == s.turn && call != kPass)
    return MK_TEXT("games", "Your partner bid too little, so this call must be a pass.");
  if (s.mend && (call < 1 || call > kHighestBid))
    return {MK_TEXT("games", "Now a bid higher than %1 must be made."), {Arg::phrase(bidPhrase(s.auction.bid))}};
  return bridge::whyNotCall(s.auction, call);
}

// Why a text ("2H", "QS") cannot be called or played; empty where there is nothing to say beyond what is possible.
Phrase Bridge::whyNot(const State& s, std::string_view t) const {
  if (s.phase == Phase::Auction) {
    const int call = namedCall(t);
    return call < 0 ? Phrase() : whyNotCall(s, call);
  }
  if (s.phase != Phase::Play) return {};
  const auto c = readCard(t);
  if (!c || c->isJoker() || c->isBack()) return {};
  if (!s.hands[at(s.turn)].contains(*c))
    return {MK_TEXT("games", "%1 is not in the hand that has to play."), {Arg::card(c->code())}};
  return cards::whyNot(demandOn(s));
}

} // namespace mk
