// Where the sheet and the rest lie on the score pad.
#include "boards/pad_layout.h"

#include <algorithm>

namespace mk {

const Zone* scoreSheet(const View& view) {
  for (const Zone& zone : view.zones)
    if (zone.kind == Zone::Kind::Sheet && zone.role == Zone::Role::Sheet && !zone.cells.empty()) return &zone;
  return nullptr;
}

int columnsOf(const Zone& sheet) { return std::max<int>(sheet.columns, 1); }

int rowsOf(const Zone& sheet) {
  return (static_cast<int>(sheet.cells.size()) + columnsOf(sheet) - 1) / columnsOf(sheet);
}

Seat seatNamed(const Cell& cell) {
  const Phrase& p = cell.text;
  if (!cell.heading || p.args.size() != 1 || p.args.front().kind != Arg::Kind::Player) return kNobody;
  return static_cast<Seat>(p.args.front().value);
}

// A line is 46 units high: so the lines fill the height of the window. Those of a sheet that has just been begun do not
// grow much beyond that.
Layout padLayout(const View& view, Aspect aspect) {
  constexpr double kLine = 46, kHighest = 1.2 * kLine, kRim = 22, kFewest = 8;
  std::vector<const Zone*> sheets, others;
  double lines = kFewest;
  for (const Zone& zone : view.zones) {
    const bool sheet = zone.kind == Zone::Kind::Sheet && zone.role == Zone::Role::Sheet;
    (sheet ? sheets : others).push_back(&zone);
    if (sheet) lines = std::max(lines, static_cast<double>(rowsOf(zone)));
  }
  Layout l;
  const double pad = lines * kLine;
  const bool wide = aspect == Aspect::Wide;
  const bool choices = std::ranges::any_of(
      others, [](const Zone* z) { return z->kind == Zone::Kind::Sheet && z->role == Zone::Role::Main; });
  const double strip = others.empty() ? 0 : choices ? (wide ? 0.8 * pad : 0.45 * pad) : wide ? 0.4 * pad : 0.22 * pad;
  l.height = pad + 2 * kRim + (wide ? 0 : strip);
  l.width = wide ? 1.75 * l.height : 0.95 * pad;
  Box rest{kRim, kRim, l.width - 2 * kRim, l.height - 2 * kRim};
  Box side = rest;
  if (wide) {
    side.width = strip - kRim;
    rest.x += strip;
    rest.width -= strip;
  } else {
    side.height = strip - kRim;
    rest.y += strip;
    rest.height -= strip;
  }
  const auto spread = [&](const std::vector<const Zone*>& zones, Box box, bool across, bool named) {
    const auto n = static_cast<double>(zones.size());
    for (std::size_t i = 0; i < zones.size(); ++i) {
      Box b = box;
      const auto at = static_cast<double>(i);
      if (across)
        b.width = (box.width + kRim) / n - kRim, b.x += at * (b.width + kRim);
      else
        b.height = (box.height + kRim) / n - kRim, b.y += at * (b.height + kRim);
      const bool sheet = zones[i]->kind == Zone::Kind::Sheet && zones[i]->role == Zone::Role::Sheet;
      l.frames.push_back({zones[i]->id, b, sheet ? kHighest : 0, named});
    }
  };
  spread(others, side, !wide, false);
  spread(sheets, rest, true, sheets.size() > 1);
  return l;
}

} // namespace mk
