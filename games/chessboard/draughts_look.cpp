// Draughts on the table: the board, the men taken, what is said and how a move is made by hand.
#include "games/chessboard/draughts.h"

#include "games/chessboard/captures.h"
#include "games/kit/draw_near.h"

namespace mk {

Gesture Draughts::gesture(const State&, Seat, const Move& m) const {
  Gesture g;
  g.path.push_back(Stroke::place(Board, m.from));
  for (const std::uint8_t square : m.via) g.path.push_back(Stroke::place(Board, square));
  g.path.push_back(Stroke::place(Board, m.to));
  return g;
}

// The men that are still to come in on the bonus square.
Zone Draughts::reserveZone(const State& s, Seat owner) const {
  Zone z;
  z.id = owner == 0 ? WhiteReserve : BlackReserve;
  z.kind = Zone::Kind::Row;
  z.role = Zone::Role::Tokens;
  z.owner = owner;
  z.columns = static_cast<std::int16_t>(traits_.reserve);
  z.name = {MK_TEXT("games", "%1: reserve men"), {Arg::seat(owner)}};
  for (int n = s.bonus[side(owner)]; n < traits_.reserve; ++n) {
    Item i;
    i.at = static_cast<std::int16_t>(z.items.size());
    i.thing = Thing::piece(PieceKind::Man, owner == 0 ? Colour::White : Colour::Black);
    i.id = static_cast<std::uint16_t>((owner == 0 ? 0 : kMostMen) + traits_.men() + n + 1);
    z.items.push_back(i);
  }
  return z;
}

std::vector<Gesture> Draughts::otherGestures(const State& s, Seat seat, const Move& m) const {
  std::vector<Gesture> out;
  if (std::popcount(m.captured) < 2) return out;
  std::vector<Move> ways;
  CaptureSearch(*this, s, seat, ways, CaptureSearch::Ways::All).run();
  for (const Move& way : ways)
    if (way == m && !(way.via == m.via)) out.push_back(gesture(s, seat, way));
  return out;
}

Phrase Draughts::warned(const State& s, const Phrase& prompt) const {
  const int left = 2 * traits_.drawAfter - s.quiet;
  return warnedOfDraw(prompt, s.past.times(s.board), left,
                      traits_.menShuttle()
                          ? MK_TEXT("games", "%1. Moves left without a capture or a new king before a draw: %2")
                          : MK_TEXT("games", "%1. Moves left without a capture or a man's move before a draw: %2"));
}

Phrase Draughts::prompt(const State& s) const {
  if (s.end != End::None) return reason(s);
  const Arg mover = Arg::seat(s.toMove);
  std::vector<Move> list;
  moves(s, s.toMove, list);
  const bool mustCapture = traits_.compulsory && list.front().captured != 0;
  if (!mustCapture) return warned(s, promptToMove(s.toMove));
  return s.toMove == 0 ? Phrase{MK_TEXT("games", "%1: White has to capture"), {mover}}
                       : Phrase{MK_TEXT("games", "%1: Black has to capture"), {mover}};
}

View Draughts::look(const State& s, Viewer viewer) const {
  View v;
  v.zones = {boardZone(s.board, s.who)};
  for (const Seat taker : {Seat{0}, Seat{1}})
    v.zones.push_back(takenZone(s.board, s.who, taker, traits_.men() + s.bonus[side(otherSide(taker))]));
  if (traits_.reserve > 0)
    for (const Seat owner : {Seat{0}, Seat{1}}) v.zones.push_back(reserveZone(s, owner));
  v.prompt = prompt(s);
  v.bottom = viewer.isPublic() ? Seat{0} : viewer.seat;
  return v;
}

Phrase Draughts::tell(const State&, Seat seat, const Move& m, Viewer) const {
  const Arg who = Arg::seat(seat), from = Arg::literal(squareName(m.from)), to = Arg::literal(squareName(m.to));
  const int n = std::popcount(m.captured);
  if (n == 0)
    return m.crowned ? Phrase{MK_TEXT("games", "%1 moves from %2 to %3 and makes a king."), {who, from, to}}
                     : Phrase{MK_TEXT("games", "%1 moves from %2 to %3."), {who, from, to}};
  if (m.crowned)
    return Phrase::counted(MK_TEXT_N("games", "%1 captures %n piece(s) from %2 to %3 and makes a king."), n,
                           {who, from, to});
  return Phrase::counted(MK_TEXT_N("games", "%1 captures %n piece(s) from %2 to %3."), n, {who, from, to});
}

} // namespace mk
