// Words and numbers of the texts on the backgammon board.
#pragma once

#include "games/kernel/phrase.h"

#include <charconv>
#include <string_view>
#include <vector>

namespace mk {

inline std::vector<std::string_view> split(std::string_view t, char by) {
  std::vector<std::string_view> out;
  for (;;) {
    const auto end = t.find(by);
    out.push_back(t.substr(0, end));
    if (end == std::string_view::npos) return out;
    t.remove_prefix(end + 1);
  }
}

inline std::string_view trimmed(std::string_view t) {
  while (!t.empty() && t.front() == ' ') t.remove_prefix(1);
  while (!t.empty() && (t.back() == ' ' || t.back() == '\r')) t.remove_suffix(1);
  return t;
}

// Without empty ones.
inline std::vector<std::string_view> words(std::string_view t) {
  std::vector<std::string_view> out;
  for (const std::string_view w : split(t, ' '))
    if (!w.empty()) out.push_back(w);
  return out;
}

// A number from 0 to most; -1 for anything else.
inline int readNumber(std::string_view t, int most) {
  int n = 0;
  const auto [end, error] = std::from_chars(t.data(), t.data() + t.size(), n);
  return !t.empty() && error == std::errc() && end == t.data() + t.size() && t[0] != '-' && n <= most ? n : -1;
}

inline Arg quoted(std::string_view t) { return Arg::literal(std::string(t.substr(0, 60))); }

} // namespace mk
