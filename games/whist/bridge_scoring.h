// The four ways of counting a rubber of bridge: each is a table, and one code writes the pad. Rules: rulings on bridge,
// part I, scoring.
#pragma once

#include "games/kernel/checked.h"
#include "games/kernel/phrase.h"
#include "games/kernel/row.h"
#include "games/kernel/seat.h"

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace mk::bridge {

// Chairs run N E S W; north and south are side 0, east and west side 1.
inline constexpr int kChairs = 4;
inline constexpr std::string_view kCompass = "NESW";
inline constexpr int sideOf(Seat chair) { return chair % 2; }
inline constexpr Seat partnerOf(Seat chair) { return static_cast<Seat>((chair + 2) % kChairs); }

// Strains 0..4: clubs, diamonds, hearts, spades, no trumps. Bids run from 1 (one club) to 35 (seven no trumps).
inline constexpr int kNoTrumps = 4;
inline constexpr int kHighestBid = 35;
inline constexpr int levelOf(int bid) { return (bid + 4) / 5; }
inline constexpr int strainOf(int bid) { return (bid - 1) % 5; }
inline constexpr int bidOf(int level, int strain) { return 5 * (level - 1) + strain + 1; }
std::string bidText(int bid);  // "4S", "1N"
int readBid(std::string_view); // 0 = none

// A price for a contract as it stands, doubled, redoubled; then the same for a side in danger.
using Six = std::array<int, 6>;

struct Scoring {
  const char* slug;
  int target = 100;                            // below the line for a game
  std::array<int, 5> trick{};                  // an odd trick in each strain; at no trumps the 1st, 3rd, 5th and 7th
  int evenNoTrump = 0;                         // the 2nd, 4th and 6th
  Six made{}, failed{};                        // once
  Six over{};                                  // each overtrick; 0 = what a trick is worth
  std::array<Six, 5> under{};                  // the 1st, 2nd, 3rd, 4th and 5th undertrick
  Six dearer{};                                // each further one costs so much more than the one before
  std::array<int, 2> smallSlam{}, grandSlam{}; // bid and made; in danger
  int small = 0, grand = 0;                    // tricks alone, whoever takes them
  int fourHonours = 0, fiveHonours = 0, fourAces = 0;
  int noTrumpsHeld = 0;        // schikane
  int revoke = 0, peek = 0;    // 0: punished in another way, or impossible
  int game = 0;                // a game that does not end the rubber
  std::array<int, 2> rubber{}; // against none, against one game
  bool ownBelow = false;       // both premiums are what was written below the line instead
  int brokenOff = 0;           // for a game won in an unfinished rubber
  bool law1933 = false;        // draw, insufficient bids and revokes by the law of 1933
};
extern const Scoring kBridge1933, kKontrakt, kVanderbilt, kReform;

struct HouseRules {
  bool countBelow = true;
  bool schikane = false;
  bool lastGamePremium = false; // a game premium also for the game that ends the rubber
};

struct Contract {
  std::uint8_t bid = 0;   // 0 = all passed
  std::uint8_t times = 1; // 1, doubled 2, redoubled 4
  Seat declarer = kNobody;
  int level() const { return levelOf(bid); }
  int strain() const { return strainOf(bid); }
  bool operator==(const Contract&) const = default;
};

struct Honours {
  Seat holder = kNobody;
  std::uint8_t count = 0; // 4 or 5 trump honours, or 4 aces at no trumps
  bool operator==(const Honours&) const = default;
};

// How a deal went, as it is written: the points follow from it.
struct DealResult {
  Contract contract;
  std::uint8_t tricks = 0; // of declarer's side
  Honours honours;
  std::uint8_t without = 0;                        // bits of the chairs that were dealt no trump
  std::uint8_t silent = 0;                         // bits of the sides that write no honours
  std::array<std::uint16_t, 2> revokes{}, peeks{}; // that a side writes points for
  bool operator==(const DealResult&) const = default;
};
// "4SX-N=9", and after commas "h4N" honours, "wE" without trumps, "s1" no honours for side 1, "r0:1" and "p1:2" points
// for revokes and for looking back; "P" when all passed.
std::string text(const DealResult&);
Checked<DealResult> readDealResult(std::string_view);

enum class PadEntry : std::uint8_t {
  Below,
  Made,
  Overtricks,
  Failed,
  Undertricks,
  Slam,
  Honours,
  NoTrumps,
  Revoke,
  Peek,
  Game,
  Rubber
};
Phrase nameOf(PadEntry);
using Writer = std::function<void(PadEntry, int side, int points)>;

// The pad as it stands in a rubber.
struct Standing {
  std::array<std::int32_t, 2> part{};  // below the line in the present game
  std::array<std::int32_t, 2> below{}; // in all
  std::array<std::int32_t, 2> above{};
  std::array<std::int32_t, 2> wonWith{}; // below the line in games won
  std::array<std::uint8_t, 2> games{};
  bool operator==(const Standing&) const = default;

  bool inDanger(int side) const { return games[at(side)] > 0; }
  bool over() const { return games[0] == 2 || games[1] == 2; }
};

int trickPoints(const Scoring&, int strain, int level); // of so many odd tricks, plain
// The level that completes a game with so many points below the line.
int gameLevel(const Scoring&, int strain, int part);
// Writes a deal on the pad; `writer` hears each entry.
void write(const Scoring&, const HouseRules&, Standing&, const DealResult&, const Writer& writer = {});
// What each side has in all; an unfinished rubber is broken off.
std::array<int, 2> totals(const Scoring&, const HouseRules&, const Standing&);
// The lines alone: without what the games of a rubber that is broken off bring.
std::array<int, 2> sumsOfLines(const HouseRules&, const Standing&);

} // namespace mk::bridge
