// What is counted in bridge-belote: announcements, their comparison, the points of cards, and what both sides write for
// a deal. Rules: bridge-belote, announcements and score of a deal.
#pragma once

#include "games/kit/cards/hands.h"
#include "games/kit/cards/trick.h"

#include <array>
#include <cstdint>
#include <span>
#include <string>

namespace mk::belote {

inline constexpr int kSeats = 4;
inline constexpr int kHand = 8;
inline constexpr int kLastTrick = 10;

// Contracts are the bids of the auction: a suit's code + 1, then these.
inline constexpr int kNoTrumps = 5, kAllTrumps = 6;
inline constexpr bool isSuit(int contract) { return contract < kNoTrumps; }
inline constexpr Suit trumpOf(int contract) { return static_cast<Suit>(contract - 1); }

// Sides: seats 1 and 3 are side 0, seats 2 and 4 side 1.
inline constexpr int sideOf(Seat s) { return s % 2; }

cards::TrickRule trickRule(int contract, bool overtakeAtNoTrumps);
int pointsOf(Card, int contract);

struct Announcement {
  enum class Kind : std::uint8_t { Tierce, Fifty, Hundred, Carre };
  Kind kind = Kind::Tierce;
  Card top;                // of the run; of a carré the card of clubs
  std::uint8_t length = 0; // cards
  bool operator==(const Announcement&) const = default;
};
using Announcements = Row<Announcement, 2>; // eight cards hold no more than two

Announcements candidates(const cards::Cards& hand); // none serves twice
int pointsOf(const Announcement&);
std::string text(const Announcement&); // "tierce=TD", "carre=A"
cards::Cards cardsOf(const Announcement&);

// The side whose carrés and runs count; -1: none. `leader` played first to the first trick.
int countingSide(std::span<const Announcements> bySeat, Seat leader, bool equalRunsByTurn);

// A played deal in figures; everything by side.
struct DealPlayed {
  int contract = 1;
  int times = 1;                           // contra 2, recontra 4
  int declaring = 0;                       // side
  std::array<std::int16_t, 2> cards{};     // with the last trick, not yet doubled
  std::array<std::int16_t, 2> announced{}; // what counts, with belotes
  int valat = -1;                          // the side that took all tricks
};
struct Manner { // house rules of scoring
  bool winnerTakesAll = false;
  bool insideKeepsAnnouncements = false;
};
struct Written {
  std::array<std::int16_t, 2> points{};
  std::int16_t hangs = 0; // for the declaring side
  int winner = -1;        // side; -1: equal
  bool operator==(const Written&) const = default;
};
inline int cardsCounted(const DealPlayed& p, int side) { return p.cards[at(side)] * (p.contract == kNoTrumps ? 2 : 1); }
Written writtenFor(const DealPlayed&, const Manner& = {});

} // namespace mk::belote
