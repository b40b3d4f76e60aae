// What PGN and PDN say of a game beside its moves: who played, when, by which house rules, and how it ended.
#pragma once

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
// The last line of the log of a game that `result` ended, though the rules did not: who resigned or lost on time, a
// draw agreed on, a game broken off. "" where the game is open.
std::string endingLine(std::string_view result, const FileTags&);

// The players, the house rules, the clocks, and that a match was broken off or lost on time.
FileTags tagsOf(const Match&, std::span<const std::string> names);
std::string fileResult(const Match&); // 1-0, 0-1, 1/2-1/2 or *
std::vector<std::string> movesOf(const Match&);
// What the mover's clock showed after each move, "[%clk 0:04:55]"; nothing where there were no clocks.
std::vector<std::string> clockCommentsOf(const Match&);
// The other way round: how long each move took, in milliseconds. Empty where the clocks cannot have shown that by this
// time control: without any, with moves that have none, with time that was given from outside.
std::vector<std::int64_t> timesOf(const TimeControl&, std::span<const Seat> movers,
                                  std::span<const std::int64_t> shown);

} // namespace mk
