// Matches of backgammon as .mat files (the text form that Jellyfish began and GNU Backgammon, XG and others write).
#pragma once

#include "games/box/match.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mk {

// The comment that names the house rules which are not the usual ones: ; [HouseRules "cube=off, gammons=off"]
inline constexpr std::string_view kMatHouseRules = "HouseRules";

// Matches of 3, 5, 7 or 11 points and single games ("0 point match"); the left player is White. Giving up a game ends a
// match here, so that a match goes on as another one, from the score that was reached; given up for a price that is not
// the position's, the game stands unfinished where it was given up. What is wrong names the line.
Checked<std::vector<ExchangedGame>> readMat(std::string_view);

// A match of game 1, as far as it has been played. Refused where such a file cannot say it.
Checked<std::string> writeMat(const Match&, std::span<const std::string> names);

} // namespace mk
