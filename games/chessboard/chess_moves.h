// The moves of chess pieces on a board, handed to a sink: a list, a counter, or the question whether there is any. Safe
// moves never leave the own king attacked (pins and checks are masks, so that no move has to be tried out); the others
// are pseudo-legal, for games in which the king is a piece like any other.
#pragma once

#include "games/chessboard/chess_board.h"

namespace mk {

// A sink has
//   piece(man, from, targets)   one piece goes to any of the targets
//   pawns(targets, by)          each target is reached by the pawn `by` squares before it
//   promotions(targets, by)     the same on the last rank
//   enough()                    nothing more is asked
template <bool Safe, class Sink> class ChessMoves {
public:
  ChessMoves(const ChessBoard& b, Sink& sink)
      : b_(b), sink_(sink), us_(b.toMove), them_(b.other()), own_(b.of(us_)), enemy_(b.of(them_)),
        occupied_(own_ | enemy_) {}

  void run(ChessAim aim) {
    const Squares targets = (aim != ChessAim::Quiet ? enemy_ : 0) | (aim != ChessAim::Captures ? ~occupied_ : 0);
    Squares reach = targets; // of all but the king
    Squares pinned = 0;
    if constexpr (Safe) {
      king_ = b_.king(us_);
      checkers_ = b_.attackers(king_, them_, occupied_);
      pinned = pinnedMen();
      if (checkers_ != 0) reach &= parries();
    }
    if (reach != 0) pawns(pinned, reach);
    if (sink_.enough()) return;
    if (reach != 0) pieces(pinned, reach);
    if (sink_.enough()) return;
    kings(targets);
    if (aim != ChessAim::Quiet && b_.open() != 0) enPassant();
    if (aim != ChessAim::Captures && (b_.rights & ChessBoard::rightsOf(us_)) != 0) castling();
  }

private:
  static std::size_t i(int square) { return static_cast<std::size_t>(square); }
  Squares mine(Chessman m) const { return b_.of(m) & own_; }

  // Where a piece other than the king ends a check: on the checker or between; nowhere when there are two.
  Squares parries() const {
    if ((checkers_ & (checkers_ - 1)) != 0) return 0;
    return checkers_ | kChess.between[i(king_)][i(lowest(checkers_))];
  }

  // Own men that alone stand between the king and an attacker on a line.
  Squares pinnedMen() const {
    const Squares queens = b_.of(Chessman::Queen);
    const Squares snipers = ((rookAttacks(king_, enemy_) & (b_.of(Chessman::Rook) | queens)) |
                             (bishopAttacks(king_, enemy_) & (b_.of(Chessman::Bishop) | queens))) &
                            enemy_;
    Squares out = 0;
    forEach(snipers, [&](int sniper) {
      const Squares shields = kChess.between[i(king_)][i(sniper)] & own_;
      if ((shields & (shields - 1)) == 0) out |= shields;
    });
    return out;
  }

  void pawns(Squares pinned, Squares reach) {
    const Squares all = mine(Chessman::Pawn);
    advance(all & ~pinned, reach);
    if constexpr (Safe)
      forEach(all & pinned, [&](int from) { advance(only(from), reach & kChess.line[i(king_)][i(from)]); });
  }

  void advance(Squares pawns, Squares reach) {
    const bool white = us_ == 0;
    const Direction forward = white ? North : South;
    const Squares once = mk::step(pawns, forward) & ~occupied_;
    const Squares twice = mk::step(once & (white ? kRank1 << 16 : kRank1 << 40), forward) & ~occupied_;
    const int by = white ? 8 : -8;
    hand(once & reach, by);
    sink_.pawns(twice & reach, 2 * by);
    hand(mk::step(pawns, white ? NorthWest : SouthWest) & enemy_ & reach, by - 1);
    hand(mk::step(pawns, white ? NorthEast : SouthEast) & enemy_ & reach, by + 1);
  }

  void hand(Squares targets, int by) {
    constexpr Squares kLast = kRank1 | kRank8;
    sink_.pawns(targets & ~kLast, by);
    if ((targets & kLast) != 0) sink_.promotions(targets & kLast, by);
  }

  void pieces(Squares pinned, Squares reach) {
    const Squares queens = mine(Chessman::Queen);
    forEach(mine(Chessman::Knight) & ~pinned,
            [&](int from) { sink_.piece(Chessman::Knight, from, kChess.knight[i(from)] & reach); });
    lines(Chessman::Bishop, mine(Chessman::Bishop), pinned, reach);
    lines(Chessman::Rook, mine(Chessman::Rook), pinned, reach);
    lines(Chessman::Queen, queens, pinned, reach);
  }

  void lines(Chessman man, Squares men, Squares pinned, Squares reach) {
    forEach(men, [&](int from) {
      Squares to = 0;
      if (man != Chessman::Rook) to |= bishopAttacks(from, occupied_);
      if (man != Chessman::Bishop) to |= rookAttacks(from, occupied_);
      to &= reach;
      if constexpr (Safe)
        if ((only(from) & pinned) != 0) to &= kChess.line[i(king_)][i(from)];
      sink_.piece(man, from, to);
    });
  }

  void kings(Squares targets) {
    forEach(mine(Chessman::King), [&](int from) {
      Squares to = kChess.king[i(from)] & targets;
      if constexpr (Safe)
        forEach(to, [&](int square) {
          if (b_.attackers(square, them_, occupied_ ^ only(from)) != 0) to &= ~only(square);
        });
      sink_.piece(Chessman::King, from, to);
    });
  }

  void enPassant() {
    forEach(b_.open(), [&](int to) {
      const Squares taken = only(b_.behind(to));
      forEach(kChess.pawn[static_cast<std::size_t>(them_)][i(to)] & mine(Chessman::Pawn), [&](int from) {
        if constexpr (Safe) { // two men leave their squares at once: looked at as it would stand
          const Squares then = (occupied_ & ~only(from) & ~taken) | only(to);
          if ((b_.attackers(king_, them_, then) & ~taken) != 0) return;
        }
        sink_.piece(Chessman::Pawn, from, only(to));
      });
    });
  }

  // A king that may castle stands on its square of the first rank, with file e.
  void castling() {
    const int from = us_ == 0 ? 4 : 60;
    const unsigned rights = static_cast<unsigned>(b_.rights) >> 2 * us_;
    if (Safe ? checkers_ != 0 : b_.attacked(from, them_)) return;
    const auto free = [&](int passes, int arrives, Squares between) {
      return (occupied_ & between) == 0 && !b_.attacked(passes, them_) && !b_.attacked(arrives, them_);
    };
    if ((rights & ChessBoard::kKingSide) != 0 && free(from + 1, from + 2, Squares{0x60} << (from - 4)))
      sink_.piece(Chessman::King, from, only(from + 2));
    if ((rights & ChessBoard::kQueenSide) != 0 && free(from - 1, from - 2, Squares{0x0E} << (from - 4)))
      sink_.piece(Chessman::King, from, only(from - 2));
  }

  const ChessBoard& b_;
  Sink& sink_;
  Seat us_, them_;
  Squares own_, enemy_, occupied_;
  int king_ = 0;
  Squares checkers_ = 0;
};

// Counts moves; a promotion counts once for each piece that may be chosen.
struct ChessCount {
  int choices = 4;
  std::uint64_t moves = 0;
  void piece(Chessman, int, Squares to) { moves += static_cast<unsigned>(std::popcount(to)); }
  void pawns(Squares to, int) { moves += static_cast<unsigned>(std::popcount(to)); }
  void promotions(Squares to, int) { moves += static_cast<unsigned>(std::popcount(to) * choices); }
  bool enough() const { return false; }
};

// Whether there is any move.
struct ChessAny {
  bool found = false;
  void piece(Chessman, int, Squares to) { found = found || to != 0; }
  void pawns(Squares to, int) { found = found || to != 0; }
  void promotions(Squares to, int) { found = found || to != 0; }
  bool enough() const { return found; }
};

// Calls f(ChessStep) for every move. The best promotion comes first.
template <class F> struct ChessEach {
  F f;
  bool toKing = false;        // a pawn may become a king
  const bool* done = nullptr; // set when no more are wanted
  void piece(Chessman man, int from, Squares to) {
    forEach(to, [&](int square) { f(ChessStep(from, square, man)); });
  }
  void pawns(Squares to, int by) {
    forEach(to, [&](int square) { f(ChessStep(square - by, square, Chessman::Pawn)); });
  }
  void promotions(Squares to, int by) {
    forEach(to, [&](int square) {
      for (const Chessman m : {Chessman::Queen, Chessman::Rook, Chessman::Bishop, Chessman::Knight})
        f(ChessStep(square - by, square, Chessman::Pawn, m));
      if (toKing) f(ChessStep(square - by, square, Chessman::Pawn, Chessman::King));
    });
  }
  bool enough() const { return done != nullptr && *done; }
};
template <class F> ChessEach(F, bool, const bool* = nullptr) -> ChessEach<F>;

} // namespace mk
