// Portable Game Notation: files of chess games, read and written. Of comments the clocks are taken; variations, numeric
// glyphs and escaped lines are skipped. A file is read as a whole or refused with the place of the first thing that
// does not fit; nothing is half read. Format: PGN specification of 1994.
#pragma once

#include "games/chessboard/chess.h"
#include "games/chessboard/game_file.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mk {

struct PgnGame {
  FileTags tags;                     // in the order of the file, FEN and Result left out
  std::string start;                 // FEN; "" = where the game always begins
  std::vector<std::string> moves;    // in coordinates, as in a match's log
  std::vector<Seat> movers;          // who made them; not looked at in writing
  std::vector<std::string> comments; // after the moves, without braces; only in writing
  std::vector<std::int64_t> clocks; // milliseconds that the mover's clock showed after each move, -1: the file does not
                                    // say; only in reading
  std::string result = "*";         // 1-0, 0-1, 1/2-1/2, or * where the game is not finished
  bool over = false;                // by the rules; not looked at in writing

  std::string tag(std::string_view name) const; // "" where there is none
  bool operator==(const PgnGame&) const = default;
};

// A game of the group in files: what its tag Variant says (ours first; anything where there are none) and which house
// rules the tag HouseRules may change.
struct PgnKind {
  const char* game; // in the catalogue
  const ChessTraits& traits;
  std::span<const char* const> variants;
  std::span<const OptionSpec> options;
};

Checked<std::vector<PgnGame>> readPgn(const PgnKind&, std::string_view file);
Checked<std::vector<PgnGame>> readPgn(const Chess&, std::string_view file); // whatever the tags say of the rules
// Refuses moves that are not legal from the start of the game on.
Checked<std::string> writePgn(const Chess&, const PgnGame&);

} // namespace mk
