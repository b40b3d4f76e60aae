// A diagram of the rulebook: a fenced block of a page that says which position the table draws.
//
//   ```diagram
//   game: 12
//   position: W:Wc3:Bd4
//   arrows: c3-e5
//   caption: The white man takes the black one.
//   ```
//
// Further lines: seats: 3; option: key=value (any number of times); events: log lines with ';' between; wrong: c3-c4
// (arrows crossed out); reach: c3 (where what stands there may go, as the rules say).
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
  QStringList wrong;   // the same, crossed out: moves that are not allowed
  QString reach;       // a place: where the rules let the piece on it go is shown

  static DiagramBlock read(const QString& text);
  // The match that stands at the diagram's position; without position and events the start, after what chance does by
  // itself.
  Checked<Match> match(const GameBox&) const;
  // The places that legal moves lead to which begin at `reach`, each once.
  std::vector<Place> reached(const Match&) const;
};

// The place of a board that has this name: "c3".
std::optional<Place> placeCalled(const View&, const QString& name);

// Who looks at the diagram: the seat to decide where hands are hidden, everybody else sees what all see.
Viewer diagramViewer(const Match&);

} // namespace mk
