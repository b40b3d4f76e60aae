// Kumb on edukam on the table: the two home boards, the dice and what is said.
#include "games/backgammon/board.h"
#include "games/backgammon/pairs.h"

namespace mk {

namespace {

constexpr int kPlaces = 13; // of a side: off, six points, six tops

int placeOf(Seat seat, int where) {
  return seat * kPlaces + (where > Pairs::kUp ? Pairs::kPoints + where - Pairs::kUp : where);
}

// Home boards on the right half; upper stones wait at the tips of their points.
BoardShape makeShape() {
  BoardShape b;
  b.id = "backgammon";
  b.width = 15.5;
  b.height = 12;
  for (const int side : {0, 1}) {
    const double base = side == 0 ? 11.0 : 1.0, tip = side == 0 ? 6.75 : 5.25, way = side == 0 ? -0.85 : 0.85;
    b.places.push_back({MK_TEXT("games", "borne off"), 14.5, base, 1, 0, side == 0 ? -1.0 : 1.0});
    for (int p = 1; p <= Pairs::kPoints; ++p) b.places.push_back({std::to_string(p), 14.0 - p, base, 1, 0, way});
    for (int p = 1; p <= Pairs::kPoints; ++p)
      b.labels.push_back({std::to_string(p), 14.0 - p, side == 0 ? kBottomRim : kTopRim});
    for (int p = 1; p <= Pairs::kPoints; ++p) b.places.push_back({"L" + std::to_string(p), 14.0 - p, tip, 1, 0, 0});
  }
  return b;
}

const BoardShape& boardShape() {
  static const BoardShape shape = makeShape();
  return shape;
}

} // namespace

Gesture Pairs::gesture(const State&, Seat seat, const Move& m) const {
  Gesture g;
  if (m.from == 0) {
    g.path.push_back(Stroke::button(Finish));
  } else if (m.lays()) {
    g.path.push_back(Stroke::place(Board, placeOf(seat, kUp + m.from)));
  } else {
    g.path.push_back(Stroke::place(Board, placeOf(seat, m.from)));
    g.path.push_back(Stroke::place(Board, placeOf(seat, m.to)));
  }
  return g;
}

Zone Pairs::boardZone(const State& s) const {
  Zone z;
  z.id = Board;
  z.kind = Zone::Kind::Board;
  z.role = Zone::Role::Main;
  z.name = MK_TEXT("games", "home boards");
  z.board = &boardShape();
  z.size = static_cast<std::int16_t>(z.board->places.size());
  for (const Seat seat : {Seat{0}, Seat{1}})
    for (int man = 0; man < kMen; ++man) {
      Item i;
      i.at = static_cast<std::int16_t>(placeOf(seat, s.where[at(seat)][at(man)]));
      i.thing = Thing::piece(PieceKind::Man, colourOf(seat));
      i.id = static_cast<std::uint16_t>(1 + seat * kMen + man);
      z.items.push_back(i);
    }
  return z;
}

Phrase Pairs::prompt(const State& s) const {
  if (isOver(s)) return result(s).why;
  if (s.toMove == kNobody)
    return s.throws > 0 ? Phrase{MK_TEXT("games", "Equal! %1"),
                                 {Arg::phrase(MK_TEXT("games", "Two dice each: the higher sum starts"))}}
                        : Phrase{MK_TEXT("games", "Two dice each: the higher sum starts")};
  const Arg who = Arg::seat(s.toMove);
  if (!s.thrown) return {MK_TEXT("games", "%1: throw the dice"), {who}};
  std::vector<Move> list;
  moves(s, s.toMove, list);
  if (list.front().from == 0) {
    if (!s.moved) return {MK_TEXT("games", "%1: no stone can move, end your turn"), {who}};
    return s.again ? Phrase{MK_TEXT("games", "%1: end your turn, then throw again"), {who}}
                   : promptToEnd(s.toMove, s.left);
  }
  if (list.front().lays())
    return list.front().die == 0 ? Phrase{MK_TEXT("games", "%1: lay down one more upper stone of your choice"), {who}}
                                 : Phrase{MK_TEXT("games", "%1: lay down the upper stone of the number thrown"), {who}};
  return {MK_TEXT("games", "%1: bear off or move on in your home board"), {who}};
}

// The throw with the used dice dimmed; at the start the dice of both players.
Zone Pairs::tray(const State& s) const {
  Zone z = diceTray(Tray);
  const bool opening = s.toMove == kNobody, equal = s.dice[0] == s.dice[1];
  const bool four = s.thrown && equal && !s.again && (s.moved || !s.left.empty());
  const int all = opening || four ? 4 : 2;
  auto left = s.left;
  for (int i = 0; i < all; ++i) {
    const Seat of = opening ? static_cast<Seat>(i / 2) : s.toMove;
    const int face = opening ? s.dice[at(i)] : s.thrown ? s.dice[equal ? 0 : at(i)] : 0;
    addDie(z, face, colourOf(of),
           !opening && s.thrown && (equal ? i < all - left.count() : !left.remove(s.dice[at(i)])));
  }
  return z;
}

View Pairs::look(const State& s, Viewer viewer) const {
  View v;
  v.zones = {boardZone(s), tray(s)};
  for (const Seat seat : {Seat{0}, Seat{1}})
    v.zones.push_back(
        playerRow(seat == 0 ? White : Black, seat,
                  {MK_TEXT("games", "borne off: %1 of %2"), {Arg::number(count(s, seat, 0)), Arg::number(kMen)}},
                  !isOver(s) && s.toMove == seat));
  if (turn(s).has(viewer.seat)) {
    std::vector<Move> list;
    moves(s, s.toMove, list);
    if (list.front().from == 0)
      v.buttons.push_back({Finish, s.moved ? MK_TEXT("games", "Done") : MK_TEXT("games", "No move"), ' ', -1});
  }
  v.prompt = prompt(s);
  v.bottom = 0;
  return v;
}

Phrase Pairs::tell(const State& before, Seat seat, const Move& m, Viewer) const {
  const Arg who = Arg::seat(seat);
  if (m.from == 0)
    return before.moved ? Phrase{MK_TEXT("games", "%1 ends the turn."), {who}}
                        : Phrase{MK_TEXT("games", "%1 cannot move."), {who}};
  if (m.lays()) return {MK_TEXT("games", "%1 lays upper stone %2 down."), {who, Arg::number(m.from)}};
  const Phrase what =
      m.to == 0 ? Phrase{MK_TEXT("games", "%1 takes a stone off the board from point %2."), {who, Arg::number(m.from)}}
                : Phrase{MK_TEXT("games", "%1 plays %2."), {who, Arg::literal(text(before, seat, m))}};
  State after = before;
  play(after, seat, m);
  return isOver(after) ? Phrase{"%1 %2", {Arg::phrase(what), Arg::phrase(result(after).why)}} : what;
}

Phrase Pairs::tell(const State& before, const Outcome& o, Viewer) const {
  const Arg a = Arg::number(o.die(0)), b = Arg::number(o.die(1));
  if (before.toMove != kNobody) return {MK_TEXT("games", "%1 throws %2 and %3."), {Arg::seat(before.toMove), a, b}};
  State after = before;
  settle(after, o);
  return tellThrowsForStart(o.die(0) + o.die(1), o.die(2) + o.die(3), after.toMove);
}

} // namespace mk
