// The arrangement of a table in the room it has. Families say where their zones lie on a wide and on a tall table; here
// that is fitted to the shape of the window. Boards, and the tray and the sheet of dice games, are placed anew, so that
// they are as large as they can be.
#pragma once

#include "games/kernel/layout.h"

namespace mk {

using Arrangement = Layout (*)(const View&, Aspect);

// `ratio`: width by height of the room. What the family's own arrangement shows is shown, and nothing else.
// `before`: how the table of this match has been arranged so far, where something is to stay where it is as long as
// that serves.
Layout arranged(const View&, const Layout& family, double ratio, const Layout* before = nullptr);

// The family's layout drawn out to this shape: its boxes grow, what lies in them keeps its size.
Layout stretched(Layout, double ratio);

// A table of this shape, empty; its shorter side has 1000 units.
Layout emptyTable(double ratio);
// The board as large as it can be, the others beside it, or above and below it, or all below: whatever leaves it more.
Layout aroundBoard(const View&, const Layout& family, double ratio);
inline constexpr int kTurnedFrom = 5; // columns of a sheet that may be turned
// Tray, notes and sheet: every way to share the table out is tried, the best is kept; what was kept before stays while
// it is not much worse, so that a die more or a line more moves nothing.
Layout trayAndSheet(const View&, double ratio, const Layout* before = nullptr);

} // namespace mk
