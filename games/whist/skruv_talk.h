// Conversation bidding: what calls tell the partner, how a hand is counted, and what a hand says first. Rules:
// skruvwhist, conversation bidding (V1 to V17, R1, R2).
#pragma once

#include "games/kit/cards/auction.h"
#include "games/whist/skruv_count.h"

#include <array>
#include <cstdint>
#include <vector>

namespace mk::skruv {

enum class Means : std::uint8_t {
  Nothing,
  Aces,         // V1: three or four of them
  FourAces,     // V2
  FourthAce,    // V3
  Grandissimo,  // V4: proposes it at this level
  LongSuit,     // V5
  KingAndQueen, // V6
  Honour,       // V7: the next one of the suit
  NoLongSuit,   // V8
  Opening,      // V9: so many spel, a suit to play in
  Raise,        // V10
  Contract,     // V11, and every bid of the sixth or seventh level
  SureSpel,     // V12
  TopHonour,    // V13
  SecondSuit,   // V14
  WeakSuit,     // V15
  TwoAces,      // V16
  FewSpel       // V17
};

struct Said {
  Means means = Means::Nothing;
  int honour = 0;         // Honour: its rank, king 13
  bool passAfter = false; // the next call of the same player is a pass
  bool asked = false;     // the first turn after the side has shown aces
  bool operator==(const Said&) const = default;
};

// What is known of a side after the calls so far.
struct Talk {
  std::vector<Said> said; // call by call
  struct Side {
    bool grand = false;  // somebody has shown three aces in the first rond
    bool fourth = false; // the fourth ace is placed
    std::int8_t opener = -1;
    std::array<std::int8_t, 4> rung = {13, 13, 13, 13};   // by strain: the next honour to show
    std::array<std::int8_t, 4> longOf = {-1, -1, -1, -1}; // by strain: whose long suit
    std::array<std::int8_t, 4> toldBy = {-1, -1, -1, -1}; // by strain: who has shown a sure spel
    std::array<bool, 4> raised{};                         // by strain
  };
  std::array<Side, 2> sides;
  std::array<std::int8_t, kPlaces> main = {-1, -1, -1, -1}; // by place: the suit to play in
  std::array<std::int8_t, kPlaces> promised{};              // by place: spel
  std::array<std::uint8_t, kPlaces> calls{};                // by place
  std::array<bool, kPlaces> asked{};                        // by place: has not spoken since the side showed aces
};
Talk decode(const cards::Auction&);

// R1: tricks that a hand counts on. A suit beside trumps; as the suit one plays in; the hand with these trumps.
int sideSpel(const cards::Cards& hand, Suit);
int ownSpel(const cards::Cards& hand, Suit);
int totalSpel(const cards::Cards& hand, int strain);
// What a hand brings to the partner's suit.
int supportSpel(const cards::Cards& hand, int strain);

// R2: the first call of a hand, 0 for a pass. `standing`: the last bid.
int firstBid(const cards::Cards& hand, int standing, bool partnerHasPassed);

// The lowest bid of the strain over the standing one; more than kHighestBid when there is none.
int lowestBid(int strain, int standing);

} // namespace mk::skruv
