// Surround first: steps, chains of jumps, crowning, the end.
#include "games/chessboard/surround.h"

#include "games/kit/draw_near.h"
#include "games/kit/zones.h"

namespace mk {

namespace {

constexpr Squares kThreeRanks = 0x55AA55; // White's dark squares on ranks 1 to 3

constexpr Directions forward(Seat seat) {
  const Directions white = set(NorthEast) | set(NorthWest);
  return seat == 0 ? white : turned(white);
}

// Where one jump from the square lands.
Squares landings(int from, bool king, Squares enemies, Squares empty) {
  Squares out = 0;
  forEach(kDiagonals, [&](Direction d) {
    Squares over = step(only(from), d);
    while (king && (over & empty) != 0) over = step(over, d);
    if ((over & enemies) != 0) out |= king ? ray(over, d, empty) : step(over, d) & empty;
  });
  return out;
}

} // namespace

Surround::Surround(const Setup& setup)
    : LaysMen(squaresBoard(), menToLay(setup.options.is("kings", "yes"))), kings_(setup.options.is("kings", "yes")) {}

Surround::State Surround::start() const {
  State s;
  s.board.pieces = {kThreeRanks, turned(kThreeRanks)};
  s.who = numbered(s.board);
  return s;
}

Squares Surround::targets(const State& s, Seat seat, int from) const {
  const bool king = (s.board.kings & only(from)) != 0;
  const Squares empty = kDark & ~s.board.all();
  Squares out = 0;
  forEach(king ? kDiagonals : forward(seat),
          [&](Direction d) { out |= king ? ray(only(from), d, empty) : step(only(from), d) & empty; });
  Squares landed = only(from); // its own square is empty while it jumps
  for (Squares last = landed; last != 0;) {
    Squares next = 0;
    forEach(last, [&](int square) {
      next |= landings(square, king, s.board.pieces[side(otherSide(seat))], empty | only(from));
    });
    last = next & ~landed;
    landed |= next;
  }
  return (out | landed) & ~only(from);
}

void Surround::moves(const State& s, Seat seat, std::vector<Move>& out) const {
  forEach(s.board.pieces[side(seat)],
          [&](int from) { forEach(targets(s, seat, from), [&](int to) { out.emplace_back(from, to); }); });
}

bool Surround::crowns(const State& s, Seat seat, const Move& m) const {
  return kings_ && (s.board.kings & only(m.from)) == 0 && (only(m.to) & lastRankOf(seat)) != 0;
}

void Surround::play(State& s, Seat seat, const Move& m) const {
  const bool king = (s.board.kings & only(m.from)) != 0, crowned = crowns(s, seat, m);
  const bool manSteps = !king && std::abs(rankOf(m.to) - rankOf(m.from)) == 1;
  if (crowned) // the position cannot come back
    s.past.forget();
  else
    s.past.before.push_back(s.board);
  s.quiet = manSteps ? std::uint8_t{0} : static_cast<std::uint8_t>(s.quiet + 1);
  ++s.made;
  relocate(s.board, s.who, seat, m.from, m.to);
  if (crowned) s.board.kings |= only(m.to);
  s.toMove = otherSide(seat);
  s.end = assess(s);
}

Surround::End Surround::assess(const State& s) const {
  Squares any = 0;
  forEach(s.board.pieces[side(s.toMove)], [&](int from) {
    if (any == 0) any = targets(s, s.toMove, from);
  });
  if (any == 0) return End::NoMove;
  if (s.quiet >= kQuiet) return End::Quiet;
  if (s.past.times(s.board) >= 3) return End::Repetition;
  return s.made >= kLongest ? End::Long : End::None;
}

Phrase Surround::reason(const State& s) const {
  switch (s.end) {
  case End::NoMove:
    return {MK_TEXT("games", "%1 has no move left."), {Arg::seat(s.toMove)}};
  case End::Repetition:
    return MK_TEXT("games", "A draw: the same position has come up for the third time.");
  case End::Quiet:
    return {MK_TEXT("games", "A draw: %1 moves by each player without a man's step."), {Arg::number(kQuiet / 2)}};
  case End::Long:
    return {MK_TEXT("games", "A draw: %1 moves by each player."), {Arg::number(kLongest / 2)}};
  case End::None:
    break;
  }
  return MK_TEXT("games", "The match is not decided.");
}

Result Surround::result(const State& s) const {
  if (s.end == End::NoMove) return Result::win(2, otherSide(s.toMove), reason(s));
  return Result::draw(2, reason(s));
}

std::string Surround::fault(const State& s) const {
  if (std::string wrong = mk::fault(s.board, s.who, spec()); !wrong.empty()) return wrong;
  return s.made > kLongest || s.quiet > std::min<int>(s.made, kQuiet) || s.past.before.count() > s.made
             ? "the counters do not fit"
             : "";
}

std::string Surround::text(const State& s) const {
  std::string out = mk::text(s.toMove, s.board);
  if (s.made > 0) out += ":made " + std::to_string(s.made);
  if (s.quiet > 0) out += ":quiet " + std::to_string(s.quiet);
  if (const int n = s.past.times(s.board); n > 1) out += ":times " + std::to_string(n);
  return out;
}

Checked<Surround::State> Surround::read(std::string_view t) const {
  const auto men = readMen(t, spec());
  if (!men) return Refusal{men.why()};
  int made = 0, quiet = 0, seen = 1;
  for (const std::string_view part : men->more) {
    const int m = readCounter(part, "made"), q = readCounter(part, "quiet"), n = readCounter(part, "times");
    if (m < 0 && q < 0 && n < 0) return notAPosition(part);
    if (m >= 0) made = m;
    if (q >= 0) quiet = q;
    if (n >= 0) seen = n;
  }
  if (made > kLongest || quiet > std::min(made, kQuiet) || seen < 1 || seen > 3 || made < 4 * (seen - 1))
    return countersDoNotFit();
  State s;
  s.board = men->board;
  s.toMove = men->toMove;
  s.made = static_cast<std::uint16_t>(made);
  s.quiet = static_cast<std::uint8_t>(quiet);
  s.past.firstTimes = static_cast<std::uint8_t>(seen);
  s.who = numbered(s.board);
  s.end = assess(s);
  return s;
}

// Of the three counts the one that ends first is told.
Phrase Surround::prompt(const State& s) const {
  if (s.end != End::None) return reason(s);
  const Phrase move = promptToMove(s.toMove);
  const int quiet = kQuiet - s.quiet, left = kLongest - s.made;
  return warnedOfDraw(move, s.past.times(s.board), std::min(quiet, left),
                      left < quiet ? MK_TEXT("games", "%1. Moves left before a draw: %2")
                                   : MK_TEXT("games", "%1. Moves left without a man's step before a draw: %2"));
}

View Surround::look(const State& s, Viewer viewer) const {
  View v;
  v.zones = {boardZone(s.board, s.who)};
  addPlayers(v, MenPlayers, kMen, turn(s));
  v.prompt = prompt(s);
  v.bottom = viewer.isPublic() ? Seat{0} : viewer.seat;
  return v;
}

Phrase Surround::tell(const State& before, Seat seat, const Move& m, Viewer) const {
  if (!crowns(before, seat, m)) return mk::tell(seat, m);
  return {MK_TEXT("games", "%1 moves from %2 to %3 and makes a king."),
          {Arg::seat(seat), Arg::literal(squareName(m.from)), Arg::literal(squareName(m.to))}};
}

} // namespace mk
