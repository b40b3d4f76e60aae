// What PGN and PDN say of a game beside its moves: who played, when, by which house rules, and how it ended.
#pragma once

#include "games/box/exchange.h"
#include "games/box/match.h"
#include "games/chessboard/game_file.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mk {

// The tag that names the house rules that are not the usual ones: [HouseRules "choice=most, compulsory-capture=no"].
inline constexpr const char* kHouseRulesTag = "HouseRules";
Checked<Options> readHouseRules(std::string_view value, std::span<const OptionSpec>);

std::vector<std::string> playersOf(const FileTags&); // White and Black; "" for an unknown one
std::string titleOf(const FileTags&);                // "Club evening (3), Tartu, 2004.05.01"
// A game as its file tells it.
struct FileGame {
  const FileTags& tags;
  std::span<const std::string> moves;
  std::span<const Seat> movers;
  std::span<const std::int64_t> clocks; // milliseconds that the mover's clock showed after each move, -1: not told
  std::string_view result;
  bool over = false; // by the rules
};
// Players, title, house rules, and the log with what its clocks can have shown; its last line, where `result` ended the
// game and not the rules, is who resigned or lost on time, a draw agreed on, a game broken off. Who lost on time
// without a time control has resigned: our clocks have one.
ExchangedGame exchanged(const GameInfo&, const FileGame&, const std::string& position);

// The players, the house rules, the clocks, and that a match was broken off or lost on time.
FileTags tagsOf(const Match&, std::span<const std::string> names);
std::string fileResult(const Match&); // 1-0, 0-1, 1/2-1/2 or *
std::vector<std::string> movesOf(const Match&);
// What the mover's clock showed after each move, "[%clk 0:04:55]"; nothing where there were no clocks.
std::vector<std::string> clockCommentsOf(const Match&);
} // namespace mk
