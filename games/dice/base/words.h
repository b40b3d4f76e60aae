// Reading position texts word by word, beside the one splitter of the kit.
#pragma once

#include "games/kit/words.h"

#include <charconv>
#include <string_view>

namespace mk::dice {

// The next word; empty at the end.
inline std::string_view nextWord(std::string_view& t) {
  while (!t.empty() && t.front() == ' ') t.remove_prefix(1);
  const auto cut = t.find(' ');
  const std::string_view word = t.substr(0, cut);
  t.remove_prefix(word.size());
  return word;
}

// "r12" with the opening "r": the number behind it, if it is one from lowest to highest.
inline bool numberAfter(std::string_view word, std::string_view opening, int lowest, int highest, int& out) {
  if (!word.starts_with(opening)) return false;
  word.remove_prefix(opening.size());
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), out);
  return error == std::errc() && end == word.data() + word.size() && out >= lowest && out <= highest;
}

} // namespace mk::dice
