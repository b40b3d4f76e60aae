// House rules: what a game lets the family choose, and what was chosen.
#pragma once

#include "games/kernel/checked.h"

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mk {

struct OptionValue {
  const char* key; // as in the ruling, e.g. "throw-off"
  Phrase name;
};

// One house rule. A yes-or-no rule has the two values "no" and "yes" (or "off" and "on"). A number rule has no values
// but a range.
struct OptionSpec {
  const char* key; // as in the ruling with '-' for spaces, e.g. "compulsory-capture"
  Phrase name;
  Phrase meaning; // one line: what changes
  std::vector<OptionValue> values;
  int preset = 0;              // index of the default value, or the default number
  int lowest = 0, highest = 0; // number rules only
  // Meaningful only while the option with this key has this value; nullptr = always.
  const char* onlyWith = nullptr;
  const char* onlyWithValue = nullptr;

  bool isNumber() const { return values.empty(); }
};

// The chosen values of one game's options, in the order of its specs. Values are indexes (or numbers for number rules).
class Options {
public:
  Options() = default;
  explicit Options(std::span<const OptionSpec> specs); // all defaults

  Permission set(std::string_view key, std::string_view value);
  bool is(std::string_view key, std::string_view value) const; // the key must exist
  int number(std::string_view key) const;
  int index(std::string_view key) const;
  std::string value(std::string_view key) const;
  std::span<const OptionSpec> specs() const { return specs_; }
  std::map<std::string, std::string> nonDefault() const;
  bool operator==(const Options& o) const { return chosen_ == o.chosen_; }

private:
  const OptionSpec* find(std::string_view key, std::size_t& at) const;
  std::span<const OptionSpec> specs_;
  std::vector<int> chosen_;
};

} // namespace mk
