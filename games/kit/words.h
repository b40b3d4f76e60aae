// Cutting texts: positions, moves and files of all families are read with these.
#pragma once

#include <string_view>
#include <vector>

namespace mk {

// Without blanks at both ends.
inline std::string_view trimmed(std::string_view t, std::string_view blanks = " \t\r") {
  const auto first = t.find_first_not_of(blanks);
  return first == std::string_view::npos ? std::string_view() : t.substr(first, t.find_last_not_of(blanks) - first + 1);
}

// What stands between separators, as it is; always one part more than separators.
inline std::vector<std::string_view> split(std::string_view t, std::string_view separator) {
  std::vector<std::string_view> out;
  for (;;) {
    const auto end = t.find(separator);
    out.push_back(t.substr(0, end));
    if (end == std::string_view::npos) return out;
    t.remove_prefix(end + separator.size());
  }
}
inline std::vector<std::string_view> split(std::string_view t, char separator) { return split(t, {&separator, 1}); }

// What stands between blanks; none of them is empty.
inline std::vector<std::string_view> words(std::string_view t) {
  std::vector<std::string_view> out;
  for (const std::string_view w : split(t, ' '))
    if (!w.empty()) out.push_back(w);
  return out;
}

} // namespace mk
