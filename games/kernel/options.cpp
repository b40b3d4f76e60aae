// House rules chosen by the family.
#include "games/kernel/options.h"

#include <cassert>
#include <charconv>

namespace mk {

Options::Options(std::span<const OptionSpec> specs) : specs_(specs) {
  for (const OptionSpec& s : specs_) chosen_.push_back(s.preset);
}

const OptionSpec* Options::find(std::string_view key, std::size_t& at) const {
  for (at = 0; at < specs_.size(); ++at)
    if (specs_[at].key == key) return &specs_[at];
  return nullptr;
}

Permission Options::set(std::string_view key, std::string_view value) {
  std::size_t at = 0;
  const OptionSpec* s = find(key, at);
  const Arg said = Arg::literal(std::string(value.substr(0, 40)));
  if (s == nullptr) {
    std::string known;
    for (const OptionSpec& o : specs_) known += (known.empty() ? "" : ", ") + std::string(o.key);
    if (known.empty()) return refuse(MK_TEXT("games", "This game has no house rules."));
    return refuse({MK_TEXT("games", "This game has no house rule “%1”; it has: %2."),
                   {Arg::literal(std::string(key.substr(0, 40))), Arg::literal(known)}});
  }
  if (s->isNumber()) {
    int n = 0;
    const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), n);
    if (error != std::errc() || end != value.data() + value.size() || n < s->lowest || n > s->highest)
      return refuse({MK_TEXT("games", "“%1” does not suit the house rule “%2”: it takes a number from %3 to %4."),
                     {said, Arg::literal(s->key), Arg::number(s->lowest), Arg::number(s->highest)}});
    chosen_[at] = n;
    return Ok{};
  }
  std::string known;
  for (std::size_t i = 0; i < s->values.size(); ++i) {
    if (s->values[i].key == value) {
      chosen_[at] = static_cast<int>(i);
      return Ok{};
    }
    known += (known.empty() ? "" : ", ") + std::string(s->values[i].key);
  }
  return refuse({MK_TEXT("games", "“%1” does not suit the house rule “%2”; it can be: %3."),
                 {said, Arg::literal(s->key), Arg::literal(known)}});
}

int Options::index(std::string_view key) const {
  std::size_t at = 0;
  [[maybe_unused]] const OptionSpec* s = find(key, at);
  assert(s != nullptr);
  return chosen_[at];
}

int Options::number(std::string_view key) const { return index(key); }

std::string Options::value(std::string_view key) const {
  std::size_t at = 0;
  const OptionSpec* s = find(key, at);
  assert(s != nullptr);
  if (s->isNumber()) return std::to_string(chosen_[at]);
  return s->values[static_cast<std::size_t>(chosen_[at])].key;
}

bool Options::is(std::string_view key, std::string_view v) const { return value(key) == v; }

std::map<std::string, std::string> Options::nonDefault() const {
  std::map<std::string, std::string> out;
  for (std::size_t i = 0; i < specs_.size(); ++i)
    if (chosen_[i] != specs_[i].preset) out[specs_[i].key] = value(specs_[i].key);
  return out;
}

} // namespace mk
