// What a net sees of a position on the backgammon board: who stands where, and what players look at: pips, shots,
// points made, primes, stones behind them. One description for Backgammon, Jacquet, Puff and Trik-Trak.
#pragma once

#include "games/backgammon/player/net.h"
#include "games/backgammon/tables.h"

namespace mk {

namespace features {

inline constexpr int kPlaces = 24 * 4 + 3 + 3, kSeen = 19, kScores = 8;
inline constexpr int kRace = 2 * (kPlaces + 1) + 1;
inline constexpr int kContact = 2 * (kPlaces + kSeen) + 1;
inline constexpr int kTrikTrak = kContact + 2 * kScores;

// No stone has to pass one of the other any more.
bool isRace(const Stones&);

// All from the side of the one who throws next.
void race(const Stones&, Seat, Inputs&);
void contact(const Stones&, Seat, Inputs&);
void trikTrak(const Tables::State&, Seat, Inputs&);

// Of the 36 throws so many hit a stone of this side.
int shotsAt(const Stones&, Seat);

} // namespace features

} // namespace mk
