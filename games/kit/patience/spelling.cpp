// Words, parts and numbers of position texts.
#include "games/kit/patience/spelling.h"

#include <algorithm>
#include <charconv>

namespace mk::patience {

std::vector<std::string_view> parts(std::string_view t, char separator) {
  auto out = split(t, separator);
  for (std::string_view& p : out) p = trimmed(p);
  return out;
}

bool readNumber(std::string_view w, int lowest, int highest, int& out) {
  const auto [end, error] = std::from_chars(w.data(), w.data() + w.size(), out);
  return error == std::errc() && end == w.data() + w.size() && out >= lowest && out <= highest;
}

std::optional<int> numberAfter(std::string_view text, std::string_view word) {
  const auto all = words(text);
  const auto at = std::ranges::find(all, word);
  int n = 0;
  if (at == all.end() || at + 1 == all.end() || !readNumber(at[1], 0, 9999, n)) return std::nullopt;
  return n;
}

std::string joined(const std::vector<std::string>& items, std::string_view between) {
  std::string out;
  for (const std::string& i : items) {
    if (!out.empty()) out += between;
    out += i;
  }
  return out;
}

Phrase difference(std::string_view given, std::string_view written) {
  const auto mine = parts(given), theirs = parts(written);
  const auto said = [](std::string_view t) { return Arg::literal(std::string(t.substr(0, 60))); };
  for (std::size_t i = 0; i < std::max(mine.size(), theirs.size()); ++i) {
    if (i >= mine.size()) return {MK_TEXT("games", "The position lacks “%1”."), {said(theirs[i])}};
    if (i >= theirs.size()) return {MK_TEXT("games", "“%1” does not belong in this position."), {said(mine[i])}};
    if (words(mine[i]) != words(theirs[i]))
      return {MK_TEXT("games", "“%1” does not fit the rest of the position; it should be “%2”."),
              {said(mine[i]), said(theirs[i])}};
  }
  return {};
}

} // namespace mk::patience
