// Attack and defence: one card beats another, and a defence gives every attack card a different card that beats it.
// Rules: card games, A5.
#pragma once

#include "games/kernel/checked.h"
#include "games/kernel/gesture.h"
#include "games/kit/cards/board.h"
#include "games/kit/cards/hands.h"

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

namespace mk::cards {

struct Beating {
  Suit trump = Suit::Clubs;
  bool spadesApart = false; // spades fall to higher spades only (game 173)

  // The codes of the cards that beat it, as bits.
  std::uint64_t over(Card attack) const {
    constexpr std::uint64_t suit = (1u << 13) - 1, ace = 1;
    const int first = 13 * static_cast<int>(attack.suit());
    const std::uint64_t higher = attack.high() == 14 ? 0 : (suit & suit << attack.value()) | ace;
    const bool falls = trump != attack.suit() && !(spadesApart && attack.suit() == Suit::Spades);
    return higher << first | (falls ? suit << 13 * static_cast<int>(trump) : 0);
  }
  bool beats(Card attack, Card by) const { return (over(attack) >> by.code() & 1) != 0; }
};

inline constexpr int kMostAttack = 4;
using Attack = Row<Card, kMostAttack>;  // in the order of their codes as text
using Defence = Row<Card, kMostAttack>; // card i beats attack card i

// Calls f(defence) for every defence of the hand; f returns false to stop. `beaters`: by attack card, the bits of the
// places in the hand whose cards beat it.
using Beaters = std::array<std::uint64_t, kMostAttack>;
Beaters beatersOf(const Beating&, std::span<const Card> attack, const Cards& hand);

// Its length is known to the compiler: hundreds of them are made for one list.
template <std::size_t N, std::size_t At, class F>
bool eachDefence(const Beaters& beaters, std::span<const Card> hand, std::array<Card, N>& made, std::uint64_t used,
                 F& f) {
  if constexpr (At == N) {
    Defence d;
    std::apply([&d](auto... c) { (d.push_back(c), ...); }, made);
    return f(static_cast<const Defence&>(d));
  } else {
    for (std::uint64_t left = beaters[At] & ~used; left != 0; left &= left - 1) {
      made[At] = hand[static_cast<std::size_t>(std::countr_zero(left))];
      if (!eachDefence<N, At + 1>(beaters, hand, made, used | (left & (~left + 1)), f)) return false;
    }
    return true;
  }
}

template <class F> void eachDefence(const Beating& rule, std::span<const Card> attack, const Cards& hand, F f) {
  const Beaters beaters = beatersOf(rule, attack, hand);
  const auto all = [&]<std::size_t n>(std::array<Card, n> made) { eachDefence<n, 0>(beaters, hand, made, 0, f); };
  switch (attack.size()) {
  case 1:
    return all(std::array<Card, 1>());
  case 2:
    return all(std::array<Card, 2>());
  case 3:
    return all(std::array<Card, 3>());
  case 4:
    return all(std::array<Card, 4>());
  default:
    return;
  }
}

// The defence that costs least by price(card), and what it costs.
template <class F>
std::optional<std::pair<Defence, int>> cheapestDefence(const Beating& rule, std::span<const Card> attack,
                                                       const Cards& hand, F price) {
  std::optional<std::pair<Defence, int>> best;
  eachDefence(rule, attack, hand, [&](const Defence& d) {
    int sum = 0;
    for (const Card c : d) sum += price(c);
    if (!best || sum < best->second) best = {d, sum};
    return true;
  });
  return best;
}

// In sight of all: these cards are laid from the hand; all of these are taken into it.
void lay(Knowledge&, Seat, Cards& hand, std::span<const Card> laid);
void takeUp(Knowledge&, Seat, Cards& hand, Cards& cards);

bool hasDefence(const Beating&, std::span<const Card> attack, const Cards& hand);
// Puts the cards into the order in which an attack is written: by rank letter, then by suit letter.
void sortAttack(std::span<Card> attack);

// "7C=8C 7S=9S": attack cards with those that beat them.
std::string pairsText(std::span<const Card> attack, std::span<const Card> by);
// The same for people; how such a defence is made by hand: each card is put on the one that it beats, in any order; and
// what is wrong with the text of a defence.
Phrase pairsNamed(std::span<const Card> attack, std::span<const Card> by);
Gesture beatingGesture(Seat, const Cards& hand, std::span<const Card> by, std::int16_t zone);
// What is said beside a hand in a bout: who attacks, who defends, and how many cards are left; nothing of the others.
Phrase boutLabel(Seat, Seat attacker, Seat defender, const Cards& hand);
Phrase whyNotBeaten(const Beating&, std::span<const Card> attack, const Cards& hand, std::string_view text);
// What is wrong with the cards of a text such as "attack 7C 7S"; nothing where this hand holds them all.
Phrase whyNotHeld(const Cards& hand, std::string_view text, Cards& named);
Permission readPairs(std::string_view, Cards& attack, Cards& by);

} // namespace mk::cards
