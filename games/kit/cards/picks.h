// Secret picks: everybody chooses a card to pass on, or lays the hand instead; when all have chosen, the cards go to
// the left neighbours at once. Who has chosen is public, what is chosen is not. Rules: card games, game 188.
#pragma once

#include "games/kernel/random.h"
#include "games/kit/cards/hands.h"
#include "games/kit/cards/table.h"

#include <array>
#include <functional>
#include <span>

namespace mk::cards {

struct Picks {
  static constexpr int kMostSeats = 6;
  using SeatRow = Row<Seat, kMostSeats>;

  std::array<Card, kMostSeats> picks{}; // by seat; a back = not yet, or the hand is to be laid
  std::array<Card, kMostSeats> given{}; // by seat: passed on last, now in the left neighbour's hand; back = none yet
  SeatRow laid;                         // who lays the hand, in the order of the seats
  bool operator==(const Picks&) const = default;

  bool has(Seat k) const { return !picks[at(k)].isBack() || laid.contains(k); }
  void lay(Seat);
  SeatRow others(int seats) const; // who do not lay
};

// All cards at once, each to the left.
void passOn(Picks&, std::span<Cards> hands);

// The fields "picks", "given" and "laid" of a position. `picking`: the picks are being made, from `first` on, and tell
// who lays.
void declarePicks(Table&, Picks&, std::function<bool()> picking, std::function<Seat()> first);

// Puts what the viewer cannot know anew: what the others have chosen and who of them lays (`mayLay`: with that hand),
// and which cards changed hands among them; what the viewer has passed on lies with the neighbour.
enum class PickStage : std::uint8_t { Picking, Watching, Shown };
void scramblePicks(Picks&, std::span<Cards> hands, PickStage, Viewer, Random&, bool (*mayLay)(const Cards&));

// Whether just those have picked who come before `turn`, from `first` on.
bool picksInOrder(const Picks&, int seats, Seat first, Seat turn);

// "" or what is wrong.
Phrase faultOf(const Picks&, std::span<const Cards> hands, bool (*mayLay)(const Cards&));

} // namespace mk::cards
