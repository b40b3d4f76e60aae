// Where the tray and the sheet of the games with one and two dice lie.
#include "games/dice/throws/arrange.h"

#include "games/dice/throws/throw_frame.h"

#include <algorithm>

namespace mk::dice {

Layout arrangeThrowGame(const View& v, Aspect aspect) {
  const Zone* sheet = v.find(ThrowZone::kSheet);
  const int columns = sheet == nullptr ? 3 : sheet->columns;
  const double lines = sheet == nullptr ? 3 : static_cast<double>(sheet->size) / columns;
  constexpr double kRim = 30, kLine = 84;
  Layout l;
  if (aspect == Aspect::Tall) {
    l.width = 1000;
    l.height = 1400;
    const double trayHigh = 420, pad = std::min(l.height - trayHigh - 3 * kRim, kLine * lines);
    const double wide = std::min(940.0, 480.0 + 160.0 * (columns - 1));
    const double top = (l.height - trayHigh - kRim - pad) / 2;
    l.frames = {{ThrowZone::kTray, {150, top, 700, trayHigh}, 210, false},
                {ThrowZone::kSheet, {(l.width - wide) / 2, top + trayHigh + kRim, wide, pad}, 0, false}};
    return l;
  }
  const double wide = std::min(980.0, 440.0 + 140.0 * (columns - 1));
  const double left = l.width - wide - 3 * kRim;
  const double pad = std::min(l.height - 2 * kRim, kLine * lines), trayHigh = 560;
  l.frames = {{ThrowZone::kTray, {kRim, (l.height - trayHigh) / 2, left, trayHigh}, std::min(230.0, left / 2.8), false},
              {ThrowZone::kSheet, {2 * kRim + left, (l.height - pad) / 2, wide, pad}, 0, false}};
  return l;
}

} // namespace mk::dice
