// Wolf and sheep: moves, and who has won.
#include "games/chessboard/wolf.h"

#include "games/kit/zones.h"

namespace mk {

namespace {

constexpr MenSpec kPieces{.men = {4, 1}};

const Thing kASheep = Thing::piece(PieceKind::Sheep, Colour::White),
            kTheWolf = Thing::piece(PieceKind::Wolf, Colour::Black);

// The wolf goes all ways, the sheep up the board.
constexpr Directions ways(Seat seat) { return seat == Wolf::kWolf ? kDiagonals : set(NorthEast) | set(NorthWest); }

} // namespace

Wolf::Wolf(const Setup& setup) : LaysMen(squaresBoard(), {kASheep, kTheWolf}) {
  if (setup.options.is("first-move", "hounds")) first_ = kSheep;
  start_ = readSquare(setup.options.value("wolf-starts-on"));
}

Wolf::State Wolf::start() const {
  State s;
  s.board.pieces = {kRank1 & kDark, only(start_)};
  s.toMove = first_;
  s.who = numbered(s.board);
  return s;
}

void Wolf::moves(const State& s, Seat seat, std::vector<Move>& out) const {
  const Squares empty = kDark & ~s.board.all();
  forEach(s.board.pieces[side(seat)], [&](int from) {
    forEach(ways(seat), [&](Direction d) {
      if (const Squares to = step(only(from), d) & empty; to != 0) out.emplace_back(from, lowest(to));
    });
  });
}

bool Wolf::canMove(const State& s, Seat seat) const {
  bool can = false;
  forEach(ways(seat), [&](Direction d) { can = can || (step(s.board.pieces[side(seat)], d) & ~s.board.all()) != 0; });
  return can;
}

void Wolf::play(State& s, Seat seat, const Move& m) const {
  relocate(s.board, s.who, seat, m.from, m.to);
  s.toMove = otherSide(seat);
  s.end = assess(s);
}

Wolf::End Wolf::assess(const State& s) const {
  const Squares sheep = s.board.pieces[side(kSheep)], wolf = s.board.pieces[side(kWolf)];
  if (sheep == 0 || rankOf(lowest(sheep)) >= rankOf(lowest(wolf))) return End::BrokenThrough;
  if (canMove(s, s.toMove)) return End::None;
  return s.toMove == kWolf ? End::ShutIn : End::SheepStuck;
}

Result Wolf::result(const State& s) const {
  if (s.end == End::ShutIn) return Result::win(2, kSheep, MK_TEXT("games", "The wolf is shut in: the sheep have won."));
  return Result::win(2, kWolf,
                     s.end == End::SheepStuck
                         ? Phrase(MK_TEXT("games", "The sheep have no move left: the wolf has won."))
                         : Phrase(MK_TEXT("games", "No sheep is in the wolf's way any more: the wolf has won.")));
}

std::string Wolf::fault(const State& s) const {
  if (std::popcount(s.board.pieces[side(kWolf)]) != 1) return "there is one wolf";
  return mk::fault(s.board, s.who, kPieces);
}

Checked<Wolf::State> Wolf::read(std::string_view t) const {
  const auto men = readMen(t, kPieces);
  if (!men) return Refusal{men.why()};
  if (!men->more.empty()) return notAPosition(men->more.front());
  if (men->board.pieces[side(kWolf)] == 0) return refuse(MK_TEXT("games", "There is no wolf on the board."));
  State s;
  s.board = men->board;
  s.toMove = men->toMove;
  s.who = numbered(s.board);
  s.end = assess(s);
  return s;
}

View Wolf::look(const State& s, Viewer viewer) const {
  View v;
  v.zones = {boardZone(s.board, s.who)};
  for (Item& i : v.zones.front().items) i.thing = i.thing.asColour() == Colour::Black ? kTheWolf : kASheep;
  addPlayers(v, MenPlayers, {kASheep, kTheWolf}, turn(s));
  v.prompt = s.end != End::None  ? result(s).why
             : s.toMove == kWolf ? Phrase{MK_TEXT("games", "%1: move the wolf"), {Arg::seat(kWolf)}}
                                 : Phrase{MK_TEXT("games", "%1: move a sheep"), {Arg::seat(kSheep)}};
  v.bottom = viewer.isPublic() ? kSheep : viewer.seat;
  return v;
}

} // namespace mk
