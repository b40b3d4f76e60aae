// Draughts: moves, their choice, promotion and the end.
#include "games/chessboard/draughts.h"

#include "games/chessboard/captures.h"

#include <algorithm>

namespace mk {

using King = DraughtsTraits::King;
using Choice = DraughtsTraits::Choice;
using Mid = DraughtsTraits::Mid;

Draughts::Draughts(const Setup& setup, const DraughtsTraits& traits)
    : LaysMen(squaresBoard(), menToLay(traits.king != DraughtsTraits::King::None)), traits_(traits) {
  takeOptions(setup.options);
  step_ = {traits_.manStep, turned(traits_.manStep)};
  capture_ = {traits_.manCapture, turned(traits_.manCapture)};
}

// A game of the group offers some of these house rules; the value of the table row is the default of its catalogue row.
void Draughts::takeOptions(const Options& options) {
  for (const OptionSpec& o : options.specs()) {
    const std::string_view key = o.key;
    if (key == "compulsory-capture") traits_.compulsory = options.is(key, "yes");
    if (key == "choice") traits_.choice = options.is(key, "most") ? Choice::Most : Choice::Free;
    if (key == "mid-capture-promotion") traits_.mid = options.is(key, "king") ? Mid::King : Mid::Man;
    if (key == "men-move-back" && options.is(key, "no"))
      traits_.manStep = traits_.manCapture = set(North) | set(East) | set(West);
    if (key == "italian-priorities") traits_.choice = options.is(key, "full") ? Choice::Italian : Choice::Most;
  }
}

// Progress is a capture, a promotion or, where men never shuttle, a man's step. A man has at most seven ranks to go;
// each jump may set it back by two. Between two such moves at most 2 * drawAfter others are played.
int Draughts::bound() const {
  const int men = traits_.men() + traits_.reserve;
  const int captures = 2 * men - 1;
  const int others = traits_.menShuttle() ? 2 * men : 2 * men * 7 + 2 * captures;
  return (captures + others + 1) * (2 * traits_.drawAfter + 1);
}

Draughts::State Draughts::start() const {
  State s;
  s.board.pieces = {traits_.start, turned(traits_.start)};
  s.who = numbered(s.board);
  return s;
}

void Draughts::moves(const State& s, Seat seat, std::vector<Move>& out) const {
  const std::size_t first = out.size();
  captures(s, seat, out);
  if (out.size() == first || !traits_.compulsory) steps(s, seat, out);
}

namespace {

// For the end of counting: captures are rare and have to be listed to be told apart.
std::vector<Draughts::Move>& scratch() {
  thread_local std::vector<Draughts::Move> list;
  list.clear();
  return list;
}

} // namespace

std::uint64_t Draughts::countMoves(const State& s, Seat seat) const {
  std::vector<Move>& list = scratch();
  captures(s, seat, list);
  if (!list.empty() && traits_.compulsory) return list.size();
  const Squares mine = s.board.pieces[side(seat)], free = empty(s);
  if ((mine & s.board.kings) != 0) {
    steps(s, seat, list);
    return list.size();
  }
  std::uint64_t n = list.size();
  forEach(step_[side(seat)],
          [&](Direction d) { n += static_cast<std::uint64_t>(std::popcount(step(mine, d) & free)); });
  return n;
}

void Draughts::steps(const State& s, Seat seat, std::vector<Move>& out) const {
  const Squares mine = s.board.pieces[side(seat)], free = empty(s);
  const Squares men = mine & ~s.board.kings, kings = mine & s.board.kings;
  forEach(step_[side(seat)], [&](Direction d) {
    forEach(step(men, d) & free, [&](int to) { out.emplace_back(neighbour(to, opposite(d)), to, crowns(seat, to)); });
  });
  forEach(kings, [&](int from) {
    forEach(traits_.kingStep, [&](Direction d) {
      const Squares to = traits_.king == King::Flying ? ray(only(from), d, free) : step(only(from), d) & free;
      forEach(to, [&](int square) { out.emplace_back(from, square, false); });
    });
  });
}

void Draughts::captures(const State& s, Seat seat, std::vector<Move>& out) const {
  const std::size_t first = out.size();
  // The Italian order looks at the way, so all ways compete before equal moves become one.
  const bool italian = traits_.choice == Choice::Italian;
  CaptureSearch(*this, s, seat, out, italian ? CaptureSearch::Ways::All : CaptureSearch::Ways::First).run();
  if (traits_.choice != Choice::Free && out.size() > first + 1) keepBest(s, first, out);
}

namespace {

// The kings among the captured pieces in the order of the way, the first one as the highest bit.
std::uint32_t kingsInOrder(const Draughts::State& s, const Draughts::Move& m) {
  std::uint32_t order = 0;
  Squares left = m.captured;
  int from = m.from;
  auto leg = [&](int to) {
    const int files = fileOf(to) - fileOf(from), ranks = rankOf(to) - rankOf(from);
    const int length = std::max(std::abs(files), std::abs(ranks));
    for (int i = 1; i < length; ++i) {
      const Squares here = only(from + (ranks / length * 8 + files / length) * i) & left;
      if (here == 0) continue;
      order = order << 1 | ((here & s.board.kings) != 0 ? 1u : 0u);
      left &= ~here;
    }
    from = to;
  };
  for (const std::uint8_t square : m.via) leg(square);
  leg(m.to);
  return order;
}

// Greater is better. Only the number counts unless the Italian order is played.
std::array<std::uint32_t, 4> priority(const Draughts::State& s, const Draughts::Move& m, Choice choice) {
  const auto pieces = static_cast<std::uint32_t>(std::popcount(m.captured));
  if (choice == Choice::Most) return {pieces, 0, 0, 0};
  const bool byKing = (s.board.kings & only(m.from)) != 0;
  const auto kings = static_cast<std::uint32_t>(std::popcount(m.captured & s.board.kings));
  return {pieces, byKing, kings, kingsInOrder(s, m)};
}

} // namespace

void Draughts::keepBest(const State& s, std::size_t first, std::vector<Move>& out) const {
  std::array<std::uint32_t, 4> best{};
  const auto begin = out.begin() + static_cast<std::ptrdiff_t>(first);
  for (auto m = begin; m != out.end(); ++m) best = std::max(best, priority(s, *m, traits_.choice));
  auto end = begin;
  for (auto m = begin; m != out.end(); ++m)
    if (priority(s, *m, traits_.choice) == best && std::find(begin, end, *m) == end) *end++ = *m;
  out.erase(end, out.end());
}

bool Draughts::canMove(const State& s, Seat seat) const {
  const Squares mine = s.board.pieces[side(seat)], free = empty(s);
  bool can = false;
  forEach(step_[side(seat)], [&](Direction d) { can = can || (step(mine & ~s.board.kings, d) & free) != 0; });
  if (can) return true;
  forEach(traits_.kingStep, [&](Direction d) { can = can || (step(mine & s.board.kings, d) & free) != 0; });
  if (can) return true;
  std::vector<Move> none;
  return CaptureSearch(*this, s, seat, none).capturers() != 0;
}

void Draughts::play(State& s, Seat seat, const Move& m) const {
  const bool man = (s.board.kings & only(m.from)) == 0;
  if (m.captured != 0 || m.crowned || (man && !traits_.menShuttle())) {
    s.quiet = 0;
    s.past.forget();
  } else {
    ++s.quiet;
    s.past.before.push_back(s.board);
  }
  if (m.captured != 0) {
    const std::size_t other = side(otherSide(seat));
    remove(s.board, s.who, m.captured);
    s.taken[other] = static_cast<std::uint8_t>(s.taken[other] + std::popcount(m.captured));
  }
  // After the removal: where pieces are removed at once a king may land where one of them stood.
  relocate(s.board, s.who, seat, m.from, m.to);
  if (m.crowned) s.board.kings |= only(m.to);
  if (traits_.reserve > 0)
    for (const Seat owner : {Seat{0}, Seat{1}}) bringReserve(s, owner);
  if (s.number > 0 && seat == 1) ++s.number;
  s.toMove = otherSide(seat);
  s.end = assess(s);
}

// The first reserve man comes when the own first rank is bare, the second as soon as the bonus square is empty again.
void Draughts::bringReserve(State& s, Seat owner) const {
  const Squares square = only(owner == 0 ? readSquare("e1") : readSquare("d8"));
  std::uint8_t& received = s.bonus[side(owner)];
  Squares& mine = s.board.pieces[side(owner)];
  if (received == traits_.reserve || (empty(s) & square) == 0) return;
  if (received == 0 && (mine & lastRankOf(otherSide(owner))) != 0) return;
  mine |= square;
  ++received;
  s.who[static_cast<std::size_t>(lowest(square))] =
      static_cast<std::uint8_t>((owner == 0 ? 0 : kMostMen) + traits_.men() + received);
}

Draughts::End Draughts::assess(const State& s) const {
  if (s.board.pieces[side(s.toMove)] == 0) return End::NoPiece;
  if (!canMove(s, s.toMove)) return End::NoMove;
  if (s.quiet >= 2 * traits_.drawAfter) return End::Quiet;
  if (s.past.times(s.board) >= 3) return End::Repetition;
  return End::None;
}

Phrase Draughts::reason(const State& s) const {
  const Arg loser = Arg::seat(s.toMove);
  switch (s.end) {
  case End::NoPiece:
    return {MK_TEXT("games", "%1 has no piece left."), {loser}};
  case End::NoMove:
    return {MK_TEXT("games", "%1 has no move left."), {loser}};
  case End::Repetition:
    return MK_TEXT("games", "A draw: the same position has come up for the third time.");
  case End::Quiet:
    if (traits_.menShuttle())
      return {MK_TEXT("games", "A draw: %1 moves by each player without a capture or a new king."),
              {Arg::number(traits_.drawAfter)}};
    return {MK_TEXT("games", "A draw: %1 moves by each player without a capture or a man's move."),
            {Arg::number(traits_.drawAfter)}};
  case End::None:
    break;
  }
  return MK_TEXT("games", "The match is not decided.");
}

Result Draughts::result(const State& s) const {
  if (s.end != End::NoPiece && s.end != End::NoMove) return Result::draw(2, reason(s));
  const auto winner = static_cast<Seat>(traits_.giveaway ? s.toMove : 1 - s.toMove);
  return Result::win(2, winner, reason(s));
}

MenSpec Draughts::spec(const State& s) const {
  MenSpec m;
  m.squares = traits_.squares;
  m.men = {traits_.men() + s.bonus[0], traits_.men() + s.bonus[1]};
  m.kings = traits_.king != King::None;
  m.lastRankIsKings = m.kings;
  return m;
}

std::string Draughts::fault(const State& s) const {
  const MenSpec pieces = spec(s);
  if (std::string wrong = mk::fault(s.board, s.who, pieces); !wrong.empty()) return wrong;
  for (std::size_t i = 0; i < 2; ++i) {
    if (std::popcount(s.board.pieces[i]) + s.taken[i] != pieces.men[i]) return "pieces are lost or doubled";
    if (s.bonus[i] > traits_.reserve) return "more reserve men than there are";
  }
  if (s.quiet > 2 * traits_.drawAfter || s.past.before.count() > s.quiet) return "the draw counter is out of range";
  return {};
}

} // namespace mk
