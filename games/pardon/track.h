// The Oh Pardon board: forty common fields in a ring, four colours with a camp and a home lane of four circles each.
// Rules: booklet, games 31-36, "Board" of the ruling on track games.
//
// Every piece is followed by its step: 0 in the camp, 1 on its own entry field, 40 on its last common field, 41-44 on
// the circles a-d of its lane.
#pragma once

#include "games/kernel/board.h"

namespace mk {

inline constexpr int kRing = 40;    // common fields; the last step on them
inline constexpr int kHome = 44;    // the last step
inline constexpr int kCampSize = 8; // places: four circles and four beside them

// Colours run clockwise: red 0, blue 1, yellow 2, green 3.
inline constexpr char kColourLetters[] = "RBYG";

inline constexpr int fieldOf(int colour, int step) {
  const int field = step + 10 * colour;
  return field > kRing ? field - kRing : field;
}
inline constexpr int stepOf(int colour, int field) {
  const int step = field - 10 * colour;
  return step < 1 ? step + kRing : step;
}

// Places of the board: the fields 1-40 come first, then the lanes, then the camps.
inline constexpr int placeOfField(int field) { return field - 1; }
inline constexpr int placeOfStep(int colour, int step) {
  return step > kRing ? kRing + 4 * colour + step - kRing - 1 : fieldOf(colour, step) - 1;
}
inline constexpr int placeInCamp(int colour, int circle) { return kRing + 16 + kCampSize * colour + circle; }

const BoardShape& pardonBoard();

} // namespace mk
