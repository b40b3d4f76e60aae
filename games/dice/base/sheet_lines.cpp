// The lines of a score sheet of dice games.
#include "games/dice/base/sheet_lines.h"

#include <map>
#include <mutex>

namespace mk::dice {

Cell written(std::string text) {
  Cell c;
  if (!text.empty()) c.text = Phrase::plain(std::move(text));
  return c;
}

Cell written(int n) { return written((n < 0 ? "\u2212" : "") + std::to_string(n < 0 ? -n : n)); }

const BoardShape* shapeOf(Picture p) {
  if (*p.name == '\0') return nullptr;
  static std::mutex guard;
  static std::map<std::string, BoardShape> shapes; // its nodes stay where they are
  const std::string id = p.goal == 0 ? p.name : p.name + ("-" + std::to_string(p.goal));
  const std::scoped_lock lock(guard);
  BoardShape& shape = shapes[id];
  if (shape.id.empty()) shape.id = id;
  return &shape;
}

SheetLines::SheetLines(int count, std::int16_t id) : seats(count) {
  zone.id = id;
  zone.kind = Zone::Kind::Sheet;
  zone.role = Zone::Role::Sheet;
  zone.name = MK_TEXT("games", "score sheet");
  zone.columns = static_cast<std::int16_t>(seats + 1);
  line({}, [](Seat k) {
    Cell c;
    c.text = {"%1", {Arg::seat(k)}};
    c.heading = true;
    return c;
  });
}

void SheetLines::close() {
  for (Cell& c : zone.cells) c.open = c.preview = false;
}

void contestLine(SheetLines& out, Phrase heading, const Contest& contest, bool strong) {
  out.line(
      std::move(heading),
      [&](Seat k) {
        Cell c;
        if (has(contest.done, k)) c = written(contest.value[at(k)]);
        c.struck = !has(contest.in, k);
        return c;
      },
      strong);
}

void stillInLine(SheetLines& out, SeatSet in, const std::array<std::uint16_t, kMostSeats>& wentOut) {
  out.line(
      MK_TEXT("games", "Still in"),
      [&](Seat k) {
        Cell c;
        c.struck = wentOut[at(k)] != 0;
        if (has(in, k)) c.text = MK_TEXT("games", "in");
        return c;
      },
      true);
}

} // namespace mk::dice
