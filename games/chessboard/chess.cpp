// Chess: which moves a game allows, what a move changes, and the end.
#include "games/chessboard/chess.h"

#include "games/chessboard/chess_moves.h"

#include <utility>

namespace mk {

using Goal = ChessTraits::Goal;
using Stuck = ChessTraits::Stuck;

namespace {

constexpr Seat opponent(Seat s) { return static_cast<Seat>(1 - s); }

// Random numbers whose sums (xor) stand for positions.
struct Keys {
  std::array<std::array<std::array<std::uint64_t, 64>, 6>, 2> men{};
  std::array<std::uint64_t, 16> rights{};
  std::array<std::uint64_t, 8> enPassant{}; // by file
  std::uint64_t black = 0;
};
constexpr Keys makeKeys() {
  std::uint64_t state = 27;
  const auto next = [&state] { // SplitMix64
    std::uint64_t z = (state += 0x9E3779B97F4A7C15ull);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
  };
  Keys k;
  for (auto& side : k.men)
    for (auto& man : side)
      for (auto& key : man) key = next();
  for (auto& key : k.rights) key = next();
  for (auto& key : k.enPassant) key = next();
  k.black = next();
  return k;
}
constexpr Keys kKeys = makeKeys();

std::uint64_t keyOf(Seat side, Chessman m, int square) {
  return kKeys.men[at(side)][static_cast<std::size_t>(m)][static_cast<std::size_t>(square)];
}

// The double steps whose pawn still stands where it stopped, with the passed square empty.
Squares stillOpen(const ChessBoard& b, Squares passed) {
  const Squares white = step(b.of(Chessman::Pawn, 0), South), black = step(b.of(Chessman::Pawn, 1), North);
  return passed & ~b.occupied() & ((white & kRank1 << 16) | (black & kRank1 << 40));
}

// The turn is over: the other side is to move and may take the pawns that have just made a double step.
void passTurn(ChessBoard& b) {
  if (b.passed != 0) b.passed = stillOpen(b, b.passed) & (b.toMove == 0 ? kRank1 << 16 : kRank1 << 40);
  b.toMove = b.other();
}

} // namespace

Chess::Chess(const Setup& setup, const ChessTraits& traits) : traits_(traits) { takeOptions(setup.options); }

// A game of the group offers some of these house rules; the value of the table row is the default of its catalogue row.
void Chess::takeOptions(const Options& options) {
  for (const OptionSpec& o : options.specs()) {
    const std::string_view key = o.key;
    if (key == "touched-piece-must-move") traits_.touched = options.is(key, "on");
    if (key == "promotion-to-king") traits_.toKing = options.is(key, "yes");
    if (key == "whites-first-turn") traits_.shortFirstTurn = options.is(key, "one-move");
    if (key == "win-by") traits_.goal = options.is(key, "first-check") ? Goal::FirstCheck : Goal::TakeKing;
    if (key == "stalemate")
      traits_.stuck = options.is(key, "draw")                  ? Stuck::Draw
                      : options.is(key, "player-to-move-wins") ? Stuck::MoverWins
                                                               : Stuck::FewerWins;
  }
}

Chess::State Chess::start() const { return *read(kStart); }

template <class Sink> void Chess::run(const ChessBoard& b, Sink& sink, ChessAim aim) const {
  if (traits_.safe())
    ChessMoves<true, Sink>(b, sink).run(aim);
  else
    ChessMoves<false, Sink>(b, sink).run(aim);
}

// Calls f for every step that the side to move may make, a turn of two moves not considered.
template <class F> void Chess::eachStep(const ChessBoard& b, F&& f) const {
  bool captured = false;
  ChessEach each{[&](ChessStep m) {
                   captured = true;
                   f(m);
                 },
                 traits_.toKing};
  if (!traits_.compulsory) return run(b, each, ChessAim::Any);
  run(b, each, ChessAim::Captures);
  if (!captured) run(b, each, ChessAim::Quiet);
}

std::uint64_t Chess::count(const ChessBoard& b) const {
  ChessCount n{.choices = traits_.toKing ? 5 : 4};
  run(b, n, traits_.compulsory ? ChessAim::Captures : ChessAim::Any);
  if (traits_.compulsory && n.moves == 0) run(b, n, ChessAim::Quiet);
  return n.moves;
}

bool Chess::any(const ChessBoard& b) const {
  ChessAny found;
  run(b, found, ChessAim::Any);
  return found.found;
}

// The board after a step, the same side still to move. Of the squares passed over earlier those of the own first move
// stay open for the opponent, and behind a capture en passant a second pawn that could be taken so.
ChessBoard Chess::afterStep(const ChessBoard& b, const ChessStep& m) const {
  ChessBoard out = b;
  out.step(m);
  if (b.passed == 0) return out;
  const Squares kept = (b.passed & ~b.open()) | (b.enPassant(m) ? b.open() & ~only(m.to) : 0);
  out.passed |= stillOpen(out, kept);
  return out;
}

// Whether the turn is over with the step that led to this board.
bool Chess::endsTurn(const ChessBoard& after, bool second, int number) const {
  if (!traits_.twoMoves || second) return true;
  if (traits_.shortFirstTurn && number == 1 && after.toMove == 0) return true;
  return after.inCheck(after.other());
}

// Whether a second move is certain, whatever man other than the king makes the first: three men stand on no line with
// the king, so that they are never pinned, and can go somewhere. The first move is at most one of them and stands in
// the way of at most one other.
bool Chess::secondIsSure(const ChessBoard& b) {
  const Seat us = b.toMove;
  const int king = b.king(us);
  const Squares off = b.of(us) & ~rookAttacks(king, 0) & ~bishopAttacks(king, 0);
  int sure = std::popcount(step(b.of(Chessman::Pawn) & off, us == 0 ? North : South) & ~b.occupied());
  // Of two squares next to a piece one stays free.
  const auto pieces = [&](Chessman man, auto&& next) {
    forEach(b.of(man) & off, [&](int from) {
      const Squares to = next(from) & ~b.of(us);
      sure += (to & (to - 1)) != 0 ? 1 : 0;
    });
  };
  constexpr Squares kFull = ~Squares{0};
  if (sure < 3) pieces(Chessman::Knight, [](int from) { return kChess.knight[static_cast<std::size_t>(from)]; });
  if (sure < 3) pieces(Chessman::Bishop, [](int from) { return bishopAttacks(from, kFull); });
  if (sure < 3) pieces(Chessman::Rook, [](int from) { return rookAttacks(from, kFull); });
  if (sure < 3) pieces(Chessman::Queen, [](int from) { return kChess.king[static_cast<std::size_t>(from)]; });
  return sure >= 3;
}

// Whether the step begins a full turn. `calm`: the own king stands safe before it.
bool Chess::isFirst(const ChessBoard& b, const ChessStep& m, bool calm, int number) const {
  // A piece can always go back, or the turn is over with it; but if it took a man, that one must not have been a
  // shield.
  const auto onLine = [&] {
    return kChess.line[static_cast<std::size_t>(b.king(b.toMove))][m.to] != 0 || m.man == Chessman::King;
  };
  if (calm && m.man != Chessman::Pawn && !m.castles() && (b.victim(m) < 0 || !onLine())) return true;
  const ChessBoard after = afterStep(b, m);
  return any(after) || endsTurn(after, false, number);
}

bool Chess::anyTurn(const State& s) const {
  if (!traits_.twoMoves || s.second) return any(s.board);
  bool found = false;
  const bool calm = !s.board.inCheck(s.board.toMove);
  if (calm && secondIsSure(s.board)) return true; // one of those men makes the first move
  ChessEach each{[&](ChessStep m) { found = found || isFirst(s.board, m, calm, s.number); }, false, &found};
  run(s.board, each, ChessAim::Any);
  return found;
}

void Chess::moves(const State& s, Seat, std::vector<Move>& out) const {
  if (!traits_.twoMoves || s.second) return eachStep(s.board, [&](ChessStep m) { out.push_back(Move(m)); });
  const bool calm = !s.board.inCheck(s.board.toMove), sure = secondIsSure(s.board);
  eachStep(s.board, [&](ChessStep m) {
    if ((sure && m.man != Chessman::King) || isFirst(s.board, m, calm, s.number)) out.push_back(Move(m));
  });
}

// In check, and where captures are compulsory, nobody stands still.
bool Chess::noisy(const State& s, Seat seat, std::vector<Move>& out) const {
  if (traits_.goal == Goal::Mate && s.board.inCheck(s.board.toMove)) {
    moves(s, seat, out);
    return false;
  }
  const std::size_t first = out.size();
  if (traits_.twoMoves && !s.second) {
    moves(s, seat, out);
    std::erase_if(out, [&](const Move& m) { return s.board.victim(m.step) < 0; });
  } else {
    ChessEach each{[&](ChessStep m) { out.push_back(Move(m)); }, traits_.toKing};
    run(s.board, each, ChessAim::Captures);
  }
  return out.size() == first || !traits_.compulsory;
}

void Chess::play(State& s, Seat, const Move& m) const {
  advance(s, m.step);
  if (m.two()) advance(s, m.then);
}

void Chess::advance(State& s, const ChessStep& m) const {
  const Seat us = s.board.toMove;
  const int victim = s.board.victim(m);
  const std::uint64_t before = s.second ? 0 : fullKey(s);
  s.key ^= keyOf(us, m.man, m.from) ^ keyOf(us, m.becomes, m.to) ^ kKeys.rights[s.board.rights];
  if (victim >= 0) {
    s.key ^= keyOf(opponent(us), s.board.at(victim), victim);
    s.who[static_cast<std::size_t>(victim)] = 0;
  }
  s.who[m.to] = std::exchange(s.who[m.from], std::uint8_t{0});
  if (m.castles() && s.board.rights != 0) {
    const int from = ChessBoard::rookFrom(m), to = ChessBoard::rookTo(m);
    s.key ^= keyOf(us, Chessman::Rook, from) ^ keyOf(us, Chessman::Rook, to);
    s.who[static_cast<std::size_t>(to)] = std::exchange(s.who[static_cast<std::size_t>(from)], std::uint8_t{0});
  }
  s.board = afterStep(s.board, m);
  s.key ^= kKeys.rights[s.board.rights];
  if (victim >= 0 || m.man == Chessman::Pawn) {
    s.clock = 0;
    s.firstTimes = 1;
    s.history.clear();
  } else {
    ++s.clock;
    if (!s.second) s.history.push_back(before);
  }
  s.second = !endsTurn(s.board, s.second, s.number);
  if (!s.second) {
    passTurn(s.board);
    s.key ^= kKeys.black;
    if (us == 1) ++s.number;
  }
  s.end = assess(s);
}

// The key of the position at the start of a turn, with the files on which a pawn may really be taken en passant.
std::uint64_t Chess::fullKey(const State& s) const {
  if (s.board.open() == 0) return s.key;
  std::uint64_t key = s.key;
  ChessEach each{[&](ChessStep m) {
                   if (s.board.enPassant(m)) key ^= kKeys.enPassant[static_cast<std::size_t>(fileOf(m.to))];
                 },
                 false};
  run(s.board, each, ChessAim::Captures);
  return key;
}

int Chess::times(const State& s) const {
  if (s.history.empty()) return s.firstTimes;
  const std::uint64_t now = fullKey(s);
  int n = 1;
  for (int i = s.history.count() - 2; i >= 0; i -= 2) // with the same side to move
    if (s.history[static_cast<std::size_t>(i)] == now) n += i == 0 ? s.firstTimes : 1;
  return n;
}

// Ends that the pieces on the board show, other than a side that cannot move.
bool Chess::decided(const ChessBoard& b, End& end) const {
  switch (traits_.goal) {
  case Goal::LoseAll:
    end = End::NoPiece;
    return b.side[0] == 0 || b.side[1] == 0;
  case Goal::TakeKing:
    end = End::KingTaken;
    return b.of(Chessman::King, 0) == 0 || b.of(Chessman::King, 1) == 0;
  case Goal::FirstCheck:
    end = End::Check;
    return b.inCheck(b.toMove);
  case Goal::Mate:
    break;
  }
  return false;
}

Chess::End Chess::assess(const State& s) const {
  End end = End::None;
  if (decided(s.board, end)) return end;
  if (!anyTurn(s)) {
    // In check without a first move it is mate; in check without a second one it is not.
    const bool mated = traits_.goal == Goal::Mate && s.board.inCheck(s.board.toMove) && !any(s.board);
    return mated ? End::Mate : End::Stuck;
  }
  if (s.second) return End::None;
  if (s.clock >= kFifty) return End::Quiet;
  if (s.clock >= 4 && times(s) >= 3) return End::Repetition;
  if (bare(s.board)) return End::Material;
  return End::None;
}

// Too little is left to win with.
bool Chess::bare(const ChessBoard& b) const {
  const int pieces = std::popcount(b.occupied());
  if (traits_.goal == Goal::LoseAll || pieces > 4) return false;
  if (pieces == 2) return traits_.goal != Goal::TakeKing || !b.inCheck(0); // a king beside the other is taken
  if (traits_.goal != Goal::Mate) return false;
  const Squares bishops = b.of(Chessman::Bishop), knights = b.of(Chessman::Knight);
  if (pieces == 3) return (bishops | knights) != 0;
  const bool oneEach = std::popcount(bishops & b.side[0]) == 1 && std::popcount(bishops & b.side[1]) == 1;
  return oneEach && ((bishops & kDark) == 0 || (bishops & ~kDark) == 0);
}

std::uint64_t Chess::perft(const State& s, int depth) const {
  if (depth <= 0) return 1;
  if (traits_.twoMoves) return perftTurns(s.board, s.second, depth, s.number);
  return perft(s.board, depth, s.number);
}

std::uint64_t Chess::perft(const ChessBoard& b, int depth, int number) const {
  End end = End::None;
  if (decided(b, end)) return 0;
  if (depth == 1) return count(b);
  std::uint64_t n = 0;
  eachStep(b, [&](ChessStep m) {
    ChessBoard next = b;
    next.step(m);
    next.toMove = next.other();
    n += perft(next, depth - 1, number);
  });
  return n;
}

std::uint64_t Chess::perftTurns(const ChessBoard& b, bool second, int depth, int number) const {
  if (second && depth == 1) return count(b);
  std::uint64_t n = 0;
  eachStep(b, [&](ChessStep m) {
    ChessBoard next = afterStep(b, m);
    if (!endsTurn(next, second, number)) {
      n += perftTurns(next, true, depth, number);
    } else if (depth == 1) {
      ++n;
    } else {
      passTurn(next);
      n += perftTurns(next, false, depth - 1, number + (next.toMove == 0 ? 1 : 0));
    }
  });
  return n;
}

Seat Chess::winner(const State& s) const {
  const Seat mover = s.board.toMove;
  switch (s.end) {
  case End::Mate:
  case End::Check:
    return opponent(mover);
  case End::KingTaken:
    return s.board.of(Chessman::King, 0) != 0 ? 0 : 1;
  case End::NoPiece:
    return s.board.side[0] == 0 ? 0 : 1;
  case End::Stuck: {
    const int more = std::popcount(s.board.of(mover)) - std::popcount(s.board.of(opponent(mover)));
    if (traits_.stuck == Stuck::MoverWins || (traits_.stuck == Stuck::FewerWins && more < 0)) return mover;
    return traits_.stuck == Stuck::FewerWins && more > 0 ? opponent(mover) : kNobody;
  }
  default:
    return kNobody;
  }
}

Result Chess::result(const State& s) const {
  const Seat w = winner(s);
  return w == kNobody ? Result::draw(2, reason(s)) : Result::win(2, w, reason(s));
}

// Numbers the pieces of a position: 1..8 pawns, then knights, bishops, rooks, queen and king, Black's 16 higher. What
// there is more of than in the box were pawns.
void Chess::setUp(State& s) const {
  static constexpr std::array<std::array<int, 2>, 6> kBorn{{{0, 8}, {8, 2}, {10, 2}, {12, 2}, {14, 1}, {15, 1}}};
  s.who.fill(0);
  s.key = kKeys.rights[s.board.rights] ^ (s.board.toMove == 1 ? kKeys.black : 0);
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    std::uint32_t used = 0;
    Squares extra = 0;
    const auto number = [&](int square, int n) {
      used |= 1u << n;
      s.who[static_cast<std::size_t>(square)] = static_cast<std::uint8_t>(n + 1 + seat * kMostMen);
    };
    for (std::size_t m = 0; m < kBorn.size(); ++m) {
      int n = 0;
      forEach(s.board.men[m] & s.board.of(seat), [&](int square) {
        s.key ^= keyOf(seat, static_cast<Chessman>(m), square);
        if (n < kBorn[m][1])
          number(square, kBorn[m][0] + n++);
        else
          extra |= only(square);
      });
    }
    forEach(extra, [&](int square) { number(square, std::countr_one(used)); });
  }
  s.end = assess(s);
}

std::string Chess::fault(const State& s) const {
  const ChessBoard& b = s.board;
  if ((b.side[0] & b.side[1]) != 0) return "two pieces on one square";
  Squares all = 0;
  for (const Squares kind : b.men) {
    if ((all & kind) != 0) return "a piece of two kinds";
    all |= kind;
  }
  if (all != b.occupied()) return "pieces without a side";
  if ((b.of(Chessman::Pawn) & (kRank1 | kRank8)) != 0) return "a pawn on the first or last rank";
  std::uint64_t seen = 0;
  for (int square = 0; square < 64; ++square) {
    const unsigned n = s.who[static_cast<std::size_t>(square)];
    if ((n != 0) != ((all & only(square)) != 0)) return "the pieces' numbers do not fit their squares";
    if (n == 0) continue;
    if ((seen >> n & 1) != 0 || (n > kMostMen) != ((b.side[1] & only(square)) != 0)) return "a piece's number is wrong";
    seen |= std::uint64_t{1} << n;
  }
  for (const Seat seat : {Seat{0}, Seat{1}}) {
    const int kings = std::popcount(b.of(Chessman::King, seat));
    if (traits_.goal != Goal::LoseAll && kings != 1 && s.end != End::KingTaken) return "a king is lost or doubled";
    if (traits_.safe() && !s.second && seat != b.toMove && b.inCheck(seat)) return "a king was left attacked";
  }
  State again = s;
  setUp(again);
  if (again.key != s.key) return "the position's key is wrong";
  return {};
}

} // namespace mk
