// The laws of the box, as one check over any game: called by the tests for every catalogued game and option value and
// by the terminal program's `playouts --check`.
#pragma once

#include "games/box/match.h"

#include <cstdint>
#include <string>
#include <vector>

namespace mk {

struct LawReport {
  std::vector<std::string> broken; // "law 5: ... (seed 17, ply 8)"; empty = all hold
  int matches = 0;
  std::int64_t plies = 0;
  std::int64_t scrambles = 0; // how often shuffling the hidden really changed the position
};

struct LawLimits {
  int matches = 20; // random matches
  std::uint64_t seed = 1;
  int closely = 600;             // so many plies of a match are looked at one by one
  std::uint32_t nowAndThen = 24; // then one in so many
};

// Plays random matches and checks laws 1-8 and 10 on the way (9, texts, needs translations and lives in the tests).
LawReport checkLaws(const GameInfo&, int seats, const std::map<std::string, std::string>& options,
                    const LawLimits& = {});

// One random match with uniformly random moves; false when it did not end within the bound.
bool playRandomly(Match&, Random&, int maxPlies);

} // namespace mk
