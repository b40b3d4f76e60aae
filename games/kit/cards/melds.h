// Melds: sets of one rank, runs of one suit, with jokers standing for cards. Rules: card games, A8 and games 174-176.
#pragma once

#include "games/kernel/cards.h"
#include "games/kit/cards/hands.h"
#include "games/kit/cards/order.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>

namespace mk::cards {

// A card of a meld. A joker counts as the card it stands for.
struct Melded {
  Card card; // as it lies there
  Card as;   // the same card unless it is a joker
  bool operator==(const Melded&) const = default;
};

struct MeldRule {
  ByRank values;            // of the natural cards
  bool suitsDiffer = false; // sets: no suit twice
};

inline constexpr int kMostMelded = 13; // a run from ace to king; of one rank two packs and jokers have ten
inline constexpr int kLeastMelded = 3;
inline constexpr int kLeastNatural = 2;

struct Meld {
  Row<Melded, kMostMelded> cards; // a run upwards, a set in the order of laying

  bool isSet() const { return cards[0].as.value() == cards[1].as.value(); }
  Suit suit() const { return cards[0].as.suit(); } // of a run
  int worth(const MeldRule& r) const {
    int sum = 0;
    for (const Melded& m : cards) sum += r.values(m.as);
    return sum;
  }
  bool operator==(const Meld&) const = default;
};

// Melds on a table, in the order of laying. 106 cards make no more than 35.
class Melds {
public:
  static constexpr std::size_t kMost = 36;
  std::size_t size() const { return size_; }
  int count() const { return static_cast<int>(size_); }
  bool empty() const { return size_ == 0; }
  bool full() const { return size_ == kMost; }
  void clear() { size_ = 0; }
  void push_back(const Meld& m) { all_[size_++] = m; }
  Meld& operator[](std::size_t i) { return all_[i]; }
  const Meld& operator[](std::size_t i) const { return all_[i]; }
  const Meld* begin() const { return all_.data(); }
  const Meld* end() const { return all_.data() + size_; }
  friend bool operator==(const Melds& a, const Melds& b) { return std::equal(a.begin(), a.end(), b.begin(), b.end()); }

private:
  std::size_t size_ = 0;
  std::array<Meld, kMost> all_{};
};

// Whether these cards are a set or, upwards, a run.
bool isMeld(const MeldRule&, const Meld&);

// A run of the same cards may be laid with more or fewer of its jokers below the natural cards: how many more than the
// fewest possible. 0 for a set.
int jokersLower(const Meld&);

// Where a card that counts as `as` may be added: 0 nowhere, -1 below a run, 1 above a run or to a set.
int whereAdded(const MeldRule&, const Meld&, Card as);
void addTo(Meld&, Melded, int where);

// Calls f(as) for every card that a joker added to the meld could stand for: the ends of a run; of a
// set the first suit that is free.
template <class F> void eachJokerPlace(const Meld& m, F&& f) {
  const Card low = m.cards.front().as, high = m.cards.back().as;
  if (!m.isSet()) {
    if (low.value() > 1) f(Card(low.suit(), low.value() - 1));
    if (high.value() < 13) f(Card(high.suit(), high.value() + 1));
    return;
  }
  for (const Suit suit : {Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades})
    if (std::ranges::none_of(m.cards, [&](const Melded& c) { return c.as.suit() == suit; }))
      return f(Card(suit, low.value()));
  f(low); // every suit is there already
}

// All sets of a rank of which the hand has so many copies in each suit.
template <class F>
void eachSet(const MeldRule& r, int value, const std::array<std::uint8_t, 4>& copies, const Row<Card, 2>& jokers,
             F& f) {
  const int held = copies[0] + copies[1] + copies[2] + copies[3];
  if (held < kLeastNatural || held + jokers.count() < kLeastMelded) return;
  std::array<int, 4> most{};
  for (std::size_t s = 0; s < 4; ++s) most[s] = r.suitsDiffer ? std::min<int>(copies[s], 1) : copies[s];
  std::array<int, 4> n{};
  const auto suit = [](std::size_t s) { return static_cast<Suit>(s); };
  for (n[0] = 0; n[0] <= most[0]; ++n[0])
    for (n[1] = 0; n[1] <= most[1]; ++n[1])
      for (n[2] = 0; n[2] <= most[2]; ++n[2])
        for (n[3] = 0; n[3] <= most[3]; ++n[3]) {
          const int natural = n[0] + n[1] + n[2] + n[3];
          if (natural < kLeastNatural) continue;
          Meld m;
          for (std::size_t s = 0; s < 4; ++s)
            for (int i = 0; i < n[s]; ++i) m.cards.push_back({Card(suit(s), value), Card(suit(s), value)});
          std::size_t next = 0; // suits for jokers
          for (int k = 0;; ++k) {
            if (natural + k >= kLeastMelded) f(static_cast<const Meld&>(m));
            if (k == jokers.count()) break;
            while (next < 4 && n[next] > 0) ++next;
            if (next == 4 && r.suitsDiffer) break;
            // Where every suit is there already, the joker is another of the first.
            m.cards.push_back({jokers[static_cast<std::size_t>(k)], Card(suit(next % 4), value)});
            next = std::min<std::size_t>(next + 1, 4);
          }
        }
}

// All runs that go on from m with the rank `value`, held by the hand (bit of `ranks`) or stood for by a joker.
template <class F>
void growRuns(Suit suit, unsigned ranks, std::span<const Card> jokers, Meld& m, int value, int natural, F& f) {
  if (natural >= kLeastNatural && m.cards.count() >= kLeastMelded) f(static_cast<const Meld&>(m));
  if (value > 13) return;
  const Card as(suit, value);
  if ((ranks >> value & 1u) != 0) {
    m.cards.push_back({as, as});
    growRuns(suit, ranks, jokers, m, value + 1, natural + 1, f);
    m.cards.pop_back();
  }
  if (!jokers.empty()) {
    m.cards.push_back({jokers.front(), as});
    growRuns(suit, ranks, jokers.subspan(1), m, value + 1, natural, f);
    m.cards.pop_back();
  }
}

// Calls f(meld) for every meld of a hand. Twins count as alike, and so do jokers; those of a set take the first suits
// that are free.
template <class F> void eachMeld(const MeldRule& r, const Cards& hand, F&& f) {
  std::array<std::uint16_t, 4> ranks{}; // by suit: bits of the ranks held
  std::array<std::array<std::uint8_t, 4>, 14> copies{};
  Row<Card, 2> jokers;
  for (const Card c : hand) {
    if (c.isJoker()) {
      jokers.push_back(c);
      continue;
    }
    const auto suit = static_cast<std::size_t>(c.suit());
    ranks[suit] = static_cast<std::uint16_t>(ranks[suit] | 1u << c.value());
    ++copies[static_cast<std::size_t>(c.value())][suit];
  }
  for (int value = 1; value <= 13; ++value) eachSet(r, value, copies[static_cast<std::size_t>(value)], jokers, f);
  for (std::size_t suit = 0; suit < 4; ++suit) {
    if (std::popcount(ranks[suit]) < kLeastNatural) continue;
    Meld m;
    for (int low = 1; low <= 14 - kLeastMelded; ++low)
      growRuns(static_cast<Suit>(suit), ranks[suit], jokers, m, low, 0, f);
  }
}

// The greatest worth of one meld of the hand; 0 when it holds none.
int bestMeld(const MeldRule&, const Cards& hand);

} // namespace mk::cards
