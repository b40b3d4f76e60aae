// Words and numbers of the texts on the backgammon board.
#pragma once

#include "games/kernel/phrase.h"
#include "games/kit/words.h"

#include <charconv>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace mk {

// A number from 0 to most; -1 for anything else.
inline int readNumber(std::string_view t, int most) {
  int n = 0;
  const auto [end, error] = std::from_chars(t.data(), t.data() + t.size(), n);
  return !t.empty() && error == std::errc() && end == t.data() + t.size() && t[0] != '-' && n <= most ? n : -1;
}

// Two dice as they stand in a position: "62".
inline bool readTwoDice(std::string_view t, std::span<std::uint8_t> dice) {
  if (t.size() != 2) return false;
  for (std::size_t i = 0; i < 2; ++i) {
    if (t[i] < '1' || t[i] > '6') return false;
    dice[i] = static_cast<std::uint8_t>(t[i] - '0');
  }
  return true;
}

inline Arg quoted(std::string_view t) { return Arg::literal(std::string(t.substr(0, 60))); }

} // namespace mk
