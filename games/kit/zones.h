// Zones that tables of cards have in common.
#pragma once

#include "games/kernel/view.h"

#include <utility>

namespace mk {

// One spot, still without cards.
inline Zone pileZone(int id, Zone::Role role, Phrase name) {
  Zone z;
  z.id = static_cast<std::int16_t>(id);
  z.kind = Zone::Kind::Pile;
  z.role = role;
  z.name = std::move(name);
  z.size = 1;
  return z;
}

} // namespace mk
