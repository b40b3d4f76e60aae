// Trepp on the table: the board of 100 fields, the bears, the die and what is said.
#include "games/ladder/ladders.h"

#include "games/ladder/race_table.h"

namespace mk {

namespace {

constexpr std::uint16_t kBearId = 1;

// Ten rows back and forth from the bottom left; the place before field 1 lies to its left.
BoardShape makeShape() {
  constexpr double kRim = 0.5;
  BoardShape b;
  b.id = "ladder";
  b.width = 11 + 2 * kRim;
  b.height = 10 + 2 * kRim;
  const double bottom = b.height - kRim - 0.5;
  b.places.push_back({MK_TEXT("games", "start"), kRim + 0.5, bottom, 1});
  for (int n = 1; n <= Ladders::kGoal; ++n) {
    const int row = (n - 1) / 10, step = (n - 1) % 10;
    const int column = row % 2 == 0 ? step : 9 - step;
    b.places.push_back({std::to_string(n), kRim + 1.5 + column, bottom - row, 1});
  }
  return b;
}

const BoardShape& boardShape() {
  static const BoardShape shape = makeShape();
  return shape;
}

Thing bear(Seat s) { return Thing::piece(PieceKind::Bear, sideOf(s)); }

Phrase fieldName(int field) {
  if (field == 0) return MK_TEXT("games", "at the start");
  return {MK_TEXT("games", "field %1"), {Arg::number(field)}};
}

} // namespace

Zone Ladders::boardZone(const State& s) const {
  Zone z;
  z.id = Board;
  z.kind = Zone::Kind::Board;
  z.role = Zone::Role::Main;
  z.name = MK_TEXT("games", "ladder board");
  z.board = &boardShape();
  z.size = kGoal + 1;
  for (Seat seat = 0; seat < seats_; ++seat) {
    Item i;
    i.at = s.field[seatAt(seat)];
    i.thing = bear(seat);
    i.id = static_cast<std::uint16_t>(kBearId + seat);
    z.items.push_back(i);
  }
  // The picture shows the usual ladders; where a house rule changes them the board says so.
  if (ladder_[77] == 19)
    z.label = MK_TEXT("games", "77 leads down to 19, there is no ladder on 79");
  else if (ladder_[79] == 79)
    z.label = MK_TEXT("games", "there is no ladder on 79");
  return z;
}

Phrase Ladders::prompt(const State& s) const {
  if (isOver(s)) return result(s).why;
  if (s.isOn()) return Start::prompt(s);
  const Arg who = Arg::seat(s.turn);
  if (s.sixes > 0) return {MK_TEXT("games", "%1: a six, throw again"), {who}};
  return {MK_TEXT("games", "%1: throw the die"), {who}};
}

View Ladders::look(const State& s, Viewer viewer) const {
  View v;
  v.zones = {boardZone(s), raceTray(Tray, s.throwOff, seats_, s.die, s.thrower)};
  const Seat by = turn(s).isChance() ? chance(s).by : kNobody;
  for (Seat seat = 0; seat < seats_; ++seat) {
    Zone z =
        racePlayer(static_cast<std::int16_t>(FirstPlayer + seat), seat, bear(seat), fieldName(s.field[seatAt(seat)]));
    z.items.front().lit = seat == by;
    v.zones.push_back(std::move(z));
  }
  v.prompt = prompt(s);
  v.bottom = viewer.isPublic() ? Seat{0} : viewer.seat;
  return v;
}

Phrase Ladders::tell(const State& before, const Outcome& o, Viewer) const {
  if (before.isOn()) return Start::tell(before, o);
  const Seat seat = before.turn;
  const int die = o.die(0);
  const Phrase walked = tellWalk(before, seat, die);
  const Move m{static_cast<std::uint8_t>(die)};
  if (!throwsAgain(before, m, walk(before.field[seatAt(seat)], die))) return walked;
  return {MK_TEXT("games", "%1 A six gives another throw."), {Arg::phrase(walked)}};
}

Phrase Ladders::tellWalk(const State& before, Seat seat, int die) const {
  const int from = before.field[seatAt(seat)];
  const Walk w = walk(from, die);
  const Arg who = Arg::seat(seat), thrown = Arg::number(die), stop = Arg::number(w.stop), end = Arg::number(w.end);
  if (w.end == kGoal && w.stop == kGoal)
    return {MK_TEXT("games", "%1 throws %2 and reaches field %3."), {who, thrown, end}};
  if (w.end > w.stop)
    return {MK_TEXT("games", "%1 throws %2 and climbs the ladder from %3 to %4."), {who, thrown, stop, end}};
  if (w.end < w.stop)
    return {MK_TEXT("games", "%1 throws %2 and slides down from %3 to %4."), {who, thrown, stop, end}};
  if (const Phrase p = tellTooMany(seat, die, from, w.stop, kGoal, last_,
                                   MK_TEXT("games", "%1 throws %2: too many, the bear stays on %3."));
      !p.empty())
    return p;
  return {MK_TEXT("games", "%1 throws %2 and goes on to %3."), {who, thrown, stop}};
}

// The board as large as it goes; beside it (or below) the players' bears and the die.
Layout arrangeLadders(const View& v, Aspect aspect) {
  if (aspect == Aspect::Wide)
    return arrangeRace(v, aspect, {24, 24, 1038, 952}, {1086, 24, 490, 560}, 2, {1086, 608, 490, 368});
  return arrangeRace(v, aspect, {24, 24, 952, 873}, {24, 921, 952, 200}, static_cast<int>(v.zones.size()) - 2,
                     {24, 1145, 952, 231});
}

} // namespace mk
