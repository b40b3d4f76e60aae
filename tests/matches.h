// Matches as tests begin them. What is wrong there is a mistake of the test, which ends.
#pragma once

#include "games/box/match.h"

#include <QtGlobal>

#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace mk {

inline Match matchOf(const GameInfo& info, int seats, const std::map<std::string, std::string>& houseRules = {},
                     std::string_view position = {}, std::uint64_t seed = 1) {
  auto m = Match::begin(info, seats, houseRules, seed, position);
  if (!m) qFatal("%s: %s", info.id, english(m.why()).c_str());
  return std::move(*m);
}

} // namespace mk
