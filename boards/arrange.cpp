// Which arrangement a view gets, and drawing a family's layout out to the window's shape.
#include "boards/arrange.h"

#include <algorithm>

namespace mk {

namespace {

constexpr double kMostStretched = 3; // nobody's window is longer

bool isShown(const Layout& family, const Zone& z) { return family.find(z.id) != nullptr; }

// A board and what can lie around it in any order.
bool hasBoard(const View& v, const Layout& family) {
  using enum Zone::Role;
  int boards = 0;
  for (const Zone& z : v.zones) {
    if (!isShown(family, z)) continue;
    if (z.kind == Zone::Kind::Board && z.board != nullptr)
      ++boards;
    else if (z.role != Out && z.role != Tokens && z.role != Tray && z.role != Sheet && z.role != Player)
      return false;
  }
  return boards == 1;
}

bool hasTrayAndSheet(const View& v, const Layout& family) {
  int trays = 0, sheets = 0, notes = 0;
  for (const Zone& z : v.zones) {
    if (!isShown(family, z)) continue;
    const bool paper = z.kind == Zone::Kind::Sheet;
    if (z.kind == Zone::Kind::Dice && z.role == Zone::Role::Tray)
      ++trays;
    else if (paper && z.role == Zone::Role::Sheet)
      ++sheets;
    else if (paper && z.role == Zone::Role::Notes)
      ++notes;
    else
      return false;
  }
  return trays == 1 && sheets == 1 && notes <= 1;
}

} // namespace

Layout emptyTable(double ratio) {
  ratio = std::clamp(ratio, 1 / kMostStretched, kMostStretched);
  Layout l;
  l.width = ratio >= 1 ? 1000 * ratio : 1000;
  l.height = ratio >= 1 ? 1000 : 1000 / ratio;
  return l;
}

Layout stretched(Layout l, double ratio) {
  ratio = std::clamp(ratio, 1 / kMostStretched, kMostStretched);
  const double x = std::max(1.0, ratio * l.height / l.width), y = std::max(1.0, l.width / (ratio * l.height));
  l.width *= x, l.height *= y;
  for (Frame& f : l.frames) f.box = {f.box.x * x, f.box.y * y, f.box.width * x, f.box.height * y};
  return l;
}

Layout arranged(const View& v, const Layout& family, double ratio, const Layout* before) {
  if (hasBoard(v, family)) return aroundBoard(v, family, ratio);
  if (hasTrayAndSheet(v, family)) return trayAndSheet(v, ratio, before);
  return stretched(family, ratio);
}

} // namespace mk
