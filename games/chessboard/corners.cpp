// Races from corner to corner: steps, chains of jumps, arrival.
#include "games/chessboard/corners.h"

#include "games/kit/zones.h"

namespace mk {

Corners::Corners(const Setup& setup, const CornersTraits& traits)
    : LaysMen(squaresBoard(), menToLay(false)), traits_(traits) {
  for (const OptionSpec& o : setup.options.specs())
    if (std::string_view(o.key) == "backward" && setup.options.is("backward", "yes")) traits_.ways = kDiagonals;
  ways_ = {traits_.ways, turned(traits_.ways)};
}

Corners::State Corners::start() const {
  State s;
  s.board.pieces = {home(0), home(1)};
  s.who = numbered(s.board);
  return s;
}

// Where the man can go: a step, or over neighbours from landing square to landing square.
Squares Corners::targets(const State& s, Seat seat, int from) const {
  const Squares start = only(from), empty = traits_.squares & ~s.board.all();
  const Squares over = (traits_.overOwn ? s.board.all() : s.board.pieces[side(otherSide(seat))]) & ~start;
  Squares steps = 0, landed = 0;
  forEach(ways_[side(seat)], [&](Direction d) { steps |= step(start, d) & empty; });
  for (Squares last = start; last != 0;) {
    Squares next = 0;
    forEach(ways_[side(seat)], [&](Direction d) { next |= step(step(last, d) & over, d) & empty; });
    last = next & ~landed;
    landed |= next;
  }
  return steps | landed;
}

void Corners::moves(const State& s, Seat seat, std::vector<Move>& out) const {
  const std::size_t first = out.size();
  forEach(s.board.pieces[side(seat)],
          [&](int from) { forEach(targets(s, seat, from), [&](int to) { out.emplace_back(from, to); }); });
  if (out.size() == first) out.emplace_back(); // a pass
}

std::uint64_t Corners::countMoves(const State& s, Seat seat) const {
  int n = 0;
  forEach(s.board.pieces[side(seat)], [&](int from) { n += std::popcount(targets(s, seat, from)); });
  return static_cast<std::uint64_t>(std::max(n, 1));
}

void Corners::play(State& s, Seat seat, const Move& m) const {
  if (!m.isPass()) relocate(s.board, s.who, seat, m.from, m.to);
  ++s.made;
  s.toMove = otherSide(seat);
  s.end = assess(s);
}

// Looks at the player who has just moved.
Corners::End Corners::assess(const State& s) const {
  if (s.made == 0) return End::None;
  const Seat mover = otherSide(s.toMove);
  const Squares mine = s.board.pieces[side(mover)];
  if ((mine & ~home(s.toMove)) == 0) return End::Arrived;
  if (madeBy(s, mover) >= kLeaveBy && (mine & home(mover)) != 0) return End::StillHome;
  return s.made >= 2 * kLimit ? End::Limit : End::None;
}

Result Corners::result(const State& s) const {
  const Seat mover = otherSide(s.toMove);
  switch (s.end) {
  case End::Arrived:
    return Result::win(2, mover,
                       {MK_TEXT("games", "%1 is the first to have all men at the goal."), {Arg::seat(mover)}});
  case End::StillHome:
    return Result::win(2, s.toMove,
                       {MK_TEXT("games", "%1 has made %2 moves and still has a man on a starting square."),
                        {Arg::seat(mover), Arg::number(madeBy(s, mover))}});
  case End::Limit:
  case End::None:
    break;
  }
  const int white = arrived(s, 0), black = arrived(s, 1);
  const Phrase why{MK_TEXT("games", "Men at the goal: %1 has %2 and %3 has %4."),
                   {Arg::seat(0), Arg::number(white), Arg::seat(1), Arg::number(black)}};
  if (white == black) return Result::draw(2, why);
  return Result::win(2, white > black ? Seat{0} : Seat{1}, why);
}

std::string Corners::fault(const State& s) const {
  if (std::string wrong = mk::fault(s.board, s.who, spec()); !wrong.empty()) return wrong;
  return s.made > 2 * kLimit ? "more moves than there may be" : "";
}

std::string Corners::text(const State& s) const {
  const std::string men = mk::text(s.toMove, s.board);
  return s.made > s.toMove ? men + ":made " + std::to_string(s.made) : men;
}

Checked<Corners::State> Corners::read(std::string_view t) const {
  const auto men = readMen(t, spec());
  if (!men) return Refusal{men.why()};
  State s;
  s.board = men->board;
  s.toMove = men->toMove;
  int made = s.toMove; // Black moves after White
  for (const std::string_view part : men->more)
    if (made = readCounter(part, "made"); made < 0) return notAPosition(part);
  if (made > 2 * kLimit || made % 2 != s.toMove) return countersDoNotFit();
  s.made = static_cast<std::uint8_t>(made);
  s.who = numbered(s.board);
  s.end = assess(s);
  return s;
}

View Corners::look(const State& s, Viewer viewer) const {
  View v;
  v.zones = {boardZone(s.board, s.who)};
  addPlayers(v, MenPlayers, kMen, turn(s));
  v.prompt = promptToMove(s.toMove);
  if (s.end != End::None) v.prompt = result(s).why;
  if (s.end == End::None && (viewer.isPublic() || viewer.seat == s.toMove)) {
    std::vector<Move> list;
    moves(s, s.toMove, list);
    if (list.front().isPass()) {
      v.buttons = {passButton()};
      v.prompt = promptToPass(s.toMove);
    }
  }
  v.bottom = viewer.isPublic() ? Seat{0} : viewer.seat;
  return v;
}

} // namespace mk
