// Boards with what lies around them: stones in hand, captured men, players, dice.
#include "boards/arrange.h"

#include <algorithm>

namespace mk {

namespace {

constexpr double kGap = 24;

// At which end of the board something belongs.
enum class End : std::uint8_t { Far, Middle, Near };

struct Aside {
  const Zone* zone = nullptr;
  double width = 0, height = 0, thing = 0; // the room it wants, its name included
  End end = End::Middle;
  bool label = true;
};

// Men in rows of so many are stones in hand, captured ones, reserves.
constexpr int kManyAcross = 3;

// Captured men lie in rows from their captor's name on; they are as large as so many rows of them can be.
constexpr int kTakenRows = 4;
constexpr double kTakenName = 44, kTakenStep = 1.14, kLargestTaken = 92;

bool isTaken(const Zone& z) { return z.role == Zone::Role::Out && z.columns >= kManyAcross; }

Aside asideOf(const View& v, const Zone& z, int players) {
  using enum Zone::Role;
  const End end = z.owner == kNobody    ? End::Middle
                  : players > 2         ? End::Far
                  : z.owner == v.bottom ? End::Near
                                        : End::Far;
  if (z.kind == Zone::Kind::Sheet) return {&z, 380, 330, 0, End::Middle, false};
  if (z.kind == Zone::Kind::Dice) { // as wide for one as for the four of a double or of a throw-off, as high without a
    // label: the board stays
    const bool many = z.size > 2 || z.items.size() > 2;
    return {&z, 290, 205, many ? 74.0 : 96.0, End::Middle, false};
  }
  if (z.role == Out) return {&z, 290, 210, 56, end, !z.items.empty()};
  if (z.role == Player) return {&z, 240, 130, 76, end, true};
  if (z.columns >= kManyAcross) return {&z, 290, 210, 54, end, !z.items.empty()};
  return {&z, players > 2 ? 190.0 : 240.0, players > 2 ? 160.0 : 190.0, players > 2 ? 80.0 : 96.0, end, true};
}

double sum(const std::vector<const Aside*>& asides, double Aside::*side) {
  double all = kGap * (static_cast<double>(asides.size()) - 1);
  for (const Aside* a : asides) all += a->*side;
  return all;
}

// Side by side, the widths as they are wanted, what is left over shared out.
void strip(Layout& l, const std::vector<const Aside*>& asides, Box box) {
  const double wanted = sum(asides, &Aside::width), n = static_cast<double>(asides.size());
  const double free = std::max(0.0, box.width - wanted) / n, part = std::min(1.0, box.width / wanted);
  double x = box.x;
  for (const Aside* a : asides) {
    const double width = a->width * part + std::min(free, a->width * 0.5), spare = a->width * part + free - width;
    l.frames.push_back({a->zone->id, {x + spare / 2, box.y, width, box.height}, a->thing, a->label});
    x += width + spare + kGap * part;
  }
}

// Where captured men lie in a room of this size, at their captor's end of it.
Frame takenFrame(const Aside& a, Box room) {
  const int across = a.zone->columns, held = static_cast<int>(a.zone->items.size());
  const double fits =
      std::min(room.width / (across * kTakenStep), (room.height - kTakenName) / (kTakenRows * kTakenStep));
  const double thing = std::clamp(fits, a.thing, kLargestTaken);
  const int rows = std::max((held + across - 1) / across, 1);
  const double height = std::min(room.height, kTakenName + rows * kTakenStep * thing);
  if (a.end == End::Near) room.y = room.bottom() - height;
  room.height = height;
  return {a.zone->id, room, thing, a.label};
}

// One below the other: those of the far end from above, those of the near end from below, the rest between. What is
// left of the height is for captured men.
void stack(Layout& l, const std::vector<const Aside*>& asides, Box box) {
  const double wanted = sum(asides, &Aside::height), part = std::min(1.0, box.height / wanted), gap = kGap * part;
  const auto heaps = std::ranges::count_if(asides, [](const Aside* a) { return isTaken(*a->zone); });
  const double more = heaps > 0 ? std::max(0.0, box.height - wanted) / static_cast<double>(heaps) : 0;
  const auto heightOf = [&](const Aside* a) { return a->height * part + (isTaken(*a->zone) ? more : 0); };
  double far = box.y, near = box.bottom(), between = 0;
  const auto put = [&](const Aside* a, double y) {
    const Box room{box.x, y, box.width, heightOf(a)};
    l.frames.push_back(isTaken(*a->zone) ? takenFrame(*a, room) : Frame{a->zone->id, room, a->thing, a->label});
  };
  for (const Aside* a : asides) {
    const double height = heightOf(a);
    if (a->end == End::Far) put(a, far), far += height + gap;
    if (a->end == End::Near) near -= height, put(a, near), near -= gap;
    if (a->end == End::Middle) between += height + gap;
  }
  double middle = std::max(far, (far + near + gap - between) / 2);
  for (const Aside* a : asides)
    if (a->end == End::Middle) put(a, middle), middle += heightOf(a) + gap;
}

// Whoever has taken nothing yet, and holds nothing, is named all the same: the first place on his side bears his name.
void tellWhoSitsThere(std::vector<Aside>& asides) {
  for (Aside& a : asides) {
    const auto isNamed = [&](const Aside& other) {
      return other.zone->owner == a.zone->owner && other.end == a.end && other.label;
    };
    if (a.end != End::Middle && a.zone->kind == Zone::Kind::Row && std::ranges::none_of(asides, isNamed))
      a.label = true;
  }
}

std::vector<const Aside*> atEnd(const std::vector<Aside>& asides, bool far) {
  std::vector<const Aside*> out;
  for (const Aside& a : asides)
    if ((a.end == End::Far) == far) out.push_back(&a);
  return out;
}

// How much a strip takes of the table.
double band(const std::vector<const Aside*>& asides) {
  double high = 0;
  for (const Aside* a : asides) high = std::max(high, a->height + kGap);
  return high;
}

} // namespace

Layout aroundBoard(const View& v, const Layout& family, double ratio) {
  Layout l = emptyTable(ratio);
  const Zone& zone = *std::ranges::find(v.zones, Zone::Kind::Board, &Zone::kind);
  const auto players = static_cast<int>(
      std::ranges::count_if(v.zones, [](const Zone& z) { return z.role == Zone::Role::Tokens && z.columns == 0; }));
  std::vector<Aside> asides;
  for (const Zone& z : v.zones)
    if (z.kind != Zone::Kind::Board && family.find(z.id) != nullptr) asides.push_back(asideOf(v, z, players));
  tellWhoSitsThere(asides);
  const auto lower = [&](const Aside& a) { return a.end == End::Middle && a.zone->owner == v.bottom; };
  if (v.bottom != kNobody) std::ranges::stable_sort(asides, {}, lower);
  const double across = zone.board->width, down = zone.board->height;
  const double wide = l.width - 2 * kGap, high = l.height - 2 * kGap;
  const auto far = atEnd(asides, true), near = atEnd(asides, false);
  std::vector<const Aside*> all = far;
  all.insert(all.end(), near.begin(), near.end());
  double column = 0;
  for (const Aside* a : all) column = std::max(column, a->width);
  const double above = band(far), below = band(near), under = band(all);
  const double beside = std::min((wide - (column > 0 ? column + kGap : 0)) / across, high / down);
  const double between = std::min(wide / across, (high - above - below) / down);
  const double over = std::min(wide / across, (high - under) / down);
  constexpr double kClose = 1.3; // so much closer may things stand in a strip
  const double unit = std::max({beside, between, sum(all, &Aside::width) <= kClose * wide ? over : 0});
  Box b{0, (l.height - down * unit) / 2, across * unit, down * unit};
  if (unit == beside) {
    // In the middle of the table, where there is room enough; else both together.
    const double middle = (l.width - b.width) / 2, free = middle >= column + 2 * kGap ? middle - kGap : wide - b.width;
    const double side = std::clamp(free - kGap, column, 1.4 * column);
    b.x = middle >= column + 2 * kGap ? middle : std::max(kGap, (l.width - b.width - kGap - side) / 2);
    if (column == 0) b.x = middle;
    l.frames.push_back({zone.id, b, 0, false});
    if (!all.empty()) stack(l, all, {b.right() + kGap, kGap, std::max(side, 200.0), high});
    return l;
  }
  const bool split = unit == between;
  const double top = split ? above : 0, bottom = split ? below : under;
  b.x = (l.width - b.width) / 2;
  b.y = kGap + top + (high - top - bottom - b.height) / 2;
  l.frames.push_back({zone.id, b, 0, false});
  if (split && !far.empty()) strip(l, far, {kGap, b.y - top, wide, top - kGap});
  const auto& last = split ? near : all;
  if (!last.empty()) strip(l, last, {kGap, b.bottom() + kGap, wide, std::max(bottom, 120.0) - kGap});
  return l;
}

} // namespace mk
