// Portable Draughts Notation: files of draughts games and their FEN, for the kinds that the field knows. Of comments
// the clocks are taken; variations, numeric glyphs and escaped lines are skipped. A file is read as a whole or refused
// with the place of the first thing that does not fit; nothing is half read. Format: PDN 3.0 (FMJD).
//
// Positions and moves in memory are those of draughts.h. In files the squares are letters and digits, or, in Italian
// draughts, numbers 1 to 32 on the mirrored board.
#pragma once

#include "games/chessboard/draughts.h"
#include "games/chessboard/game_file.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mk {

struct PdnKind {
  const char* game;     // in the catalogue
  int type;             // the first number of the tag GameType
  const char* gameType; // the tag as it is written
  bool numbers = false; // squares are numbered
};
// nullptr for a game that the format does not know.
const PdnKind* pdnKind(std::string_view game);

// "W:Wa1,Kd4:Bb8." or "B:BK3,5-7:W20" <-> the position text of the rules.
Checked<std::string> readDraughtsFen(const Draughts&, const PdnKind&, std::string_view fen);
Checked<std::string> writeDraughtsFen(const Draughts&, const PdnKind&, std::string_view position);

struct PdnGame {
  FileTags tags;                     // in the order of the file; FEN, GameType and Result left out
  std::string start;                 // position text; "" = where the game always begins
  std::vector<std::string> moves;    // as in a match's log
  std::vector<std::string> comments; // after the moves, without braces; only in writing
  std::vector<std::int64_t> clocks; // milliseconds that the mover's clock showed after each move, -1: the file does not
                                    // say; only in reading
  std::string result = "*";         // 1-0, 0-1, 1/2-1/2, or * where the game is not finished
  bool over = false;                // by the rules; not looked at in writing
  bool operator==(const PdnGame&) const = default;
};

// `rules` are those of games without the tag HouseRules; it may change these options.
Checked<std::vector<PdnGame>> readPdn(const Draughts& rules, const PdnKind&, std::string_view file,
                                      std::span<const OptionSpec> options = {});
// Refuses moves that are not legal from the start of the game on.
Checked<std::string> writePdn(const Draughts&, const PdnKind&, const PdnGame&);

} // namespace mk
