// The three-throw turn and the throw-off in notation, for every game that has them. Rules: three- to five-dice games,
// section 3.
#pragma once

#include "games/dice/base/contest.h"
#include "games/dice/base/three_throws.h"

#include <string>
#include <string_view>

namespace mk::dice {

Refusal wrong(const char* what, std::string_view where); // `what` has a place %1 for the words it is about

ThreeThrows::Places allPlaces(int dice);
std::string facesText(const ThreeThrows::Faces&, int dice, ThreeThrows::Places, bool poker); // "AAK"; "-" for none
std::string inOrder(std::string faces, bool poker);                                          // rising
bool readFaces(std::string_view, int dice, bool poker, ThreeThrows::Faces& out);             // exactly so many

// "66123/66455 k=66 n=2": what has been noted, the dice kept while the others are thrown, the throws made.
std::string turnText(const ThreeThrows&, int dice, bool poker);
// One word of it: "66123/66455", or "k" and "n" with their value.
Permission readTurnWord(ThreeThrows&, std::string_view key, std::string_view value, int dice, bool poker);

std::string keepText(const ThreeThrows&, ThreeThrows::Places, int dice, bool poker); // "keep 66"
std::string spelledInOrder(std::string_view move, bool poker); // the same for a move that names its faces in any order

// The throw-off: a seat's die, nothing (still to throw) or x (out of it).
std::string startText(const Contest&, Seat);
Permission readStart(Contest&, Seat, std::string_view word);

} // namespace mk::dice
