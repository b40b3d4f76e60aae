// Matches of backgammon as .mat files (the text form that Jellyfish began and GNU Backgammon, XG and others write).
#pragma once

#include "games/kernel/match.h"

#include <array>
#include <string>
#include <string_view>

namespace mk {

struct MatFile {
  std::array<std::string, 2> names; // the left player is White
  Match match;
};

// A match of 3, 5, 7 or 11 points or a single game ("0 point match"). What is wrong names the line.
Checked<MatFile> readMat(std::string_view);

// A match of game 1, as far as it has been played.
std::string writeMat(const Match&, const std::array<std::string, 2>& names);

} // namespace mk
