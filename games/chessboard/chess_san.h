// Standard algebraic notation: what people write and read about chess moves (Nf3, exd5, O-O, e8=Q#).
#pragma once

#include "games/chessboard/chess.h"

namespace mk {

enum class SanFound : std::uint8_t { None, One, Several };

struct SanMove {
  SanFound found = SanFound::None;
  Chess::Move move; // One
};

std::string writeSan(const Chess&, const Chess::State&, const ChessStep&);
// The legal move that is meant. Signs for check, mate and comments (+ # ! ?), "e.p." and the "=" before a promotion may
// be there or not; castling is written with letters O or zeros.
SanMove readSan(const Chess&, const Chess::State&, std::string_view);

} // namespace mk
