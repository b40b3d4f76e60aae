// Finding the deals, calling for the other three, judging the person's calls. Who is in danger goes by the number of
// the deal; below the line nothing stands. Rules: rulings on bridge, part II.
#include "games/whist/bridge_practice.h"

#include "games/kernel/random.h"
#include "games/kernel/refusals.h"
#include "games/whist/bridge_bidder.h"
#include "games/whist/bridge_review.h"
#include "games/whist/bridge_spelling.h"
#include "games/whist/bridge_words.h"

#include <algorithm>

namespace mk::bridge {

using namespace cards;

namespace {

constexpr Seat kEast = 1, kPerson = 2, kWest = 3, kNorth = 0;
constexpr int kTries = 200'000; // deals looked at for a theme; the rarest needs a few thousand
constexpr Quarters kSlamHonours = tricks(6.5);

Reading::Setting settingOf(const Scoring& sc, System system, const PracticeDeal& d) {
  return {&sc, d.standing, {system, system}};
}

// What the system says of this hand, as a call that is allowed.
struct Said {
  Call call;
  const BidRow* row = nullptr;
};
Said systemCall(const Reading& heard, const Cards& hand) {
  const Advice a = advise(heard, hand);
  const Call call = callOf(a.call);
  if (!mayCall(Bridge::kAuction, heard.auction(), call)) return {};
  return {call, a.row};
}

// Everybody calls by the system until `until`, or to the end.
Auction systemAuction(const Scoring& sc, System system, const PracticeDeal& d, Seat until = kNobody) {
  Reading heard(settingOf(sc, system, d), d.dealer);
  while (!heard.auction().over() && heard.auction().turn != until)
    heard.hear(systemCall(heard, d.hands[at(heard.auction().turn)]).call);
  return heard.auction();
}

Contract contractOf(const Auction& a) {
  if (a.bid == 0) return {};
  return {a.bid, a.times, firstToName(a, [](int x, int y) { return strainOf(x) == strainOf(y); })};
}

Seat dealerFor(Theme t, std::uint64_t number) {
  switch (t) {
  case Theme::Response:
    return kNorth;
  case Theme::Overcall:
    return kEast;
  case Theme::TakeoutAnswer:
    return kWest;
  case Theme::Slam:
    return number % 2 == 0 ? kNorth : kPerson;
  default:
    return kPerson;
  }
}

bool isBid(const Auction& a, std::size_t i) { return i < a.calls.size() && a.calls[i].call.kind == Call::Kind::Bid; }
bool isPass(const Auction& a, std::size_t i) { return i < a.calls.size() && a.calls[i].call.kind == Call::Kind::Pass; }

bool fits(const Scoring& sc, Theme theme, System system, const PracticeDeal& d) {
  const auto honours = [&](Seat k) { return Hand(d.hands[at(k)], system).honours(); };
  const Quarters mine = honours(kPerson);
  switch (theme) {
  case Theme::Opening: // enough to think about, and not always enough to open
    return mine >= tricks(2);
  case Theme::Response: {
    if (mine < tricks(1)) return false;
    const Auction a = systemAuction(sc, system, d, kPerson);
    return isBid(a, 0) && isPass(a, 1);
  }
  case Theme::Rebid: {
    if (mine < tricks(2.5)) return false;
    Reading heard(settingOf(sc, system, d), d.dealer);
    for (Seat k = kPerson; heard.auction().calls.size() < 4; k = static_cast<Seat>((k + 1) % kChairs))
      heard.hear(systemCall(heard, d.hands[at(k)]).call);
    const Auction& a = heard.auction();
    return isBid(a, 0) && isPass(a, 1) && isBid(a, 2) && isPass(a, 3);
  }
  case Theme::Overcall: {
    if (mine < tricks(1.5)) return false;
    const Auction a = systemAuction(sc, system, d, kPerson);
    return isBid(a, 0) && levelOf(a.bid) == 1;
  }
  case Theme::TakeoutAnswer: {
    if (honours(kNorth) < tricks(3)) return false;
    const Auction a = systemAuction(sc, system, d, kPerson);
    return isBid(a, 0) && a.calls.size() == 3 && a.calls[1].call.kind == Call::Kind::Double && isPass(a, 2);
  }
  case Theme::Slam: {
    if (mine + honours(kNorth) < kSlamHonours) return false;
    const Auction a = systemAuction(sc, system, d);
    return levelOf(a.bid) >= 6 && a.times == 1 && sideOf(a.bidder) == sideOf(kPerson);
  }
  }
  return false;
}

std::vector<Card> cardsOf(const Cards& hand) { return {hand.begin(), hand.end()}; }

// What a hand is worth: honour tricks, and playing tricks with its best suit.
Phrase worthPhrase(const Hand& hand) {
  const int suit = hand.choose(hand.longer(hand.longest()));
  return {MK_TEXT("games", "honour tricks: %1; playing tricks with %3 as trumps: %2"),
          {quartersArg(hand.honours()), quartersArg(hand.playing(suit)), Arg::suit(suit)}};
}

Phrase dangerPhrase(const Standing& s) {
  if (s.inDanger(0) && s.inDanger(1)) return MK_TEXT("games", "Both sides are vulnerable.");
  if (s.inDanger(0)) return MK_TEXT("games", "North and South are vulnerable.");
  return s.inDanger(1) ? MK_TEXT("games", "East and West are vulnerable.") : MK_TEXT("games", "Nobody is vulnerable.");
}

Phrase verdictOn(const Call& said, const Said& system) {
  const Arg why = Arg::phrase(system.row->why);
  if (said == system.call) return {MK_TEXT("games", "as the system has it: %1"), {why}};
  return {MK_TEXT("games", "the system has %1: %2"), {Arg::phrase(callPhrase(system.call)), why}};
}

void offerCalls(const Auction& a, BiddingTurn& out) {
  const auto offer = [&](int number) {
    const Call c = callOf(number);
    out.offers.push_back({callText(number), callPhrase(c), whyNotCall(a, number), c.kind == Call::Kind::Bid});
  };
  for (int bid = 1; bid <= kHighestBid; ++bid) offer(bid);
  for (const int other : {Bridge::kPass, Bridge::kDouble, Bridge::kRedouble}) offer(other);
}

Phrase playedPhrase(const Contract& c) {
  if (c.bid == 0) return MK_TEXT("games", "all pass");
  return {MK_TEXT("games", "%1 by %2"), {Arg::phrase(contractPhrase(c)), Arg::phrase(chairPhrase(c.declarer))}};
}

// A task as it is practised: the deal, and the auction after the person's calls.
struct Practised {
  PracticeDeal deal;
  System system = System::Culbertson;
  BiddingTurn turn;
  Auction auction;
};

Checked<Practised> bidden(const Scoring& sc, const BiddingTask& task, std::span<const std::string> own) {
  if (task.theme < 0 || task.theme > static_cast<int>(Theme::Slam) || task.system < 0 || task.system > 1)
    return refuse(MK_TEXT("games", "There is no such theme or system to practise."));
  Practised p;
  p.system = static_cast<System>(task.system);
  const auto deal = practiceDeal(sc, static_cast<Theme>(task.theme), p.system, task.number);
  if (!deal) return refuse(MK_TEXT("games", "No deal of this number fits the theme; take another number."));
  p.deal = *deal;
  BiddingTurn& t = p.turn;
  t.own = kPerson;
  t.first = deal->dealer;
  Reading heard(settingOf(sc, p.system, *deal), deal->dealer);
  std::size_t said = 0;
  while (!heard.auction().over()) {
    const Seat who = heard.auction().turn;
    if (who == kPerson && said == own.size()) break;
    const Said system = systemCall(heard, deal->hands[at(who)]);
    PracticeCall c;
    c.hand = who;
    c.own = who == kPerson;
    Call call = system.call;
    if (c.own) {
      const int number = readCall(own[said]);
      call = callOf(std::max(number, Bridge::kPass));
      if (number < 0 || !mayCall(Bridge::kAuction, heard.auction(), call))
        return refuse({MK_TEXT("games", "“%1” cannot be called now."), {Arg::literal(own[said].substr(0, 10))}});
      ++said;
      c.asSystem = call == system.call;
      c.verdict = verdictOn(call, system);
    }
    c.call = callPhrase(call);
    c.tells = tellsPhrase(heard, call);
    heard.hear(call);
    t.calls.push_back(std::move(c));
  }
  if (said < own.size()) return refuse(MK_TEXT("games", "The auction is over."));
  p.auction = heard.auction();
  return p;
}

} // namespace

std::vector<Phrase> themeNames() {
  return {MK_TEXT("games", "opening"),
          MK_TEXT("games", "answer to the partner's opening"),
          MK_TEXT("games", "the opener's second bid"),
          MK_TEXT("games", "overcall"),
          MK_TEXT("games", "answer to the partner's double"),
          MK_TEXT("games", "slam")};
}

std::vector<Phrase> systemNames() { return {systemPhrase(System::Culbertson), systemPhrase(System::Risti)}; }

std::optional<PracticeDeal> practiceDeal(const Scoring& sc, Theme theme, System system, std::uint64_t number) {
  std::vector<Card> pack = sortedPack(2);
  PracticeDeal d;
  d.dealer = dealerFor(theme, number);
  for (const unsigned side : {0u, 1u}) d.standing.games[side] = number >> (side + 1) & 1;
  for (std::uint64_t i = 0; i < kTries; ++i) {
    Random random(number, i);
    random.shuffle(pack.begin(), pack.end());
    for (std::size_t k = 0; k < d.hands.size(); ++k) {
      d.hands[k].clear();
      for (std::size_t c = 13 * k; c < 13 * (k + 1); ++c) addSorted(d.hands[k], pack[c]);
    }
    if (fits(sc, theme, system, d)) return d;
  }
  return std::nullopt;
}

Checked<BiddingTurn> practise(const Scoring& sc, const BiddingTask& task, std::span<const std::string> own) {
  auto p = bidden(sc, task, own);
  if (!p) return Refusal{p.why()};
  BiddingTurn& t = p->turn;
  for (Seat k = 0; k < kChairs; ++k) {
    t.names[at(k)] = chairPhrase(k);
    if (k == kPerson || p->auction.over()) t.hands[at(k)] = cardsOf(p->deal.hands[at(k)]);
  }
  t.worth = {MK_TEXT("games", "%1. %2"),
             {Arg::phrase(worthPhrase(Hand(p->deal.hands[at(kPerson)], p->system))),
              Arg::phrase(dangerPhrase(p->deal.standing))}};
  if (!p->auction.over()) {
    offerCalls(p->auction, t);
    return std::move(t);
  }
  const Contract mine = contractOf(p->auction), systems = contractOf(systemAuction(sc, p->system, p->deal));
  t.outcome = {mine == systems ? MK_TEXT("games", "The contract: %1; the system comes to the same.")
                               : MK_TEXT("games", "The contract: %1. The system comes to: %2."),
               {Arg::phrase(playedPhrase(mine)), Arg::phrase(playedPhrase(systems))}};
  return std::move(t);
}

Checked<std::vector<Phrase>> practiceMade(const Scoring& sc, const BiddingTask& task, std::span<const std::string> own,
                                          const DoubleDummy& solver, std::stop_token stop) {
  const auto p = bidden(sc, task, own);
  if (!p) return Refusal{p.why()};
  const auto table = solver.table(p->deal.hands, std::move(stop));
  if (!table) return refuse(MK_TEXT("games", "The double-dummy solver does not answer."));
  std::vector<Phrase> out;
  const auto tell = [&](const Contract& c) {
    if (c.bid == 0) return;
    const int won = (*table)[at(c.strain())][at(c.declarer)], needed = 6 + c.level();
    const Arg contract = Arg::phrase(playedPhrase(c));
    out.push_back(won >= needed ? Phrase{MK_TEXT("games", "%1 can be made: with all hands open %2 tricks."),
                                         {contract, Arg::number(won)}}
                                : Phrase{MK_TEXT("games", "%1 goes %2 down: with all hands open %3 tricks."),
                                         {contract, Arg::number(needed - won), Arg::number(won)}});
  };
  const Contract mine = contractOf(p->auction), systems = contractOf(systemAuction(sc, p->system, p->deal));
  tell(mine);
  if (mine != systems) tell(systems);
  out.push_back(parPhrase(parOf(sc, HouseRules{}, p->deal.standing, *table, p->deal.dealer)));
  return out;
}

} // namespace mk::bridge
