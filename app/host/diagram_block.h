// A diagram of the rulebook: a fenced block of a page that says which position the table draws.
//
//   ```diagram
//   game: 12
//   position: W:Wc3:Bd4
//   arrows: c3-e5
//   caption: The white man takes the black one.
//   ```
//
// Further lines: seats: 3; option: key=value (any number of times); events: log lines with ';' between.
#pragma once

#include "app/host/game_box.h"
#include "games/box/match.h"

#include <QString>
#include <QStringList>

namespace mk {

struct DiagramBlock {
  QString game, position, caption;
  int seats = 0;       // 0 = the usual number
  QStringList options; // "key=value"
  QStringList events;  // log lines
  QStringList arrows;  // "c3-d4"

  static DiagramBlock read(const QString& text);
  // The match that stands at the diagram's position; without position and events the start, after what chance does by
  // itself.
  Checked<Match> match(const GameBox&) const;
};

// Who looks at the diagram: the seat to decide where hands are hidden, everybody else sees what all see.
Viewer diagramViewer(const Match&);

} // namespace mk
