// Words and numbers of the texts on the backgammon board.
#pragma once

#include "games/kernel/phrase.h"
#include "games/kit/words.h"

#include <charconv>
#include <string_view>
#include <vector>

namespace mk {

// A number from 0 to most; -1 for anything else.
inline int readNumber(std::string_view t, int most) {
  int n = 0;
  const auto [end, error] = std::from_chars(t.data(), t.data() + t.size(), n);
  return !t.empty() && error == std::errc() && end == t.data() + t.size() && t[0] != '-' && n <= most ? n : -1;
}

inline Arg quoted(std::string_view t) { return Arg::literal(std::string(t.substr(0, 60))); }

} // namespace mk
