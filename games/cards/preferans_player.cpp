// A sensible player of preference: counts the tricks that a hand may hope for, and in misère those that it may be
// forced to take. Rules: card games, game 169.
#include "games/cards/preferans.h"
#include "games/kit/cards/trick_player.h"

#include <climits>

namespace mk {

using namespace cards;

namespace {

// Tricks that a hand may hope for in a suit of so many cards, with its honours.
double hopes(const Cards& hand, Suit suit, bool trump) {
  bool ace = false, king = false, queen = false;
  int length = 0;
  for (const Card c : hand) {
    if (c.suit() != suit) continue;
    ++length;
    ace = ace || c.high() == 14;
    king = king || c.high() == 13;
    queen = queen || c.high() == 12;
  }
  if (trump)
    return (ace ? 1 : 0) + (king && length >= 2 ? 0.9 : 0) + (queen && length >= 3 ? 0.8 : 0) +
           0.9 * std::max(0, length - 3);
  return (ace ? 0.9 : 0) + (king && length >= 2 ? (ace ? 0.8 : 0.5) : 0) + (queen && length >= 3 ? 0.2 : 0);
}

double tricks(const Cards& hand, Suit trump) {
  double sum = 0;
  for (const Suit suit : {Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades})
    sum += hopes(hand, suit, suit == trump);
  return sum;
}

// How far a hand is from staying under whatever is led: in each suit the first, second ... card from below should have
// no more lower cards missing than have been led by then.
int danger(const Cards& hand) {
  int sum = 0;
  for (const Suit suit : {Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades}) {
    Row<int, 8> lower; // cards of the suit below each that is held
    for (const Card c : hand)
      if (c.suit() == suit) lower.push_back(c.high() - 7);
    std::ranges::sort(lower);
    for (int i = 0; i < lower.count(); ++i) sum += std::max(0, lower[static_cast<std::size_t>(i)] - 2 * i);
  }
  return sum;
}

// In misère all stay under the best card of the trick: the declarer will not win it, the others leave it to him.
Card lowCard(const TrickRule& r, const TrickPlay<PreferansRules::kMostSeats>& s, int players, Seat seat) {
  const Demand d = s.demandOn(r, players, seat);
  const bool leads = s.trick.count() == 0 || s.trick.count() == players;
  const int best = leads ? 0 : r.strength(s.trick.cards[winning(r, s.trick)], s.trick.led());
  Card chosen = s.hands[at(seat)].front();
  int most = INT_MIN;
  for (const Card c : s.hands[at(seat)]) {
    if (!d.met(r, c)) continue;
    const int over = leads ? 1 : r.strength(c, s.trick.led());
    const int worth = over < best ? c.high() : -c.high(); // as high as stays under, else as low as there is
    if (worth > most) {
      most = worth;
      chosen = c;
    }
  }
  return chosen;
}

} // namespace

std::pair<Suit, double> PreferansRules::bestTrump(const Cards& hand, int call) const {
  std::pair<Suit, double> best{Suit::Hearts, tricks(hand, Suit::Hearts)}; // strong enough for any bid
  for (const Suit suit : {Suit::Clubs, Suit::Diamonds, Suit::Spades})
    if (mayName(call, suit) && tricks(hand, suit) > best.second) best = {suit, tricks(hand, suit)};
  return best;
}

std::optional<PreferansRules::Move> PreferansRules::suggest(const State& s, Seat seat, Random&) const {
  const Cards& hand = s.hands[at(seat)];
  switch (s.phase) {
  case Phase::Auction: {
    constexpr double talon = 0.8;  // what its two cards bring on average
    constexpr double daring = 1.2; // a trick that may be wanting: often fewer join, or nobody
    constexpr int safe = 2;        // so little danger goes with the two cards put away
    if (mayCall(s.auction, kMisereCall) && danger(hand) <= safe) return Move{.verb = kMisere};
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
                                 ? -danger(kept)
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
    return Move{.verb = tricks(hand, static_cast<Suit>(s.trump)) >= kJoinedOwes - 0.3 ? kJoin : kDrop};
  case Phase::Tricks:
    break;
  }
  if (s.isMisere()) return Move{.verb = kPlay, .cards = {lowCard(ruleOf(s), s, players(s), seat)}};
  const TrickAim aim{.worth = {}, .perTrick = 1, .side = static_cast<std::uint8_t>(1u << seat)};
  return Move{.verb = kPlay, .cards = {sensibleCard(ruleOf(s), s, players(s), seat, pack_, aim)}};
}

} // namespace mk
