// The lines of a score sheet of dice games.
#pragma once

#include "games/dice/base/contest.h"
#include "games/kernel/view.h"

#include <array>
#include <string>
#include <utility>

namespace mk::dice {

// What the table draws a sheet as, instead of paper: a picture that boards/ knows by its name, a part for each seat.
// The lines are its steps, or the strong line tells how far everybody has come on the way to the goal.
struct Picture {
  const char* name = "";
  int goal = 0;
};
// The same one for the same picture, always.
const BoardShape* shapeOf(Picture);

// Lines of the score sheet: a heading, and a cell for each seat.
struct SheetLines {
  SheetLines(int seats, std::int16_t id);
  template <class F> void line(Phrase heading, F cellOf, bool strong = false) {
    Cell head;
    head.text = std::move(heading);
    head.heading = true;
    head.strong = strong;
    zone.cells.push_back(std::move(head));
    for (Seat k = 0; k < seats; ++k) {
      Cell c = cellOf(k);
      c.strong = c.strong || strong;
      zone.cells.push_back(std::move(c));
    }
    zone.size = static_cast<std::int16_t>(zone.cells.size());
  }
  void close(); // nothing can be written yet: the game has not begun
  int seats;
  Zone zone;
};
// A line for the throws of a contest; who is out of it is struck.
void contestLine(SheetLines&, Phrase heading, const Contest&, bool strong);
Cell written(std::string text);
Cell written(int number);
// Who is still in, and who went out: in which round, 0 = not at all.
void stillInLine(SheetLines&, SeatSet in, const std::array<std::uint16_t, kMostSeats>& wentOut);

} // namespace mk::dice
