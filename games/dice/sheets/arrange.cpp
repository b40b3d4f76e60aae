// Where the tray, the notes and the pad of the sheet games lie.
#include "games/dice/sheets/arrange.h"

#include "games/dice/sheets/sheet_game.h"
#include "games/dice/sheets/starpoker.h"

#include <algorithm>

namespace mk::dice {

Layout arrangeSheetGame(const View& v, Aspect aspect) {
  using Id = SheetGame::ZoneId;
  const Zone* sheet = v.find(Id::kSheet);
  const Zone* notes = v.find(Id::kNotes);
  const int seats = sheet == nullptr ? 2 : sheet->columns - 1;
  const double lines = notes == nullptr ? 3 : static_cast<double>(notes->size) / notes->columns;
  constexpr double kRim = 30;
  Layout l;
  if (aspect == Aspect::Tall) {
    l.width = 1000;
    l.height = 1400;
    l.frames = {{Id::kTray, {kRim, kRim, 560, 330}, 100, false},
                {Id::kNotes, {620, kRim, 350, std::min(330.0, 62 * lines)}, 0, false},
                {Id::kSheet, {kRim, 390, 940, 980}, 0, false}};
    return l;
  }
  const double pad = std::min(960.0, 340.0 + 110.0 * seats);
  const double left = l.width - pad - 3 * kRim;
  const double notesHigh = std::min(400.0, 80 * lines);
  const double notesWide = std::min(left, 520.0);
  constexpr double kTrayHigh = 430, kGap = 20;
  const double top = (l.height - kTrayHigh - kGap - notesHigh) / 2;
  l.frames = {{Id::kTray, {kRim, top, left, kTrayHigh}, std::min(140.0, left / 6), false},
              {Id::kNotes, {kRim + (left - notesWide) / 2, top + kTrayHigh + kGap, notesWide, notesHigh}, 0, false},
              {Id::kSheet, {2 * kRim + left, kRim, pad, l.height - 2 * kRim}, 0, false}};
  return l;
}

Layout arrangeStarpoker(const View& v, Aspect aspect) {
  using Id = Starpoker::ZoneId;
  const Zone* sheet = v.find(Id::kSheet);
  const double lines = sheet == nullptr ? 4 : static_cast<double>(sheet->size) / sheet->columns;
  constexpr double kRim = 30, kLine = 76;
  Layout l;
  if (aspect == Aspect::Tall) l.width = 1000, l.height = 1400;
  const double trayHigh = aspect == Aspect::Tall ? 420 : 380;
  const double pad = std::min(l.height - trayHigh - 3 * kRim, kLine * lines);
  const double top = (l.height - trayHigh - kRim - pad) / 2;
  l.frames = {{Id::kTray, {kRim, top, l.width - 2 * kRim, trayHigh}, aspect == Aspect::Tall ? 130.0 : 170.0, false},
              {Id::kSheet, {kRim, top + trayHigh + kRim, l.width - 2 * kRim, pad}, 0, false}};
  return l;
}

} // namespace mk::dice
