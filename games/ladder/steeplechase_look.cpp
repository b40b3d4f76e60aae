// Takistussõit on the table: the track of 60 fields, the horses, the die and what is said.
#include "games/ladder/steeplechase.h"

#include "games/ladder/race_table.h"

namespace mk {

namespace {

constexpr std::uint16_t kHorseId = 1;

// Twelve fields a row, back and forth from the lower left; START lies to the left of field 1.
BoardShape makeShape() {
  constexpr double kSize = 0.82;
  BoardShape b;
  b.id = "steeplechase";
  b.width = 14.7;
  b.height = 8.5;
  b.places.push_back({MK_TEXT("games", "start"), 1, 7.35, kSize});
  for (int n = 1; n <= Steeplechase::kGoal; ++n) {
    const int row = (n - 1) / 12, step = (n - 1) % 12;
    b.places.push_back({std::to_string(n), 2.0 + (row % 2 == 0 ? step : 11 - step), 7.35 - 1.5 * row, kSize});
  }
  return b;
}

const BoardShape& boardShape() {
  static const BoardShape shape = makeShape();
  return shape;
}

Thing horse(Seat s) { return Thing::piece(PieceKind::Horse, sideOf(s)); }

} // namespace

Phrase Steeplechase::standingOf(const State& s, Seat seat) const {
  const int field = s.field[seatAt(seat)];
  if (isOut(s, seat)) return MK_TEXT("games", "out of the race");
  if (field == 0) return MK_TEXT("games", "at the start");
  const Arg where = Arg::number(field);
  if (isOver(s)) return {MK_TEXT("games", "field %1"), {where}};
  if (field == kGate) return {MK_TEXT("games", "field %1, needs a six"), {where}};
  if ((s.misses >> seat & 1) != 0) return {MK_TEXT("games", "field %1, misses a turn"), {where}};
  if (waits(s, seat)) return {MK_TEXT("games", "field %1, waits for the others"), {where}};
  return {MK_TEXT("games", "field %1"), {where}};
}

Phrase Steeplechase::prompt(const State& s) const {
  if (isOver(s)) return result(s).why;
  if (s.isOn()) return Start::prompt(s);
  const Arg who = Arg::seat(s.turn);
  if (s.field[seatAt(s.turn)] == kGate) return {MK_TEXT("games", "%1: throw the die, a six leads on"), {who}};
  return {MK_TEXT("games", "%1: throw the die"), {who}};
}

View Steeplechase::look(const State& s, Viewer viewer) const {
  Zone track;
  track.id = Board;
  track.kind = Zone::Kind::Board;
  track.role = Zone::Role::Main;
  track.name = MK_TEXT("games", "steeplechase track");
  track.board = &boardShape();
  track.size = kGoal + 1;
  View v;
  v.zones = {track, raceTray(Tray, s.throwOff, seats_, s.die, s.thrower)};
  const Seat by = turn(s).isChance() ? chance(s).by : kNobody;
  for (Seat seat = 0; seat < seats_; ++seat) {
    if (!isOut(s, seat)) {
      Item i;
      i.at = s.field[seatAt(seat)];
      i.thing = horse(seat);
      i.id = static_cast<std::uint16_t>(kHorseId + seat);
      v.zones.front().items.push_back(i);
    }
    Zone z = racePlayer(static_cast<std::int16_t>(FirstPlayer + seat), seat, horse(seat), standingOf(s, seat));
    z.items.front().lit = seat == by;
    z.items.front().dim = isOut(s, seat);
    v.zones.push_back(std::move(z));
  }
  v.prompt = prompt(s);
  v.bottom = viewer.isPublic() ? Seat{0} : viewer.seat;
  return v;
}

Phrase Steeplechase::tell(const State& before, const Outcome& o, Viewer) const {
  if (before.isOn()) return Start::tell(before, o);
  return tellRide(before, before.turn, o.die(0));
}

Phrase Steeplechase::tellRide(const State& before, Seat seat, int die) const {
  const int from = before.field[seatAt(seat)], stop = ride(from, die);
  const Arg who = Arg::seat(seat), thrown = Arg::number(die), to = Arg::number(stop);
  if (from == kGate && stop == from)
    return {MK_TEXT("games", "%1 throws %2: no six, the horse stays on %3."), {who, thrown, to}};
  if (const Phrase p = tellTooMany(seat, die, from, stop, kGoal, last_,
                                   MK_TEXT("games", "%1 throws %2: too many, the horse stays on %3."));
      !p.empty())
    return p;
  switch (stop) {
  case kGoal:
    return {MK_TEXT("games", "%1 throws %2 and reaches field %3."), {who, thrown, to}};
  case kGate:
    return {MK_TEXT("games", "%1 throws %2 and stops on %3: only a six leads on from here."), {who, thrown, to}};
  case kRest:
    return {MK_TEXT("games", "%1 throws %2 and stops on %3: a turn is missed."), {who, thrown, to}};
  case kWater:
    return {MK_TEXT("games", "%1 throws %2 and falls into the water on %3: out of the race."), {who, thrown, to}};
  case kFall:
    return {MK_TEXT("games", "%1 throws %2, falls off on %3 and goes back to the start."), {who, thrown, to}};
  default:
    break;
  }
  State after = before;
  play(after, seat, {static_cast<std::uint8_t>(die)});
  if (stop == kWait && waits(after, seat))
    return {MK_TEXT("games", "%1 throws %2 and waits on %3 until all the others have passed."), {who, thrown, to}};
  return {MK_TEXT("games", "%1 throws %2 and goes on to %3."), {who, thrown, to}};
}

// The track as wide as it goes, the players and the die below it.
Layout arrangeSteeplechase(const View& v, Aspect aspect) {
  const int players = static_cast<int>(v.zones.size()) - 2;
  if (aspect == Aspect::Wide)
    return arrangeRace(v, aspect, {174, 24, 1252, 724}, {24, 772, 1168, 204}, players, {1216, 772, 360, 204});
  return arrangeRace(v, aspect, {24, 24, 952, 551}, {24, 599, 952, 500}, 2, {24, 1123, 952, 253});
}

} // namespace mk
