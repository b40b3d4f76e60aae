// A sensible player of rummy: aims at a first meld worth 40, later at any. Rules: card games, games 174-176.
#include "games/cards/rummy.h"

#include <algorithm>
#include <cmath>

namespace mk {

using namespace cards;

namespace {

constexpr double kNear = 8;     // a card less to wait for makes a meld so many times as likely
constexpr double kTaking = 1.5; // how much better a hand must become before the discard is better than a new card
constexpr int kLongest = 6;     // longer runs are not aimed at

// How near a hand is to a meld worth 40: sets and runs that are worth it, each the less the more cards are wanting.
double hopeOf(const MeldRule& rule, const Cards& hand) {
  std::array<unsigned, 4> ranks{}; // by suit: bits of the ranks held
  std::array<int, 14> held{};
  int jokers = 0;
  for (const Card c : hand) {
    jokers += c.isJoker();
    if (c.isJoker()) continue;
    ranks[static_cast<std::size_t>(c.suit())] |= 1u << c.value();
    ++held[static_cast<std::size_t>(c.value())];
  }
  double sum = 0;
  const auto add = [&](int natural, int size) {
    sum += std::pow(kNear, -std::max({0, size - natural - jokers, kLeastNatural - natural}));
  };
  for (int rank = 1; rank <= 13; ++rank) {
    const int worth = rule.values(Card(Suit::Clubs, rank));
    const int size = (RummyRules::kOpening + worth - 1) / worth;
    if (size <= 4) add(std::min(size, held[static_cast<std::size_t>(rank)]), size);
  }
  for (const unsigned held1 : ranks)
    for (int low = 1; low <= 13; ++low) {
      int worth = 0, natural = 0;
      for (int high = low; high <= 13 && high < low + kLongest; ++high) {
        worth += rule.values(Card(Suit::Clubs, high));
        natural += static_cast<int>(held1 >> high & 1u);
        if (worth < RummyRules::kOpening) continue;
        add(natural, high - low + 1);
        break;
      }
    }
  return sum;
}

// How much a card is worth keeping: neighbours and equals in hand.
int companyOf(const Cards& hand, Card c) {
  if (c.isJoker()) return 100;
  int n = 0;
  for (const Card other : hand) {
    if (other.isJoker() || other == c) continue;
    const int far = std::abs(other.value() - c.value());
    n += other.value() == c.value() ? 3 : other.suit() == c.suit() && far <= 2 ? 4 - far : 0;
  }
  return n;
}

Cards without(Cards hand, Card c) {
  hand.remove(c);
  return hand;
}

} // namespace

// Lays and adds whatever it can. Before a meld of 40 is laid it keeps what may become one and takes a discard that
// brings it nearer; later it takes what makes a meld and throws what is dear and stands alone.
std::optional<RummyRules::Move> RummyRules::suggest(const State& s, Seat seat, Random&) const {
  std::vector<Move> all;
  moves(s, seat, all);
  const Cards& hand = s.hands[at(seat)];
  const bool aims = kind_.twoSteps ? s.laid[at(seat)] == 1 : !hasOpened(s, seat);
  if (s.phase == Phase::Draw) {
    if (s.pile.empty() || all.front().verb != kDraw) return all.back().verb == kTake ? all.back() : all.front();
    Cards with = hand;
    addSorted(with, s.pile.back());
    bool useful = false;
    if (aims) {
      double best = 0;
      for (const Card c : hand) best = std::max(best, hopeOf(meld_, without(with, c)));
      useful = best > kTaking * hopeOf(meld_, hand);
    } else {
      const auto worthLaying = [&](const Cards& held) {
        int best = 0;
        eachMeld(meld_, held, [&](const Meld& m) { best = std::max(best, mayLay(s, seat, m) ? m.worth(meld_) : 0); });
        return best;
      };
      useful = worthLaying(with) > worthLaying(hand);
    }
    return useful ? *std::ranges::find(all, kTake, &Move::verb) : all.front();
  }
  const Move* best = nullptr;
  double most = 0;
  for (const Move& m : all) {
    double worth = 0;
    if (m.verb == kLay)
      for (const Card c : m.as) worth += 1000 + meld_.values(c);
    else if (m.verb == kAdd)
      worth = 900;
    else if (aims)
      worth = hopeOf(meld_, without(hand, m.cards[0]));
    else
      worth = (m.cards[0].isJoker() ? 0 : meld_.values(m.cards[0])) - 8 * companyOf(hand, m.cards[0]);
    if (best != nullptr && worth <= most) continue;
    most = worth;
    best = &m;
  }
  return best == nullptr ? std::nullopt : std::optional<Move>(*best);
}

} // namespace mk
