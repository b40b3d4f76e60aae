// What the games with a three-throw turn show and say alike: the tray, the throw-off, faces and cells.
#pragma once

#include "games/dice/base/contest.h"
#include "games/dice/base/three_throws.h"
#include "games/kernel/chance.h"
#include "games/kernel/view.h"

namespace mk::dice {

inline constexpr ThreeThrows::Places kEveryDie = (1u << ThreeThrows::kMostDice) - 1u;

Phrase points(int);         // with a true minus sign
Phrase pokerSign(int face); // 9 10 J Q K A, in the letters of the language
// "6 6 1", and the signs of poker dice as the language writes them.
Phrase facesPhrase(const ThreeThrows::Faces&, bool poker, ThreeThrows::Places = kEveryDie);

Cell cell(Phrase);
Cell heading(Phrase);
Cell strong(Phrase);

// The dice of the turn on their tray: kept ones held aside, nothing on those being thrown.
Zone trayOf(std::int16_t id, Seat owner, const ThreeThrows&, int dice, bool poker);
// One ordinary die for the throw-off, on the tray that will hold so many.
Zone trayForStart(std::int16_t id, Seat owner, int dice);
// A line for each seat: what it has thrown, and who is out of it.
Zone notesOfStart(std::int16_t id, const Contest&, Seat toMove, int seats);

// "%1 throws 6 6 1"
Phrase tellThrow(Seat who, const Outcome&, bool poker);

} // namespace mk::dice
