// The score pad: the sheet of a game as large as the window allows, and the rest of its table at the side.
#pragma once

#include "games/kernel/layout.h"

namespace mk {

// The sheet on which a game writes what everybody has; nullptr where it keeps none.
const Zone* scoreSheet(const View&);
// Lines and columns of a sheet.
int rowsOf(const Zone& sheet);
int columnsOf(const Zone& sheet);
// The seat that a cell names, and nothing else: a heading of the sheet. kNobody for all others.
Seat seatNamed(const Cell&);

Layout padLayout(const View&, Aspect);

} // namespace mk
