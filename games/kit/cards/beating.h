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
#include <utility>

namespace mk::cards {

struct Beating {
  Suit trump = Suit::Clubs;
  bool spadesApart = false; // spades fall to higher spades only (game 173)

  bool beats(Card attack, Card by) const {
    if (attack.suit() == by.suit()) return by.high() > attack.high();
    return by.suit() == trump && !(spadesApart && attack.suit() == Suit::Spades);
  }
};

inline constexpr int kMostAttack = 4;
using Attack = Row<Card, kMostAttack>;  // in the order of their codes as text
using Defence = Row<Card, kMostAttack>; // card i beats attack card i

// Calls f(defence) for every defence of the hand; f returns false to stop. `beaters`: by attack card, the bits of the
// places in the hand whose cards beat it.
using Beaters = std::array<std::uint64_t, kMostAttack>;
Beaters beatersOf(const Beating&, std::span<const Card> attack, const Cards& hand);

template <class F>
bool eachDefence(const Beaters& beaters, std::size_t cards, const Cards& hand, Defence& made, std::uint64_t used,
                 F& f) {
  if (made.size() == cards) return f(static_cast<const Defence&>(made));
  for (std::uint64_t left = beaters[made.size()] & ~used; left != 0; left &= left - 1) {
    made.push_back(hand[static_cast<std::size_t>(std::countr_zero(left))]);
    const bool goOn = eachDefence(beaters, cards, hand, made, used | (left & (~left + 1)), f);
    made.pop_back();
    if (!goOn) return false;
  }
  return true;
}

template <class F> void eachDefence(const Beating& rule, std::span<const Card> attack, const Cards& hand, F f) {
  Defence made;
  eachDefence(beatersOf(rule, attack, hand), attack.size(), hand, made, 0, f);
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
Phrase whyNotBeaten(const Beating&, std::span<const Card> attack, const Cards& hand, std::string_view text);
// What is wrong with the cards of a text such as "attack 7C 7S"; nothing where this hand holds them all.
Phrase whyNotHeld(const Cards& hand, std::string_view text, Cards& named);
Permission readPairs(std::string_view, Cards& attack, Cards& by);

} // namespace mk::cards
