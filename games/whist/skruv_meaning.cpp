// What the calls of skruvwhist tell the partner, in words. Rules: skruvwhist, conversation bidding (V1 to V17).
#include "games/whist/calls.h"
#include "games/whist/skruv.h"
#include "games/whist/skruv_talk.h"

namespace mk {

using namespace cards;
using namespace skruv;

namespace {

// The honour that a suit bid shows, king 13 and downwards.
Phrase honourPhrase(int rank) {
  switch (rank) {
  case 13:
    return MK_TEXT("games", "the king of this suit");
  case 12:
    return MK_TEXT("games", "the queen of this suit");
  case 11:
    return MK_TEXT("games", "the jack of this suit");
  case 10:
    return MK_TEXT("games", "the ten of this suit");
  default:
    return MK_TEXT("games", "the next card of this suit");
  }
}

Phrase openingPhrase(int level) {
  if (level == 3) return MK_TEXT("games", "seven sure tricks with these trumps, or ten if two suits are strong");
  if (level > 3) return MK_TEXT("games", "ten sure tricks with these trumps");
  return level == 2 ? MK_TEXT("games", "six sure tricks with these trumps")
                    : MK_TEXT("games", "five sure tricks with these trumps");
}

// `last`: the player has not spoken again.
Phrase meaningOf(const Said& said, const Call& call, bool last) {
  switch (said.means) {
  case Means::Nothing:
    return MK_TEXT("games", "tells nothing more");
  case Means::Aces:
    return MK_TEXT("games", "three or four aces");
  case Means::FourAces:
    return MK_TEXT("games", "all four aces");
  case Means::FourthAce:
    return MK_TEXT("games", "the fourth ace");
  case Means::Grandissimo:
    return MK_TEXT("games", "wants to play grandissimo at this level");
  case Means::LongSuit:
    return MK_TEXT("games", "a long suit with honours");
  case Means::KingAndQueen:
    return MK_TEXT("games", "the king and the queen of this long suit");
  case Means::Honour:
    if (said.asked && last)
      return {MK_TEXT("games", "%1; a pass at the next turn will say: a long suit"),
              {Arg::phrase(honourPhrase(said.honour))}};
    return honourPhrase(said.honour);
  case Means::NoLongSuit:
    return MK_TEXT("games", "no long suit");
  case Means::Opening:
    if (said.passAfter)
      return {MK_TEXT("games", "%1; the pass after it: wants to play this suit"),
              {Arg::phrase(openingPhrase(levelOf(call.bid)))}};
    return openingPhrase(levelOf(call.bid));
  case Means::Raise:
    return MK_TEXT("games", "support: the king of this suit, or the queen and two more trumps");
  case Means::Contract:
    return MK_TEXT("games", "this is to be the contract");
  case Means::SureSpel:
    return MK_TEXT("games", "a sure trick in this suit: the ace, or the king and the queen");
  case Means::TopHonour:
    return said.passAfter ? MK_TEXT("games", "the highest honour not yet shown in this suit, and four cards of it")
                          : MK_TEXT("games", "the highest honour not yet shown in this suit");
  case Means::SecondSuit:
    return said.passAfter ? MK_TEXT("games", "a second strong suit; the partner chooses")
                          : MK_TEXT("games", "a second suit");
  case Means::WeakSuit:
    return MK_TEXT("games", "a weak and short suit");
  case Means::TwoAces:
    return MK_TEXT("games", "exactly two aces");
  case Means::FewSpel:
    break;
  }
  return MK_TEXT("games", "fewer than five sure tricks");
}

} // namespace

// With the open hand everybody bids for himself: nobody is talked to.
Phrase SkruvRules::meaning(const State& s, std::size_t call) const {
  if (forOneself()) return {};
  const auto& calls = s.auction.calls;
  bool last = true;
  for (std::size_t i = call + 1; i < calls.size(); ++i) last = last && calls[i].seat != calls[call].seat;
  return meaningOf(decode(s.auction).said[call], calls[call].call, last);
}

Phrase SkruvRules::explain(const State& s, Place where) const {
  if (where.zone != kCallsZone) return {};
  const int call = whist::callAt(s.auction, s.place.size(), where.at);
  if (call < 0 || forOneself()) return {};
  const Auction::Spoken& c = s.auction.calls[at(call)];
  return {"%1, %2: %3",
          {Arg::seat(s.place[at(c.seat)]), Arg::phrase(callPhrase(c.call)), Arg::phrase(meaning(s, at(call)))}};
}

// The last bid and what it tells; empty before there is one.
Phrase SkruvRules::lastMeaning(const State& s) const {
  const auto& calls = s.auction.calls;
  for (std::size_t i = calls.size(); i-- > 0;)
    if (calls[i].call.kind == Call::Kind::Bid && !forOneself())
      return {"%1: %2", {Arg::phrase(callPhrase(calls[i].call)), Arg::phrase(meaning(s, i))}};
  return {};
}

} // namespace mk
