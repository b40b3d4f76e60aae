// What the calls of an auction have told everybody, by the systems of the two sides. Rules: rulings on bridge, part II,
// what calls show, and whose table.
#pragma once

#include "games/kit/cards/auction.h"
#include "games/whist/bridge_hand.h"

#include <array>
#include <span>

namespace mk::bridge {

// Which table of the system a player's next call comes from.
enum class CallTable : std::uint8_t { Opening, Response, Overcall, AdvanceDouble, AdvanceOvercall, Later };

struct Told {
  Quarters honours = 0;                // least honour tricks
  std::array<Quarters, 4> playing{};   // tricks with a suit that was named
  std::array<Quarters, 4> support{};   // for the partner's suit
  std::array<std::uint8_t, 4> named{}; // how often
  std::int8_t first = -1, last = -1;   // suits named
  bool acted = false;                  // any call but pass
  bool noTrumps = false;               // has bid them
  bool lastWasNoTrumps = false;
  std::uint16_t calls = 0;
  int firstAct = -1; // number of the call
  int bid = 0;       // the last
};

// What one call adds to it.
struct Shows {
  Quarters honours = 0;
  int suit = -1; // named
  Quarters playing = 0;
  int raised = -1; // the partner's
  Quarters support = 0;
  bool forcing = false, takeout = false, artificial = false;
  std::uint8_t times = 1; // a suit may count as named several times at once
};

class Reading {
public:
  struct Setting {
    const Scoring* scoring = nullptr;
    Standing standing;
    std::array<System, 2> systems{};
  };

  Reading(const Setting& setting, Seat dealer);
  Reading(const Setting& setting, const cards::Auction& auction);

  // Of the player in turn. A call that was forced by an insufficient bid has no meaning.
  void hear(const cards::Call&, bool forced = false);
  CallTable table(Seat) const;
  Shows shows(const cards::Call&) const; // a call of the player in turn

  const cards::Auction& auction() const { return auction_; }
  const Told& of(Seat chair) const { return told_[at(chair)]; }
  Seat opener() const { return opener_; }
  int opening() const { return opening_; }
  bool forcing(int side) const { return forcing_[at(side)]; }
  bool takeout() const { return takeout_; } // the last double
  bool isArtificialClub() const;            // the opening of Risti
  int gameLevel(int strain, int side) const {
    return mk::bridge::gameLevel(*setting_.scoring, strain, setting_.standing.part[at(side)]);
  }
  bool danger(int side) const { return setting_.standing.inDanger(side); }
  System system(int side) const { return setting_.systems[at(side)]; }
  int lowest(int strain) const; // the lowest legal level; 8 = none
  Suits named(int side) const;  // naturally
  bool hasDoubled(int side) const { return auction_.times == 2 && auction_.doubler % 2 == side; }
  const cards::Call* lastCall(Seat chair) const;

private:
  Shows opened(int level, int strain) const;
  Shows answered(int level, int strain) const;
  Shows overcalled(int level, int strain) const;
  Shows advanced(int level, int strain) const;
  Shows continued(int level, int strain) const;

  Setting setting_;
  cards::Auction auction_;
  std::array<Told, 4> told_{};
  Seat opener_ = kNobody;
  int opening_ = 0, openedAt_ = -1;
  std::array<bool, 2> forcing_{};
  bool takeout_ = false;
  std::array<int, 4> doubledAt_{-1, -1, -1, -1}; // take-out doubles of each player
  std::array<int, 4> lastAt_{-1, -1, -1, -1};    // last call of each
};

} // namespace mk::bridge
