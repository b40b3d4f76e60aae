// Sheets drawn as pictures: a race on its track, the raft, the journey, the house. A sheet whose zone names a picture
// ("raft", "track-100") is laid out in parts, one a seat, and each part draws what its column says.
#pragma once

#include "boards/scene.h"
#include "games/kernel/layout.h"

class QPainter;

namespace mk {

struct Theme;

// Which picture a sheet asks for, and how far its way is; an empty name where it is a plain sheet.
struct StoryKind {
  QString name;
  int goal = 0; // 0: the lines of the sheet are the steps
  explicit operator bool() const { return !name.isEmpty(); }
  double aspect() const;     // width by height of a part
  double goodHeight() const; // of a part, in table units: more is no gain
};
StoryKind storyOf(const Zone&);

// The parts of a picture side by side and one below the other: as large as the box allows.
struct StoryGrid {
  int across = 1, down = 1;
  QSizeF part; // with what is left over shared out
};
StoryGrid storyGrid(const StoryKind&, int seats, QSizeF box, double gap);

// How broad the groove of a track is, and its way from the start to the goal; the men stand in it, taller than it is.
double trackHeight(const QRectF& picture);
QRectF trackWay(const QRectF& picture);

void paintStory(QPainter&, const StoryPart&, const Theme&);

} // namespace mk
