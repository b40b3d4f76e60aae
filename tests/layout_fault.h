// Where the zones of a table lie: all of them, within it, none over another.
#pragma once

#include "games/kernel/layout.h"

#include <QString>

namespace mk {

// What is wrong with the layout; empty: nothing.
inline QString layoutFault(const View& v, const Layout& l) {
  constexpr double kNothing = 1e-6;
  if (l.frames.size() != v.zones.size()) return QStringLiteral("a zone has no frame");
  const auto name = [](const Frame& f) { return QStringLiteral("zone %1").arg(f.zone); };
  for (const Frame& a : l.frames) {
    if (a.box.x < 0 || a.box.y < 0 || a.box.right() > l.width + kNothing || a.box.bottom() > l.height + kNothing)
      return name(a) + QStringLiteral(" leaves the table");
    for (const Frame& b : l.frames)
      if (a.zone != b.zone && a.box.right() > b.box.x + kNothing && b.box.right() > a.box.x + kNothing &&
          a.box.bottom() > b.box.y + kNothing && b.box.bottom() > a.box.y + kNothing)
        return name(a) + QStringLiteral(" lies over ") + name(b);
  }
  return {};
}

} // namespace mk
