// A chess board as sets of squares, and how one step of a piece changes it. Knows how pieces move and what they attack;
// which moves a game allows and how it ends is said in chess.h.
#pragma once

#include "games/chessboard/chess_attacks.h"
#include "games/kernel/seat.h"

#include <cstdint>

namespace mk {

enum class Chessman : std::uint8_t { Pawn, Knight, Bishop, Rook, Queen, King, None };

// Which moves are asked for.
enum class ChessAim : std::uint8_t { Any, Captures, Quiet };

// One step: a move of one piece, castling included (as the king's step).
struct ChessStep {
  std::uint8_t from = 0, to = 0;
  Chessman man = Chessman::None;     // what moves
  Chessman becomes = Chessman::None; // what arrives: another piece only where a pawn promotes
  ChessStep() = default;
  ChessStep(int f, int t, Chessman m, Chessman b)
      : from(static_cast<std::uint8_t>(f)), to(static_cast<std::uint8_t>(t)), man(m), becomes(b) {}
  ChessStep(int f, int t, Chessman m) : ChessStep(f, t, m, m) {}
  bool promotes() const { return man != becomes; }
  bool castles() const { return man == Chessman::King && (from - to == 2 || to - from == 2); }
  bool operator==(const ChessStep&) const = default;
};

struct ChessBoard {
  static constexpr std::uint8_t kBothSides = 3; // rights of White; Black's are two bits higher
  static constexpr std::uint8_t kKingSide = 1, kQueenSide = 2;

  std::array<Squares, 6> men{};  // by Chessman, of both sides
  std::array<Squares, 2> side{}; // White, Black
  Squares passed = 0;            // squares that a pawn has just passed over with its double step
  std::uint8_t rights = 0;       // to castle
  Seat toMove = 0;               // 0 White, 1 Black
  bool operator==(const ChessBoard&) const = default;

  static constexpr std::uint8_t rightsOf(Seat s) { return static_cast<std::uint8_t>(kBothSides << 2 * s); }

  Squares of(Chessman m) const { return men[static_cast<std::size_t>(m)]; }
  Squares of(Seat s) const { return side[static_cast<std::size_t>(s)]; }
  Squares of(Chessman m, Seat s) const { return of(m) & of(s); }
  Squares occupied() const { return side[0] | side[1]; }
  Seat other() const { return static_cast<Seat>(1 - toMove); }
  int king(Seat s) const { return lowest(of(Chessman::King, s)); } // where the side has one king
  Chessman at(int square) const {
    int m = 0;
    while (m < 6 && (men[static_cast<std::size_t>(m)] & only(square)) == 0) ++m;
    return static_cast<Chessman>(m);
  }

  // Pieces of the side that attack the square, as if `occupied` were the occupied squares.
  Squares attackers(int square, Seat by, Squares occupied) const {
    const auto i = static_cast<std::size_t>(square);
    const Squares queens = of(Chessman::Queen);
    return (((kChess.knight[i] & of(Chessman::Knight)) | (kChess.king[i] & of(Chessman::King)) |
             (kChess.pawn[static_cast<std::size_t>(1 - by)][i] & of(Chessman::Pawn)) |
             (bishopAttacks(square, occupied) & (of(Chessman::Bishop) | queens)) |
             (rookAttacks(square, occupied) & (of(Chessman::Rook) | queens))) &
            of(by));
  }
  bool attacked(int square, Seat by) const { return attackers(square, by, occupied()) != 0; }
  // Whether the king of the side is attacked.
  bool inCheck(Seat s) const { return attacked(king(s), static_cast<Seat>(1 - s)); }

  // Squares on which a pawn of the side to move may take en passant, and the square of the pawn that it takes there.
  Squares open() const { return passed & (toMove == 0 ? kRank1 << 40 : kRank1 << 16); }
  int behind(int square) const { return toMove == 0 ? square - 8 : square + 8; }
  bool enPassant(const ChessStep& m) const {
    return m.man == Chessman::Pawn && (only(m.to) & open()) != 0 && fileOf(m.from) != fileOf(m.to);
  }
  // The square of the piece that the step takes, -1 if it takes none.
  int victim(const ChessStep& m) const {
    if ((only(m.to) & of(other())) != 0) return m.to;
    return enPassant(m) ? behind(m.to) : -1;
  }

  // A step of the side to move; whose turn it then is remains to be said. Squares passed over earlier are forgotten.
  void step(const ChessStep& m) {
    const auto us = static_cast<std::size_t>(toMove), them = 1 - us;
    const Squares from = only(m.from), to = only(m.to);
    if (enPassant(m)) {
      const Squares pawn = only(behind(m.to));
      side[them] &= ~pawn;
      men[0] &= ~pawn;
    } else if ((side[them] & to) != 0) {
      side[them] &= ~to;
      for (Squares& kind : men) kind &= ~to;
    }
    side[us] ^= from | to;
    men[static_cast<std::size_t>(m.man)] ^= from;
    men[static_cast<std::size_t>(m.becomes)] |= to;
    passed = 0;
    if (m.man == Chessman::Pawn && ((m.from - m.to) & 31) == 16)
      passed = only((m.from + m.to) / 2);
    else if (m.castles() && rights != 0)
      moveRook(m);
    if (rights != 0) rights = static_cast<std::uint8_t>(rights & ~(lost(m.from) | lost(m.to)));
  }

  // Where the rook stands before and after a castling step.
  static int rookFrom(const ChessStep& m) { return m.to > m.from ? m.from + 3 : m.from - 4; }
  static int rookTo(const ChessStep& m) { return (m.from + m.to) / 2; }
  // The right that is gone when a piece leaves the square or arrives on it.
  static constexpr unsigned lost(int square) {
    switch (square) {
    case 0:
      return kQueenSide;
    case 4:
      return kBothSides;
    case 7:
      return kKingSide;
    case 56:
      return kQueenSide << 2;
    case 60:
      return kBothSides << 2;
    case 63:
      return kKingSide << 2;
    default:
      return 0;
    }
  }

private:
  void moveRook(const ChessStep& m) {
    const Squares both = only(rookFrom(m)) | only(rookTo(m));
    side[static_cast<std::size_t>(toMove)] ^= both;
    men[static_cast<std::size_t>(Chessman::Rook)] ^= both;
  }
};

} // namespace mk
