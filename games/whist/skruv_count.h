// What is counted in skruvwhist: honours and aces, crowns, slams, undertricks, tricks below the line and who gets to
// the game first. Rules: skruvwhist, score of a deal and sits.
#pragma once

#include "games/kit/cards/hands.h"
#include "games/kit/cards/trick.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>

namespace mk::skruv {

inline constexpr int kPlaces = 4;
inline constexpr int kTricks = 13;
inline constexpr int kHighestBid = 35;
inline constexpr int kGrandissimo = 4; // of the strains S C D H G

// A side's first game of a sits, and its second one, which ends it and brings what the crosses are worth.
inline constexpr int gamePremium(int gamesBefore) { return gamesBefore == 0 ? 1000 : 2000; }
inline constexpr int crossPremium(int gamesBefore, int crosses) { return gamesBefore == 0 ? 0 : 500 * crosses; }

inline constexpr int levelOf(int bid) { return (bid - 1) / 5 + 1; }
inline constexpr int strainOf(int bid) { return (bid - 1) % 5; }
inline constexpr int bidOf(int level, int strain) { return 5 * (level - 1) + strain + 1; }
inline constexpr Suit suitOf(int strain) {
  constexpr std::array<Suit, 4> suits = {Suit::Spades, Suit::Clubs, Suit::Diamonds, Suit::Hearts};
  return suits[static_cast<std::size_t>(strain)];
}
inline constexpr int strainOf(Suit s) { return s == Suit::Spades ? 0 : static_cast<int>(s) + 1; }
std::string bidName(int bid); // "2D", "7G"
cards::TrickRule trickRule(int bid);

// A deal that has been played. The four places stand in the order of play; those of one side are one place apart.
struct Dealt {
  int bid = 1;
  int declarer = 0;                           // place
  std::array<cards::Cards, kPlaces> hands{};  // when the first card was led
  std::array<std::int8_t, kTricks> winners{}; // places, trick by trick
};

// What a deal is worth above the line. Sides: the parity of a place.
struct Counted {
  std::array<int, kPlaces> tricks{}; // by place
  int honours = 0;                   // with the aces, for `honoursFor`
  int honoursFor = -1;               // side; -1: nobody
  std::array<int, kPlaces> crowns{}; // by place
  int slam = 0;                      // for the declaring side
  int failedSlam = 0;                // for the others
  int undertricks = 0;               // for the others
};
Counted countedFor(const Dealt&, bool surcharge);

// The same of what people tell of a deal: the two sides in tricks, honours of trumps and aces. Tricks and crowns of the
// places are not in it.
struct Sides {
  int bid = 1;
  int declaring = 0;
  std::array<int, 2> tricks{}, honours{}, aces{};
};
Counted countedFor(const Sides&, bool surcharge);

// The crowns of one hand.
int crownsOf(const cards::Cards& hand, int bid);

// Tricks are added below the line in the order they were won: the first to reach `limit`, an index of `below`; -1:
// nobody. `account`: to whom the trick of a place belongs.
int firstToReach(std::span<const int> below, const Dealt&, std::span<const std::int8_t> account, int limit);

} // namespace mk::skruv
