// Portable Game Notation: files of chess games, read and written. Comments, variations, numeric glyphs and escaped
// lines are skipped. A file is read as a whole or refused with the place of the first thing that does not fit; nothing
// is half read. Format: PGN specification of 1994.
#pragma once

#include "games/chessboard/chess.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mk {

struct PgnGame {
  std::vector<std::pair<std::string, std::string>> tags; // in the order of the file, FEN and Result left out
  std::string start;                                     // FEN; "" = where the game always begins
  std::vector<std::string> moves;                        // in coordinates, as in a match's log
  std::string result = "*";                              // 1-0, 0-1, 1/2-1/2, or * where the game is not finished

  std::string tag(std::string_view name) const; // "" where there is none
  bool operator==(const PgnGame&) const = default;
};

Checked<std::vector<PgnGame>> readPgn(const Chess&, std::string_view file);
// Refuses moves that are not legal from the start of the game on.
Checked<std::string> writePgn(const Chess&, const PgnGame&);

} // namespace mk
