// The tray on which the dice of a turn lie.
#pragma once

#include "games/kernel/view.h"

namespace mk::dice {

inline Zone emptyTray(std::int16_t id, Seat owner, int dice) {
  Zone z;
  z.id = id;
  z.kind = Zone::Kind::Dice;
  z.role = Zone::Role::Tray;
  z.owner = owner;
  z.name = MK_TEXT("games", "dice tray");
  z.size = static_cast<std::int16_t>(dice);
  return z;
}

} // namespace mk::dice
