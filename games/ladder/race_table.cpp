// What both races of one piece per player show beside their boards.
#include "games/ladder/race_table.h"

#include "games/kit/zones.h"

namespace mk {

namespace {

constexpr std::uint16_t kStartDieId = 11, kDieId = 19, kTokenId = 21;

} // namespace

Colour sideOf(Seat s) {
  static constexpr Colour kColours[] = {Colour::Red, Colour::Blue, Colour::Yellow, Colour::Green};
  return kColours[s];
}

Zone raceTray(std::int16_t id, const ThrowOff& throwOff, int seats, int die, Seat thrower) {
  Zone z;
  z.id = id;
  z.kind = Zone::Kind::Dice;
  z.role = Zone::Role::Tray;
  if (throwOff.began()) {
    z.name = MK_TEXT("games", "dice thrown for the start");
    const Seat starter = throwOff.starter();
    for (Seat seat = 0; seat < seats; ++seat) {
      Item i;
      i.at = seat;
      i.thing = Thing::die(throwOff.die(seat), sideOf(seat));
      i.id = static_cast<std::uint16_t>(kStartDieId + seat);
      i.lit = seat == starter;
      i.dim = !throwOff.in(seat);
      z.items.push_back(i);
    }
  } else {
    z.name = MK_TEXT("games", "die");
    Item i;
    i.thing = Thing::die(die);
    i.id = kDieId;
    z.items.push_back(i);
    if (thrower != kNobody) z.label = {MK_TEXT("games", "last throw: %1"), {Arg::seat(thrower)}};
  }
  z.size = static_cast<std::int16_t>(z.items.size());
  return z;
}

Zone racePlayer(std::int16_t id, Seat seat, Thing piece, Phrase label) {
  Zone z = playerZone(id, seat, piece, kTokenId + seat, false);
  z.role = Zone::Role::Tokens; // it tells more than a name
  z.label = std::move(label);
  return z;
}

Layout arrangeRace(const View& v, Aspect aspect, Box board, Box players, int across, Box tray) {
  constexpr double kGap = 24, kThing = 110;
  Layout l;
  if (aspect == Aspect::Tall) l.width = 1000, l.height = 1400;
  int seats = 0;
  for (const Zone& z : v.zones) seats += z.role == Zone::Role::Tokens;
  const int down = (seats + across - 1) / across;
  const double width = (players.width - kGap * (across - 1)) / across;
  const double height = (players.height - kGap * (down - 1)) / down;
  int n = 0;
  for (const Zone& z : v.zones) {
    if (z.kind == Zone::Kind::Board) l.frames.push_back({z.id, board, 0, false});
    if (z.kind == Zone::Kind::Dice) l.frames.push_back({z.id, tray, kThing, true});
    if (z.role != Zone::Role::Tokens) continue;
    const Box box{players.x + (width + kGap) * (n % across), players.y + (height + kGap) * (n / across), width, height};
    l.frames.push_back({z.id, box, kThing, true});
    ++n;
  }
  return l;
}

} // namespace mk
