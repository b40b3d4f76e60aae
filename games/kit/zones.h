// Zones that tables have in common.
#pragma once

#include "games/kernel/view.h"

#include <array>
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

// Who sits there, with a thing of theirs: `marked` while it is their turn. The thing has this number on the table.
inline Zone playerZone(int id, Seat seat, Thing thing, int number, bool marked) {
  Zone z;
  z.id = static_cast<std::int16_t>(id);
  z.kind = Zone::Kind::Row;
  z.role = Zone::Role::Player;
  z.owner = seat;
  z.size = 1;
  z.name = {"%1", {Arg::seat(seat)}};
  Item i;
  i.thing = thing;
  i.id = static_cast<std::uint16_t>(number);
  i.lit = marked;
  z.items.push_back(i);
  return z;
}

// The two players of a board on which nothing else of theirs lies; the zones have this number and the next.
inline void addPlayers(View& v, int id, const std::array<Thing, 2>& things, Turn turn) {
  constexpr int kNumber = 201; // men have lower ones
  for (const Seat seat : {Seat{0}, Seat{1}})
    v.zones.push_back(
        playerZone(id + seat, seat, things[static_cast<std::size_t>(seat)], kNumber + seat, turn.has(seat)));
}

} // namespace mk
