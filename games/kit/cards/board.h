// What the states of all card games share: the stage of the match, dealer and turn, deals played and their score, and
// what everybody has seen of hidden cards. Rules: card games, A2 (dealer), A3 (what is seen), A12 (series).
#pragma once

#include "games/kernel/cards.h"
#include "games/kernel/seat.h"

#include <array>
#include <cstdint>

namespace mk::cards {

inline constexpr int kMostSeats = 10;

enum class Stage : std::uint8_t {
  Lot,  // chance names the first dealer
  Deal, // chance shuffles; after the first deal the end of the one before still lies on the table
  Play,
  Shuffle, // chance shuffles cards laid aside into a new stock, in the middle of a deal
  Over
};

// What everybody saw of cards that are now hidden: a card that went openly into a hand, a suit that a seat could not
// follow. The rules tell it as it happens; shuffling the hidden keeps to it, and computer players may use it.
class Knowledge {
public:
  void forgetAll() { *this = {}; }
  void add(Seat s, Card c) {
    auto& seen = seen_[at(s)];
    for (std::uint64_t& copies : seen)
      if ((copies & bit(c)) == 0) {
        copies |= bit(c);
        return;
      }
  }
  // The card has left the hand, seen by all.
  void drop(Seat s, Card c) {
    auto& seen = seen_[at(s)];
    for (int copy = 1; copy >= 0; --copy)
      if ((seen[static_cast<std::size_t>(copy)] & bit(c)) != 0) {
        seen[static_cast<std::size_t>(copy)] &= ~bit(c);
        return;
      }
  }
  // The hand has gone, or a card has left it unseen: nothing is known of it any more.
  void forget(Seat s) {
    seen_[at(s)] = {};
    lacks_[at(s)] = 0;
  }
  void lacks(Seat s, Suit suit) { lacks_[at(s)] |= static_cast<std::uint8_t>(1u << static_cast<int>(suit)); }
  bool isKnownToLack(Seat s, Suit suit) const { return (lacks_[at(s)] >> static_cast<int>(suit) & 1) != 0; }
  // A card of the suit may have come into the hand.
  void mayHoldAgain(Seat s) { lacks_[at(s)] = 0; }
  int copies(Seat s, Card c) const {
    return static_cast<int>((seen_[at(s)][0] & bit(c)) != 0) + static_cast<int>((seen_[at(s)][1] & bit(c)) != 0);
  }
  bool empty() const { return *this == Knowledge{}; }
  bool operator==(const Knowledge&) const = default;

private:
  static std::uint64_t bit(Card c) { return std::uint64_t{1} << c.code(); }
  std::array<std::array<std::uint64_t, 2>, kMostSeats> seen_{}; // by seat: cards known once, and their twins
  std::array<std::uint8_t, kMostSeats> lacks_{};                // by seat: suits
};

// A game's State derives from this.
struct Board {
  Stage stage = Stage::Lot;
  Seat dealer = 0;
  Seat turn = kNobody;                           // to act while Play
  std::uint16_t deals = 0;                       // finished
  std::array<std::int16_t, kMostSeats> scores{}; // by seat, over the deals
  Knowledge known;
  bool operator==(const Board&) const = default;

  std::int16_t& score(Seat s) { return scores[static_cast<std::size_t>(s)]; }
  int score(Seat s) const { return scores[static_cast<std::size_t>(s)]; }
};

} // namespace mk::cards
