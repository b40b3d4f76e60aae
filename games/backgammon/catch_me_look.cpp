// Püüa mind kinni on the table: the ring, the stones taken, the dice and what is said.
#include "games/backgammon/board.h"
#include "games/backgammon/catch_me.h"

#include <numeric>

namespace mk {

namespace {

constexpr Seat other(Seat s) { return static_cast<Seat>(1 - s); }
// The ring runs along the bottom from left to right and back along the top.
BoardShape makeShape(const CatchMe& rules) {
  BoardShape b;
  b.id = "backgammon";
  b.width = 15.5;
  b.height = 12;
  for (int place = 0; place < CatchMe::kPoints; ++place) {
    const bool top = place >= 12;
    const int column = top ? 24 - place : place + 1;
    const double x = column <= 6 ? column : column + 1.0;
    b.places.push_back({rules.pointName(place), x, top ? 1.4 : 10.6, 1.05, 0, 0});
    b.labels.push_back({rules.pointName(place), x, top ? kTopRim : kBottomRim});
  }
  b.places.push_back({MK_TEXT("games", "taken"), 14.5, 11.0, 1, 0, -1.0});
  b.places.push_back({MK_TEXT("games", "taken"), 14.5, 1.0, 1, 0, 1.0});
  return b;
}

const BoardShape& boardShape(const CatchMe& rules, bool printed) {
  if (printed) {
    static const BoardShape shape = makeShape(rules);
    return shape;
  }
  static const BoardShape shape = makeShape(rules);
  return shape;
}

} // namespace

Gesture CatchMe::gesture(const State& s, Seat seat, const Move& m) const {
  Gesture g;
  const auto touch = [&g](int place) { g.path.push_back(Stroke::place(Board, place)); };
  if (m.first != 0) {
    const int from = whereIs(s, m.first);
    touch(from);
    const bool two = s.dice[0] == s.dice[1] && s.dice[0] != 6;
    touch(m.second != 0 ? whereIs(s, m.second) : (from + (two ? s.dice[0] : s.dice[0] + s.dice[1])) % kPoints);
  } else if (m.corners.empty()) {
    g.path.push_back(Stroke::button(Pass));
  } else {
    int place = 0;
    while (ownerOf(s.man[at(place)]) != seat) ++place;
    touch(place);
    for (const int steps : m.corners) touch(place = cornerFrom(place, steps));
  }
  return g;
}

Zone CatchMe::boardZone(const State& s) const {
  Zone z;
  z.id = Board;
  z.kind = Zone::Kind::Board;
  z.role = Zone::Role::Main;
  z.name = MK_TEXT("games", "ring of 24 points");
  z.board = &boardShape(*this, printed_);
  z.size = static_cast<std::int16_t>(z.board->places.size());
  for (int man = 1; man <= 2 * kMen; ++man) {
    Item i;
    const int place = whereIs(s, man);
    const Seat owner = ownerOf(man);
    i.at = static_cast<std::int16_t>(place >= 0 ? place : owner == 0 ? TakenByBlack : TakenByWhite);
    i.thing = Thing::piece(PieceKind::Man, colourOf(owner));
    i.id = static_cast<std::uint16_t>(man);
    i.lit = place >= 0 && men(s, owner) == 1;
    z.items.push_back(i);
  }
  return z;
}

Phrase CatchMe::prompt(const State& s) const {
  if (isOver(s)) return result(s).why;
  if (s.toMove == kNobody)
    return s.throws > 0 ? MK_TEXT("games", "Equal! One die each again: the lower starts")
                        : MK_TEXT("games", "One die each: the lower starts");
  const Arg who = Arg::seat(s.toMove);
  if (!s.thrown) return {MK_TEXT("games", "%1: throw the dice"), {who}};
  std::vector<Move> list;
  moves(s, s.toMove, list);
  const Move& m = list.front();
  const Arg a = Arg::number(s.dice[0]), b = Arg::number(s.dice[1]);
  if (m.first == 0 && m.corners.empty())
    return {MK_TEXT("games", "%1: %2 and %3 move nothing, end your turn"), {who, a, b}};
  if (!m.corners.empty())
    return {MK_TEXT("games", "%1: %2 and %3, lead your last stone on to the corners"), {who, a, b}};
  if (m.second != 0) return {MK_TEXT("games", "%1: choose two stones, each moves %2"), {who, a}};
  return {MK_TEXT("games", "%1: move one stone by %2"), {who, Arg::number(s.dice[0] + s.dice[1])}};
}

View CatchMe::look(const State& s, Viewer viewer) const {
  View v;
  Zone tray = diceTray(Tray);
  const bool shown = s.thrown || (s.toMove == kNobody && s.throws > 0);
  for (int i = 0; i < 2; ++i) {
    const Seat of = s.toMove == kNobody ? static_cast<Seat>(i) : s.toMove;
    addDie(tray, shown ? s.dice[at(i)] : 0, colourOf(of), false);
  }
  v.zones = {boardZone(s), tray};
  for (const Seat seat : {Seat{0}, Seat{1}})
    v.zones.push_back(playerRow(seat == 0 ? White : Black, seat,
                                {MK_TEXT("games", "stones: %1"), {Arg::number(men(s, seat))}},
                                !isOver(s) && s.toMove == seat));
  if (turn(s).has(viewer.seat)) {
    std::vector<Move> list;
    moves(s, s.toMove, list);
    if (list.front() == Move{}) v.buttons.push_back({Pass, MK_TEXT("games", "No move"), ' ', -1});
  }
  v.prompt = prompt(s);
  v.bottom = 0;
  return v;
}

Phrase CatchMe::tell(const State& before, Seat seat, const Move& m, Viewer) const {
  const Arg who = Arg::seat(seat);
  if (m == Move{}) return {MK_TEXT("games", "%1 cannot move."), {who}};
  State after = before;
  play(after, seat, m);
  const int corners = std::accumulate(m.corners.begin(), m.corners.end(), 0);
  const int taken = men(before, other(seat)) - men(after, other(seat));
  const Phrase what =
      corners > 0 ? Phrase::counted(MK_TEXT_N("games", "%1 leads the last stone on by %n corner(s)."), corners, {who})
                  : Phrase{MK_TEXT("games", "%1 moves: %2."), {who, Arg::literal(text(before, seat, m))}};
  if (isOver(after) && !after.stopped) return {"%1 %2", {Arg::phrase(what), Arg::phrase(result(after).why)}};
  if (taken == 0) return what;
  return {MK_TEXT("games", "%1 Stones taken: %2."), {Arg::phrase(what), Arg::number(taken)}};
}

Phrase CatchMe::tell(const State& before, const Outcome& o, Viewer) const {
  const Arg a = Arg::number(o.die(0)), b = Arg::number(o.die(1));
  if (before.toMove != kNobody) return {MK_TEXT("games", "%1 throws %2 and %3."), {Arg::seat(before.toMove), a, b}};
  State after = before;
  settle(after, o);
  return tellThrowsForStart(o.die(0), o.die(1), after.toMove);
}

} // namespace mk
