// What other programs can read and write: files of whole games (PGN, PDN, .mat) and single positions (FEN, GNU
// Backgammon's IDs). A family lists the formats of a game in its catalogue row; the window and the terminal offer them.
#pragma once

#include "games/kernel/checked.h"

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mk {

struct GameInfo;
class Match;

// A game as a file holds it. Everything in it has been checked: it can be replayed as a match.
struct ExchangedGame {
  std::vector<std::string> names;             // by seat; "" where the file does not say
  std::string title;                          // event, place, date: what tells the games of a file apart
  std::map<std::string, std::string> options; // house rules
  std::string position;                       // it begins from; "" = the game's own start
  std::vector<std::string> log;               // lines of a match's log
};

// A text is read as a whole or refused with the place of the first thing that does not fit; nothing is half read.
struct FileFormat {
  enum class Holds : std::uint8_t { Games, Position };
  const char* name;      // as the field calls it: "PGN"
  const char* extension; // of its files, without the dot; "" for a position, which is a short text
  Holds holds;
  Checked<std::vector<ExchangedGame>> (*read)(const GameInfo&, std::string_view text); // at least one game
  // The match as far as it has been played, or its position now. Refused where the format cannot say it.
  Checked<std::string> (*write)(const Match&, std::span<const std::string> names);
};

} // namespace mk
