// Where the tray and the sheet of the games with three to five dice lie.
#include "games/dice/cup/arrange.h"

#include "games/dice/cup/cup_frame.h"

#include <algorithm>

namespace mk::dice {

Layout arrangeCupGame(const View& v, Aspect aspect) {
  const Zone *sheet = v.find(kCupSheet), *tray = v.find(kCupTray);
  const int columns = sheet == nullptr ? 3 : sheet->columns, dice = tray == nullptr ? 3 : tray->size;
  const double lines = sheet == nullptr ? 3 : static_cast<double>(sheet->size) / columns;
  constexpr double kRim = 30, kLine = 84;
  constexpr int kBeside = 3; // so many seats leave room for the tray beside the sheet
  Layout l;
  if (aspect == Aspect::Tall) l.width = 1000, l.height = 1400;
  if (aspect == Aspect::Tall || columns - 1 > kBeside) {
    const double wide = l.width - 2 * kRim, trayHigh = aspect == Aspect::Tall ? 400 : 300;
    const double pad = std::min(l.height - trayHigh - 3 * kRim, kLine * lines);
    const double top = (l.height - trayHigh - kRim - pad) / 2;
    l.frames = {{kCupTray, {kRim, top, wide, trayHigh}, std::min(trayHigh / 2.6, wide / (1.5 * dice)), false},
                {kCupSheet, {kRim, top + trayHigh + kRim, wide, pad}, 0, false}};
    return l;
  }
  const double wide = std::min(980.0, 400.0 + 140.0 * (columns - 1));
  const double left = l.width - wide - 3 * kRim;
  const double die = std::min(200.0, left / (1.25 * std::max(dice, 2))), trayHigh = 2.65 * die + 60;
  const double pad = std::min(l.height - 2 * kRim, kLine * lines);
  l.frames = {{kCupTray, {kRim, (l.height - trayHigh) / 2, left, trayHigh}, die, false},
              {kCupSheet, {2 * kRim + left, (l.height - pad) / 2, wide, pad}, 0, false}};
  return l;
}

} // namespace mk::dice
