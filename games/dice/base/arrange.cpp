// The arrangement of dice games.
#include "games/dice/base/arrange.h"

#include "games/dice/cup/cup_frame.h"
#include "games/dice/sheets/sheet_game.h"
#include "games/dice/sheets/starpoker.h"
#include "games/dice/throws/throw_frame.h"

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
