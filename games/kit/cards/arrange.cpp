// Card tables. The viewer's hand lies along the bottom; the others sit clockwise from the left: one at each side and
// the rest along the top, in two lines where there are many.
#include "games/kit/cards/arrange.h"

#include <algorithm>

namespace mk::cards {

namespace {

constexpr double kRim = 24;

struct Group { // a seat's hand and what lies beside it
  const Zone* hand = nullptr;
  std::vector<const Zone*> own;
};

void sideBySide(Layout& l, const std::vector<const Zone*>& zones, Box strip, double thing, bool label) {
  if (zones.empty()) return;
  const auto n = static_cast<double>(zones.size());
  const double width = (strip.width - kRim * (n - 1)) / n;
  for (std::size_t i = 0; i < zones.size(); ++i)
    l.frames.push_back({zones[i]->id,
                        {strip.x + (width + kRim) * static_cast<double>(i), strip.y, width, strip.height},
                        thing,
                        label});
}

// Rows want the width of the whole place; piles have room beside the hand.
bool wantsRoomBelow(const Group& g) {
  return std::ranges::any_of(g.own, [](const Zone* z) { return z->kind != Zone::Kind::Pile; });
}

// The hand above, or to the left of, the seat's own zones.
void place(Layout& l, const Group& g, Box box, bool below) {
  below = below && wantsRoomBelow(g);
  if (g.own.empty()) {
    if (g.hand != nullptr) l.frames.push_back({g.hand->id, box, 0, true});
    return;
  }
  Box hand = box, own = box;
  if (g.hand == nullptr) {
    hand.height = hand.width = 0;
  } else if (below) {
    hand.height = box.height * 0.5 - kRim / 2;
    own.y = hand.bottom() + kRim / 2 + 22;
    own.height = box.bottom() - own.y;
  } else {
    hand.width = box.width * 0.68 - kRim / 2;
    own.x = hand.right() + kRim;
    own.width = box.right() - own.x;
  }
  if (g.hand != nullptr) l.frames.push_back({g.hand->id, hand, 0, true});
  sideBySide(l, g.own, own, 0, true);
}

// How much of the middle a zone asks for.
double share(const Zone& z) {
  switch (z.kind) {
  case Zone::Kind::Pile:
  case Zone::Kind::Column:
    return 1;
  case Zone::Kind::Grid:
    return std::max(3.0, static_cast<double>(z.columns));
  default:
    return std::clamp(static_cast<double>(std::max<std::int16_t>(z.size, z.columns)), 3.0, 5.0);
  }
}

// Piles and rows side by side in the order: stock and trump, what is played, what has been laid aside.
void middle(Layout& l, std::vector<const Zone*> zones, Box box) {
  const auto order = [](const Zone* z) {
    switch (z->role) {
    case Zone::Role::Stock:
      return 0;
    case Zone::Role::Discard:
    case Zone::Role::Out:
    case Zone::Role::Waste:
      return 2;
    default:
      return 1;
    }
  };
  std::ranges::stable_sort(zones, {}, order);
  double parts = 0;
  int longest = 1; // cards of a column beside the first; all columns have cards of one size
  for (const Zone* z : zones) {
    parts += share(*z);
    if (z->kind == Zone::Kind::Column) longest = std::max<int>(longest, z->size - 1);
  }
  const double gap = 30;
  const double unit = (box.width - gap * (static_cast<double>(zones.size()) - 1)) / std::max(parts, 1.0);
  const double most = 170; // a single pile needs no more
  const double part = std::min(unit, most);
  double x = box.x + (box.width - part * parts - gap * (static_cast<double>(zones.size()) - 1)) / 2;
  for (const Zone* z : zones) {
    const double width = part * share(*z);
    const bool pile = z->kind == Zone::Kind::Pile, column = z->kind == Zone::Kind::Column;
    const double height = std::min(box.height, column || z->kind == Zone::Kind::Grid ? box.height : 290.0);
    const double thing = pile     ? std::min({width * 0.86, height * 0.62, 130.0})
                         : column ? std::min({width * 0.86, (height - 60) / (1.4 + 0.36 * longest), 130.0})
                                  : 0;
    l.frames.push_back({z->id, {x, box.y + (box.height - height) / 2, width, height}, thing, !pile});
    x += width + gap;
  }
}

} // namespace

Layout arrangeCards(const View& v, Aspect aspect) {
  Layout l;
  const bool tall = aspect == Aspect::Tall;
  if (tall) l.width = 1000, l.height = 1400;
  int seats = 0;
  for (const Zone& z : v.zones)
    if (z.role == Zone::Role::Hand) seats = std::max(seats, z.owner + 1);
  std::vector<Group> groups(static_cast<std::size_t>(seats));
  std::vector<const Zone*> common, sheets;
  for (const Zone& z : v.zones) {
    if (z.kind == Zone::Kind::Sheet)
      sheets.push_back(&z);
    else if (z.role == Zone::Role::Hand && groups[static_cast<std::size_t>(z.owner)].hand == nullptr)
      groups[static_cast<std::size_t>(z.owner)].hand = &z;
    else if (z.owner >= 0 && z.owner < seats)
      groups[static_cast<std::size_t>(z.owner)].own.push_back(&z);
    else
      common.push_back(&z);
  }
  Box table{kRim, kRim, l.width - 2 * kRim, l.height - 2 * kRim};
  if (!sheets.empty()) {
    Box side = table;
    if (tall) {
      side.height = 230;
      side.y = l.height - kRim - side.height;
      table.height -= side.height + kRim;
      sideBySide(l, sheets, side, 0, true);
    } else {
      side.width = sheets.size() == 1 ? std::max(250.0, 72.0 * sheets.front()->columns) : 330;
      side.x = table.right() - side.width;
      table.width -= side.width + kRim;
      const double each =
          (side.height - kRim * (static_cast<double>(sheets.size()) - 1)) / static_cast<double>(sheets.size());
      for (std::size_t i = 0; i < sheets.size(); ++i)
        l.frames.push_back(
            {sheets[i]->id, {side.x, side.y + (each + kRim) * static_cast<double>(i), side.width, each}, 0, true});
    }
  }
  if (seats == 0) {
    middle(l, common, table);
    return l;
  }
  const auto bottom = static_cast<std::size_t>(std::clamp<int>(v.bottom, 0, seats - 1));
  const double mine = tall ? 300 : 270;
  place(l, groups[bottom], {table.x, table.bottom() - mine, table.width, mine}, false);
  Box rest = table;
  rest.height -= mine + kRim;
  std::vector<Group> others;
  for (int i = 1; i < seats; ++i) others.push_back(groups[(bottom + static_cast<std::size_t>(i)) % groups.size()]);
  const bool own = std::ranges::any_of(others, wantsRoomBelow);
  const double high = own ? 250 : 170;
  // The first and the last sit at the sides where three or more are against the viewer.
  const bool sides = others.size() >= 3;
  std::vector<Group> top(others.begin() + (sides ? 1 : 0), others.end() - (sides ? 1 : 0));
  const std::size_t across = tall ? 3 : 5;
  const std::size_t lines = (top.size() + across - 1) / across;
  std::size_t next = 0;
  for (std::size_t line = 0; line < lines; ++line) {
    const std::size_t count = (top.size() - next + (lines - line) - 1) / (lines - line);
    const auto n = static_cast<double>(count);
    const double width = std::min((rest.width - kRim * (n - 1)) / n, 620.0);
    double x = rest.x + (rest.width - width * n - kRim * (n - 1)) / 2;
    for (std::size_t i = 0; i < count; ++i, ++next) {
      place(l, top[next], {x, rest.y, width, high}, true);
      x += width + kRim;
    }
    rest.y += high + kRim;
    rest.height -= high + kRim;
  }
  if (sides) {
    const double width = std::min(rest.width * 0.2, 270.0), height = std::min(rest.height, own ? 300.0 : 200.0);
    const double y = rest.y + (rest.height - height) / 2;
    place(l, others.front(), {rest.x, y, width, height}, true);
    place(l, others.back(), {rest.right() - width, y, width, height}, true);
    rest.x += width + kRim;
    rest.width -= 2 * (width + kRim);
  }
  middle(l, common, rest);
  return l;
}

} // namespace mk::cards
