// Hares and wolves: moves forward and, when there is none, back; the exchange; the strip of squares on the table.
#include "games/chessboard/hares.h"

#include "games/kit/draw_near.h"
#include "games/kit/zones.h"

namespace mk {

namespace {

constexpr Squares kFileE = kFileA << 4;
constexpr Squares kHares = kFileE & 0xFFFFFF, kWolves = kFileE & ~Squares{0xFFFFFFFFFF}; // e1 to e3, e6 to e8
constexpr MenSpec kPieces{.squares = kFileE, .men = {3, 3}};

constexpr Direction forward(Seat seat) { return seat == 0 ? North : South; }
constexpr Squares goal(Seat seat) { return seat == 0 ? kWolves : kHares; }

// Eight squares side by side, so that they are large on the table; e1 is at the left.
const BoardShape& strip() {
  static const BoardShape shape = [] {
    BoardShape b;
    b.id = "strip-8";
    b.width = 9;
    b.height = 2;
    for (int rank = 0; rank < 8; ++rank) {
      BoardPlace p;
      p.name = squareName(rank * 8 + 4);
      p.x = rank + 1;
      p.y = 1;
      b.places.push_back(p);
    }
    return b;
  }();
  return shape;
}

const Thing kHare = Thing::piece(PieceKind::Hare, Colour::White), kWolf = Thing::piece(PieceKind::Wolf, Colour::Black);

// The file as two bytes: rows of hares and of wolves.
std::uint16_t code(const Placement& p) {
  unsigned out = 0;
  forEach(p.pieces[0], [&](int square) { out |= 1u << rankOf(square); });
  forEach(p.pieces[1], [&](int square) { out |= 0x100u << rankOf(square); });
  return static_cast<std::uint16_t>(out);
}

} // namespace

Hares::Hares(const Setup&) : LaysMen(strip(), {kHare, kWolf}) {}

Hares::State Hares::start() const {
  State s;
  s.board.pieces = {kHares, kWolves};
  s.who = numbered(s.board);
  return s;
}

void Hares::moves(const State& s, Seat seat, std::vector<Move>& out) const {
  const Squares mine = s.board.pieces[side(seat)], theirs = s.board.pieces[side(otherSide(seat))];
  const Squares empty = kFileE & ~s.board.all();
  const std::size_t first = out.size();
  const auto add = [&](Squares to, Direction d, int steps) {
    forEach(to, [&](int square) {
      int from = square;
      for (int i = 0; i < steps; ++i) from = neighbour(from, opposite(d));
      out.emplace_back(from, square);
    });
  };
  const Direction on = forward(seat), back = opposite(on);
  add(step(mine, on) & empty, on, 1);
  add(step(step(mine, on) & theirs, on) & empty, on, 2);
  if (out.size() > first) return; // who can go forward must
  add(step(mine, back) & empty, back, 1);
  for (const Direction d : {on, back}) add(step(step(mine, d) & s.board.all(), d) & empty, d, 2);
  if (out.size() == first) out.emplace_back(); // a pass
}

bool Hares::canMove(const State& s, Seat seat) const {
  const Squares mine = s.board.pieces[side(seat)], empty = kFileE & ~s.board.all();
  for (const Direction d : {North, South})
    if (((step(mine, d) | step(step(mine, d) & s.board.all(), d)) & empty) != 0) return true;
  return false;
}

void Hares::play(State& s, Seat seat, const Move& m) const {
  s.history.push_back(code(s.board));
  if (!m.isPass()) relocate(s.board, s.who, seat, m.from, m.to);
  s.toMove = otherSide(seat);
  s.end = assess(s);
}

int Hares::times(const State& s) const {
  if (s.history.empty()) return s.firstTimes;
  int n = 1;
  for (int i = s.history.count() - 2; i >= 0; i -= 2)
    if (s.history[static_cast<std::size_t>(i)] == code(s.board)) n += i == 0 ? s.firstTimes : 1;
  return n;
}

Hares::End Hares::assess(const State& s) const {
  for (const Seat seat : {Seat{0}, Seat{1}})
    if (s.board.pieces[side(seat)] == goal(seat)) return End::Exchanged;
  if (!canMove(s, 0) && !canMove(s, 1)) return End::Stuck;
  return times(s) >= 3 ? End::Repetition : End::None;
}

Result Hares::result(const State& s) const {
  if (s.end == End::Exchanged) {
    const Seat winner = s.board.pieces[0] == goal(0) ? Seat{0} : Seat{1};
    return Result::win(2, winner,
                       winner == 0 ? Phrase(MK_TEXT("games", "All three hares stand where the wolves began."))
                                   : Phrase(MK_TEXT("games", "All three wolves stand where the hares began.")));
  }
  if (s.end == End::Stuck) return Result::draw(2, MK_TEXT("games", "A draw: nobody can move."));
  return Result::draw(2, MK_TEXT("games", "A draw: the same position has come up for the third time."));
}

std::string Hares::fault(const State& s) const { return mk::fault(s.board, s.who, kPieces); }

std::string Hares::text(const State& s) const {
  const std::string men = mk::text(s.toMove, s.board);
  const int n = times(s);
  return n > 1 ? men + ":times " + std::to_string(n) : men;
}

Checked<Hares::State> Hares::read(std::string_view t) const {
  const auto men = readMen(t, kPieces);
  if (!men) return Refusal{men.why()};
  State s;
  s.board = men->board;
  s.toMove = men->toMove;
  for (const std::string_view part : men->more) {
    const int n = readCounter(part, "times");
    if (n < 0) return notAPosition(part);
    if (n < 1 || n > 3) return countersDoNotFit();
    s.firstTimes = static_cast<std::uint8_t>(n);
  }
  s.who = numbered(s.board);
  s.end = assess(s);
  return s;
}

Gesture Hares::gesture(const State&, Seat, const Move& m) const {
  if (m.isPass()) return mk::gesture(m);
  Gesture g;
  g.path = {Stroke::place(MenBoard, rankOf(m.from)), Stroke::place(MenBoard, rankOf(m.to))};
  return g;
}

View Hares::look(const State& s, Viewer viewer) const {
  View v;
  Zone z = boardZone(s.board, s.who);
  z.name = MK_TEXT("games", "path of eight squares");
  z.board = &strip();
  z.size = 8;
  for (Item& i : z.items) {
    i.at = static_cast<std::int16_t>(rankOf(i.at));
    i.thing = i.thing.asColour() == Colour::Black ? kWolf : kHare;
  }
  v.zones = {z};
  addPlayers(v, MenPlayers, {kHare, kWolf}, turn(s));
  if (s.end == End::None) {
    const Phrase prompt = !canMove(s, s.toMove) ? promptToPass(s.toMove)
                          : s.toMove == 0       ? Phrase{MK_TEXT("games", "%1: move a hare"), {Arg::seat(0)}}
                                                : Phrase{MK_TEXT("games", "%1: move a wolf"), {Arg::seat(1)}};
    v.prompt = warnedOfRepetition(prompt, times(s));
  } else {
    v.prompt = result(s).why;
  }
  if (s.end == End::None && !canMove(s, s.toMove) && (viewer.isPublic() || viewer.seat == s.toMove))
    v.buttons = {passButton()};
  v.bottom = viewer.isPublic() ? Seat{0} : viewer.seat;
  return v;
}

Layout arrangeHares(const View& v, Aspect aspect) {
  Layout l;
  if (aspect == Aspect::Tall) l.width = 1000, l.height = 1400;
  constexpr double kAside = 150, kGap = 24;
  const double width = l.width - 80, height = width * 2 / 9, y = (l.height - height) / 2;
  for (const Zone& z : v.zones) {
    const bool board = z.kind == Zone::Kind::Board;
    const double top = board ? y : z.owner == v.bottom ? y + height + kGap : y - kGap - kAside;
    l.frames.push_back({z.id, {40, top, width, board ? height : kAside}, 0, !board});
  }
  return l;
}

} // namespace mk
