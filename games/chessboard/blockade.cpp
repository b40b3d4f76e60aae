// Capturing by surrounding: steps, captures, the end.
#include "games/chessboard/blockade.h"

namespace mk {

namespace {

constexpr Squares kTwoRanks = 0xAA55, kEdge = 0x55; // White's dark squares on ranks 1 and 2, on rank 1

} // namespace

Blockade::Blockade(const Setup& setup, const BlockadeTraits& traits)
    : LaysMen(squaresBoard(), menToLay(false)), traits_(traits), men_(8) {
  for (const OptionSpec& o : setup.options.specs())
    if (std::string_view(o.key) == "pieces" && setup.options.is("pieces", "4")) men_ = 4;
  const Directions forward = set(NorthEast) | set(NorthWest);
  ways_ = {forward, turned(forward)};
  if (traits_.back) ways_ = {kDiagonals, kDiagonals};
}

// Without steps back a man has at most seven moves, and nobody passes twice in a row.
int Blockade::bound() const { return traits_.back ? 2 * men_ * (kQuiet + 1) : 2 * (2 * men_ * 7 + 1); }

Blockade::State Blockade::start() const {
  const Squares white = men_ == 8 ? kTwoRanks : kEdge;
  State s;
  s.board.pieces = {white, turned(white)};
  s.who = numbered(s.board);
  return s;
}

void Blockade::moves(const State& s, Seat seat, std::vector<Move>& out) const {
  const std::size_t first = out.size();
  const Squares empty = kDark & ~s.board.all();
  forEach(s.board.pieces[side(seat)], [&](int from) {
    forEach(ways_[side(seat)], [&](Direction d) {
      if (const Squares to = step(only(from), d) & empty; to != 0) out.emplace_back(from, lowest(to));
    });
  });
  if (out.size() == first) out.emplace_back(); // a pass
}

bool Blockade::canMove(const State& s, Seat seat) const {
  bool can = false;
  forEach(ways_[side(seat)],
          [&](Direction d) { can = can || (step(s.board.pieces[side(seat)], d) & ~s.board.all()) != 0; });
  return can;
}

// Enemy men with at least two men of `by` and none of their own beside them; all are judged on the same position.
Squares Blockade::surrounded(const State& s, Seat by) const {
  const Squares mine = s.board.pieces[side(by)], theirs = s.board.pieces[side(otherSide(by))];
  Squares out = 0;
  forEach(theirs, [&](int square) {
    Squares beside = 0;
    forEach(kDiagonals, [&](Direction d) { beside |= step(only(square), d); });
    if (std::popcount(beside & mine) >= 2 && (beside & theirs) == 0) out |= only(square);
  });
  return out;
}

void Blockade::play(State& s, Seat seat, const Move& m) const {
  if (traits_.back) {
    s.past.before.push_back(s.board);
    ++s.quiet;
  }
  if (!m.isPass()) relocate(s.board, s.who, seat, m.from, m.to);
  if (const Squares gone = m.isPass() ? 0 : surrounded(s, seat); gone != 0) {
    remove(s.board, s.who, gone);
    s.taken[side(seat)] = static_cast<std::uint8_t>(s.taken[side(seat)] + std::popcount(gone));
    s.quiet = 0;
    s.past.forget();
  }
  s.toMove = otherSide(seat);
  s.end = assess(s);
}

Blockade::End Blockade::assess(const State& s) const {
  if (s.board.pieces[0] == 0 || s.board.pieces[1] == 0) return End::AllTaken;
  if (!canMove(s, 0) && !canMove(s, 1)) return End::Stuck;
  if (s.quiet >= kQuiet) return End::Quiet;
  if (s.past.times(s.board) >= 3) return End::Repetition;
  return End::None;
}

Result Blockade::result(const State& s) const {
  if (s.end == End::AllTaken) {
    const Seat winner = s.board.pieces[0] == 0 ? Seat{1} : Seat{0};
    return Result::win(2, winner, {MK_TEXT("games", "%1 has taken all enemy men."), {Arg::seat(winner)}});
  }
  const std::initializer_list<Arg> counts{Arg::seat(0), Arg::number(s.taken[0]), Arg::seat(1), Arg::number(s.taken[1])};
  Phrase why{MK_TEXT("games", "Men taken: %1 has %2 and %3 has %4."), counts};
  if (s.end == End::Stuck) why = {MK_TEXT("games", "Nobody can move. Men taken: %1 has %2 and %3 has %4."), counts};
  if (s.end == End::Quiet)
    why = {MK_TEXT("games", "40 moves by each player without a capture. Men taken: %1 has %2 and %3 has %4."), counts};
  if (s.end == End::Repetition)
    why = {MK_TEXT("games", "The position has come up for the third time. Men taken: %1 has %2 and %3 has %4."),
           counts};
  if (s.taken[0] == s.taken[1]) return Result::draw(2, why);
  return Result::win(2, s.taken[0] > s.taken[1] ? Seat{0} : Seat{1}, why);
}

std::string Blockade::fault(const State& s) const {
  if (std::string wrong = mk::fault(s.board, s.who, spec()); !wrong.empty()) return wrong;
  for (std::size_t i = 0; i < 2; ++i)
    if (std::popcount(s.board.pieces[1 - i]) + s.taken[i] > men_) return "men are doubled";
  if (s.past.before.count() > s.quiet || s.quiet > kQuiet) return "the counter of quiet moves is out of range";
  return {};
}

// What each side would have taken if all missing men had been.
std::array<std::uint8_t, 2> Blockade::missing(const State& s) const {
  return {static_cast<std::uint8_t>(men_ - std::popcount(s.board.pieces[1])),
          static_cast<std::uint8_t>(men_ - std::popcount(s.board.pieces[0]))};
}

std::string Blockade::text(const State& s) const {
  std::string out = mk::text(s.toMove, s.board);
  if (s.taken != std::array<std::uint8_t, 2>{} || s.taken != missing(s))
    out += ":taken W" + std::to_string(s.taken[0]) + " B" + std::to_string(s.taken[1]);
  if (s.quiet > 0) out += ":quiet " + std::to_string(s.quiet);
  if (const int n = s.past.times(s.board); n > 1) out += ":times " + std::to_string(n);
  return out;
}

Checked<Blockade::State> Blockade::read(std::string_view t) const {
  const auto men = readMen(t, spec());
  if (!men) return Refusal{men.why()};
  State s;
  s.board = men->board;
  s.toMove = men->toMove;
  s.taken = missing(s);
  int quiet = 0, seen = 1;
  for (const std::string_view part : men->more) {
    const int q = readCounter(part, "quiet"), n = readCounter(part, "times");
    const bool taken = part.size() == 11 && part.starts_with("taken W") && part.substr(8, 2) == " B";
    if (taken) {
      const int white = part[7] - '0', black = part[10] - '0';
      if (white < 0 || white > s.taken[0] || black < 0 || black > s.taken[1]) return countersDoNotFit();
      s.taken = {static_cast<std::uint8_t>(white), static_cast<std::uint8_t>(black)};
    } else if (!traits_.back || (q < 0 && n < 0)) {
      return notAPosition(part);
    }
    if (q >= 0) quiet = q;
    if (n >= 0) seen = n;
  }
  if (quiet > kQuiet || seen < 1 || seen > 3 || quiet < 4 * (seen - 1)) return countersDoNotFit();
  s.quiet = static_cast<std::uint8_t>(quiet);
  s.past.firstTimes = static_cast<std::uint8_t>(seen);
  s.who = numbered(s.board);
  s.end = assess(s);
  return s;
}

View Blockade::look(const State& s, Viewer viewer) const {
  View v;
  v.zones = {boardZone(s.board, s.who)};
  for (const Seat taker : {Seat{0}, Seat{1}})
    v.zones.push_back(
        takenZone(s.board, s.who, taker, std::popcount(s.board.pieces[side(otherSide(taker))]) + s.taken[side(taker)]));
  v.prompt = s.end != End::None     ? result(s).why
             : canMove(s, s.toMove) ? promptToMove(s.toMove)
                                    : promptToPass(s.toMove);
  if (s.end == End::None && !canMove(s, s.toMove) && (viewer.isPublic() || viewer.seat == s.toMove))
    v.buttons = {passButton()};
  v.bottom = viewer.isPublic() ? Seat{0} : viewer.seat;
  return v;
}

Phrase Blockade::tell(const State& before, Seat seat, const Move& m, Viewer) const {
  State after = before;
  play(after, seat, m);
  const int n = after.taken[side(seat)] - before.taken[side(seat)];
  if (n == 0) return mk::tell(seat, m);
  return Phrase::counted(MK_TEXT_N("games", "%1 moves from %2 to %3 and takes %n surrounded man(men)."), n,
                         {Arg::seat(seat), Arg::literal(squareName(m.from)), Arg::literal(squareName(m.to))});
}

} // namespace mk
