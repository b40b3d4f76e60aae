// Double dummy: what can be taken when all four hands lie open and everybody plays best. Games ask it of whatever
// solver the program has; without one they get no answer and do without.
#pragma once

#include "games/kernel/cards.h"
#include "games/kernel/row.h"
#include "games/kernel/seat.h"

#include <array>
#include <optional>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

namespace mk {

inline constexpr int kOpenStrains = 5; // clubs, diamonds, hearts, spades, no trumps

using OpenHand = Row<Card, 108>; // as the kit of the card games holds them
using OpenHands = std::array<OpenHand, 4>;

struct OpenDeal {
  OpenHands hands{};            // clockwise; what is left in them
  int trump = kOpenStrains - 1; // a suit's code, or no trumps
  Seat leads = 0;               // to the trick that lies on the table
  std::vector<Card> trick = {}; // at most three
  Seat turn() const { return static_cast<Seat>((static_cast<std::size_t>(leads) + trick.size()) % 4); }
};

// Tricks of every hand as declarer: [strain][hand].
using OpenTable = std::array<std::array<int, 4>, kOpenStrains>;

class DoubleDummy {
public:
  virtual ~DoubleDummy() = default;
  // Every card that may be played now, and the tricks that the side which plays it takes from this trick on. Empty: no
  // answer.
  virtual std::vector<std::pair<Card, int>> cards(const OpenDeal&, std::stop_token) const = 0;
  virtual std::optional<OpenTable> table(const OpenHands&, std::stop_token) const = 0;
  // The tricks that the side of the first leader's opponents takes in the whole deal: before the first card of
  // `played`, and after each of them. Empty: no answer.
  virtual std::vector<int> course(const OpenDeal&, std::span<const Card> played, std::stop_token) const = 0;
};

} // namespace mk
