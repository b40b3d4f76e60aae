// Where tray, notes and sheet of the dice games lie: every way to share the table out is tried, the best is kept.
#include "boards/arrange.h"
#include "boards/story.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace mk {

namespace {

constexpr double kRim = 24;
constexpr double kGoodDie = 150, kGoodLine = 72; // sizes beyond which more is no gain
constexpr double kLargestDie = 230, kLargestLine = 96;
constexpr double kNote = 58, kLeastTray = 120;

// A sheet that asks for so many lines and columns, in a box.
struct Pad {
  double lines = 0, columns = 0;
  StoryKind story = {};
  // How high a line can be. Headings take some two lines' heights of width, the first column more; of many seats the
  // sheet may be turned, with the seats one below the other.
  double line(Box b) const {
    if (story) { // the height of a picture, as if it were a line
      const StoryGrid g = storyGrid(story, static_cast<int>(columns) - 1, {b.width, b.height}, kRim / 2);
      return kGoodLine * std::min(g.part.height(), g.part.width() / story.aspect()) / story.goodHeight();
    }
    const auto fits = [&](double down, double across) {
      return std::min(b.height / down, b.width / (3.4 + 2.3 * (across - 1)));
    };
    return std::min(kLargestLine, std::max(fits(lines, columns), columns >= kTurnedFrom ? fits(columns, lines) : 0));
  }
};

struct Tray {
  double dice = 1;
  // Two bands and a rim around them, as the tray is drawn.
  double die(Box b) const {
    const double across = dice <= 6 ? dice : std::ceil(dice / 2), down = dice <= 6 ? 1 : 2;
    const double bands = dice > 1 ? 2.65 : 1.45;
    return std::min({kLargestDie, b.width / (std::max(1.4 * across, 2.0) + 0.7), b.height / (bands * down + 0.7)});
  }
};

const Zone* ofRole(const View& v, Zone::Role role) {
  const auto it = std::ranges::find(v.zones, role, &Zone::role);
  return it == v.zones.end() ? nullptr : &*it;
}

double linesOf(const Zone& z) {
  return static_cast<double>(z.cells.size()) / static_cast<double>(std::max<int>(z.columns, 1));
}

// So many lines it may have at another time.
double roomOf(const Zone& z) {
  return std::max(linesOf(z), static_cast<double>(z.size) / static_cast<double>(std::max<int>(z.columns, 1)));
}

struct Share {
  Box tray, notes, sheet;
  double worth = -1;
};

constexpr double kWorthStaying = 0.5; // of the best

// How the table was shared out before, with notes of this height; nothing where they do not fit there.
std::optional<Share> shareOf(const Layout& before, Box all, const Zone* tray, const Zone* notes, const Zone* sheet,
                             double noted) {
  const Frame* dice = tray == nullptr ? nullptr : before.find(tray->id);
  const Frame* paper = sheet == nullptr ? nullptr : before.find(sheet->id);
  if (dice == nullptr || paper == nullptr) return std::nullopt;
  Share s{.tray = dice->box, .notes = {}, .sheet = paper->box};
  if (notes == nullptr) return s;
  const bool beside = s.sheet.x > s.tray.x;
  if (beside) {
    const double top = s.tray.bottom() + kRim;
    s.notes = {s.tray.x, top, s.tray.width, all.bottom() - top};
    if (s.notes.height < noted - 1) return std::nullopt;
  } else {
    const double left = s.tray.right() + kRim;
    s.notes = {left, all.y, all.right() - left, std::min(s.tray.height, noted)};
  }
  return s;
}

} // namespace

Layout trayAndSheet(const View& v, double ratio, const Layout* before) {
  Layout l = emptyTable(ratio);
  const Box all{kRim, kRim, l.width - 2 * kRim, l.height - 2 * kRim};
  const Zone *tray = ofRole(v, Zone::Role::Tray), *notes = ofRole(v, Zone::Role::Notes);
  const Zone* sheet = ofRole(v, Zone::Role::Sheet);
  const Tray dice{tray == nullptr ? 1.0 : std::max<double>(tray->size, 1)};
  const Pad pad{sheet == nullptr ? 1 : linesOf(*sheet), sheet == nullptr ? 1.0 : std::max<double>(sheet->columns, 1),
                sheet == nullptr ? StoryKind() : storyOf(*sheet)};
  // The notes have a place of their own height from the beginning. Before the first turn they may have a line for every
  // seat, and they may ask for more room than they fill now: tray and sheet leave it, so that they stay as they are.
  const auto high = [](double lines) { return kNote * std::clamp(lines, 3.0, 8.0); };
  const double noted = notes == nullptr ? 0 : high(std::max(roomOf(*notes), pad.columns - 1));
  const double aside = notes == nullptr ? 0 : kRim;
  Share best;
  const auto weigh = [&](Share s) {
    const double die = dice.die(s.tray) / kGoodDie, line = pad.line(s.sheet) / kGoodLine;
    s.worth = std::min({die, line, 1.0}) + 0.1 * std::min(die, line) + 0.02 * (die + line);
    if (s.tray.height < kLeastTray || s.tray.width < kLeastTray) s.worth = 0;
    if (s.worth > best.worth) best = s;
    return s.worth;
  };
  for (double part = 0.2; part < 0.76; part += 0.05) {
    const double left = part * (all.width - kRim), top = part * (all.height - kRim);
    Share beside{.tray = {all.x, all.y, left, all.height - noted - aside},
                 .notes = {all.x, all.bottom() - noted, left, noted},
                 .sheet = {all.x + left + kRim, all.y, all.width - kRim - left, all.height}};
    weigh(beside);
    const double note = notes == nullptr ? 0 : std::min(0.42 * all.width, 560.0);
    weigh({.tray = {all.x, all.y, all.width - note - aside, top},
           .notes = {all.x + all.width - note, all.y, note, std::min(top, noted)},
           .sheet = {all.x, all.y + top + kRim, all.width, all.height - kRim - top}});
  }
  if (before != nullptr && before->width == l.width && before->height == l.height)
    if (const auto known = shareOf(*before, all, tray, notes, sheet, noted))
      if (weigh(*known) >= kWorthStaying * best.worth) best = *known;
  if (notes != nullptr) {
    const double spare = std::max(0.0, best.notes.height - high(linesOf(*notes)));
    best.notes.y += spare, best.notes.height -= spare;
  }
  if (tray != nullptr) l.frames.push_back({tray->id, best.tray, dice.die(best.tray), false});
  if (notes != nullptr) l.frames.push_back({notes->id, best.notes, 0, false});
  if (sheet != nullptr) l.frames.push_back({sheet->id, best.sheet, 0, false});
  return l;
}

} // namespace mk
