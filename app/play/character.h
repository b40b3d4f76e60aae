// Who the computer players are: a name, a face and one sentence on how they play. The level is what tells them apart
// (docs/opponents.md); those of one level at one table differ by name and face.
#pragma once

#include "app/outside/player.h"
#include "app/store/store.h"

#include <QString>

namespace mk {

struct Character {
  int level = 0;
  int face = 0; // which of the faces of this level
  QString name;
  QString sentence;
};

inline constexpr int kFaces = 4;        // of a level
inline constexpr int kMachine = kFaces; // the face of another program

// The `nth` of a level at one table.
Character characterOf(int level, int nth);
Character characterOf(const OutsideOffer&);
// Whoever sits there, by the name and level that the match has kept; a name from elsewhere has the first face.
Character characterOf(const QString& game, const SeatPlayer&);

} // namespace mk
