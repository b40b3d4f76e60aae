// The picture of the 24 points for the games of this family: where the points, bars, trays and the cube lie.
#pragma once

#include "games/kernel/board.h"
#include "games/kernel/layout.h"
#include "games/kernel/view.h"

#include <span>

namespace mk {

// Where the numbers of the points are written, in board units.
inline constexpr double kTopRim = 0.26, kBottomRim = 11.75;

// Places 0..23: White's points 1..24 (his own numbers), then bars, trays and the places of the cube. The names of the
// points are own numbers or path numbers of the side that looks.
const BoardShape& pointsBoard(bool byBlack, bool paths);

constexpr Colour colourOf(Seat s) { return s == 0 ? Colour::White : Colour::Black; }
// What stands for a seat beside the board: a stone of its colour, lit while it is its turn.
Zone playerRow(int id, Seat, Phrase label, bool toMove);
// The tray, still without dice.
Zone diceTray(int id);
void addDie(Zone& tray, int face, Colour, bool used);

// "3, 1"
Arg listed(std::span<const std::uint8_t> dice);
// Of whoever has moved and can move no more: what is left of the throw cannot be used.
Phrase promptToEnd(Seat, std::span<const std::uint8_t> left);

// What is said after the throws for the start; kNobody: they were equal.
Phrase tellThrowsForStart(int white, int black, Seat starter);

// The board as large as it goes; the players beside it on their own sides, the dice between them.
Layout arrangePoints(const View&, Aspect);

} // namespace mk
