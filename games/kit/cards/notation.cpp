// Reading and writing positions of card games.
#include "games/kit/cards/notation.h"

#include "games/kit/words.h"

#include <algorithm>
#include <charconv>

namespace mk::cards {

namespace {

Arg quoted(std::string_view t) { return Arg::literal(std::string(t.substr(0, 60))); }

Checked<int> readNumber(std::string_view t, int lowest, int highest) {
  int n = 0;
  const auto [end, error] = std::from_chars(t.data(), t.data() + t.size(), n);
  if (error != std::errc() || end != t.data() + t.size() || n < lowest || n > highest)
    return refuse({MK_TEXT("games", "“%1” is not a number from %2 to %3."),
                   {quoted(t), Arg::number(lowest), Arg::number(highest)}});
  return n;
}

} // namespace

Checked<Fields> Fields::read(std::string_view t) {
  Fields out;
  while (!t.empty()) {
    const auto cut = t.find_first_of(";\n");
    const std::string_view field = trimmed(t.substr(0, cut));
    t.remove_prefix(cut == std::string_view::npos ? t.size() : cut + 1);
    if (field.empty()) continue;
    const auto mark = field.find_first_of(":= ");
    const std::string_view key = field.substr(0, mark);
    const std::string_view value = mark == std::string_view::npos ? "" : trimmed(field.substr(mark + 1));
    if (key.empty() || !out.fields_.try_emplace(key, Field{value, false}).second)
      return refuse({MK_TEXT("games", "“%1” is there twice or says nothing."), {quoted(field)}});
  }
  return out;
}

std::string_view Fields::value(std::string_view key) {
  const auto it = fields_.find(key);
  if (it == fields_.end()) return {};
  it->second.known = true;
  return it->second.value;
}

Checked<int> Fields::number(std::string_view key, int lowest, int highest, int preset) {
  if (!has(key)) return preset;
  return readNumber(value(key), lowest, highest);
}

Checked<std::vector<int>> Fields::numbers(std::string_view key, int lowest, int highest) {
  std::vector<int> out;
  std::string_view t = value(key);
  while (!t.empty()) {
    const auto cut = t.find(',');
    const auto n = readNumber(trimmed(t.substr(0, cut)), lowest, highest);
    if (!n) return Refusal{n.why()};
    out.push_back(*n);
    t.remove_prefix(cut == std::string_view::npos ? t.size() : cut + 1);
  }
  return out;
}

Checked<Cards> Fields::cards(std::string_view key) {
  const auto list = readCards(value(key));
  if (!list) return Refusal{list.why()};
  if (list->size() > Cards::capacity()) return refuse(MK_TEXT("games", "No pack has that many cards."));
  Cards out;
  for (const Card c : *list) out.push_back(c);
  return out;
}

Permission Fields::nothingElse() const {
  for (const auto& [key, field] : fields_)
    if (!field.known)
      return refuse({MK_TEXT("games", "A position of this game has nothing called “%1”."), {quoted(key)}});
  return Ok{};
}

std::vector<std::string_view> wordsOf(std::string_view t) { return mk::words(t); }

std::string cardsText(const Cards& c) { return text(std::span<const Card>(c)); }

std::string stockText(const Cards& c) {
  Cards down;
  for (std::size_t i = c.size(); i > 0; --i) down.push_back(c[i - 1]);
  return cardsText(down);
}

} // namespace mk::cards
