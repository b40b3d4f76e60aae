// A sensible player of preference: counts the tricks that a hand may hope for, and in misère those that it may be
// forced to take. Rules: card games, game 169.
#include "games/cards/preferans.h"
#include "games/kit/cards/trick_hopes.h"
#include "games/kit/cards/trick_player.h"

namespace mk {

using namespace cards;

std::pair<Suit, double> PreferansRules::bestTrump(const Cards& hand, int call) const {
  std::pair<Suit, double> best{Suit::Hearts, tricksHoped(hand, Suit::Hearts)}; // strong enough for any bid
  for (const Suit suit : {Suit::Clubs, Suit::Diamonds, Suit::Spades})
    if (mayName(call, suit) && tricksHoped(hand, suit) > best.second) best = {suit, tricksHoped(hand, suit)};
  return best;
}

std::optional<PreferansRules::Move> PreferansRules::suggest(const State& s, Seat seat, Random&) const {
  const Cards& hand = s.hands[at(seat)];
  switch (s.phase) {
  case Phase::Auction: {
    constexpr double talon = 0.8;  // what its two cards bring on average
    constexpr double daring = 1.2; // a trick that may be wanting: often fewer join, or nobody
    constexpr int safe = 2;        // so little danger goes with the two cards put away
    if (mayCall(s.auction, kMisereCall) && dangerOf(hand, kLowest) <= safe) return Move{.verb = kMisere};
    const int next = bidOf(s.auction.bid) + 1;
    if (mayCall(s.auction, callOf(next)) &&
        bestTrump(hand, next).second + talon >= std::max<int>(kDeclarerOwes, next) - daring)
      return Move{.verb = kBid, .number = static_cast<std::int16_t>(next)};
    return Move{.verb = kPass};
  }
  case Phase::Discard: {
    Move best{.verb = kDiscard, .cards = {hand[0], hand[1]}};
    double most = -1000;
    for (std::size_t i = 0; i < hand.size(); ++i)
      for (std::size_t j = i + 1; j < hand.size(); ++j) {
        Cards kept = hand;
        kept.erase(j);
        kept.erase(i);
        const double worth = s.isMisere()
                                 ? -dangerOf(kept, kLowest)
                                 : bestTrump(kept, s.auction.bid).second - 0.001 * (hand[i].high() + hand[j].high());
        if (worth <= most) continue;
        most = worth;
        best.cards = {hand[i], hand[j]};
      }
    return best;
  }
  case Phase::Trump:
    return Move{.verb = kTrumpIs, .suit = static_cast<std::int8_t>(bestTrump(hand, s.auction.bid).first)};
  case Phase::Join:
    return Move{.verb = tricksHoped(hand, static_cast<Suit>(s.trump)) >= kJoinedOwes - 0.3 ? kJoin : kDrop};
  case Phase::Tricks:
    break;
  }
  if (s.isMisere()) return Move{.verb = kPlay, .cards = {lowCard(ruleOf(s), s, players(s), seat)}};
  const TrickAim aim{.worth = {}, .perTrick = 1, .side = static_cast<std::uint8_t>(1u << seat)};
  return Move{.verb = kPlay, .cards = {sensibleCard(ruleOf(s), s, players(s), seat, pack_, aim)}};
}

} // namespace mk
